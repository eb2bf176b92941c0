""" "What happened?": everything since my own last move, and how it looked then."""

import discord
import msgspec

from bot.app import House
from bot.publishing.delivery import turn
from bot.screens import painter
from bot.screens.snapshot import Shows, labelling, speaking
from bot.screens.story import told
from bot.store import BOARD, Table
from bot.tables.tables import Position
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Drawing, Screen
from rules.core.errors import Refused


async def show(house: House, interaction: discord.Interaction, table: Table) -> None:
    """To a player since their last move; to somebody who watches, since the board was posted."""
    language = await house.reader(interaction)
    seat = table.seat_of(interaction.user.id)
    since = await _since(house, table, seat)
    shows = await house.publisher.shows(table, since, language)
    if shows is None:
        raise Refused("not-started")
    say, label = speaking(table, language), labelling(table, language)
    story = told(shows, seat, say)
    if not shows.steps or not story:
        await turn(interaction, Screen(head=say("happened-nothing")), house.delivery.icons)
        return
    drawings = await _then_and_now(house, shows, BOARD if seat is None else seat, since)
    history = Button(str(ids.Look("history", table.id, ids.LAST, 0)), label("history"))
    hint = f"\n-# {say('happened-pictures')}" if len(drawings) > 1 else ""
    screen = Screen(
        head=f"### {say('happened-mine' if seat is not None else 'happened-watching')}",
        story=story + hint,
        drawings=drawings,
        footer=(history,),
    )
    await turn(interaction, screen, house.delivery.icons)


async def _since(house: House, table: Table, seat: int | None) -> int:
    if seat is not None:
        return await house.store.last_step(table.id, seat)
    shown = await house.publisher.shown(table, BOARD)
    return shown.since if shown else 0


async def _then_and_now(house: House, shows: Shows, seat: int, since: int) -> tuple[Drawing, ...]:
    """The pictures after the reader's last move and now; one alone where they are the same."""
    pictures = house.pictures[shows.position.table.game]
    now = await painter.draw(shows, seat, pictures)
    if since < shows.position.table.baseline_step:
        return now
    state = await house.tables.replayed(shows.position.table, before=since + 1)
    then = Position(shows.position.table, shows.position.game, state, {})
    earlier = msgspec.structs.replace(shows, position=then)
    if painter.picture_key(earlier, seat, pictures) == painter.picture_key(shows, seat, pictures):
        return now
    return (*await painter.draw(earlier, seat, pictures, "then"), *now)
