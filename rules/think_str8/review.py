"""What answers are worth in Think Str8!: the own points at the end, worked out from every rack.

Each rack that agrees with all hints is as likely, so what an answer brings in this round and what
will be known afterwards is worked out, not played out. What follows is a straight line through what
robots gained from there (`tests/bench/knowledge.py`): so many points, less so many for each bit
that is still unknown about the own rack. That price is rough: it is the error of what is compared.
"""

from collections import Counter
from collections.abc import Iterator

from rules.core.appraisal import Answers, Appraisal, Reason, Valued, Worth, is_decision
from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.record import Seat
from rules.think_str8.box import ROUNDS
from rules.think_str8.deduction import columns_of, sums_of
from rules.think_str8.guessing import Named, best_guess, choices, mean
from rules.think_str8.prospects import (
    Value,
    after_exchange,
    after_hint,
    before_roll,
    best_of_roll,
    best_place,
    best_strip,
    by_total,
    columns_after,
    exchanged,
    known_racks,
    laid,
    sums_now,
    to_come,
)
from rules.think_str8.scoring import marks
from rules.think_str8.state import (
    Done,
    Exchange,
    Guess,
    Keep,
    Lay,
    Move,
    Numbers,
    Roll,
    Take,
    Turn,
    TurnGreys,
)
from rules.think_str8.view import View

ROUGH = 0.2
"""By such a part the price of what is unknown may be wrong."""

FLAT = 0.05
"""Whatever differs by so little is not a reason."""


# The answers


def start(view: View, seat: Seat, chance: Chance, budget: int) -> Worth:  # noqa: ARG001
    """What players gain on average."""
    racks = len(known_racks(view))
    return Worth(to_come(view, racks, exchange=False, rounds=ROUNDS[view.players]))


def answers(
    view: View,
    seat: Seat,
    ask: Ask,
    chosen: Move | None,
    chance: Chance,  # noqa: ARG001  (worked out)
    budget: int,  # noqa: ARG001
) -> Answers:
    """Every answer on offer with what it is worth."""
    moves = _guesses(view, seat) if view.step == "guess" else ask.moves
    known = () if chosen is None else (chosen,)
    values = {move: value_of(view, seat, move) for move in dict.fromkeys([*moves, *known])}
    score = view.scores[seat]
    order = sorted(values, key=lambda move: (values[move].total, move == chosen), reverse=True)
    best = values[order[0]]
    return Answers(
        Worth(score + best.total),
        tuple(
            Valued(
                move,
                Worth(score + values[move].total),
                Worth(
                    best.total - values[move].total,
                    ROUGH * abs(best.later - values[move].later),
                ),
            )
            for move in order
        ),
    )


def value_of(view: View, seat: Seat, move: Move) -> Value:
    """What a move brings if the best is made of it."""
    match move:
        case TurnGreys() | Turn() | Keep():
            return max(
                (best_strip(view, columns) for columns in columns_after(view, move)), key=by_total
            )
        case Take(cells):
            return best_place(view, sums_now(view), cells)
        case Lay(first):
            strip = view.strips[seat]
            assert strip is not None
            return laid(view, sums_now(view), first, strip.cells)
        case Exchange(colour):
            return exchanged(view, view.colours.index(colour))
        case Guess(colour, numbers):
            column = view.colours.index(colour)
            return Value(_named(view, column, numbers) + sum(_best_named(view, but=column)), 0.0)
        case Done():
            named = view.guesses[seat] or ()
            return Value(sum(_named(view, at, numbers) for at, numbers in enumerate(named)), 0.0)
        case Roll():
            return Value(0.0, before_roll(view))


# The final guess


def _guesses(view: View, seat: Seat) -> tuple[Guess | Done, ...]:
    """What is best to name for each card that is named otherwise so far, and to be done."""
    named = view.guesses[seat] or ()
    better = (
        Guess(colour, best_guess(_values(view, column))[1])
        for column, colour in enumerate(view.colours)
        if best_guess(_values(view, column))[0] > _named(view, column, named[column]) + FLAT
    )
    return (*better, Done())


def _values(view: View, column: int) -> Counter[int]:
    return Counter(rack[column] for rack in known_racks(view))


def _named(view: View, column: int, numbers: Numbers) -> float:
    """The points to expect from naming these numbers for a card."""
    values = _values(view, column)
    right = sum(values[number] for number in numbers) / values.total()
    return mean(Named(numbers, right).gains)


def _best_named(view: View, but: int) -> Iterator[float]:
    """The points to expect for the other cards."""
    for column in range(len(view.colours)):
        if column != but:
            yield max(mean(named.gains) for named in choices(_values(view, column)))


# Luck


def luck(
    before: View | None,
    seat: Seat,
    action: Move | None,
    after: View,
    chance: Chance,  # noqa: ARG001  (worked out)
    budget: int,  # noqa: ARG001
) -> Worth | None:
    """What the own cards and dice gave in this step."""
    gains = list(_gains(before, seat, action, after))
    return Worth(sum(gains)) if gains else None


def _gains(before: View | None, seat: Seat, action: Move | None, after: View) -> Iterator[float]:
    if before is not None and len(after.rounds) > len(before.rounds):
        yield _hinted(before, seat, after)
    if before is not None and isinstance(action, Exchange):
        yield _shown(before, seat, action, after)
    if before is not None and before.step == "guess" and after.step == "over":
        yield _revealed(before, seat, after)
    begun = before is None or before.round != after.round or not before.dice
    if begun and after.step in ("greys", "turn") and after.order[0] == seat:
        yield best_of_roll(after, after.dice).total - before_roll(after)


def _hinted(before: View, seat: Seat, after: View) -> float:
    """What the others said to the own strip, less what was to be expected."""
    check = next(check for check in after.rounds[-1].checks if check.seat == seat)
    dice = after.rounds[-1].dice
    sums = sums_of(known_racks(before), columns_of(before, dice))
    racks = sum(n for number, n in enumerate(sums) if number in check.learnt)
    got = after_hint(before, check.hint, racks, check.cells)
    return got.total - laid(before, sums, check.first, check.cells).total


def _shown(before: View, seat: Seat, action: Exchange, after: View) -> float:
    """What the old card tells about the others, less what was to be expected."""
    column = before.colours.index(action.colour)
    mine = [card for card in after.aside if card.seat == seat and card.colour == action.colour]
    racks = sum(rack[column] == mine[-1].value for rack in known_racks(before))
    return after_exchange(before, column, racks) - exchanged(before, column).total


def _revealed(before: View, seat: Seat, after: View) -> float:
    """What the guesses gave, less what was to be expected."""
    named, rack = after.guesses[seat] or (), after.racks[seat]
    gave = sum(marks(named, [value for value in rack if value is not None]))
    return gave - sum(_named(before, column, numbers) for column, numbers in enumerate(named))


def decides(view: View, ask: Ask, action: Move) -> bool:
    """The final guess is one decision: that it is complete."""
    if view.step == "guess":
        return isinstance(action, Done)
    return is_decision(view, ask, action)


# Why


def reason(view: View, seat: Seat, best: Move, chosen: Move) -> Reason | None:
    """Points in this round, or what will be known afterwards."""
    if isinstance(best, Guess):
        return _guess_reason(best)
    better, worse = value_of(view, seat, best), value_of(view, seat, chosen)
    if isinstance(best, Exchange) and isinstance(chosen, Exchange):
        return _exchange_reason(view, best, chosen)
    if better.later - worse.later > max(FLAT, better.points - worse.points):
        return Reason("tells-more")
    if better.points - worse.points > FLAT:
        return _points_reason(view, seat, best, chosen)
    return None


def _guess_reason(best: Guess) -> Reason:
    if not best.picked:
        return Reason("names-nothing", {"card": best.colour})
    return Reason("names", {"card": best.colour, "numbers": best.picked})


def _exchange_reason(view: View, best: Exchange, chosen: Exchange) -> Reason | None:
    """How well the card was known that was given away."""
    count, other = (len(_values(view, view.colours.index(move.colour))) for move in (chosen, best))
    if count == 1:
        return Reason("known-card", {"card": chosen.colour})
    if count < other:
        return Reason("better-known", {"card": chosen.colour, "count": count})
    return None


def _points_reason(view: View, seat: Seat, best: Move, chosen: Move) -> Reason:
    strip = view.strips[seat]
    if isinstance(best, Lay) and isinstance(chosen, Lay) and strip is not None:
        sums = sums_now(view)
        right, other = (
            round(100 * sum(sums[move.first : move.first + strip.cells]) / sum(sums))
            for move in (best, chosen)
        )
        return Reason("likelier", {"percent": right, "less": other})
    return Reason("brings-points")


APPRAISAL = Appraisal(
    unit="points",
    exact=False,
    budget=1,
    start=start,
    answers=answers,
    luck=luck,
    reason=reason,
    decides=decides,
)
