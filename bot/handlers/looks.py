"""What somebody looks at privately with the fixed buttons of a table."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.handlers import coach, happened, history, replays, seats
from bot.handlers.greetings import closed_hint
from bot.handlers.pages import LENGTH, LISTENED, page_buttons, paged
from bot.handlers.views import show_mine
from bot.screens import painter
from bot.screens.fairness import whole
from bot.screens.listening import every_option
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import buttons, lettering
from bot.screens.text import in_words
from bot.store.tables import Table
from bot.ui import ids
from bot.ui.buttons import ROW, Button
from bot.ui.control import LAST
from bot.ui.screen import Drawing, Screen
from bot.visit import Visit
from bot.words.sanitize import escaped
from renderers.core.encode import png
from renderers.core.scene import Scene
from renderers.schemes import recoloured
from rules.core.errors import Refused
from rules.core.record import Seat


async def look(visit: Visit, control: ids.Look) -> None:
    """Shows what the button is for."""
    table = await visit.app.tables.load(control.table)
    if table.private and control.what in TOGETHER:
        raise Refused("not-alone")
    if control.what in PAGES:
        await PAGES[control.what](visit, table, control.page)
    else:
        await VIEWS[control.what](visit, table)


async def _mine(visit: Visit, table: Table) -> None:
    await show_mine(visit, table, hint=await closed_hint(visit, table))


async def _more(visit: Visit, table: Table) -> None:
    label, playing = visit.labelling(table), table.stage == "playing"
    undo = Button(str(ids.Undo(table.id)), label("undo"))
    seat = Button(str(ids.Look("seat", table.id, 0, 0)), label("seat"))
    row = (
        Button(str(ids.Look("text", table.id, 0, 0)), label("as-text")),
        Button(str(ids.Look("history", table.id, LAST, 0)), label("history")),
        *((undo,) if playing and not table.same_dice else ()),
        *((seat,) if playing and not table.private else ()),
        Button(str(ids.Look("fair", table.id, 0, 0)), label("fair")),
    )
    await visit.answer(Screen(head=label("more-head"), rows=(row,)))


async def _fair(visit: Visit, table: Table) -> None:
    """The fingerprint of the dice's secret, what else bound the dice, and at the end the secret."""
    say = visit.speaking(table)
    kind = "fair-day" if table.series else "fair"
    told = (
        say(f"{kind}-open")
        if table.secret
        else say(f"{kind}-ended", button=visit.on_board(table, "export"))
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
        images = picture.draw(Scene(view, lettering(table, visit.language), seat=seat))
        return [png(recoloured(image, visit.scheme or table.scheme)) for image in images]

    files = [] if visit.words_first else await painter.in_thread(drawn)
    sheet_alt = pictures.sheet_alt
    alt = sheet_alt(view, label, seat) if sheet_alt else pictures.alt(view, label).text()
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
            story=escaped(alt) if visit.words_first else "",
            drawings=tuple(
                Drawing(painter.file_name(n), alt, data) for n, data in enumerate(files)
            ),
            rows=rows,
        )
    )


async def _text(visit: Visit, table: Table, page: int) -> None:
    """The whole board in words, in pages."""
    snapshot, seat = await _read(visit, table)
    await _turn(visit, snapshot, "text", in_words(snapshot, seat), page)


async def _options(visit: Visit, table: Table, page: int) -> None:
    """All that the reader may answer, in pages."""
    snapshot, seat = await _read(visit, table)
    ask = None if seat is None else snapshot.position.asks.get(seat)
    if ask is None:
        raise Refused("not-asked", {"seats": table.awaited})
    asked = snapshot.pictures.ask(snapshot.position.view(seat), ask)
    await _turn(visit, snapshot, "options", every_option(snapshot, asked), page)


async def _read(visit: Visit, table: Table) -> tuple[Snapshot, Seat | None]:
    """The table as the reader may know it, in the wording that they want."""
    if not table.head:
        raise Refused("not-started")
    seat = table.seat_of(visit.user)
    if seat is None:
        return visit.snapshot(table), None
    return await visit.app.snapshots.own(table, seat, visit.language), seat


async def _turn(
    visit: Visit, snapshot: Snapshot, what: ids.View, paragraphs: Sequence[str], page: int
) -> None:
    """Shows one of the pages that the paragraphs make; those that are listened to are shorter."""
    pages = paged(paragraphs, most=LISTENED if visit.words_first else LENGTH)
    page = min(page, len(pages) - 1)
    controls = [str(ids.Look(what, snapshot.table.id, n, 0)) for n in range(len(pages))]
    await visit.answer(Screen(head=pages[page], rows=page_buttons(controls, page, visit.say)))


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
    "hint": coach.hint,
}

TOGETHER: tuple[ids.View, ...] = ("seat", "share")
"""What makes no sense where somebody plays alone, in no channel."""

PAGES: Mapping[ids.View, Callable[[Visit, Table, int], Awaitable[None]]] = {
    "sheets": _sheets,
    "text": _text,
    "options": _options,
    "history": history.show,
    "step": replays.step,
}
"""What is shown in pages: seats, pages of text, steps."""
