"""Today's dice in a real browser: begun, played on and found again, on a phone in French."""

from typing import Any

import pytest
from playwright.async_api import expect

from bot.tables import today
from bot.ui.markup import shortened
from playground import Person, Playground
from playground.discord.world import Channel
from tests.page.browser import PHONE, WIDE, Browser
from tests.wire.conftest import Bot
from tests.wire.same_dice import mornings, played

DAY = 24 * 60 * 60

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


RESULTS = pytest.mark.parametrize(
    ("size", "name", "words"),
    [
        (
            WIDE,
            "Ana",
            (
                "/today",
                "Yahtzee: my result",
                "Share my line here",
                "better than 100%",
                "Yesterday’s Yahtzee",
                "On this server",
                "Yesterday’s dice",
                "Play Yahtzee",
            ),
        ),
        (
            PHONE,
            "Chloé",
            (
                "/dés-du-jour",
                "Yahtzee",
                "Partager ma ligne ici",
                "mieux que 100",
                "Yahtzee d’hier",
                "Sur ce serveur",
                "Les dés d’hier",
                "Jouer à Yahtzee",
            ),
        ),
    ],
    ids=["desktop", "phone"],
)


@RESULTS
async def test_a_result_its_line_the_morning_and_yesterday(
    browser: Browser,
    bot: Bot,
    playground: Playground,
    table: Channel,
    people: dict[str, Person],
    size: Any,
    name: str,
    words: tuple[str, ...],
) -> None:
    command, see, share, better, before, here, morning, again = words
    screen, person, other = await browser.screen(size), people[name], people["Ben"]
    day = today.day_of(bot.client.app.clock.now())
    await bot.store.dailies.get(day, "yahtzee", bytes([3]) * 32)
    await mornings(playground, people["Ana"], table)
    if name == "Chloé":
        await people["Ana"].types(table, "/settings server", language="Français")
    await played(bot, other, table, level="easy")
    await played(bot, person, table, level="strong")
    await screen.open(**{"as": name.lower()})
    await person.types(table, command)
    await screen.button(see).click()
    await expect(screen.last()).to_contain_text(better)
    await expect(screen.last().locator(".md-pre")).to_contain_text("Yahtzee · 20")
    await screen.keeps(f"today-{size['width']}-result")
    await screen.button(share).click()
    await expect(screen.board()).to_contain_text("Yahtzee · 20")
    await bot.passes(DAY)
    await expect(screen.board()).to_contain_text(morning)
    await expect(screen.board().locator(".picture img").first).to_be_visible()
    await screen.keeps(f"today-{size['width']}-morning")
    await screen.board().locator("button.primary").click()
    await expect(screen.button(again)).to_be_visible()
    await screen.keeps(f"today-{size['width']}-next-day")
    await screen.button(before).click()
    await expect(screen.last()).to_contain_text(here)
    secret = (await bot.store.dailies.get(day, "yahtzee", b"")).seed.hex()
    await expect(screen.last()).to_contain_text(shortened(secret))
    await screen.keeps(f"today-{size['width']}-yesterday")
