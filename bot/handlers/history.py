"""What happened in a game, step after step, in pages."""

from collections.abc import Iterator
from itertools import groupby

from bot.handlers import duels
from bot.handlers.pages import LENGTH, fitted, page_buttons
from bot.screens.board import replay_buttons
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import robots_line
from bot.screens.story import lines_of, opened
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.log import events_of, may_know
from bot.tables.undoing import first_naming
from bot.ui import ids
from bot.ui.control import LAST
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.record import Event, Seat

STEPS = 20
"""Steps on a page."""


class Played(Event, frozen=True):
    """A step of which the reader may know no more than whose it was."""

    seat: Seat


async def show(visit: Visit, table: Table, page: int = LAST) -> None:
    """`/history`: how the game began and all its steps, as far as the reader may know."""
    if not table.head:
        raise Refused("nothing-happened")
    if table.duel and not table.live:
        await duels.show(visit, table, page)
        return
    seat, log = table.seat_of(visit.user), visit.app.store.log
    total, rows = await log.page(table.id, seat, page * STEPS, STEPS)
    pages = max(1, -(-total // STEPS))
    page = min(page, pages - 1)
    snapshot = visit.snapshot(table, rows)
    say = snapshot.say
    lines = fitted(list(_lines(snapshot, page * STEPS + 1, seat)), LENGTH)
    beginning = opened(snapshot, seat) if page == 0 else []
    now = await _undecided(visit, snapshot) if page == pages - 1 else []
    controls = [str(ids.Look("history", table.id, n, 0)) for n in range(pages)]
    replay = replay_buttons(snapshot, snapshot.label, fresh=0)
    title = f"### {say('game-name')} · {say('history')}"
    story = "\n".join([*beginning, *lines, *now])
    await visit.answer(
        Screen(
            head="\n".join([title, *robots_line(table, say), story]),
            rows=(*page_buttons(controls, page, say), replay),
        )
    )


async def _undecided(visit: Visit, snapshot: Snapshot) -> list[str]:
    """One line for what is being decided in secret, whatever has been named of it so far."""
    table, game = snapshot.table, snapshot.position.game
    if not table.live or not snapshot.pictures.has_secrets(table.options):
        return []
    first = first_naming(game, await visit.app.store.log.steps(table.id))
    then = await visit.app.tables.replayed(table, before=first) if first else None
    asks = game.asks(then) if then is not None else snapshot.position.asks
    secret = any(all(question.private for question in ask.questions) for ask in asks.values())
    return [f"-# {snapshot.say('history-secret')}"] if secret else []


def _lines(snapshot: Snapshot, first: int, seat: Seat | None) -> Iterator[str]:
    """The steps as they are told on a board, each line with the number and time of its first step.

    Steps that were undone are struck out.
    """
    for undone, group in groupby(enumerate(snapshot.steps, first), lambda step: step[1].undone):
        known = [
            (number, row, event)
            for number, row in group
            for event in _known(snapshot, row, seat) or (Played(seat=row.seat),)
        ]
        events = [event for *_, event in known]
        for line in lines_of(events, snapshot.tell, snapshot.pictures.story):
            number, row, _ = known[line.first]
            text = f"~~{line.text}~~" if undone else line.text
            yield f"`{number:>3}` {text} · <t:{int(row.at)}:t>"


def _known(snapshot: Snapshot, row: StepRow, seat: Seat | None) -> list[Event]:
    return [e for e in events_of(snapshot.position.game, row) if may_know(e, seat)]
