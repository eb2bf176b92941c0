"""Guilds, which people call servers, and their members."""

from typing import Any

from playground.discord.enums import ErrorCode
from playground.discord.errors import missing_access, unknown
from playground.discord.permissions import in_server
from playground.discord.server_objects import member_object, partial_server_object
from playground.discord.world import Server
from playground.wire.rest.routes import Call, Routes

routes = Routes()


@routes.add("GET", "/guilds/{guild_id}")
def fetch_guild(call: Call) -> Any:
    """A server."""
    return partial_server_object(_server_of(call))


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
def fetch_member(call: Call) -> Any:
    """A member of a server."""
    member = _server_of(call).members.get(call.number("user_id"))
    if member is None:
        raise unknown("Member", ErrorCode.UNKNOWN_MEMBER)
    return member_object(call.loopback.world, member)


@routes.add("GET", "/users/@me/guilds")
def own_guilds(call: Call) -> Any:
    """The servers that the bot is in, with what it may do there before any channel's overwrites."""
    world = call.loopback.world
    first, most = int(call.query.get("after") or 0), int(call.query.get("limit") or 200)
    found = [s for s in world.servers.values() if world.bot_id in s.members and s.id > first]
    return [
        {
            "id": str(server.id),
            "name": server.name,
            "icon": None,
            "banner": None,
            "owner": server.owner_id == world.bot_id,
            "permissions": str(in_server(server, world.bot_id)),
            "features": [],
        }
        for server in sorted(found, key=lambda server: server.id)[:most]
    ]


def _server_of(call: Call) -> Server:
    """The server in the path, if the bot is a member of it."""
    server = call.loopback.world.servers.get(call.number("guild_id"))
    if server is None:
        raise unknown("Guild", ErrorCode.UNKNOWN_GUILD)
    if call.loopback.world.bot_id not in server.members:
        raise missing_access()
    return server
