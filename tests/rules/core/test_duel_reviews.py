"""Luck or skill in a duel: everybody's own game is reviewed as the game that it is alone."""

from collections.abc import Sequence

import msgspec
import pytest

from rules.catalog import GAMES, with_duels
from rules.core.chance import KeyedLuck, Luck
from rules.core.duel import Withdraw, original
from rules.core.game import AnyGame, advance
from rules.core.replay import Step
from rules.core.review import Plan, Review, plan, summed, valued
from tests.contract.play import Play, by_robot, played
from tests.rules.reviews import now_and_then, reviewed

DUELS = {key: game for key, game in with_duels(GAMES).items() if game.duel}
EVERY = pytest.mark.parametrize("game", DUELS.values(), ids=DUELS)

QUICK = 2
"""Playouts that are enough to see whether two reviews are the same."""


def duel(game: AnyGame, seed: int = 0) -> Play:
    """A duel of two robots that answer at random now and then."""
    return played(game, 2, {}, seed=seed, player=now_and_then(4), luck=KeyedLuck(b"a duel"))


def alone(play: Play, seat: int) -> tuple[AnyGame, object, Sequence[Step]]:
    """What somebody has played there, as the game that it is alone."""
    game = GAMES[original(play.game.key)]
    steps = [msgspec.structs.replace(step, seat=0) for step in play.steps if step.seat == seat]
    return game, play.states[0].games[seat], steps


def numbered(planned: Plan) -> Plan:
    """With moments that are numbered from the first one on, and not by their place in the log."""
    moments = [
        msgspec.structs.replace(moment, step=at) for at, moment in enumerate(planned.moments, -1)
    ]
    return msgspec.structs.replace(planned, moments=tuple(moments))


def review(game: AnyGame, planned: Plan | None) -> Review:
    assert planned is not None
    assert game.appraisal is not None
    plan = numbered(planned)
    points = valued(game.appraisal, planned.seat, plan.moments, 7, QUICK)
    return summed(game.appraisal, planned.final, points)


@pytest.mark.long
@EVERY
def test_it_is_the_review_of_the_game_alone(game: AnyGame) -> None:
    play = duel(game)
    for seat in range(2):
        own, baseline, steps = alone(play, seat)
        one = review(game, plan(game, play.states[0], play.steps, seat))
        other = review(own, plan(own, baseline, steps, 0))
        assert one == other
        assert one.rivals == 0
        assert one.final == play.result.scores[seat]
    assert play.result.scores[0] != play.result.scores[1], "two games were compared"


def test_it_adds_up_exactly_in_yahtzee() -> None:
    game = DUELS["yahtzee-duel"]
    for seat in range(2):
        found = reviewed(duel(game, 1), seat)
        assert found.start + found.luck - found.cost == pytest.approx(found.final, abs=0.005)
        assert found.cost > 0


@EVERY
def test_whoever_left_off_has_no_review_and_whoever_played_has(game: AnyGame) -> None:
    luck, state, steps = KeyedLuck(b"left off"), game.new(2, {}, Luck(b"")), list[Step]()
    baseline = state
    for seat in (0, 1):
        while seat in (asks := game.asks(state)):
            leaves = seat == 1 and len(steps) > 0 and steps[-1].seat == 1
            action = Withdraw() if leaves else by_robot(game, state, seat, asks[seat], Luck(b"x"))
            luck.tape.clear()
            state = advance(game, state, seat, action, luck).state
            steps.append(Step(seat, action, tuple(luck.tape)))
    assert plan(game, baseline, steps, 0) is not None
    assert plan(game, baseline, steps, 1) is None


@EVERY
def test_nobody_is_coached(game: AnyGame) -> None:
    """Everybody meets the same dice: what one is told would be the others' hint as well."""
    assert game.appraisal is not None
    assert not game.can_be_coached
    assert GAMES[original(game.key)].can_be_coached
