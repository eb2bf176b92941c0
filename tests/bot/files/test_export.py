"""The exported game: everything when it is over; before, nothing that its reader may not know."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.files.export import Export, export, read, untouched, written
from bot.store.log import StepRow
from bot.tables.log import events_of, may_know
from rules.core.chance import Luck, commitment
from rules.core.record import Seat
from tests.contract.conftest import subject
from tests.support.recorded import RECORDED, Recorded, has_secrets, recorded

SECRET = [name for name in RECORDED if has_secrets(name)]
OPEN = [name for name in RECORDED if name not in SECRET]


def exported(game: Recorded, seat: Seat | None = None) -> Export:
    return export(game.snapshot, seat)


def running(name: str) -> Recorded:
    return recorded(name, steps=len(recorded(name).rows) // 2)


def changed(game: Recorded, **fields: Any) -> Recorded:
    return replace(game, table=msgspec.structs.replace(game.table, **fields))


@pytest.mark.parametrize("name", RECORDED)
def test_a_finished_game_is_told_whole_to_everybody(name: str) -> None:
    game = recorded(name)
    whole = exported(game)
    assert (whole.stage, whole.partial) == ("over", False)
    assert whole.seed == game.table.seed.hex()
    assert whole.commitment == commitment(game.table.seed)
    assert whole.setup == game.play.opening
    assert [step.tape for step in whole.steps] == [step.tape for step in game.play.steps]
    actions = [msgspec.convert(step.action, game.game.Action) for step in whole.steps]
    assert actions == [step.action for step in game.play.steps]
    assert whole.result == game.play.result
    assert all(exported(game, seat) == whole for seat in game.readers)


@pytest.mark.parametrize("name", RECORDED)
def test_the_file_reads_back_as_it_was_written(name: str) -> None:
    for game in (recorded(name), running(name)):
        data = written(exported(game))
        assert untouched(data)
        assert written(read(data)) == data
        assert data.count(b"\n") > len(game.rows), "a step a line"


@pytest.mark.parametrize("name", RECORDED)
def test_a_game_ended_without_a_result_shows_its_seed(name: str) -> None:
    closed = exported(changed(running(name), stage="closed"))
    assert closed.seed is not None
    assert closed.result is None
    assert not closed.partial


@pytest.mark.parametrize("name", RECORDED)
def test_the_seed_of_a_running_game_stays_secret(name: str) -> None:
    seed = bytes(range(32))
    game = changed(running(name), seed=seed)
    for seat in game.readers:
        data = written(exported(game, seat))
        assert seed.hex().encode() not in data
        assert commitment(seed).encode() in data


@pytest.mark.parametrize("name", RECORDED)
def test_nobodys_number_on_discord_is_in_the_file(name: str) -> None:
    game = recorded(name, users=[123456789012345678])
    assert b"123456789012345678" not in written(exported(game))


@pytest.mark.parametrize("name", OPEN)
def test_a_running_game_without_secrets_is_whole_but_for_the_seed(name: str) -> None:
    """Whatever is on its tapes lies open: there is nothing that could be dealt again."""
    game = running(name)
    so_far = exported(game)
    assert not so_far.partial
    assert [step.tape for step in so_far.steps] == [row.tape for row in game.rows]
    redeal = subject(game.game.key).redeal
    for state in game.play.states:
        for seat in game.readers:
            assert redeal is None or redeal(state, seat, Luck(b"redeal")) == state


@pytest.mark.parametrize("name", SECRET)
def test_a_running_game_with_secrets_leaves_out_moves_and_luck(name: str) -> None:
    game = running(name)
    for seat in game.readers:
        part = exported(game, seat)
        assert part.partial
        assert (part.setup, part.baseline, part.seed) == (None, None, None)
        assert all(step.action is step.tape is step.drawn is None for step in part.steps)


@pytest.mark.parametrize("name", SECRET)
def test_what_a_reader_cannot_know_may_be_otherwise(name: str) -> None:
    """Other cards, other moves, other luck, other secrets told to others: the same file."""
    game = running(name)
    redeal = subject(game.game.key).redeal
    assert redeal is not None
    for seat in game.readers:
        head = redeal(game.play.states[len(game.rows)], seat, Luck(b"redeal"))
        other = changed(
            game,
            setup=((99, 7),),
            drawn=3,
            baseline=b"{}",
            baseline_step=2,
            head=msgspec.json.encode(head),
        )
        other = replace(other, rows=tuple(unknown(game, row, seat) for row in game.rows))
        assert other.rows != game.rows
        assert written(exported(other, seat)) == written(exported(game, seat))


def unknown(game: Recorded, row: StepRow, seat: Seat | None) -> StepRow:
    """The step with another move and other luck, of which only what the reader heard is true."""
    told = [event for event in events_of(game.game, row) if may_know(event, seat)]
    return msgspec.structs.replace(
        row,
        action=b'{"move":"another"}',
        tape=((6, 1),),
        drawn=row.drawn + 1,
        events=msgspec.json.encode(told),
    )


def test_readers_of_a_game_with_secrets_know_different_things() -> None:
    """Otherwise the test above would show little."""
    game = running("desfausse-1")
    assert len({written(exported(game, seat)) for seat in game.readers}) > 1
