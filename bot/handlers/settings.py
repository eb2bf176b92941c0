"""Somebody's own settings: typed, or changed where they are shown; each is saved at once."""

from collections.abc import Iterable, Mapping

import discord

from bot.app import App
from bot.handlers.reminders import reschedule
from bot.people import quiet
from bot.screens.settings import (
    AFTER,
    AUTOMATIC,
    NOTICES,
    OTHER,
    REMINDERS,
    SWITCH,
    settings,
    zone_alone,
)
from bot.store.people import Person
from bot.ui import submitted
from bot.ui.forms import form, line
from bot.ui.screen import Screen
from bot.ui.settings import BlockMenu, Setting, SettingOrForm, SettingsPage
from bot.visit import Visit
from bot.words import LANGUAGES
from renderers.core.scheme import SCHEMES
from rules.core.errors import Refused

TYPED = 40
"""Characters of what can be typed in a form."""


# ── showing ──────────────────────────────────────────────────────────────────────────────────────


async def open_page(visit: Visit, control: SettingsPage) -> None:
    """A new private message with all settings, or with the time zone alone."""
    await visit.answer(await page(visit, alone=control.what == "zone"))


async def page(visit: Visit, news: str = "", *, alone: bool = False) -> Screen:
    """The settings as they are now."""
    app, locale = visit.app, visit.interaction.locale.value
    person, now = await app.store.people.get(visit.user), app.clock.now()
    if alone:
        return zone_alone(person, locale, visit.say, now, news)
    blocked = sorted(await app.store.people.blocks(visit.user))
    return settings(person, blocked, locale, visit.say, now, news)


def stands_on(message: discord.Message | None) -> bool:
    """Whether a message is somebody's page of settings."""
    return message is not None and submitted.has_control(message, Setting("language"))


# ── changing ─────────────────────────────────────────────────────────────────────────────────────


async def choose_mine(visit: Visit, wishes: Mapping[str, str]) -> None:
    """`/settings mine`: what was typed is saved, and all settings are shown."""
    await visit.answer(await page(visit, await change(visit, wishes)))


async def press(visit: Visit, control: Setting) -> None:
    """A choice in a menu, or a press on a switch."""
    chosen = control.value or _chosen(visit)
    await visit.answer(await page(visit, await change(visit, {control.key: chosen})))


async def press_or_ask(visit: Visit, control: SettingOrForm) -> None:
    """A choice in a menu whose last entry opens a form."""
    chosen = _chosen(visit)
    if chosen == OTHER:
        await _ask(visit, control)
        return
    await visit.interaction.response.defer()
    await _set(visit, control, chosen)


async def _ask(visit: Visit, control: SettingOrForm) -> None:
    person = await visit.app.store.people.get(visit.user)
    kept = {"quiet": person.quiet, "zone": person.zone}[control.key]
    opened = form(control, visit.say(f"{control.key}-title"))
    opened.add_item(line(control.key, visit.say(f"{control.key}-field"), kept, TYPED))
    await visit.interaction.response.send_modal(opened)


async def fill(visit: Visit, control: SettingOrForm) -> None:
    """The form was sent."""
    await _set(visit, control, submitted.text(visit.interaction, control.key))


async def _set(visit: Visit, control: SettingOrForm, value: str) -> None:
    news = await change(visit, {control.key: value})
    await visit.answer(await page(visit, news, alone=bool(control.alone)))


async def block(visit: Visit, control: BlockMenu) -> None:  # noqa: ARG001  (it has no fields)
    """Whoever is chosen in the menu is blocked, and nobody else is."""
    people, wanted = visit.app.store.people, frozenset(submitted.users(visit.interaction))
    if visit.user in wanted:
        raise Refused("block-yourself")
    before = await people.blocks(visit.user)
    for user in before ^ wanted:
        await people.put_block(visit.user, user, user in wanted)
    await visit.answer(await page(visit))


async def change(visit: Visit, wishes: Mapping[str, str]) -> str:
    """Saves what somebody wishes, with all that follows; what else changed by it, in words."""
    app = visit.app
    before = await app.store.people.get(visit.user)
    if not wishes:
        return ""
    wished, news = _wished(wishes), ""
    if wished.get("zone") and not (before.zone or wished.get("quiet", before.quiet)):
        wished, news = {**wished, "quiet": quiet.USUAL}, "quiet-now"
    person = await app.store.people.change(visit.user, **wished)
    await visit.recognize()
    await reschedule(app, person)
    await _follow(visit, person, wishes)
    return visit.say(news, value=quiet.USUAL.replace("-", "–")) if news else ""


async def _follow(visit: Visit, person: Person, wishes: Mapping[str, str]) -> None:
    """What becomes possible at the tables by a changed setting."""
    app = visit.app
    if "passes" in wishes and person.passes:
        await app.wake_robots(await app.store.tables.of(visit.user))
    if "notices" in wishes:
        for number in await app.store.tables.of(visit.user):
            await app.publisher.redirect(number)
    if "scheme" in wishes or "words" in wishes:
        for number in await app.store.tables.of(visit.user):
            await _redraw(app, number, visit.user)


async def _redraw(app: App, number: int, user: int) -> None:
    """What somebody alone sees of a table, in the colours or words that they have chosen."""
    table = await app.tables.load(number)
    seat = table.seat_of(user)
    if table.stage == "playing" and seat is not None:
        await app.publisher.redraw(number, seat)


def _chosen(visit: Visit) -> str:
    chosen = submitted.values(visit.interaction)
    if len(chosen) != 1:
        raise Refused("unknown-control")
    return chosen[0]


def _wished(wishes: Mapping[str, str]) -> dict[str, object]:
    """What was chosen or typed, as it is kept; refused where it cannot be understood."""
    kept: dict[str, object] = {}
    for key, wish in wishes.items():
        match key:
            case "language":
                kept["language"] = "" if wish == AUTOMATIC else _one_of(wish, LANGUAGES)
            case "reminders":
                kept["remind"] = _one_of(wish, REMINDERS)
            case "after":
                kept["remind_after"] = AFTER[_one_of(wish, AFTER)]
            case "zone":
                kept["zone"] = quiet.zone(wish)
            case "quiet":
                kept["quiet"] = quiet.hours(wish)
            case "notices":
                kept["notices"] = _one_of(wish, NOTICES)
            case "scheme":
                kept["scheme"] = "" if wish == AUTOMATIC else _one_of(wish, SCHEMES)
            case "passes" | "counted" | "tips":
                kept[key] = SWITCH[_one_of(wish, SWITCH)]
            case "words":
                kept["words_first"] = SWITCH[_one_of(wish, SWITCH)]
    return kept


def _one_of(wish: str, offered: Iterable[str]) -> str:
    if wish not in offered:
        raise Refused("not-offered")
    return wish
