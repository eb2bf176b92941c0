"""The way of every request: read, perhaps made to fail, checked, carried out, responded to."""

import asyncio
import logging
import math
import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
from aiohttp import web

from playground.discord import openapi
from playground.discord.attachments import Uploads
from playground.discord.errors import (
    Refused,
    Violation,
    malformed_body,
    refuse_problems,
    unauthorized,
)
from playground.discord.world import Json
from playground.wire.activity import Exchange
from playground.wire.faults import Fault
from playground.wire.loopback import Loopback
from playground.wire.rest.body import read_body
from playground.wire.rest.routes import API_PREFIX, Call, Route

log = logging.getLogger(__name__)

TOKEN = re.compile(r"/[\w-]{40,}")
"""An interaction's token in a path."""

RATE_LIMIT_HEADERS = {"Via": "1.1 playground"}
"""A client takes a 429 without this header for a ban of its whole address."""

GLOBAL_LIMIT_HEADERS = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}


class Handler:
    """Serves routes for one Discord, and records the mistakes that requests prove."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback = loopback

    def handle(self, route: Route) -> Callable[[web.Request], Any]:
        """A request handler for one route."""

        async def handle(request: web.Request) -> web.StreamResponse:
            path = TOKEN.sub("/…", request.path.removeprefix(API_PREFIX))
            with self.loopback.activity.exchange(request.method, path) as exchange:
                exchange.kind = f"{route.method} {route.template}"
                exchange.counts = route.needs_token
                exchange.sender = self._sender(request)
                response = await self._respond(request, route, exchange)
                exchange.status = response.status
                return response

        return handle

    def _sender(self, request: web.Request) -> str:
        """The worker that reaches us at the port at which this request came."""
        if request.transport is None:
            return ""
        _, port, *_ = request.transport.get_extra_info("sockname")
        return self.loopback.activity.senders.get(port, "")

    async def not_found(self, request: web.Request) -> web.StreamResponse:
        """Respond to a path that no route has."""
        reason = "the playground has no such route"
        self._record_violation(request, None, reason)
        return json_response({"message": "404: Not Found", "code": 0}, HTTPStatus.NOT_FOUND)

    async def _respond(
        self, request: web.Request, route: Route, exchange: Exchange
    ) -> web.StreamResponse:
        """Carry out a request, unless a fault is planned for it or its sender has died."""
        try:
            body, uploads = await read_body(request)
        except ConnectionError:
            return _hang_up(request)
        exchange.body = body
        fault = self.loopback.faults.take(request.method, request.path)
        await asyncio.sleep(self.loopback.faults.latency + (fault.delay if fault else 0))
        if request.transport is None:
            return _hang_up(request)
        if fault is not None and fault.prevents:
            exchange.remark = "a fault that was asked for"
            return _faulty(request, fault)
        response = self._carry_out(request, route, body, uploads, exchange)
        if fault is not None and fault.lose:
            _hang_up(request)
        return response

    def _carry_out(
        self,
        request: web.Request,
        route: Route,
        body: Any,
        uploads: Uploads,
        exchange: Exchange,
    ) -> web.Response:
        try:
            self._check(request, route, body)
            call = Call(
                loopback=self.loopback,
                params=dict(request.match_info),
                query=dict(request.query),
                body=body,
                uploads=uploads,
                sender=exchange.sender,
            )
            self.loopback.activity.serving = exchange
            return json_response(route.endpoint(call))
        except Refused as refused:
            refusal = refused
        except Exception as error:
            log.exception("the playground could not answer %s %s", request.method, request.path)
            refusal = malformed_body(f"could not be understood: {error!r}")
        finally:
            self.loopback.activity.serving = None
        exchange.remark = refusal.violation or refusal.message
        if refusal.violation is not None:
            self._record_violation(request, body, refusal.violation)
        return json_response(refusal.body, refusal.status)

    def _check(self, request: web.Request, route: Route, body: Any) -> None:
        """Refuse a request without the bot's token, one too many, or one with a wrong body.

        A request that needs no token has one of its own, an interaction's, and is not counted.
        """
        expected = f"Bot {self.loopback.gateway.token}"
        if route.needs_token:
            self.loopback.request_limit.count(self.loopback.clock.now())
            if request.headers.get("Authorization") != expected:
                raise unauthorized()
        refuse_problems(openapi.problems(route.method, route.template, body))

    def _record_violation(self, request: web.Request, body: Any, reason: str) -> None:
        violation = Violation(request.method, request.path, body, reason)
        self.loopback.violations.append(violation)


def json_response(payload: Any, status: int = HTTPStatus.OK) -> web.Response:
    """A JSON response with exactly the content type that discord.py expects; None is a 204."""
    if payload is None:
        return web.Response(status=HTTPStatus.NO_CONTENT)
    headers = {"Content-Type": "application/json"}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers |= RATE_LIMIT_HEADERS | {"Retry-After": str(math.ceil(payload["retry_after"]))}
        if payload["global"]:
            headers |= GLOBAL_LIMIT_HEADERS
    return web.Response(body=msgspec.json.encode(payload), status=status, headers=headers)


def _faulty(request: web.Request, fault: Fault) -> web.Response:
    """The response of a fault that prevents what was asked for."""
    if fault.refuse or fault.status is None:
        return _hang_up(request)
    body: Json = {"message": fault.message or f"{fault.status}: injected", "code": fault.code}
    if fault.status == HTTPStatus.TOO_MANY_REQUESTS:
        body |= {"retry_after": fault.retry_after, "global": False}
    return json_response(body, fault.status)


def _hang_up(request: web.Request) -> web.Response:
    """Close the connection; the response that aiohttp wants to have is never sent."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=HTTPStatus.INTERNAL_SERVER_ERROR)
