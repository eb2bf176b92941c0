"""`/move`: a move that is typed. It is made like one that is pressed, and answered in private."""

from collections.abc import Iterable, Mapping

import discord
from discord import app_commands

from bot.app import App
from bot.handlers.moves import Confirmed, Named, make
from bot.handlers.today import open_attempts
from bot.handlers.wishes import keep
from bot.screens.question import own_question
from bot.screens.speakers import buttons
from bot.store.tables import Table
from bot.tables.seats import own_seat
from bot.ui import ids
from bot.ui.control import Surface
from bot.ui.limits import MENU_ENTRIES, OPTION_TEXT
from bot.ui.planner import Place
from bot.ui.screen import Screen
from bot.ui.typed import Offer, Typed, fitting
from bot.ui.wishes import Wish, possible
from bot.visit import Visit
from bot.words import spoken
from bot.words.reading import read
from bot.words.sanitize import cut, escaped
from rules.core.asks import Ask
from rules.core.errors import Refused
from rules.core.record import Seat

SHOWN = 8
"""Moves that are listed where none, or more than one, was meant."""


async def suggest(
    app: App, interaction: discord.Interaction, text: str
) -> list[app_commands.Choice[str]]:
    """What its reader could type: of what their own seat is asked, and nothing else."""
    user = interaction.user.id
    try:
        table = await table_of(app, interaction.guild_id or 0, interaction.channel_id or 0, user)
        seat, ask = _asked(app, table, user)
    except Refused:
        return []
    person = await app.store.people.get(user)
    language = person.language or spoken(interaction.locale.value)
    wished = fitting(text, _wishes(table, seat, ask, language))[:MENU_ENTRIES]
    offers = _typed(table, ask, language).suggested(text) if ask else []
    choices = [(offer.phrase, offer.value) for offer in offers[: MENU_ENTRIES - len(wished)]]
    choices += [(phrase, cut(phrase, OPTION_TEXT)) for phrase in wished]
    return [app_commands.Choice(name=cut(name, OPTION_TEXT), value=v) for name, v in choices]


async def play(visit: Visit, text: str) -> None:
    """Makes the one move that is meant; otherwise says what it could be, and nothing happens."""
    app = visit.app
    table = await table_of(app, visit.guild, visit.channel, visit.user)
    seat, ask = _asked(app, table, visit.user)
    wishes = _wishes(table, seat, ask, visit.language)
    wished = fitting(text, wishes)
    typed = _typed(table, ask, visit.language) if ask else None
    offers = typed.meant(text) if typed else []
    if len(wished) == 1 and (not offers or read(text) == read(wished[0])):
        place = Place(Surface.PRIVATE, table.id, seat, table.chairs[seat].ask)
        await keep(visit, wishes[wished[0]].control(place))
        return
    if ask is None or typed is None:
        raise Refused("not-asked", {"seats": table.awaited})
    match offers:
        case [Offer(action=action, bits=bits, question=question)]:
            meant = Named(question, action) if bits is None else Confirmed(question, bits)
            number = table.chairs[seat].ask
            control = ids.Answer(Surface.PRIVATE, table.id, seat, number, question)
            await make(visit, control, meant)
        case []:
            await _ask_again(visit, table, ask, "typed-nothing", text, typed.nearest(text, SHOWN))
        case several:
            await _ask_again(visit, table, ask, "typed-several", text, several[:SHOWN])


async def table_of(app: App, guild: int, channel: int, user: int) -> Table:
    """The table here, if they sit at it, or else what they play alone: today's dice, a practice.

    In a direct message it is the only one of all that waits for this person.
    """
    alone = [table.id for table in await open_attempts(app, user)]
    alone += await app.store.tables.practices(user)
    if guild:
        table = await app.store.tables.live_in(channel)
        if len(alone) == 1 and (table is None or user not in table.owners):
            return await app.tables.load(alone[0])
        if table is None:
            raise Refused("typed-where" if alone else "no-table-here")
        return table
    waiting = {*alone, *(wait.table for wait in await app.store.waits.of(user))}
    if len(waiting) != 1:
        raise Refused("typed-where" if waiting else "nothing-waits")
    return await app.tables.load(waiting.pop())


def _asked(app: App, table: Table, user: int) -> tuple[Seat, Ask | None]:
    """Whose seat it is, and what that seat is asked, if anything, as its own player reads it."""
    if table.stage != "playing":
        raise Refused("not-started")
    seat, position = own_seat(table, user), app.tables.position(table)
    if seat not in position.asks:
        return seat, None
    return seat, app.pictures[table.game].ask(position.view(seat), position.asks[seat])


def _wishes(table: Table, seat: Seat, ask: Ask | None, language: str) -> Mapping[str, Wish]:
    """What can be done about standing wishes, by the phrase that is typed for it."""
    say, found = buttons(table, language), possible(ask, table.chairs[seat].wishes)
    return {wish.said(say): wish for wish in found}


def _typed(table: Table, ask: Ask, language: str) -> Typed:
    return Typed(ask, buttons(table, language, "full"), buttons(table, language))


async def _ask_again(
    visit: Visit, table: Table, ask: Ask, message: str, text: str, offers: Iterable[Offer]
) -> None:
    """What was typed, the question, and moves that it could be."""
    say = visit.speaking(table)
    lines = [say(message, text=text), *(f"- {escaped(offer.phrase)}" for offer in offers)]
    await visit.answer(Screen(head="\n".join([*lines, own_question(ask, say)])))
