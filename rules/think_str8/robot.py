"""A robot that thinks straight: it counts every rack it may have, and nothing else.

What it does now is worth the points to expect, and what it will know afterwards: each bit counts
like `BIT` points, since a card that is known gives points round after round and in the final guess.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import log2

from msgspec.structs import replace

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.levels import best, careless
from rules.core.tuples import with_item
from rules.think_str8.box import (
    LEFT_OUT,
    SCALE,
    SHORTEST,
    STRIPS,
    points_of,
)
from rules.think_str8.deduction import columns_of, possible_racks, seat_of, sums_of, unseen
from rules.think_str8.guessing import best_guess, best_guesses
from rules.think_str8.state import (
    Dice,
    Done,
    Exchange,
    Guess,
    Keep,
    Lay,
    Move,
    Rack,
    Roll,
    Take,
    Turn,
    TurnGreys,
)
from rules.think_str8.view import View

BIT = 2.0
"""What the answer to a yes-or-no question of even chances is worth, in points.

Between 1.5 and 3 robots of this kind play as well as each other.
"""


SLACK = 3.5
"""How many points an easy robot may give away with a strip."""
REMEMBERED = 5
"""So many rounds back an easy robot knows what it was told."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """The best answer in this step by counting every rack that the player may have."""
    match view.step:
        case "roll":
            return Roll()
        case "greys" | "turn":
            return best_dice(view, ask)
        case "strips":
            return best(strips_worth(view, ask))
        case "exchange":
            return best_exchange(view, ask)
        case _:
            return next_guess(view, ask, best_guesses(view))


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """As the robot, but it forgets, and does not look closely at the strips.

    Where the table has help from logic nobody forgets. It lays no strip where it is surely wrong.
    """
    if not view.assist:
        view = replace(view, rounds=view.rounds[-REMEMBERED:])
    if view.step != "strips":
        return robot(view, ask, chance)
    worths = strips_worth(view, ask)
    return careless({move: worths[move] for move in not_wrong(view, ask)}, SLACK, chance)


def not_wrong(view: View, ask: Ask) -> list[Take | Lay]:
    """All strips that one may take, but only places where the sum may be."""
    mine = view.strips[seat_of(view)]
    if mine is None:
        return list(ask.moves)
    sums = sums_of(possible_racks(view), columns_of(view, view.dice))
    return [move for move in ask.moves if any(sums[move.first : move.first + mine.cells])]


def sits_in(view: View, ask: Ask, chance: Chance) -> Move:
    """As the robot; but in the final guess what the owner has named stays as it is.

    It names numbers for the other cards only where everybody is shown what is still possible:
    elsewhere its owner would come back and read what it has worked out.
    """
    if view.step != "guess":
        return robot(view, ask, chance)
    if not view.assist:
        return Done()
    named = view.guesses[seat_of(view)] or ()
    pairs = zip(best_guesses(view), named, strict=True)
    unnamed = (guess for guess, numbers in pairs if guess.picked and not numbers)
    return next(unnamed, Done())


def best_dice(view: View, ask: Ask) -> TurnGreys | Turn | Keep:
    """The dice under which the best strip is worth most; as they are where nothing is better."""
    moves: tuple[TurnGreys | Turn | Keep, ...] = ask.moves
    racks, worth = possible_racks(view), dict[tuple[int, ...], float]()

    def worth_after(move: TurnGreys | Turn | Keep) -> float:
        columns = columns_of(view, dice_after(view.dice, move))
        if columns not in worth:
            sums = sums_of(racks, columns)
            worth[columns] = max(worth_of(sums, cells) for cells in STRIPS)
        return worth[columns]

    return max(moves, key=worth_after)


def dice_after(dice: Dice, move: TurnGreys | Turn | Keep) -> Dice:
    """The dice once this move is made."""
    match move:
        case TurnGreys(colours):
            return (*(face for face in dice if face != LEFT_OUT), *colours)
        case Turn(die, colour):
            return with_item(dice, dice.index(die), colour)
        case Keep():
            return dice


def strips_worth(view: View, ask: Ask) -> dict[Take | Lay, float]:
    """What it is worth to take each strip, or to lay the one taken at each place."""
    sums = sums_of(possible_racks(view), columns_of(view, view.dice))
    mine = view.strips[seat_of(view)]
    if mine is None:
        free: tuple[Take, ...] = ask.moves
        return {move: worth_of(sums, move.cells) for move in free}
    places: tuple[Lay, ...] = ask.moves
    return {move: worth_at(sums, move.first, cells=mine.cells) for move in places}


def worth_of(sums: Sequence[int], cells: int) -> float:
    """What a strip is worth where it lies best."""
    return max(worth_at(sums, first, cells=cells) for first in SCALE[: len(SCALE) - cells + 1])


def worth_at(sums: Sequence[int], first: int, *, cells: int) -> float:
    """The points to expect from a strip that lies there, and what its hint tells."""
    every, right, lower = sum(sums), sum(sums[first : first + cells]), sum(sums[:first])
    higher = every - right - lower
    hints = (right, lower + higher) if cells == SHORTEST else (right, lower, higher)
    return right / every * points_of(cells) + BIT * bits(hints)


def bits(counts: Sequence[int]) -> float:
    """How much is learnt, on average, from being told which of these cases it is."""
    every = sum(counts)
    return sum(count / every * log2(every / count) for count in counts if count)


def best_exchange(view: View, ask: Ask) -> Exchange:
    """The card without which the other cards are known best, the new one counted among them."""
    moves: tuple[Exchange, ...] = ask.moves
    racks = possible_racks(view)
    return max(moves, key=lambda move: worth_without(view, racks, view.colours.index(move.colour)))


def worth_without(view: View, racks: Sequence[Rack], column: int) -> float:
    """The old card is shown: for each value it may have, what is known about the rack then."""
    by_value: dict[int, list[Rack]] = {}
    for rack in racks:
        by_value.setdefault(rack[column], []).append(rack)
    return sum(
        len(left) / len(racks) * worth_of_knowledge(after_exchange(view, left, column))
        for left in by_value.values()
    )


def after_exchange(view: View, racks: Sequence[Rack], column: int) -> Iterator[Counter[int]]:
    """By colour, how often each value remains when this column's card makes room for a new one."""
    for place, values in enumerate(zip(*racks, strict=True)):
        if place == column:
            yield Counter(value for value in unseen(view, column) if value != values[0])
        else:
            yield Counter(values)


def worth_of_knowledge(rack: Iterator[Counter[int]]) -> float:
    """What a final guess would give now, less the bits that are still unknown."""
    return sum(best_guess(values)[0] - bits(tuple(values.values())) for values in rack)


def next_guess(view: View, ask: Ask, guesses: Sequence[Guess]) -> Guess | Done:
    """The first of these guesses that is not named yet; then done."""
    named = view.guesses[seat_of(view)]
    open_guesses = [
        guess
        for guess, numbers in zip(guesses, named or (), strict=True)
        if guess.picked != numbers
    ]
    if open_guesses:
        return open_guesses[0]
    return Done() if ask.accepts(Done()) else guesses[0]
