"""Dice: how they are rolled, counted and named."""

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec.structs import replace

from rules.core.asks import Part
from rules.core.chance import Chance, drawn
from rules.core.record import Record
from rules.desfausse.box import DEVIL, FACES, STARTING_DICE, Colour, Size, other


class Die(Record, frozen=True, omit_defaults=True):
    """A die as it lies on the table.

    `blocked`: a devil that may not be rolled. `received`: handed over this turn, so it lies apart
    until the next one. `fresh`: picked for the last roll, while others were kept; nothing in the
    rules depends on it.
    """

    size: Size
    colour: Colour
    face: int
    blocked: bool = False
    received: bool = False
    fresh: bool = False

    @property
    def is_devil(self) -> bool:
        """Whether it shows the devil."""
        return self.face == DEVIL

    @property
    def name(self) -> str:
        """The word that the Fluent files know it by: "small-red-4", "big-green-devil"."""
        return _name(self.size, self.colour, self.face)

    @property
    def part(self) -> Part:
        """The die as an item or part of a question."""
        return _part(self.name)


@cache
def _name(size: Size, colour: Colour, face: int) -> str:
    return f"{size}-{colour}-{'devil' if face == DEVIL else face}"


@cache
def _part(name: str) -> Part:
    return Part("die", {"dice": (name,)}, name)


def rolled(die: Die, chance: Chance) -> Die:
    """The die after a roll; a devil is blocked at once, also one that had been freed (p. 1)."""
    face = drawn(chance, FACES[die.size])
    return Die(die.size, die.colour, face, blocked=face == DEVIL)


def settled(dice: Iterable[Die]) -> tuple[Die, ...]:
    """The dice as they lie, none of them fresh any more."""
    return tuple([replace(die, fresh=False) if die.fresh else die for die in dice])


def starting_dice() -> tuple[Die, ...]:
    """The six dice of a round, not rolled yet."""
    return tuple(Die(size, colour, FACES[size][-1]) for size, colour in STARTING_DICE)


def recoloured(die: Die) -> Die:
    """The same die in the other colour."""
    return replace(die, colour=other(die.colour))


def laid_out(dice: Iterable[Die]) -> tuple[Die, ...]:
    """Small before big, red before green."""
    return tuple(sorted(dice, key=lambda die: (die.size == "big", die.colour == "green")))


def own(dice: Iterable[Die]) -> tuple[Die, ...]:
    """Without the dice received this turn, which always lie behind the others."""
    return tuple([die for die in dice if not die.received])


def devils(dice: Iterable[Die]) -> int:
    """How many devils count against a player: those received this turn do not."""
    return [die.face for die in own(dice)].count(DEVIL)


def names(dice: Iterable[Die]) -> tuple[str, ...]:
    """The dice by name, as events and questions tell them."""
    return tuple(die.name for die in dice)


def free_places(dice: Sequence[Die]) -> tuple[int, ...]:
    """Where the dice lie that may be rolled."""
    return tuple([place for place, die in enumerate(dice) if not die.blocked])


def without(dice: Sequence[Die], places: Iterable[int]) -> tuple[Die, ...]:
    """The dice but for those at these places."""
    gone = set(places)
    return tuple(die for place, die in enumerate(dice) if place not in gone)


def different(dice: Sequence[Die], places: Iterable[int]) -> tuple[int, ...]:
    """One place for each different die among these places."""
    first: dict[str, int] = {}
    for place in places:
        first.setdefault(dice[place].name, place)
    return tuple(first.values())
