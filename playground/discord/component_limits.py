"""What Discord refuses in components and modals beyond its OpenAPI description."""

from collections.abc import Iterator, Sequence

from playground.discord.components import SELECTS, value_range, walk
from playground.discord.enums import ButtonStyle, ComponentType
from playground.discord.errors import JsonPath, Problem
from playground.discord.world import Json

BUTTONS_IN_ROW = 5
MODAL_COMPONENTS = 5
TEXT_INPUT_LENGTH = 4000

ACTION_FIELDS = ("custom_id", "url", "sku_id")
"""What a button leads to: each style has exactly one of them."""


def component_problems(components: Sequence[Json], emojis: set[int]) -> Iterator[Problem]:
    """What is wrong with a tree of components, in a message or modal.

    `emojis` are the ids of the application's own.
    """
    parts = list(walk(components))
    yield from _duplicate_problems(parts)
    for path, component in parts:
        yield from _own_problems(path, component, emojis)


def _duplicate_problems(parts: Sequence[tuple[JsonPath, Json]]) -> Iterator[Problem]:
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    for path, component in parts:
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in custom_ids:
            text = "Component custom id cannot be duplicated"
            yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        custom_ids.add(custom_id or "")
        number = component.get("id") or 0
        if number and number in numbers:
            yield Problem((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id is taken.")
        numbers.add(number)


def _own_problems(path: JsonPath, component: Json, emojis: set[int]) -> Iterator[Problem]:
    match component["type"]:
        case ComponentType.ACTION_ROW:
            yield from _row_problems(path, component)
        case ComponentType.BUTTON:
            yield from _button_problems(path, component)
            yield from _emoji_problems(path, component, emojis)
        case ComponentType.STRING_SELECT | ComponentType.RADIO_GROUP | ComponentType.CHECKBOX_GROUP:
            yield from _option_problems(path, component)
            for place, option in enumerate(component["options"]):
                yield from _emoji_problems((*path, "options", place), option, emojis)
        case ComponentType.TEXT_INPUT:
            yield from _text_input_problems(path, component)
        case ComponentType.TEXT_DISPLAY if not component["content"].strip():
            yield Problem((*path, "content"), "BASE_TYPE_REQUIRED", "This field is required")


def _row_problems(path: JsonPath, row: Json) -> Iterator[Problem]:
    """A row holds buttons, or one select and nothing else."""
    inside = row.get("components") or []
    buttons = sum(part["type"] == ComponentType.BUTTON for part in inside)
    if not inside:
        text = f"Must be between 1 and {BUTTONS_IN_ROW} in length."
        yield Problem((*path, "components"), "BASE_TYPE_BAD_LENGTH", text)
    elif buttons > BUTTONS_IN_ROW or (buttons != len(inside) and len(inside) > 1):
        text = "The specified component exceeds the maximum width"
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _button_problems(path: JsonPath, button: Json) -> Iterator[Problem]:
    style = button["style"]
    needed = {ButtonStyle.LINK: "url", ButtonStyle.PREMIUM: "sku_id"}.get(style, "custom_id")
    for field in ACTION_FIELDS:
        if field == needed and not button.get(field):
            yield _missing_action(path, field)
        elif field != needed and button.get(field):
            text = f"A button of style {style} cannot have a {field}."
            yield Problem((*path, field), "BUTTON_COMPONENT_INVALID_FIELD", text)
    if style != ButtonStyle.PREMIUM and not button.get("label") and not button.get("emoji"):
        text = "A button needs a label or an emoji."
        yield Problem((*path, "label"), "BASE_TYPE_REQUIRED", text)


def _missing_action(path: JsonPath, field: str) -> Problem:
    if field == "custom_id":
        code, text = "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required"
    else:
        code, text = "BASE_TYPE_REQUIRED", "This field is required"
    return Problem((*path, field), code, text)


def _emoji_problems(path: JsonPath, holder: Json, emojis: set[int]) -> Iterator[Problem]:
    """An emoji is one of the application's own, by id, or a Unicode character, by name."""
    emoji = holder.get("emoji")
    if not emoji:
        return
    own = emoji.get("id")
    known = int(own) in emojis if own else not (emoji.get("name") or "a").isascii()
    if not known:
        button = holder.get("type") == ComponentType.BUTTON
        code = "BUTTON_COMPONENT_INVALID_EMOJI" if button else "INVALID_EMOJI"
        yield Problem((*path, "emoji"), code, "Invalid emoji")


def _option_problems(path: JsonPath, component: Json) -> Iterator[Problem]:
    options = component["options"]
    values = [option["value"] for option in options]
    for place, value in enumerate(values):
        if value in values[:place]:
            text = "The specified option value is already used"
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            yield Problem((*path, "options", place, "value"), code, text)
    least, most = value_range(component)
    if most > len(options) or least > most:
        text = f"min_values {least}, max_values {most}, options {len(options)} do not fit."
        yield Problem((*path, "max_values"), "SELECT_COMPONENT_INVALID_VALUES", text)
    if sum(bool(option.get("default")) for option in options) > most:
        code = "SELECT_COMPONENT_TOO_MANY_DEFAULTS"
        yield Problem((*path, "options"), code, f"More defaults than {most}.")


def _text_input_problems(path: JsonPath, component: Json) -> Iterator[Problem]:
    least, most = text_length_range(component)
    if least > most:
        yield Problem((*path, "min_length"), "NUMBER_TYPE_MAX", f"At most {most}.")


def text_length_range(text_input: Json) -> tuple[int, int]:
    """How many characters a text input takes, at least and at most."""
    return text_input.get("min_length") or 0, text_input.get("max_length") or TEXT_INPUT_LENGTH


def modal_problems(modal: Json) -> Iterator[Problem]:
    """What is wrong with a modal."""
    parts = modal["components"]
    if not 1 <= len(parts) <= MODAL_COMPONENTS:
        text = f"Must be between 1 and {MODAL_COMPONENTS} in length."
        yield Problem(("data", "components"), "BASE_TYPE_BAD_LENGTH", text)
    found = component_problems(parts, set())
    yield from (Problem(("data", *p.path), p.code, p.message) for p in found)
    for place, part in enumerate(parts):
        inner = part.get("component") or {}
        if inner.get("type") in SELECTS and inner.get("disabled"):
            text = "A select in a modal cannot be disabled."
            where = ("data", "components", place, "component", "disabled")
            yield Problem(where, "COMPONENT_INVALID_FIELD", text)
