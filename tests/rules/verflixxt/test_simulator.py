"""The simulator plays as the rules do: after every move of a game both have the same position."""

from typing import Any

import pytest

from rules.core.chance import Luck
from rules.verflixxt import GAME, turns
from rules.verflixxt.actions import Back, Done, Forward, Move, PlayPush, PlaySwap, Stay
from rules.verflixxt.box import FLIXXY, GUARD
from rules.verflixxt.policy import BACK, DONE, FORWARD, PUSH, SWAP, Chosen, chosen, make
from rules.verflixxt.scoring import score
from rules.verflixxt.simulator import FLAT, GUARDS, LISTS, NESTED, PAWNS, WORMED, Table
from rules.verflixxt.state import State
from tests.rules.verflixxt.test_properties import COMBINATIONS, seats_for

PLAIN = [options for options in COMBINATIONS if options["roll"] != options["single-moves"] == "off"]


def as_action(state: State, move: Chosen) -> Move:
    """What the simulator's move is called in the rules."""
    what, place, kind, beside = move
    tile = state.track[place].tile.name
    piece = {GUARDS: GUARD, WORMED: FLIXXY}.get(kind, kind - PAWNS)
    if what == FORWARD:
        return Forward(piece, tile)
    if what == BACK:
        return Back(piece, tile)
    if what == PUSH:
        return PlayPush(tile)
    if what == SWAP:
        return PlaySwap(tile, piece, state.track[beside].tile.name)
    return Stay() if turns.one_is_free(state) else Done()


def seen(table: Table) -> dict[str, Any]:
    """All that a position consists of; worm tokens in any order but that of the pile."""
    found = {name: getattr(table, name) for name in (*FLAT, *LISTS, *NESTED)}
    held = [sorted(a + b) for a, b in zip(table.ready, table.fresh, strict=True)]
    return {**found, "ready": held, "fresh": (), "last": (), "face": table.face or ""}


@pytest.mark.parametrize("number", range(len(PLAIN)))
def test_a_game_beside_the_rules(number: int) -> None:
    options, luck = PLAIN[number], Luck(str(number).encode())
    state = GAME.new(seats_for(number, options), options, luck)
    while not state.over:
        table = Table(state)
        move = chosen(table)
        action = as_action(state, move)
        assert GAME.asks(state)[state.turn.seat].accepts(action)
        make(table, move)
        state = turns.played(state, action, luck).state
        if state.turn.pushed and not state.over:
            state = turns.played(state, Done(), luck).state
        if move[0] == SWAP and not state.turn.swapped:
            assert chosen(table) == DONE
            make(table, DONE)
        again = Table(state)
        if not table.number:
            again.number, again.face = 0, ""
        if not state.over:
            assert seen(table) == seen(again)
    assert [table.score(seat) for seat in range(table.seats)] == [
        score(state, seat) for seat in range(table.seats)
    ]
