"""Every limit of responses to interactions, broken once."""

from typing import Any

import pytest

from playground.discord.enums import InteractionType
from tests.playground.http_bot import HttpBot, Json, assert_invalid, select

pytestmark = pytest.mark.wire


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
async def test_a_wrong_answer_is_refused_and_recorded(http: HttpBot, name: str) -> None:
    ana = http.playground.person("ana")
    asked = http.playground.interactions.ask(
        InteractionType.COMMAND, ana.id, http.table.id, {"id": "1", "name": "play", "type": 1}
    )
    body, code = WRONG_ANSWERS[name]
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    assert_invalid(await http.ask("POST", path, body), code)
    assert code in http.one_violation()


async def test_a_followup_before_any_answer_is_a_violation(http: HttpBot) -> None:
    ana = http.playground.person("ana")
    asked = http.playground.interactions.ask(
        InteractionType.COMMAND, ana.id, http.table.id, {"id": "1", "name": "play", "type": 1}
    )
    path = f"/webhooks/{http.playground.application_id}/{asked.token}"
    status, body = await http.ask("POST", path, {"content": "hello"})
    assert (status, body["code"]) == (404, 10015)
    assert http.one_violation() == "the interaction has not been answered yet"


def choices(count: int = 1, **changes: Any) -> list[Json]:
    return [{"name": f"choice {n}", "value": str(n), **changes} for n in range(count)]


WRONG_CHOICES = {
    "too many": choices(26),
    "a long name": choices(name="x" * 101),
    "a long value": choices(value="x" * 101),
    "no name": choices(name=""),
}


@pytest.mark.parametrize("name", WRONG_CHOICES)
async def test_wrong_suggestions_are_refused_and_recorded(http: HttpBot, name: str) -> None:
    ana = http.playground.person("ana")
    typed = {"type": 3, "name": "game", "value": "y", "focused": True}
    asked = http.playground.interactions.ask(
        InteractionType.AUTOCOMPLETE,
        ana.id,
        http.table.id,
        {"id": "1", "name": "play", "type": 1, "options": [typed]},
    )
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    body = {"type": 8, "data": {"choices": WRONG_CHOICES[name]}}
    assert (await http.ask("POST", path, body))[0] == 400
    assert http.one_violation()
