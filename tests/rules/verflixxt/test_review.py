"""Chances in Verflixxt!, by games played to their end."""

from collections import Counter

import pytest

from rules.core.appraisal import Reason
from rules.core.asks import Ask
from rules.core.chance import Luck
from rules.core.review import is_mistake
from rules.verflixxt import GAME
from rules.verflixxt.actions import Move
from rules.verflixxt.box import GUARD
from rules.verflixxt.outlook import outlook
from rules.verflixxt.review import answers, reason, throws_of
from rules.verflixxt.robot import after, imagined
from rules.verflixxt.state import Turn
from rules.verflixxt.view import View
from tests.contract.play import by_robot, played
from tests.rules.reviews import planned
from tests.rules.verflixxt.contract import redeal

WORMS = {"nochmal": "standard", "worms": "on"}


@pytest.mark.long
def test_moves_that_promise_least_are_found() -> None:
    """By another measure: what the position promises at one look. Later this game is decided."""
    moments = planned(played(GAME, 2, {}, seed=0, player=by_robot)).moments[1:]
    found = 0
    for moment in moments[8:16]:
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


def test_reasons_are_true_of_the_position() -> None:
    """Who stands alone where is looked up on the track after either move."""
    luck, told = Luck(b"reasons"), Counter[str]()
    for seed in range(3):
        play = played(GAME, 3, {}, seed=seed, player=by_robot)
        for moment in planned(play).moments[1:]:
            assert moment.ask is not None
            for _ in range(4):
                best, chosen = moment.action, moment.ask.sample(luck)
                found = reason(moment.view, 0, best, chosen)
                if found is not None:
                    told[found.code] += 1
                    assert holds(moment.view, best, chosen, found), found
    assert {"not-alone-on-malus", "strands", "denies", "alone-on-bonus", "moves-guard"} <= set(told)


def holds(view: View, best: Move, chosen: Move, told: Reason) -> bool:
    """Whether a reason is what one sees."""
    state = imagined(view)
    tracks = [after(state, move).track for move in (best, chosen)]
    points, rival = told.facts.get("points", 0), told.facts.get("rival_seat")

    def standing(kind: str, seat: int) -> list[bool]:
        return [
            any(
                square.tile.kind == kind
                and abs(square.tile.value) == points
                and square.pieces == (seat,)
                for square in track
            )
            for track in tracks
        ]

    match told.code:
        case "not-alone-on-malus":
            return standing("malus", 0)[1]
        case "strands":
            return standing("malus", rival)[0]
        case "denies":
            return standing("bonus", rival)[1]
        case "alone-on-bonus" | "alone-on-luck":
            return standing(told.code.removeprefix("alone-on-"), 0)[0]
        case "moves-guard":
            return (best.piece, chosen.piece) == (GUARD, 0)  # type: ignore[union-attr]
        case _:
            return True


def test_every_throw_has_its_turn() -> None:
    assert [turn.number for turn in throws_of(Turn(seat=0, number=3))] == [1, 2, 3, 4, 5, 6]
    assert len(throws_of(Turn(seat=0, number=3, face="cross"))) == 36
