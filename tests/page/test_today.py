"""Today's dice in a real browser: begun, played on and found again, on a phone in French."""

from typing import Any

import pytest
from playwright.async_api import expect

from bot.tables import today
from playground import Person
from playground.discord.world import Channel
from tests.page.browser import PHONE, WIDE, Browser
from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

VISITORS = pytest.mark.parametrize(
    ("size", "name", "command", "play", "roll", "again"),
    [
        (WIDE, "Ana", "/today", "Play Yahtzee", "Roll the dice", "Go on: Yahtzee"),
        (
            PHONE,
            "Chloé",
            "/dés-du-jour",
            "Jouer à Yahtzee",
            "Lancer les dés",
            "Continuer",
        ),
    ],
    ids=["desktop", "phone"],
)


@VISITORS
async def test_a_game_is_begun_and_taken_up_again(
    browser: Browser,
    bot: Bot,
    table: Channel,
    people: dict[str, Person],
    size: Any,
    name: str,
    command: str,
    play: str,
    roll: str,
    again: str,
) -> None:
    screen, person = await browser.screen(size), people[name]
    await screen.open(**{"as": name.lower()})
    await person.types(table, command)
    await expect(screen.button(play)).to_be_visible()
    await screen.keeps(f"today-{size['width']}")
    await screen.button(play).click()
    await expect(screen.last().locator(".picture img").first).to_be_visible()
    await screen.keeps(f"today-{size['width']}-first-roll")
    await screen.button(roll).click()
    await bot.idle()
    day = today.day_of(bot.client.app.clock.now())
    attempt = await bot.store.tables.attempt(day, person.id, "yahtzee")
    assert attempt is not None
    assert attempt.step > 0
    await person.types(table, command)
    await screen.button(again).click()
    await expect(screen.last().locator(".picture img").first).to_be_visible()
