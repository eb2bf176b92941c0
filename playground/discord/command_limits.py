"""What Discord refuses in commands beyond its OpenAPI description."""

import re
from collections.abc import Iterator, Sequence

from playground.discord.enums import CommandType, OptionType
from playground.discord.errors import JsonPath, Problem
from playground.discord.world import Json

NAME = re.compile(r"[-_'\w]{1,32}")
TOTAL_LENGTH = 8000
GLOBAL_COMMANDS = 100

LOCALE = re.compile(
    "id|da|de|en-GB|en-US|es-ES|es-419|fr|hr|it|lt|hu|nl|no|pl|pt-BR|ro|fi|sv-SE|vi|tr|cs|el|bg|ru|"
    "uk|hi|th|zh-CN|ja|zh-TW|ko"
)


def command_problems(commands: Sequence[Json]) -> Iterator[Problem]:
    """What is wrong with a whole list of commands about to be registered."""
    if len(commands) > GLOBAL_COMMANDS:
        yield Problem((), "BASE_TYPE_BAD_LENGTH", f"Must be {GLOBAL_COMMANDS} or fewer in length.")
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        kind = command_type(command)
        if (kind, command["name"]) in seen:
            text = "Application command names must be unique"
            yield Problem((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add((kind, command["name"]))
        if kind == CommandType.CHAT_INPUT:
            yield from _slash_problems((place,), command)


def command_type(command: Json) -> int:
    """The type of a command; a slash command where it says nothing."""
    return command.get("type") or CommandType.CHAT_INPUT


def is_nested(option: Json) -> bool:
    """Whether an option is a subcommand or a group of them, with options of its own."""
    return option["type"] in (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)


def _slash_problems(path: JsonPath, command: Json) -> Iterator[Problem]:
    yield from _named_problems(path, command)
    yield from _option_problems((*path, "options"), command.get("options") or [])
    length = _length(command)
    if length > TOTAL_LENGTH:
        text = f"Command exceeds maximum size ({TOTAL_LENGTH}): {length}"
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def _named_problems(path: JsonPath, thing: Json) -> Iterator[Problem]:
    names: dict[JsonPath, str] = {("name",): thing["name"]}
    for locale, translated in (thing.get("name_localizations") or {}).items():
        names["name_localizations", locale] = translated
    for place, name in names.items():
        if not NAME.fullmatch(name) or name != name.lower():
            text = f"Command name is invalid: {name!r}"
            yield Problem((*path, *place), "APPLICATION_COMMAND_INVALID_NAME", text)
    if not thing.get("description"):
        yield Problem((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    for field in ("name_localizations", "description_localizations"):
        for locale in thing.get(field) or {}:
            if not LOCALE.fullmatch(locale):
                yield Problem((*path, field, locale), "BASE_TYPE_CHOICES", "Unknown locale")


def _option_problems(path: JsonPath, options: Sequence[Json]) -> Iterator[Problem]:
    nested = [is_nested(option) for option in options]
    if any(nested) and not all(nested):
        text = "Sub-command and sub-command group option types are mutually exclusive to all others"
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    yield from _order_problems(path, options)
    for place, option in enumerate(options):
        inner = (*path, place)
        yield from _named_problems(inner, option)
        yield from _choice_problems(inner, option)
        yield from _option_problems((*inner, "options"), option.get("options") or [])


def _order_problems(path: JsonPath, options: Sequence[Json]) -> Iterator[Problem]:
    """Names are unique, and required options come first."""
    optional_seen = False
    names: set[str] = set()
    for place, option in enumerate(options):
        if option["name"] in names:
            code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
            yield Problem((*path, place, "name"), code, "Option name already exists")
        names.add(option["name"])
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            text = "Required options must be placed before non-required options"
            yield Problem((*path, place), code, text)
        optional_seen |= not option.get("required")


def _choice_problems(path: JsonPath, option: Json) -> Iterator[Problem]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        code = "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE"
        yield Problem(path, code, "An option has choices or autocomplete, not both")
    names = [choice["name"] for choice in choices]
    for place, name in enumerate(names):
        if name in names[:place]:
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS"
            yield Problem((*path, "choices", place), code, "Option choice name already exists")


def _length(thing: Json) -> int:
    """Characters of names, descriptions and values, each in its longest translation."""
    total = _longest(thing, "name") + _longest(thing, "description")
    total += sum(
        _longest(choice, "name") + len(str(choice["value"]))
        for choice in thing.get("choices") or []
    )
    return total + sum(_length(option) for option in thing.get("options") or [])


def _longest(thing: Json, field: str) -> int:
    translated = (thing.get(f"{field}_localizations") or {}).values()
    return max(len(thing.get(field) or ""), *(len(text) for text in translated), 0)


# Suggestions while an option is typed


MOST_CHOICES = 25
LONGEST = 100


def suggestion_problems(choices: Sequence[Json]) -> Iterator[Problem]:
    """What is wrong with the choices that are suggested: too many of them, or too long."""
    path: JsonPath = ("data", "choices")
    if len(choices) > MOST_CHOICES:
        text = f"Must be {MOST_CHOICES} or fewer in length."
        yield Problem(path, "BASE_TYPE_BAD_LENGTH", text)
    for place, choice in enumerate(choices):
        for field in ("name", "value"):
            said = choice.get(field)
            if isinstance(said, str) and not 1 <= len(said) <= LONGEST:
                text = f"Must be between 1 and {LONGEST} in length."
                yield Problem((*path, place, field), "BASE_TYPE_BAD_LENGTH", text)
