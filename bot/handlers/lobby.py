"""The lobby: who plays, and by which options."""

import logging
from collections.abc import Mapping
from typing import Any

import discord
import msgspec

from bot.app import House, name_of, plainly
from bot.handlers.moves import wait_for_robots
from bot.publishing.delivery import UNREACHED
from bot.screens.snapshot import labelling, speaking
from bot.store import Table
from bot.store.records import OVERDUE, PACES
from bot.tables import seats
from bot.tables.robots import NAMES
from bot.ui import ids, sent
from bot.ui.limits import MODAL_PARTS, MODAL_TITLE, OPTION_TEXT, cut
from bot.ui.screen import Screen
from rules.core.errors import Refused
from rules.core.game import TableOption, settled

log = logging.getLogger(__name__)

SWITCH = ("off", "on")
SWITCHES = "switches"


async def open_lobby(
    house: House, interaction: discord.Interaction, game: str, channel: int
) -> Table:
    """A lobby in a channel, with whoever asked for it; it is shown there."""
    table = await house.tables.open(
        game=game,
        guild=interaction.guild_id or 0,
        channel=channel,
        language=await house.table_language(interaction),
        user=interaction.user.id,
        name=name_of(interaction),
    )
    await house.publisher.publish(table.id)
    return table


async def change(house: House, interaction: discord.Interaction, control: ids.Lobby) -> None:
    """A press on Join, Leave, Add robot, Remove robot or Start."""
    tables, user, number = house.tables, interaction.user.id, control.table
    match control.verb:
        case "join":
            await tables.join(number, user, name_of(interaction))
        case "leave":
            await tables.leave(number, user)
        case "add-robot":
            await tables.add_robot(number, user, NAMES)
        case "remove-robot":
            await tables.remove_robot(number, user)
        case "start":
            await wait_for_robots(house, await tables.start(number, user))
        case _:
            raise Refused("unknown-control")
    await house.publisher.publish(number, through=interaction)
    if control.verb == "join":
        await try_direct(house, await tables.load(number), interaction)


async def try_direct(house: House, table: Table, interaction: discord.Interaction) -> None:
    """At tables with secrets a first direct message shows in time whether they arrive.

    Discord is slow to open many of them, so that whatever everybody waits for comes before.
    """
    if not house.pictures[table.game].has_secrets(table.options):
        return
    if not await _greeted(house, table, interaction.user.id, await house.reader(interaction)):
        await explain_closed(house, interaction)


async def _try_directs(house: House, table: Table) -> None:
    """The same for everybody who sat down before the table had secrets."""
    if house.pictures[table.game].has_secrets(table.options):
        for user in table.people:
            await _greeted(house, table, user, table.language)


async def _greeted(house: House, table: Table, user: int, language: str) -> bool:
    """False where somebody takes no direct messages. One that fails is nobody's trouble yet."""
    try:
        return await house.delivery.tell(user, _hello(table, language)) is not None
    except UNREACHED as error:
        log.warning("table=%d user=%d could not be greeted: %s", table.id, user, error)
        return True


def _hello(table: Table, language: str) -> Screen:
    say = speaking(table, language)
    return Screen(head=f"**{say('game-name')}** · <#{table.channel}>\n{say('dm-hello')}")


async def explain_closed(house: House, interaction: discord.Interaction) -> None:
    """Says once, privately, how to open direct messages, and that one can play without."""
    person = await house.store.person(interaction.user.id)
    if person.dms == "closed" and not person.told_dms:
        say = plainly(await house.reader(interaction))
        await house.whisper(interaction, say("dms-closed"))
        await house.store.put_person(msgspec.structs.replace(person, told_dms=True))


# ── options ──────────────────────────────────────────────────────────────────────────────────────


async def ask_options(house: House, interaction: discord.Interaction, control: ids.Agree) -> None:
    """Opens the modal: a select for each option, and one group for all switches."""
    table = await house.tables.load(control.table)
    if table.stage != "lobby":
        raise Refused("already-started")
    if table.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")
    game = house.games[table.game]
    say = labelling(table, await house.reader(interaction))
    agreed = settled(game.options, table.options)
    modal = _modal(control, say("options-title", name=say("game-name")))
    switches = [option for option in game.options if option.choices == SWITCH]
    for option in game.options:
        if option not in switches:
            modal.add_item(_select(option, agreed[option.key], say))
    if switches:
        modal.add_item(_switches(switches, agreed, say))
    assert 1 <= len(modal.children) <= MODAL_PARTS, "a modal has at most five parts"
    await interaction.response.send_modal(modal)


def _modal(control: ids.Control, title: str) -> discord.ui.Modal:
    """A form that the library does not wait for: what is sent is read from its id, like a press."""
    modal = discord.ui.Modal(title=cut(title, MODAL_TITLE), custom_id=str(control), timeout=None)
    modal.stop()
    return modal


def _select(option: TableOption, chosen: str, say: Any) -> discord.ui.Label[Any]:
    words = {choice: say(f"option-{option.key}-{choice}") for choice in option.choices}
    return _menu(option.key, say(f"option-{option.key}"), words, chosen)


def _menu(key: str, title: str, words: Mapping[str, str], chosen: str) -> discord.ui.Label[Any]:
    """One of several choices, in a modal."""
    return discord.ui.Label(
        text=cut(title, MODAL_TITLE),
        component=discord.ui.Select(
            custom_id=key,
            options=[
                discord.SelectOption(
                    label=cut(word, OPTION_TEXT), value=choice, default=choice == chosen
                )
                for choice, word in words.items()
            ],
        ),
    )


def _switches(options: list[TableOption], agreed: Any, say: Any) -> discord.ui.Label[Any]:
    return discord.ui.Label(
        text=cut(say("options-switches"), MODAL_TITLE),
        component=discord.ui.CheckboxGroup(
            custom_id=SWITCHES,
            min_values=0,
            required=False,
            options=[
                discord.CheckboxGroupOption(
                    label=cut(say(f"option-{option.key}"), OPTION_TEXT),
                    value=option.key,
                    default=agreed[option.key] == "on",
                )
                for option in options
            ],
        ),
    )


async def agree(house: House, interaction: discord.Interaction, control: ids.Agree) -> None:
    """The modal was sent: its choices become the table's, if they fit together."""
    table = await house.tables.load(control.table)
    given = sent.form(interaction)
    options = {}
    for option in house.games[table.game].options:
        if option.choices == SWITCH and SWITCHES in given:
            options[option.key] = "on" if option.key in given[SWITCHES] else "off"
        elif given.get(option.key):
            options[option.key] = given[option.key][0]
    agreed = await house.tables.agree(table.id, interaction.user.id, options)
    await house.publisher.publish(table.id, through=interaction)
    if not house.pictures[table.game].has_secrets(table.options):
        await _try_directs(house, agreed)


async def ask_pace(house: House, interaction: discord.Interaction, control: ids.Pace) -> None:
    """Opens the modal: how long a move may take, and what happens then."""
    table = await house.tables.load(control.table)
    if table.stage != "lobby":
        raise Refused("already-started")
    seats.own_seat(table, interaction.user.id)
    say = labelling(table, await house.reader(interaction))
    modal = _modal(control, say("pace-title"))
    paces = {pace: say(f"pace-{pace}") for pace in PACES}
    modal.add_item(_menu("pace", say("pace-time"), paces, table.pace))
    ways = {way: say(f"overdue-{way}") for way in OVERDUE}
    modal.add_item(_menu("overdue", say("pace-then"), ways, table.overdue))
    await interaction.response.send_modal(modal)


async def set_pace(house: House, interaction: discord.Interaction, control: ids.Pace) -> None:
    """The modal was sent."""
    table = await house.tables.load(control.table)
    given = sent.form(interaction)
    pace = (given.get("pace") or (table.pace,))[0]
    overdue = (given.get("overdue") or (table.overdue,))[0]
    await house.tables.set_pace(table.id, interaction.user.id, pace, overdue)
    await house.publisher.publish(table.id, through=interaction)
