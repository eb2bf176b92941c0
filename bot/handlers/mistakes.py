"""Your three mistakes: the costliest choices of a finished game, to be made once more."""

import asyncio
from typing import Any

import msgspec

from bot.handlers.moves import Confirmed, Named, is_possible, meaning
from bot.handlers.reviews import must_be_reviewable, reviewed_seat
from bot.publishing.panels import respond_drawn
from bot.screens.mistake import Answered, Mistake, answered_screen, mistake_screen, text_screen
from bot.screens.review import MOST_MARKS
from bot.screens.snapshot import take
from bot.store.tables import Table
from bot.tables.earlier import position_after, standing
from bot.tables.log import step_of
from bot.ui import ids
from bot.ui.control import Surface
from bot.ui.progress import Progress
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.record import Action, Seat
from rules.core.review import Point


async def show(visit: Visit, control: ids.Review) -> None:
    """One of one's own mistakes, by its place; or the table as it was then, as text."""
    at = await _found(visit, control.table, control.seat, place=control.place)
    if control.verb == "text":
        await visit.answer(text_screen(at))
    else:
        await _show(visit, at, mistake_screen(at))


async def answer(visit: Visit, control: ids.Answer) -> None:
    """A press on a control of the position: a whole answer, or a part of one."""
    if visit.surface != Surface.PRIVATE:
        raise Refused("unknown-control")
    at = await _found(visit, control.table, control.seat, step=control.ask)
    meant = meaning(control, visit.interaction)
    if not isinstance(meant, Named | Confirmed):
        if not is_possible(at.ask, control.surface, meant):
            raise Refused("not-offered")
        progress: Progress = meant
        await _show(visit, at, mistake_screen(at, progress))
        return
    action = meant.found_in(at.ask)
    if action is None or not at.ask.accepts(action):
        raise Refused("not-offered")
    await _show(visit, at, answered_screen(at, await _valued(visit, at, action)))


async def _found(
    visit: Visit, number: int, seat: int, *, place: int | None = None, step: int = -1
) -> Mistake:
    """The mistake with that place, or the one that was made at that step."""
    app, table = visit.app, await visit.app.tables.load(number)
    own = reviewed_seat(table, visit.user)
    if seat not in (own, ids.OWN):
        raise Refused("review-others")
    must_be_reviewable(app, table)
    review = await app.reviews.kept(table, own)
    mistakes = review.mistakes[:MOST_MARKS] if review else ()
    if place is None:
        place = next((n for n, point in enumerate(mistakes) if point.step == step), len(mistakes))
    if review is None or place >= len(mistakes):
        raise Refused("no-mistake")
    return await _taken(visit, table, own, (place, len(mistakes)), review.unit, mistakes[place])


async def _taken(
    visit: Visit, table: Table, seat: Seat, which: tuple[int, int], unit: Any, point: Point
) -> Mistake:
    app, game = visit.app, visit.app.games[table.game]
    rows = await standing(app.store, table)
    then = await asyncio.to_thread(position_after, game, table, rows[: point.step])
    snapshot = take(
        then,
        app.pictures[table.game],
        (),
        visit.language,
        visit.scheme,
        words_first=visit.words_first,
    )
    return Mistake(
        seat=seat,
        number=which[0],
        count=which[1],
        unit=unit,
        point=point,
        best=msgspec.convert(point.best, game.Action),
        then=step_of(game, rows[point.step]).action,
        snapshot=snapshot,
    )


async def _valued(visit: Visit, at: Mistake, action: Action) -> Answered:
    """What an answer is worth; the review knows it of the best one and of that of then."""
    if action == at.best:
        return Answered(action, 0, 0, at.point.reason)
    if action == at.then:
        return Answered(action, at.point.cost, at.point.error, at.point.reason)
    position = at.snapshot.position
    appraisal = position.game.appraisal
    assert appraisal is not None
    view, ask = position.view(at.seat), position.asks[at.seat]
    luck = Luck(f"{position.table.id}/{at.point.step}".encode())
    answers = await visit.app.pool.run(
        appraisal.answers, view, at.seat, ask, action, luck, appraisal.budget
    )
    behind = answers.of(action).behind
    reason = await asyncio.to_thread(appraisal.reason, view, at.seat, at.best, action)
    return Answered(action, behind.mean, behind.error, reason)


async def _show(visit: Visit, at: Mistake, screen: Screen) -> None:
    await respond_drawn(visit.app.delivery, visit.interaction, at.snapshot, at.seat, screen)
