"""The compact sheet goes as the rules do: whole random games, move by move."""

import pytest

from rules.core.chance import Luck
from rules.core.record import Seat
from rules.tres_fute_4ever import GAME, bonuses, compact, scoring
from rules.tres_fute_4ever.actions import TakeDie, TakeExtra, TakeSilver, UseMark
from rules.tres_fute_4ever.box import COLOURS, MARKS, ZONES
from rules.tres_fute_4ever.dice import ways
from rules.tres_fute_4ever.reading import compact_sheet, entered, use_of
from rules.tres_fute_4ever.sheet import AnyEntry, Sheet, zone_of
from rules.tres_fute_4ever.state import State
from rules.tres_fute_4ever.zones import mark_takes, zones_of
from tests.rules.tres_fute_4ever.notation import sheet


def same_after(before: Sheet, entry: AnyEntry) -> None:
    """An entry leaves the same sheet and opens the same "?"."""
    booked = bonuses.entered(before, entry)
    marks = tuple(sorted(MARKS.index(mark) for mark in booked.marks))
    assert entered(compact_sheet(before), (), entry) == (compact_sheet(booked.sheet), marks)


def same_dice(state: State, seat: Seat) -> None:
    """Every die on the table allows the same entries for the same polish."""
    own = state.players[seat].sheet
    small = compact_sheet(own)
    faces = [die.face for die in state.dice]
    tray = compact.bits(place for place, die in enumerate(state.dice) if die.lies == "tray")
    for place, colour in enumerate(COLOURS):
        known = [
            (ZONES.index(zone_of(way.entry)), use_of(small, way.entry), way.cost)
            for way in ways(own, state.dice, colour)
        ]
        found = compact.die_uses(small, faces, tray, place, own.polish.left)
        assert sorted(found, key=repr) == sorted(known, key=repr)


@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (1, 1), (2, 2), (4, 3)])
def test_it_goes_as_the_rules_do(seats: int, seed: int):
    luck = Luck(str(seed).encode())
    state = GAME.new(seats, {}, luck)
    while asks := GAME.asks(state):
        for seat, ask in asks.items():
            if state.roll:
                same_dice(state, seat)
            for move in ask.moves:
                if isinstance(move, TakeDie | TakeSilver | TakeExtra | UseMark):
                    same_after(state.players[seat].sheet, move.entry)
        seat = max(asks)
        state = GAME.apply(state, seat, asks[seat].sample(luck), luck).state
        for player in state.players:
            assert compact.total(compact_sheet(player.sheet)) == scoring.points(player.sheet).total


@pytest.mark.parametrize("mark", MARKS[:-1])
def test_a_mark_is_used_in_no_way_that_the_rules_do_not_know(mark):
    """Fewer ways are looked at: those that are never better than another are left out."""
    own = sheet("""
        top     1 3
        middle  1 4
        bottom  6 6 6 6 6
        blue    x x . . . .
                . . . . . .
                . . x . . .
                . . . . . .
                . . . . . .
                . . . . . .
        grey    A B
        upper   6 6
        lower   5
        pink    1 2
    """)
    small = compact_sheet(own)
    for zone in zones_of(mark):
        kind = ZONES.index(zone)
        legal = {use_of(small, entry) for entry in mark_takes(own, zone)}
        found = compact.mark_uses(kind, small[kind])
        assert found
        assert set(found) <= legal
