"""A game seen again: step by step, as a film, or as a file to keep. All of it is private."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.files.export import export, written
from bot.pool import Pool
from bot.publishing.delivery import UNREACHED, nonce
from bot.screens import painter
from bot.screens.board import replay_buttons
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import lettering
from bot.screens.story import told
from bot.screens.text import as_text
from bot.screens.what_if import what_if_row
from bot.store.log import StepRow
from bot.store.messages import CHANNEL
from bot.store.tables import Table
from bot.tables.log import step_of
from bot.tables.position import Position
from bot.tables.undoing import concerns
from bot.ui import ids
from bot.ui.buttons import Button, Row
from bot.ui.control import LAST
from bot.ui.screen import Drawing, Enclosure, Screen
from bot.visit import Visit
from bot.words import Speaker
from renderers.catalog import Picture
from renderers.core.film import MOST_FRAMES, evenly, gif
from renderers.core.scene import Scene
from renderers.core.scheme import OwnScheme, Scheme
from renderers.schemes import recoloured
from rules.core.errors import Refused
from rules.core.record import Seat
from rules.core.replay import states, upgraded

FEW_TURNS = 20
"""Too few to tell a long game by."""


async def _snapshot(visit: Visit, table: Table, since: int) -> Snapshot:
    """A game that has begun, with its steps after a number."""
    if not table.head:
        raise Refused("not-started")
    return visit.snapshot(table, await visit.app.store.log.steps(table.id, since))


async def _replayable(visit: Visit, table: Table) -> Snapshot:
    """The steps that are not undone, as far back as they follow the present rules."""
    snapshot = await _snapshot(visit, table, table.baseline_step)
    if table.rules_version != snapshot.position.game.rules_version:
        raise Refused("earlier-rules")
    standing = [row for row in snapshot.steps if not row.undone]
    return msgspec.structs.replace(snapshot, steps=standing)


def _states(snapshot: Snapshot) -> Sequence[Any]:
    """The state before the steps, and after each."""
    game, table = snapshot.position.game, snapshot.table
    baseline = upgraded(game, table.baseline, table.rules_version)
    return list(states(game, baseline, [step_of(game, row) for row in snapshot.steps]))


# ── step by step ─────────────────────────────────────────────────────────────────────────────────


async def step(visit: Visit, table: Table, place: int) -> None:
    """How things stood after a step, as the reader may see it, and what happened in it.

    Steps of which the reader learnt nothing are neither shown nor counted: to them nothing changed.
    """
    snapshot = await _replayable(visit, table)
    seat, label = table.seat_of(visit.user), visit.labelling(table)
    game = snapshot.position.game
    noticed = [row for row in snapshot.steps if concerns(game, row, seat)]
    place = min(place, len(noticed))
    last = noticed[place - 1].number if place else 0
    until = [row for row in snapshot.steps if row.number <= last]
    then = await asyncio.to_thread(_after, msgspec.structs.replace(snapshot, steps=until))
    history = Button(str(ids.Look("history", table.id, LAST, 0)), label("history"))
    whose = CHANNEL if seat is None else seat
    screen = Screen(
        head=_heading(place, len(noticed), label),
        story=_happened(then, seat),
        drawings=() if visit.words_first else await painter.draw(then, whose),
        rows=(_step_buttons(table, len(noticed), place, label), *_practice(visit, then, until)),
        footer=(history, *replay_buttons(snapshot, label, but=("step", "history"))),
        text=as_text(then, seat),
    )
    await visit.answer(screen.as_text() if visit.words_first else screen)


def _practice(visit: Visit, then: Snapshot, until: Sequence[StepRow]) -> tuple[Row, ...]:
    """Play on from here: for whoever has played the game, once its secret may be known."""
    table, asks = then.table, then.position.game.asks(then.position.state)
    over = table.seat_of(visit.user) not in asks if table.duel else not asks
    if visit.user not in table.owners or table.secret or over:
        return ()
    return (what_if_row(table, len(until), then.label),)


def _after(snapshot: Snapshot) -> Snapshot:
    """The position after the last of the steps, with that step alone."""
    position = snapshot.position
    then = Position(position.table, position.game, _states(snapshot)[-1], {})
    return msgspec.structs.replace(snapshot, position=then, steps=snapshot.steps[-1:])


def _heading(place: int, count: int, say: Speaker) -> str:
    where = say("step-of", number=place, count=count) if place else say("step-first", count=count)
    return f"### {say('game-name')} · {where}"


def _happened(then: Snapshot, seat: Seat | None) -> str:
    if not then.steps:
        return ""
    return told(then, seat) or then.say("played", seat=then.steps[0].seat)


def _step_buttons(table: Table, end: int, place: int, say: Speaker) -> tuple[Button, ...]:
    """To the first, back, forward, to the last; the buttons stay in their places."""

    def button(name: str, stop: int, possible: bool) -> Button:
        look = ids.Look("step", table.id, stop, 0)
        control = str(look) if possible else f"no-{name}"
        return Button(control, say(f"step-to-{name}"), disabled=not possible)

    return (
        button("first", 0, place > 1),
        button("back", max(place - 1, 0), place > 0),
        button("forward", min(place + 1, end), place < end),
        button("last", LAST, place < end - 1),
    )


# ── as a film ────────────────────────────────────────────────────────────────────────────────────


async def film(visit: Visit, table: Table) -> None:
    """The whole game as the channel saw it, in one moving picture; it can be shared there."""
    screen = await _film(visit, table, visit.language, visit.scheme)
    share = Button(str(ids.Look("share", table.id, 0, 0)), visit.labelling(table)("share"), "main")
    own = visit.user in table.owners and not table.private
    await visit.answer(msgspec.structs.replace(screen, rows=((share,),) if own else ()))


async def share(visit: Visit, table: Table) -> None:
    """Shows the film to the channel: once a game, by somebody who has played it."""
    if visit.user not in table.owners or table.live:
        raise Refused("not-seated")
    announcements, shared = visit.app.announcements, ("film", table.id)
    if not await announcements.once(shared):
        raise Refused("already-shared")
    try:
        await announcements.must_allow(visit.user, "film")
        screen = await _film(visit, table, table.language)
        once = nonce("film", table.id, table.opened_at)
        await visit.app.delivery.post(table.channel, table.guild, screen, once, silent=True)
    except (Refused, *UNREACHED):
        await announcements.forget(shared)
        raise
    await visit.answer(Screen(head=visit.labelling(table)("shared")))


async def _film(visit: Visit, table: Table, language: str, scheme: OwnScheme = "") -> Screen:
    snapshot = await _replayable(visit, table)
    if not snapshot.steps:
        raise Refused("nothing-happened")
    snapshot = visit.app.snapshots.of(table, snapshot.steps, language, scheme)
    names = tuple(chair.name for chair in table.chairs)
    key = (table.id, table.version, language, snapshot.scheme, names)
    data = await visit.app.films.film(visit.user, key, lambda: _made(visit.app.pool, snapshot))
    label = snapshot.label
    drawing = Drawing(f"{table.game}-{table.id}.gif", label("alt-replay"), data)
    return Screen(
        head=f"### {label('game-name')} · {label('replay')}",
        story=label("replay-about"),
        drawings=(drawing,),
    )


async def _made(pool: Pool, snapshot: Snapshot) -> bytes:
    """Drawing a whole game takes seconds, so that a process of its own does it."""
    views = await asyncio.to_thread(scenes, snapshot)
    say = lettering(snapshot.table, snapshot.language)
    return await pool.run(filmed, snapshot.pictures.table, views, say, snapshot.scheme)


def scenes(snapshot: Snapshot) -> list[Any]:
    """What a film shows, as the channel saw it."""
    game = snapshot.position.game
    views = [game.view(state, None) for state in _states(snapshot)]
    shown = moments(views, [row.seat for row in snapshot.steps])
    return [views[place] for place in shown]


def filmed(table: Picture, views: Sequence[Any], say: Speaker, scheme: Scheme) -> bytes:
    """The public pictures of a game as a GIF; of several at a time the first, with the dice."""
    frames = [table.draw(Scene(view, say))[0] for view in views]
    return gif([recoloured(frame, scheme) for frame in frames])


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


async def save(visit: Visit, table: Table) -> None:
    """The game as a file, as far as the reader may know it now."""
    snapshot = await _snapshot(visit, table, 0)
    exported = await asyncio.to_thread(export, snapshot, table.seat_of(visit.user))
    data = await asyncio.to_thread(written, exported)
    name, label = f"{table.game}-{table.id}.json", snapshot.label
    about = "export-so-far" if table.live else "export-all"
    await visit.answer(
        Screen(
            head=f"### {label('game-name')} · {label('export')}",
            story="\n".join(
                [
                    label("export-partial" if exported.partial else about),
                    label("export-check", value=name),
                ]
            ),
            enclosed=(Enclosure(name, data),),
        )
    )
