"""The load bench is judged itself: it finds what is lost, and nothing else."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.ui import ids
from bot.ui.control import Surface
from rules.core.record import fingerprint
from rules.yahtzee.state import RollAgain
from tests.bench.outcome import Figures, Press, behind, lost

ROLL = RollAgain()
ASK = 3


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Seat 0 of table 1 is asked its third question, and has made no step."""
    path = tmp_path / "load.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript("""
            create table chairs (table_id, seat, ask);
            create table steps (table_id, seat, action);
            create table tables (id, version);
            create table messages (table_id, seat, version, picture, retired);
            insert into chairs values (1, 0, 3);
            insert into tables values (1, 5);
        """)
    return path


def changed(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(statement, values)


def move(ask: int = ASK, **came: float) -> Press:
    control = ids.Move(Surface.BOARD, 1, 0, ask, 0, fingerprint(ROLL))
    return Press(7, control, whole=True, came=came)


def test_a_move_that_was_acknowledged_and_is_not_in_the_log_is_lost(file: Path) -> None:
    assert len(lost([move(acknowledged=10)], {}, file)) == 1


def test_one_that_was_never_acknowledged_in_time_is_unanswered_and_not_lost(file: Path) -> None:
    for press in (move(), move(acknowledged=3500)):
        assert lost([press], {}, file) == []
        assert Figures(all=[press]).unanswered == 1


def test_one_that_was_refused_or_answered_by_another_is_not_lost(file: Path) -> None:
    refused = move(acknowledged=10)
    refused.refused = True
    assert lost([refused, move(ASK - 1, acknowledged=10)], {}, file) == []


def test_one_whose_question_stands_on_is_looked_for_in_the_log(file: Path) -> None:
    changed(file, "insert into steps values (1, 0, ?)", msgspec.json.encode(ROLL))
    assert lost([move(acknowledged=10)], {}, file) == []


def test_a_question_that_was_shown_and_is_not_known_is_lost(file: Path) -> None:
    assert lost([], {(1, 0): ASK}, file) == []
    assert len(lost([], {(1, 0): ASK + 1}, file)) == 1


def test_a_board_is_behind_without_its_version_or_its_picture(file: Path) -> None:
    changed(file, "insert into messages values (1, -1, 5, 'abc:1', 0)")
    assert behind(file) == 0
    changed(file, "update messages set picture = ''")
    assert behind(file) == 1
    changed(file, "update messages set picture = 'abc:1', version = 4")
    assert behind(file) == 1


def test_a_board_that_never_came_took_for_ever() -> None:
    figures = Figures(all=[move(acknowledged=5, shown=20), move(acknowledged=5)])
    assert figures.times("shown") == [20, float("inf")]
