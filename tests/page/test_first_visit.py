"""A first visit, at both sizes: one press begins a game, and nothing surprises."""

from typing import Any

import pytest
from playwright.async_api import expect

from playground import Person
from playground.discord.world import Channel
from tests.page.browser import PHONE, WIDE, Browser, Screen
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

MOVES = '[data-control^="m:"], [data-control^="t:"]'
WIDER = """() => [...document.querySelectorAll('.button, .menu, .picture')]
  .some((part) => part.getBoundingClientRect().right > part.closest('.messages').clientWidth
    + part.closest('.messages').getBoundingClientRect().left)"""
"""Whether some control or picture is cut off."""

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])


@SIZES
@pytest.mark.usefixtures("bot")
async def test_a_whole_turn_of_yahtzee_without_reading(browser: Browser, size: Any) -> None:
    """One press begins, and then whatever stands under the dice plays."""
    screen = await browser.screen(size)
    await screen.open()
    await screen.pane().get_by_role("button", name="Play at once").click()
    await screen.button("Roll").click()
    box = screen.button("Chance")
    await box.click()
    await screen.keeps(f"first-turn-{size['width']}")
    await expect(screen.messages().last).to_contain_text("Chance")


@SIZES
async def test_a_private_panel_turns_by_itself(
    browser: Browser, bot: Bot, table: Channel, people: dict[str, Person], size: Any
) -> None:
    players = Round(bot, table, [people["Ana"], people["Ben"]])
    await players.open("yahtzee")
    (now,) = await players.awaited()
    other = next(one for one in players.people.values() if one is not now)
    screen = await browser.screen(size)
    await screen.open(**{"as": other.name.lower()})
    await screen.page.locator(f'[data-control="{players.your_move(other)}"]').last.click()
    panel = screen.messages().filter(has_text="Only you can see this").last
    await expect(panel).to_contain_text(f"Waiting for {now.name}.")
    await expect(panel.locator(MOVES)).to_have_count(0)
    while await players.awaited() == [now]:
        await players.press(now)
    await expect(panel.locator(MOVES).first).to_be_visible()
    await expect(panel).not_to_contain_text("Waiting for")
    await screen.keeps(f"panel-turned-{size['width']}")


@pytest.mark.usefixtures("bot")
async def test_back_stays_in_the_playground(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    await screen.pane().get_by_role("button", name="Act as Ben").first.click()
    await expect(screen.pane()).to_contain_text("You are Ben")
    await screen.page.go_back()
    await expect(screen.pane()).to_contain_text("You are Ana")
    await screen.page.go_forward()
    await expect(screen.pane()).to_contain_text("You are Ben")


@pytest.mark.usefixtures("bot")
async def test_settings_and_enter_are_ones_own_settings(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    field = screen.pane().get_by_role("combobox")
    await field.fill("/settings")
    await screen.page.keyboard.press("Enter")
    await expect(screen.pane().locator(".command-name")).to_have_text("/settings mine")


@SIZES
@pytest.mark.parametrize(
    ("who", "lines"),
    [
        ("Ana", ("/help", "/settings mine", "/play")),
        ("Chloé", ("/aide", "/réglages perso", "/jouer")),
    ],
)
async def test_help_settings_and_lobby_fit_the_window(
    browser: Browser,
    bot: Bot,
    table: Channel,
    people: dict[str, Person],
    size: Any,
    who: str,
    lines: tuple[str, ...],
) -> None:
    """Nothing is wider than the window; the pictures are there to be looked at."""
    person, screen = people[who], await browser.screen(size)
    await screen.open(**{"as": str(person.id)})
    for line in lines:
        chosen = {"jeu" if who == "Chloé" else "game": "yahtzee"} if line == lines[2] else {}
        await person.types(table, line, **chosen)
        await bot.idle()
        await expect(screen.messages().last).to_be_visible()
        assert not await screen.page.evaluate(WIDER)
        await screen.keeps(f"{line.strip('/').split()[0]}-{size['width']}")
    page = screen.messages().filter(has_text="Yahtzee").last
    await expect(page.locator(".picture img")).to_be_visible()
    await screen.keeps(f"lobby-{who}-{size['width']}")
