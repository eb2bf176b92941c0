"""The best game with dice that one knows before, checked by playing it."""

from itertools import product

import pytest

from rules.catalog import GAMES
from rules.core.asks import Ask
from rules.core.chance import SameLuck
from rules.core.game import advance
from rules.yahtzee.box import BOXES, DICE
from rules.yahtzee.hindsight import best_game, thrown
from rules.yahtzee.state import RollAgain, State, Write

YAHTZEE = GAMES["yahtzee"]


def begun(seed: int, joker: str = "rulebook") -> tuple[State, SameLuck]:
    luck = SameLuck(bytes([seed]) * 32)
    return YAHTZEE.new(1, {"joker": joker}, luck), luck


def played_out(seed: int, joker: str) -> int:
    """The score of the best game when it is really played, roll by roll."""
    state, luck = begun(seed, joker)
    for number, turn in enumerate(best_game(*begun(seed, joker)).turns):
        state = rolled_to(state, luck, number, turn.hand)
        state = advance(YAHTZEE, state, 0, Write(turn.box), luck).state
    return YAHTZEE.result(state).scores[0]


def rolled_to(state: State, luck: SameLuck, number: int, hand: tuple[int, ...]) -> State:
    """The dice rolled again until they show this hand."""
    dice = thrown(state, number, luck)
    last = next(
        rolls
        for rolls in product(range(3), repeat=DICE)
        if tuple(sorted(dice[place][roll] for place, roll in enumerate(rolls))) == hand
    )
    for roll in range(1, 1 + max(last)):
        again = tuple(place for place in range(DICE) if last[place] >= roll)
        state = advance(YAHTZEE, state, 0, RollAgain(again), luck).state
    return state


@pytest.mark.long
@pytest.mark.parametrize("joker", ["rulebook", "forced"])
@pytest.mark.parametrize("seed", [0, 1])
def test_the_best_game_can_be_played_and_gives_what_it_promises(seed: int, joker: str) -> None:
    best = best_game(*begun(seed, joker))
    assert played_out(seed, joker) == best.score
    assert sorted(turn.box for turn in best.turns) == sorted(BOXES)


@pytest.mark.long
def test_nobody_who_does_not_know_the_dice_does_better() -> None:
    for seed in (2, 3):
        state, luck = begun(seed)
        while asks := YAHTZEE.asks(state):
            ask: Ask = asks[0]
            action = YAHTZEE.robot(YAHTZEE.view(state, 0), ask, luck)
            state = advance(YAHTZEE, state, 0, action, luck).state
        assert YAHTZEE.result(state).scores[0] <= best_game(*begun(seed)).score
