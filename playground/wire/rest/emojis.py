"""The application's emojis."""

import base64
import binascii
import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from playground.discord.enums import ErrorCode
from playground.discord.errors import Problem, Refused, refuse_problems, unknown
from playground.discord.server_objects import emoji_object
from playground.discord.world import Emoji, World
from playground.wire.rest.applications import need_own_application
from playground.wire.rest.routes import Call, Routes

routes = Routes()

NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA_URL = re.compile(r"data:(image/(?:png|gif|jpeg|webp|avif));base64,(.*)", re.DOTALL)
IMAGE_BYTES = 256 * 1024
EMOJIS = 2000


@routes.add("GET", "/applications/{application_id}/emojis")
def emojis(call: Call) -> Any:
    """All emojis."""
    need_own_application(call)
    found = call.loopback.world.emojis.values()
    return {"items": [emoji_object(call.loopback.world, emoji) for emoji in found]}


@routes.add("POST", "/applications/{application_id}/emojis")
def create_emoji(call: Call) -> Any:
    """Add an emoji."""
    need_own_application(call)
    world, name = call.loopback.world, call.body["name"]
    content_type, image = _decoded(call.body["image"])
    refuse_problems(_emoji_problems(world, name, image))
    if len(world.emojis) >= EMOJIS:
        text = f"Maximum number of emojis reached ({EMOJIS})"
        code = ErrorCode.TOO_MANY_EMOJIS
        raise Refused(HTTPStatus.BAD_REQUEST, code, text, violation="too many")
    emoji = Emoji(id=world.new_id(), name=name, image=image, content_type=content_type)
    world.emojis[emoji.id] = emoji
    return emoji_object(call.loopback.world, emoji)


def _emoji_problems(world: World, name: str, image: bytes) -> Iterator[Problem]:
    if not NAME.fullmatch(name):
        text = "String value did not match validation regex."
        yield Problem(("name",), "STRING_TYPE_REGEX", text)
    if any(emoji.name == name for emoji in world.emojis.values()):
        yield Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Name taken.")
    if not image:
        yield Problem(("image",), "IMAGE_INVALID", "Not a picture in base64.")
    if len(image) > IMAGE_BYTES:
        text = "File cannot be larger than 256.0 kb."
        yield Problem(("image",), "BINARY_TYPE_MAX_SIZE", text)


def _decoded(data_url: str) -> tuple[str, bytes]:
    """The content type and bytes of an image; empty if it is none."""
    found = DATA_URL.fullmatch(data_url)
    if found is None:
        return "", b""
    try:
        return found[1], base64.b64decode(found[2], validate=True)
    except binascii.Error:
        return "", b""


@routes.add("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> Any:
    """Delete an emoji."""
    need_own_application(call)
    if call.loopback.world.emojis.pop(call.number("emoji_id"), None) is None:
        raise unknown("Emoji", ErrorCode.UNKNOWN_EMOJI)
