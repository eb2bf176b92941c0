"""What is counted, and what is counted apart."""

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.stats.counting import (
    WINDOW,
    Tally,
    best_sheets,
    by_variant,
    moving_average,
    portrait,
    scored,
    tables_by_kind,
    tally,
    usual,
    variant,
    winners,
)
from rules.catalog import GAMES
from tests.bot.stats.rows import USUAL, ended, game, seat

YAHTZEE = GAMES["yahtzee"]
THREE = '{"sheets":"3","joker":"rulebook"}'
WINS = st.lists(st.booleans(), max_size=40)
SCORES = st.lists(st.integers(-50, 400), min_size=1, max_size=40)


def test_wins_and_streaks() -> None:
    assert tally(ended([])) == Tally(0, 0, 0, 0)
    assert tally(ended([True, True, False, True])) == Tally(4, 3, 1, 2)
    assert tally(ended([True, True, False])).streak == 0
    assert tally(ended([True, False, False])).percent == 33
    assert Tally().percent == 0


@given(WINS)
def test_every_game_is_won_or_lost(wins: list[bool]) -> None:
    counted = tally(ended(wins))
    assert (counted.won, counted.lost) == (wins.count(True), wins.count(False))
    assert counted.won + counted.lost == counted.played == len(wins)


@given(WINS)
def test_a_streak_is_a_run_of_wins(wins: list[bool]) -> None:
    runs = [len(list(run)) for won, run in groupby(wins) if won]
    counted = tally(ended(wins))
    assert counted.best_streak == max(runs, default=0)
    assert counted.streak == (runs[-1] if wins and wins[-1] else 0)


@given(WINS)
def test_one_more_game_goes_on_with_the_streak_or_ends_it(wins: list[bool]) -> None:
    before = tally(ended(wins))
    assert tally(ended([*wins, True])).streak == before.streak + 1
    after = tally(ended([*wins, False]))
    assert (after.streak, after.best_streak) == (0, before.best_streak)


def test_a_shared_first_place_is_won_by_both() -> None:
    both = {user: counted.won for user, _, counted in winners(game(1, (7, 8, 9), (250, 250, 90)))}
    assert both == {7: 1, 8: 1, 9: 0}


@given(st.lists(st.lists(st.integers(0, 300), min_size=2, max_size=5), max_size=12))
def test_every_game_has_a_winner(games: list[list[int]]) -> None:
    rows = [
        row for n, scores in enumerate(games) for row in game(n, range(1, len(scores) + 1), scores)
    ]
    counted = winners(rows)
    assert sum(one.won for _, _, one in counted) >= len(games)
    assert sum(one.played for _, _, one in counted) == len(rows)
    assert [one.won for _, _, one in counted] == sorted(
        (one.won for _, _, one in counted), reverse=True
    )


def test_robots_and_people_who_are_left_out_are_in_no_ranking() -> None:
    rows = [*game(1, (7, None), (90, 250)), seat(0, table=2, kind="robots")]
    assert [(user, name) for user, name, _ in winners(rows)] == [(7, "N7")]


def test_robots_solo_and_aborted_games_are_apart() -> None:
    rows = [
        *ended([True, False]),
        seat(table=3, kind="robots"),
        seat(table=4, kind="solo", score=288),
        seat(table=5, kind="solo", score=301),
        seat(table=6, kind="aborted", place=0, score=0),
    ]
    counted = portrait(rows)
    assert counted.people == Tally(2, 1, 0, 1)
    assert counted.robots == Tally(1, 1, 1, 1)
    assert (counted.solo, counted.solo_best, counted.aborted) == (2, 301, 1)
    assert tables_by_kind(rows) == {"people": 2, "robots": 1, "solo": 2, "aborted": 1}


def test_a_seat_that_changed_hands_wins_for_nobody() -> None:
    rows = [seat(kind="robots", changed=True), seat(table=2, kind="robots")]
    assert portrait(rows).robots == Tally(2, 1, 1, 1)
    assert scored(rows) == rows[1:]


def test_scores_of_other_variants_are_not_mixed() -> None:
    rows = [
        seat(table=1, score=200),
        seat(table=2, score=700, options=THREE),
        seat(table=3, score=250),
    ]
    usually, three = by_variant(YAHTZEE, rows)
    assert (usually.variant, usually.games, usually.average, usually.best) == ((), 2, 225, 250)
    assert (three.variant, three.average) == ((("sheets", "3"),), 700)
    assert usual(YAHTZEE, rows) == [rows[0], rows[2]]
    assert usual(YAHTZEE, []) == []


@pytest.mark.parametrize(
    ("key", "options", "found"),
    [
        ("yahtzee", USUAL, ()),
        ("yahtzee", "{}", ()),
        ("yahtzee", '{"sheets":"2","gone":"on"}', (("sheets", "2"),)),
        ("verflixxt", '{"roll":"off","single-moves":"on","worms":"on"}', (("worms", "on"),)),
        ("tres-fute-4ever", '{"auto-roll":"on"}', ()),
    ],
)
def test_only_what_a_score_depends_on_makes_a_variant(
    key: str, options: str, found: tuple[tuple[str, str], ...]
) -> None:
    assert variant(GAMES[key], options) == found


@given(SCORES)
def test_the_best_sheets(scores: list[int]) -> None:
    rows = [seat(table=n, score=score) for n, score in enumerate(scores)]
    best = best_sheets(rows)
    assert [row.score for row in best] == sorted(scores, reverse=True)[:3]
    assert best[0].table == scores.index(max(scores)), "of equal ones the first"


@given(SCORES)
def test_a_moving_average_stays_among_the_scores_it_averages(scores: list[int]) -> None:
    averages = moving_average(scores)
    assert len(averages) == len(scores)
    assert averages[0] == scores[0]
    for place, average in enumerate(averages):
        window = scores[max(0, place - WINDOW + 1) : place + 1]
        assert min(window) <= average <= max(window)
    assert averages[-1] == pytest.approx(sum(scores[-WINDOW:]) / len(scores[-WINDOW:]))
