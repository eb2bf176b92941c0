"""Every limit of commands, broken once."""

from typing import Any

import pytest

from tests.playground.http_bot import HttpBot, Json, assert_invalid

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
async def test_a_wrong_command_is_refused_and_recorded(http: HttpBot, name: str) -> None:
    body, code = WRONG_COMMANDS[name]
    path = f"/applications/{http.playground.application_id}/commands"
    assert_invalid(await http.ask("PUT", path, body), code)
    assert code in http.one_violation()


async def test_a_command_keeps_its_id(http: HttpBot) -> None:
    path = f"/applications/{http.playground.application_id}/commands"
    (_, [first]) = await http.ask("PUT", path, [command()])
    (_, [again]) = await http.ask("PUT", path, [command(description="Play a game")])
    assert first["id"] == again["id"]
