"""`make pictures`: the pictures that README shows, made by the code they show.

One board of each game in the middle of a game between robots, and the page with a game of Yahtzee.
"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from bot.__main__ import point_at_playground
from bot.words import Speaker
from playground import Person, Playground
from playground.discord.world import Channel
from playground.host.default_world import add_default_world
from renderers.catalog import PICTURES
from renderers.core.encode import png
from renderers.core.scene import Scene
from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.core.game import AnyGame, advance
from tests.page.browser import CHROMIUM, NO_CHROMIUM, PHONE, Browser, browsing, launched
from tests.wire.conftest import Bot

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Ana", "Ben", "Chloé", "Denis")
TURNS = 5
"""How many turns Ana has played on the page's picture."""

ROLL = "Roll the dice"
POINTS = re.compile(r": (\d+) pts?$")
"""What a button says that fills a box."""


def played(game: AnyGame, seats: int) -> list[object]:
    """All states of a game between robots."""
    luck = Luck(b"pictures")
    states: list[object] = [game.new(seats, {}, luck)]
    while asks := game.asks(states[-1]):
        seat, ask = next((one for one in asks.items() if one[1].waiting), next(iter(asks.items())))
        action = game.robot(game.view(states[-1], seat), ask, luck)
        states.append(advance(game, states[-1], seat, action, luck).state)
    return states


def board(game: AnyGame) -> bytes:
    """What the channel sees when two thirds of the game are over."""
    seats = min(max(game.seats), 3)
    states = played(game, seats)
    view = game.view(states[len(states) * 2 // 3], None)
    say = Speaker("en", game.key, NAMES[:seats])
    return png(PICTURES[game.key].table.draw(Scene(view, say))[0])


async def rolls(ana: Person, table: Channel) -> None:
    """The first roll of a turn, where it does not come by itself."""
    if any(button.label == ROLL for button in ana.sees(table)[-1].buttons):
        await ana.presses(ROLL, channel=table)


async def a_game(playground: Playground, table: Channel, ana: Person) -> None:
    """Ana and a robot play for a while; she takes what gives the most."""
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    await playground.quiet()
    await rolls(ana, table)
    for _ in range(TURNS):
        gives = {
            button.custom_id: int(found[1])
            for button in ana.sees(table)[-1].buttons
            if (found := POINTS.search(button.label))
        }
        await ana.presses(custom_id=max(gives, key=lambda box: gives[box]), channel=table)
        await playground.quiet(0.5)
        await rolls(ana, table)
    await playground.quiet(0.5)


async def page(browser: Browser) -> None:
    """Wide and on a phone."""
    for name, size in (("page", {"width": 1280, "height": 858}), ("phone", PHONE)):
        screen = await browser.screen(size)
        await screen.open(**{"as": "ana"})
        await screen.page.locator(".picture img").last.wait_for()
        await screen.page.wait_for_timeout(500)
        await screen.page.screenshot(path=FOLDER / f"{name}.png")


async def pages(folder: Path) -> None:
    async with Playground() as playground:
        add_default_world(playground)
        point_at_playground(playground.url)
        bot = Bot(playground, folder / "sixpips.db")
        await bot.start()
        try:
            table = next(iter(playground.world.channels.values()))
            await a_game(playground, table, next(iter(playground.people.values())))
            async with launched() as chromium, browsing(chromium, playground.url) as browser:
                await page(browser)
        finally:
            await bot.stop()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key, game in GAMES.items():
        (FOLDER / f"{key}.png").write_bytes(board(game))
    if not CHROMIUM.exists():
        sys.stderr.write(f"pictures: no picture of the page. {NO_CHROMIUM}\n")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(pages(Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
