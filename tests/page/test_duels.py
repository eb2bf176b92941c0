"""A duel in a real browser: challenged, begun, seen from the channel, laid open; in French too."""

from typing import Any

import pytest
from playwright.async_api import expect

from playground import Person
from playground.discord.world import Channel
from tests.page.browser import PHONE, WIDE, Browser
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

VISITORS = pytest.mark.parametrize(
    ("size", "name", "rival", "words"),
    [
        (WIDE, "Ana", "Ben", ("Join", "Start", "Your move", "Turn by turn", "Turn 1", "Again?")),
        (
            PHONE,
            "Chloé",
            "Ben",
            ("Rejoindre", "Commencer", "À vous", "Tour par tour", "Tour 1", "On rejoue"),
        ),
    ],
    ids=["desktop", "phone"],
)


@VISITORS
async def test_a_duel_from_the_challenge_to_the_end(
    browser: Browser,
    bot: Bot,
    table: Channel,
    people: dict[str, Person],
    size: Any,
    name: str,
    rival: str,
    words: tuple[str, str, str, str, str, str],
) -> None:
    join, start, move, turns, first, again = words
    screen, own, other = await browser.screen(size), people[name], people[rival]
    await screen.open(**{"as": name.lower()})
    await own.types(table, "/duel")
    await other.presses(join, channel=table)
    await screen.keeps(f"duel-{size['width']}-lobby")
    await screen.button(start).click()
    await bot.idle()
    await expect(screen.board().locator(".picture img").first).to_be_visible()
    await expect(screen.button(move)).to_be_visible()
    await expect(screen.last().locator(".picture img").first).to_be_visible()
    await screen.keeps(f"duel-{size['width']}-panel")
    await screen.page.goto("about:blank")  # it need not load every picture of the game
    await Round(bot, table, [own, other]).play()
    await screen.open(**{"as": name.lower()})
    await expect(screen.board().locator(".picture img").first).to_be_visible()
    await screen.keeps(f"duel-{size['width']}-over")
    await screen.button(turns).click()
    await expect(screen.last()).to_contain_text(first)
    await screen.keeps(f"duel-{size['width']}-turns")
    await screen.button(again).click()
    await expect(screen.board().get_by_role("button", name=join)).to_be_visible()
    await screen.keeps(f"duel-{size['width']}-again")
