"""Messages of channels: send, read, edit, delete."""

from typing import Any

from playground.discord import posting
from playground.discord.refusals import Refused
from playground.discord.world import Message
from playground.wire.loopback import Loopback
from playground.wire.rest.access import (
    channel_of,
    message_of,
    need,
    need_for_body,
    need_not_archived,
    need_to_post,
    own_message_of,
)
from playground.wire.rest.call import Call, Routes

routes = Routes()


@routes.add("POST", "/channels/{channel_id}/messages")
def send(call: Call) -> Any:
    channel = channel_of(call)
    need_to_post(call, channel)
    message = posting.post(call.here, channel, call.body, call.uploads)
    nonce = {"nonce": message.nonce} if message.nonce else {}
    return call.here.payloads.message(message) | nonce


@routes.add("GET", "/channels/{channel_id}/messages")
def history(call: Call) -> Any:
    """Newest first; nothing at all without Read Message History."""
    channel = channel_of(call)
    need(call.here, channel, "READ_MESSAGE_HISTORY")
    limit = int(call.query.get("limit", 50))
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    found = [
        message
        for message in call.here.world.in_channel(channel.id)
        if after < message.id < before and not message.ephemeral
    ]
    chosen = found[:limit] if "after" in call.query else found[-limit:]
    return [call.here.payloads.message(message) for message in reversed(chosen)]


@routes.add("GET", "/channels/{channel_id}/messages/{message_id}")
def fetch(call: Call) -> Any:
    channel = channel_of(call)
    need(call.here, channel, "READ_MESSAGE_HISTORY")
    return call.here.payloads.message(message_of(call, channel))


@routes.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(call: Call) -> Any:
    channel = channel_of(call)
    message = own_message_of(call, channel)
    need_not_archived(channel)
    if channel.server_id is not None:
        need_for_body(call, channel)
    _throttle(call.here, message)
    return call.here.payloads.message(posting.revise(call.here, message, call.body, call.uploads))


def _throttle(here: Loopback, message: Message) -> None:
    """30046: a message older than an hour takes few edits."""
    rule, now = here.old_edits, here.clock.now()
    if now - message.timestamp <= rule.age:
        return
    recent = [moment for moment in message.late_edits if now - moment < rule.window]
    if rule.always or len(recent) >= rule.limit:
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        raise Refused(429, 30046, text, extra={"retry_after": rule.retry_after, "global": False})
    message.late_edits = [*recent, now]


@routes.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(call: Call) -> Any:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author_id != call.here.world.bot_id:
        need(call.here, channel, "MANAGE_MESSAGES")
    need_not_archived(channel)
    posting.remove(call.here, message)
