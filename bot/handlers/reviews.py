"""Luck or skill: reviews of finished games. All of it is private to whoever presses."""

import logging

from bot.app import App
from bot.publishing.delivery import UNREACHED
from bot.publishing.tokens import TOKEN_LASTS
from bot.screens.review import Shown, review_screen, stopped_screen, told_screen
from bot.screens.speakers import speaking
from bot.store.panels import Panel
from bot.store.reviews import Reviewing
from bot.store.tables import Table
from bot.tables.reviews import Job, Told, Working
from bot.ui import ids
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.record import Seat
from rules.core.review import Review

log = logging.getLogger(__name__)


async def press(visit: Visit, control: ids.Review) -> None:
    """A review, shown or made, or not made any further."""
    table = await visit.app.tables.load(control.table)
    seat = reviewed_seat(table, visit.user, control.seat)
    if control.verb == "cancel":
        await _cancel(visit, table, seat)
    else:
        await show(visit, table, seat)


def reviewed_seat(table: Table, user: int, seat: int = ids.OWN) -> Seat:
    """The seat that is meant, or one's own; refused to whoever did not play, and before the end."""
    own = own_seat_of(table, user)
    if table.stage != "over":
        raise Refused("review-later" if table.live else "no-review")
    if own is None:
        raise Refused("review-others")
    if seat != ids.OWN and seat >= len(table.chairs):
        raise Refused("unknown-control")
    return own if seat == ids.OWN else seat


def own_seat_of(table: Table, user: int) -> Seat | None:
    """The seat that is somebody's, also where a robot sat in for them at the end."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.owner == user), None)


async def show(visit: Visit, table: Table, seat: Seat) -> None:
    """A review that was made, or else it is made."""
    app, owner = visit.app, table.chairs[seat].owner
    if owner not in (0, visit.user) and not (await app.store.people.get(owner)).counted:
        raise Refused("review-private", {"seat": seat})
    must_be_reviewable(app, table)
    review = await app.reviews.kept(table, seat)
    if review is not None:
        await visit.answer(await _screen(visit, table, seat, review))
        return
    claimed = await app.reviews.claim(visit.user, table, seat, visit.language)
    progress = _Progress(visit, table, claimed)
    await progress.begin()
    app.reviews.begin(Job(claimed, table, progress.tell))


def must_be_reviewable(app: App, table: Table) -> None:
    """Refused where a game is not valued, or was played by other rules than the present ones."""
    game = app.games[table.game]
    if game.appraisal is None:
        raise Refused("no-review")
    if table.rules_version != game.rules_version:
        raise Refused("earlier-rules")


async def _cancel(visit: Visit, table: Table, seat: Seat) -> None:
    """Nothing more is done; one that has been made meanwhile is shown."""
    cancelled = await visit.app.reviews.cancel(visit.user, table, seat)
    review = None if cancelled else await visit.app.reviews.kept(table, seat)
    if review is not None:
        await visit.answer(await _screen(visit, table, seat, review))
        return
    why = "cancelled" if cancelled else "interrupted"
    await visit.answer(stopped_screen(table, seat, why, visit.speaking(table)))


async def _screen(visit: Visit, table: Table, seat: Seat, review: Review) -> Screen:
    return await review_screen(
        Shown(
            table=table,
            seat=seat,
            review=review,
            language=visit.language,
            own=table.chairs[seat].owner == visit.user,
            others=await _others(visit, table),
            scheme=visit.scheme or table.scheme,
            wording=visit.wording,
        )
    )


async def _others(visit: Visit, table: Table) -> tuple[Seat, ...]:
    """The seats whose reviews may be seen: not those of people who are in no statistics."""
    people = visit.app.store.people
    owners = [chair.owner for chair in table.chairs]
    seen = [owner in (0, visit.user) or (await people.get(owner)).counted for owner in owners]
    return tuple(seat for seat, shown in enumerate(seen) if shown)


class _Progress:
    """The private message that tells somebody how far their review is, and shows it in the end."""

    def __init__(self, visit: Visit, table: Table, claimed: Reviewing) -> None:
        self.visit = visit
        self.table = table
        self.claimed = claimed

    async def begin(self) -> None:
        """Shows the message, and notes it for whoever has to go on if this process is killed."""
        app, claimed = self.visit.app, self.claimed
        say = self.visit.speaking(self.table)
        screen = told_screen(self.table, claimed.seat, Working(0, 1), say)
        try:
            message = await app.delivery.respond(self.visit.interaction, screen)
        except BaseException:
            await app.store.reviews.release(claimed.user, claimed.claim)
            raise
        until, token = app.clock.now() + TOKEN_LASTS, self.visit.interaction.token
        await app.store.reviews.shown(claimed.user, claimed.claim, message, token, until)

    async def tell(self, told: Told) -> None:
        """Brings the message up to date; one that is gone needs nothing."""
        try:
            await self.visit.answer(await self._screen(told))
        except UNREACHED as error:
            log.info("%r cannot be shown: %s", self.claimed, error)

    async def _screen(self, told: Told) -> Screen:
        seat = self.claimed.seat
        if isinstance(told, Review):
            return await _screen(self.visit, self.table, seat, told)
        return told_screen(self.table, seat, told, self.visit.speaking(self.table))


async def tell_interrupted(app: App, left: Reviewing) -> None:
    """A message about a review with which nobody goes on says so, and how to begin anew.

    This process goes on with its own, also where it comes late to say so.
    """
    job = app.reviews.underway.get(left.user)
    if job is not None and job.claimed.claim == left.claim:
        return
    if not await app.store.reviews.release(left.user, left.claim) or not left.token:
        return
    table = await app.tables.load(left.table)
    say = speaking(table, left.language)
    screen = stopped_screen(table, left.seat, "interrupted", say)
    shown = Panel(
        table=left.table, user=left.user, message=left.message, token=left.token, expires_at=0
    )
    await app.delivery.edit_private(shown, screen)
