"""Absence: until when somebody is away, in their own time zone."""

from datetime import datetime, timedelta

from bot.people.quiet import zone_of
from bot.store.people import Person
from rules.core.errors import Refused

MORNING = 8
"""The hour at which somebody is back."""

DAYS = {"tomorrow": 1, "3d": 3, "7d": 7, "14d": 14}

CHOICES = ("back", "tomorrow", "monday", "3d", "7d", "14d")
"""What can be chosen; `back` ends an absence."""


def until(choice: str, person: Person, now: float) -> float:
    """The morning on which somebody is back; 0 where they are not away."""
    if choice not in CHOICES:
        raise Refused("not-offered")
    if choice == "back":
        return 0
    here = datetime.fromtimestamp(now, zone_of(person))
    days = 7 - here.weekday() if choice == "monday" else DAYS[choice]
    day = here.date() + timedelta(days=days)
    return datetime(day.year, day.month, day.day, MORNING, tzinfo=here.tzinfo).timestamp()
