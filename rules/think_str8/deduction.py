"""What a player can work out about the own cards, from that player's view alone.

In each colour the own card is one of those seen nowhere: at most five, as three racks are always
open. So there are at most 5^6 racks, and each that agrees with every hint is as likely.
"""

from collections import Counter
from collections.abc import Sequence

from rules.core.record import Record, Seat
from rules.think_str8.box import SCALE, VALUES
from rules.think_str8.state import Check, Dice, Rack, Round
from rules.think_str8.view import View, seen


class Clue(Record, frozen=True):
    """A hint about cards that are still on the rack: columns, one for each die, and their sums.

    Columns ascend. Dice about a card that was exchanged since, and is known, are taken out of both.
    """

    columns: tuple[int, ...]
    sums: tuple[int, ...]


class Deduction(Record, frozen=True):
    """`possible` has by colour the values that remain, `sums` by sum how many racks give it.

    `racks` is the number of racks that remain, so sum s has the likelihood sums[s] / racks. Without
    dice on the table `sums` is empty.
    """

    possible: tuple[tuple[int, ...], ...]
    racks: int
    sums: tuple[int, ...]


def deduce(view: View) -> Deduction:
    """What this player can know about the own cards and about the sum of the dice."""
    racks = possible_racks(view)
    columns = zip(*racks, strict=True)
    return Deduction(
        possible=tuple(tuple(sorted(set(column))) for column in columns),
        racks=len(racks),
        sums=sums_of(racks, columns_of(view, view.dice)) if settled(view) else (),
    )


def settled(view: View) -> bool:
    """The dice lie and show colours in play."""
    return bool(view.dice) and all(face in view.colours for face in view.dice)


def columns_of(view: View, dice: Dice) -> tuple[int, ...]:
    """The places of the dice's colours on a rack, ascending; equal dice give equal places."""
    return tuple(sorted(view.colours.index(colour) for colour in dice))


def sums_of(racks: Sequence[Rack], columns: tuple[int, ...]) -> tuple[int, ...]:
    """By sum of these columns, how many of the racks give it."""
    one, two, three = columns
    counts = Counter(rack[one] + rack[two] + rack[three] for rack in racks)
    return tuple(counts[number] for number in SCALE)


def unseen(view: View, column: int) -> tuple[int, ...]:
    """What the own card may be by sight alone; the card itself when it is open at the end."""
    own = view.racks[seat_of(view)][column]
    if own is not None:
        return (own,)
    black = seen(view, column)
    return tuple(value for value in VALUES if value not in black)


def seat_of(view: View) -> Seat:
    """Whose view it is; the channel's will not do."""
    if view.seat is None:
        raise ValueError("the channel has no cards to think about")
    return view.seat


def clues(view: View) -> tuple[Clue, ...]:
    """What this player was told, as far as it is about cards still on the rack."""
    mine = (
        clue(view, played, check)
        for played in view.rounds
        for check in played.checks
        if check.seat == view.seat
    )
    return tuple(found for found in mine if found.columns)


def clue(view: View, played: Round, check: Check) -> Clue:
    """What one check has told, less the cards that were exchanged since and are known."""
    known = [exchanged_since(view, colour, played.number) for colour in played.dice]
    away = sum(value for value in known if value is not None)
    held = [
        view.colours.index(colour)
        for colour, value in zip(played.dice, known, strict=True)
        if value is None
    ]
    sums = tuple(number - away for number in check.learnt)
    return Clue(tuple(sorted(held)), sums)


def exchanged_since(view: View, colour: str, number: int) -> int | None:
    """The card that the player had of this colour in that round, if it is known by now."""
    own = (
        card.value
        for card in view.aside
        if card.seat == view.seat and card.colour == colour and card.round >= number
    )
    return next(own, None)


def possible_racks(view: View) -> list[Rack]:
    """Every rack that this player may have, built colour by colour.

    A clue is used as soon as its last colour comes: the values that it leaves there depend only on
    the sum of the earlier ones.
    """
    told = clues(view)
    racks: list[Rack] = [()]
    for column in range(len(view.colours)):
        values = unseen(view, column)
        ripe = [rule(found, values) for found in told if found.columns[-1] == column]
        racks = [(*rack, value) for rack in racks for value in allowed(rack, values, ripe)]
    return racks


Rule = tuple[tuple[int, ...], dict[int, frozenset[int]]]
"""The earlier columns of a clue, and by their sum the values that it leaves in its last one."""


def rule(found: Clue, values: tuple[int, ...]) -> Rule:
    """A clue made ready for looking up: what it leaves in its last column for each earlier sum."""
    last = found.columns[-1]
    earlier = tuple(column for column in found.columns if column != last)
    times = len(found.columns) - len(earlier)
    left = {
        before: frozenset(value for value in values if before + times * value in found.sums)
        for before in SCALE
    }
    return earlier, left


def allowed(rack: Rack, values: tuple[int, ...], rules: list[Rule]) -> Sequence[int]:
    """The values of the next colour with which the rack agrees with these rules."""
    if not rules:
        return values
    return sorted(
        frozenset(values).intersection(
            *(left[sum([rack[column] for column in earlier])] for earlier, left in rules)
        )
    )
