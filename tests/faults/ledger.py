"""What the database says, read from outside while the bot lives, dies and comes back."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from bot.screens.alt import alt
from bot.screens.speakers import describing, in_stories
from bot.store.chairs import Chair
from bot.ui import ids
from bot.words import Speaker
from bot.words.sanitize import escaped
from playground.people.seen_message import SeenMessage
from renderers.catalog import PICTURES
from rules.catalog import GAMES

TABLE = 1
"""The only table of an evening, which has a database of its own."""

Query = Callable[[str], list[Any]]
"""Answers a query from outside the bot."""


@dataclass(frozen=True)
class Head:
    """Where the table stands: what its board must show."""

    stage: str
    version: int
    asks: tuple[int, ...]
    alt: str
    words: str

    def is_on(self, board: SeenMessage) -> bool:
        """Whether a message shows this position, in a picture or in words, and asks for this."""
        told = [picture.alt for picture in board.pictures]
        shown = self.alt in told if told else self.words in board.text
        read = (ids.read(button.custom_id or "") for button in board.buttons)
        asked = [control for control in read if isinstance(control, ids.Answer)]
        current = all(control.ask == self.asks[control.seat] for control in asked)
        return shown and current and (self.stage == "playing" or not asked)


def in_file(file: Path) -> Query:
    """Queries of a database file."""

    def rows(sql: str) -> list[Any]:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=10)) as reading:
            return reading.execute(sql).fetchall()

    return rows


class Ledger:
    """What a database says of one table."""

    def __init__(self, rows: Query, game: str, table: int = TABLE) -> None:
        self._rows = rows
        self.game, self.pictures = GAMES[game], PICTURES[game]
        self.table = table
        self._head: Head | None = None

    @property
    def has_secrets(self) -> bool:
        """Whether there is anything at this table that not everybody may know."""
        ((options,),) = self._rows(f"select options from tables where id = {self.table}")
        return self.pictures.has_secrets(msgspec.json.decode(options))

    def names(self) -> list[str]:
        """What everybody is called in stories."""
        return [
            in_stories(Chair(user, name))
            for user, name in self._rows(
                f"select chairs.user, name from chairs where table_id = {self.table} order by seat"
            )
        ]

    def baseline(self) -> bytes:
        """The state with which the game began."""
        ((state,),) = self._rows(f"select baseline from tables where id = {self.table}")
        return str(state).encode()

    def stage(self) -> str:
        return str(self._rows(f"select stage from tables where id = {self.table}")[0][0])

    def head(self) -> Head:
        ((stage, version, state),) = self._rows(
            f"select stage, version, head from tables where id = {self.table}"
        )
        if self._head is None or self._head.version != version:
            chairs = self._rows(
                f"select name, ask, chairs.user, level from chairs"
                f" where table_id = {self.table} order by seat"
            )
            position = msgspec.json.decode(state, type=self.game.State)
            view, asks = self.game.view(position, None), self.game.asks(position)
            names, key, pictures = tuple(n for n, *_ in chairs), self.game.key, self.pictures
            text, voice = Speaker("en", key, names, escaped), describing(key, names, "en")
            robots = [
                voice.say("robot-listed", seat=seat, level=level)
                for seat, (_, _, user, level) in enumerate(chairs)
                if not user
            ]
            self._head = Head(
                stage=stage,
                version=version,
                asks=tuple(ask for _, ask, *_ in chairs),
                alt=alt(pictures, view, asks, None, voice, robots=robots),
                words=pictures.text(view, text)[0].splitlines()[0],
            )
        return self._head

    def shown(self) -> str:
        """What the bot itself remembers of its messages, for whoever looks for a fault."""
        behind = self._rows(f"select behind, robot_due from tables where id = {self.table}")
        kept = self._rows(
            f"select seat, message, version, picture, retired from messages"
            f" where table_id = {self.table}"
        )
        return f"(behind, robot due) {behind}, (seat, message, version, picture, retired) {kept}"

    def steps(self) -> list[tuple[int, int, str, str]]:
        """Number, seat, action and what was told of each step so far."""
        return self._rows(
            f"select number, seat, action, events from steps where table_id = {self.table}"
            " order by number"
        )
