"""Every practice hand in a real browser, on a desktop and on a phone, by what the sentence says."""

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.words import Speaker
from playground import Person
from playground.discord.world import Channel
from rules.catalog import GAMES
from tests.page.browser import PATIENCE, PHONE, WIDE, Browser, Screen
from tests.support.lessons import LESSONS, open_message, way_of
from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

NAMES = {"verflixxt-nochmal": "lesson-verflixxt-nochmal-name"}
"""Lessons that are not called like their games."""

VISITORS = pytest.mark.parametrize(
    ("size", "name", "language"),
    [(WIDE, "Ana", "en"), (PHONE, "Chloé", "fr")],
    ids=["desktop", "phone"],
)


def exactly(label: str) -> "re.Pattern[str]":
    """A label, with whatever space its language has before a colon."""
    return re.compile(r"^\s*" + r"\s+".join(map(re.escape, label.split())) + r"\s*$")


def tasks(lesson: str) -> int:
    """How many tasks a lesson has."""
    return next(len(o.tasks) for g in GAMES.values() for o in g.lessons if o.key == lesson)


def place(number: int, lesson: str) -> str:
    """What a message says of its place in the lesson; nothing at the end."""
    return f"{number}/{tasks(lesson)}" if number <= tasks(lesson) else ""


def title(lesson: str, language: str) -> str:
    game = lesson.removesuffix("-nochmal")
    return Speaker(language, game)(NAMES.get(lesson, "game-name"))


@VISITORS
@pytest.mark.parametrize("lesson", LESSONS)
async def test_somebody_who_presses_what_the_sentence_says_finishes(
    browser: Browser,
    bot: Bot,
    table: Channel,
    people: dict[str, Person],
    lesson: str,
    size: Any,
    name: str,
    language: str,
) -> None:
    say, person = Speaker(language), people[name]
    screen = await browser.screen(size)
    await screen.open(**{"as": name.lower()})
    await screen.pane().locator('[data-key="learn"]').click()
    await screen.last().get_by_role("button", name=exactly(title(lesson, language))).click()
    await expect(screen.last()).to_contain_text("1/")
    for step in range(tasks(lesson)):
        await screen.keeps(f"lesson-{lesson}-{language}-{step}")
        await follows(screen, screen.last(), way_of(open_message(person, table)))
        await expect(screen.last()).to_contain_text(place(step + 2, lesson) or say("lesson-done"))
        await bot.idle()
    await expect(screen.last()).to_contain_text(say("lesson-done"))
    await screen.keeps(f"lesson-{lesson}-{language}-end")


async def chooses(screen: Screen, menu: Locator, labels: list[str]) -> None:
    """Chooses in a menu, and once more where the message changed while the menu was open."""
    for last in (False, True):
        try:
            await menu.click()
            for label in labels:
                option = screen.page.get_by_role("option").filter(has_text=exactly(label))
                await option.click(timeout=PATIENCE if last else PATIENCE / 4)
            break
        except PlaywrightTimeout:
            if last:
                raise
    if await (foot := screen.page.locator(".menu-foot button")).count():
        await foot.click()


async def follows(screen: Screen, message: Locator, way: list[str]) -> None:
    """Presses one label after the other; in a menu, everything that comes after its name."""
    while way:
        menu = message.locator("button.menu").filter(has_text=exactly(way[0]))
        if await menu.count():
            await chooses(screen, menu, way[1:])
            return
        await message.locator("button").filter(has_text=exactly(way[0])).click()
        way = way[1:]
