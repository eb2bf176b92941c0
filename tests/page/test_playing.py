"""People play on the page: whole games, forms, whispers, languages, narrow windows."""

import re

import pytest
from playwright.async_api import expect

from playground import Person
from playground.discord.world import Channel
from tests.page.browser import PHONE, Browser, Screen
from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

MOVES = 'button[data-control^="m:"]:not([disabled])'

NEXT = """() => {
  const moves = [...document.querySelectorAll('button[data-control^="m:"]:not([disabled])')];
  const board = moves.at(-1)?.closest('article');
  const first = moves.find((move) => board.contains(move));
  return first ? [board.querySelector('.mention').textContent, first.dataset.control] : null;
}"""
"""Whose turn it is by the words of the newest board, and the first move on it."""


async def open_table(screen: Screen, place: int = 0) -> None:
    await screen.pane(place).get_by_role("button", name="Play a game").click()
    await screen.pane(place).get_by_role("option", name="Yahtzee").click()
    await expect(screen.button("Start", place)).to_be_visible()


async def play_on(screen: Screen, names: list[str], presses: int) -> bool:
    """Press the first move until the game is over, at most so often. Whether it goes on."""
    for _ in range(presses):
        found = await screen.page.evaluate(NEXT)
        if found is None:
            return False
        who, control = found
        pane = screen.pane(names.index(who.removeprefix("@")))
        await pane.locator(f'[data-control="{control}"]').last.click()
        await screen.page.wait_for_function(
            "control => !document.querySelector(`[data-control='${control}']`)", arg=control
        )
        await screen.page.wait_for_function(
            f"""() => document.querySelector('{MOVES}')
                || /The game is over/.test(document.querySelector('.messages').innerText)"""
        )
    return True


async def test_two_people_play_side_by_side_and_the_bot_restarts_in_between(
    bot: Bot, screen: Screen
) -> None:
    await screen.open(**{"as": "ana", "beside": "ben"})
    await screen.keeps("first-visit")
    await open_table(screen)
    await screen.button("Join", 1).click()
    await expect(screen.last(1)).to_contain_text("Ben")
    await screen.button("Start").click()
    await expect(screen.last(1)).to_contain_text("Roll the five dice.")
    assert await play_on(screen, ["Ana", "Ben"], 11)
    await screen.keeps("two-people")

    await screen.page.get_by_role("button", name="Backstage").click()
    await screen.page.get_by_role("button", name="Restart the bot").click()
    await expect(screen.page.get_by_text("Sixpips is connected.")).to_be_visible()
    await screen.page.get_by_role("button", name="Close backstage").click()

    assert not await play_on(screen, ["Ana", "Ben"], 200)
    for place in (0, 1):
        await expect(
            screen.messages(place).filter(has_text="The game is over").last
        ).to_be_visible()
        await expect(screen.pane(place)).to_contain_text(re.compile(r"(Ana|Ben): \d+"))
    await screen.keeps("final-ranking")
    assert bot.client.is_ready()


@pytest.mark.usefixtures("bot")
async def test_the_options_page_changes_the_table(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    await open_table(screen)
    await screen.button("Options").click()
    page = screen.messages().filter(has_text="Options of Yahtzee")
    await page.get_by_role("button", name="Rounds").click()
    await screen.page.get_by_role("option").nth(1).click()
    await screen.keeps("options")
    await expect(screen.messages().filter(has_text="Players")).to_contain_text("Rounds: 2")


@pytest.mark.usefixtures("bot")
async def test_a_whisper_is_seen_by_one_and_can_be_waved_away(screen: Screen) -> None:
    await screen.open(**{"as": "ana", "beside": "ben"})
    await open_table(screen)
    await screen.button("Start").click()
    await expect(screen.button("More", 1)).to_be_visible()
    await screen.button("Rules", 1).click()
    whisper = screen.messages(1).filter(has_text="Only you can see this")
    await expect(whisper).to_be_visible()
    await expect(screen.pane(0).get_by_text("Only you can see this")).to_have_count(0)
    await screen.keeps("whisper")
    await whisper.get_by_role("button", name="Dismiss message").click()
    await expect(whisper).to_have_count(0)


@pytest.mark.usefixtures("bot")
async def test_french_from_the_command_to_the_board(screen: Screen) -> None:
    await screen.open(**{"as": "chloe"})
    entry = screen.pane().get_by_role("combobox")
    await entry.fill("/j")
    await expect(screen.page.get_by_role("option", name="/jouer")).to_be_visible()
    await screen.keeps("french-commands")
    await entry.press("Enter")
    await screen.page.keyboard.type("yah")
    await screen.page.keyboard.press("Enter")
    await screen.button("Commencer").click()
    await expect(screen.last()).to_contain_text("Lancez les cinq dés.")
    await screen.keeps("french-board")


@pytest.mark.usefixtures("bot")
async def test_on_a_phone(browser: Browser) -> None:
    screen = await browser.screen(PHONE)
    await screen.open(**{"as": "ana"})
    await screen.keeps("phone-first-visit")
    await open_table(screen)
    await screen.button("Add a robot").click()
    await screen.button("Start").click()
    await expect(screen.last().locator(MOVES).first).to_be_visible()
    wide = await screen.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing hangs over the edge"
    await screen.keeps("phone-board")
    await screen.page.get_by_role("button", name="Channels and people").click()
    await screen.page.get_by_role("button", name="chat").click()
    await expect(screen.pane().locator("h1")).to_have_text("chat")


@pytest.mark.usefixtures("bot")
async def test_with_the_keyboard_alone(screen: Screen) -> None:
    await screen.open(**{"as": "ana"})
    keyboard = screen.page.keyboard
    await screen.pane().get_by_role("combobox").focus()
    await keyboard.type("/pl")
    await keyboard.press("Tab")
    await keyboard.press("ArrowDown")
    await keyboard.press("ArrowUp")
    await keyboard.press("Enter")
    await expect(screen.button("Start")).to_be_visible()
    await screen.button("Start").focus()
    await keyboard.press("Enter")
    move = screen.last().locator(MOVES)
    await expect(move.first).to_be_visible()
    await move.first.focus()
    await keyboard.press("Space")
    await expect(move).not_to_have_count(1)
    inside = "document.activeElement.closest('article.message') !== null"
    assert await screen.page.evaluate(inside), "the keyboard stays where it was"


@pytest.mark.usefixtures("bot")
async def test_a_mention_elsewhere_is_a_quiet_notice_and_a_badge(
    screen: Screen, people: dict[str, Person], table: Channel
) -> None:
    await screen.open(**{"as": "ben"})
    await screen.page.get_by_role("button", name="chat").click()
    people["Ana"].says(table, f"{people['Ben'].mention}, your turn")
    await expect(screen.pane().locator(".notice")).to_contain_text("#table")
    await expect(screen.page.locator(".place .badge")).to_have_text("1")
    await screen.keeps("mention")
    await screen.pane().locator(".notice").click()
    await expect(screen.last()).to_contain_text("your turn")
    await expect(screen.page.locator(".place .badge")).to_have_count(0)
