"""The strong robot plays the turn to its end in thought, with a budget of tries and positions."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Luck
from rules.tres_fute_4ever import GAME, playouts
from rules.tres_fute_4ever.actions import GiveUpRoll
from rules.tres_fute_4ever.compact import total
from rules.tres_fute_4ever.playouts import CANDIDATES, POSITIONS, TRIES, Start, strong
from rules.tres_fute_4ever.policy import Imagined
from rules.tres_fute_4ever.reading import compact_sheet
from rules.tres_fute_4ever.robot import position
from rules.tres_fute_4ever.value import Moment
from tests.rules.tres_fute_4ever.notation import choosing, presented, said, sheet


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
    played = len(tried) - CANDIDATES
    assert 0.9 * TRIES < played <= TRIES, "each has one that shows what it costs, then as many"
    assert len(set(tried)) == CANDIDATES


def test_with_many_extra_dice_its_budget_is_a_number_of_positions(monkeypatch):
    """A turn that values a thousand positions is played on less often, on every machine alike."""
    own = sheet("""
        top     1 3
        middle  1 2
        lower   2 3 4
        grey    A C E
        extra   o o o o o o
        polish  o o o o o o
    """)
    state = replace(choosing(own, "Y2 B3 S4 G1 P5 W3", seats=2), round=5)
    valued, worth = [], Moment.worth

    def counted(self, *position):
        valued.append(position)
        return worth(self, *position)

    monkeypatch.setattr(Moment, "worth", counted)
    strong(GAME.view(state, 0), GAME.asks(state)[0], Luck(b"0"))
    assert POSITIONS / 2 < len(valued) < POSITIONS * 2
    valued.clear()
    monkeypatch.setattr(playouts, "POSITIONS", 10**9)
    strong(GAME.view(state, 0), GAME.asks(state)[0], Luck(b"0"))
    assert len(valued) > POSITIONS * 3


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
