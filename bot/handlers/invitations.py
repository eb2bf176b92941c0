"""Inviting friends to a lobby by name: each gets one notice with *Join*."""

from typing import Any

import discord
import msgspec

from bot.handlers.blocks import blockers
from bot.handlers.lobby import own_lobby
from bot.publishing.delivery import nonce
from bot.screens.speakers import speaking
from bot.store.tables import Table
from bot.ui import submitted
from bot.ui.buttons import Button
from bot.ui.lobby import InviteMenu, InvitePage, Lobby
from bot.ui.screen import PeopleMenu, Screen
from bot.visit import Visit
from rules.core.errors import Refused

MOST = 5
"""People who are invited at once."""


class Guest(msgspec.Struct):
    """What Discord tells of somebody who was chosen, as far as it matters here."""

    bot: bool = False
    permissions: str = ""

    @property
    def sees_channel(self) -> bool:
        """Whether they can read the channel; where Discord does not say, nobody knows better."""
        if not self.permissions.isdecimal():
            return True
        return discord.Permissions(int(self.permissions)).view_channel


class Guests(msgspec.Struct):
    """The people who were chosen: their accounts, and what they are in this server."""

    users: dict[str, Guest] = {}
    members: dict[str, Guest] = {}


async def ask(visit: Visit, control: InvitePage) -> None:
    """A private page with a menu of people."""
    table = await own_lobby(visit, control.table)
    await visit.answer(_page(visit, table))


def _page(visit: Visit, table: Table, told: str = "") -> Screen:
    say = visit.labelling(table)
    menu = PeopleMenu(str(InviteMenu(table.id)), say("invite-choose"), most=MOST)
    return Screen(head=told or say("invite-ask", name=say("game-name")), rows=(menu,))


async def invite(visit: Visit, control: InviteMenu) -> None:
    """Tells those who were chosen and had no invitation yet, with one message in the channel.

    Whoever has blocked the inviter is left out, as anybody who cannot come.
    """
    table = await own_lobby(visit, control.table)
    chosen = submitted.users(visit.interaction)[:MOST]
    spared = await blockers(visit, chosen) | _unable(visit, chosen)
    able = [user for user in chosen if user not in spared]
    known = {*table.people, *table.invited}
    if any(user not in known for user in able):
        await visit.app.announcements.must_allow(visit.user, "invitation")
    new = await visit.app.tables.lobbies.invite(table.id, visit.user, able)
    if new:
        await _tell(visit, table, new)
        await visit.app.publisher.publish(table.id)
    await visit.answer(_page(visit, table, _told(visit, table, new, spared)))


async def challenge(visit: Visit, table: Table, user: int) -> None:
    """Invites one person, who was named with the command; whoever cannot come is not told why."""
    if await blockers(visit, (user,)):
        raise Refused("rival-unable", {"who": f"<@{user}>"})
    await visit.app.announcements.must_allow(visit.user, "invitation")
    if new := await visit.app.tables.lobbies.invite(table.id, visit.user, (user,)):
        await _tell(visit, table, new)


async def _tell(visit: Visit, table: Table, users: tuple[int, ...]) -> None:
    """One message in the channel, in the table's language, which rings for these people alone."""
    say = speaking(table, table.language)
    who = say.listed([f"<@{user}>" for user in users])
    facts = {"who": who, "whom": f"<@{visit.user}>", "name": say("game-name")}
    if table.duel:
        head = say("duel-notice", which=say(f"pace-{table.pace}"), **facts)
    else:
        head = say("invite-notice", **facts)
    join = Button(str(Lobby("join", table.id)), say("lobby-join"), "good")
    screen = Screen(head=head, rows=((join,),), mentions=users)
    once = nonce("invite", table.id, table.opened_at, *users)
    await visit.app.delivery.post(table.channel, table.guild, screen, once)


def _unable(visit: Visit, users: tuple[int, ...]) -> frozenset[int]:
    """Robots of Discord, people who cannot see the channel, and oneself."""
    data: Any = visit.interaction.data
    try:
        guests = msgspec.convert(data.get("resolved") or {}, Guests)
    except msgspec.ValidationError:
        guests = Guests()
    bots = {user for user in users if guests.users.get(str(user), Guest()).bot}
    blind = {user for user in users if not guests.members.get(str(user), Guest()).sees_channel}
    return frozenset(bots | blind | ({visit.user} & {*users}))


def _told(visit: Visit, table: Table, new: tuple[int, ...], spared: frozenset[int]) -> str:
    """What became of the choice; whoever was spared is named without a reason."""
    say = visit.labelling(table)

    def named(users: tuple[int, ...]) -> str:
        return say.listed([f"<@{user}>" for user in users])

    unable = tuple(sorted(spared - {visit.user}))
    lines = [say("invite-done", who=named(new))] if new else []
    lines += [say("invite-unable", who=named(unable))] if unable else []
    return "\n".join(lines) or say("invite-nobody")
