"""The page: a chat client for the people of the playground. Serves its files and its socket."""

import asyncio
from pathlib import Path

from aiohttp import WSMsgType, web

from playground.discord.enums import CloseCode
from playground.page.headers import add_security_headers
from playground.page.records import Records
from playground.page.tab import Tab
from playground.people.community import Community
from playground.wire.same_origin import has_own_origin, refusal

ASSETS = Path(__file__).parent / "assets"
CONTENT_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}

DEBOUNCE_SECONDS = 0.015
"""Changes that come within this time are sent together."""

PING_SECONDS = 30
FRAME_BYTES = 256 * 1024


class Page:
    """The page of one Discord, with all its open tabs."""

    def __init__(self, community: Community) -> None:
        self.community = community
        self.records = Records(community)
        self.tabs: list[Tab] = []
        self._timer: asyncio.TimerHandle | None = None
        self._updates: set[asyncio.Task[None]] = set()
        community.changes.listeners.append(self.update_soon)
        community.clock.listeners.append(self.update_soon)

    def mount(self, app: web.Application) -> None:
        """Add the page's routes to an application."""
        app.router.add_get("/", self.index)
        app.router.add_get("/page/live", self.live)
        app.router.add_get("/page/files/{attachment_id}/{name}", self.attachment)
        app.router.add_get("/page/{name}", self.asset)
        app.on_response_prepare.append(add_security_headers)

    # Files

    async def index(self, _: web.Request) -> web.Response:
        """Serve the page itself."""
        return _asset("index.html")

    async def asset(self, request: web.Request) -> web.Response:
        """Serve a script or style sheet of the page."""
        return _asset(request.match_info["name"])

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve a file of a message; unlike the CDN's addresses, the page's never expire."""
        wanted = request.match_info["attachment_id"]
        for message in self.community.world.messages.values():
            for file in message.attachments:
                if str(file.id) == wanted:
                    return web.Response(
                        body=file.content,
                        content_type=file.content_type,
                        headers={"Cache-Control": "private, max-age=86400, immutable"},
                    )
        raise web.HTTPNotFound

    # Tabs

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the socket of one tab until it closes."""
        if not has_own_origin(request):
            raise refusal()
        socket = web.WebSocketResponse(
            heartbeat=PING_SECONDS, max_msg_size=FRAME_BYTES, timeout=1.0
        )
        await socket.prepare(request)
        tab = Tab(socket, self.records)
        self.tabs.append(tab)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await tab.receive(frame.data)
        finally:
            self.tabs.remove(tab)
        return socket

    def update_soon(self) -> None:
        """Send all tabs what changed, debounced."""
        if self.tabs and self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(DEBOUNCE_SECONDS, self._update)

    def _update(self) -> None:
        self._timer = None
        for tab in self.tabs:
            task = asyncio.create_task(tab.update())
            self._updates.add(task)
            task.add_done_callback(self._updates.discard)

    async def close(self) -> None:
        """Close the sockets of all tabs."""
        if self._timer is not None:
            self._timer.cancel()
        for tab in tuple(self.tabs):
            await tab.socket.close(code=CloseCode.GOING_AWAY)


def _asset(name: str) -> web.Response:
    path = ASSETS / name
    if path.suffix not in CONTENT_TYPES or path.parent != ASSETS or not path.is_file():
        raise web.HTTPNotFound
    return web.Response(
        text=path.read_text(encoding="utf-8"),
        content_type=CONTENT_TYPES[path.suffix],
        charset="utf-8",
        headers={"Cache-Control": "no-cache"},
    )
