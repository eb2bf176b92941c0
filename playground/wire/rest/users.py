"""Users: the bot itself, others, and direct conversations with them."""

from typing import Any

from playground.discord.enums import ErrorCode
from playground.discord.errors import Problem, invalid_form, unknown
from playground.discord.server_objects import channel_object, own_user_object, user_object
from playground.wire.rest.routes import Call, Routes

routes = Routes()


@routes.add("GET", "/users/@me")
def myself(call: Call) -> Any:
    """The bot's own account."""
    return own_user_object(call.loopback.world)


@routes.add("GET", "/users/{user_id}")
def fetch_user(call: Call) -> Any:
    """Any account."""
    user = call.loopback.world.users.get(call.number("user_id"))
    if user is None:
        raise unknown("User", ErrorCode.UNKNOWN_USER)
    return user_object(user)


@routes.add("POST", "/users/@me/channels")
def open_direct(call: Call) -> Any:
    """Open a direct conversation, even with closed DMs: only a message there is refused."""
    world = call.loopback.world
    user = world.users.get(int(call.body.get("recipient_id") or 0))
    if user is None or user.bot:
        text = "Invalid Recipient(s)"
        raise invalid_form([Problem(("recipient_id",), "INVALID_RECIPIENT", text)])
    return channel_object(call.loopback.world, world.opened_direct_channel(user.id))
