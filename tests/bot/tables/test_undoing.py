"""What an undo takes back, over every recorded game: free, final, and what others have named."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.log import StepRow
from bot.tables import undoing
from bot.tables.log import events_of, step_of
from rules.core.replay import replay
from tests.support.recorded import RECORDED, Recorded, recorded

pytestmark = pytest.mark.parametrize("name", RECORDED)

MOST = 60
"""Steps of each game, from all over it."""


def places(game: Recorded) -> list[int]:
    count = len(game.rows)
    return sorted({1 + n * count // MOST for n in range(MOST) if n * count // MOST < count - 1})


def state_after(game: Recorded, rows: list[StepRow]) -> Any:
    return replay(game.game, game.play.states[0], [step_of(game.game, row) for row in rows])


def test_free_is_a_step_alone_by_which_nobody_saw_anything(name: str) -> None:
    game = recorded(name)
    for place in places(game):
        rows = game.rows[:place]
        last = undoing.last_of(game.game, rows, rows[-1].seat)
        assert last is not None
        shown = any(event.shows_hidden for event in events_of(game.game, rows[-1]))
        assert last.final == shown
        if last.free:
            assert list(last.rows) == [rows[-1]]
            throws = step_of(game.game, rows[-1]).action.throws_for_next
            assert not rows[-1].tape or throws
            assert not shown
            assert not last.apart


@pytest.mark.long
def test_it_leads_back_and_keeps_what_others_have_named(name: str) -> None:
    """For every seat's own last step, the log without what is taken back replays."""
    game = recorded(name)
    for place in places(game):
        rows = list(game.rows[:place])
        for seat in range(game.play.seats):
            last = undoing.last_of(game.game, rows, seat)
            if last is None:
                continue
            before = game.play.states[last.since - 1]
            state, gone, kept = undoing.without(game.game, before, rows, last.since)
            assert {row.number for row in last.rows} <= {row.number for row in gone}
            assert all(row.seat != seat for row in kept)
            assert state == state_after(game, [row for row in rows if row not in gone])


def test_one_free_undo_a_question(name: str) -> None:
    """What is done again after an undo is no longer taken back freely."""
    game = recorded(name)
    for place in places(game):
        *earlier, row = game.rows[:place]
        again = replace(row, number=row.number + 1)
        log = [*earlier, replace(row, undone=True), again]
        last = undoing.last_of(game.game, log, row.seat)
        assert last is not None
        assert not last.free


def test_what_the_board_offers_does_not_hang_on_what_was_named_since(name: str) -> None:
    game = recorded(name)
    for place in places(game):
        rows = list(game.rows[:place])
        told = list(rows)
        while told and undoing.is_naming(game.game, told[-1]):
            told.pop()
        assert undoing.offered(game.game, rows) == undoing.offered(game.game, told)
