"""The door for interactions over HTTP: what Discord signs is let in, and nothing else.

`/interactions` takes them from Discord; `/ready` and `/healthz` tell a load balancer whether to
send any here. TLS is the load balancer's, or a proxy's.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.incoming.listening import listen
from bot.incoming.repair import Payload

log = logging.getLogger(__name__)

STALE_AFTER = 30.0
"""Seconds that a signature's time may be off. Nobody waits for an answer after three; the rest is
for clocks that differ."""

LARGEST = 1024 * 1024
"""Bytes of an interaction: far more than a form that is filled to the brim."""

PING = 1


class Door:
    """An HTTP server that hands on every interaction which Discord has signed.

    `receive` is given what was let in. It answers by itself, over Discord's callback endpoint: the
    request is only told that it was accepted.
    """

    def __init__(
        self,
        public_key: str,
        receive: Callable[[Payload], None],
        is_well: Callable[[], Awaitable[bool]],
    ) -> None:
        self.key = VerifyKey(bytes.fromhex(public_key))
        self.receive = receive
        self.is_well = is_well
        self.ready = False
        """Whether a load balancer should send interactions here."""
        self.port = 0
        self._runner: web.AppRunner | None = None

    # ── serving ──────────────────────────────────────────────────────────────────────────────────

    async def open(self, host: str, port: int) -> None:
        """Listens; on a free port if that is 0. It is not ready yet."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post("/interactions", self._interaction)
        app.router.add_get("/ready", self._tell_ready)
        app.router.add_get("/healthz", self._tell_health)
        self._runner = await listen(app, host, port, "PORT")
        self.port = self._runner.addresses[0][1]
        log.info("listening on %s port %d", host, self.port)

    @property
    def is_open(self) -> bool:
        """Whether anybody can come in."""
        return self._runner is not None and bool(self.port)

    async def close(self) -> None:
        """Stops listening, when the requests under way have been answered."""
        self.ready = False
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _tell_ready(self, _: web.Request) -> web.Response:
        return web.Response(text="ready\n") if self.ready else _unavailable("not ready")

    async def _tell_health(self, _: web.Request) -> web.Response:
        return web.Response(text="well\n") if await self.is_well() else _unavailable("not well")

    # ── interactions ─────────────────────────────────────────────────────────────────────────────

    async def _interaction(self, request: web.Request) -> web.Response:
        body = await request.read()
        if not self._is_signed(request, body):
            return web.Response(status=401, text="invalid request signature\n")
        payload = _read(body)
        if payload is None:
            return web.Response(status=400, text="no interaction\n")
        if payload.get("type") == PING:
            return web.json_response({"type": PING})
        self.receive(payload)
        return web.Response(status=202)

    def _is_signed(self, request: web.Request, body: bytes) -> bool:
        """Whether Discord has signed this body, a moment ago."""
        moment = request.headers.get("X-Signature-Timestamp", "")
        signature = request.headers.get("X-Signature-Ed25519", "")
        if not (moment.isascii() and moment.isdecimal() and len(moment) < 15):
            return False
        try:
            self.key.verify(moment.encode() + body, bytes.fromhex(signature))
        except (BadSignatureError, ValueError, TypeError):
            return False
        if abs(time.time() - int(moment)) > STALE_AFTER:
            log.warning("a request was refused: its time is off by more than %.0f s", STALE_AFTER)
            return False
        return True


def _read(body: bytes) -> Payload | None:
    """The object in a body; None where there is none, or one that is nested without end."""
    try:
        payload: Any = msgspec.json.decode(body)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return payload if isinstance(payload, dict) else None


def _unavailable(text: str) -> web.Response:
    return web.Response(status=503, text=f"{text}\n")
