"""The pictures of a screen: which ones it needs, and drawing them off the event loop."""

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.screens.snapshot import Shows, labelling
from bot.store import BOARD
from bot.tables.robots import NAMES
from bot.ui.screen import Drawing
from bot.words import LANGUAGES, Speaker
from renderers.catalog import Picture, Pictures
from renderers.core.encode import png
from renderers.core.scene import Scene
from rules.core.chance import Luck
from rules.core.game import AnyGame

T = TypeVar("T")

PAINTER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
"""Pictures are drawn one after the other: two at once would only take the interpreter from each
other, and both of them from the event loop."""


def at_work(drawn: Callable[[], T]) -> "asyncio.Future[T]":
    """The painter's next picture, under way from now on."""
    return asyncio.get_running_loop().run_in_executor(PAINTER, drawn)


def name(number: int, series: str = "board") -> str:
    return f"{series}-{number + 1}.png"


def picture_key(shows: Shows, seat: int, pictures: Pictures) -> str:
    """Names the pictures that a screen needs, so that the same ones are not sent again."""
    keys, facts = shows.position.keys, (seat, shows.language, shows.notes)
    if facts not in keys:
        keys[facts] = _key(shows, seat, pictures)
    return keys[facts]


def _key(shows: Shows, seat: int, pictures: Pictures) -> str:
    picture, view = _pictured(shows, seat, pictures)
    names = [chair.name for chair in shows.position.table.chairs]
    seen = msgspec.json.encode([shows.language, names, seat, view, shows.notes])
    count = len(picture.layout(_scene(shows, view)))
    return f"{hashlib.blake2b(seen, digest_size=8).hexdigest()}:{count}"


Drawings = tuple[Drawing, ...]

_BEGUN: "WeakValueDictionary[str, asyncio.Future[Drawings]]" = WeakValueDictionary()


def begun(shows: Shows, seat: int, pictures: Pictures) -> "asyncio.Future[Drawings]":
    """The pictures, being drawn or done, for as long as somebody holds them: they are drawn once.

    So a picture can be begun while the move that it shows is being saved.
    """
    key = picture_key(shows, seat, pictures)
    drawing = _BEGUN.get(key)
    if drawing is None or drawing.cancelled():
        drawing = _BEGUN[key] = draw(shows, seat, pictures)
    return drawing


def draw(
    shows: Shows, seat: int, pictures: Pictures, series: str = "board"
) -> "asyncio.Future[Drawings]":
    """The pictures for the channel (`BOARD`) or a seat, drawn off the event loop."""
    picture, view = _pictured(shows, seat, pictures)
    scene = _scene(shows, view)

    def drawn() -> Drawings:
        alt = pictures.alt(view, scene.say)
        images = picture.draw(scene)
        return tuple(Drawing(name(n, series), alt, png(image)) for n, image in enumerate(images))

    return at_work(drawn)


def placed(shows: Shows, seat: int, pictures: Pictures, series: str = "board") -> Drawings:
    """The same pictures, where the message has them already."""
    picture, view = _pictured(shows, seat, pictures)
    scene = _scene(shows, view)
    alt = pictures.alt(view, scene.say)
    return tuple(Drawing(name(n, series), alt, None) for n in range(len(picture.layout(scene))))


def _pictured(shows: Shows, seat: int, pictures: Pictures) -> tuple[Picture, object]:
    if seat == BOARD:
        return pictures.table, shows.position.view(None)
    return pictures.mine or pictures.table, shows.position.view(seat)


def _scene(shows: Shows, view: object) -> Scene[object]:
    say = labelling(shows.position.table, shows.language)
    return Scene(view, say, notes=shows.notes)


def warm(games: Mapping[str, AnyGame], pictures: Mapping[str, Pictures]) -> None:
    """Draws each game's opening once, so that nobody waits for dice and letters to be made."""
    for key, game in games.items():
        seats = game.seats[0]
        view = game.view(game.new(seats, {}, Luck(b"warm")), None)
        scene = Scene(view, Speaker(LANGUAGES[0], key, NAMES[:seats]))
        for image in pictures[key].table.draw(scene):
            png(image)
