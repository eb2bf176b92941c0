"""The strong robot plays the turn to its end in thought, with a budget counted in tries."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Luck
from rules.tres_fute_4ever import GAME, playouts
from rules.tres_fute_4ever.actions import GiveUpRoll
from rules.tres_fute_4ever.compact import total
from rules.tres_fute_4ever.playouts import CANDIDATES, TRIES, Start, strong
from rules.tres_fute_4ever.policy import Imagined
from rules.tres_fute_4ever.reading import compact_sheet
from rules.tres_fute_4ever.robot import position
from tests.rules.tres_fute_4ever.notation import presented, said, sheet


def last_turn():
    own = sheet("""
        top     1 2 3 4 5
        middle  1 1 1 1 1
        bottom  6 6 6 6
        extra   o
    """)
    state = presented(own, tray="Y1 P1 G1", box="B1 S1 W1", doing="extra")
    return replace(state, round=6, first=1)


def test_it_takes_what_completes_a_column_when_nothing_comes_after():
    state = last_turn()
    move = strong(GAME.view(state, 1), GAME.asks(state)[1], Luck(b"0"))
    assert said(move) in {"Y: yellow bottom 1", "W: yellow bottom 1"}


def test_its_budget_is_a_number_of_tries(monkeypatch):
    tried = []
    outcome = Start.outcome

    def counted(self, luck):
        tried.append(self)
        return outcome(self, luck)

    monkeypatch.setattr(Start, "outcome", counted)
    monkeypatch.setattr(playouts, "MARGIN", 1000.0)
    state = GAME.new(2, {}, Luck(b"0"))
    seat, ask = next(iter(GAME.asks(state).items()))
    assert len(ask.moves) >= CANDIDATES
    strong(GAME.view(state, seat), ask, Luck(b"0"))
    assert 0.9 * TRIES < len(tried) <= TRIES, "each round gives every move as many tries"
    assert len(set(tried)) == CANDIDATES


@pytest.mark.parametrize("seats", [1, 3])
def test_playing_on_follows_its_seed(seats: int):
    state = position(GAME.view(GAME.new(seats, {}, Luck(b"0")), 0))
    seat, ask = next(iter(GAME.asks(state).items()))
    start = Start(state, seat, GiveUpRoll())
    assert GiveUpRoll() in ask.moves
    first, again, other = (start.outcome(Imagined(seed)) for seed in (1, 1, 2))
    assert first == again != other


def test_after_the_last_turn_the_points_are_counted():
    """Nothing is left to draw: the extra die is kept."""
    state = position(GAME.view(last_turn(), 1))
    done = GAME.asks(state)[1].moves[-1]
    points = total(compact_sheet(state.players[1].sheet))
    assert Start(state, 1, done).outcome(Imagined(1)) == points
