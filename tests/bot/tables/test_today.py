"""Days, streaks, places and cups: what the results of today's dice come to."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.dailies import Score
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


def test_a_week_has_ended_with_its_sunday() -> None:
    assert today.ended_week("2026-11-22") == today.week_of("2026-11-18")
    assert today.ended_week("2026-11-23") == today.week_of("2026-11-18")
    assert today.ended_week("2026-11-21") == today.week_of("2026-11-11")


@pytest.mark.parametrize("text", ["", "2026-13-01", "20261118", "2026-11-18T00", "tomorrow"])
def test_what_is_no_day(text: str) -> None:
    assert today.is_day("2026-11-18")
    assert not today.is_day(text)


def mornings(hour: int, zone: str, after: datetime, count: int) -> list[datetime]:
    """The next mornings, by the clock of that zone."""
    found, moment = list[datetime](), after.timestamp()
    for _ in range(count):
        moment = today.next_morning(hour, zone, moment)
        found.append(datetime.fromtimestamp(moment, ZoneInfo(zone or "UTC")))
    return found


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/New_York", "Pacific/Auckland", ""])
@pytest.mark.parametrize("hour", [0, 8, 23])
def test_there_is_one_morning_a_day_at_its_hour_also_where_clocks_change(
    zone: str, hour: int
) -> None:
    found = mornings(hour, zone, datetime(2030, 1, 1, 12, tzinfo=UTC), 365)
    assert {moment.hour for moment in found} == {hour}
    days = [moment.date().toordinal() for moment in found]
    assert days == list(range(days[0], days[0] + 365))


def test_an_hour_that_is_skipped_or_comes_twice_is_one_morning() -> None:
    """In Paris there is no half past two on March 31, and there are two on October 27."""
    spring = mornings(2, "Europe/Paris", datetime(2030, 3, 29, 12, tzinfo=UTC), 3)
    assert [moment.day for moment in spring] == [30, 31, 1]
    assert [moment.hour for moment in spring] == [2, 3, 2]
    autumn = mornings(2, "Europe/Paris", datetime(2030, 10, 25, 12, tzinfo=UTC), 3)
    assert [moment.day for moment in autumn] == [26, 27, 28]


def test_a_season_has_the_weeks_that_begin_in_a_quarter() -> None:
    first, last = today.season_of("2026-11-18")
    assert (first, last) == ("2026-10-05", "2027-01-03")
    assert today.season_of(first) == today.season_of(last) == (first, last)
    assert today.season_of("2027-01-04")[0] == "2027-01-04"
    assert today.season_of("2026-10-04")[1] == "2026-10-04"


@given(st.dates())
def test_every_day_is_in_one_season_of_whole_weeks(day: date) -> None:
    if not 2 <= day.year < 9999:
        return
    first, last = today.season_of(day.isoformat())
    assert first <= day.isoformat() <= last
    assert today.week_of(first)[0] == first
    assert today.week_of(last)[-1] == last
    assert today.season_of(today.next_day(last))[0] == today.next_day(last)


def test_a_season_sums_weeks_and_counts_cups_of_weeks_that_are_over() -> None:
    monday, sunday, next_monday = "2026-11-16", "2026-11-22", "2026-11-23"
    days = {
        monday: [Score(1, "Ana", 200), Score(2, "Ben", 100)],
        sunday: [Score(2, "Ben", 150)],
        next_monday: [Score(1, "Ana", 10)],
    }
    ben, ana = today.season(days, next_monday)
    assert (ben.name, ben.score, ben.cups) == ("Ben", 250, 1)
    assert (ana.name, ana.score, ana.cups) == ("Ana", 210, 0)
    assert [own.cups for own in today.season(days, sunday)] == [0, 0], "the week lasts"


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
