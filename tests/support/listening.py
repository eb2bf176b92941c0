"""All that comes to a person who wants words first: a message's text, its labels, further pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from bot.screens.listening import every_option
from bot.screens.mine import mine
from bot.screens.snapshot import Snapshot, take
from bot.screens.text import in_words
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.position import Position
from bot.ui.buttons import Button, Menu
from bot.ui.control import Surface
from bot.ui.planner import Place
from bot.ui.screen import Screen
from renderers.catalog import Pictures
from rules.core.game import awaited, settled
from rules.core.record import Seat
from tests.contract.play import Play

NAMES = ("Ana", "Ben", "Chloé", "Dan", "Eve", "Fay", "Gus", "Hal")


@dataclass(frozen=True)
class Listener:
    """A seat of a played game after so many steps, whose person is given words alone.

    On the first seat sits a strong robot.
    """

    play: Play
    pictures: Pictures
    number: int
    seat: Seat
    language: str = "en"

    @cached_property
    def snapshot(self) -> Snapshot:
        play = self.play
        state = play.states[self.number]
        asks = play.game.asks(state)
        waits = awaited(asks)
        chairs = (
            Chair(s + 1 if s else 0, NAMES[s], awaited=s in waits, level="good" if s else "strong")
            for s in range(play.seats)
        )
        table = Table(
            id=1,
            guild=1,
            channel=5,
            game=play.game.key,
            language=self.language,
            stage="playing" if asks else "over",
            rules_version=play.game.rules_version,
            options=settled(play.game.options, play.options),
            seed=b"0",
            baseline=msgspec.json.encode(play.states[0]),
            step=self.number,
            opened_by=1,
            opened_at=0,
            changed_at=0,
            chairs=tuple(chairs),
        )
        position = Position(table, play.game, state, asks)
        snapshot = take(position, self.pictures, self._news(), self.language, words_first=True)
        return msgspec.structs.replace(snapshot, own=self._last() + 1)

    def _last(self) -> int:
        """The seat's own last step, counted from 0; -1 before it has moved."""
        own = [n for n, step in enumerate(self.play.steps[: self.number]) if step.seat == self.seat]
        return own[-1] if own else -1

    def _news(self) -> Sequence[StepRow]:
        """From the seat's own last step on, as the store would give them."""
        return [
            StepRow(
                number=n + 1,
                seat=self.play.steps[n].seat,
                action=msgspec.json.encode(self.play.steps[n].action),
                events=msgspec.json.encode(self.play.told[n]),
                tape=(),
                drawn=0,
                at=0,
            )
            for n in range(max(0, self._last()), self.number)
        ]

    @cached_property
    def screen(self) -> Screen:
        """The seat's own message."""
        place = Place(Surface.DIRECT, 1, self.seat, 1)
        return mine(self.snapshot, self.seat, place)

    @property
    def first(self) -> str:
        """The first page: all the text of the message."""
        return "\n".join(filter(None, (self.screen.head, self.screen.story)))

    @property
    def further(self) -> str:
        """The pages on request: the whole table, and every option."""
        ask = self.snapshot.position.asks.get(self.seat)
        options = every_option(self.snapshot, ask) if ask else ()
        return "\n\n".join((*in_words(self.snapshot, self.seat), *options))

    @property
    def labels(self) -> list[str]:
        """What stands on the controls of the message: buttons and menus."""
        rows = (*self.screen.rows, self.screen.footer)
        return [label for row in rows for label in _labels(row)]

    @property
    def buttons(self) -> list[Button]:
        rows = (*self.screen.rows, self.screen.footer)
        return [button for row in rows if isinstance(row, tuple) for button in row]


def _labels(row: object) -> list[str]:
    if isinstance(row, Menu):
        return [row.placeholder]
    assert isinstance(row, tuple)
    return [button.label for button in row]
