"""How rounds and the game end (p. 4)."""

import pytest

from rules.core.errors import Refused
from rules.core.game import Result
from rules.desfausse import GAME
from rules.desfausse.actions import Keep
from rules.desfausse.box import ALL_TROPHIES, rounds_to_win
from rules.desfausse.events import Purified, RoundBegan, RoundWon
from tests.rules.desfausse.notation import called, counts, say, shed, trophies
from tests.rules.notation import of_type, told


def test_two_rounds_win_and_three_where_two_play() -> None:
    assert [rounds_to_win(seats) for seats in (2, 3, 4, 5)] == [3, 2, 2, 2]


def test_a_round_won_everybody_takes_six_dice_again() -> None:
    state = called("r3 g3\nr5 g4 g2 r6 R3 G*").state
    after = shed(state, "A", "hell r3 g3")
    assert of_type(after, RoundWon) == [RoundWon(seats=(0,))]
    assert of_type(after, RoundBegan) == [RoundBegan(round=2)]
    assert counts(after.state) == [6, 6]
    assert after.state.hell == ()
    assert (after.state.round, after.state.turn) == (2, 1)
    assert GAME.view(after.state, None).players[0].tokens == 1


def test_the_winning_shed_still_earns_a_trophy_and_trophies_are_kept() -> None:
    state = called("r3 g3\nr5 g4 g2 | small-exorcism").state
    after = shed(state, "A", "hell r3 g3 · new-roll").state
    assert trophies(after, "A") == ("new-roll",)
    assert trophies(after, "B") == ("small-exorcism",)
    assert len(after.board) == len(ALL_TROPHIES) - 2


def test_trophies_may_be_reset_between_rounds() -> None:
    state = called("r3 g3\nr5 g4 g2 | small-exorcism", trophies_reset=True).state
    after = shed(state, "A", "hell r3 g3 · new-roll").state
    assert trophies(after, "A") == trophies(after, "B") == ()
    assert after.board == ALL_TROPHIES


def test_the_title() -> None:
    state = called("r3 g3\nr5 g4 g2", won=((0,), (1,), (0,))).state
    after = shed(state, "A", "hell r3 g3")
    assert of_type(after, Purified) == [Purified(seats=(0,))]
    assert told(after)[-1] == "Purified"
    assert GAME.asks(after.state) == {}
    assert GAME.result(after.state) == Result((3, 1), (1, 2), "purified")
    with pytest.raises(Refused, match="game-over"):
        say(after.state, "A", Keep())


def test_ties_stand() -> None:
    state = called("g2\ng2\nr3 r4", won=((0,), (1,))).state
    after = shed(shed(state, "A", "hell g2").state, "B", "hell g2")
    assert of_type(after, Purified) == [Purified(seats=(0, 1))]
    assert GAME.result(after.state) == Result((2, 2, 0), (1, 1, 3), "purified")


def test_one_round_short_of_the_title_the_game_goes_on() -> None:
    state = called("r3 g3\nr5 g4 g2", won=((0,),)).state
    after = shed(state, "A", "hell r3 g3")
    assert GAME.result(after.state) is None
    assert not of_type(after, Purified)
