"""Channels: fetch, change, delete. Changing and deleting go for threads too."""

from typing import Any

from playground.discord.server_objects import channel_object
from playground.wire.rest.access import channel_of, need
from playground.wire.rest.routes import Call, Routes
from playground.wire.rest.threads import change_thread

routes = Routes()


@routes.add("GET", "/channels/{channel_id}")
def fetch(call: Call) -> Any:
    """A channel or thread."""
    return channel_object(call.loopback.world, channel_of(call))


@routes.add("PATCH", "/channels/{channel_id}")
def change(call: Call) -> Any:
    """Rename a channel, or change a thread."""
    channel = channel_of(call)
    if channel.is_thread:
        change_thread(call, channel)
    else:
        need(call.loopback, channel, "MANAGE_CHANNELS")
        channel.name = call.body.get("name") or channel.name
        call.loopback.announce_channel("CHANNEL_UPDATE", channel)
    return channel_object(call.loopback.world, channel)


@routes.add("DELETE", "/channels/{channel_id}")
def delete(call: Call) -> Any:
    """Delete a channel or thread; a direct conversation is only closed and stays."""
    channel = channel_of(call)
    if channel.recipient_id is None:
        needed = "MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS"
        need(call.loopback, channel, needed)
        del call.loopback.world.channels[channel.id]
        call.loopback.announce_channel_deleted(channel)
    return channel_object(call.loopback.world, channel)


@routes.add("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Any:
    """Show that the bot is typing; nobody sees it here."""
    channel_of(call)
