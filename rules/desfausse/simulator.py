"""A turn on plain lists, changed in place and played plainly by everybody: for playouts.

It knows no events, no words and no history. `tests/rules/desfausse/test_simulator.py` plays it
beside the rules and compares every position.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.chance import Luck
from rules.core.playouts import copied
from rules.core.record import Seat
from rules.desfausse.box import (
    ALL_TROPHIES,
    DEVIL,
    FACES,
    LEAST_COMBINATION,
    MOST_DICE,
    ROLLS,
    STARTING_DICE,
    TROPHY_BOARD,
    VALUES,
    Colour,
    Size,
)
from rules.desfausse.state import Calling, Closing, Giving, Rolling, State

KINDS = tuple(row.trophy for row in TROPHY_BOARD)
NEW_ROLL, RECOLOUR_ONE, SMALL_EXORCISM, _, GREAT_EXORCISM = range(len(KINDS))
NOTHING = -1
"""No trophy; as a recipient: Hell."""

GREEN, BIG = 1, 2
SHOWN = (FACES["small"], FACES["small"], FACES["big"], FACES["big"])
"""What the six sides of a die show, by its type: small red, small green, big red, big green."""

CLOSING = ROLLS
CALLING, GIVING, OVER = range(CLOSING + 1, CLOSING + 4)
"""The phases that follow on the rolls, which are counted."""

SIDES = 6
A_DRAW = 24
"""How many sides one draw decides: as many as 64 bits hold."""


def type_of(size: Size, colour: Colour) -> int:
    """The number of a die's type."""
    return BIG * (size == "big") + GREEN * (colour == "green")


class Rolled(NamedTuple):
    """An answer about a roll: devils freed first, then the places of the dice; none: stop."""

    places: Sequence[int] = ()
    small: Sequence[int] = ()
    great: bool = False


class Shed(NamedTuple):
    """An answer at a call: the places shed, who gets each, the trophy, and gifts to the cursed."""

    places: Sequence[int] = ()
    to: Sequence[int] = ()
    trophy: int = NOTHING
    gifts: Sequence[tuple[Seat, int]] = ()


Answered = Rolled | Shed


class Falls:
    """On which sides the dice of one playout fall: the same whatever is decided before."""

    def __init__(self, luck: Luck, seats: int) -> None:
        self.luck = luck
        self.each = seats * MOST_DICE
        self.rows: list[list[int]] = []

    def side(self, roll: int, seat: Seat, place: int) -> int:
        """The side that is up of the die at this place, in that roll of the turn."""
        while roll >= len(self.rows):
            self.rows.append(list(self._row()))
        return self.rows[roll][seat * MOST_DICE + place]

    def _row(self) -> Iterator[int]:
        for _ in range(-(-self.each // A_DRAW)):
            rest = self.luck.below(SIDES**A_DRAW)
            for _ in range(A_DRAW):
                rest, side = divmod(rest, SIDES)
                yield side


FLAT = ("phase", "seats", "value")
LISTS = ("answered", "board", "cursed", "gained", "rolling", "shed")
NESTED = ("blocked", "faces", "got", "trophies", "types", "used")


class Table:
    """A turn under way. Lists by seat: `types`, `faces` and `blocked` of the own dice by place.

    `got` are the types of the dice received this turn; trophies are counted by kind. `phase` counts
    the rolls made, then comes the closing window, then calls from `value` on.
    """

    __slots__ = (*FLAT, *LISTS, *NESTED)

    def __init__(self, state: State) -> None:
        self.seats = len(state.players)
        own = [player.own_dice for player in state.players]
        self.types = [[type_of(die.size, die.colour) for die in hand] for hand in own]
        self.faces = [[die.face for die in hand] for hand in own]
        self.blocked = [[die.blocked for die in hand] for hand in own]
        self.got = [
            [type_of(die.size, die.colour) for die in player.dice if die.received]
            for player in state.players
        ]
        self.trophies = [
            [player.trophies.count(kind) for kind in KINDS] for player in state.players
        ]
        self.used = [[player.used.count(kind) for kind in KINDS] for player in state.players]
        self.gained = [
            KINDS.index(player.gained[0]) if player.gained else NOTHING for player in state.players
        ]
        self.rolling = [player.rolling for player in state.players]
        self.shed = [player.has_shed for player in state.players]
        self.board = list(map(state.board.count, KINDS))
        self.cursed = [seat in state.cursed for seat in state.seats]
        self.answered: list[Seat] = []
        self.value = VALUES[0]
        match state.phase:
            case Rolling(rolls):
                self.phase = rolls
            case Closing():
                self.phase = CLOSING
            case Calling(value, answered):
                self.phase, self.value, self.answered = CALLING, value, list(answered)
            case Giving():
                self.phase = GIVING
            case _:
                self.phase = OVER

    @classmethod
    def begun(cls, seats: int) -> "Table":
        """A round before its first roll."""
        table = cls.__new__(cls)
        table.seats = seats
        table.trophies = [[0] * len(KINDS) for _ in range(seats)]
        table.board = list(map(ALL_TROPHIES.count, KINDS))
        table.deal()
        return table

    def copy(self) -> "Table":
        """The same position, to be played on by itself."""
        return copied(self, FLAT, LISTS, NESTED)

    def deal(self) -> None:
        """Six dice each; trophies stay where they are."""
        types = sorted(type_of(size, colour) for size, colour in STARTING_DICE)
        self.types = [types[:] for _ in range(self.seats)]
        self.got = [[] for _ in range(self.seats)]
        self.used = [[0] * len(KINDS) for _ in range(self.seats)]
        self.gained = [NOTHING] * self.seats

    def roll_all(self, falls: Falls) -> None:
        """A turn begins: everybody rolls all their dice."""
        self.faces = [
            [SHOWN[kind][falls.side(0, seat, at)] for at, kind in enumerate(hand)]
            for seat, hand in enumerate(self.types)
        ]
        self.blocked = [[face == DEVIL for face in hand] for hand in self.faces]
        self.rolling, self.shed = [True] * self.seats, [False] * self.seats
        self.cursed, self.answered = [False] * self.seats, []
        self.phase, self.value = 1, VALUES[0]

    def held(self, seat: Seat) -> int:
        """How many dice a player has, those received this turn among them."""
        return len(self.types[seat]) + len(self.got[seat])

    def roll(self, seat: Seat, answer: Rolled, number: int, falls: Falls) -> None:
        """Devils are freed and dice roll; a devil that shows up is blocked."""
        types, faces, blocked = self.types[seat], self.faces[seat], self.blocked[seat]
        for place in answer.small:
            blocked[place] = False
            self.spend(seat, SMALL_EXORCISM)
        if answer.great:
            blocked[:] = [False] * len(blocked)
            self.spend(seat, GREAT_EXORCISM)
        for place in answer.places:
            face = SHOWN[types[place]][falls.side(number, seat, place)]
            faces[place] = face
            blocked[place] = face == DEVIL

    def roll_anew(self, seat: Seat, answer: Rolled, falls: Falls) -> None:
        """A roll in the closing window, for a trophy."""
        self.spend(seat, NEW_ROLL)
        freed = len(answer.small) + answer.great
        self.roll(seat, answer, CLOSING - 1 + sum(self.used[seat]) + freed, falls)

    def spend(self, seat: Seat, kind: int) -> None:
        """A trophy is played."""
        self.trophies[seat][kind] -= 1
        self.used[seat][kind] += 1

    def together(self, answers: dict[Seat, Shed]) -> list[Seat]:
        """The moves of one moment, made at the same time; who has won by them."""
        held = [self.held(seat) for seat in range(self.seats)]
        gone: dict[Seat, set[int]] = {seat: set(shed.places) for seat, shed in answers.items()}
        arriving: list[tuple[Seat, int]] = []
        for seat, shed in answers.items():
            held[seat] -= len(shed.places)
            types = self.types[seat]
            arriving += [
                (rival, types[place])
                for place, rival in zip(shed.places, shed.to, strict=True)
                if rival != NOTHING
            ]
            self.shed[seat] = self.shed[seat] or bool(shed.places)
        came: list[tuple[Seat, int]] = []
        for rival, kind in arriving:
            if self.cursed[rival] and held[rival] < MOST_DICE:
                held[rival] += 1
                came.append((rival, kind))
        for seat, shed in answers.items():
            for rival, place in shed.gifts:
                if held[rival] < MOST_DICE:
                    held[rival] += 1
                    held[seat] -= 1
                    gone[seat].add(place)
                    came.append((rival, self.types[seat][place]))
        winners = [seat for seat in answers if not held[seat]]
        for rival, kind in arriving:
            if not self.cursed[rival] and held[rival] < MOST_DICE:
                held[rival] += 1
                came.append((rival, kind))
        self._settle(answers, gone, came)
        return winners

    def _settle(
        self, answers: dict[Seat, Shed], gone: dict[Seat, set[int]], came: list[tuple[Seat, int]]
    ) -> None:
        for seat, places in gone.items():
            for place in sorted(places, reverse=True):
                del self.types[seat][place], self.faces[seat][place], self.blocked[seat][place]
        for rival, kind in came:
            self.got[rival].append(kind)
        wanted = [shed.trophy for shed in answers.values()]
        for seat, shed in answers.items():
            if shed.trophy != NOTHING and wanted.count(shed.trophy) <= self.board[shed.trophy]:
                self.gained[seat] = shed.trophy
        for kind in set(wanted):
            if kind != NOTHING and wanted.count(kind) <= self.board[kind]:
                self.board[kind] -= wanted.count(kind)

    def clear(self) -> None:
        """The turn is over: trophies return or may be played, received dice join the others."""
        for seat in range(self.seats):
            used, trophies = self.used[seat], self.trophies[seat]
            for kind, count in enumerate(used):
                self.board[kind] += count
            self.used[seat] = [0] * len(KINDS)
            if self.gained[seat] != NOTHING:
                trophies[self.gained[seat]] += 1
                self.gained[seat] = NOTHING
            self.types[seat] = sorted(self.types[seat] + self.got[seat])
            self.got[seat] = []

    def call_order(self) -> Iterator[tuple[int, list[Seat]]]:
        """The moments of the calls still to come, each with those who share it."""
        ranked: dict[tuple[int, int, int, int], list[Seat]] = {}
        for seat, faces in enumerate(self.faces):
            if self.cursed[seat] or self.shed[seat]:
                continue
            devils, single = faces.count(DEVIL), len(faces) == 1
            for value in {*faces}:
                count = faces.count(value)
                if value < self.value or value == DEVIL:
                    continue
                if value == self.value and seat in self.answered:
                    continue
                if single or (count >= LEAST_COMBINATION and count > devils):
                    greens = sum(
                        face == value and kind & GREEN
                        for face, kind in zip(faces, self.types[seat], strict=True)
                    )
                    ranked.setdefault((value, not single, -count, -greens), []).append(seat)
        for key in sorted(ranked):
            yield key[0], ranked[key]
