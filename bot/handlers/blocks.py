"""Blocking somebody: whoever has blocked them is offered nothing of theirs, and nobody sees it."""

import discord

from bot.visit import Visit
from rules.core.errors import Refused


async def block(visit: Visit, person: discord.User | discord.Member) -> None:
    """`/settings block`: from now on, or no longer if they were blocked already."""
    if person.id == visit.user:
        raise Refused("block-yourself")
    people = visit.app.store.people
    blocking = person.id not in await people.blocks(visit.user)
    await people.put_block(visit.user, person.id, blocking)
    told = "blocked" if blocking else "unblocked"
    await visit.whisper(visit.say(told, who=f"<@{person.id}>"))


async def blockers(visit: Visit, users: tuple[int, ...]) -> frozenset[int]:
    """Those of these people who have blocked the visitor."""
    people = visit.app.store.people
    return frozenset([user for user in users if visit.user in await people.blocks(user)])
