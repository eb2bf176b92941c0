"""Whether the bot may see a channel or message, and has the permissions for what it wants."""

from http import HTTPStatus

from playground.discord import permissions
from playground.discord.enums import ErrorCode
from playground.discord.errors import (
    Refused,
    missing_access,
    missing_permissions,
    unknown_channel,
    unknown_message,
)
from playground.discord.world import Channel, Message
from playground.wire.loopback import Loopback
from playground.wire.rest.routes import Call


def channel_of(call: Call) -> Channel:
    """The channel in the path, if the bot can see it."""
    world = call.loopback.world
    channel = world.channels.get(call.number("channel_id"))
    if channel is None:
        raise unknown_channel()
    if not permissions.may(world, channel, world.bot_id, "VIEW_CHANNEL"):
        raise missing_access()
    return channel


def message_of(call: Call, channel: Channel) -> Message:
    """The message in the path. Ephemeral ones cannot be reached here, by no bot."""
    message = call.loopback.world.messages.get(call.number("message_id"))
    if message is None or message.channel_id != channel.id:
        raise unknown_message()
    if message.ephemeral:
        raise unknown_message("an ephemeral message is only reached through its interaction")
    return message


def own_message_of(call: Call, channel: Channel) -> Message:
    """The message in the path, if the bot has written it."""
    message = message_of(call, channel)
    if message.author_id != call.loopback.world.bot_id:
        raise Refused(
            HTTPStatus.FORBIDDEN,
            ErrorCode.MESSAGE_OF_ANOTHER_USER,
            "Cannot edit a message authored by another user",
            violation="editing somebody else's message",
        )
    return message


def need(loopback: Loopback, channel: Channel, *names: str) -> None:
    """Refuse the request unless the bot has these permissions in a channel."""
    if not permissions.may(loopback.world, channel, loopback.world.bot_id, *names):
        raise missing_permissions()


def need_to_post(call: Call, channel: Channel) -> None:
    """Refuse the request unless the bot may post this message."""
    loopback = call.loopback
    if channel.recipient_id is not None:
        _need_open_dms(loopback, channel.recipient_id)
        return
    need(loopback, channel, permissions.to_write(channel))
    if channel.archived and channel.locked:
        need(loopback, channel, "MANAGE_THREADS")
    need_for_body(call, channel)


def need_for_body(call: Call, channel: Channel) -> None:
    """Refuse the request unless the bot may send what is in its body."""
    if call.uploads:
        need(call.loopback, channel, "ATTACH_FILES")
    if call.body.get("embeds"):
        need(call.loopback, channel, "EMBED_LINKS")
    if call.body.get("message_reference"):
        need(call.loopback, channel, "READ_MESSAGE_HISTORY")


def _need_open_dms(loopback: Loopback, user_id: int) -> None:
    if not loopback.world.share_a_server(user_id):
        text = "Cannot send messages to this user due to having no mutual guilds"
        raise Refused(HTTPStatus.FORBIDDEN, ErrorCode.NO_MUTUAL_GUILDS, text)
    if not loopback.world.users[user_id].dms_open:
        text = "Cannot send messages to this user"
        raise Refused(HTTPStatus.FORBIDDEN, ErrorCode.CANNOT_MESSAGE_USER, text)


def need_not_archived(channel: Channel) -> None:
    """Refuse the request if the channel is an archived thread."""
    if channel.archived:
        text = "Thread is archived"
        raise Refused(HTTPStatus.BAD_REQUEST, ErrorCode.THREAD_ARCHIVED, text)
