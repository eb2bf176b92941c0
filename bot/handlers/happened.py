""" "What happened?": everything since my own last move, and how it looked then."""

import msgspec

from bot.screens import painter
from bot.screens.painter import Drawings
from bot.screens.snapshot import Snapshot
from bot.screens.story import told
from bot.store.messages import CHANNEL
from bot.store.tables import Table
from bot.tables.position import Position
from bot.ui import ids
from bot.ui.buttons import Button
from bot.ui.control import LAST
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.record import Seat

MOST_LINES = 25
"""Of what happened since then; *History* has the rest."""


async def show(visit: Visit, table: Table) -> None:
    """To a player since their last move; to somebody who watches, since the board was posted."""
    if not table.head:
        raise Refused("not-started")
    seat = table.seat_of(visit.user)
    since = await _since(visit, table, seat)
    snapshot = visit.snapshot(table, await visit.app.store.log.steps(table.id, since))
    say, story = snapshot.say, told(snapshot, seat, most=MOST_LINES)
    if not snapshot.steps or not story:
        await visit.answer(Screen(head=say("happened-nothing")))
        return
    whose = CHANNEL if seat is None else seat
    drawings = () if visit.words_first else await _then_and_now(visit, snapshot, whose, since)
    history = Button(str(ids.Look("history", table.id, LAST, 0)), snapshot.label("history"))
    hint = f"\n-# {say('happened-pictures')}" if len(drawings) > 1 else ""
    title = say("happened-watching" if seat is None else "happened-mine")
    await visit.answer(
        Screen(head=f"### {title}", story=story + hint, drawings=drawings, footer=(history,))
    )


async def _since(visit: Visit, table: Table, seat: Seat | None) -> int:
    """The step before the first one that is news to the reader."""
    store = visit.app.store
    if seat is not None:
        return await store.log.last_step(table.id, seat)
    shown = await store.messages.shown(table.id, CHANNEL)
    return shown.since if shown else 0


async def _then_and_now(visit: Visit, now: Snapshot, seat: int, since: int) -> Drawings:
    """The pictures after the reader's last move and now; one alone where they are the same."""
    drawn, table = await painter.draw(now, seat), now.table
    if since < table.baseline_step:
        return drawn
    state = await visit.app.tables.replayed(table, before=since + 1)
    then = msgspec.structs.replace(now, position=Position(table, now.position.game, state, {}))
    if painter.needed(then, seat) == painter.needed(now, seat):
        return drawn
    return (*await painter.draw(then, seat, "then"), *drawn)
