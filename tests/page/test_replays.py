"""A finished game seen again on the page: step by step, as a film, and the file downloaded."""

import pytest
from playwright.async_api import expect

from bot.files.verify import verified
from playground import Person
from playground.discord.world import Channel
from rules.catalog import GAMES
from tests.page.browser import PHONE, Browser, Screen
from tests.support.recorded import recorded
from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]


async def put(bot: Bot, table: Channel, person: Person) -> None:
    game = recorded("yahtzee-1", users=[person.id])
    await game.keep(bot.store, channel=table.id, guild=table.server_id)


async def type_history(screen: Screen, command: str = "/history") -> None:
    entry = screen.pane().get_by_role("combobox")
    await entry.fill(command)
    await expect(screen.page.get_by_role("option", name=command)).to_be_visible()
    await entry.press("Enter")
    await screen.page.keyboard.press("Enter")


async def test_stepping_and_downloading(
    bot: Bot, screen: Screen, table: Channel, people: dict[str, Person]
) -> None:
    await put(bot, table, people["Ana"])
    await screen.open(**{"as": "ana"})
    await type_history(screen)
    await screen.button("Step by step").click()
    await expect(screen.last()).to_contain_text("the beginning, before 50 steps")
    await screen.last().get_by_role("button", name="▶", exact=True).click()
    await expect(screen.last()).to_contain_text("step 1 of 50")
    await screen.button("▶|").click()
    await expect(screen.last()).to_contain_text("step 50 of 50")
    await expect(screen.last().locator("img")).to_be_visible()
    await screen.keeps("step-by-step")

    await screen.button("Save as a file").click()
    link = screen.last().locator("a.file")
    await expect(link).to_have_text("yahtzee-1.json")
    await screen.keeps("saved-game")
    async with screen.page.expect_download() as downloading:
        await link.click()
    file = await (await downloading.value).path()
    assert "every draw comes from the seed" in verified(file.read_bytes(), GAMES).text


async def test_the_film_on_a_phone_in_french(
    bot: Bot, browser: Browser, table: Channel, people: dict[str, Person]
) -> None:
    await put(bot, table, people["Ana"])
    screen = await browser.screen(PHONE)
    await screen.open(**{"as": "chloe"})
    await type_history(screen, "/historique")
    await screen.button("Revoir").click()
    await expect(screen.last()).to_contain_text("Toute la partie")
    picture = screen.last().locator("img")
    await expect(picture).to_be_visible()
    moving = "image => fetch(image.src).then((answer) => answer.headers.get('content-type'))"
    assert await picture.evaluate(moving) == "image/gif"
    wide = await screen.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing hangs over the edge"
    await screen.keeps("film")
