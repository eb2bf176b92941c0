"""Quiet hours: when somebody does not want to hear from the bot, in their own time zone."""

import re
from collections.abc import Sequence
from datetime import datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.store import Person
from rules.core.errors import Refused

HOURS = re.compile(r"(\d{1,2})(?:[:h.](\d{2})?)?\s*[-–—]\s*(\d{1,2})(?:[:h.](\d{2})?)?")
"""22:00-08:00, also as one types it: 22-8, 22h–8h30."""


def hours(typed: str) -> str:
    """Quiet hours as they are kept; refused where they make no sense."""
    found = HOURS.fullmatch(typed.strip().lower())
    parts = [int(part or 0) for part in found.groups()] if found else [99] * 4
    hour, minute, last_hour, last_minute = parts
    first, last = f"{hour % 24:02}:{minute:02}", f"{last_hour % 24:02}:{last_minute:02}"
    if max(hour, last_hour) > 24 or max(minute, last_minute) > 59 or first == last:
        raise Refused("quiet-hours", {"value": typed})
    return f"{first}-{last}"


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
    if not person.quiet:
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
