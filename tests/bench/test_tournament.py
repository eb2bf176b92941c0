"""The matches between robots: what is told of them, and that workers change but their time."""

from pathlib import Path

import pytest

from rules.catalog import GAMES
from tests.bench import tournament
from tests.bench.rivals import MATCHES
from tests.bench.tournament import FIRST_SEED, read, share, standings

HALF, WHOLE = 0.5, 1.0


@pytest.mark.parametrize(
    ("won", "told"),
    [
        ([WHOLE] * 30, "1.00 (.89–1.00)"),
        ([0.0] * 30, ".00 (.00–.11)"),
        ([WHOLE] * 28 + [0.0] * 2, ".93 (.79–.98)"),
        ([HALF] * 40, ".50 (.35–.65)"),
    ],
)
def test_a_share_of_wins_has_its_interval(won: list[float], told: str) -> None:
    """By Wilson's formula; 30 of 30 do not say that nobody else can ever win."""
    assert share(won) == told


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tournament, "FILE", tmp_path / "artefacts/robots.json")
    return tournament.FILE


MATCH = next(match for match in MATCHES if match.key == "yahtzee" and match.level == "easy")


def results(only: str) -> list[list[float]]:
    found = {tournament.named(MATCH, seats): (MATCH, seats) for seats in MATCH.seats}
    return [game["won"] for name, game in read(found).items() if only in name]


def test_workers_play_the_same_games_in_the_same_order(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament, "PIECE", 1)
    only = tournament.named(MATCH, 2)
    standings(games=2, only=only)
    one = results(only)
    file.unlink()
    standings(games=1, only=only, workers=2)
    standings(games=2, only=only, workers=2)
    assert one == results(only)
    assert len(one[0]) == 2


def test_seeds_begin_where_no_robot_was_judged_before() -> None:
    found = tournament.play(MATCH, 2, range(2))
    assert FIRST_SEED == 1000
    assert [game.won for game in found] == [
        tournament.played(MATCH, 2, seed).won for seed in (1000, 1001)
    ]


def test_the_slowest_decision_is_told() -> None:
    kept = {"won": [1.0, 0.0], "decisions": 4, "cpu": 200.0, "slowest": 120.4}
    assert tournament.told(kept).endswith("50 ms of CPU a decision, the slowest 120")


def test_every_easy_robot_meets_a_newcomer() -> None:
    met = {match.key for match in MATCHES if match.name == "newcomers" and match.level == "easy"}
    assert met == set(GAMES)
