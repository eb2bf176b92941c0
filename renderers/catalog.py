"""The pictures and texts of every game, by the game's key."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from PIL import Image

from renderers.core.say import Say
from renderers.yahtzee import table as yahtzee_table
from renderers.yahtzee import words as yahtzee_words
from renderers.yahtzee.rules import rules_picture
from rules.core.record import Seat

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are outside."""

Notes = tuple[str, ...]
"""A player's own marks, which are no moves."""


class Picture(Protocol):
    """One kind of picture of a game. `seat` is whose sheet it is, where it is somebody's."""

    def draw(
        self, view: Any, say: Say, *, seat: Seat | None = None, notes: Notes = ()
    ) -> tuple[Image.Image, ...]:
        """The finished pictures (more than one where one would be too small to read)."""
        ...

    def layout(self, view: Any, *, seat: Seat | None = None) -> tuple[Mapping[str, Box], ...]:
        """Where everything stands, by name, for each of the pictures."""
        ...


@dataclass(frozen=True)
class Pictures:
    """How a game is shown: each from a view and the reader's words.

    `table` is what the channel sees, `mine` what one seat alone may see, `sheet` one seat's sheet.
    `alt` says in 1,024 characters what the decision needs; `text` is the whole board in paragraphs;
    `rules` illustrates a page of the rules (from 0), where that says more than words.
    """

    table: Picture
    mine: Picture | None
    sheet: Picture | None
    alt: Callable[[Any, Say], str]
    text: Callable[[Any, Say], tuple[str, ...]]
    rules: Callable[[int, Say], Image.Image | None] = lambda page, say: None  # noqa: ARG005


PICTURES: Mapping[str, Pictures] = {
    "yahtzee": Pictures(
        table=yahtzee_table.Table(),
        mine=None,
        sheet=yahtzee_table.Sheet(),
        alt=yahtzee_words.alt,
        text=yahtzee_words.text,
        rules=rules_picture,
    ),
}
