"""What Discord refuses in commands beyond its OpenAPI description."""

import re
from collections.abc import Iterator, Sequence

from playground.discord.refusals import Problem
from playground.discord.world import Json

Path = tuple[str | int, ...]

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
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
        kind = command.get("type") or 1
        if (kind, command["name"]) in seen:
            text = "Application command names must be unique"
            yield Problem((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add((kind, command["name"]))
        if kind == 1:
            yield from _slash_problems((place,), command)


def _slash_problems(path: Path, command: Json) -> Iterator[Problem]:
    yield from _named_problems(path, command)
    yield from _option_problems((*path, "options"), command.get("options") or [])
    length = _length(command)
    if length > TOTAL_LENGTH:
        text = f"Command exceeds maximum size ({TOTAL_LENGTH}): {length}"
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def _named_problems(path: Path, thing: Json) -> Iterator[Problem]:
    translated = thing.get("name_localizations") or {}
    for place, name in [((), thing["name"]), *(((key,), name) for key, name in translated.items())]:
        if not NAME.fullmatch(name) or name != name.lower():
            field = "name_localizations" if place else "name"
            text = f"Command name is invalid: {name!r}"
            yield Problem((*path, field, *place), "APPLICATION_COMMAND_INVALID_NAME", text)
    if not thing.get("description"):
        yield Problem((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    for field in ("name_localizations", "description_localizations"):
        for locale in thing.get(field) or {}:
            if not LOCALE.fullmatch(locale):
                yield Problem((*path, field, locale), "BASE_TYPE_CHOICES", "Unknown locale")


def _option_problems(path: Path, options: Sequence[Json]) -> Iterator[Problem]:
    optional_seen = False
    names: set[str] = set()
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        text = "Sub-command and sub-command group option types are mutually exclusive to all others"
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    for place, option in enumerate(options):
        here = (*path, place)
        yield from _named_problems(here, option)
        if option["name"] in names:
            code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
            yield Problem((*here, "name"), code, "Option name already exists")
        names.add(option["name"])
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            text = "Required options must be placed before non-required options"
            yield Problem(here, code, text)
        optional_seen |= not option.get("required")
        yield from _choice_problems(here, option)
        yield from _option_problems((*here, "options"), option.get("options") or [])


def _choice_problems(path: Path, option: Json) -> Iterator[Problem]:
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
