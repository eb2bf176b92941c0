"""The page's files, its pictures, and its socket, which keeps all tabs in step."""

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from playground.page import deeds
from playground.page.guard import HEADERS, is_page
from playground.page.scene import Scene, Wish
from playground.people.typed import Impossible

if TYPE_CHECKING:
    from playground.wire.server import Playground

ASSETS = Path(__file__).parent / "assets"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}

GATHER_SECONDS = 0.015
"""Changes that come so close together are told at once."""


class Frame(msgspec.Struct, kw_only=True):
    """What a tab sends: what it wants to see, or a deed with a number for its answer."""

    wish: Wish | None = None
    number: int = 0
    deed: deeds.Deed | None = None


class Tab:
    """One open page. It is sent what differs from what it has."""

    def __init__(self, socket: web.WebSocketResponse, scene: Scene) -> None:
        self.socket = socket
        self.scene = scene
        self.wish = Wish()
        self.shown: dict[str, bytes] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def show(self) -> None:
        """Compare, then send: nothing at all when nothing has changed."""
        records = self.scene.records(self.wish)
        fresh = {key: msgspec.json.encode(value) for key, value in records.items()}
        changed = {k: msgspec.Raw(v) for k, v in fresh.items() if self.shown.get(k) != v}
        gone = [key for key in self.shown if key not in fresh]
        self.shown = fresh
        if changed or gone:
            await self.send({"set": changed, "drop": gone})

    async def send(self, frame: Any) -> None:
        with contextlib.suppress(ConnectionError):
            await self.socket.send_str(msgspec.json.encode(frame).decode())

    def do(self, number: int, deed: deeds.Deed) -> None:
        """Without waiting: somebody else in this tab may act meanwhile."""
        task = asyncio.create_task(self._done(number, deed))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _done(self, number: int, deed: deeds.Deed) -> None:
        """The answer comes after the records that it changed."""
        try:
            answer = await deeds.do(self.scene.playground, deed)
        except Impossible as reason:
            await self.send({"number": number, "no": str(reason)})
        else:
            self.scene.playground.changed()
            await self.show()
            await self.send({"number": number, "yes": answer})


class Page:
    """All tabs of one playground."""

    def __init__(self, playground: "Playground") -> None:
        self.playground = playground
        self.scene = Scene(playground)
        self.tabs: list[Tab] = []
        self._due: asyncio.TimerHandle | None = None
        self._showing: set[asyncio.Task[None]] = set()
        playground.after_change.append(self.changed)
        playground.clock.after_change.append(self.changed)

    def mount(self, app: web.Application) -> None:
        app.router.add_get("/", self.index)
        app.router.add_get("/page/live", self.live)
        app.router.add_get("/page/files/{attachment_id}/{name}", self.file)
        app.router.add_get("/page/{name}", self.asset)
        app.on_response_prepare.append(_protect)

    # Files

    async def index(self, _: web.Request) -> web.Response:
        return _served("index.html")

    async def asset(self, request: web.Request) -> web.Response:
        return _served(request.match_info["name"])

    async def file(self, request: web.Request) -> web.Response:
        """A picture of a message. Its address never dies here: a client asks for fresh ones."""
        wanted = request.match_info["attachment_id"]
        for message in self.playground.world.messages.values():
            for file in message.attachments:
                if str(file.id) == wanted:
                    kept = {"Cache-Control": "private, max-age=86400, immutable"}
                    return web.Response(
                        body=file.content, content_type=file.content_type, headers=kept
                    )
        raise web.HTTPNotFound

    # Tabs

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        if not is_page(request):
            raise web.HTTPForbidden(text="The playground only answers its own page.")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=256 * 1024, timeout=1.0)
        await socket.prepare(request)
        tab = Tab(socket, self.scene)
        self.tabs.append(tab)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await _hear(tab, frame.data)
        finally:
            self.tabs.remove(tab)
        return socket

    def changed(self) -> None:
        if self.tabs and self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_later(GATHER_SECONDS, self._show)

    def _show(self) -> None:
        self._due = None
        for tab in self.tabs:
            task = asyncio.create_task(tab.show())
            self._showing.add(task)
            task.add_done_callback(self._showing.discard)

    async def close(self) -> None:
        if self._due is not None:
            self._due.cancel()
        for tab in tuple(self.tabs):
            await tab.socket.close(code=1001)


async def _hear(tab: Tab, text: str) -> None:
    try:
        frame = msgspec.json.decode(text, type=Frame, strict=False)
    except msgspec.ValidationError as error:
        await tab.send({"number": 0, "no": str(error)})
        return
    if frame.wish is not None:
        tab.wish = frame.wish
        await tab.show()
    if frame.deed is not None:
        tab.do(frame.number, frame.deed)


def _served(name: str) -> web.Response:
    path = ASSETS / name
    if path.suffix not in TYPES or path.parent != ASSETS or not path.is_file():
        raise web.HTTPNotFound
    return web.Response(
        text=path.read_text(encoding="utf-8"),
        content_type=TYPES[path.suffix],
        charset="utf-8",
        headers={"Cache-Control": "no-cache"},
    )


async def _protect(_: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
