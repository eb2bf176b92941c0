"""A request that has been read, and the routes that requests can take."""

from collections.abc import Callable
from typing import Any

import msgspec

from playground.discord.attachments import Uploads
from playground.wire.loopback import Loopback

API_PREFIX = "/api/v10"


class Call(msgspec.Struct, kw_only=True):
    """A request that has been read: its path's parameters, query, JSON body and files.

    `sender` is the worker that sent it, if the bot has several.
    """

    loopback: Loopback
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: Uploads = {}
    sender: str = ""

    def number(self, name: str) -> int:
        """A snowflake id in the path; 0, which nothing has, if it is no number."""
        value = self.params[name]
        return int(value) if value.isdecimal() else 0


Endpoint = Callable[[Call], Any]
"""Does what a request asks for. Returns the JSON of the response, None for an empty one."""


class Route(msgspec.Struct, frozen=True):
    """A method and path, written as in Discord's OpenAPI description, and what serves it."""

    method: str
    template: str
    endpoint: Endpoint
    needs_token: bool = True


class Routes:
    """Collects the routes of one module."""

    def __init__(self) -> None:
        self.found: list[Route] = []

    def add(
        self, method: str, template: str, *, needs_token: bool = True
    ) -> Callable[[Endpoint], Endpoint]:
        """Declare a route. It needs no bot token where the path has a token of its own."""

        def declared(endpoint: Endpoint) -> Endpoint:
            self.found.append(Route(method, template, endpoint, needs_token))
            return endpoint

        return declared
