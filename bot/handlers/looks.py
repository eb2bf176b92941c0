"""What somebody looks at privately: their view, sheets, the board as text, the rules, more."""

import discord

from bot.app import House
from bot.handlers import happened, replays, seats
from bot.handlers.lobby import explain_closed
from bot.handlers.moves import show_mine
from bot.publishing.delivery import turn
from bot.screens import board, painter, story
from bot.screens.snapshot import Shows, labelling, speaking
from bot.store import StepRow, Table
from bot.tables.tables import events_of
from bot.ui import ids
from bot.ui.limits import BUTTON_LABEL, cut
from bot.ui.planner import Button
from bot.ui.screen import Drawing, Screen
from bot.words import Speaker
from renderers.core.encode import png
from renderers.core.scene import Scene
from rules.core.errors import Refused

PAGE = 3000
"""Characters on a page of text."""


async def look(house: House, interaction: discord.Interaction, control: ids.Look) -> None:
    """One of the fixed buttons of a table."""
    table = await house.tables.load(control.table)
    match control.what:
        case "your-move" | "my-view":
            await show_mine(house, interaction, table)
            await explain_closed(house, interaction)
        case "sheets":
            await _sheets(house, interaction, table, control.page)
        case "text":
            await _text(house, interaction, table, control.page)
        case "history":
            await history(house, interaction, table, control.page)
        case "happened":
            await happened.show(house, interaction, table)
        case "seat":
            await seats.show(house, interaction, table)
        case "step":
            await replays.step(house, interaction, table, control.page)
        case "replay":
            await replays.film(house, interaction, table)
        case "export":
            await replays.save(house, interaction, table)
        case "more":
            await _more(house, interaction, table)
        case _:
            raise Refused("unknown-control")


async def _more(house: House, interaction: discord.Interaction, table: Table) -> None:
    say = labelling(table, await house.reader(interaction))
    playing = table.stage == "playing"
    row = (
        Button(str(ids.Look("text", table.id, 0, 0)), say("as-text")),
        Button(str(ids.Look("history", table.id, ids.LAST, 0)), say("history")),
        Button(str(ids.Undo(table.id)), say("undo"), disabled=not playing),
        Button(str(ids.Look("seat", table.id, 0, 0)), say("seat"), disabled=not playing),
    )
    screen = Screen(head=say("more-head"), rows=(row,))
    await turn(interaction, screen, house.delivery.icons)


async def _sheets(house: House, interaction: discord.Interaction, table: Table, seat: int) -> None:
    """One player's sheet, and buttons to the others'."""
    shows = await house.publisher.shows(table, table.step, await house.reader(interaction))
    if shows is None or seat >= len(table.chairs):
        raise Refused("not-started")
    say = labelling(table, shows.language)
    pictures = house.pictures[table.game]
    view = shows.position.view(table.seat_of(interaction.user.id))
    picture = pictures.sheet or pictures.table

    def drawn() -> list[bytes]:
        return [png(image) for image in picture.draw(Scene(view, say, seat=seat))]

    finished = await painter.at_work(drawn)
    alt = pictures.sheet_alt(view, say, seat) if pictures.sheet_alt else pictures.alt(view, say)
    drawings = tuple(Drawing(painter.name(n), alt, data) for n, data in enumerate(finished))
    names = [
        Button(
            str(ids.Look("sheets", table.id, other, 0)),
            cut(say.name(other), BUTTON_LABEL),
            "main" if other == seat else "plain",
        )
        for other in range(len(table.chairs))
    ]
    head = speaking(table, shows.language)("sheet-of", seat=seat)
    rows = tuple(tuple(names[n : n + 5]) for n in range(0, len(names), 5))
    await turn(
        interaction,
        Screen(head=head, drawings=drawings, rows=rows if pictures.sheet else ()),
        house.delivery.icons,
    )


async def _text(house: House, interaction: discord.Interaction, table: Table, page: int) -> None:
    """The whole board in words, in pages."""
    shows = await house.publisher.shows(table, table.step, await house.reader(interaction))
    if shows is None:
        raise Refused("not-started")
    say = speaking(table, shows.language)
    seat = table.seat_of(interaction.user.id)
    shows = shows if seat is None else await house.publisher.noted(shows, seat)
    pages = paged(board.in_words(shows, seat, house.pictures[table.game], say))
    page = min(page, len(pages) - 1)
    controls = [str(ids.Look("text", table.id, n, 0)) for n in range(len(pages))]
    screen = Screen(head=pages[page], rows=turning(controls, page, say))
    await turn(interaction, screen, house.delivery.icons)


async def history(house: House, interaction: discord.Interaction, table: Table, page: int) -> None:
    """What happened in this game, as far as the reader may know it, in pages."""
    shows = await house.publisher.shows(table, 0, await house.reader(interaction))
    if shows is None or not shows.steps:
        raise Refused("nothing-happened")
    say = speaking(table, shows.language)
    seat = table.seat_of(interaction.user.id)
    told = tuple(_told(shows, row, seat, say) for row in shows.steps)
    pages = paged(told, gap="\n", most=PAGE // 2)
    page = min(page, len(pages) - 1)
    controls = [str(ids.Look("history", table.id, n, 0)) for n in range(len(pages))]
    head = f"### {say('game-name')} · {say('history')}\n{pages[page]}"
    retelling = board.retelling(table, labelling(table, shows.language), fresh=0)
    screen = Screen(head=head, rows=(*turning(controls, page, say), retelling))
    await turn(interaction, screen, house.delivery.icons)


def _told(shows: Shows, row: StepRow, seat: int | None, say: Speaker) -> str:
    """The events of a step, with its number and time; one that was taken back is struck out."""
    events = events_of(shows.position.game, row)
    told = [story.said(event, say) for event in events if story.may_know(event, seat)]
    text = " ".join(told) or say("played", seat=row.seat)
    return f"`{row.number:>3}` {f'~~{text}~~' if row.undone else text} · <t:{int(row.at)}:t>"


async def rules(house: House, interaction: discord.Interaction, control: ids.Rules) -> None:
    """A page of a game's rules."""
    if control.game not in house.games:
        raise Refused("unknown-control")
    say = Speaker(await house.reader(interaction), control.game)
    pages = rules_pages(say)
    page = min(control.page, len(pages) - 1)
    controls = [str(ids.Rules(control.game, n, 0)) for n in range(len(pages))]
    screen = Screen(
        head=f"## {say('game-name')}\n{pages[page]}",
        drawings=await _illustrated(house, control.game, page, say),
        rows=turning(controls, page, say),
    )
    await turn(interaction, screen, house.delivery.icons)


async def _illustrated(house: House, game: str, page: int, say: Speaker) -> tuple[Drawing, ...]:
    def drawn() -> bytes | None:
        image = house.pictures[game].rules(page, say)
        return None if image is None else png(image)

    data = await painter.at_work(drawn)
    own = f"alt-rules-{page + 1}"
    alt = say(own if say.knows(own) else "alt-rules")
    return () if data is None else (Drawing("rules.png", alt, data),)


def rules_pages(say: Speaker) -> list[str]:
    """The messages `rules-1`, `rules-2` … of a game."""
    pages: list[str] = []
    while say.knows(f"rules-{len(pages) + 1}"):
        pages.append(say(f"rules-{len(pages) + 1}"))
    return pages


def paged(paragraphs: tuple[str, ...], *, gap: str = "\n\n", most: int = PAGE) -> list[str]:
    """Paragraphs on as few pages as hold them."""
    pages = [""]
    for paragraph in paragraphs:
        if pages[-1] and len(pages[-1]) + len(paragraph) + len(gap) > most:
            pages.append("")
        pages[-1] = f"{pages[-1]}{gap}{paragraph}" if pages[-1] else paragraph
    return pages


def turning(controls: list[str], page: int, say: Speaker) -> tuple[tuple[Button, ...], ...]:
    """Back and forward, where there is more than one page; the places stay the same."""
    if len(controls) < 2:
        return ()
    first, last = page == 0, page == len(controls) - 1
    count = say("page", number=page + 1, count=len(controls))
    return (
        (
            Button("no-back" if first else controls[page - 1], "◀", disabled=first),
            Button("no-page", count, disabled=True),
            Button("no-forward" if last else controls[page + 1], "▶", disabled=last),
        ),
    )
