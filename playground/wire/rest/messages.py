"""Messages of channels: send, read, edit, delete."""

from typing import Any

from playground.wire import posting
from playground.wire.rest.access import (
    channel_of,
    message_of,
    need,
    need_for_body,
    need_not_archived,
    need_to_post,
    own_message_of,
)
from playground.wire.rest.routes import Call, Routes

routes = Routes()

HISTORY_LENGTH = 50
"""How many messages of the history a request gets that names no limit."""


@routes.add("POST", "/channels/{channel_id}/messages")
def send(call: Call) -> Any:
    """Post a message."""
    channel = channel_of(call)
    need_to_post(call, channel)
    message = posting.post(call.loopback, channel, call.body, call.uploads)
    payload = call.loopback.payloads.message(message)
    if message.nonce:
        payload["nonce"] = message.nonce
    return payload


@routes.add("GET", "/channels/{channel_id}/messages")
def history(call: Call) -> Any:
    """Messages of a channel between two ids, newest first."""
    channel = channel_of(call)
    need(call.loopback, channel, "READ_MESSAGE_HISTORY")
    limit = int(call.query.get("limit", HISTORY_LENGTH))
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    found = [
        message
        for message in call.loopback.world.in_channel(channel.id)
        if after < message.id < before and not message.ephemeral
    ]
    chosen = found[:limit] if "after" in call.query else found[-limit:]
    return [call.loopback.payloads.message(message) for message in reversed(chosen)]


@routes.add("GET", "/channels/{channel_id}/messages/{message_id}")
def fetch(call: Call) -> Any:
    """A message."""
    channel = channel_of(call)
    need(call.loopback, channel, "READ_MESSAGE_HISTORY")
    return call.loopback.payloads.message(message_of(call, channel))


@routes.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(call: Call) -> Any:
    """Edit a message of the bot."""
    loopback, channel = call.loopback, channel_of(call)
    message = own_message_of(call, channel)
    need_not_archived(channel)
    if channel.server_id is not None:
        need_for_body(call, channel)
    loopback.edit_limit.count(message, loopback.clock.now())
    return loopback.payloads.message(posting.revise(loopback, message, call.body, call.uploads))


@routes.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(call: Call) -> Any:
    """Delete a message of the bot or, with Manage Messages, of somebody else."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author_id != call.loopback.world.bot_id:
        need(call.loopback, channel, "MANAGE_MESSAGES")
    need_not_archived(channel)
    posting.remove(call.loopback, message)
