"""The strong robot plays games to their end in thought, with a budget counted in games."""

from msgspec.structs import replace

from rules.core.chance import Luck
from rules.tres_fute_4ever import GAME, playouts
from rules.tres_fute_4ever.playouts import CANDIDATES, GAMES, outcome, strong
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


def test_its_budget_is_a_number_of_games(monkeypatch):
    played = []

    def counted(*args):
        played.append(args)
        return outcome(*args)

    monkeypatch.setattr(playouts, "outcome", counted)
    state = last_turn()
    strong(GAME.view(state, 1), GAME.asks(state)[1], Luck(b"0"))
    assert len(played) == CANDIDATES * GAMES[len(state.players) - 1]


def test_a_game_in_thought_ends_with_the_lead_over_the_best_rival():
    state = position(GAME.view(last_turn(), 1))
    move = GAME.asks(state)[1].moves[0]
    assert outcome(state, 1, move, Luck(b"1")) == outcome(state, 1, move, Luck(b"1"))
