"""Choosing a move by playing on: the same luck for each move, a budget of games and not of time."""

from collections import Counter

from rules.core.chance import Luck
from rules.core.playouts import best_by_playouts

WORTH = {"poor": 0.2, "fair": 0.5, "good": 0.8, "bad": 0.0}


def chosen(seed: bytes, games: int, played: Counter[str]) -> str:
    """The luck of a game counts for every move alike. The first move is the usual one."""

    def outcome(move: str, luck: int) -> float:
        played[move] += 1
        return WORTH[move] + luck

    return best_by_playouts(tuple(WORTH), games, Luck(seed), lambda luck: luck.below(100), outcome)


def test_common_luck_finds_the_best_move_in_few_games() -> None:
    assert {chosen(str(seed).encode(), 12, Counter()) for seed in range(20)} == {"good"}


def test_the_better_half_gets_the_later_games_and_the_budget_holds() -> None:
    played = Counter[str]()
    chosen(b"0", 240, played)
    assert sum(played.values()) <= 240
    assert played["poor"] == played["good"] > played["fair"] > played["bad"] == 20


def test_the_usual_move_stays_where_another_is_better_by_luck_alone() -> None:
    """Two moves as good as each other, and luck that differs between them."""
    kept = sum(
        best_by_playouts(
            ("usual", "other"),
            60,
            Luck(str(seed).encode()),
            lambda luck: luck,
            lambda _, luck: luck.below(100),
        )
        == "usual"
        for seed in range(200)
    )
    assert kept > 150


def test_a_single_move_is_not_thought_about() -> None:
    played = Counter[str]()
    only = best_by_playouts(("only",), 100, Luck(b"0"), lambda luck: luck, lambda m, _: 1 / len(m))
    assert (only, played) == ("only", Counter())
