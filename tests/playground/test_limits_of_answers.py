"""Every limit of commands, emojis and answers, broken once."""

import base64
from typing import Any

import pytest

from playground.discord.enums import InteractionType
from tests.playground.bare import png
from tests.playground.wire import Json, Wire, assert_invalid, select

pytestmark = pytest.mark.wire


def command(**changes: Any) -> Json:
    return {"name": "play", "description": "Play", "type": 1, **changes}


def option(name: str, **changes: Any) -> Json:
    return {"type": 3, "name": name, "description": "What", **changes}


WRONG_COMMANDS: dict[str, tuple[list[Json], str]] = {
    "capital letters": ([command(name="Play")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": ([command(name="play now")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a wrong translation": (
        [command(name_localizations={"fr": "Jouer"})],
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "a locale of nobody": ([command(name_localizations={"xx": "play"})], "BASE_TYPE_CHOICES"),
    "no description": ([command(description="")], "BASE_TYPE_REQUIRED"),
    "twice": ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "the same option twice": (
        [command(options=[option("a"), option("a")])],
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    "required after optional": (
        [command(options=[option("a"), option("b", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "choices that complete themselves": (
        [command(options=[option("a", autocomplete=True, choices=[{"name": "x", "value": "x"}])])],
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
    ),
    "above 8,000 characters": (
        [
            command(
                options=[
                    option(
                        f"o{n}",
                        choices=[{"name": f"{m:050}", "value": f"{m:040}"} for m in range(25)],
                    )
                    for n in range(4)
                ]
            )
        ],
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


@pytest.mark.parametrize("name", WRONG_COMMANDS)
async def test_a_wrong_command_is_refused_and_recorded(wire: Wire, name: str) -> None:
    body, code = WRONG_COMMANDS[name]
    path = f"/applications/{wire.playground.application_id}/commands"
    assert_invalid(await wire.ask("PUT", path, body), code)
    assert code in wire.one_violation()


async def test_a_command_keeps_its_id(wire: Wire) -> None:
    path = f"/applications/{wire.playground.application_id}/commands"
    (_, [first]) = await wire.ask("PUT", path, [command()])
    (_, [again]) = await wire.ask("PUT", path, [command(description="Play a game")])
    assert first["id"] == again["id"]


@pytest.mark.parametrize(
    ("name", "image", "code"),
    [
        ("die-six", png(), "STRING_TYPE_REGEX"),
        ("die", b"", "IMAGE_INVALID"),
        ("die", b"x" * (256 * 1024 + 1), "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_a_wrong_emoji_is_refused(wire: Wire, name: str, image: bytes, code: str) -> None:
    path = f"/applications/{wire.playground.application_id}/emojis"
    address = f"data:image/png;base64,{base64.b64encode(image).decode()}"
    assert_invalid(await wire.ask("POST", path, {"name": name, "image": address}), code)


def label(component: Json) -> Json:
    return {"type": 18, "label": "Part", "component": component}


def modal(*parts: Json) -> Json:
    form = {"custom_id": "form", "title": "Form", "components": list(parts)}
    return {"type": 9, "data": form}


def field(custom_id: str = "a", **changes: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **changes}


WRONG_ANSWERS: dict[str, tuple[Json, str]] = {
    "an empty form": (modal(), "BASE_TYPE_BAD_LENGTH"),
    "a form of six": (modal(*(label(field(str(n))) for n in range(6))), "BASE_TYPE_BAD_LENGTH"),
    "the same part twice": (
        modal(label(field()), label(field())),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "an impossible length": (
        modal(label(field(min_length=5, max_length=2))),
        "NUMBER_TYPE_MAX",
    ),
    "a disabled select": (
        modal(label(select("a", disabled=True))),
        "COMPONENT_INVALID_FIELD",
    ),
    "an update of no message": ({"type": 7, "data": {}}, "INTERACTION_CALLBACK_TYPE_INVALID"),
    "choices for a command": (
        {"type": 8, "data": {"choices": []}},
        "INTERACTION_CALLBACK_TYPE_INVALID",
    ),
    "too long": ({"type": 4, "data": {"content": "x" * 2001}}, "BASE_TYPE_MAX_LENGTH"),
}


@pytest.mark.parametrize("name", WRONG_ANSWERS)
async def test_a_wrong_answer_is_refused_and_recorded(wire: Wire, name: str) -> None:
    ana = wire.playground.person("ana")
    asked = wire.playground.interactions.ask(
        InteractionType.COMMAND, ana.id, wire.table.id, {"id": "1", "name": "play", "type": 1}
    )
    body, code = WRONG_ANSWERS[name]
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    assert_invalid(await wire.ask("POST", path, body), code)
    assert code in wire.one_violation()


async def test_a_followup_before_any_answer_is_a_violation(wire: Wire) -> None:
    ana = wire.playground.person("ana")
    asked = wire.playground.interactions.ask(
        InteractionType.COMMAND, ana.id, wire.table.id, {"id": "1", "name": "play", "type": 1}
    )
    path = f"/webhooks/{wire.playground.application_id}/{asked.token}"
    status, body = await wire.ask("POST", path, {"content": "hello"})
    assert (status, body["code"]) == (404, 10015)
    assert wire.one_violation() == "the interaction has not been answered yet"
