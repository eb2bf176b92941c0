"""Chances in Verflixxt!, by games played to their end."""

import pytest

from rules.core.asks import Ask
from rules.core.chance import Luck
from rules.core.review import is_mistake
from rules.verflixxt import GAME
from rules.verflixxt.outlook import outlook
from rules.verflixxt.review import answers, throws_of
from rules.verflixxt.robot import after, imagined
from rules.verflixxt.state import Turn
from tests.contract.play import by_robot, played
from tests.rules.reviews import planned
from tests.rules.verflixxt.contract import redeal

WORMS = {"nochmal": "standard", "worms": "on"}


@pytest.mark.long
def test_moves_that_promise_least_are_found() -> None:
    """By another measure: what the position promises at one look."""
    moments = planned(played(GAME, 2, {}, seed=0, player=by_robot)).moments[1:]
    found = 0
    for moment in moments[-8:]:
        assert isinstance(moment.ask, Ask)
        state = imagined(moment.view)
        worst = min(moment.ask.moves, key=lambda move: outlook(after(state, move), 0))
        value = answers(moment.view, 0, moment.ask, worst, Luck(b"worst"), 360)
        found += is_mistake(value.of(worst))
        assert 0 <= value.of(worst).worth.mean <= 1
    assert found >= 2


def test_tokens_that_the_seat_does_not_see_change_nothing() -> None:
    play = played(GAME, 3, WORMS, seed=2, player=by_robot)
    places = [at for at, step in enumerate(play.steps) if step.seat == 0][6:30:6]
    differ = 0
    for place in places:
        state = play.states[place]
        other = redeal(state, 0, Luck(b"other"))
        differ += other != state
        ask = GAME.asks(state)[0]
        if len(ask.moves) > 1:
            one, two = (
                answers(GAME.view(each, 0), 0, ask, None, Luck(b"same"), 24)
                for each in (state, other)
            )
            assert one == two
    assert differ


def test_every_throw_has_its_turn() -> None:
    assert [turn.number for turn in throws_of(Turn(seat=0, number=3))] == [1, 2, 3, 4, 5, 6]
    assert len(throws_of(Turn(seat=0, number=3, face="cross"))) == 36
