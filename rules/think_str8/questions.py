"""What each player may do now."""

from collections.abc import Iterator, Mapping
from itertools import product

from rules.core.asks import Ask, Choose, Option, Part, Pick, Question, one_choice, single
from rules.core.record import Seat
from rules.think_str8.box import LEFT_OUT, MOST_NUMBERS, SCALE, STRIPS, VALUES, points_of
from rules.think_str8.state import (
    Done,
    Exchange,
    Guess,
    Keep,
    Lay,
    Roll,
    State,
    Strip,
    Take,
    Turn,
    TurnGreys,
)


def asks(state: State) -> Mapping[Seat, Ask]:
    """Who is asked what in this step of the round."""
    roller = state.order[0]
    match state.step:
        case "roll":
            return {roller: Ask((one_choice(Roll(), "roll"),))}
        case "greys":
            return {roller: Ask((Choose(tuple(greys(state)), "greys"),))}
        case "turn":
            turning = Choose(tuple(turns(state)), "turn", buttons=0)
            return {roller: Ask((one_choice(Keep(), "keep"), turning))}
        case "strips":
            return dict(strips(state))
        case "exchange":
            return {state.exchanging[0]: Ask((Choose(tuple(exchanges(state)), "exchange"),))}
        case "guess":
            return {seat: final_guess(state, seat) for seat in range(len(state.scores))}
        case _:
            return {}


def greys(state: State) -> Iterator[Option]:
    """Each grey face to any colour in play (1. Lancer des dés, remarque)."""
    places = [place for place, face in enumerate(state.dice, 1) if face == LEFT_OUT]
    for colours in product(state.colours, repeat=len(places)):
        yield Option(
            TurnGreys(colours),
            tuple(
                Part("grey-die", {"place": place, "turned": colour}, f"die-{colour}")
                for place, colour in zip(places, colours, strict=True)
            ),
        )


def turns(state: State) -> Iterator[Option]:
    """One die to any other colour (1. Lancer des dés). Equal dice are offered once."""
    for die, colour in product(dict.fromkeys(state.dice), state.colours):
        if colour != die:
            yield single(Turn(die, colour), "turn", f"die-{colour}", die=die, turned=colour)


def strips(state: State) -> Iterator[tuple[Seat, Ask]]:
    """Strips are taken in order; whoever holds one lays it without waiting (2. Hypothèses)."""
    taker = next((seat for seat in state.order if state.strips[seat] is None), None)
    for seat, strip in enumerate(state.strips):
        if seat == taker:
            yield seat, Ask((Choose(tuple(free_strips(state)), "take"),))
        elif strip is not None and strip.first is None:
            facts = {"cells": strip.cells}
            yield seat, Ask((Choose(tuple(places(strip)), "lay", facts=facts, sure=True),))


def free_strips(state: State) -> Iterator[Option]:
    """The strips that nobody has taken, with what each is worth."""
    taken = [strip.cells for strip in state.strips if strip is not None]
    for cells in STRIPS:
        if cells not in taken:
            yield single(Take(cells), "strip", cells=cells, points=points_of(cells))


def places(strip: Strip) -> Iterator[Option]:
    """Wherever the strip lies fully on the scale."""
    for first in SCALE[: len(SCALE) - strip.cells + 1]:
        last = first + strip.cells - 1
        facts = {"cells": strip.cells, "first": first, "last": last}
        yield Option(Lay(first), (Part("range", facts), Part("lay", facts)))


def exchanges(state: State) -> Iterator[Option]:
    """Any colour whose pile is not empty, shown by the dice or not (Changement de carte)."""
    for colour, pile in zip(state.colours, state.piles, strict=True):
        if pile:
            yield single(
                Exchange(colour), "exchange", f"card-{colour}", card=colour, count=len(pile)
            )


def final_guess(state: State, seat: Seat) -> Ask:
    """For each colour up to three numbers, in secret, until all are done.

    Somebody who is done may still name other numbers, but nobody waits for them.
    """
    picks: Iterator[Question] = (
        Pick(
            Guess(colour),
            tuple(Part("number", {"card": colour, "number": value}) for value in VALUES),
            least=0,
            most=MOST_NUMBERS,
            private=True,
            already=named,
            at_once=True,
        )
        for colour, named in zip(state.colours, state.guesses[seat], strict=True)
    )
    if seat in state.guessed:
        return Ask(tuple(picks), waiting=False)
    return Ask((*picks, finishing(state, seat)))


def finishing(state: State, seat: Seat) -> Choose:
    """Done, said together with everything that was named."""
    guesses = zip(state.colours, state.guesses[seat], strict=True)
    named = (
        Part("named", {"card": colour, "count": len(numbers), "numbers": numbers})
        for colour, numbers in guesses
    )
    option = Option(Done(), (Part("done"), *named, Part("sure")))
    return Choose((option,), "done", private=True, sure=True)
