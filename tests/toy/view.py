"""What each seat may know of the toy game; and the same table dealt again."""

from typing import Any

from msgspec.structs import replace

from rules.core.asks import Ask, Pick
from rules.core.chance import Chance, shuffled
from rules.core.game import winners
from rules.core.record import Record, Seat
from tests.toy.state import Card, State, Taken


class View(Record, frozen=True):
    """`cards` and `laid` are the seat's own; the channel has none."""

    seat: Seat | None
    round: int
    rounds: int
    points: tuple[int, ...]
    house: tuple[Taken, ...]
    burnt: tuple[Seat, ...]
    counts: tuple[int, ...]
    pile: int
    ready: tuple[Seat, ...]
    winner: Seat | None
    giver: Seat | None
    cards: tuple[Card, ...] = ()
    laid: tuple[int, ...] | None = None
    gift: int | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has most points once the game is over; equal points share."""
        return winners(self.points) if self.round > self.rounds else ()


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        round=state.round,
        rounds=state.rounds,
        points=state.points,
        house=state.house,
        burnt=state.burnt,
        counts=tuple(len(hand) for hand in state.hands),
        pile=len(state.pile),
        ready=tuple(seat for seat, laid in enumerate(state.laid) if laid is not None),
        winner=state.winner,
        giver=state.giver,
        cards=() if seat is None else state.hands[seat],
        laid=None if seat is None else state.laid[seat],
        gift=state.gift if seat is not None and seat == state.giver else None,
    )


def robot(view: View, ask: Ask, chance: Chance) -> Any:
    """Lays its two highest cards; else anything."""
    lay = ask.questions[0]
    if not isinstance(lay, Pick):
        return ask.sample(chance)
    order = sorted(range(len(view.cards)), key=lambda place: view.cards[place].number)
    return lay.with_picked(tuple(order[-lay.most :]))


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Everything the seat cannot see, dealt again: the others' hands, the pile, what they laid."""
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = [card for other in others for card in state.hands[other]]
    deck = list(shuffled(chance, (*unseen, *state.pile)))
    hands, laid = list(state.hands), list(state.laid)
    for other in others:
        hands[other] = tuple(sorted(deck.pop() for _ in hands[other]))
        if laid[other] is not None:
            count = chance.below(min(2, len(hands[other])) + 1)
            laid[other] = tuple(sorted(shuffled(chance, range(len(hands[other])))[:count]))
    gift = state.gift if state.giver == seat else None
    return replace(state, hands=tuple(hands), laid=tuple(laid), pile=tuple(deck), gift=gift)
