"""Every part of a message as Discord shows it, and what can be done with it."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from playground import Playground
from playground.discord import permissions
from playground.discord.world import Channel
from tests.page.browser import Browser, Screen
from tests.page.show import ShowBot

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def bot(playground: Playground) -> AsyncIterator[ShowBot]:
    async with ShowBot.running(playground) as bot:
        assert isinstance(bot, ShowBot)
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def shown(screen: Screen) -> Screen:
    """`/show lasagne`, typed as a whole line."""
    await screen.open(**{"as": "ana"})
    await screen.pane().get_by_role("combobox").fill("/show lasagne")
    await expect(screen.page.get_by_role("option", name="Lasagne")).to_be_visible()
    await screen.page.keyboard.press("Enter")
    await screen.page.keyboard.press("Enter")
    await expect(screen.last()).to_contain_text("lasagne, hot, None")
    return screen


async def test_words_are_marked_up(shown: Screen) -> None:
    message = shown.last()
    for tag, words in {
        ".md-h1": "A heading",
        ".md-small": "small print",
        "strong >> nth=0": "bold",
        "u": "underlined",
        "s": "struck",
        ".md-code": "code",
        ".md-quote": "a quote",
        "ul.md-list > li >> nth=0": "one",
        "ol.md-list > li >> nth=1": "second",
        ".mention.own": "@Ana",
        "time.stamp": "in 2 hours",
    }.items():
        await expect(message.locator(tag)).to_have_text(words)
    await expect(message).to_contain_text("snake_case_word")
    await expect(message.get_by_role("button", name="#table")).to_be_visible()
    await expect(message.get_by_role("link", name="a link")).to_have_attribute(
        "href", "https://example.org/"
    )
    spoiler = message.get_by_role("button", name="Spoiler")
    await spoiler.click()
    await expect(message.locator(".spoiler.shown")).to_have_text("the murderer")
    await shown.keeps("parts")


async def test_the_clock_moves_what_is_told_relatively(shown: Screen) -> None:
    await shown.page.get_by_role("button", name="Backstage").click()
    before = await hours_ahead(shown)
    await shown.page.get_by_role("button", name="+1 hour").click()
    await expect(shown.last().locator("time.stamp")).to_have_text("in 1 hour")
    assert 0.8 < await hours_ahead(shown) - before < 1.2
    await expect(shown.page.locator(".exchanges .status.good").first).to_be_visible()
    await shown.keeps("backstage")


async def hours_ahead(shown: Screen) -> float:
    """How far the playground's clock is ahead, as Backstage says it."""
    told = await shown.page.get_by_text("h ahead of your clock").inner_text()
    found = re.search(r"([\d.]+) h ahead", told)
    assert found is not None
    return float(found[1])


async def test_a_picture_is_enlarged_with_its_words(shown: Screen) -> None:
    await shown.last().get_by_role("button", name="Enlarge: the right picture").click()
    viewer = shown.page.get_by_role("dialog", name="the right picture")
    await expect(viewer.locator(".viewer-words")).to_have_text("the right picture")
    await shown.page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)


async def test_several_choices_of_a_menu(shown: Screen) -> None:
    await shown.last().get_by_role("button", name="Sauces").click()
    for name in ("Tomato", "Cream", "Pesto", "None at all"):
        await shown.page.get_by_role("option", name=re.compile(f"^{name}")).click()
    await shown.page.get_by_role("option", name=re.compile("^Pesto")).click()
    await shown.keeps("several-choices")
    await shown.page.get_by_role("button", name="Done (2)").click()
    await expect(shown.last()).to_contain_text("sauces: tomato, cream")


async def test_a_menu_by_keyboard_and_a_menu_of_people(
    shown: Screen, playground: Playground
) -> None:
    await shown.last().get_by_role("button", name="Who pays?").focus()
    await shown.page.keyboard.press("ArrowDown")
    await shown.page.keyboard.type("ch")
    await shown.page.keyboard.press("Enter")
    chloe = next(one for one in playground.people.values() if one.name == "Chloé")
    await expect(shown.last()).to_contain_text(f"who: {chloe.id}")
    await expect(shown.last()).to_contain_text("Only you can see this")


async def test_a_form_with_every_field(shown: Screen) -> None:
    await shown.button("Form").click()
    form = shown.page.get_by_role("dialog", name="Your order")
    await expect(form.get_by_label("Name")).to_be_focused()
    await shown.page.keyboard.type("Ana")
    await form.get_by_role("radio", name="Large").check()
    await form.get_by_role("checkbox", name="Capers").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("Sauce")
    await form.get_by_role("button", name="Sauce").click()
    await shown.page.get_by_role("option", name="Pesto").click()
    await shown.page.get_by_role("option", name="Cream").click()
    await shown.page.get_by_role("button", name="Done (2)").click()
    await shown.keeps("form")
    await form.get_by_role("button", name="Submit").click()
    await expect(shown.last()).to_contain_text("Ana: large, ['capers'], ['pesto', 'cream']")


async def test_thinking_then_the_answer(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    await screen.pane().get_by_role("combobox").fill("/think")
    await screen.page.keyboard.press("Enter")
    await expect(screen.last()).to_contain_text("is thinking…")
    await expect(screen.last()).to_contain_text("Here it is")
    await expect(screen.last()).to_contain_text("Ana used /think")


async def test_no_answer_is_a_failure_everybody_knows(
    shown: Screen, playground: Playground
) -> None:
    playground.interactions.answer_seconds = 0.4
    await shown.button("Silent").click()
    await expect(shown.last()).to_contain_text("This interaction failed")
    assert len(playground.take_failures()) == 1
    await expect(shown.button("Off")).to_be_disabled()


async def test_several_tabs_stay_in_step(shown: Screen, browser: Browser) -> None:
    other = await browser.screen()
    await other.open(**{"as": "chloe"})
    await expect(other.last()).to_contain_text("A heading")
    await expect(other.last().locator("time.stamp")).to_have_text("dans 2 heures")
    await other.pane().get_by_role("combobox").fill("coucou **toi**")
    await other.page.keyboard.press("Enter")
    await expect(shown.last()).to_contain_text("coucou toi")


async def test_somebody_new_in_a_language_of_their_own(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    await screen.page.get_by_role("button", name="Add somebody").click()
    await screen.page.get_by_label("Name").fill("Dora <3")
    await screen.page.get_by_role("radio", name="Français").check()
    await screen.page.get_by_role("button", name="Add", exact=True).click()
    await expect(screen.pane()).to_contain_text("You are Ana")
    await screen.page.get_by_role("button", name="Dora <3 is here").click()
    await expect(screen.pane()).to_contain_text("Vous êtes Dora <3")
    await screen.page.get_by_role("button", name="Réglages de Dora <3").click()
    await screen.page.get_by_role("radio", name="Sombre").check(force=True)
    await screen.page.get_by_role("switch", name="Reçoit des messages privés").uncheck()
    await screen.page.keyboard.press("Escape")
    await expect(screen.page.locator(".user")).to_contain_text("ne reçoit pas")
    assert await screen.page.evaluate("document.documentElement.dataset.theme") == "dark"
    await screen.page.get_by_role("button", name="Ouvrir Ben à côté").click()
    await expect(screen.pane(1)).to_contain_text("You are Ben")
    assert "as=dora-3&beside=ben" in screen.page.url


async def test_who_acts_in_a_conversation_stays_in_their_own(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    await screen.page.get_by_role("button", name="Direct messages").click()
    await expect(screen.pane()).to_contain_text("private conversation of Ana")
    await screen.pane().get_by_role("button", name="Act as Ben").click()
    await expect(screen.pane()).to_contain_text("private conversation of Ben")


async def test_a_bad_day_backstage(
    shown: Screen, playground: Playground, bot: ShowBot, table: Channel
) -> None:
    await shown.page.get_by_role("button", name="Backstage").click()
    drawer = shown.page.get_by_role("complementary", name="Backstage")
    await drawer.get_by_role("switch", name="Attach Files").uncheck()
    await drawer.get_by_role("switch", name="Slow network").check()
    await expect(drawer.get_by_role("switch", name="Attach Files")).not_to_be_checked()
    assert not permissions.may(playground.world, table, playground.application_id, "ATTACH_FILES")
    assert playground.faults.latency > 0
    await drawer.get_by_role("switch", name="Slow network").uncheck()
    await drawer.get_by_role("button", name="Next 3: 429").click()
    await expect(drawer).to_contain_text("429 × 3")
    playground.faults.waiting.clear()
    await drawer.get_by_role("button", name="Delete the board").click()
    await expect(shown.messages()).to_have_count(0)
    await drawer.get_by_role("button", name="Drop its socket").click()
    assert await playground.until(lambda: bot.resumes, 10), "the client has come back"


async def test_options_of_a_command(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    entry = screen.pane().get_by_role("combobox")
    await entry.fill("/sh")
    await entry.press("Tab")
    await screen.page.keyboard.type("ris")
    await screen.page.get_by_role("option", name="Risotto").click()
    await screen.page.get_by_role("button", name="+ hot").click()
    await screen.page.get_by_role("option", name="No").click()
    await screen.page.get_by_role("button", name="+ guest").click()
    await screen.keeps("command-options")
    await screen.page.get_by_role("option", name="Ben").click()
    await expect(screen.last()).to_contain_text("risotto, cold, Ben")
