"""Threads: start, change, join."""

from http import HTTPStatus
from typing import Any

from playground.discord.enums import ChannelType, ErrorCode
from playground.discord.errors import Refused
from playground.discord.server_objects import channel_object
from playground.discord.world import AUTO_ARCHIVE_MINUTES, Channel
from playground.wire.rest.access import channel_of, message_of, need, need_not_archived
from playground.wire.rest.routes import Call, Routes

routes = Routes()


def change_thread(call: Call, thread: Channel) -> None:
    """Rename, archive or lock a thread, or change when it archives itself."""
    _need_to_change(call, thread)
    body = call.body
    thread.name = body.get("name") or thread.name
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    if body.get("locked") is not None:
        thread.locked = body["locked"]
    archived = thread.archived if body.get("archived") is None else body["archived"]
    call.loopback.archive(thread, archived)


def _need_to_change(call: Call, thread: Channel) -> None:
    """Who may write in a thread may unarchive it; all else needs Manage Threads or ownership."""
    body, loopback = call.body, call.loopback
    unarchives = body.get("archived") is False
    if not unarchives:
        need_not_archived(thread)
    if thread.locked or body.get("locked") is not None:
        need(loopback, thread, "MANAGE_THREADS")
    elif unarchives and set(body) == {"archived"}:
        need(loopback, thread, "SEND_MESSAGES_IN_THREADS")
    elif thread.owner_id != loopback.world.bot_id:
        need(loopback, thread, "MANAGE_THREADS")


@routes.add("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Any:
    """Start a thread without a message."""
    channel = channel_of(call)
    kind = ChannelType(call.body.get("type") or ChannelType.PRIVATE_THREAD)
    return _started(call, channel, kind, call.loopback.world.new_id())


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from_message(call: Call) -> Any:
    """Start a thread on a message, whose id it gets."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.id in call.loopback.world.channels:
        text = "A thread has already been created for this message"
        raise Refused(HTTPStatus.BAD_REQUEST, ErrorCode.THREAD_ALREADY_CREATED, text)
    return _started(call, channel, ChannelType.PUBLIC_THREAD, message.id)


def _started(call: Call, channel: Channel, kind: ChannelType, thread_id: int) -> Any:
    loopback = call.loopback
    _need_to_start(call, channel, kind)
    thread = Channel(
        id=thread_id,
        kind=kind,
        name=call.body["name"],
        server_id=channel.server_id,
        parent_id=channel.id,
        owner_id=loopback.world.bot_id,
        auto_archive=call.body.get("auto_archive_duration") or AUTO_ARCHIVE_MINUTES,
        archive_changed=loopback.clock.now(),
        active=loopback.clock.now(),
    )
    loopback.world.channels[thread.id] = thread
    loopback.announce_channel("THREAD_CREATE", thread)
    return channel_object(loopback.world, thread)


def _need_to_start(call: Call, channel: Channel, kind: ChannelType) -> None:
    if channel.kind != ChannelType.TEXT:
        text = "Cannot execute action on this channel type"
        reason = "a thread hangs on a text channel"
        raise Refused(HTTPStatus.BAD_REQUEST, ErrorCode.WRONG_CHANNEL_TYPE, text, violation=reason)
    private = kind == ChannelType.PRIVATE_THREAD
    needed = "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS"
    need(call.loopback, channel, needed)


@routes.add("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Any:
    """Join a thread; members of threads are not kept here."""
    need_not_archived(channel_of(call))


@routes.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(call: Call) -> Any:
    """Add somebody to a thread; members of threads are not kept here."""
    channel = channel_of(call)
    need_not_archived(channel)
    need(call.loopback, channel, "SEND_MESSAGES_IN_THREADS")
