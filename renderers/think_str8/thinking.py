"""What stands on a player's pad, from that player's view alone."""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from renderers.core.pad import Column, Notes
from renderers.think_str8.layout import under_way
from renderers.think_str8.scale import Bet
from rules.core.asks import Ask, Choose, Option, Part, Question
from rules.think_str8.box import VALUES
from rules.think_str8.deduction import Deduction, deduce, exchanged_since
from rules.think_str8.view import View, seen


class Line(NamedTuple):
    """A round on the pad: its dice, the own bet if it lies, the own cards exchanged after it.

    `known` has for each die the card that it was about, where that was exchanged since.
    """

    number: int
    dice: tuple[str, ...]
    known: tuple[int | None, ...]
    bet: Bet | None
    exchanged: tuple[tuple[str, int], ...]


def lines(view: View) -> list[Line]:
    """The rounds so far, the one under way last."""
    found = [
        Line(
            played.number,
            played.dice,
            tuple(exchanged_since(view, colour, played.number) for colour in played.dice),
            next(
                Bet(c.first, c.cells, c.hint, c.learnt)
                for c in played.checks
                if c.seat == view.seat
            ),
            tuple(
                (c.colour, c.value)
                for c in view.aside
                if (c.seat, c.round) == (view.seat, played.number)
            ),
        )
        for played in view.rounds
    ]
    return [*found, *([_under_way(view)] if under_way(view) else [])]


def _under_way(view: View) -> Line:
    strip = view.strips[view.seat or 0]
    unknown = (None,) * len(view.dice)
    if strip is None or strip.first is None:
        return Line(view.round, view.dice, unknown, None, ())
    return Line(view.round, view.dice, unknown, Bet(strip.first, strip.cells, "", ()), ())


@lru_cache(maxsize=64)
def thought(view: View) -> Deduction:
    """What logic leaves, worked out once for a picture, its alt text and its words."""
    return deduce(view)


def excluded(view: View, column: int) -> tuple[int, ...]:
    """With assistance: values that nobody shows and that cannot be the own card."""
    if not view.assist or view.step == "over":
        return ()
    possible, black = thought(view).possible[column], seen(view, column)
    return tuple(value for value in VALUES if value not in possible and value not in black)


def likelihoods(view: View) -> tuple[float, ...]:
    """By sum, how likely it is; nothing where no sum is asked for."""
    known = thought(view)
    return tuple(count / known.racks for count in known.sums)


def percent(share: float) -> int:
    """In hundredths; what is possible is never written as 0, nor what is not certain as 100."""
    return round(100 * share) if share in (0, 1) else min(max(1, round(100 * share)), 99)


def with_chances(view: View, ask: Ask) -> Ask:
    """With assistance each place for the strip says how likely the sum lies under it.

    The channel sees nobody's cards, so to it nothing is likely.
    """
    if not view.assist or view.step != "strips" or view.seat is None:
        return ask
    return replace(ask, questions=tuple(_with_chances(view, each) for each in ask.questions))


def _with_chances(view: View, question: Question) -> Question:
    if not isinstance(question, Choose) or question.word != "lay":
        return question
    known = thought(view)
    return replace(
        question, options=tuple(_with_chance(option, known) for option in question.options)
    )


def _with_chance(option: Option, known: Deduction) -> Option:
    """The first part of a bet says the cells, and now how likely one of them is right."""
    place, *rest = option.parts
    match place.facts:
        case {"first": int(first), "last": int(last)}:
            chance = percent(sum(known.sums[first : last + 1]) / known.racks)
            said = Part("range-chance", {**place.facts, "chance": chance}, place.icon)
            return replace(option, parts=(said, *rest))
        case _:
            return option


def learnt(bet: Bet) -> str:
    """The sums that a hint leaves, as they are written on the pad."""
    if bet.hint == "wrong":
        return f"≠ {bet.first}"
    if not bet.learnt:
        return ""
    low, high = bet.learnt[0], bet.learnt[-1]
    return str(low) if low == high else f"{low}–{high}"


def cross(view: View, column: int, value: int) -> str:
    """A cross on the pad. It names the card by how many there were before it, so that an exchange
    erases it."""
    return f"{view.colours[column]}-{value}-{_before(view, column)}"


def _before(view: View, column: int) -> int:
    colour = view.colours[column]
    return sum(card.colour == colour and card.seat == view.seat for card in view.aside)


def crosses(view: View, column: int, notes: Notes) -> tuple[int, ...]:
    """The values of a colour that the player has crossed."""
    colour, before = view.colours[column], _before(view, column)
    return tuple(value for value in VALUES if f"{colour}-{value}-{before}" in notes)


def pad(view: View) -> tuple[Column, ...]:
    """Each colour's values that lie nowhere open may be crossed out."""
    if view.seat is None or view.step == "over":
        return ()
    return tuple(
        Column(
            Part("colour", {"colour": colour}, f"card-{colour}"),
            {
                cross(view, column, value): Part("number", {"number": value})
                for value in VALUES
                if value not in seen(view, column)
            },
            {
                cross(view, column, value): value
                for value in VALUES
                if value not in (*seen(view, column), *excluded(view, column))
            },
        )
        for column, colour in enumerate(view.colours)
    )
