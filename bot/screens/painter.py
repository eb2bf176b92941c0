"""The pictures of a screen: which ones it needs, and drawing them off the event loop."""

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.screens.alt import alt
from bot.screens.fairness import signature
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import describing, lettering, listed
from bot.store.messages import CHANNEL, LATE, Attached
from bot.tables.lobby import ROBOT_NAMES
from bot.ui import pad
from bot.ui.screen import Drawing
from bot.words import LANGUAGES, Speaker
from renderers.catalog import Picture, Pictures
from renderers.core.encode import png
from renderers.core.framing import framed
from renderers.core.scene import Scene
from renderers.schemes import recoloured
from rules.core.chance import Luck
from rules.core.game import AnyGame

T = TypeVar("T")

Drawings = tuple[Drawing, ...]

PATIENCE = 1.5
"""Seconds after which a message is sent without its pictures, which follow by an edit."""

THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
"""One thread draws all pictures, one after the other: two would only compete for the interpreter
with each other and with the event loop."""


def in_thread(draw: Callable[[], T]) -> "asyncio.Future[T]":
    """Runs a drawing in the painter's thread, from now on."""
    return asyncio.get_running_loop().run_in_executor(THREAD, draw)


def file_name(number: int, series: str = "board") -> str:
    """What a picture is called on Discord."""
    return f"{series}-{number + 1}.png"


def needed(snapshot: Snapshot, seat: int) -> Attached:
    """The pictures that a screen needs, named by a hash of all they show.

    A message that has them already need not get them again.
    """
    facts = (seat, snapshot.language, snapshot.scheme, snapshot.notes, snapshot.marks)
    known = snapshot.position.pictures
    if facts not in known:
        known[facts] = _needed(snapshot, seat)
    return known[facts]


def _needed(snapshot: Snapshot, seat: int) -> Attached:
    picture, scene = _pictured(snapshot, seat)
    read = (snapshot.language, snapshot.scheme, snapshot.notes, scene.signature, *snapshot.marks)
    shown = msgspec.json.encode([scene.say.names, seat, scene.view, *read])
    key = hashlib.blake2b(shown, digest_size=8).hexdigest()
    return Attached("pictures", key, len(picture.layout(scene)))


_UNDER_WAY: "WeakValueDictionary[str, asyncio.Future[Drawings]]" = WeakValueDictionary()
"""Drawings by the hash of what they show, for as long as somebody holds them."""


def begin(snapshot: Snapshot, seat: int) -> "asyncio.Future[Drawings]":
    """The pictures, being drawn or done. Whoever asks again meanwhile gets the same ones.

    So a picture can be begun while the move that it shows is being saved.
    """
    key = needed(snapshot, seat).key
    drawing = _UNDER_WAY.get(key)
    if drawing is None or drawing.cancelled():
        drawing = _UNDER_WAY[key] = draw(snapshot, seat)
    return drawing


def draw(snapshot: Snapshot, seat: int, series: str = "board") -> "asyncio.Future[Drawings]":
    """Draws the pictures for the channel (`CHANNEL`) or a seat."""
    picture, scene = _pictured(snapshot, seat)

    def drawn() -> Drawings:
        images = [recoloured(image, snapshot.scheme) for image in picture.draw(scene)]
        if snapshot.marks:
            for image, boxes in zip(images, picture.layout(scene), strict=True):
                framed(image, (boxes[name] for name in snapshot.marks if name in boxes))
        alts = _alts(snapshot, scene, len(images))
        return tuple(
            Drawing(file_name(number, series), said, png(image))
            for number, (said, image) in enumerate(zip(alts, images, strict=True))
        )

    return in_thread(drawn)


def placed(snapshot: Snapshot, seat: int, series: str = "board") -> Drawings:
    """The same pictures, for a message that has them already."""
    picture, scene = _pictured(snapshot, seat)
    alts = _alts(snapshot, scene, len(picture.layout(scene)))
    return tuple(Drawing(file_name(n, series), said, None) for n, said in enumerate(alts))


def _alts(snapshot: Snapshot, scene: Scene[Any], count: int) -> tuple[str, ...]:
    """The alt text of each of so many pictures."""
    first, further = _alt(snapshot, scene), snapshot.pictures.further_alts
    return (first,) if count == 1 else (first, *further(scene.view, snapshot.label))


def _alt(snapshot: Snapshot, scene: Scene[Any]) -> str:
    """The picture in words, with the reader's own marks on it."""
    pictures, view = snapshot.pictures, scene.view
    names = tuple(chair.name for chair in snapshot.table.chairs)
    voice = describing(snapshot.table.game, names, snapshot.language)
    crossed = pad.crossed(pictures.pad(view), scene.notes, snapshot.label)
    robots = [listed(snapshot.table, seat, voice.say) for seat in snapshot.table.robots]
    return alt(pictures, view, snapshot.position.asks, scene.seat, voice, crossed, robots)


class Painted(msgspec.Struct, frozen=True):
    """The pictures for a screen: the finished drawings, or those that are `late`."""

    attached: Attached
    drawings: Drawings = ()
    late: "asyncio.Future[Drawings] | None" = None

    @property
    def now(self) -> Attached:
        """What a message has that is sent with the finished drawings."""
        return LATE if self.late else self.attached


async def paint(
    snapshot: Snapshot, seat: int, has: Attached | None = None, *, in_text: bool = False
) -> Painted:
    """The pictures for a screen; those that the message `has` are not drawn again.

    For one that is `in_text` for now none are drawn at all.
    """
    wanted = needed(snapshot, seat)
    if has == wanted:
        return Painted(wanted, placed(snapshot, seat))
    if in_text:
        return Painted(LATE)
    drawing = begin(snapshot, seat)
    if not drawing.done():
        await asyncio.wait({drawing}, timeout=PATIENCE)
    return Painted(wanted, drawing.result()) if drawing.done() else Painted(wanted, late=drawing)


def _pictured(snapshot: Snapshot, seat: int) -> tuple[Picture, Scene[Any]]:
    """The kind of picture, and what it is drawn from."""
    pictures, position = snapshot.pictures, snapshot.position
    public = seat == CHANNEL
    reader = None if public else seat
    signed = signature(snapshot.table, snapshot.label)
    view, notes = position.view(reader), snapshot.notes
    say = lettering(snapshot.table, snapshot.language)
    scene = Scene(view, say, seat=reader, notes=notes, signature=signed)
    return pictures.table if public else pictures.mine or pictures.table, scene


def warm_up(games: Mapping[str, AnyGame], pictures: Mapping[str, Pictures]) -> None:
    """Draws each game's opening once, which fills the renderers' caches with dice and letters."""
    for key, game in games.items():
        seats = game.seats[0]
        view = game.view(game.new(seats, {}, Luck(b"warm")), None)
        say = Speaker(LANGUAGES[0], key, ROBOT_NAMES[:seats])
        for image in pictures[key].table.draw(Scene(view, say)):
            png(image)
