"""The robot against a random player and one that takes the best immediate tile.

Over seeds 0–99 of the two-player base game it beats each of them 98 times; asked for are 75 and
55. A tenth is played here.
"""

from typing import Any

import pytest

from rules.core.asks import Ask
from rules.core.chance import Chance, Luck, drawn
from rules.core.game import Options, advance
from rules.core.record import Seat
from rules.verflixxt import GAME
from rules.verflixxt.actions import Forward
from rules.verflixxt.box import NAMED
from rules.verflixxt.state import State
from tests.bench.rivals import Match, takes_and_lands_well
from tests.bench.tournament import played
from tests.contract.play import Player, at_random, beats
from tests.rules.verflixxt.contract import redeal
from tests.rules.verflixxt.notation import names, position, swap

SEEDS = range(10)
LUCK_TILE = 5


def best_tile(_game: Any, _state: State, _seat: Seat, ask: Ask, chance: Chance) -> Any:
    """The move that takes the best tile, none being worth 0; any of several."""
    worths = [(worth(option), option.action) for option in ask.questions[0].options]  # type: ignore[union-attr]
    most = max(points for points, _ in worths)
    return drawn(chance, [action for points, action in worths if points == most])


def worth(option: Any) -> int:
    if not option.parts[0].word.endswith("-takes"):
        return 0
    tile = NAMED[option.parts[0].facts["tile"]]
    return LUCK_TILE if tile.kind == "luck" else tile.value


@pytest.mark.parametrize(("rival", "least"), [(at_random, 8), (best_tile, 7)])
def test_strength(rival: Player, least: int) -> None:
    assert sum(beats(GAME, rival, seed) for seed in SEEDS) >= least


@pytest.mark.parametrize("options", [{}, {"nochmal": "standard"}])
def test_it_beats_one_who_takes_and_lands_well(options: Options) -> None:
    """About three of four games of two, with the expansion as without (`make bench`)."""
    match = Match("verflixxt", "good", "", takes_and_lands_well, (2,), options)
    assert sum(played(match, 2, seed).won for seed in range(40)) > 22


def answer(state: State) -> Any:
    seat = state.turn.seat
    return GAME.robot(GAME.view(state, seat), GAME.asks(state)[seat], Luck(b"0"))


def test_it_takes_a_bonus_and_leaves_a_malus() -> None:
    """With a 1: the pawn on +8 goes; with a pawn on −8 beside a foreign one that one goes."""
    assert answer(position("S:B +8:A -1a -8a:A -2a F", roll=1)) == Forward(0, *names("+8"))
    assert answer(position("S:B -8a:A -1a -7a:AB -2a F", roll=1)) == Forward(0, *names("-7a"))


def test_the_easy_one_takes_no_malus_where_it_can_take_a_bonus() -> None:
    assert easily(position("S:B +8:A -1a -8a:A -2a F", roll=1)) == {Forward(0, *names("+8"))}


def test_the_easy_one_errs_about_when_to_take_a_tile() -> None:
    """It may leave its +3 at once, or run on with the pawn that is not alone."""
    moves = easily(position("S:B +3:A +5:AB -2a -4a:AB F", roll=1))
    assert len(moves) > 1
    assert Forward(0, *names("+3")) in moves


def easily(state: State) -> set[Any]:
    """All that the easy robot does over a hundred seeds."""
    seat = state.turn.seat
    view, ask, easy = GAME.view(state, seat), GAME.asks(state)[seat], GAME.at_level("easy")
    return {easy(view, ask, Luck(str(seed).encode())) for seed in range(100)}


def test_it_plays_a_worm_token_that_gains_much_and_keeps_one_that_does_not() -> None:
    text = "S:ABx {}:A {}:B -1a -2a F"
    good = position(text.format("-10", "+8"), roll=1, face="cross", worms={"A": "swap"})
    assert answer(good) == swap("-10 B +8")
    poor = position(text.format("-4a", "-3a"), roll=1, face="cross", worms={"A": "swap"})
    assert isinstance(answer(poor), Forward)


def test_it_decides_from_its_view_alone() -> None:
    """Whatever the hidden tokens are, it does the same."""
    luck = Luck(b"0")
    state = GAME.new(3, {"nochmal": "shuffled", "worms": "on"}, luck)
    while asks := GAME.asks(state):
        (seat,) = asks
        action = answer(state)
        assert answer(redeal(state, seat, Luck(b"redeal"))) == action
        state = advance(GAME, state, seat, action, luck).state
