"""Whom a message mentions and whom it notifies, within what its `allowed_mentions` permit."""

import re
from collections.abc import Iterator

from playground.discord import permissions
from playground.discord.components import message_text
from playground.discord.errors import Problem
from playground.discord.world import Channel, Json, Message, World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(?:everyone|here)\b")


def mention_problems(allowed: Json | None) -> Iterator[Problem]:
    """What is wrong with `allowed_mentions`: a kind is either parsed or listed, not both."""
    for kind in ("users", "roles"):
        if allowed and allowed.get(kind) and kind in (allowed.get("parse") or []):
            text = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            yield Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def mentioned(world: World, message: Message, allowed: Json | None) -> list[int]:
    """The ids of the people whom the text names, as far as `allowed_mentions` permit."""
    named = [int(user) for user in USER.findall(message_text(message))]
    found = dict.fromkeys(named)
    return [user for user in found if user in world.users and _permitted(allowed, user)]


def _permitted(allowed: Json | None, user: int) -> bool:
    if allowed is None or "users" in (allowed.get("parse") or []):
        return True
    return user in map(int, allowed.get("users") or [])


def pinged(world: World, message: Message, allowed: Json | None) -> list[int]:
    """The ids of the people who are notified: they can read the channel and are not bots."""
    if message.ephemeral or message.loading:
        return []
    channel = world.channels[message.channel_id]
    reached = {*mentioned(world, message, allowed), *_by_role(world, channel, message, allowed)}
    replied = world.messages.get(message.reply_to or 0)
    if replied is not None and (allowed is None or allowed.get("replied_user", False)):
        reached.add(replied.author_id)
    return sorted(
        user
        for user in reached
        if not world.users[user].bot and permissions.may(world, channel, user, "VIEW_CHANNEL")
    )


def _by_role(
    world: World, channel: Channel, message: Message, allowed: Json | None
) -> Iterator[int]:
    """The members who are reached through a role, @everyone or @here."""
    server = world.server_of(channel)
    if server is None:
        return
    parse = ["roles", "everyone"] if allowed is None else allowed.get("parse") or []
    listed = {int(role) for role in (allowed or {}).get("roles") or []}
    any_role = permissions.may(world, channel, message.author_id, "MENTION_EVERYONE")
    text = message_text(message)
    for role_id in map(int, ROLE.findall(text)):
        role = server.roles.get(role_id)
        if role and (role.mentionable or any_role) and ("roles" in parse or role_id in listed):
            yield from (m.user_id for m in server.members.values() if role_id in m.roles)
    if any_role and "everyone" in parse and EVERYONE.search(text):
        yield from server.members


def rung(world: World, message: Message) -> list[int]:
    """The ids of the people whose clients ring for a new message.

    One that is silent or ephemeral makes nobody's ring; a direct message rings its recipient's.
    """
    if message.silent or message.ephemeral:
        return []
    recipient = world.channels[message.channel_id].recipient_id
    return message.pinged if recipient is None else [recipient]
