"""A press on a game's controls: a move, or one part of it."""

import discord
import msgspec

from bot.handlers.views import mend, open_if_asked, show_board, show_mine
from bot.screens import painter
from bot.store.messages import CHANNEL
from bot.store.tables import Table
from bot.tables.repository import retried
from bot.tables.seats import own_seat
from bot.tables.tables import Decided
from bot.ui import ids, submitted
from bot.ui.control import Surface
from bot.ui.planner import Place
from bot.ui.progress import Chosen, Picked
from bot.visit import Visit
from rules.core.asks import Ask, Choose, Pick
from rules.core.errors import Refused
from rules.core.record import Action, Seat, fingerprint

STALE = {"already-done", "not-offered", "not-asked", "no-game"}
"""Refusals after which the pressed message is out of date and is mended."""


class Named(msgspec.Struct, frozen=True):
    """A whole move, by the fingerprint of its action."""

    question: int
    action: str

    def found_in(self, ask: Ask) -> Action | None:
        """The action; None where it is not on offer."""
        return ask.named(self.question, self.action)


class Confirmed(msgspec.Struct, frozen=True):
    """A whole pick, by the bits of its items."""

    question: int
    bits: int

    def found_in(self, ask: Ask) -> Action | None:
        """The action; None where such items cannot be picked."""
        return ask.picked(self.question, self.bits)


async def play(visit: Visit, control: ids.Answer) -> None:
    """Makes the move, or shows how far somebody has got with one."""
    if control.surface != visit.surface:
        raise Refused("unknown-control")
    try:
        meant = meaning(control, visit.interaction)
        if isinstance(meant, Named | Confirmed):
            await make(visit, control, meant)
        else:
            async with visit.app.throttle.turn():
                await _show_progress(visit, control, meant)
    except Refused as refused:
        if refused.code in STALE:
            async with visit.app.throttle.turn():
                await mend(visit, control)
        raise


def meaning(
    control: ids.Answer, interaction: discord.Interaction
) -> Named | Confirmed | Chosen | Picked:
    """What a press says: a whole move, or the part of one."""
    question = control.question
    match control:
        case ids.Move(action=action):
            return Named(question, action)
        case ids.Into(action=action, depth=depth):
            return Chosen(question, action, depth) if depth else Picked(question, 0)
        case ids.Toggle(picked=bits):
            return Picked(question, bits)
        case ids.Confirm(picked=bits):
            return Confirmed(question, bits)
        case ids.PickMenu():
            return Picked(question, _bits(interaction))
        case ids.KeptMenu():
            return Confirmed(question, _bits(interaction))
        case _:
            first = next(iter(submitted.values(interaction)), "")
            action, _, depth_chosen = first.partition(":")
            if _is_short_number(depth_chosen) and int(depth_chosen):
                return Chosen(question, action, int(depth_chosen))
            return Named(question, action)


def _bits(interaction: discord.Interaction) -> int:
    """The places that were chosen in a menu."""
    values = submitted.values(interaction)
    places = {int(value) for value in values if _is_short_number(value)}
    return sum(1 << place for place in places)


def _is_short_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 3


# ── a whole move ─────────────────────────────────────────────────────────────────────────────────


async def make(visit: Visit, control: ids.Answer, meant: Named | Confirmed) -> None:
    """Decide, save, show. The board's picture is begun before the move is saved.

    Where more comes in than can be shown, what is saved waits for its turn to be shown.
    """
    app, tables = visit.app, visit.app.tables
    saved, begun = await _made(visit, control, meant)
    robots_next = saved.robot_due
    if robots_next:
        await app.let_robots_play(saved)
    async with app.throttle.turn() as waited:
        newest = None if robots_next or waited else saved
        if control.surface == Surface.PRIVATE:
            app.publisher.soon(control.table, saved=newest)
            await show_mine(visit, newest or await tables.load(control.table))
        else:
            await app.publisher.publish(control.table, visit.interaction, saved=newest)
            await open_if_asked(visit, newest or await tables.load(control.table))
    del begun  # held until here, so that the publisher finds the picture being drawn


@retried
async def _made(
    visit: Visit, control: ids.Answer, meant: Named | Confirmed
) -> tuple[Table, object]:
    """The table after a move, and the drawing of its board that was begun meanwhile.

    Nothing is drawn here where another worker may show it, or where it has to wait for its turn.
    """
    app, tables = visit.app, visit.app.tables
    async with tables.held(control.table) as table:
        decided = _decide(visit, table, control, meant)
        after = decided.position.table
        snapshot = app.snapshots.at(decided.position, (), after.language)
        waits = after.robot_due or app.throttle.crowded
        shown_here = not waits and app.store.leases.mine(table.id)
        begun = painter.begin(snapshot, CHANNEL) if shown_here else None
        return await tables.save(decided), begun


def _decide(visit: Visit, table: Table, control: ids.Answer, meant: Named | Confirmed) -> Decided:
    """Where the move leads; refused where it is not this person's, or not on offer."""
    if table.stage != "playing":
        raise Refused("no-game")
    seat = answering_seat(visit, table, control)
    position = visit.app.tables.position(table)
    action = meant.found_in(visit.app.tables.asked(position, seat, control.ask))
    if action is None:
        raise Refused("not-offered")
    return visit.app.tables.decide(position, seat, action)


def answering_seat(visit: Visit, table: Table, control: ids.Answer | ids.Wish) -> Seat:
    """The presser's seat, if it is the one that was asked: nobody answers for another."""
    seat = pressing_seat(visit, table)
    if seat != control.seat:
        raise Refused("not-asked", {"seats": table.awaited})
    return seat


def pressing_seat(visit: Visit, table: Table) -> Seat:
    """The presser's seat, at a table whose message this can be."""
    if visit.guild and table.channel != visit.channel and not table.private:
        raise Refused("unknown-control")
    return own_seat(table, visit.user)


# ── a part of a move ─────────────────────────────────────────────────────────────────────────────


async def _show_progress(visit: Visit, control: ids.Answer, progress: Chosen | Picked) -> None:
    """The same message with what is chosen so far, which stands in the ids and in the drafts.

    Where another worker is showing this table, that one shows the choice, too.
    """
    table = await visit.app.tables.load(control.table)
    if table.stage != "playing":
        raise Refused("no-game")
    seat = answering_seat(visit, table, control)
    ask = visit.app.tables.asked(visit.app.tables.position(table), seat, control.ask)
    if not is_possible(ask, control.surface, progress):
        raise Refused("not-offered")
    place = Place(control.surface, table.id, seat, control.ask)
    if not await visit.app.drafts.put(place, progress):
        return
    if control.surface == Surface.BOARD:
        await show_board(visit, table)
    else:
        await show_mine(visit, table, surface=control.surface)


def is_possible(ask: Ask, surface: Surface, progress: Chosen | Picked) -> bool:
    """Whether the question may be shown there and has such parts or items."""
    if progress.question >= len(ask.questions):
        return False
    question = ask.questions[progress.question]
    if question.private and surface == Surface.BOARD:
        return False
    if isinstance(progress, Picked):
        return progress.bits == 0 or (
            isinstance(question, Pick) and not progress.bits >> len(question.items)
        )
    return isinstance(question, Choose) and any(
        fingerprint(option.action) == progress.action and progress.depth < len(option.parts)
        for option in question.options
    )
