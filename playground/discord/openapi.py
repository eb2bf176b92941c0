"""Checks bodies against Discord's OpenAPI description, where there is a copy of it.

The description is read once per process, and the validator of a route is made when that route is
first used.
"""

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

import msgspec

from playground.discord.errors import Problem
from playground.discord.world import Json

DEFAULT_PATH = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"

ALSO_ALLOWED = {
    # discord.py sends `tts` with every message and edit, `nsfw` with every command, and `flags`
    # with every embed
    "MessageCreateRequest": ("tts",),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookInteractionRequest": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "IncomingWebhookRequestPartial": ("tts",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "RichEmbed": ("flags",),
    # an attachment that an edit keeps is sent back whole
    "MessageAttachmentRequest": (
        "content_type",
        "height",
        "proxy_url",
        "size",
        "spoiler",
        "url",
        "width",
    ),
}

CODES = {
    "MaxLength": "BASE_TYPE_MAX_LENGTH",
    "MinLength": "BASE_TYPE_MIN_LENGTH",
    "MaxItems": "BASE_TYPE_BAD_LENGTH",
    "MinItems": "BASE_TYPE_BAD_LENGTH",
    "Required": "BASE_TYPE_REQUIRED",
    "Enum": "BASE_TYPE_CHOICES",
    "Maximum": "NUMBER_TYPE_MAX",
    "Minimum": "NUMBER_TYPE_MIN",
    "Pattern": "STRING_TYPE_REGEX",
    "Format": "URL_TYPE_INVALID_URL",
    "AdditionalProperties": "UNKNOWN_KEY",
    "UniqueItems": "SET_TYPE_ALREADY_CONTAINS_VALUE",
}
"""Discord's error code for each kind of error that the validator finds."""


MESSAGE_LENGTH = 300
"""Characters after which the validator's sentence is cut."""


class Validator(Protocol):
    """What the playground uses of `jsonschema_rs`."""

    def iter_errors(self, instance: Any) -> Any:
        """Every error in an instance."""


def description_path() -> Path | None:
    """The file with the description, if there is one."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else DEFAULT_PATH
    return path if path.is_file() else None


@cache
def description() -> Json | None:
    """The description, adapted: snowflake ids may be integers, and unknown keys are refused."""
    path = description_path()
    if path is None or find_spec("jsonschema_rs") is None:
        return None
    document: Json = msgspec.json.decode(path.read_bytes())
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    for name, keys in ALSO_ALLOWED.items():
        if name in schemas:
            schemas[name]["properties"].update(dict.fromkeys(keys, True))
    for schema in schemas.values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return document


@cache
def validator(method: str, template: str) -> Validator | None:
    """The validator of a route's JSON body; None where there is nothing to check."""
    document = description()
    if document is None:
        return None
    operation = document["paths"].get(template, {}).get(method.lower(), {})
    wanted = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if wanted is None:
        return None
    import jsonschema_rs  # a test dependency: a playground without the description runs without it

    schemas = _reachable(wanted["schema"], document["components"]["schemas"])
    schema = {**wanted["schema"], "components": {"schemas": schemas}}
    return jsonschema_rs.Draft202012Validator(schema, validate_formats=True)


def _reachable(schema: Json, schemas: Json) -> Json:
    """The named schemas to which a schema refers, directly or not, itself not included."""
    found: Json = {}
    waiting: list[Any] = [schema]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting.extend(part)
        elif isinstance(part, dict):
            waiting.extend(part.values())
            name = str(part.get("$ref", "")).removeprefix("#/components/schemas/")
            if name in schemas and name not in found:
                found[name] = schemas[name]
                waiting.append(schemas[name])
    return found


def problems(method: str, template: str, body: Any) -> list[Problem]:
    """Everything in a body that the description does not allow."""
    check = validator(method, template)
    if check is None:
        return []
    return [problem for error in check.iter_errors(body) for problem in _problems_of(error)]


def _problems_of(error: Any) -> list[Problem]:
    """An error as problems; where alternatives were offered, those of the one that was meant."""
    kind = error_kind(error)
    branches = getattr(error.kind, "context", None)
    if branches and kind in ("OneOfNotValid", "AnyOf"):
        return [problem for inner in _meant(branches) for problem in _problems_of(inner)]
    path = tuple(error.instance_path)
    code = CODES.get(kind, f"BASE_TYPE_{kind.upper()}")
    return [Problem(path, code, error.message[:MESSAGE_LENGTH])]


def error_kind(error: Any) -> str:
    """What kind of error it is, such as "MaxLength".

    `jsonschema_rs` only tells it by the name of a class, which it does not promise to keep: a test
    notices when an update renames them.
    """
    return type(error.kind).__name__.rpartition("_")[2]


def _meant(branches: list[list[Any]]) -> list[Any]:
    """The alternative whose `type` fits, else the one with the fewest errors."""

    def distance(errors: list[Any]) -> tuple[bool, bool, int]:
        other_type = any(error.instance_path[-1:] == ["type"] for error in errors)
        other_shape = any(error_kind(error) == "Type" for error in errors)
        return other_type, other_shape, len(errors)

    return min(branches, key=distance)
