"""Seats that change hands: leave, hand over, call a substitute, let a robot sit in, come back."""

import logging

import discord

from bot.app import House, name_of
from bot.handlers import proposals
from bot.handlers.moves import wait_for_robots
from bot.publishing.delivery import turn
from bot.screens.snapshot import labelling, speaking
from bot.store import Proposal, Table, Wait
from bot.store.records import DAY
from bot.tables import seats
from bot.tables.seats import own_seat
from bot.ui import ids
from bot.ui.planner import Button, Row
from bot.ui.screen import Screen
from rules.core.errors import Refused
from rules.core.record import Seat

log = logging.getLogger(__name__)

OFFER_OPEN_FOR = DAY
UNKNOWN_MEMBER = 10007


async def show(house: House, interaction: discord.Interaction, table: Table) -> None:
    """What somebody can do with their seat, as buttons."""
    say = labelling(table, await house.reader(interaction))
    user = interaction.user.id
    away = any(chair.absent == user for chair in table.chairs)
    seat = table.seat_of(user)
    verbs = ["back"] if away else []
    if seat is not None and table.stage == "playing":
        verbs = ["robot", "back" if table.chairs[seat].open else "substitute", "leaving"]
    if not verbs:
        raise Refused("not-seated" if table.stage == "playing" else "not-started")
    row = tuple(
        Button(str(ids.Seat(verb, table.id)), say(f"seat-{verb}"), _style(verb)) for verb in verbs
    )
    hint = say("seat-hint") if seat is not None else say("seat-hint-away")
    await turn(interaction, Screen(head=hint, rows=(row,)), house.delivery.icons)


def _style(verb: str) -> str:
    return {"back": "good", "leaving": "bad"}.get(verb, "plain")


async def change(house: House, interaction: discord.Interaction, control: ids.Seat) -> None:
    """A press or a command about one's own seat, or about one that is free to take."""
    table, user = await house.tables.load(control.table), interaction.user.id
    match control.verb:
        case "robot":
            seat = own_seat(table, user)
            after = await house.tables.reseat(table.id, seats.robot_sits_in(user))
            await _announce(house, after, "seat-robot-sits", seat, ("back",))
        case "back":
            after = await house.tables.reseat(table.id, seats.taken_back(user))
            await _announce(house, after, "seat-is-back", own_seat(after, user))
        case "substitute":
            after = await house.tables.reseat(table.id, seats.opened(user))
            await _announce(house, after, "seat-wants-substitute", own_seat(table, user), ("take",))
        case "leaving":
            await ask_leave(house, interaction, table)
            return
        case "leave":
            seat = own_seat(table, user)
            after = await house.tables.reseat(table.id, seats.robot_sits_in(user, for_good=True))
            await _announce(house, after, "seat-left", seat, ("take",))
        case "take":
            await _take(house, interaction, table, control.seat)
            return
        case _:
            raise Refused("unknown-control")
    await _go_on(house, after)
    say = speaking(table, await house.reader(interaction))
    await turn(interaction, Screen(head=say(f"seat-{control.verb}-done")), house.delivery.icons)


async def ask_leave(house: House, interaction: discord.Interaction, table: Table) -> None:
    """Asks once more, since there is no way back."""
    own_seat(table, interaction.user.id)
    say = labelling(table, await house.reader(interaction))
    button = Button(str(ids.Seat("leave", table.id)), say("seat-leave"), "bad")
    screen = Screen(head=say("seat-sure"), rows=((button,),))
    await turn(interaction, screen, house.delivery.icons)


async def _take(house: House, interaction: discord.Interaction, table: Table, seat: Seat) -> None:
    """Somebody answers the call for a substitute: the call says who."""
    taken = seats.substituted(seat, interaction.user.id, name_of(interaction))
    after = await house.tables.reseat(table.id, taken)
    say, before = speaking(after, after.language), table.chairs[seat].name
    said = Screen(head=say("seat-was-taken", seat=seat, name=before), accent=0x8A8378)
    await turn(interaction, said, house.delivery.icons)
    await _go_on(house, after)


async def _go_on(house: House, table: Table) -> None:
    """The robots that are to move now do, and everybody sees how things stand."""
    if not table.people:
        await _tell_deserted(house, table)
    await wait_for_robots(house, table)
    await house.publisher.publish(table.id)


async def _announce(
    house: House, table: Table, message: str, seat: Seat, offers: tuple[str, ...] = ()
) -> None:
    """A sentence in the channel, with buttons for whoever it concerns."""
    say, label = speaking(table, table.language), labelling(table, table.language)
    row: Row = tuple(
        Button(str(ids.Seat(verb, table.id, seat)), label(f"seat-{verb}"), "good")
        for verb in offers
    )
    head = f"**{say('game-name')}** · {say(message, seat=seat)}"
    screen = Screen(head=head, rows=(row,) if row else ())
    nonce = f"seat-{table.id}-{table.version}"
    await house.delivery.post(table.channel, table.guild, screen, nonce=nonce)


# ── handing over ─────────────────────────────────────────────────────────────────────────────────


async def offer(
    house: House, interaction: discord.Interaction, table: Table, to: discord.User | discord.Member
) -> None:
    """`/seat give`: the other one is asked in the channel, and decides alone."""
    seat = own_seat(table, interaction.user.id)
    if table.stage != "playing":
        raise Refused("not-started")
    if to.bot:
        raise Refused("robots-by-name")
    seats.seated(seat, to.id, to.display_name)(table, house.clock.now())
    proposal = Proposal(
        table=table.id,
        kind="hand-over",
        by=interaction.user.id,
        expires_at=house.clock.now() + OFFER_OPEN_FOR,
        channel=table.channel,
        seat=seat,
        asked=to.id,
    )
    await proposals.put(house, table, proposal)
    say = speaking(table, await house.reader(interaction))
    await house.whisper(interaction, say("seat-offered", who=f"<@{to.id}>"))


# ── when nobody does anything ────────────────────────────────────────────────────────────────────


async def has_left(house: House, wait: Wait) -> bool:
    """Whether somebody awaited has left the server; if so a robot plays on, and the seat is free.

    Asked of Discord only when a reminder or a deadline is due.
    """
    table = await house.tables.load(wait.table)
    guild = house.client.get_guild(table.guild)
    if guild is None:
        return False
    try:
        await guild.fetch_member(wait.user)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MEMBER:
            return False
    else:
        return False
    log.info("table=%d seat=%d has left the server", table.id, wait.seat)
    left = seats.robot_sits_in(wait.user, for_good=True)
    after = await house.tables.reseat(table.id, left)
    await _announce(house, after, "seat-left-server", wait.seat, ("take",))
    await _go_on(house, after)
    return True


async def _tell_deserted(house: House, table: Table) -> None:
    say = speaking(table, table.language)
    when = f"<t:{int(table.closes_at)}:R>"
    screen = Screen(head=f"**{say('game-name')}** · {say('table-deserted', when=when)}")
    nonce = f"deserted-{table.id}-{table.version}"[:25]
    await house.delivery.post(table.channel, table.guild, screen, nonce=nonce)


async def close_deserted(house: House, number: int) -> None:
    """A lobby that nobody has touched for a day, or a game without people, ends by itself."""
    table = await house.tables.load(number)
    if table.closes_at and table.closes_at <= house.clock.now():
        await house.tables.close(number)
        await house.publisher.publish(number)
