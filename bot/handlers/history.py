"""What happened in a game, step after step, in pages."""

from bot.handlers.pages import LENGTH, page_buttons, paged
from bot.screens.board import replay_buttons
from bot.screens.snapshot import Snapshot
from bot.screens.story import opened, said
from bot.store import StepRow, Table
from bot.tables.log import events_of, may_know
from bot.tables.undoing import concerns, first_naming
from bot.ui import ids
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.record import Seat


async def show(visit: Visit, table: Table, page: int = ids.LAST) -> None:
    """`/history`: how the game began and all its steps, as far as the reader may know."""
    if not table.head:
        raise Refused("nothing-happened")
    snapshot = await visit.app.snapshots.since(table, 0, visit.language)
    say, seat = snapshot.say, table.seat_of(visit.user)
    game = snapshot.position.game
    known = [row for row in snapshot.steps if concerns(game, row, seat)]
    steps = [_line(snapshot, number, row, seat) for number, row in enumerate(known, 1)]
    lines = [*opened(snapshot, seat, say), *steps, *await _undecided(visit, snapshot)]
    pages = paged(lines, gap="\n", most=LENGTH // 2)
    page = min(page, len(pages) - 1)
    controls = [str(ids.Look("history", table.id, n, 0)) for n in range(len(pages))]
    replay = replay_buttons(table, snapshot.label, fresh=0)
    await visit.answer(
        Screen(
            head=f"### {say('game-name')} · {say('history')}\n{pages[page]}",
            rows=(*page_buttons(controls, page, say), replay),
        )
    )


async def _undecided(visit: Visit, snapshot: Snapshot) -> list[str]:
    """One line for what is being decided in secret, whatever has been named of it so far."""
    table, game = snapshot.table, snapshot.position.game
    first = first_naming(game, snapshot.steps)
    then = await visit.app.tables.replayed(table, before=first) if first else None
    asks = game.asks(then) if then is not None else snapshot.position.asks
    secret = any(all(question.private for question in ask.questions) for ask in asks.values())
    return [f"-# {snapshot.say('history-secret')}"] if table.live and secret else []


def _line(snapshot: Snapshot, number: int, row: StepRow, seat: Seat | None) -> str:
    """The events of a step, with its number and time; one that was undone is struck out."""
    events = events_of(snapshot.position.game, row)
    told = [said(event, snapshot.say) for event in events if may_know(event, seat)]
    text = " ".join(told) or snapshot.say("played", seat=row.seat)
    return f"`{number:>3}` {f'~~{text}~~' if row.undone else text} · <t:{int(row.at)}:t>"
