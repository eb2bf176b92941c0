"""What the contract tests need to know of Think Str8!."""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.core.chance import Chance, shuffled
from rules.core.record import Seat
from rules.think_str8 import scoring
from rules.think_str8.box import MOST_NUMBERS, VALUES
from rules.think_str8.state import Rack, State
from tests.contract.play import Play

has_free_moves = True
"""Turning a die, taking a strip and naming a number show nobody anything hidden."""

DEALS = 12
"""So often the hidden cards of some colours are dealt again; deals that a hint denies are void."""


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Everything dealt again that a seat, or the channel, cannot see, as all hints allow it.

    The first deal is of all colours at once. As soon as there are many hints hardly any such deal
    agrees with them, so the others are of some colours only.
    """
    if state.step == "over":
        return state
    hidden = range(len(state.scores)) if seat is None else (seat,)
    for deal in range(DEALS):
        columns = [
            column for column in range(len(state.colours)) if deal == 0 or chance.below(3) == 0
        ]
        other = dealt_again(state, hidden, columns, chance)
        if all(hints_hold(other, player) for player in hidden):
            state = other
    return with_other_guesses(state, seat, chance)


def dealt_again(
    state: State, hidden: range | tuple[Seat, ...], columns: list[int], chance: Chance
) -> State:
    """The hidden racks' cards, the removed one and the pile of these columns, shuffled together."""
    removed, piles = list(state.removed), list(state.piles)
    racks = [list(rack) for rack in state.racks]
    for column in columns:
        own = [state.racks[player][column] for player in hidden]
        cards = shuffled(chance, (state.removed[column], *state.piles[column], *own))
        for player, card in zip(hidden, cards, strict=False):
            racks[player][column] = card
        removed[column], *rest = cards[len(own) :]
        piles[column] = tuple(rest)
    return replace(
        state, removed=tuple(removed), piles=tuple(piles), racks=tuple(tuple(r) for r in racks)
    )


def with_other_guesses(state: State, seat: Seat | None, chance: Chance) -> State:
    """Other players have named other numbers in the final guess."""
    if state.step != "guess":
        return state
    return replace(
        state,
        guesses=tuple(
            named if player == seat else tuple(some_numbers(chance) for _ in named)
            for player, named in enumerate(state.guesses)
        ),
    )


def some_numbers(chance: Chance) -> tuple[int, ...]:
    return tuple(sorted(shuffled(chance, VALUES)[: chance.below(MOST_NUMBERS + 1)]))


def hints_hold(state: State, player: Seat) -> bool:
    return all(given == due for _, given, due in hints(state, player))


def hints(state: State, player: Seat) -> Iterator[tuple[int, str, str]]:
    """By round: the points due, the hint that was given, and the one due by the cards."""
    for played in state.rounds:
        rack = rack_in_round(state, player, played.number)
        hidden = sum(rack[state.colours.index(colour)] for colour in played.dice)
        for check in played.checks:
            if check.seat == player:
                due = scoring.hint(check.first, check.cells, hidden)
                yield (8 - check.cells) * (due == "right"), check.hint, due


def rack_in_round(state: State, player: Seat, number: int) -> Rack:
    """A player's cards when the strips of a round were checked."""
    then = list(state.racks[player])
    for card in reversed(state.aside):
        if card.seat == player and card.round >= number:
            then[state.colours.index(card.colour)] = card.value
    return tuple(then)


def recounted(play: Play) -> tuple[int, ...]:
    """Every strip by the cards of its round, and every guess by the cards at the end."""
    state = play.head
    assert all(hints_hold(state, player) for player in range(play.seats))
    return tuple(
        sum(points for points, _, _ in hints(state, player))
        + sum(
            0 if not named else -2 if value not in named else (5, 2, 1)[len(named) - 1]
            for named, value in zip(state.guesses[player], state.racks[player], strict=True)
        )
        for player in range(play.seats)
    )
