"""The messages one can act on, shown again where they were pressed: the board, one's own view."""

from bot.handlers import today, what_if
from bot.publishing.delivery import PROMISED
from bot.screens import painter
from bot.screens.board import asks_here
from bot.screens.mine import mine, watching
from bot.screens.retired import outdated
from bot.store.messages import CHANNEL
from bot.store.sharing import Lapsed
from bot.store.tables import Table
from bot.ui import ids, submitted
from bot.ui.control import Control, Surface
from bot.ui.markup import link_to
from bot.ui.planner import Place
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.record import Seat


async def show_board(visit: Visit, table: Table) -> None:
    """The pressed board with what is chosen so far, and its picture as it is.

    One that is behind is first brought up to date. The board's lock is held, so that a slow request
    cannot undo what a later one has shown.
    """
    async with visit.app.publisher.showing(table) as here:
        if here:
            await _retouch_board(visit, table)


async def _retouch_board(visit: Visit, table: Table) -> None:
    app = visit.app
    shown = await app.store.messages.shown(table.id, CHANNEL)
    if shown is not None and shown.version != table.version:
        await app.publisher.publish(table.id, visit.interaction)
    async with app.publisher.boards.lock(table.id):
        shown, steps = await app.store.messages.board(table.id)
        if shown is None or (shown.message, shown.version) != (visit.message, table.version):
            raise Refused("already-done")
        snapshot = app.snapshots.of(table, steps, table.language)
        drawings = painter.placed(snapshot, CHANNEL) if shown.attached.kind == "pictures" else ()
        screen = await app.publisher.boards.screen(snapshot, drawings)
        await app.delivery.retouch(visit.interaction, screen if drawings else screen.as_text())


async def show_mine(
    visit: Visit,
    table: Table,
    *,
    surface: Surface = Surface.PRIVATE,
    hint: str = "",
) -> None:
    """The reader's own view and controls, in the message that was pressed or promised.

    The `hint` is said once, at the end. A message that follows the table is edited by whichever
    worker holds the table's lease.
    """
    if not table.head:
        raise Refused("not-started")
    if table.private and not table.live:
        await (what_if if table.origin else today).show_result(visit, table)
        return
    app, seat = visit.app, table.seat_of(visit.user)
    panels, publisher = app.publisher.panels, app.publisher
    if seat is None:
        snapshot = visit.snapshot(table)
        drawings = () if visit.words_first else await painter.draw(snapshot, CHANNEL)
        watched = watching(snapshot, drawings)
        await visit.answer(watched.as_text() if visit.words_first else watched)
    elif surface == Surface.PRIVATE and not await panels.is_followed(visit.interaction, table.id):
        shown = await panels.respond(visit.interaction, table.id, visit.language, hint=hint)
        await publisher.share(shown)
    else:
        async with publisher.showing(table) as here:
            if surface == Surface.PRIVATE and here:
                try:
                    await panels.respond(visit.interaction, table.id, visit.language, hint=hint)
                except Lapsed:
                    await panels.renew(visit.interaction, table.id)
                    raise
            elif surface == Surface.PRIVATE:
                await panels.renew(visit.interaction, table.id)
            elif here:
                await _show_direct(visit, table, seat)


async def _show_direct(visit: Visit, table: Table, seat: Seat) -> None:
    """The reader's own view, on the direct message that was pressed."""
    app = visit.app
    snapshot = await app.snapshots.own(table, seat, visit.language)
    place = Place(Surface.DIRECT, table.id, seat, table.chairs[seat].ask)
    drawings = () if snapshot.words_first else await painter.draw(snapshot, seat)
    progress = await app.drafts.at(place)
    await visit.answer(mine(snapshot, seat, place, drawings, progress=progress))


async def open_if_asked(visit: Visit, table: Table) -> None:
    """Opens the panel of whoever pressed the board and is asked again where the board cannot ask.

    A panel that they have open already follows the game by itself.
    """
    app, seat = visit.app, table.seat_of(visit.user)
    asks = app.tables.position(table).asks
    if seat is None or seat not in asks or not asks[seat].waiting or asks_here(asks, seat):
        return
    if not await app.publisher.panels.follows(table.id, visit.user):
        visit.interaction.extras[PROMISED] = 0
        await show_mine(visit, table)


async def show_again(visit: Visit, table: Table) -> None:
    """`/table`: the board below the chat, for whoever is at the table; others see it privately.

    One that was posted a moment ago is named instead: nobody can flood a channel with boards.
    """
    if table.stage == "playing" and visit.user not in table.owners:
        await show_mine(visit, table)
        return
    messages = visit.app.store.messages
    before = await messages.shown(table.id, CHANNEL)
    await visit.app.publisher.publish(table.id, again=True)
    now = await messages.shown(table.id, CHANNEL)
    if before and now and before.message == now.message:
        here = visit.speaking(table)("table-is-here", link=link_to(table, now))
        await visit.answer(Screen(head=here))
    else:
        await visit.interaction.delete_original_response()


async def mend(visit: Visit, control: ids.Answer | ids.Wish) -> None:
    """A press came too late: the pressed message shows what is true now.

    One that is behind, replaced, or perhaps not in the store yet is left to the publisher, which
    knows what it shows.
    """
    app = visit.app
    table = await app.tables.load(control.table)
    if control.surface == Surface.PRIVATE:
        await show_mine(visit, table)
        return
    live = {message.message: message for message in await app.store.messages.live(table.id)}
    retired = {message.message for message in await app.store.messages.retired(table.id)}
    pressed = live.get(visit.message)
    behind = pressed is not None and pressed.version != table.version
    unconfirmed = table.id in app.publisher.boards.unconfirmed
    if visit.message in retired or behind or unconfirmed:
        await app.publisher.publish(table.id, visit.interaction)
    elif pressed is not None:
        if pressed.seat == CHANNEL and table.stage == "playing":
            await show_board(visit, table)
    elif visit.user in table.people and _has_control(visit, control):
        await _set_aside(visit, table)


async def _set_aside(visit: Visit, table: Table) -> None:
    """A message that no table knows any more says where the board is now."""
    messages = visit.app.store.messages
    async with visit.app.publisher.boards.lock(table.id):
        if await messages.table_of(visit.message) is None:
            await visit.answer(outdated(table, await messages.shown(table.id, CHANNEL)))


def _has_control(visit: Visit, control: Control) -> bool:
    message = visit.interaction.message
    return message is not None and submitted.has_control(message, control)
