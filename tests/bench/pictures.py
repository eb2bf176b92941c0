"""Drawing and encoding positions never drawn before, tiles warm, finished pictures not cached.

Each picture of each game, at its smallest and largest table, in the later half of games played at
random. Every position is measured against two floors in turn: Pillow's default PNG encoding of the
same finished RGB pixels, and writing the finished palette pixels with `isal`. Each floor is also
measured against itself, which tells how far the figures can be trusted.
"""

import io
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from PIL import Image

from bot.words import Speaker
from renderers.catalog import PICTURES
from renderers.core.encode import png
from rules.catalog import GAMES
from rules.core.game import Options
from rules.core.record import Seat
from tests.contract.play import played

NAMES = ("Ana", "Ben", "Chloé", "Denis", "Emma", "Farid", "Gala", "Hugo")
KINDS = ("table", "mine", "sheet")
WARM, MEASURED = 200, 30
EACH_GAME = 8
"""Positions from one game, evenly over its later half."""

OPTIONS: Mapping[tuple[str, str], Options] = {
    ("verflixxt", "mine"): {"nochmal": "shuffled", "worms": "on"},
}
"""Where a picture has nothing of its own with the default options."""

Images = tuple[Image.Image, ...]


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

    def draw(self, view: Any, seat: Seat) -> Images:
        say = Speaker("fr", self.key, NAMES[: self.seats])
        picture = getattr(PICTURES[self.key], self.kind)
        notes = () if self.kind == "table" else self._crosses(view)
        return picture.draw(view, say, seat=seat if self.kind == "sheet" else None, notes=notes)

    def _crosses(self, view: Any) -> tuple[str, ...]:
        """Every third of what may be marked on the pad."""
        return tuple(mark for column in PICTURES[self.key].pad(view) for mark in column.marks)[::3]


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


def positions(case: Case) -> Iterator[tuple[Any, Seat]]:
    """Views of the later halves of games 0, 1, 2 …, each different from those before."""
    game, seen = GAMES[case.key], set[str]()
    for seed in range(WARM + MEASURED):
        states = played(game, case.seats, case.options, seed=seed).states
        late = states[len(states) // 2 :]
        for number, state in enumerate(late[:: max(1, len(late) // EACH_GAME)]):
            seat = (seed + number) % case.seats
            view = game.view(state, seat if case.kind == "mine" else None)
            if repr(view) not in seen:
                seen.add(repr(view))
                yield view, seat


def milliseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def _files(images: Images) -> list[bytes]:
    return [png(image) for image in images]


def _by_default(pixels: Images) -> None:
    for image in pixels:
        image.save(io.BytesIO(), "PNG")


@dataclass
class Took:
    """Milliseconds by position; each floor twice."""

    ours: list[float] = field(default_factory=list)
    pillow: list[float] = field(default_factory=list)
    pillow_again: list[float] = field(default_factory=list)
    isal: list[float] = field(default_factory=list)
    isal_again: list[float] = field(default_factory=list)

    def measure(self, draw: Callable[[], Images]) -> None:
        self.ours.append(milliseconds(lambda: _files(draw())))
        drawn = draw()
        self.isal.append(milliseconds(lambda: _files(drawn)))
        self.isal_again.append(milliseconds(lambda: _files(drawn)))
        pixels = tuple(image.convert("RGB") for image in drawn)
        self.pillow.append(milliseconds(lambda: _by_default(pixels)))
        self.pillow_again.append(milliseconds(lambda: _by_default(pixels)))


def measure_case(case: Case) -> dict[str, float]:
    views = positions(case)
    for _ in range(WARM):
        _files(case.draw(*next(views)))
    took, sizes, widths = Took(), list[int](), list[int]()
    for _ in range(MEASURED):
        view, seat = next(views)
        took.measure(lambda view=view, seat=seat: case.draw(view, seat))  # type: ignore[misc]
        drawn = case.draw(view, seat)
        sizes += [len(file) for file in _files(drawn)]
        widths += [image.width for image in drawn]
    ours, pillow, isal = median(took.ours), median(took.pillow), median(took.isal)
    return {
        f"{case.name}: draw + encode, ms": ours,
        f"{case.name}: Pillow's encoding alone ÷ ours": pillow / ours,
        f"{case.name}: Pillow's encoding ÷ itself (A/A)": pillow / median(took.pillow_again),
        f"{case.name}: ours ÷ isal's encoding alone": ours / isal,
        f"{case.name}: isal's encoding ÷ itself (A/A)": isal / median(took.isal_again),
        f"{case.name}: largest file, KiB": max(sizes) / 1024,
        f"{case.name}: least width, px": min(widths),
    }


# ── cold start ───────────────────────────────────────────────────────────────────────────────────


def first_picture(key: str) -> float:
    """The first table that this process draws."""
    case = Case(key, "table", GAMES[key].seats[0])
    view, seat = next(positions(case))
    return milliseconds(lambda: _files(case.draw(view, seat)))


def cold(key: str) -> float:
    """The first table that a fresh process draws: fonts are read, every tile is made."""
    code = f"from tests.bench.pictures import first_picture; print(first_picture({key!r}))"
    ran = subprocess.run(
        [sys.executable, "-c", code], env=os.environ, check=True, capture_output=True, text=True
    )
    return float(ran.stdout)


def measure() -> dict[str, float]:
    found = {f"{key} table: first one of a process, ms": cold(key) for key in GAMES}
    for case in cases():
        found |= measure_case(case)
    return found
