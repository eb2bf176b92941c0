"""One request: its route, body and files; and the way from the wire to an answer."""

import asyncio
import logging
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from playground.discord import spec
from playground.discord.posting import Upload
from playground.discord.refusals import Refused, Violation, invalid_form, unauthorized
from playground.discord.world import Json
from playground.wire.faults import Fault
from playground.wire.loopback import Exchange, Loopback

log = logging.getLogger(__name__)

EXCHANGE = web.RequestKey("exchange", Exchange)

FILE_FIELD = re.compile(r"files\[(\d+)\]")


class Call(msgspec.Struct, kw_only=True):
    """A request that has been read."""

    here: Loopback
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: dict[int, Upload] = {}

    def number(self, name: str) -> int:
        """A snowflake in the path."""
        value = self.params[name]
        return int(value) if value.isdecimal() else 0


Answer = Callable[[Call], Any]


class Route(msgspec.Struct, frozen=True):
    """A way into the API, by the path that the OpenAPI description gives it."""

    method: str
    template: str
    answer: Answer
    open: bool = False


class Routes:
    """Collects the routes of one module."""

    def __init__(self) -> None:
        self.found: list[Route] = []

    def add(self, method: str, template: str, *, open: bool = False) -> Callable[[Answer], Answer]:
        """Declare a route; an `open` one needs no bot token, its path holds one of its own."""

        def declared(answer: Answer) -> Answer:
            self.found.append(Route(method, template, answer, open))
            return answer

        return declared


def written(payload: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with the exact content type that discord.py compares with; nothing at all as 204."""
    if payload is None:
        return web.Response(status=204)
    return web.Response(
        body=msgspec.json.encode(payload),
        status=status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )


class Desk:
    """Serves routes for one loopback Discord, and records what should not have been asked."""

    def __init__(self, here: Loopback) -> None:
        self.here = here

    def server(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._counted(request, route)

        return serve

    async def nowhere(self, request: web.Request) -> web.StreamResponse:
        """A path that nobody declared."""
        self.here.violations.append(
            Violation(request.method, request.path, None, "the playground has no such route")
        )
        return written({"message": "404: Not Found", "code": 0}, 404)

    async def _counted(self, request: web.Request, route: Route) -> web.StreamResponse:
        here = self.here
        here.in_flight += 1
        here.requests += 1
        exchange = self._noted(request)
        begun = time.monotonic()
        try:
            response = await self._served(request, route)
            exchange.status = response.status
            return response
        finally:
            here.in_flight -= 1
            here.last_request = time.monotonic()
            exchange.milliseconds = (here.last_request - begun) * 1000
            here.changed()

    def _noted(self, request: web.Request) -> Exchange:
        """Kept for the page; the token of an interaction is of no use there."""
        path = re.sub(r"/[\w-]{40,}", "/…", request.path.removeprefix("/api/v10"))
        here = self.here
        exchange = Exchange(
            number=here.requests, method=request.method, path=path, at=here.clock.now()
        )
        request[EXCHANGE] = exchange
        here.exchanges.append(exchange)
        return exchange

    async def _served(self, request: web.Request, route: Route) -> web.StreamResponse:
        try:
            body, uploads = await _read(request)
        except ConnectionError:
            return _broken(request, Fault(refuse=True))
        request[EXCHANGE].body = body
        fault = self.here.faults.taken(request.method, request.path)
        await asyncio.sleep(self.here.faults.latency + (fault.delay if fault else 0))
        if request.transport is None:
            return _broken(request, Fault(refuse=True))
        if fault is not None and (fault.refuse or fault.status is not None):
            request[EXCHANGE].remark = "a fault that was asked for"
            return _broken(request, fault)
        response = self._answered(request, route, body, uploads)
        if fault is not None and fault.lose:
            _hang_up(request)
        return response

    def _answered(
        self, request: web.Request, route: Route, body: Any, uploads: dict[int, Upload]
    ) -> web.Response:
        try:
            self._admit(request, route, body)
            params, query = dict(request.match_info), dict(request.query)
            call = Call(here=self.here, params=params, query=query, body=body, uploads=uploads)
            return written(route.answer(call))
        except Refused as refusal:
            return self._refused(request, body, refusal)
        except Exception as error:
            log.exception("the playground could not answer %s %s", request.method, request.path)
            reason = f"could not be understood: {error!r}"
            broken = Refused(400, 50109, "The request body is malformed.", violation=reason)
            return self._refused(request, body, broken)

    def _admit(self, request: web.Request, route: Route, body: Any) -> None:
        wanted = f"Bot {self.here.gateway.token}"
        if not route.open and request.headers.get("Authorization") != wanted:
            raise unauthorized()
        problems = spec.problems(route.method, route.template, body)
        if problems:
            raise invalid_form(problems)

    def _refused(self, request: web.Request, body: Any, refusal: Refused) -> web.Response:
        request[EXCHANGE].remark = refusal.violation or refusal.message
        if refusal.violation is not None:
            self.here.violations.append(
                Violation(request.method, request.path, body, refusal.violation)
            )
        headers = {"Via": "1.1 playground"} if refusal.status == 429 else None
        return written(refusal.body, refusal.status, headers)


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if not request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        raw = await request.read()
        return (msgspec.json.decode(raw) if raw else None), {}
    body: Any = None
    uploads: dict[int, Upload] = {}
    reader = await request.multipart()
    while isinstance(part := await reader.next(), BodyPartReader):
        content = bytes(await part.read())
        field = FILE_FIELD.fullmatch(part.name or "")
        if field is not None:
            uploads[int(field[1])] = Upload(part.filename or "file", content)
        elif part.name == "payload_json":
            body = msgspec.json.decode(content)
    return body, uploads


def _broken(request: web.Request, fault: Fault) -> web.Response:
    if fault.refuse or fault.status is None:
        _hang_up(request)
        return web.Response(status=500)
    body: Json = {"message": fault.message or f"{fault.status}: injected", "code": fault.code}
    if fault.status != 429:
        return written(body, fault.status)
    body |= {"retry_after": fault.retry_after, "global": False}
    return written(body, 429, {"Via": "1.1 playground"})


def _hang_up(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()
