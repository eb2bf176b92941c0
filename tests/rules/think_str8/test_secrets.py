"""Who may see what: nobody learns an own, removed or undrawn card before the end."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from rules.core.chance import Chance, Luck, Taped
from rules.core.game import advance
from rules.core.record import Event, Seat
from rules.core.replay import Step
from rules.think_str8 import GAME
from rules.think_str8.state import Guess, State
from tests.contract.play import Play, Player, at_random, by_robot, played
from tests.rules.think_str8.contract import rack_in_round, redeal, some_numbers
from tests.rules.think_str8.notation import FOUR, TWO, table

BACKS = (None,) * 6


def test_a_player_sees_all_racks_but_the_own_one() -> None:
    state = table(FOUR)
    for seat in range(4):
        racks = GAME.view(state, seat).racks
        assert racks[seat] == BACKS
        assert racks[:seat] + racks[seat + 1 :] == state.racks[:seat] + state.racks[seat + 1 :]


def test_the_channel_sees_the_neutral_racks_alone() -> None:
    state = table(TWO)
    assert GAME.view(state, None).racks == (BACKS, BACKS, *state.racks[2:])


def test_of_the_piles_only_the_counts_are_known_and_of_the_removed_cards_nothing() -> None:
    for seat in (None, 0, 1):
        view = GAME.view(table(TWO), seat)
        assert view.piles == (3,) * 6
        assert (view.removed, view.undrawn, view.marks) == ((), (), ())


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("player", [at_random, by_robot])
def test_a_whole_game_with_other_hidden_cards_looks_the_same(seed: int, player: Player) -> None:
    """What a seat cannot see is dealt again, as all its hints allow, and the game played again.

    With the same moves every view, every question and all that is told to this seat, or to the
    channel, is the same byte for byte until the cards are shown.
    """
    options = {"colours": "56"[seed % 2]}
    play = played(GAME, 2 + seed % 3, options, seed=seed, player=player)
    for seat in (None, *range(play.seats)):
        other, steps = otherwise(play, seat, Luck(b"redeal"))
        assert list(shown(other, steps, seat)) == list(shown(play.states[0], guarded(play), seat))


def guarded(play: Play) -> tuple[Step, ...]:
    """All steps but the last one, which shows the cards."""
    return play.steps[:-1]


def otherwise(play: Play, seat: Seat | None, chance: Chance) -> tuple[State, list[Step]]:
    """The deal that leads to other hidden cards, and the steps with other guesses by others."""
    end = redeal(play.states[-2], seat, chance)
    steps = [
        replace(step, action=replace(step.action, picked=some_numbers(chance)))
        if isinstance(step.action, Guess) and step.seat != seat
        else step
        for step in guarded(play)
    ]
    return dealt_for(end, play.states[0]), steps


def dealt_for(end: State, start: State) -> State:
    """The start of a game that ends like this: each exchange drew what its player had next."""
    players = range(len(end.scores))
    return replace(
        start,
        removed=end.removed,
        racks=(*(rack_in_round(end, seat, 1) for seat in players), *start.racks[len(players) :]),
        piles=tuple(
            (*drawn_cards(end, column), *end.piles[column]) for column in range(len(end.colours))
        ),
    )


def drawn_cards(end: State, column: int) -> Iterator[int]:
    for card in end.aside:
        if card.colour == end.colours[column]:
            yield rack_in_round(end, card.seat, card.round + 1)[column]


def shown(state: State, steps: list[Step] | tuple[Step, ...], seat: Seat | None) -> Iterator[bytes]:
    """After each step: the seat's view and questions, and what is told to it."""
    for step in steps:
        luck = Taped(step.tape)
        change = advance(GAME, state, step.seat, step.action, luck)
        state = change.state
        asks = GAME.asks(state)
        mine = None if seat is None else asks.get(seat)
        told = [event for event in change.events if may_know(event, seat)]
        yield msgspec.json.encode((GAME.view(state, seat), mine, told, sorted(asks)))


def may_know(event: Event, seat: Seat | None) -> bool:
    return event.to is None or seat in event.to


def test_dealing_again_reaches_other_cards_even_late_in_a_game() -> None:
    """The test above would be empty if hardly anything could be dealt otherwise."""
    changed = sum(
        otherwise(played(GAME, 2, {}, seed=seed), 0, Luck(b"redeal"))[0]
        != played(GAME, 2, {}, seed=seed).states[0]
        for seed in range(6)
    )
    assert changed == 6


@pytest.mark.parametrize("seed", range(6))
def test_the_robot_knows_no_more_than_its_view(seed: int) -> None:
    """It answers alike when what it cannot see is dealt again."""
    play, chance = played(GAME, 2 + seed % 3, {}, seed=seed, player=by_robot), Luck(b"redeal")
    for state, step in list(zip(play.states, play.steps, strict=False))[::3]:
        other = redeal(state, step.seat, chance)
        ask = GAME.asks(other)[step.seat]
        assert GAME.robot(GAME.view(other, step.seat), ask, chance) == step.action
