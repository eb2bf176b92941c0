"""What the checks against the OpenAPI description take for granted in `jsonschema_rs`."""

from typing import Any

import jsonschema_rs
import pytest

from playground.discord.openapi import CODES, error_kind

ADVICE = "jsonschema_rs tells errors apart in another way: adapt error_kind and CODES in openapi.py"

ERRORS: dict[str, tuple[dict[str, Any], Any]] = {
    "MaxLength": ({"maxLength": 1}, "two"),
    "MinLength": ({"minLength": 1}, ""),
    "MaxItems": ({"maxItems": 0}, [1]),
    "MinItems": ({"minItems": 1}, []),
    "Required": ({"required": ["name"]}, {}),
    "Enum": ({"enum": [1, 2]}, 3),
    "Maximum": ({"maximum": 1}, 2),
    "Minimum": ({"minimum": 1}, 0),
    "Pattern": ({"pattern": "^a$"}, "b"),
    "Format": ({"format": "uri"}, "not an address"),
    "AdditionalProperties": (
        {"properties": {"id": {}}, "additionalProperties": False},
        {"name": 1},
    ),
    "UniqueItems": ({"uniqueItems": True}, [1, 1]),
    "Type": ({"type": "string"}, 1),
    "OneOfNotValid": ({"oneOf": [{"type": "string"}, {"type": "null"}]}, 1),
    "AnyOf": ({"anyOf": [{"type": "string"}, {"type": "null"}]}, 1),
}
"""By kind: a schema and something that it refuses for this reason."""


def only_error(schema: dict[str, Any], instance: Any) -> Any:
    validator = jsonschema_rs.Draft202012Validator(schema, validate_formats=True)
    (error,) = validator.iter_errors(instance)
    return error


@pytest.mark.parametrize("kind", ERRORS)
def test_an_error_tells_its_kind_by_the_name_of_a_class(kind: str) -> None:
    assert error_kind(only_error(*ERRORS[kind])) == kind, ADVICE


def test_every_kind_with_a_code_is_tried() -> None:
    assert set(CODES) <= set(ERRORS)


@pytest.mark.parametrize("kind", ["OneOfNotValid", "AnyOf"])
def test_an_error_of_alternatives_tells_the_errors_of_each(kind: str) -> None:
    branches = only_error(*ERRORS[kind]).kind.context
    assert [[error_kind(error) for error in branch] for branch in branches] == [["Type"]] * 2, (
        ADVICE
    )
