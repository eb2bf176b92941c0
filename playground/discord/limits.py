"""What Discord refuses in messages and modals beyond its OpenAPI description."""

from collections.abc import Iterable, Iterator, Sequence

from playground.discord.refusals import Problem
from playground.discord.world import COMPONENTS_V2, EPHEMERAL, Json, Message

Path = tuple[str | int, ...]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
CHANNEL_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 8, 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 21, 22, 23
"""Kinds of components."""

SELECTS = (3, 5, 6, 7, 8)

FILE_BYTES = 10 * 1024 * 1024
CONTENT_LENGTH = 2000
EMBED_TEXT = 6000
V2_TEXT = 4000
V2_COMPONENTS = 40

SETTABLE_FLAGS = 1 << 2 | EPHEMERAL | 1 << 12 | 1 << 13 | COMPONENTS_V2


def walk(components: Sequence[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component in reading order, nested ones and accessories included."""
    for place, component in enumerate(components):
        yield from _walk_one(component, (*path, place))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    yield from walk(component.get("components") or [], (*path, "components"))
    for single in ("accessory", "component"):
        if component.get(single):
            yield from _walk_one(component[single], (*path, single))


def media(components: Sequence[Json]) -> Iterator[tuple[Path, Json]]:
    """Every picture or file that components show, as the object that holds its address."""
    for path, component in walk(components):
        for place, item in enumerate(component.get("items") or []):
            yield (*path, "items", place, "media"), item["media"]
        for single in ("media", "file"):
            if component.get(single):
                yield (*path, single), component[single]


def message_problems(
    body: Json,
    *,
    before: Message | None,
    names: Iterable[str],
    emojis: Iterable[int],
    private: bool,
) -> Iterator[Problem]:
    """What is wrong with a message about to be sent, or `before` about to be edited.

    `names` are the files it will have, `emojis` the application's own; only an interaction's answer
    may be `private`.
    """
    flags = body.get("flags") or 0
    v2 = bool(flags & COMPONENTS_V2) or bool(before and before.v2)
    yield from _flag_problems(body, before, private=private)
    if len(body.get("content") or "") > CONTENT_LENGTH:
        text = f"Must be {CONTENT_LENGTH} or fewer in length."
        yield Problem(("content",), "BASE_TYPE_MAX_LENGTH", text)
    if sum(map(_embed_length, body.get("embeds") or [])) > EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {EMBED_TEXT}"
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)
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
    if flags & EPHEMERAL and not private:
        yield Problem(("flags",), "MESSAGE_FLAGS_INVALID", "Only an answer can be ephemeral.")
    if before and before.v2 and not flags & COMPONENTS_V2:
        text = "The IS_COMPONENTS_V2 flag cannot be removed."
        yield Problem(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2", text)


def _embed_length(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(part or "") for part in parts)


def _v2_problems(body: Json, before: Message | None) -> Iterator[Problem]:
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    for field in ("content", "embeds", "poll", "sticker_ids"):
        kept = before and field not in body and getattr(before, field, None)
        if body.get(field) or kept:
            text = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            yield Problem((field,), code, text)
    parts = list(walk(body.get("components") or []))
    if len(parts) > V2_COMPONENTS:
        text = f"Must be {V2_COMPONENTS} or fewer components, nested ones counted: {len(parts)}."
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    texts = sum(len(part["content"]) for _, part in parts if part["type"] == TEXT)
    if texts > V2_TEXT:
        text = f"Total displayable text size exceeds maximum size of {V2_TEXT}: {texts}."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def _classic_problems(components: Sequence[Json]) -> Iterator[Problem]:
    if len(components) > 5:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", "Must be 5 or fewer in length.")
    for place, component in enumerate(components):
        if component["type"] != ROW:
            text = "This component needs MessageFlags.IS_COMPONENTS_V2."
            yield Problem(("components", place, "type"), "UNION_TYPE_CHOICES", text)


def component_problems(components: Sequence[Json], emojis: set[int]) -> Iterator[Problem]:
    """What holds for every tree of components, in messages and modals alike."""
    ids: set[str] = set()
    numbers: set[int] = set()
    for path, component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in ids:
            text = "Component custom id cannot be duplicated"
            yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        ids.add(custom_id or "")
        number = component.get("id") or 0
        if number and number in numbers:
            yield Problem((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id is taken.")
        numbers.add(number)
        yield from _own_problems(path, component, emojis)


def _own_problems(path: Path, component: Json, emojis: set[int]) -> Iterator[Problem]:
    match component["type"]:
        case 1:
            yield from _row_problems(path, component)
        case 2:
            yield from _button_problems(path, component)
            yield from _emoji_problems(path, component, emojis)
        case 3 | 21 | 22:
            yield from _choice_problems(path, component)
            for place, option in enumerate(component["options"]):
                yield from _emoji_problems((*path, "options", place), option, emojis)
        case 4:
            least, most = component.get("min_length") or 0, component.get("max_length") or 4000
            if least > most:
                yield Problem((*path, "min_length"), "NUMBER_TYPE_MAX", f"At most {most}.")
        case 10 if not component["content"].strip():
            yield Problem((*path, "content"), "BASE_TYPE_REQUIRED", "This field is required")


def _row_problems(path: Path, row: Json) -> Iterator[Problem]:
    inside = row.get("components") or []
    buttons = sum(part["type"] == BUTTON for part in inside)
    if not inside:
        text = "Must be between 1 and 5 in length."
        yield Problem((*path, "components"), "BASE_TYPE_BAD_LENGTH", text)
    elif buttons > 5 or (buttons != len(inside) and len(inside) > 1):
        text = "The specified component exceeds the maximum width"
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _button_problems(path: Path, button: Json) -> Iterator[Problem]:
    style = button["style"]
    needed = {5: "url", 6: "sku_id"}.get(style, "custom_id")
    for field in ("custom_id", "url", "sku_id"):
        if field == needed and not button.get(field):
            if field == "custom_id":
                text = "A custom id is required"
                yield Problem((*path, field), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", text)
            else:
                yield Problem((*path, field), "BASE_TYPE_REQUIRED", "This field is required")
        elif field != needed and button.get(field):
            text = f"A button of style {style} cannot have a {field}."
            yield Problem((*path, field), "BUTTON_COMPONENT_INVALID_FIELD", text)
    if style != 6 and not button.get("label") and not button.get("emoji"):
        text = "A button needs a label or an emoji."
        yield Problem((*path, "label"), "BASE_TYPE_REQUIRED", text)


def _emoji_problems(path: Path, holder: Json, emojis: set[int]) -> Iterator[Problem]:
    emoji = holder.get("emoji")
    if not emoji:
        return
    own = emoji.get("id")
    known = int(own) in emojis if own else not (emoji.get("name") or "a").isascii()
    if not known:
        code = "BUTTON_COMPONENT_INVALID_EMOJI" if holder.get("type") == BUTTON else "INVALID_EMOJI"
        yield Problem((*path, "emoji"), code, "Invalid emoji")


def _choice_problems(path: Path, component: Json) -> Iterator[Problem]:
    options = component["options"]
    values = [option["value"] for option in options]
    for place, value in enumerate(values):
        if value in values[:place]:
            text = "The specified option value is already used"
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            yield Problem((*path, "options", place, "value"), code, text)
    usual = len(options) if component["type"] == CHECKBOX_GROUP else 1
    least = 1 if component.get("min_values") is None else component["min_values"]
    most = component.get("max_values") or usual
    if component["type"] == CHECKBOX_GROUP and component.get("min_values") is None:
        least = int(component.get("required", True) is not False)
    if most > len(options) or least > most:
        text = f"min_values {least}, max_values {most}, options {len(options)} do not fit."
        yield Problem((*path, "max_values"), "SELECT_COMPONENT_INVALID_VALUES", text)
    if sum(bool(option.get("default")) for option in options) > most:
        code = "SELECT_COMPONENT_TOO_MANY_DEFAULTS"
        yield Problem((*path, "options"), code, f"More defaults than {most}.")


def _media_problems(components: Sequence[Json], names: set[str]) -> Iterator[Problem]:
    for path, item in media(components):
        url = item["url"]
        name = url.removeprefix("attachment://")
        if name != url and name not in names:
            text = f"The referenced attachment {name!r} was not found"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            yield Problem((*path, "url"), code, text)


def modal_problems(modal: Json) -> Iterator[Problem]:
    """What is wrong with a form."""
    parts = modal["components"]
    if not 1 <= len(parts) <= 5:
        text = "Must be between 1 and 5 in length."
        yield Problem(("data", "components"), "BASE_TYPE_BAD_LENGTH", text)
    found = component_problems(parts, set())
    yield from (Problem(("data", *p.path), p.code, p.message) for p in found)
    for place, part in enumerate(parts):
        inner = part.get("component") or {}
        if inner.get("type") in SELECTS and inner.get("disabled"):
            text = "A select in a modal cannot be disabled."
            where = ("data", "components", place, "component", "disabled")
            yield Problem(where, "COMPONENT_INVALID_FIELD", text)
