"""A game seen again: step by step, as a film, or as a file to keep. All of it is private."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.app import House
from bot.files.export import export, written
from bot.publishing.delivery import turn
from bot.screens import board, painter
from bot.screens.snapshot import Shows, labelling, speaking
from bot.screens.story import may_know, told
from bot.store import BOARD, StepRow, Table
from bot.tables.tables import Position, events_of, step_of
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Drawing, Enclosure, Screen
from bot.words import Speaker
from renderers.catalog import Pictures
from renderers.core.film import MOST_FRAMES, evenly, gif, stacked
from renderers.core.scene import Scene
from rules.core.errors import Refused
from rules.core.record import Seat
from rules.core.replay import states, upgraded

FEW_TURNS = 20
"""Too few to tell a long game by."""


async def _shows(house: House, interaction: discord.Interaction, table: Table, since: int) -> Shows:
    """A game that has begun, with its steps, for whoever asks."""
    shows = await house.publisher.shows(table, since, await house.reader(interaction))
    if shows is None:
        raise Refused("not-started")
    return shows


async def _replayable(house: House, interaction: discord.Interaction, table: Table) -> Shows:
    """The steps that stand, as far back as they follow the present rules."""
    shows = await _shows(house, interaction, table, table.baseline_step)
    if table.rules_version != shows.position.game.rules_version:
        raise Refused("earlier-rules")
    standing = [row for row in shows.steps if not row.undone]
    return msgspec.structs.replace(shows, steps=standing)


def _states(shows: Shows) -> Sequence[Any]:
    """The position before the steps, and after each."""
    game, table = shows.position.game, shows.position.table
    baseline = upgraded(game, table.baseline, table.rules_version)
    return list(states(game, baseline, [step_of(game, row) for row in shows.steps]))


# ── step by step ─────────────────────────────────────────────────────────────────────────────────


async def step(house: House, interaction: discord.Interaction, table: Table, number: int) -> None:
    """How things stood after a step, as the reader may see it, and what happened in it.

    Steps of which the reader learnt nothing are passed over; to them nothing changed.
    """
    shows = await _replayable(house, interaction, table)
    seat = table.seat_of(interaction.user.id)
    noticed = [row for row in shows.steps if _noticed(shows, row, seat)]
    place = sum(row.number <= number for row in noticed)
    last = noticed[place - 1].number if place else 0
    until = [row for row in shows.steps if row.number <= last]
    then = await asyncio.to_thread(_then, msgspec.structs.replace(shows, steps=until))
    drawings = await painter.draw(then, BOARD if seat is None else seat, house.pictures[table.game])
    say = labelling(table, shows.language)
    screen = Screen(
        head=_heading(place, len(noticed), say),
        story=_happened(then, seat, speaking(table, shows.language)),
        drawings=drawings,
        rows=(_stepping(table, [row.number for row in noticed], place),),
        footer=(
            Button(str(ids.Look("history", table.id, ids.LAST, 0)), say("history")),
            *board.retelling(table, say)[1:],
        ),
    )
    await turn(interaction, screen, house.delivery.icons)


def _noticed(shows: Shows, row: StepRow, seat: Seat | None) -> bool:
    """One's own step, or one of which one was told something."""
    events = events_of(shows.position.game, row)
    return row.seat == seat or any(may_know(event, seat) for event in events)


def _then(shows: Shows) -> Shows:
    """The position after the last of the steps, with that step alone."""
    position = shows.position
    then = Position(position.table, position.game, _states(shows)[-1], {})
    return msgspec.structs.replace(shows, position=then, steps=shows.steps[-1:])


def _heading(place: int, count: int, say: Speaker) -> str:
    where = say("step-of", number=place, count=count) if place else say("step-first", count=count)
    return f"### {say('game-name')} · {where}"


def _happened(then: Shows, seat: Seat | None, say: Speaker) -> str:
    if not then.steps:
        return ""
    return told(then, seat, say) or say("played", seat=then.steps[0].seat)


def _stepping(table: Table, numbers: Sequence[int], place: int) -> tuple[Button, ...]:
    """To the first, back, forward, to the last; the places stay the same."""
    stops = (0, *numbers)
    end = len(numbers)

    def button(sign: str, name: str, stop: int, possible: bool) -> Button:
        look = ids.Look("step", table.id, stop, 0)
        return Button(str(look) if possible else f"no-{name}", sign, disabled=not possible)

    return (
        button("|◀", "first", 0, place > 1),
        button("◀", "back", stops[max(place - 1, 0)], place > 0),
        button("▶", "forward", stops[min(place + 1, end)], place < end),
        button("▶|", "last", ids.LAST, place < end - 1),
    )


# ── as a film ────────────────────────────────────────────────────────────────────────────────────


async def film(house: House, interaction: discord.Interaction, table: Table) -> None:
    """The whole game as the channel saw it, in one moving picture."""
    shows = await _replayable(house, interaction, table)
    if not shows.steps:
        raise Refused("nothing-happened")
    async with house.filming:
        data = await asyncio.to_thread(filmed, shows, house.pictures[table.game])
    say = labelling(table, shows.language)
    drawing = Drawing(f"{table.game}-{table.id}.gif", say("alt-replay"), data)
    screen = Screen(
        head=f"### {say('game-name')} · {say('replay')}",
        story=say("replay-about"),
        drawings=(drawing,),
    )
    await turn(interaction, screen, house.delivery.icons)


def filmed(shows: Shows, pictures: Pictures) -> bytes:
    """The public pictures of a game as a GIF."""
    say = labelling(shows.position.table, shows.language)
    game = shows.position.game
    views = [game.view(state, None) for state in _states(shows)]
    shown = moments(views, [row.seat for row in shows.steps])
    return gif([stacked(pictures.table.draw(Scene(views[place], say))) for place in shown])


def moments(views: Sequence[Any], seats: Sequence[Seat]) -> list[int]:
    """Which positions a film shows: all that look different, or else how each turn ended.

    Where that is still too many, or there are hardly any turns, some from all over the game.
    `views` has the opening and what each step led to, `seats` whose steps they were.
    """
    places = [n for n, view in enumerate(views) if n == 0 or view != views[n - 1]]
    if len(places) > MOST_FRAMES:
        ends = [n for n in range(1, len(seats)) if seats[n - 1] != seats[n]]
        places = [0, *ends, len(seats)] if len(ends) > FEW_TURNS else places
    return [places[n] for n in evenly(len(places), MOST_FRAMES)]


# ── as a file ────────────────────────────────────────────────────────────────────────────────────


async def save(house: House, interaction: discord.Interaction, table: Table) -> None:
    """The game as a file, as far as the reader may know it now."""
    shows = await _shows(house, interaction, table, 0)
    pictures = house.pictures[table.game]
    exported = export(shows, table.seat_of(interaction.user.id), pictures)
    name = f"{table.game}-{table.id}.json"
    say = labelling(table, shows.language)
    about = "export-so-far" if table.live else "export-all"
    screen = Screen(
        head=f"### {say('game-name')} · {say('export')}",
        story="\n".join(
            [say("export-partial" if exported.partial else about), say("export-check", value=name)]
        ),
        enclosed=(Enclosure(name, written(exported)),),
    )
    await turn(interaction, screen, house.delivery.icons)
