"""How the toy game goes: lay, take, give, draw."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.core.asks import Ask, Choose, Option, Part, Pick, one_choice, single
from rules.core.chance import Chance, keyed, shuffled
from rules.core.errors import Refusal
from rules.core.game import Change, Options, Result, TableOption, agreed, ranked, unfit
from rules.core.record import Event, Reconsider, Seat
from rules.core.tuples import with_item, without_item
from tests.toy.state import (
    COLOURS,
    DECK,
    ROWS,
    Burn,
    Burnt,
    Drew,
    DrewCard,
    Gave,
    Gift,
    Give,
    Given,
    Laid,
    Lay,
    Move,
    NobodyLaid,
    Pass,
    Ready,
    Revealed,
    State,
    Take,
    Taken,
    Took,
)

SEATS = range(2, 5)
OPTIONS = (
    TableOption("rounds", ("1", "2", "3"), "3"),
    TableOption("cards", ("3", "4"), "3"),
    TableOption("gifts", ("off", "on"), "on"),
)


def fits(options: Options, seats: int) -> Refusal | None:
    """Four cards are too many for four players."""
    refusal = unfit(OPTIONS, options, seats, SEATS)
    if refusal is None and options.get("cards") == "4" and seats == 4:
        return Refusal("too-few-cards", {"players": seats})
    return refusal


def new(seats: int, options: Options, chance: Chance) -> State:
    chosen = agreed(OPTIONS, options, fits(options, seats))
    size, deck = int(chosen["cards"]), shuffled(keyed(chance, "deal"), DECK)
    return State(
        rounds=int(chosen["rounds"]),
        size=size,
        gifts=chosen["gifts"] == "on",
        hands=tuple(tuple(sorted(deck[seat * size :][:size])) for seat in range(seats)),
        pile=deck[seats * size :],
        laid=(None,) * seats,
        points=(0,) * seats,
    )


def asks(state: State) -> Mapping[Seat, Ask]:
    if state.round > state.rounds:
        return {}
    if state.giver is not None:
        return {state.giver: giving(state, state.giver)}
    if state.winner is not None:
        return {state.winner: Ask((Choose(tuple(spoils(state)), "spoils"),))}
    return {seat: laying(state, seat) for seat in range(len(state.hands))}


def laying(state: State, seat: Seat) -> Ask:
    hand = tuple(Part("card", {"colour": c.colour, "number": c.number}) for c in state.hands[seat])
    lay = Pick(Lay(), hand, least=1, most=min(2, len(hand)), private=True)
    passing = one_choice(Pass(), "pass")
    questions = (lay, passing) if hand else (passing,)
    return Ask(questions, waiting=state.laid[seat] is None)


def spoils(state: State) -> Iterator[Option]:
    """A cell of the house in a colour (three parts), or a colour to burn (two)."""
    held = {(taken.row, taken.cell) for taken in state.house}
    for colour in COLOURS:
        for row, cells in ROWS.items():
            for cell in range(1, cells + 1):
                if (row, cell) not in held:
                    yield Option(Take(colour, row, cell), cell_parts(colour, row, cell))
        yield Option(Burn(colour), (Part("burn"), Part("colour", {"colour": colour})))


def cell_parts(colour: str, row: str, cell: int) -> tuple[Part, ...]:
    return (
        Part("colour", {"colour": colour}),
        Part("row", {"row": row}),
        Part("cell", {"cell": cell, "points": worth(row, cell)}),
    )


def worth(row: str, cell: int) -> int:
    return 6 if row == "roof" else cell


def giving(state: State, giver: Seat) -> Ask:
    """First which card, then to whom; the card may be taken back in between."""
    if state.gift is None:
        cards = tuple(
            single(Gift(place), "card", colour=card.colour, number=card.number)
            for place, card in enumerate(state.hands[giver])
        )
        return Ask((Choose(cards, "gift", private=True),))
    others = [seat for seat in range(len(state.hands)) if seat != giver]
    to_whom = tuple(single(Give(seat), "give", seat=seat) for seat in others)
    back = single(Reconsider(), "reconsider")
    return Ask((Choose((*to_whom, back), "give", private=True),))


def apply(state: State, seat: Seat, action: Move, chance: Chance) -> Change[State]:
    match action:
        case Lay(picked):
            return laid(state, seat, picked, chance)
        case Pass():
            return laid(state, seat, (), chance)
        case Take(colour, row, cell):
            taken = Taken(seat, row, cell, colour)
            points = worth(row, cell)
            told = Took(seat=seat, colour=colour, row=row, cell=cell, points=points)
            return scored(replace(state, house=(*state.house, taken)), points, told, chance)
        case Burn(colour):
            burnt = (*state.burnt, seat)
            return scored(replace(state, burnt=burnt), 1, Burnt(seat=seat, colour=colour), chance)
        case Gift(place):
            return Change(replace(state, gift=place))
        case Reconsider():
            return Change(replace(state, gift=None))
        case Give(other):
            return given(state, other, chance)
        case _:
            assert_never(action)


def laid(state: State, seat: Seat, picked: tuple[int, ...], chance: Chance) -> Change[State]:
    first = state.laid[seat] is None
    after = replace(state, laid=with_item(state.laid, seat, picked))
    told = Laid(seat=seat, sum=sum_of(after, seat), to=(seat,))
    change = Change(after, (told, Ready(seat=seat)) if first else (told,))
    return change if None in after.laid else change.then(revealed, chance)


def sum_of(state: State, seat: Seat) -> int:
    return sum(state.hands[seat][place].number for place in state.laid[seat] or ())


def revealed(state: State, chance: Chance) -> Change[State]:
    """The highest sum wins, the first seat of equal ones; nobody does when all have passed."""
    seats = range(len(state.hands))
    sums = [sum_of(state, seat) for seat in seats]
    told = tuple(Revealed(seat=seat, sum=sums[seat]) for seat in seats)
    hands = tuple(
        tuple(card for place, card in enumerate(hand) if place not in (state.laid[seat] or ()))
        for seat, hand in enumerate(state.hands)
    )
    after = replace(state, hands=hands, laid=(None,) * len(hands))
    if max(sums) == 0:
        return Change(after, (*told, NobodyLaid(round=state.round))).then(drawn_up, chance)
    return Change(replace(after, winner=sums.index(max(sums))), told)


def scored(state: State, points: int, told: Event, chance: Chance) -> Change[State]:
    winner = state.winner
    assert winner is not None
    added = with_item(state.points, winner, state.points[winner] + points)
    after = replace(state, points=added, winner=None)
    if state.gifts and state.hands[winner]:
        return Change(replace(after, giver=winner), (told,))
    return Change(after, (told,)).then(drawn_up, chance)


def given(state: State, other: Seat, chance: Chance) -> Change[State]:
    giver, gift = state.giver, state.gift
    assert giver is not None
    assert gift is not None
    card = state.hands[giver][gift]
    hands = with_item(state.hands, giver, without_item(state.hands[giver], card))
    hands = with_item(hands, other, tuple(sorted((*hands[other], card))))
    known = Given(
        seat=other,
        colour=card.colour,
        number=card.number,
        to=(min(giver, other), max(giver, other)),
    )
    after = replace(state, hands=hands, giver=None, gift=None)
    change = Change(after, (Gave(seat=giver, other_seat=other), known))
    return change.then(drawn_up, chance)


def drawn_up(state: State, chance: Chance) -> Change[State]:
    """Every hand is filled up blindly, as far as the pile lasts; the next round begins."""
    hands, pile, told = list(state.hands), list(state.pile), list[Event]()
    draws = keyed(chance, "round", state.round, choices=state)
    for seat, hand in enumerate(state.hands):
        count = min(len(pile), max(0, state.size - len(hand)))
        cards = keyed(draws, "seat", seat)
        fresh = [pile.pop(cards.below(len(pile))) for _ in range(count)]
        hands[seat] = tuple(sorted((*hand, *fresh)))
        told.append(Drew(seat=seat, count=count))
        told += [DrewCard(colour=c.colour, number=c.number, to=(seat,)) for c in fresh]
    after = replace(state, hands=tuple(hands), pile=tuple(pile), round=state.round + 1)
    return Change(after, tuple(told))


def result(state: State) -> Result | None:
    if state.round <= state.rounds:
        return None
    return Result(state.points, ranked(state.points), "rounds-over")
