"""Quiet hours: when somebody does not want to hear from the bot, in their own time zone."""

import re
from collections.abc import Sequence
from datetime import datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.store.people import Person
from rules.core.errors import Refused

CLOCK = r"(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?"
HOURS = re.compile(rf"{CLOCK}\s*(?:-|–|—|to|until|à)\s*{CLOCK}")
"""22:00-08:00, also as one types it: 22-8, 22h–8h30, 10 pm - 8 am."""

OFF = "off"
"""Chosen: none. Where nothing was chosen, the usual hours come with the time zone."""

NO_HOURS = (OFF, "none", "non", "aucune", "-")
"""How one types that there shall be none."""

USUAL = "22:00-08:00"
COMMON = (USUAL, "21:00-07:00", "22:00-07:00", "23:00-07:00", "23:00-08:00", "00:00-09:00")
"""Quiet hours to choose from, as they are kept."""


def hours(typed: str) -> str:
    """Quiet hours as they are kept; refused where they make no sense."""
    if typed.strip().lower() in NO_HOURS:
        return OFF
    found = HOURS.fullmatch(typed.strip().lower())
    first, last = (_clock(*found.groups()[at : at + 3]) for at in (0, 3)) if found else ("", "")
    if not first or not last or first == last:
        raise Refused("quiet-hours", {"value": typed})
    return f"{first}-{last}"


def _clock(hour: str, minute: str | None, half: str | None) -> str:
    """A time of day as it is kept; empty where there is no such time."""
    number, minutes = int(hour), int(minute or 0)
    if half is not None:
        number = number % 12 + 12 * half.startswith("p") if 1 <= number <= 12 else 99
    return f"{number % 24:02}:{minutes:02}" if number <= 24 and minutes <= 59 else ""


def zone(typed: str) -> str:
    """A time zone of the IANA list, however its letters are written."""
    name = zones().get(typed.strip().lower().replace(" ", "_"))
    if name is None:
        raise Refused("unknown-zone", {"value": typed})
    return name


@cache
def zones() -> dict[str, str]:
    """The zones that people live in, by their names in small letters."""
    listed = sorted(available_timezones())
    places = [name for name in listed if "/" in name and not name.startswith("Etc/")]
    return {name.lower(): name for name in (*places, "UTC")}


def zones_like(typed: str, most: int = 25) -> Sequence[str]:
    """The zones with these letters in them, those that begin so first."""
    wanted = typed.strip().lower().replace(" ", "_")
    found = [name for key, name in zones().items() if wanted in key]
    return sorted(found, key=lambda name: not _place(name).startswith(wanted))[:most]


def _place(name: str) -> str:
    return name.lower().rpartition("/")[2]


def zone_of(person: Person) -> ZoneInfo:
    """Somebody's time zone; UTC where they chose none, or one that no longer exists."""
    try:
        return ZoneInfo(person.zone or "UTC")
    except ZoneInfoNotFoundError:
        return ZoneInfo("UTC")


def awake(moment: float, person: Person) -> float:
    """The moment itself, or the end of the quiet hours that it lies in.

    Counted on the clock on the wall: the night in which it is set forward is an hour shorter.
    """
    if not person.quiet or person.quiet == OFF:
        return moment
    first, last = (time.fromisoformat(part) for part in person.quiet.split("-"))
    here = datetime.fromtimestamp(moment, zone_of(person))
    if not _lies_in(here.time(), first, last):
        return moment
    while _lies_in(here.time(), first, last):
        overnight = first > last and here.time() >= first
        end = datetime.combine(here.date() + timedelta(days=overnight), last, here.tzinfo)
        if end.timestamp() <= here.timestamp():
            end = end.replace(fold=1)
        here = datetime.fromtimestamp(end.timestamp(), here.tzinfo)
    return here.timestamp()


def _lies_in(moment: time, first: time, last: time) -> bool:
    if first < last:
        return first <= moment < last
    return moment >= first or moment < last
