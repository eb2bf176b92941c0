"""The application: itself, its commands, its emojis; and where the gateway is."""

import base64
import binascii
import re
from typing import Any

from playground.discord.command_limits import command_problems
from playground.discord.refusals import Problem, Refused, invalid_form, missing_access, unknown
from playground.discord.world import Emoji, Json
from playground.wire.rest.call import Call, Routes

routes = Routes()

IMAGE = re.compile(r"data:(image/(?:png|gif|jpeg|webp|avif));base64,(.*)", re.DOTALL)
IMAGE_BYTES = 256 * 1024
MOST_EMOJIS = 2000


def _own(call: Call) -> None:
    if call.number("application_id") != call.here.world.bot_id:
        raise missing_access()


@routes.add("GET", "/oauth2/applications/@me")
@routes.add("GET", "/applications/@me")
def application(call: Call) -> Any:
    return call.here.payloads.application()


@routes.add("GET", "/gateway")
@routes.add("GET", "/gateway/bot")
def gateway(call: Call) -> Any:
    url = call.here.payloads.base.replace("http", "ws", 1) + "/gateway"
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": url, "shards": 1, "session_start_limit": limit}


@routes.add("GET", "/applications/{application_id}/commands")
def commands(call: Call) -> Any:
    _own(call)
    return list(call.here.world.commands.values())


@routes.add("PUT", "/applications/{application_id}/commands")
def register(call: Call) -> Any:
    """The whole list at once; a command keeps its id while its name stays."""
    _own(call)
    wanted: list[Json] = call.body or []
    problems = list(command_problems(wanted))
    if problems:
        raise invalid_form(problems)
    world = call.here.world
    ids = {(old["type"], old["name"]): number for number, old in world.commands.items()}
    written = [_written(call, wish, ids) for wish in wanted]
    world.commands = {int(command["id"]): command for command in written}
    return written


def _written(call: Call, wish: Json, ids: dict[tuple[int, str], int]) -> Json:
    world = call.here.world
    kind = wish.get("type") or 1
    needed = wish.get("default_member_permissions")
    return {
        "description": "",
        "options": [],
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        **wish,
        "type": kind,
        "id": str(ids.get((kind, wish["name"])) or world.new_id()),
        "application_id": str(world.bot_id),
        "version": str(world.new_id()),
        "default_member_permissions": None if needed is None else str(needed),
    }


@routes.add("GET", "/applications/{application_id}/emojis")
def emojis(call: Call) -> Any:
    _own(call)
    return {"items": [call.here.payloads.emoji(emoji) for emoji in call.here.world.emojis.values()]}


@routes.add("POST", "/applications/{application_id}/emojis")
def make_emoji(call: Call) -> Any:
    _own(call)
    world, name = call.here.world, call.body["name"]
    problems = []
    if not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        text = "String value did not match validation regex."
        problems.append(Problem(("name",), "STRING_TYPE_REGEX", text))
    if any(emoji.name == name for emoji in world.emojis.values()):
        problems.append(Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Name taken."))
    kind, image = _picture(call.body["image"])
    if not image:
        problems.append(Problem(("image",), "IMAGE_INVALID", "Not a picture in base64."))
    if len(image) > IMAGE_BYTES:
        text = "File cannot be larger than 256.0 kb."
        problems.append(Problem(("image",), "BINARY_TYPE_MAX_SIZE", text))
    if problems:
        raise invalid_form(problems)
    if len(world.emojis) >= MOST_EMOJIS:
        raise Refused(400, 30008, "Maximum number of emojis reached (2000)", violation="too many")
    emoji = Emoji(id=world.new_id(), name=name, image=image, content_type=kind)
    world.emojis[emoji.id] = emoji
    return call.here.payloads.emoji(emoji)


def _picture(address: str) -> tuple[str, bytes]:
    found = IMAGE.fullmatch(address)
    if found is None:
        return "", b""
    try:
        return found[1], base64.b64decode(found[2], validate=True)
    except binascii.Error:
        return "", b""


@routes.add("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> Any:
    _own(call)
    if call.here.world.emojis.pop(call.number("emoji_id"), None) is None:
        raise unknown("Emoji", 10014)
