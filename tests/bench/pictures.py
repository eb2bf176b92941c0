"""Drawing and encoding a position never drawn before, tiles warm, finished pictures not cached."""

import io
import statistics
import time
from collections.abc import Iterator
from typing import Any

from PIL import Image

from bot.words import Speaker
from renderers.catalog import PICTURES
from renderers.core.encode import png
from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.core.game import AnyGame, advance, awaited

NAMES = ("Ana", "Ben", "Chloé", "Denis", "Emma", "Farid", "Gala", "Hugo")
WARM, MEASURED = 200, 60


def positions(game: AnyGame, seats: int, seed: int, count: int) -> Iterator[Any]:
    """Views of random games, each one different from those before."""
    luck = Luck(f"{seed}".encode())
    seen: set[Any] = set()
    while len(seen) < count:
        state = game.new(seats, {}, luck)
        while (asks := game.asks(state)) and len(seen) < count:
            view = game.view(state, None)
            if repr(view) not in seen:
                seen.add(repr(view))
                yield view
            seat = awaited(asks)[0]
            state = advance(game, state, seat, asks[seat].sample(luck), luck).state


def milliseconds(work: Any) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def measure_table(key: str, seats: int) -> dict[str, float]:
    game, picture = GAMES[key], PICTURES[key].table
    say = Speaker("fr", key, NAMES[:seats])
    views = positions(game, seats, 0, WARM + MEASURED)
    for _ in range(WARM):
        _encoded(picture.draw(next(views), say))
    ours, encoding, floor, sizes, width = [], [], [], [], 10**6
    for view in views:
        drawn: list[Image.Image] = []
        ours.append(milliseconds(lambda view=view: sizes.append(_encoded(picture.draw(view, say)))))
        drawn = list(picture.draw(view, say))
        width = min(width, *(image.width for image in drawn))
        encoding.append(milliseconds(lambda drawn=drawn: _encoded(drawn)))
        pixels = [image.convert("RGB") for image in drawn]
        floor.append(milliseconds(lambda pixels=pixels: _by_default(pixels)))
    name = f"{key}, {seats} players"
    took = statistics.median(ours)
    return {
        f"{name}: draw + encode, ms": took,
        f"{name}: Pillow's encoding alone ÷ ours": statistics.median(floor) / took,
        f"{name}: ours ÷ encoding alone": took / statistics.median(encoding),
        f"{name}: largest file, KiB": max(sizes) / 1024,
        f"{name}: width, px": width,
    }


def _encoded(images: Any) -> int:
    return max(len(png(image)) for image in images)


def _by_default(pixels: list[Image.Image]) -> None:
    for image in pixels:
        image.save(io.BytesIO(), "PNG")


def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    for key, game in GAMES.items():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            found |= measure_table(key, seats)
    return found
