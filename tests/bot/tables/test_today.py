"""Days, streaks, places and cups: what the results of today's dice come to."""

from hypothesis import given
from hypothesis import strategies as st

from bot.store import Score
from bot.tables import today


def test_a_day_is_a_date_of_utc() -> None:
    midnight = today.began("2026-11-18")
    assert today.day_of(midnight) == "2026-11-18"
    assert today.day_of(midnight - 0.001) == "2026-11-17"
    assert today.ends("2026-11-18") == today.began("2026-11-19")


def test_a_week_begins_on_monday() -> None:
    assert today.week_of("2026-11-18")[0] == "2026-11-16"
    assert today.week_of("2026-11-16") == today.week_of("2026-11-22")
    assert today.week_of("2027-01-01")[0] == "2026-12-28"


def test_a_streak_lasts_through_the_day_on_which_one_has_not_played_yet() -> None:
    days = {"2026-11-15", "2026-11-16", "2026-11-17"}
    assert today.streak(days, "2026-11-17") == 3
    assert today.streak(days, "2026-11-18") == 3
    assert today.streak(days, "2026-11-19") == 0
    assert today.streak({*days, "2026-11-13"}, "2026-11-17") == 3


def test_equal_scores_share_a_place_and_percent_counts_those_who_have_less() -> None:
    scores = [250, 240, 240, 200]
    assert today.standing(240, scores) == today.Standing(2, 4, 1)
    assert today.standing(240, scores).percent == 33, "one of the three others"
    assert today.standing(250, scores).percent == 100
    assert today.standing(200, scores).percent == 0
    assert today.standing(200, [200]).percent == 0
    assert today.standing(200, [200, 200]).percent == 0, "nobody is better than their equal"


def test_whoever_is_equal_to_the_third_is_on_the_podium() -> None:
    scores = [Score(n, str(n), points) for n, points in enumerate([9, 7, 8, 7, 6])]
    assert [(place, score.score) for place, score in today.podium(scores)] == [
        (1, 9),
        (2, 8),
        (3, 7),
        (3, 7),
    ]


def test_the_best_five_days_of_seven_count() -> None:
    week = today.week_of("2026-11-18")
    days = {day: [Score(1, "Ana", 10 + number)] for number, day in enumerate(week)}
    days[week[0]] = [*days[week[0]], Score(2, "Ben", 99)]
    assert today.cup(days) == [Score(2, "Ben", 99), Score(1, "Ana", 16 + 15 + 14 + 13 + 12)]


@given(st.lists(st.integers(0, 400), min_size=1))
def test_places_count_from_one_and_somebody_is_first(scores: list[int]) -> None:
    places = [today.standing(score, scores).place for score in scores]
    assert min(places) == 1
    assert max(places) <= len(scores)
