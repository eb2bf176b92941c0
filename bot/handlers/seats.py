"""Seats that change hands: leave, hand over, call a substitute, let a robot sit in, come back."""

import logging
from collections.abc import Mapping

import discord

from bot.app import App
from bot.clock import DAY
from bot.handlers import proposals
from bot.handlers.blocks import blockers
from bot.publishing.delivery import nonce
from bot.screens.seats import settled_notice, what_became
from bot.screens.speakers import speaking
from bot.store.proposals import Proposal
from bot.store.tables import Table
from bot.store.waits import Wait
from bot.tables import seats
from bot.tables.repository import retried
from bot.tables.seats import own_seat
from bot.ui import ids
from bot.ui.buttons import Button, Style
from bot.ui.control import Surface
from bot.ui.markup import relative
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.record import Seat

log = logging.getLogger(__name__)

OFFER_OPEN_FOR = DAY

STYLES: Mapping[ids.SeatVerb, Style] = {"back": "good", "leaving": "bad"}


async def show(visit: Visit, table: Table) -> None:
    """What somebody can do with their seat, as buttons."""
    if table.private:
        raise Refused("own-seat-only")
    label, user = visit.labelling(table), visit.user
    away = any(chair.absent == user for chair in table.chairs)
    seat = table.seat_of(user)
    verbs: tuple[ids.SeatVerb, ...] = ("back",) if away else ()
    if seat is not None and table.stage == "playing":
        verbs = ("robot", "back" if table.chairs[seat].open else "substitute", "leaving")
        verbs = verbs[-1:] if table.duel else verbs
    if not verbs:
        raise Refused("not-seated" if table.stage == "playing" else "not-started")
    row = tuple(
        Button(
            str(ids.SeatChange(verb, table.id)), label(f"seat-{verb}"), STYLES.get(verb, "plain")
        )
        for verb in verbs
    )
    hint = label("seat-hint") if seat is not None else label("seat-hint-away")
    hint = label("own-seat") if table.duel else hint
    await visit.answer(Screen(head=hint, rows=(row,)))


async def change(visit: Visit, control: ids.SeatChange) -> None:
    """A press or a command about one's own seat, or about one that is free to take."""
    app, user = visit.app, visit.user
    table = await app.tables.load(control.table)
    match control.verb:
        case "robot":
            seat = own_seat(table, user)
            after = await app.tables.reseat(table.id, seats.robot_sits_in(user))
            if await app.announcements.allows(user, "seat"):
                await app.seat_notices.post(after, "seat-robot-sits", seat, "back")
        case "back" if visit.message and visit.surface is Surface.BOARD:
            await _back_by_notice(visit, table, control.seat)
            return
        case "back":
            after = await app.tables.reseat(table.id, seats.taken_back(user))
            if await app.announcements.allows(user, "seat"):
                news = _news_of_return(table, user)
                await app.seat_notices.post(after, news, own_seat(after, user))
        case "substitute":
            own_seat(table, user)
            await app.announcements.must_allow(user, "seat")
            after = await app.tables.reseat(table.id, seats.opened(user))
            await app.seat_notices.post(
                after, "seat-wants-substitute", own_seat(table, user), "take"
            )
        case "leave" if table.duel:
            after = await app.tables.withdraw(table.id, user)
        case "leave":
            seat = own_seat(table, user)
            after = await app.tables.reseat(table.id, seats.robot_sits_in(user, for_good=True))
            await app.seat_notices.post(after, "seat-left", seat, "take")
        case "leaving":
            await ask_leave(visit, table)
            return
        case "take":
            await _take(visit, table, control.seat)
            return
    await _go_on(app, after)
    back = visit.on_board(table, "seat-back")
    told = "duel-left" if table.duel else f"seat-{control.verb}-done"
    done = visit.speaking(table)(told, button=back)
    await visit.answer(Screen(head=done))


async def ask_leave(visit: Visit, table: Table) -> None:
    """Asks once more, since there is no way back."""
    own_seat(table, visit.user)
    label = visit.labelling(table)
    button = Button(str(ids.SeatChange("leave", table.id)), label("seat-leave"), "bad")
    sure = label("duel-sure" if table.duel else "seat-sure")
    await visit.answer(Screen(head=sure, rows=((button,),)))


def _news_of_return(table: Table, user: int) -> str:
    """Somebody who only called for a substitute has never been away."""
    return "seat-is-back" if table.seat_of(user) is None else "seat-plays-on"


# ── notices in the channel ───────────────────────────────────────────────────────────────────────


async def _back_by_notice(visit: Visit, table: Table, seat: Seat) -> None:
    """The owner of a seat takes it back: the notice says so. Others cannot."""
    if seat >= len(table.chairs):
        raise Refused("unknown-control")
    owner = table.chairs[seat].absent
    if not owner or table.stage != "playing":
        await _settle_pressed(visit, table, what_became(table, seat), seat)
        return
    if owner != visit.user:
        away = any(chair.absent == visit.user for chair in table.chairs)
        raise Refused("other-notice" if away else "not-your-seat", {"seat": seat})
    after = await visit.app.tables.reseat(table.id, seats.taken_back(visit.user))
    await _settle_pressed(visit, after, "seat-is-back", seat)
    await _go_on(visit.app, after)


async def _take(visit: Visit, table: Table, seat: Seat) -> None:
    """Somebody answers the call for a substitute: the call says who."""
    if seat >= len(table.chairs):
        raise Refused("unknown-control")
    if table.stage != "playing" or not table.chairs[seat].open:
        await _settle_pressed(visit, table, what_became(table, seat), seat)
        raise Refused("seat-taken" if table.live else "no-game")
    if table.chairs[seat].user == visit.user:
        raise Refused("own-call")
    taken = seats.substituted(seat, visit.user, visit.name)
    after = await visit.app.tables.reseat(table.id, taken)
    await _settle_pressed(visit, after, "seat-was-taken", seat, table.chairs[seat].name)
    await _go_on(visit.app, after)


async def _settle_pressed(
    visit: Visit, table: Table, message: str, seat: Seat, name: str = ""
) -> None:
    """The notice that was pressed says what happened to its seat, and has no button any more.

    Of two presses at the same moment the first says it: the notice is marked before anything waits.
    """
    notices = visit.app.seat_notices
    if visit.message in notices.answered:
        return
    notices.answered[visit.message] = True
    await visit.app.store.seat_notices.drop(visit.message)
    await visit.answer(settled_notice(table, message, seat, name))


async def _go_on(app: App, table: Table) -> None:
    """The robots that are to move now do, and everybody sees how things stand."""
    await app.seat_notices.settle(table)
    if not table.people:
        await _tell_deserted(app, table)
    await app.let_robots_play(table)
    await app.publisher.publish(table.id)


# ── handing over ─────────────────────────────────────────────────────────────────────────────────


async def offer(visit: Visit, table: Table, to: discord.User | discord.Member) -> None:
    """`/seat give`: the other one is asked in the channel, and decides alone."""
    seat, now = own_seat(table, visit.user), visit.app.clock.now()
    if table.stage != "playing":
        raise Refused("not-started")
    if table.duel:
        raise Refused("own-seat-only")
    if to.bot:
        raise Refused("robots-by-name")
    _must_be_free(table, seat, to)
    if await blockers(visit, (to.id,)):
        raise Refused("cannot-be-asked", {"who": f"<@{to.id}>"})
    proposal = Proposal(
        table=table.id,
        kind="hand-over",
        by=visit.user,
        expires_at=now + OFFER_OPEN_FOR,
        channel=table.channel,
        seat=seat,
        asked=to.id,
    )
    await proposals.put(visit.app, table, proposal)
    await visit.whisper(visit.speaking(table)("seat-offered", who=f"<@{to.id}>"))


def _must_be_free(table: Table, seat: Seat, to: discord.User | discord.Member) -> None:
    """Refused, in words about the other one, where they cannot take the seat."""
    try:
        seats.seated(seat, to.id, to.display_name)(table, 0)
    except Refused as refused:
        if table.chairs[seat].user == to.id:
            raise
        raise Refused(f"{refused.code}-other", {"who": f"<@{to.id}>"}) from refused


# ── when nobody does anything ────────────────────────────────────────────────────────────────────


async def has_left(app: App, wait: Wait) -> bool:
    """Whether somebody awaited has left the server; if so a robot plays on, and the seat is free.

    Asked of Discord only when a reminder or a deadline is due. Nobody plays for anybody in a duel.
    """
    table = await app.tables.load(wait.table)
    if table.duel:
        return False
    if not await app.members.has_left(table.guild, wait.user):
        return False
    log.info("table=%d seat=%d has left the server", table.id, wait.seat)
    after = await app.tables.reseat(table.id, seats.robot_sits_in(wait.user, for_good=True))
    await app.seat_notices.post(after, "seat-left-server", wait.seat, "take")
    await _go_on(app, after)
    return True


async def _tell_deserted(app: App, table: Table) -> None:
    say = speaking(table, table.language)
    deserted = say("table-deserted", when=relative(table.closes_at))
    screen = Screen(head=f"**{say('game-name')}** · {deserted}")
    once = nonce("deserted", table.id, table.version)
    await app.delivery.post(table.channel, table.guild, screen, once)


async def close_deserted(app: App, number: int) -> None:
    """A lobby that nobody has touched for a day, or a game without people, ends by itself."""
    if await _closed(app, number):
        await app.publisher.publish(number)


@retried
async def _closed(app: App, number: int) -> bool:
    """Closes such a table, unless somebody has come back in the last moment."""
    async with app.tables.locked(number) as table:
        due = bool(table.closes_at) and table.closes_at <= app.clock.now()
        if due:
            await app.tables.closed(table)
        return due
