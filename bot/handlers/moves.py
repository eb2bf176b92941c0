"""A press on a game's controls: acknowledge, decide, save, speak."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from msgspec.structs import replace

from bot.app import House
from bot.publishing.delivery import kept, kept_files, retouch, turn
from bot.publishing.publisher import TEXT
from bot.screens import board as screens
from bot.screens import painter
from bot.screens.snapshot import Shows
from bot.store import BOARD, Table
from bot.tables.tables import Answer, Position, SeatOf, sits
from bot.ui import ids, sent
from bot.ui.planner import Chosen, Picked, Place, Progress, picked
from renderers.catalog import Pictures
from rules.core.asks import Ask, Choose, Pick
from rules.core.errors import Refused
from rules.core.record import Seat

THINKING = 1.5
"""Seconds that a board waits for the robots, so that all their moves become one."""

STALE = {"already-done", "not-offered", "not-asked", "no-game"}
"""After these the pressed message is out of date, and is mended."""

Played = ids.Move | ids.Into | ids.Toggle | ids.Confirm | ids.Menu | ids.Items


def surface_of(interaction: discord.Interaction) -> str:
    """Where the pressed message stands. Never believed from the id, which anybody may forge."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        return ids.PRIVATE
    return ids.BOARD if interaction.guild_id else ids.DIRECT


async def play(house: House, interaction: discord.Interaction, control: Played) -> None:
    """A move, or one part of it."""
    if control.surface != surface_of(interaction):
        raise Refused("unknown-control")
    try:
        meant = _meaning(control, sent.values(interaction))
        if isinstance(meant, Chosen | Picked):
            await _show_progress(house, interaction, control, meant)
        else:
            await _move(house, interaction, control, meant)
    except Refused as refused:
        if refused.code in STALE:
            await mend(house, interaction, control)
        raise


async def _move(
    house: House, interaction: discord.Interaction, control: Played, answer: Answer
) -> None:
    """Decided and saved, then shown; the board's picture is begun while the move is saved."""
    begun: list[object] = []

    def paint(position: Position) -> None:
        if not position.table.robot_due:
            begun.append(house.publisher.paint(position))

    saved = await house.tables.answer(
        control.table, _answering(interaction, control), control.ask, answer, meanwhile=paint
    )
    await wait_for_robots(house, saved)
    newest = None if saved.robot_due else saved
    if control.surface == ids.PRIVATE:
        house.publisher.soon(control.table, saved=newest)
        await show_mine(house, interaction, newest or await house.tables.load(control.table))
    else:
        await house.publisher.publish(control.table, through=interaction, saved=newest)


def pressed_seat(interaction: discord.Interaction) -> SeatOf:
    """The presser's seat, at a table whose message this can be."""

    def seat_of(table: Table) -> Seat:
        if interaction.guild_id and table.channel != interaction.channel_id:
            raise Refused("unknown-control")
        return sits(interaction.user.id)(table)

    return seat_of


def _answering(interaction: discord.Interaction, control: Played) -> SeatOf:
    """The presser's seat, if it is the one that was asked: nobody answers for another."""

    def seat_of(table: Table) -> Seat:
        seat = pressed_seat(interaction)(table)
        if seat != control.seat:
            raise Refused("not-asked", {"seats": table.awaited})
        return seat

    return seat_of


async def wait_for_robots(house: House, table: Table) -> None:
    """All robot moves between two people become one board; a long thought is shown later."""
    task = house.robots.play(table)
    if task is None:
        return
    _, late = await asyncio.wait({task}, timeout=THINKING)
    for thinking in late:
        house.publish_after(thinking, table.id)


# ── what a press means ───────────────────────────────────────────────────────────────────────────


def _meaning(control: Played, values: Sequence[str]) -> Answer | Chosen | Picked:
    """The whole move, as a search among what is asked, or how far somebody has got with one."""
    match control:
        case ids.Move(question=question, action=action):
            return _named(question, action)
        case ids.Into(question=question, action=action, depth=depth):
            return Chosen(question, action, depth) if depth else Picked(question, 0)
        case ids.Toggle(question=question, picked=bits):
            return Picked(question, bits)
        case ids.Items(question=question):
            places = {int(value) for value in values if value.isdecimal() and len(value) < 3}
            return Picked(question, sum(1 << place for place in places))
        case ids.Confirm(question=question, picked=bits):
            return _picked(question, bits)
        case ids.Menu(question=question):
            named, _, parts = (values or [""])[0].partition(":")
            if parts.isdecimal() and len(parts) < 3 and int(parts):
                return Chosen(question, named, int(parts))
            return _named(question, named)


def _named(question: int, action: str) -> Answer:
    def answer(ask: Ask) -> Any:
        asked = ask.questions[question] if question < len(ask.questions) else None
        options = asked.options if isinstance(asked, Choose) else ()
        return next((o.action for o in options if ids.fingerprint(o.action) == action), None)

    return answer


def _picked(question: int, bits: int) -> Answer:
    def answer(ask: Ask) -> Any:
        asked = ask.questions[question] if question < len(ask.questions) else None
        if not isinstance(asked, Pick) or bits >> len(asked.items):
            return None
        return asked.with_picked(picked(asked, bits))

    return answer


# ── showing ──────────────────────────────────────────────────────────────────────────────────────


async def _show_progress(
    house: House, interaction: discord.Interaction, control: Played, progress: Chosen | Picked
) -> None:
    """The same message with what is chosen so far. Nothing is saved: it stands in the ids."""
    table = await house.tables.load(control.table)
    if table.stage != "playing":
        raise Refused("no-game")
    seat = _answering(interaction, control)(table)
    asks = house.tables.position(table).asks
    if control.ask < table.chairs[seat].ask:
        raise Refused("already-done")
    if seat not in asks:
        raise Refused("not-asked", {"seats": table.awaited})
    if control.ask != table.chairs[seat].ask or not _possible(asks[seat], control, progress):
        raise Refused("not-offered")
    if control.surface == ids.BOARD:
        await show_board(house, interaction, table, progress)
    else:
        await show_mine(house, interaction, table, progress, control.surface)


def _possible(ask: Ask, control: Played, progress: Chosen | Picked) -> bool:
    """A question that may be shown there, and parts or items that it has."""
    if progress.question >= len(ask.questions):
        return False
    question = ask.questions[progress.question]
    if question.private and control.surface == ids.BOARD:
        return False
    if isinstance(progress, Picked):
        return progress.bits == 0 or (
            isinstance(question, Pick) and not progress.bits >> len(question.items)
        )
    return isinstance(question, Choose) and any(
        ids.fingerprint(o.action) == progress.action and progress.depth < len(o.parts)
        for o in question.options
    )


async def show_board(
    house: House, interaction: discord.Interaction, table: Table, progress: Progress = None
) -> None:
    """The pressed board, with its picture as it is; one that is behind is first caught up.

    In its turn with the publisher, so that a slow request cannot undo what a later one has shown.
    """
    shown = await house.publisher.shown(table, BOARD)
    if shown is not None and shown.version != table.version:
        await house.publisher.publish(table.id, through=interaction)
    async with house.publisher.turn(table.id):
        shown, steps = await house.store.board(table.id)
        known = (_pressed(interaction), table.version)
        if shown is None or (shown.message, shown.version) != known:
            raise Refused("already-done")
        shows = Shows(house.tables.position(table), steps, table.language)
        pictures = house.pictures[table.game]
        has_picture = shown.picture not in ("", TEXT)
        drawings = painter.placed(shows, BOARD, pictures) if has_picture else ()
        screen = screens.board(shows, pictures, drawings, progress)
        await retouch(interaction, screen if drawings else screen.as_text(), house.delivery.icons)


async def show_mine(
    house: House,
    interaction: discord.Interaction,
    table: Table,
    progress: Progress = None,
    surface: str = ids.PRIVATE,
    column: int | None = None,
) -> None:
    """The reader's own view and controls, in the message that was pressed or promised.

    `column` is the one of the pad that stands open.
    """
    if not table.head:
        raise Refused("not-started")
    seat = table.seat_of(interaction.user.id)
    language = await house.reader(interaction)
    position, pictures = house.tables.position(table), house.pictures[table.game]
    if seat is None:
        shows = Shows(position, (), language)
        drawings = await painter.draw(shows, BOARD, pictures)
        await turn(interaction, screens.watching(shows, pictures, drawings), house.delivery.icons)
        return
    own, steps = await house.store.since_own(table.id, seat)
    shows = Shows(position, steps, language, own=own)
    shows = await house.publisher.noted(shows, seat)
    place = Place(surface, table.id, seat, table.chairs[seat].ask)
    words = screens.mine(shows, seat, place, pictures, (), progress, column)
    series = _series(shows, seat, pictures) if surface == ids.PRIVATE else "board"
    if surface == ids.PRIVATE and painter.name(0, series) in kept_files(interaction):
        known = replace(words, drawings=painter.placed(shows, seat, pictures, series))
        if await kept(interaction, known, house.delivery.icons):
            return
    drawings = await painter.draw(shows, seat, pictures, series)
    await turn(interaction, replace(words, drawings=drawings), house.delivery.icons)


def _series(shows: Shows, seat: Seat, pictures: Pictures) -> str:
    """Names pictures after what they show, so that those a message has are not drawn again."""
    return f"view-{painter.picture_key(shows, seat, pictures).partition(':')[0]}"


def _pressed(interaction: discord.Interaction) -> int:
    return interaction.message.id if interaction.message else 0


async def mend(house: House, interaction: discord.Interaction, control: Played) -> None:
    """A press came too late: its message shows what is true now.

    One that is behind, still to be retired, or perhaps not noted yet is the publisher's, which
    knows what it shows.
    """
    table = await house.tables.load(control.table)
    if control.surface == ids.PRIVATE:
        await show_mine(house, interaction, table)
        return
    number, board = _pressed(interaction), await house.publisher.shown(table, BOARD)
    live = {message.message: message for message in await house.store.messages(table.id)}
    retired = {message.message for message in await house.store.retired(table.id)}
    behind = number in live and live[number].version != table.version
    if number in retired or behind or house.publisher.is_unsure(table.id):
        await house.publisher.publish(table.id, through=interaction)
    elif number in live:
        if live[number] == board and table.stage == "playing":
            await show_board(house, interaction, table)
    elif interaction.user.id in table.people and _stands_here(interaction, control):
        async with house.publisher.turn(table.id):
            if await house.store.table_of_message(number) is None:
                await turn(interaction, screens.outdated(table, board), house.delivery.icons)


def _stands_here(interaction: discord.Interaction, control: Played) -> bool:
    return interaction.message is not None and sent.stands_on(interaction.message, control)
