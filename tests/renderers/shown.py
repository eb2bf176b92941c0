"""In which positions a game's pictures and texts are checked: said by its `positions.py`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.words import Speaker
from renderers.catalog import PICTURES, Picture, Pictures
from renderers.core.scene import Scene


@dataclass(frozen=True)
class Shown:
    """Views for everybody (`table`) and for one seat (`mine`); boxes that may hold other ones.

    Small print are texts that no decision needs: coordinates, reminders of the rules, decoration.
    """

    game: str
    table: Sequence[Any]
    mine: Sequence[Any] = ()
    is_container: Callable[[str], bool] = lambda name: name == "canvas"
    is_small_print: Callable[[str], bool] = lambda text: False  # noqa: ARG005

    @property
    def pictures(self) -> Pictures:
        return PICTURES[self.game]

    @property
    def views(self) -> list[Any]:
        return [*self.table, *self.mine]

    def say(self, language: str, name: str) -> Speaker:
        """Everybody is called the same."""
        return Speaker(language, self.game, (name,) * 8)

    def scenes(self, say: Speaker) -> Iterator[tuple[Picture, Scene[Any]]]:
        """Every picture of every view."""
        for number in range(len(self.views)):
            for _, picture, scene in self.of_view(number, say):
                yield picture, scene

    def of_view(self, number: int, say: Speaker) -> Iterator[tuple[str, Picture, Scene[Any]]]:
        """The pictures of one view: the table and the first player's sheet, or one's own."""
        view, sheet = self.views[number], self.pictures.sheet
        if number < len(self.table):
            yield "table", self.pictures.table, Scene(view, say)
            if sheet is not None:
                yield "sheet", sheet, Scene(view, say, seat=0)
        else:
            marks = tuple(mark for column in self.pictures.pad(view) for mark in column.marks)
            yield (
                "mine",
                self.pictures.mine or self.pictures.table,
                Scene(view, say, notes=marks[::3]),
            )
