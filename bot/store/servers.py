"""Servers with their settings."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Morning(msgspec.Struct, frozen=True):
    """Where and when a server reads how yesterday went: at an hour of a time zone, next `at`."""

    guild: int
    channel: int
    hour: int
    zone: str
    at: float


class ServerStore(Protocol):
    """Servers with their settings."""

    async def language(self, guild: int) -> str:
        """The language that the moderators chose; empty where they did not."""
        ...

    async def put_language(self, guild: int, language: str) -> None:
        """Saves that choice."""
        ...

    async def put_morning(self, morning: Morning) -> None:
        """Saves where and when a server reads in the morning how yesterday went; `at` 0: never."""
        ...

    async def morning(self, guild: int) -> Morning | None:
        """What a server has chosen; None where it never did."""
        ...

    async def mornings(self, now: float) -> Sequence[Morning]:
        """The servers that should read it by now."""
        ...

    async def claim_morning(self, morning: Morning, next_at: float) -> bool:
        """Whether this message is the caller's to send: the next one is due later from now on."""
        ...
