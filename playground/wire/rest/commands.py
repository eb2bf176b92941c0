"""The application's commands."""

from typing import Any

from playground.discord.command_limits import command_problems, command_type
from playground.discord.enums import IntegrationType
from playground.discord.errors import refuse_problems
from playground.discord.world import Json, World
from playground.wire.rest.applications import need_own_application
from playground.wire.rest.routes import Call, Routes

routes = Routes()


@routes.add("GET", "/applications/{application_id}/commands")
def commands(call: Call) -> Any:
    """All registered commands."""
    need_own_application(call)
    return list(call.loopback.world.commands.values())


@routes.add("PUT", "/applications/{application_id}/commands")
def register(call: Call) -> Any:
    """Replace all commands; one whose type and name stay the same keeps its id."""
    need_own_application(call)
    wanted: list[Json] = call.body or []
    refuse_problems(command_problems(wanted))
    world = call.loopback.world
    ids = {(old["type"], old["name"]): number for number, old in world.commands.items()}
    registered = [_registered(world, command, ids) for command in wanted]
    world.commands = {int(command["id"]): command for command in registered}
    return registered


def _registered(world: World, command: Json, ids: dict[tuple[int, str], int]) -> Json:
    kind = command_type(command)
    needed = command.get("default_member_permissions")
    return {
        "description": "",
        "options": [],
        "contexts": None,
        "integration_types": [IntegrationType.GUILD_INSTALL],
        "nsfw": False,
        **command,
        "type": kind,
        "id": str(ids.get((kind, command["name"])) or world.new_id()),
        "application_id": str(world.bot_id),
        "version": str(world.new_id()),
        "default_member_permissions": None if needed is None else str(needed),
    }
