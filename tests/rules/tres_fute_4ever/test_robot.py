"""The robot plays any seat by its view alone, and well."""

from statistics import mean

import pytest
from msgspec.structs import replace

from rules.core.chance import Luck
from rules.core.game import advance
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, GiveUpRoll
from rules.tres_fute_4ever.robot import easy, position, robot
from rules.tres_fute_4ever.state import State
from tests.rules.notation import Scripted
from tests.rules.tres_fute_4ever.notation import FULL, presented, said, sheet


def played(seats: int, seed: int, think=robot) -> State:
    luck, thought = Luck(str(seed).encode()), Luck(b"thought")
    state = GAME.new(seats, {}, luck)
    while asks := GAME.asks(state):
        seat = max(asks)
        move = think(GAME.view(state, seat), asks[seat], thought)
        state = advance(GAME, state, seat, move, luck).state
    return state


def alone(think, seeds: range) -> float:
    return mean(GAME.result(played(1, seed, think)).scores[0] for seed in seeds)


def test_it_scores_well_alone():
    """318.7 on average over the seeds 0 to 199; here a few of them, with a margin."""
    assert alone(robot, range(12)) >= 300


def test_the_easy_one_scores_as_a_beginner_does():
    assert 190 <= alone(easy, range(12)) <= 250


def easily(state: State, seat: int) -> set[str]:
    """All that the easy robot does over a hundred seeds."""
    view, ask = GAME.view(state, seat), GAME.asks(state)[seat]
    return {said(easy(view, ask, Luck(str(seed).encode()))) for seed in range(100)}


def test_the_easy_one_errs_about_the_zone_and_not_about_the_number():
    """A black "?" may go anywhere; in green it is a 6."""
    own = sheet("""
        upper   6 5 4
        lower   2 4
        top     1 3
        bottom  5
        pink    4
    """)
    state = presented(own, tray="Y1 P4 G6", box="B1 S2 W5", doing="extra")
    state = replace(state, players=(state.players[0], replace(state.players[1], pool=("black",))))
    entries = easily(state, 1)
    assert len({entry.split()[1] for entry in entries}) > 1
    for entry in entries:
        if "green" in entry or "bottom" in entry:
            assert entry.endswith(" 6")


def test_the_easy_one_gives_away_nothing_in_its_last_turn():
    """There is an extra die, but it could only be subtracted in the middle row of yellow."""
    own = sheet(FULL.replace("middle  1 1 1 1 1", "middle  1 1 1 1") + "extra o")
    state = presented(own, tray="Y5 P4 G6", box="B6 S6 W5", doing="extra")
    assert any("middle" in said(move) for move in GAME.asks(state)[1].moves)
    state = replace(state, round=6, first=1)
    assert easily(state, 1) == {"Done"}


def test_the_easy_one_takes_a_die_that_fits(monkeypatch):
    """However careless it is."""
    monkeypatch.setitem(easy.__globals__, "SLACK", 1000.0)
    state = presented(sheet("extra o"), tray="Y1 P4 G6", box="B1 S2 W5")
    ask = GAME.asks(state)[1]
    moves = [easy(GAME.view(state, 1), ask, Luck(str(seed).encode())) for seed in range(20)]
    assert len(set(moves)) > 1
    assert not any(isinstance(move, Decline | GiveUpRoll) for move in moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_any_seat(seats: int):
    scores = GAME.result(played(seats, 0)).scores
    assert min(scores) > 100


def test_the_view_says_all_there_is_to_know():
    state = presented(sheet("extra o"), tray="Y1 P4 G6", box="B1 S2 W5")
    assert position(GAME.view(state, None)) == state


def test_it_takes_what_completes_a_column_when_nothing_comes_after():
    own = sheet("""
        top     1 2 3 4 5
        middle  1 1 1 1 1
        bottom  6 6 6 6
        extra   o
    """)
    state = presented(own, tray="Y1 P1 G1", box="B1 S1 W1", doing="extra")
    state = replace(state, round=6, first=1)
    move = robot(GAME.view(state, 1), GAME.asks(state)[1], Scripted())
    assert said(move) in {"Y: yellow bottom 1", "W: yellow bottom 1"}
