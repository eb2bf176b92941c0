"""What each reader may have been shown, made anew with everything dealt again that they cannot see.

Whatever a message says or shows that cannot be had in this way depends on a secret.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from itertools import combinations

import msgspec

from bot.screens.board import board
from bot.screens.fairness import signature
from bot.screens.lobby import lobby
from bot.screens.mine import mine
from bot.screens.painter import needed, placed
from bot.screens.ranking import ranking
from bot.screens.retired import outdated
from bot.screens.snapshot import Snapshot, take
from bot.screens.speakers import lettering, speaking
from bot.store.messages import CHANNEL
from bot.tables.position import Position
from bot.ui import ids, limits
from bot.ui.control import Surface
from bot.ui.planner import Place
from bot.ui.screen import Screen
from bot.words.sanitize import cut
from playground.people.seen_message import pixels
from renderers.catalog import PICTURES
from renderers.core.encode import png
from renderers.core.scene import Scene
from rules.core.chance import Luck
from rules.core.record import Seat
from tests.contract.play import evenly, module_of
from tests.faults.chronicle import Chronicle
from tests.faults.told import Told
from tests.faults.witness import Shown

DRAWN = 24
"""Pictures that are drawn again for each reader, from all over the evening."""

CHOSEN = "> "
REFUSALS = (
    "failed",
    "unavailable",
    "already-done",
    "not-offered",
    "no-game",
    "missing-permission",
    "no-table-here",
)
FILE = re.compile(r"(?:board|view-([0-9a-f]{16}))-(\d)\.png")
"""A private picture is called by the key of what it shows."""


class Reader:
    """A seat, or the channel (None), and all it may have been shown in the course of a game."""

    def __init__(self, chronicle: Chronicle, told: Told, seat: Seat | None) -> None:
        self.chronicle = chronicle
        self.told = told
        self.seat = seat
        self.pictures = PICTURES[chronicle.table.game]
        redeal = import_module(module_of(chronicle.table.game)).redeal
        chance = Luck(b"dealt again")
        self.states = [
            redeal(moment.state, seat, chance) if redeal else moment.state
            for moment in chronicle.moments
        ]

    def shows(self, number: int) -> Snapshot:
        game, state = self.chronicle.game, self.states[number]
        position = Position(self.chronicle.table_at(number), game, state, game.asks(state))
        return take(position, self.pictures, (), "en")

    def screen(self, number: int) -> Screen:
        shows = self.shows(number)
        if self.seat is None:
            return board(shows, placed(shows, CHANNEL))
        table = shows.position.table
        place = Place(Surface.PRIVATE, table.id, self.seat, table.chairs[self.seat].ask)
        return mine(shows, self.seat, place, placed(shows, self.seat))

    @cached_property
    def known(self) -> "tuple[set[str], dict[str, list[int]]]":
        """Every line of every position, and the positions of every alt text."""
        lines, alts = set[str](), dict[str, list[int]]()
        for number in range(len(self.states)):
            screen = self.screen(number)
            for text in (screen.head, screen.story, screen.text()):
                lines.update(text.splitlines())
            lines.add(self._result(number))
            for drawing in screen.drawings:
                alts.setdefault(cut(drawing.alt, limits.ALT), []).append(number)
        return lines, alts

    def _result(self, number: int) -> str:
        """How the game came out, as it stands on what is left of its other messages."""
        shows = self.shows(number)
        return " · ".join(ranking(shows.position, speaking(shows.position.table, "en")))

    # ── what they were shown ─────────────────────────────────────────────────────────────────────

    def leaks(self, shown: list[Shown]) -> Iterator[str]:
        """Whatever they should not have seen, each thing once."""
        yield from {leak for one in shown for leak in self._controls(one)}
        lines, alts = self.known
        for line in sorted({line for one in shown for line in one.lines} - lines):
            if not self._harmless(line) and not self.told.accounts_for(line, self.seat):
                yield f"read {line!r}"
        pictures = {picture for one in shown for picture in one.pictures}
        earlier = speaking(self.chronicle.table, "en")("alt-earlier")
        for name, alt, _ in pictures:
            if not self._may_be_called(name) or (alt not in alts and alt != earlier):
                yield f"saw {name}, {alt!r}"
        drawn = sorted(picture for picture in pictures if picture[1] in alts)
        for name, alt, seen in evenly(drawn, DRAWN):
            place = int(name.removesuffix(".png")[-1]) - 1
            if not any(self._pixels(number, place) == seen for number in alts[alt]):
                shows = [n for n in range(len(self.states)) if self._pixels(n, place) == seen]
                yield (
                    f"saw another picture than {alt!r} describes, which is how it stood after"
                    f" {alts[alt]}: it shows how it stood after {shows or 'no step at all'}"
                )

    def _may_be_called(self, name: str) -> bool:
        file = FILE.fullmatch(name)
        return file is not None and (file[1] is None or file[1] in self.keys)

    @cached_property
    def keys(self) -> set[str]:
        """Of the pictures of a seat's own views; the channel has none."""
        if self.seat is None:
            return set()
        shown = (self.shows(number) for number in range(len(self.states)))
        return {needed(s, self.seat).key for s in shown}

    def _controls(self, shown: Shown) -> Iterator[str]:
        """Controls stand where only those see them who may; on the board, of public questions."""
        for control in shown.controls:
            if not isinstance(control, ids.Answer):
                continue
            ask = self.chronicle.asked(control.seat, control.ask)
            if self.seat is not None:
                if control.seat != self.seat or control.surface == Surface.BOARD:
                    yield f"was offered {control}"
            elif control.surface != Surface.BOARD or (
                ask is not None and ask.questions[control.question].private
            ):
                yield f"was offered {control}"

    def _pixels(self, number: int, place: int) -> bytes:
        shows = self.shows(number)
        picture = self.pictures.table
        if self.seat is not None:
            picture = self.pictures.mine or self.pictures.table
        table, view = shows.position.table, shows.position.view(self.seat)
        say = lettering(table, "en")
        scene = Scene(view, say, seat=self.seat, notes=(), signature=signature(table, say))
        images = picture.draw(scene)
        return pixels(png(images[place])) if place < len(images) else b""

    @cached_property
    def sayings(self) -> set[str]:
        """The bot's sentences about no position: refusals, what is counted."""
        table = self.chronicle.table
        say = speaking(table, "en")
        seats = range(len(table.chairs))
        awaited = [some for count in seats for some in combinations(seats, count + 1)]
        playing, tips = msgspec.structs.replace(table, stage="playing"), self.chronicle.game.tips
        return {
            *(say(f"refusal-{code}") for code in REFUSALS),
            *(say("refusal-not-asked", seats=some) for some in awaited),
            *(f"-# {say(message)}" for message in ("earlier", "earlier-history")),
            *lobby(playing, self.chronicle.game).head.splitlines(),
            *lobby(playing, self.chronicle.game).story.splitlines(),
            f"**{say('game-name')}**",
            say("dms-closed", button=say("your-move")),
            *(f"💡 {say(f'tip-{tip.word}', **self.pictures.figures)}" for tip in tips),
            f"### {say('reminder-head', count=1)}",
        }

    def _harmless(self, line: str) -> bool:
        """What is chosen so far is a part of a control's question, which is looked at by itself."""
        if line.startswith(speaking(self.chronicle.table, "en")("table-is-here", link="")):
            return True
        link = outdated(self.chronicle.table, None).head.partition("https:")[0]
        panel = speaking(self.chronicle.table, "en")("panel-until", when="<")
        until = f"-# {panel.partition('<')[0]}"
        say = speaking(self.chronicle.table, "en")
        waits, here = f"- **{say('game-name')}** · https:", say("table-is-here", link="https:")
        known = (CHOSEN, link, until, waits, here)
        return line in self.sayings or line.startswith(known) or self._cut(line)

    def _cut(self, line: str) -> bool:
        """The last line of a message that would have been too long."""
        lines, _ = self.known
        return line.endswith("…") and any(whole.startswith(line[:-1]) for whole in lines)
