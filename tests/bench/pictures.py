"""Drawing and encoding positions never drawn before, tiles warm, finished pictures not cached.

Each picture of each game, at its smallest and largest table, in the later half of games played at
random. Every position is measured against two floors right after it: writing the finished palette
pixels with `isal`, and Pillow's default PNG encoding of the same pixels in RGB. The figures are
medians of the ratios by position. Each floor is also measured against itself, which tells how far
the figures can be trusted.

Garbage is searched for as in the bot: Python's own way takes a tenth of the time to draw. Memory
stays with the process, for ours and the floors alike: a bot draws picture after picture in
the same memory, while the floors' large copies in RGB make the system take it back, and to fetch it
again takes longer than to draw.
"""

import ctypes
import io
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from statistics import median
from typing import Any

from isal import isal_zlib
from PIL import Image

from bot.words import Speaker
from renderers.catalog import PICTURES
from renderers.core.encode import LEVEL, file_of, png, strips
from renderers.core.scene import Scene
from rules.catalog import GAMES
from rules.core.game import Options
from rules.core.record import Seat
from tests.contract.play import played
from tests.support.settled import settled_in

NAMES = ("Ana", "Ben", "Chloé", "Denis", "Emma", "Farid", "Gala", "Hugo")
KINDS = ("table", "mine", "sheet")
WARM, MEASURED = 200, 30
EACH_GAME = 8
"""Positions from one game, evenly over its later half."""

OPTIONS: Mapping[tuple[str, str], Options] = {
    ("verflixxt", "mine"): {"nochmal": "shuffled", "worms": "on"},
}
"""Where a picture has nothing of its own with the default options."""

TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3
"""What glibc calls them."""

Images = tuple[Image.Image, ...]
Drawing = Callable[[], Images]


@dataclass(frozen=True)
class Case:
    """One picture of a game with so many players."""

    key: str
    kind: str
    seats: int
    options: Options = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.key} {self.kind}, {self.seats} players"

    def drawing(self, view: Any, seat: Seat) -> Drawing:
        """The picture of a view, ready to be drawn."""
        pictures = PICTURES[self.key]
        say = Speaker("fr", self.key, NAMES[: self.seats])
        crosses = tuple(mark for column in pictures.pad(view) for mark in column.marks)[::3]
        notes = crosses if self.kind == "mine" else ()
        whose = seat if self.kind == "sheet" else None
        scene = Scene(view, say, seat=whose, notes=notes)
        return partial(getattr(pictures, self.kind).draw, scene)


def cases() -> list[Case]:
    found = []
    for key, game in GAMES.items():
        for kind in KINDS:
            if getattr(PICTURES[key], kind) is None:
                continue
            options = OPTIONS.get((key, kind), {})
            most = next(seats for seats in range(9, 0, -1) if game.fits(options, seats) is None)
            found += [Case(key, kind, seats, options) for seats in (game.seats[0], most)]
    return found


def positions(case: Case) -> Iterator[Drawing]:
    """From the later halves of games 0, 1, 2 …, each different from those before."""
    game, seen = GAMES[case.key], set[str]()
    for seed in range(WARM + MEASURED):
        states = played(game, case.seats, case.options, seed=seed).states
        late = states[len(states) // 2 :]
        for number, state in enumerate(late[:: max(1, len(late) // EACH_GAME)]):
            seat = (seed + number) % case.seats
            view = game.view(state, seat if case.kind == "mine" else None)
            if repr(view) not in seen:
                seen.add(repr(view))
                yield case.drawing(view, seat)


def milliseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def _files(images: Images) -> list[bytes]:
    return [png(image) for image in images]


def _by_isal(images: Images) -> None:
    """A file of each picture, its rows in one stream."""
    for image in images:
        deflate = isal_zlib.compressobj(LEVEL)
        parts = [deflate.compress(rows) for rows in chain([b"\0"], strips(image))]
        file_of(image, [*parts, deflate.flush()])


def _by_default(pixels: Images) -> None:
    for image in pixels:
        image.save(io.BytesIO(), "PNG")


@dataclass(frozen=True)
class Took:
    """Milliseconds for one position, each floor twice; the largest file and the least width."""

    ours: float
    isal: tuple[float, float]
    pillow: tuple[float, float]
    size: int
    width: int


def timed(draw: Drawing) -> Took:
    """Ours is the first time that the position is drawn.

    Pillow's encoding goes before each of the others, so that all find the same caches. No picture
    is kept, as the bot keeps none: memory that was never used before is slower by far.
    Strips that others had before are known, as tiles are.
    """
    drawn: list[Images] = []

    def whole() -> None:
        drawn.append(draw())
        _files(drawn[0])

    ours = milliseconds(whole)
    (images,) = drawn
    pixels = tuple(image.convert("RGB") for image in images)
    pillow, isal = list[float](), list[float]()
    for _ in range(2):
        pillow.append(milliseconds(lambda: _by_default(pixels)))
        isal.append(milliseconds(lambda: _by_isal(images)))
    _by_default(pixels)
    size, width = max(map(len, _files(images))), min(image.width for image in images)
    return Took(ours, (isal[0], isal[1]), (pillow[0], pillow[1]), size, width)


def measure_case(case: Case) -> dict[str, float]:
    drawings = positions(case)
    for draw in islice(drawings, WARM):
        _files(draw())
    took = [timed(draw) for draw in list(islice(drawings, MEASURED))]
    return {
        f"{case.name}: draw + encode, ms": median(one.ours for one in took),
        f"{case.name}: Pillow's encoding alone ÷ ours": median(
            one.pillow[0] / one.ours for one in took
        ),
        f"{case.name}: Pillow's encoding ÷ itself (A/A)": median(
            one.pillow[0] / one.pillow[1] for one in took
        ),
        f"{case.name}: ours ÷ isal's encoding alone": median(
            one.ours / one.isal[0] for one in took
        ),
        f"{case.name}: isal's encoding ÷ itself (A/A)": median(
            one.isal[0] / one.isal[1] for one in took
        ),
        f"{case.name}: largest file, KiB": max(one.size for one in took) / 1024,
        f"{case.name}: least width, px": min(one.width for one in took),
    }


# ── cold start ───────────────────────────────────────────────────────────────────────────────────


def first_picture(key: str) -> float:
    """The first table that this process draws."""
    case = Case(key, "table", GAMES[key].seats[0])
    draw = next(positions(case))
    return milliseconds(lambda: _files(draw()))


def cold(key: str) -> float:
    """The first table that a fresh process draws: fonts are read, every tile is made."""
    code = f"from tests.bench.pictures import first_picture; print(first_picture({key!r}))"
    ran = subprocess.run(
        [sys.executable, "-c", code], env=os.environ, check=True, capture_output=True, text=True
    )
    return float(ran.stdout)


def keep_memory() -> None:
    """What was freed is not given back to the system. By glibc's `mallopt`; elsewhere as it is."""
    if mallopt := getattr(ctypes.CDLL(None), "mallopt", None):
        for parameter in (TRIM_THRESHOLD, MMAP_THRESHOLD):
            mallopt(parameter, 1 << 30)


def measure() -> dict[str, float]:
    keep_memory()
    found = {f"{key} table: first one of a process, ms": cold(key) for key in GAMES}
    with settled_in():
        for case in cases():
            found |= measure_case(case)
    return found
