"""Trees of components: how to walk through one, and which files and words it shows."""

from collections.abc import Iterator, Sequence

from playground.discord.enums import ComponentType
from playground.discord.errors import JsonPath
from playground.discord.world import Json, Message

SELECTS = (
    ComponentType.STRING_SELECT,
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.MENTIONABLE_SELECT,
    ComponentType.CHANNEL_SELECT,
)

ATTACHMENT_SCHEME = "attachment://"
"""How the address of a file begins that comes with the message itself."""


def walk(
    components: Sequence[Json], path: JsonPath = ("components",)
) -> Iterator[tuple[JsonPath, Json]]:
    """Every component with its path, in reading order, nested ones and accessories included."""
    for place, component in enumerate(components):
        yield from _walk_one(component, (*path, place))


def _walk_one(component: Json, path: JsonPath) -> Iterator[tuple[JsonPath, Json]]:
    yield path, component
    yield from walk(component.get("components") or [], (*path, "components"))
    for single in ("accessory", "component"):
        if component.get(single):
            yield from _walk_one(component[single], (*path, single))


def of_type(components: Sequence[Json], *kinds: ComponentType) -> list[Json]:
    """The components of these types, in reading order."""
    return [part for _, part in walk(components) if part["type"] in kinds]


def media(components: Sequence[Json]) -> Iterator[tuple[JsonPath, Json]]:
    """Every media item (the object with the address of a picture or file), with its path."""
    for path, component in walk(components):
        for place, item in enumerate(component.get("items") or []):
            yield (*path, "items", place, "media"), item["media"]
        for single in ("media", "file"):
            if component.get(single):
                yield (*path, single), component[single]


def attached_name(url: object) -> str | None:
    """The file name in an `attachment://` address; None for any other address."""
    if not isinstance(url, str) or not url.startswith(ATTACHMENT_SCHEME):
        return None
    return url.removeprefix(ATTACHMENT_SCHEME)


def attached_names(components: Sequence[Json]) -> set[str]:
    """The names of the message's own files that its components show."""
    names = (attached_name(item["url"]) for _, item in media(components))
    return {name for name in names if name is not None}


def message_text(message: Message) -> str:
    """The content of a message and its text displays, in reading order."""
    displays = of_type(message.components, ComponentType.TEXT_DISPLAY)
    texts = [part["content"] for part in displays]
    if message.content:
        texts.insert(0, message.content)
    return "\n".join(texts)


def value_range(component: Json) -> tuple[int, int]:
    """How many values a select, radio group or checkbox group takes, at least and at most."""
    least = component.get("min_values")
    if least is None:
        least = int(is_required(component))
    every = component["type"] == ComponentType.CHECKBOX_GROUP
    return least, component.get("max_values") or (len(component["options"]) if every else 1)


def is_required(component: Json) -> bool:
    """Whether a field of a modal must be filled in; it must unless it says otherwise."""
    return component.get("required", True) is not False
