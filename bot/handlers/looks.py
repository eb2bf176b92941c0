"""What somebody looks at privately with the fixed buttons of a table."""

from collections.abc import Awaitable, Callable, Mapping

from bot.handlers import happened, history, replays, seats
from bot.handlers.greetings import closed_hint
from bot.handlers.pages import page_buttons, paged
from bot.handlers.views import show_mine
from bot.screens import painter
from bot.screens.fairness import whole
from bot.screens.speakers import buttons
from bot.screens.text import in_words
from bot.store import Table
from bot.ui import ids
from bot.ui.planner import ROW, Button
from bot.ui.screen import Drawing, Screen
from bot.visit import Visit
from renderers.core.encode import png
from renderers.core.scene import Scene
from rules.core.errors import Refused


async def look(visit: Visit, control: ids.Look) -> None:
    """Shows what the button is for."""
    table = await visit.app.tables.load(control.table)
    if control.what in PAGES:
        await PAGES[control.what](visit, table, control.page)
    else:
        await VIEWS[control.what](visit, table)


async def _mine(visit: Visit, table: Table) -> None:
    await show_mine(visit, table, hint=await closed_hint(visit, table))


async def _more(visit: Visit, table: Table) -> None:
    label, playing = visit.labelling(table), table.stage == "playing"
    row = (
        Button(str(ids.Look("text", table.id, 0, 0)), label("as-text")),
        Button(str(ids.Look("history", table.id, ids.LAST, 0)), label("history")),
        Button(str(ids.Undo(table.id)), label("undo"), disabled=not playing),
        Button(str(ids.Look("seat", table.id, 0, 0)), label("seat"), disabled=not playing),
        Button(str(ids.Look("fair", table.id, 0, 0)), label("fair")),
    )
    await visit.answer(Screen(head=label("more-head"), rows=(row,)))


async def _fair(visit: Visit, table: Table) -> None:
    """The fingerprint of the dice's secret, what else bound the dice, and at the end the secret."""
    say = visit.speaking(table)
    told = (
        say("fair-open")
        if table.live
        else say("fair-ended", button=visit.on_board(table, "export"))
    )
    story = "\n".join(whole(table, say))
    await visit.answer(Screen(head=f"### {say('fair')}\n{told}", story=story))


async def _sheets(visit: Visit, table: Table, seat: int) -> None:
    """One player's sheet, and buttons to the others'."""
    if not table.head or seat >= len(table.chairs):
        raise Refused("not-started")
    pictures, label = visit.app.pictures[table.game], visit.labelling(table)
    view = visit.app.tables.position(table).view(table.seat_of(visit.user))
    picture = pictures.sheet
    if picture is None:
        raise Refused("no-sheets", {"button": visit.on_board(table, "my-view")})

    def drawn() -> list[bytes]:
        return [png(image) for image in picture.draw(Scene(view, label, seat=seat))]

    files = await painter.in_thread(drawn)
    alt = pictures.sheet_alt(view, label, seat) if pictures.sheet_alt else pictures.alt(view, label)
    names = buttons(table, visit.language)
    others = [
        Button(
            str(ids.Look("sheets", table.id, other, 0)),
            names.name(other),
            "main" if other == seat else "plain",
        )
        for other in range(len(table.chairs))
    ]
    rows = tuple(tuple(others[n : n + ROW]) for n in range(0, len(others), ROW))
    await visit.answer(
        Screen(
            head=visit.speaking(table)("sheet-of", seat=seat),
            drawings=tuple(
                Drawing(painter.file_name(n), alt, data) for n, data in enumerate(files)
            ),
            rows=rows,
        )
    )


async def _text(visit: Visit, table: Table, page: int) -> None:
    """The whole board in words, in pages."""
    if not table.head:
        raise Refused("not-started")
    snapshot, seat = visit.app.snapshots.of(table, (), visit.language), table.seat_of(visit.user)
    if seat is not None:
        snapshot = await visit.app.snapshots.with_notes(snapshot, seat)
    pages = paged(in_words(snapshot, seat))
    page = min(page, len(pages) - 1)
    controls = [str(ids.Look("text", table.id, n, 0)) for n in range(len(pages))]
    await visit.answer(Screen(head=pages[page], rows=page_buttons(controls, page, snapshot.say)))


VIEWS: Mapping[ids.View, Callable[[Visit, Table], Awaitable[None]]] = {
    "your-move": _mine,
    "my-view": _mine,
    "happened": happened.show,
    "seat": seats.show,
    "replay": replays.film,
    "share": replays.share,
    "export": replays.save,
    "more": _more,
    "fair": _fair,
}

PAGES: Mapping[ids.View, Callable[[Visit, Table, int], Awaitable[None]]] = {
    "sheets": _sheets,
    "text": _text,
    "history": history.show,
    "step": replays.step,
}
"""What is shown in pages: seats, pages of text, steps."""
