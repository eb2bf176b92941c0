"""Standing wishes: extra dice are kept until somebody says so."""

from operator import ge

import pytest
from msgspec.structs import replace

from rules.core.record import Action, Seat
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Done
from rules.tres_fute_4ever.state import State, is_last_turn
from tests.contract.play import played
from tests.rules.notation import Scripted
from tests.rules.tres_fute_4ever.notation import choosing, presented, sheet

RICH = sheet("extra o o")


def kept(state: State, seat: Seat = 1) -> Action | None:
    return GAME.asks(state)[seat].wishes.get("keep-extras")


def test_whoever_is_asked_for_an_extra_die_may_wish_to_keep_them():
    assert kept(presented(RICH, tray="Y1 B4 G6", box="P4 S2 W6", doing="extra")) == Done()


def test_a_die_of_the_tray_is_no_extra_die():
    assert kept(presented(RICH, tray="Y1 B4 G6", box="P4 S2 W6")) is None


def test_a_rolled_die_is_no_extra_die():
    assert kept(choosing(RICH, "Y1 B1 S1 G1 P1 W1", seats=2), 0) is None


def test_a_mark_must_be_used_first():
    state = presented(RICH, tray="Y1 B4 G6", box="P4 S2 W6", doing="extra")
    one = replace(state.players[1], pool=("pink",))
    assert kept(replace(state, players=(state.players[0], one))) is None


def test_in_the_last_turn_nothing_is_worth_keeping():
    state = presented(RICH, tray="Y1 B4 G6", box="P4 S2 W6", doing="extra")
    last = replace(state, round=6, active=1, first=0, players=state.players[::-1])
    assert is_last_turn(last)
    assert kept(last, 0) is None
    assert kept(replace(last, round=5), 0) == Done()


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_no_wish_takes_a_die_or_spends_anything(seed: int):
    """Whoever is answered for has the same sheet afterwards."""
    found = 0
    for state in played(GAME, 3, {}, seed=seed).states:
        for seat, ask in GAME.asks(state).items():
            for move in ask.wishes.values():
                found += 1
                after = GAME.apply(state, seat, move, Scripted(after=1)).state
                assert all(map(ge, saved(after, seat), saved(state, seat)))
                assert len(ask.moves) > 1
    assert found


def saved(state: State, seat: Seat) -> tuple[int, ...]:
    own = state.players[seat].sheet
    return (own.extra.left, own.polish.left, own.reroll.left)
