"""The long form: what was played is kept, and is not played again."""

from collections import Counter
from itertools import islice
from pathlib import Path

from rules.catalog import GAMES
from tests.faults.long import DOORS, Log, evenings
from tests.faults.report import Figures


def test_every_game_by_every_door_and_a_night_before_the_next_seed() -> None:
    first = list(islice(evenings(), len(GAMES) * len(DOORS) + 2))
    assert len({(game, door) for game, door, seed in first if seed == 0}) == len(first) - 1
    assert first[-1][2] == 1


def test_it_is_taken_up_where_it_was_stopped(tmp_path: Path) -> None:
    log = Log(tmp_path / "a folder" / "faults.jsonl")
    figures = Figures("yahtzee", games=1, kills=3, faults=Counter(socket=2, disk=1), late=["why"])
    log.add(("yahtzee", "http", 7), figures)
    again = Log(tmp_path / "a folder" / "faults.jsonl")
    assert again.played == {("yahtzee", "http", 7)}
    assert again.blows == 6
    assert again.figures("http") == [figures]
    assert again.figures("gateway") == []
