"""What Discord refuses in messages beyond its OpenAPI description."""

from collections.abc import Iterable, Iterator, Sequence

from playground.discord.component_limits import component_problems
from playground.discord.components import attached_name, media, walk
from playground.discord.enums import ComponentType, MessageFlag
from playground.discord.errors import Problem
from playground.discord.world import Json, Message

FILE_BYTES = 10 * 1024 * 1024
CONTENT_LENGTH = 2000
EMBEDS_LENGTH = 6000
ROWS = 5
V2_TEXT_LENGTH = 4000
V2_COMPONENTS = 40

SETTABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.IS_VOICE_MESSAGE
    | MessageFlag.IS_COMPONENTS_V2
)


def message_problems(
    body: Json,
    *,
    before: Message | None,
    names: Iterable[str],
    emojis: Iterable[int],
    private: bool,
) -> Iterator[Problem]:
    """What is wrong with a message about to be sent, or with an edit of the message `before`.

    `names` are the files it will have, `emojis` the ids of the application's own. It may only be
    ephemeral where it is `private`: the response to an interaction.
    """
    flags = body.get("flags") or 0
    v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2) or bool(before and before.v2)
    yield from _flag_problems(body, before, private=private)
    yield from _length_problems(body)
    components = body.get("components") or []
    if v2:
        yield from _v2_problems(body, before)
    else:
        yield from _classic_problems(components)
    yield from component_problems(components, set(emojis))
    yield from _media_problems(components, set(names))


def _flag_problems(body: Json, before: Message | None, *, private: bool) -> Iterator[Problem]:
    flags = body.get("flags")
    if flags is None:
        return
    if flags & ~SETTABLE_FLAGS:
        yield Problem(("flags",), "MESSAGE_FLAGS_INVALID", "These flags cannot be set.")
    if flags & MessageFlag.EPHEMERAL and not private:
        yield Problem(("flags",), "MESSAGE_FLAGS_INVALID", "Only an answer can be ephemeral.")
    if before and before.v2 and not flags & MessageFlag.IS_COMPONENTS_V2:
        text = "The IS_COMPONENTS_V2 flag cannot be removed."
        yield Problem(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2", text)


def _length_problems(body: Json) -> Iterator[Problem]:
    if len(body.get("content") or "") > CONTENT_LENGTH:
        text = f"Must be {CONTENT_LENGTH} or fewer in length."
        yield Problem(("content",), "BASE_TYPE_MAX_LENGTH", text)
    if sum(map(_embed_length, body.get("embeds") or [])) > EMBEDS_LENGTH:
        text = f"Embed size exceeds maximum size of {EMBEDS_LENGTH}"
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _embed_length(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(part or "") for part in parts)


def _v2_problems(body: Json, before: Message | None) -> Iterator[Problem]:
    """A message of components has no content or embeds of its own, and total limits instead."""
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    for field in ("content", "embeds", "poll", "sticker_ids"):
        kept = before and field not in body and getattr(before, field, None)
        if body.get(field) or kept:
            text = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            yield Problem((field,), code, text)
    parts = [part for _, part in walk(body.get("components") or [])]
    if len(parts) > V2_COMPONENTS:
        text = f"Must be {V2_COMPONENTS} or fewer components, nested ones counted: {len(parts)}."
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    displays = [part for part in parts if part["type"] == ComponentType.TEXT_DISPLAY]
    length = sum(len(part["content"]) for part in displays)
    if length > V2_TEXT_LENGTH:
        text = f"Total displayable text size exceeds maximum size of {V2_TEXT_LENGTH}: {length}."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def _classic_problems(components: Sequence[Json]) -> Iterator[Problem]:
    """A message with content and embeds has rows of controls and no other components."""
    if len(components) > ROWS:
        text = f"Must be {ROWS} or fewer in length."
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", text)
    for place, component in enumerate(components):
        if component["type"] != ComponentType.ACTION_ROW:
            text = "This component needs MessageFlags.IS_COMPONENTS_V2."
            yield Problem(("components", place, "type"), "UNION_TYPE_CHOICES", text)


def _media_problems(components: Sequence[Json], names: set[str]) -> Iterator[Problem]:
    for path, item in media(components):
        name = attached_name(item["url"])
        if name is not None and name not in names:
            text = f"The referenced attachment {name!r} was not found"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            yield Problem((*path, "url"), code, text)
