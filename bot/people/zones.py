"""Which time zones somebody probably lives in, by the language of their Discord."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

LIKELY: Mapping[str, tuple[str, ...]] = {
    "fr": (
        "Europe/Paris",
        "Europe/Brussels",
        "Europe/Zurich",
        "America/Toronto",
        "Africa/Casablanca",
        "Africa/Abidjan",
        "Indian/Reunion",
        "America/Martinique",
    ),
    "en-GB": ("Europe/London", "Europe/Dublin", "Australia/Sydney", "Asia/Kolkata"),
    "en-US": (
        "America/New_York",
        "America/Chicago",
        "America/Denver",
        "America/Los_Angeles",
        "America/Toronto",
        "America/Vancouver",
    ),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
    "nl": ("Europe/Amsterdam", "Europe/Brussels"),
    "es-ES": ("Europe/Madrid", "Atlantic/Canary"),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Argentina/Buenos_Aires"),
    "it": ("Europe/Rome",),
    "pt-BR": ("America/Sao_Paulo", "America/Manaus", "Europe/Lisbon"),
    "da": ("Europe/Copenhagen",),
    "sv-SE": ("Europe/Stockholm",),
    "no": ("Europe/Oslo",),
    "fi": ("Europe/Helsinki",),
    "pl": ("Europe/Warsaw",),
    "cs": ("Europe/Prague",),
    "hu": ("Europe/Budapest",),
    "hr": ("Europe/Zagreb",),
    "ro": ("Europe/Bucharest",),
    "bg": ("Europe/Sofia",),
    "el": ("Europe/Athens",),
    "lt": ("Europe/Vilnius",),
    "tr": ("Europe/Istanbul",),
    "uk": ("Europe/Kyiv",),
    "ru": ("Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk"),
    "ja": ("Asia/Tokyo",),
    "ko": ("Asia/Seoul",),
    "zh-CN": ("Asia/Shanghai",),
    "zh-TW": ("Asia/Taipei",),
    "hi": ("Asia/Kolkata",),
    "th": ("Asia/Bangkok",),
    "vi": ("Asia/Ho_Chi_Minh",),
    "id": ("Asia/Jakarta",),
}
"""By Discord's locale, the likeliest first."""

WIDESPREAD = (
    "Europe/Paris",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
    "UTC",
)
"""Offered to everybody, after those of their language."""


def likely(locale: str, own: str = "") -> Sequence[str]:
    """The zones to offer, each once: the one chosen already, those of the language, others."""
    found = (own, *LIKELY.get(locale, ()), *WIDESPREAD)
    return list(dict.fromkeys(name for name in found if name))


def clock_in(zone: str, now: float) -> str:
    """The time of day there, by which everybody recognizes their own zone."""
    return f"{datetime.fromtimestamp(now, ZoneInfo(zone)):%H:%M}"
