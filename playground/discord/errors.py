"""Discord's error responses.

A refusal that a correct bot can meet (closed DMs, a missing permission, a deleted message) is only
sent. One that proves a mistake of the bot is a violation: sent, and recorded to fail the test.
"""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from playground.discord.enums import ErrorCode
from playground.discord.world import Json

JsonPath = tuple[str | int, ...]
"""Where a value stands in a body: keys of objects and places in lists, outermost first."""


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong in a body: its path, Discord's code for it, and a sentence."""

    path: JsonPath
    code: str
    message: str

    def __str__(self) -> str:
        place = ".".join(str(step) for step in self.path) or "body"
        return f"{place}: {self.code}: {self.message}"


class Refused(Exception):
    """The request gets an error response. `violation` is the bot's mistake, if it made one."""

    def __init__(
        self,
        status: HTTPStatus,
        code: ErrorCode,
        message: str,
        *,
        violation: str | None = None,
        extra: Json | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.violation = violation
        self.extra: Json = extra or {}

    @property
    def body(self) -> Json:
        """The JSON body of the error response."""
        return {"message": self.message, "code": self.code, **self.extra}


class Violation(msgspec.Struct, frozen=True):
    """A request that a correct bot would not have sent, and why."""

    method: str
    path: str
    body: Any
    reason: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.reason}"


def invalid_form(problems: Iterable[Problem]) -> Refused:
    """The refusal of an invalid body; its `errors` mirror the body's structure."""
    listed = list(problems)
    tree: Json = {}
    for problem in listed:
        place = tree
        for step in problem.path:
            place = place.setdefault(str(step), {})
        errors = place.setdefault("_errors", [])
        errors.append({"code": problem.code, "message": problem.message})
    return Refused(
        HTTPStatus.BAD_REQUEST,
        ErrorCode.INVALID_FORM_BODY,
        "Invalid Form Body",
        violation="; ".join(str(problem) for problem in listed),
        extra={"errors": tree},
    )


def refuse_problems(problems: Iterable[Problem]) -> None:
    """Raise the refusal of an invalid body if there is any problem with it."""
    found = list(problems)
    if found:
        raise invalid_form(found)


def unauthorized() -> Refused:
    """The refusal of a request without the bot's token."""
    return Refused(HTTPStatus.UNAUTHORIZED, ErrorCode.GENERAL, "401: Unauthorized")


def malformed_body(reason: str) -> Refused:
    """The refusal of a request that the playground cannot make sense of."""
    text = "The request body is malformed."
    return Refused(HTTPStatus.BAD_REQUEST, ErrorCode.MALFORMED_BODY, text, violation=reason)


def unknown(thing: str, code: ErrorCode, *, violation: str | None = None) -> Refused:
    """The refusal of a request for something that does not exist."""
    return Refused(HTTPStatus.NOT_FOUND, code, f"Unknown {thing}", violation=violation)


def unknown_channel() -> Refused:
    """The refusal of a request for a channel that does not exist."""
    return unknown("Channel", ErrorCode.UNKNOWN_CHANNEL)


def unknown_message(violation: str | None = None) -> Refused:
    """The refusal of a request for a message that does not exist, or is out of the bot's reach."""
    return unknown("Message", ErrorCode.UNKNOWN_MESSAGE, violation=violation)


def missing_access() -> Refused:
    """The refusal of a request for something that the bot may not see."""
    return Refused(HTTPStatus.FORBIDDEN, ErrorCode.MISSING_ACCESS, "Missing Access")


def missing_permissions() -> Refused:
    """The refusal of a request for which the bot lacks a permission."""
    return Refused(HTTPStatus.FORBIDDEN, ErrorCode.MISSING_PERMISSIONS, "Missing Permissions")


def empty_message() -> Refused:
    """The refusal of a message with nothing in it."""
    text = "Cannot send an empty message"
    return Refused(
        HTTPStatus.BAD_REQUEST, ErrorCode.EMPTY_MESSAGE, text, violation="an empty message"
    )
