"""Channels, threads, direct conversations, members."""

from typing import Any

from playground.discord.refusals import Problem, Refused, invalid_form, missing_access, unknown
from playground.discord.world import PRIVATE_THREAD, TEXT, THREAD, Channel
from playground.wire.rest.access import channel_of, message_of, need, need_not_archived
from playground.wire.rest.call import Call, Routes

routes = Routes()


@routes.add("GET", "/channels/{channel_id}")
def fetch(call: Call) -> Any:
    return call.here.payloads.channel(channel_of(call))


@routes.add("PATCH", "/channels/{channel_id}")
def change(call: Call) -> Any:
    channel = channel_of(call)
    if channel.is_thread:
        _change_thread(call, channel)
    else:
        need(call.here, channel, "MANAGE_CHANNELS")
        channel.name = call.body.get("name") or channel.name
        call.here.announce_channel("CHANNEL_UPDATE", channel)
    return call.here.payloads.channel(channel)


def _change_thread(call: Call, thread: Channel) -> None:
    """Un-archiving takes the right to write there; all else Manage Threads, or to own it."""
    body, here = call.body, call.here
    opens = body.get("archived") is False
    if thread.archived and not opens:
        need_not_archived(thread)
    only_opens = opens and not set(body) - {"archived"}
    if thread.locked or body.get("locked") is not None:
        need(here, thread, "MANAGE_THREADS")
    elif only_opens:
        need(here, thread, "SEND_MESSAGES_IN_THREADS")
    elif thread.owner_id != here.world.bot_id:
        need(here, thread, "MANAGE_THREADS")
    thread.name = body.get("name") or thread.name
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    if body.get("locked") is not None:
        thread.locked = body["locked"]
    here.archive(thread, thread.archived if body.get("archived") is None else body["archived"])


@routes.add("DELETE", "/channels/{channel_id}")
def delete(call: Call) -> Any:
    channel = channel_of(call)
    if channel.recipient_id is None:
        need(call.here, channel, "MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS")
        del call.here.world.channels[channel.id]
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        call.here.announce_channel(event, channel)
    return call.here.payloads.channel(channel)


@routes.add("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Any:
    channel_of(call)


@routes.add("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Any:
    channel = channel_of(call)
    kind = call.body.get("type") or PRIVATE_THREAD
    return _thread(call, channel, kind, call.here.world.new_id())


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from_message(call: Call) -> Any:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.id in call.here.world.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    return _thread(call, channel, THREAD, message.id)


def _thread(call: Call, channel: Channel, kind: int, thread_id: int) -> Any:
    here = call.here
    if channel.kind != TEXT:
        text = "Cannot execute action on this channel type"
        raise Refused(400, 50024, text, violation="a thread hangs on a text channel")
    private = kind == PRIVATE_THREAD
    need(here, channel, "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
    thread = Channel(
        id=thread_id,
        kind=kind,
        name=call.body["name"],
        server_id=channel.server_id,
        parent_id=channel.id,
        owner_id=here.world.bot_id,
        auto_archive=call.body.get("auto_archive_duration") or 4320,
        archive_changed=here.clock.now(),
        active=here.clock.now(),
    )
    here.world.channels[thread.id] = thread
    here.announce_channel("THREAD_CREATE", thread)
    return here.payloads.channel(thread)


@routes.add("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Any:
    need_not_archived(channel_of(call))


@routes.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(call: Call) -> Any:
    channel = channel_of(call)
    need_not_archived(channel)
    need(call.here, channel, "SEND_MESSAGES_IN_THREADS")


@routes.add("POST", "/users/@me/channels")
def open_direct(call: Call) -> Any:
    """Opens even where nothing can be sent; the refusal comes with the message."""
    user = call.here.world.users.get(int(call.body.get("recipient_id") or 0))
    if user is None or user.bot:
        text = "Invalid Recipient(s)"
        raise invalid_form([Problem(("recipient_id",), "INVALID_RECIPIENT", text)])
    return call.here.payloads.channel(call.here.world.opened_direct_channel(user.id))


@routes.add("GET", "/users/@me")
def myself(call: Call) -> Any:
    return call.here.payloads.myself()


@routes.add("GET", "/users/{user_id}")
def fetch_user(call: Call) -> Any:
    user = call.here.world.users.get(call.number("user_id"))
    if user is None:
        raise unknown("User", 10013)
    return call.here.payloads.user(user)


@routes.add("GET", "/guilds/{guild_id}")
def fetch_server(call: Call) -> Any:
    server = call.here.world.servers.get(call.number("guild_id"))
    if server is None:
        raise unknown("Guild", 10004)
    if call.here.world.bot_id not in server.members:
        raise missing_access()
    return call.here.payloads.partial_server(server)


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
def fetch_member(call: Call) -> Any:
    server = call.here.world.servers.get(call.number("guild_id"))
    if server is None:
        raise unknown("Guild", 10004)
    if call.here.world.bot_id not in server.members:
        raise missing_access()
    member = server.members.get(call.number("user_id"))
    if member is None:
        raise unknown("Member", 10007)
    return call.here.payloads.member(member)
