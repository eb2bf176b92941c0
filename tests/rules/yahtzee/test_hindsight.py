"""The best game with dice that one knows before, checked by playing it."""

from itertools import combinations, product

import pytest

from rules.catalog import GAMES
from rules.core.asks import Ask
from rules.core.chance import SameLuck
from rules.core.game import advance
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, ROLLS
from rules.yahtzee.hindsight import best_game, thrown
from rules.yahtzee.state import RollAgain, Scratch, Sheet, State, Write

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


def reachable(state: State, luck: SameLuck) -> set[tuple[int, ...]]:
    """Every hand with which a turn can end, found by rolling the dice in every way by the rules."""
    found, standing = set[tuple[int, ...]](), {state}
    for _ in range(ROLLS):
        found |= {tuple(sorted(each.dice)) for each in standing}
        picks = [p for n in range(1, DICE + 1) for p in combinations(range(DICE), n)]
        standing = {
            advance(YAHTZEE, each, 0, RollAgain(pick), luck).state
            for each in standing
            for pick in picks
            if each.rolls < ROLLS
        }
    return found


def by_trying_everything(seed: int, turns: int) -> int:
    """The most after so many turns, over every hand and every box."""
    state, luck = begun(seed)
    ends = {(state.players[0].boxes, 0)}
    for _ in range(turns):
        hands = reachable(state, luck)
        ends = {
            (with_item(boxes, place, points), bonuses + scoring.earns_bonus(boxes, hand))
            for boxes, bonuses in ends
            for hand in hands
            for place, points in enumerate(scoring.offers(boxes, hand, state.joker))
            if points is not None
        }
        first = next(box for box in BOXES if state.players[0].boxes[BOXES.index(box)] is None)
        move = Write(first) if Write(first) in YAHTZEE.asks(state)[0].moves else Scratch(first)
        state = advance(YAHTZEE, state, 0, move, luck).state
    return max(scoring.total(Sheet(boxes, bonuses)) for boxes, bonuses in ends)


@pytest.mark.parametrize(("seed", "turns"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2)])
def test_nothing_better_is_found_by_trying_everything(seed: int, turns: int) -> None:
    assert best_game(*begun(seed), turns).score == by_trying_everything(seed, turns)


@pytest.mark.long
def test_nobody_who_does_not_know_the_dice_does_better() -> None:
    for seed in (2, 3):
        state, luck = begun(seed)
        while asks := YAHTZEE.asks(state):
            ask: Ask = asks[0]
            action = YAHTZEE.robot(YAHTZEE.view(state, 0), ask, luck)
            state = advance(YAHTZEE, state, 0, action, luck).state
        assert YAHTZEE.result(state).scores[0] <= best_game(*begun(seed)).score
