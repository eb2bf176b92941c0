"""Luck or skill in a real browser: the review, a mistake seen again, and playing on from there."""

from typing import Any

import pytest
from playwright.async_api import expect

from playground import Person
from playground.discord.world import Channel
from tests.page.browser import PHONE, WIDE, Browser
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import over, settled

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

FRENCH = {"play": "/jouer", "game": "jeu", "start": "Commencer"}
VISITORS = pytest.mark.parametrize(
    ("size", "name", "words", "buttons"),
    [
        (WIDE, "Ana", {}, ("Luck or skill?", "Your three mistakes", "Fours")),
        (PHONE, "Chloé", FRENCH, ("Chance ou talent", "Vos trois erreurs", "Quatre")),
    ],
    ids=["desktop", "phone"],
)


@VISITORS
async def test_a_game_is_reviewed(
    browser: Browser,
    bot: Bot,
    table: Channel,
    people: dict[str, Person],
    size: Any,
    name: str,
    words: dict[str, str],
    buttons: tuple[str, str, str],
) -> None:
    screen, review, mistakes, box = await browser.screen(size), *buttons
    await over(bot, table, people[name], **words)
    await screen.open(**{"as": name.lower()})
    await screen.button(review).click()
    await expect(screen.button(mistakes)).to_be_visible()
    await settled(bot)
    await expect(screen.last().locator(".picture img").first).to_be_visible()
    await screen.keeps(f"review-{size['width']}")
    await screen.button(mistakes).click()
    await expect(screen.last()).to_contain_text("3")
    await expect(screen.last().locator(".picture img").first).to_be_visible()
    await screen.keeps(f"review-{size['width']}-mistake")
    await screen.button(box).click()
    await bot.idle()
    await screen.keeps(f"review-{size['width']}-answered")
