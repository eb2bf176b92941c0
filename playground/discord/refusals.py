"""How Discord says no.

A refusal that a correct bot can meet in life (closed DMs, a missing permission, a message that is
gone) is only answered. One that shows a mistake of the bot is a violation: answered and recorded.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from playground.discord.world import Json


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong in a body: where, Discord's word for it, and a sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str

    def __str__(self) -> str:
        place = ".".join(str(step) for step in self.path) or "body"
        return f"{place}: {self.code}: {self.message}"


class Refused(Exception):
    """An answer other than success. `violation` is the reason to record, if there is one."""

    def __init__(
        self,
        status: int,
        code: int,
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
        return {"message": self.message, "code": self.code, **self.extra}


class Violation(msgspec.Struct, frozen=True):
    """A request that Discord would have refused as malformed or out of place."""

    method: str
    path: str
    body: Any
    reason: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.reason}"


def invalid_form(problems: Iterable[Problem]) -> Refused:
    """400 / 50035 with Discord's tree of errors."""
    listed = list(problems)
    tree: Json = {}
    for problem in listed:
        place = tree
        for step in problem.path:
            place = place.setdefault(str(step), {})
        errors = place.setdefault("_errors", [])
        errors.append({"code": problem.code, "message": problem.message})
    reason = "; ".join(str(problem) for problem in listed)
    return Refused(400, 50035, "Invalid Form Body", violation=reason, extra={"errors": tree})


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def unknown(thing: str, code: int, *, violation: str | None = None) -> Refused:
    return Refused(404, code, f"Unknown {thing}", violation=violation)


def unknown_channel() -> Refused:
    return unknown("Channel", 10003)


def unknown_message() -> Refused:
    return unknown("Message", 10008)


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message", violation="an empty message")
