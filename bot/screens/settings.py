"""Somebody's settings as they are shown and changed: a menu or a button each."""

from collections.abc import Iterable, Sequence

from bot.clock import HOUR
from bot.people import quiet, zones
from bot.screens.away import away_button
from bot.store.people import Person
from bot.ui.buttons import Button, Entry, Menu, Row
from bot.ui.limits import MENU_ENTRIES
from bot.ui.markup import on_day
from bot.ui.screen import PeopleMenu, Screen
from bot.ui.settings import BlockMenu, Setting, SettingKey, SettingOrForm
from bot.words import LANGUAGES, Speaker
from renderers.core.scheme import SCHEMES

AUTOMATIC = "auto"
"""No choice: the language of their Discord, or of whoever opens a table; the table's colours."""

NOTICES = ("mention", "dm", "off")
REMINDERS = ("dm", "channel", "off")
AFTER = {"1h": HOUR, "4h": 4 * HOUR, "8h": 8 * HOUR, "24h": 24 * HOUR}
SWITCH = {"on": True, "off": False}

OTHER = "other"
"""The last entry of a menu, which opens a form."""


def settings(
    person: Person, blocked: Sequence[int], locale: str, say: Speaker, now: float, news: str = ""
) -> Screen:
    """All settings of somebody; `news` says what has just been changed with another one."""
    lines = [f"### {say('settings-head')}", say("settings-touch")]
    if person.away_until > now:
        lines.append(say("settings-away", when=on_day(person.away_until)))
    if news:
        lines.append(f"**{news}**")
    return Screen(head="\n".join(lines), rows=tuple(_rows(person, blocked, locale, say, now)))


def zone_alone(person: Person, locale: str, say: Speaker, now: float, news: str = "") -> Screen:
    """The time zone by itself, for whoever is asked for it in passing."""
    told = news or say("zone-why")
    rows = (_zones(person, locale, say, now, alone=1),)
    return Screen(head=f"### {say('zone-ask')}\n{told}", rows=rows)


def _rows(
    person: Person, blocked: Sequence[int], locale: str, say: Speaker, now: float
) -> "Iterable[Row | PeopleMenu]":
    yield _menu("language", (AUTOMATIC, *LANGUAGES), person.language or AUTOMATIC, say)
    yield _menu("notices", NOTICES, person.notices, say)
    yield _menu("reminders", REMINDERS, person.remind, say)
    if person.remind != "off":
        after = next((key for key, value in AFTER.items() if value == person.remind_after), "8h")
        yield _menu("after", tuple(AFTER), after, say)
    yield _menu("scheme", (AUTOMATIC, *SCHEMES), person.scheme or AUTOMATIC, say)
    yield _quiet(person, say)
    yield _zones(person, locale, say, now)
    yield PeopleMenu(
        str(BlockMenu()),
        say("settings-block"),
        least=0,
        most=MENU_ENTRIES,
        chosen=tuple(blocked[:MENU_ENTRIES]),
    )
    yield (
        _switch("passes", person.passes, say),
        _switch("counted", person.counted, say),
        _switch("words", person.words_first, say),
        _switch("tips", person.tips, say),
        away_button(say),
    )


def _menu(key: SettingKey, choices: Sequence[str], chosen: str, say: Speaker) -> Menu:
    """One of several choices, each of which names the setting."""
    entries = (
        Entry(choice, say(f"settings-{key}", **{key: choice}), chosen=choice == chosen)
        for choice in choices
    )
    return Menu(str(Setting(key)), say(f"command-{key}-about"), tuple(entries))


def _switch(key: SettingKey, on: bool, say: Speaker) -> Button:
    """A button that says how it is, and turns it."""
    label = say(f"settings-{key}", switch="on" if on else "off")
    return Button(str(Setting(key, "off" if on else "on")), label, "good" if on else "plain")


def _quiet(person: Person, say: Speaker) -> Menu:
    ranges = dict.fromkeys((*quiet.COMMON, person.quiet or quiet.OFF, quiet.OFF))
    entries = [
        Entry(
            hours,
            say("settings-no-quiet")
            if hours == quiet.OFF
            else say("settings-quiet", value=hours.replace("-", "–")),
            chosen=hours == (person.quiet or quiet.OFF),
        )
        for hours in ranges
    ]
    other = Entry(OTHER, say("quiet-other"))
    return Menu(str(SettingOrForm("quiet")), say("command-quiet-about"), (*entries, other))


def _zones(person: Person, locale: str, say: Speaker, now: float, alone: int = 0) -> Menu:
    offered = zones.likely(locale, person.zone)[: MENU_ENTRIES - 1]
    entries = [
        Entry(
            zone,
            say("settings-zone", value=zone),
            chosen=zone == person.zone,
            about=say("zone-clock", value=zones.clock_in(zone, now)),
        )
        for zone in offered
    ]
    other = Entry(OTHER, say("zone-other"))
    return Menu(str(SettingOrForm("zone", alone)), say("zone-choose"), (*entries, other))
