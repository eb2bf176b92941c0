"""Playing by the learnt worth, from anywhere in a turn to its end.

The strong robot plays on in its thoughts like this, and the worth is learnt from such games. Dice
are drawn from a small generator: real ones would be too slow, and nobody has to verify these.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from rules.tres_fute_4ever.box import COLOURS, FACES, ROUND_BONUSES, SOLO_TRAY
from rules.tres_fute_4ever.compact import (
    BLACK,
    EXTRA,
    KINDS,
    POLISH,
    REROLL,
    REST,
    Pool,
    Sheet,
    bits,
    booked,
    codes,
    die_uses,
    entered,
    left,
    mark_uses,
    spent,
)
from rules.tres_fute_4ever.features import BETWEEN, EXTRAS, GIFTS, Phase
from rules.tres_fute_4ever.value import Moment

DICE = range(len(COLOURS))
SETS = tuple(tuple(die for die in DICE if dice >> die & 1) for dice in range(1 << len(DICE)))
"""The dice in each set."""
ALL = len(SETS) - 1

NO_DIE, AGAIN = -1, -2
"""Instead of a die: none is taken; the roll is rolled again."""

GIFT_CODES = tuple(map(codes, ROUND_BONUSES))

Choice = tuple[Sheet, Pool, Phase, int]
"""The sheet, the open "?" and how far the turn is after a choice; the die that is taken."""

Record = Callable[[Sheet, Pool, Phase, Moment], None]
"""Is told every position that a game comes to."""


class Imagined:
    """The luck of imagined games: Marsaglia's xorshift64*, as fast as Python can be."""

    def __init__(self, seed: int) -> None:
        self._state = (seed + 1) * 0x9E3779B97F4A7C15 % 2**64 or 1
        for _ in range(4):
            self.bits()

    def bits(self) -> int:
        """The next 31 bits."""
        state = self._state
        state ^= state >> 12
        state = (state ^ (state << 25)) % 2**64
        state ^= state >> 27
        self._state = state
        return (state * 0x2545F4914F6CDD1D) % 2**64 >> 33

    def die(self) -> int:
        """What a die shows; no face is more likely than another by one in a hundred million."""
        return self.bits() % len(FACES) + 1

    def error(self, width: float) -> float:
        """About normally distributed around 0, with this standard deviation."""
        drawn = sum(self.bits() for _ in range(3)) / 2**31
        return width * 2 * (drawn - 1.5)


# What there is to choose from


def roll_choices(sheet: Sheet, faces: Sequence[int], hand: int, rolls: int) -> Iterator[Choice]:
    """The active player with dice just rolled; so many rolls are still to come."""
    yield sheet, (), (rolls, hand) if rolls else EXTRAS, NO_DIE
    if left(sheet, REROLL):
        yield spent(sheet, REROLL), (), (rolls + 1, hand), AGAIN
    for die in SETS[hand]:
        rest = bits(other for other in SETS[hand & ~(1 << die)] if faces[other] >= faces[die])
        phase = (rolls, rest) if rolls and rest else EXTRAS
        for kind, use, _ in die_uses(sheet, faces, 0, die, 0):
            yield *entered(sheet, (), kind, use), phase, die


def silver_choices(sheet: Sheet, faces: Sequence[int], tray: int, boxes: int) -> Iterator[Choice]:
    """A passive player; the boxes' dice too if none of the tray's fits as it lies."""
    yield sheet, (), EXTRAS, NO_DIE
    fits = any(True for die in SETS[tray] for _ in die_uses(sheet, faces, tray, die, 0))
    for die in SETS[tray if fits else tray | boxes]:
        for kind, use, cost in die_uses(sheet, faces, tray, die, left(sheet, POLISH)):
            paid = spent(sheet, POLISH, cost) if cost else sheet
            yield *entered(paid, (), kind, use), EXTRAS, die


def extra_choices(sheet: Sheet, faces: Sequence[int], tray: int, used: int) -> Iterator[Choice]:
    """Extra dice, those aside that were used as such in this turn."""
    yield sheet, (), BETWEEN, NO_DIE
    extra = spent(sheet, EXTRA)
    for die in SETS[ALL & ~used]:
        for kind, use, cost in die_uses(sheet, faces, tray, die, left(sheet, POLISH)):
            paid = spent(extra, POLISH, cost) if cost else extra
            yield *entered(paid, (), kind, use), EXTRAS, die


def mark_choices(sheet: Sheet, pool: Pool) -> Iterator[tuple[Sheet, Pool]]:
    """Any open "?" next."""
    for place, mark in enumerate(pool):
        if mark in pool[:place]:
            continue
        rest = pool[:place] + pool[place + 1 :]
        for kind in KINDS if mark == BLACK else (mark,):
            for use in mark_uses(kind, sheet[kind]):
                yield entered(sheet, rest, kind, use)


def set_out(faces: Sequence[int], luck: Imagined) -> int:
    """The boxes of a solo player's passive turn; the other dice lie on the tray."""
    order = sorted(DICE, key=lambda die: (faces[die], luck.bits()))
    return bits(order[SOLO_TRAY:])


class Policy:
    """Chooses what is worth most. With `errors` so wide it is mistaken about each worth."""

    def __init__(self, luck: Imagined, errors: float = 0, record: Record | None = None) -> None:
        self._luck = luck
        self._errors = errors
        self._record = record

    def worth(self, sheet: Sheet, pool: Pool, phase: Phase, moment: Moment) -> float:
        """What a position is worth once every open "?" is used."""
        if pool:
            sheet = self._settled(sheet, pool, phase, moment)
        return moment.worth(sheet, (), phase)

    def settled(self, sheet: Sheet, pool: Pool, phase: Phase, moment: Moment) -> Sheet:
        """The sheet after a move, once every open "?" is used."""
        if self._record is not None:
            self._record(sheet, pool, phase, moment)
        return self._settled(sheet, pool, phase, moment, self._record) if pool else sheet

    def _settled(
        self, sheet: Sheet, pool: Pool, phase: Phase, moment: Moment, record: Record | None = None
    ) -> Sheet:
        """Each "?" is used where it promises most; those without a place are lost."""
        while pool:
            most = float("-inf")
            chosen: tuple[Sheet, Pool] = (sheet, ())
            for after, rest in mark_choices(sheet, pool):
                worth = moment.worth(after, rest, phase)
                if self._errors and record is not None:
                    worth += self._luck.error(self._errors)
                if worth > most:
                    most, chosen = worth, (after, rest)
            sheet, pool = chosen
            if record is not None:
                record(sheet, pool, phase, moment)
        return sheet

    def _chosen(self, choices: Iterable[Choice], moment: Moment) -> Choice:
        """The choice that is worth most, its open "?" used up."""
        most, chosen = float("-inf"), None
        for choice in choices:
            worth = self.worth(*choice[:3], moment)
            if self._errors:
                worth += self._luck.error(self._errors)
            if worth > most:
                most, chosen = worth, choice
        assert chosen is not None, "there is always something to choose"
        sheet, pool, phase, die = chosen
        return self.settled(sheet, pool, phase, moment), (), phase, die

    def rolls(
        self, sheet: Sheet, phase: Phase, faces: list[int], boxes: int, moment: Moment
    ) -> tuple[Sheet, int]:
        """The sheet and the boxes after all rolls that are left; `faces` become what lies then."""
        while phase not in (EXTRAS, BETWEEN):
            rolls, hand = phase
            for die in SETS[hand]:
                faces[die] = self._luck.die()
            choices = roll_choices(sheet, faces, hand, rolls - 1)
            sheet, _, phase, taken = self._chosen(choices, moment)
            if taken >= 0:
                boxes |= 1 << taken
        return sheet, boxes

    def silver(self, sheet: Sheet, faces: Sequence[int], boxes: int, moment: Moment) -> Sheet:
        """The sheet after a passive player's choice."""
        choices = silver_choices(sheet, faces, ALL & ~boxes, boxes)
        return self._chosen(choices, moment)[0]

    def extras(
        self, sheet: Sheet, faces: Sequence[int], boxes: int, used: int, moment: Moment
    ) -> Sheet:
        """The sheet after as many extra dice as pay."""
        while left(sheet, EXTRA):
            choices = extra_choices(sheet, faces, ALL & ~boxes, used)
            sheet, _, _, taken = self._chosen(choices, moment)
            if taken == NO_DIE:
                return sheet
            used |= 1 << taken
        return self.settled(sheet, (), BETWEEN, moment)

    def passive_turn(self, sheet: Sheet, moment: Moment) -> Sheet:
        """The sheet after a turn as passive player in a solo game."""
        faces = [self._luck.die() for _ in DICE]
        boxes = set_out(faces, self._luck)
        sheet = self.silver(sheet, faces, boxes, moment)
        return self.extras(sheet, faces, boxes, 0, moment)

    def gift(self, sheet: Sheet, number: int, moment: Moment) -> Sheet:
        """The sheet after the bonus of the round with this number, which begins."""
        if number > GIFTS:
            return sheet
        tools, pool = booked(sheet[REST], (), GIFT_CODES[number - 1])
        return self.settled((*sheet[:REST], tools), pool, BETWEEN, moment)
