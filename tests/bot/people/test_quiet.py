"""Quiet hours on the clock on the wall, also in the nights in which it is changed."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.people.quiet import awake, hours, zone, zones, zones_like
from bot.store.people import Person
from rules.core.errors import Refused

ZONES = ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]
PARIS = ZoneInfo("Europe/Paris")


def sleeper(quiet: str = "22:00-08:00", place: str = "Europe/Paris") -> Person:
    return Person(user=1, zone=place, quiet=quiet)


def at(*when: int, place: ZoneInfo = PARIS, fold: int = 0) -> float:
    return datetime(*when, tzinfo=place, fold=fold).timestamp()  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("moment", "waking"),
    [
        ((2027, 1, 10, 21, 59), (2027, 1, 10, 21, 59)),
        ((2027, 1, 10, 22, 0), (2027, 1, 11, 8, 0)),
        ((2027, 1, 10, 23, 30), (2027, 1, 11, 8, 0)),
        ((2027, 1, 11, 0, 0), (2027, 1, 11, 8, 0)),
        ((2027, 1, 11, 7, 59), (2027, 1, 11, 8, 0)),
        ((2027, 1, 11, 8, 0), (2027, 1, 11, 8, 0)),
        ((2027, 12, 31, 23, 0), (2028, 1, 1, 8, 0)),
    ],
)
def test_over_midnight(moment: tuple[int, ...], waking: tuple[int, ...]) -> None:
    assert awake(at(*moment), sleeper()) == at(*waking)


def test_within_a_day() -> None:
    worker = sleeper("09:00-17:30")
    assert awake(at(2027, 1, 10, 12, 0), worker) == at(2027, 1, 10, 17, 30)
    assert awake(at(2027, 1, 10, 18, 0), worker) == at(2027, 1, 10, 18, 0)


def test_the_night_in_spring_is_an_hour_shorter() -> None:
    asleep = at(2027, 3, 27, 23, 0)
    assert awake(asleep, sleeper()) == at(2027, 3, 28, 8, 0)
    assert awake(asleep, sleeper()) - asleep == timedelta(hours=8).total_seconds()


def test_the_night_in_autumn_is_an_hour_longer() -> None:
    asleep = at(2027, 10, 30, 23, 0)
    assert awake(asleep, sleeper()) - asleep == timedelta(hours=10).total_seconds()


def test_an_end_in_the_hour_that_comes_twice() -> None:
    early = sleeper("22:00-02:30")
    assert awake(at(2027, 10, 31, 2, 10), early) == at(2027, 10, 31, 2, 30)
    again = at(2027, 10, 31, 2, 10, fold=1)
    assert awake(again, early) == at(2027, 10, 31, 2, 30, fold=1) > again


def test_an_end_in_the_hour_that_is_left_out() -> None:
    early = sleeper("22:00-02:30")
    waking = awake(at(2027, 3, 28, 1, 0), early)
    assert datetime.fromtimestamp(waking, PARIS).hour == 3


@given(
    moment=st.integers(1_790_000_000, 1_860_000_000),
    first=st.integers(0, 47),
    last=st.integers(0, 47),
    place=st.sampled_from(ZONES),
)
def test_one_is_always_awake_at_the_end(moment: int, first: int, last: int, place: str) -> None:
    quiet = f"{first // 2:02}:{first % 2 * 30:02}-{last // 2:02}:{last % 2 * 30:02}"
    person = sleeper(quiet, place)
    if first == last:
        return
    waking = awake(moment, person)
    assert moment <= waking <= moment + 50 * 60 * 60
    here = datetime.fromtimestamp(waking, ZoneInfo(place)).strftime("%H:%M")
    begin, end = quiet.split("-")
    quiet_now = begin <= here < end if begin < end else here >= begin or here < end
    assert not quiet_now


def test_without_quiet_hours_and_without_a_zone() -> None:
    assert awake(5.0, Person(user=1)) == 5.0
    noon = datetime(2027, 1, 10, 23, tzinfo=ZoneInfo("UTC")).timestamp()
    assert awake(noon, Person(user=1, quiet="22:00-08:00")) == noon + 9 * 60 * 60
    assert awake(noon, Person(user=1, quiet="22:00-08:00", zone="No/Where")) > noon


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("22:00-08:00", "22:00-08:00"),
        ("22-8", "22:00-08:00"),
        (" 22h – 8h30 ", "22:00-08:30"),
        ("0:15-24", "00:15-00:00"),
        ("9.30-17", "09:30-17:00"),
        ("10pm-8am", "22:00-08:00"),
        ("10 pm - 8 am", "22:00-08:00"),
        ("10:30 p.m. to 8 a.m.", "22:30-08:00"),
        ("22 h à 8 h", "22:00-08:00"),
        ("12am-12pm", "00:00-12:00"),
        ("Off", "off"),
        ("aucune", "off"),
    ],
)
def test_hours_as_people_type_them(typed: str, kept: str) -> None:
    assert hours(typed) == kept


@pytest.mark.parametrize(
    "typed", ["", "late", "22", "25-8", "22:60-8", "8-8", "0-24", "22-8-9", "22pm-8am", "0am-8"]
)
def test_hours_that_make_no_sense(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        hours(typed)
    assert refused.value.code == "quiet-hours"


def test_zones_are_found_by_their_letters() -> None:
    assert zone("europe/PARIS ") == "Europe/Paris"
    assert zone("america/new york") == "America/New_York"
    assert zones_like("paris")[0] == "Europe/Paris"
    assert zones_like("new y") == ["America/New_York"]
    assert len(zones_like("")) == 25
    assert zones_like("nowhere at all") == []
    assert "utc" in zones()
    with pytest.raises(Refused):
        zone("Middle-earth/Shire")
