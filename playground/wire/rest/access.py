"""Whether the bot may see a channel or message, and do there what it wants to do."""

from playground.discord import permissions
from playground.discord.refusals import (
    Refused,
    missing_access,
    missing_permissions,
    unknown,
    unknown_channel,
    unknown_message,
)
from playground.discord.world import Channel, Message
from playground.wire.loopback import Loopback
from playground.wire.rest.call import Call


def channel_of(call: Call) -> Channel:
    """The channel in the path, if the bot can see it."""
    channel = call.here.world.channels.get(call.number("channel_id"))
    if channel is None:
        raise unknown_channel()
    if not permissions.may(call.here.world, channel, call.here.world.bot_id, "VIEW_CHANNEL"):
        raise missing_access()
    return channel


def message_of(call: Call, channel: Channel) -> Message:
    """The message in the path. An ephemeral one is out of reach here, for every bot, always."""
    message = call.here.world.messages.get(call.number("message_id"))
    if message is None or message.channel_id != channel.id:
        raise unknown_message()
    if message.ephemeral:
        reason = "an ephemeral message is only reached through its interaction"
        raise unknown("Message", 10008, violation=reason)
    return message


def own_message_of(call: Call, channel: Channel) -> Message:
    message = message_of(call, channel)
    if message.author_id != call.here.world.bot_id:
        reason = "editing somebody else's message"
        text = "Cannot edit a message authored by another user"
        raise Refused(403, 50005, text, violation=reason)
    return message


def need(here: Loopback, channel: Channel, *names: str) -> None:
    """Permissions the bot must have in a channel."""
    if not permissions.may(here.world, channel, here.world.bot_id, *names):
        raise missing_permissions()


def need_to_post(call: Call, channel: Channel) -> None:
    """Permissions to send this very message."""
    here = call.here
    if channel.recipient_id is not None:
        _need_open_dms(here, channel.recipient_id)
        return
    need(here, channel, "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES")
    if channel.archived and channel.locked:
        need(here, channel, "MANAGE_THREADS")
    need_for_body(call, channel)


def need_for_body(call: Call, channel: Channel) -> None:
    if call.uploads:
        need(call.here, channel, "ATTACH_FILES")
    if call.body.get("embeds"):
        need(call.here, channel, "EMBED_LINKS")
    if call.body.get("message_reference"):
        need(call.here, channel, "READ_MESSAGE_HISTORY")


def _need_open_dms(here: Loopback, user_id: int) -> None:
    if not here.world.share_a_server(user_id):
        text = "Cannot send messages to this user due to having no mutual guilds"
        raise Refused(403, 50278, text)
    if not here.world.users[user_id].dms_open:
        raise Refused(403, 50007, "Cannot send messages to this user")


def need_not_archived(channel: Channel) -> None:
    if channel.archived:
        raise Refused(400, 50083, "Thread is archived")
