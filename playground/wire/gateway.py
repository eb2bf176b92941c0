"""The gateway: hello, identify, ready, heartbeats, resume with replay, reconnect."""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.discord.payloads import Payloads
from playground.discord.world import Channel, Json
from playground.wire.faults import Faults

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11

BEAT_MILLISECONDS = 41_250
REPLAYED = 1000
"""How many events a session keeps for a client that resumes."""

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
MESSAGE_CONTENT = 1 << 15


class Frame(msgspec.Struct):
    """What a client sends."""

    op: int
    d: Any = None


class Session:
    """One identified client. Events stay in `history`, so that a dropped one can resume."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.history: deque[tuple[int, bytes]] = deque(maxlen=REPLAYED)
        self.connection: Connection | None = None

    def knows(self, wish: Json) -> bool:
        """Whether it can go on where this client left."""
        oldest = self.history[0][0]
        return self.id == wish.get("session_id") and wish["seq"] >= oldest - 1

    def tell(self, event: str, payload: Json) -> None:
        self.sequence += 1
        frame = {"op": DISPATCH, "s": self.sequence, "t": event, "d": payload}
        written = msgspec.json.encode(frame)
        self.history.append((self.sequence, written))
        if self.connection is not None:
            self.connection.outbox.put_nowait(written)


class Connection:
    """One socket and what is to be written on it, in order."""

    def __init__(self, socket: web.WebSocketResponse, faults: Faults) -> None:
        self.socket = socket
        self.faults = faults
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.session: Session | None = None

    def send(self, op: int, payload: Any = None) -> None:
        self.outbox.put_nowait(msgspec.json.encode({"op": op, "d": payload, "s": None, "t": None}))

    async def write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                written = await self.outbox.get()
                if self.faults.latency:
                    await asyncio.sleep(self.faults.latency)
                await self.socket.send_str(written.decode())


class Gateway:
    """All sockets of the bot. A new IDENTIFY ends the session before it."""

    def __init__(self, payloads: Payloads, faults: Faults, changed: Callable[[], None]) -> None:
        self.payloads = payloads
        self.faults = faults
        self.changed = changed
        self.token = ""
        self.session: Session | None = None
        self.connections: list[Connection] = []
        self.resumed = 0
        self.identified = 0

    @property
    def connected(self) -> bool:
        return self.session is not None and self.session.connection is not None

    @property
    def written(self) -> bool:
        """Whether everything that was to be told is on the wire."""
        return all(connection.outbox.empty() for connection in self.connections)

    def dispatch(self, event: str, payload: Json, needs: int = 0) -> None:
        """Tell the bot, if its intents (any of the bits of `needs`) say that it wants to know."""
        if self.session is not None and (not needs or self.session.intents & needs):
            self.session.tell(event, payload)

    def reads_messages(self, channel: Channel) -> bool:
        """Whether the bot is told of messages there."""
        return bool(self.session and self.session.intents & _message_intent(channel))

    def dispatch_message(self, event: str, channel: Channel, payload: Json) -> None:
        """MESSAGE_*: with the bot's own intents, and other people's words only where it may."""
        if channel.server_id:
            payload = payload | {"guild_id": str(channel.server_id)}
        own = payload.get("author", {}).get("id") == str(self.payloads.world.bot_id)
        readable = self.session and self.session.intents & MESSAGE_CONTENT
        if channel.server_id and not own and not readable and "content" in payload:
            payload = payload | {"content": "", "embeds": [], "attachments": [], "components": []}
        self.dispatch(event, payload, _message_intent(channel))

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """The `/gateway` socket, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        connection = Connection(socket, self.faults)
        self.connections.append(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": BEAT_MILLISECONDS})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._hear(connection, msgspec.json.decode(frame.data, type=Frame))
        finally:
            writer.cancel()
            self._gone(connection)
        return socket

    def _gone(self, connection: Connection) -> None:
        """A client that says goodbye (1000, 1001) ends its session; any other may resume."""
        self.connections.remove(connection)
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            if connection.socket.close_code in (1000, 1001) and session is self.session:
                self.session = None
        self.changed()

    async def _hear(self, connection: Connection, frame: Frame) -> None:
        match frame.op:
            case 1:
                connection.send(HEARTBEAT_ACK)
            case 2:
                await self._identify(connection, frame.d)
            case 3 | 4:
                pass
            case 6:
                await self._resume(connection, frame.d)
            case _:
                await connection.socket.close(code=4001, message=b"Unknown opcode.")

    async def _identify(self, connection: Connection, wish: Json) -> None:
        if wish.get("token") != self.token:
            await connection.socket.close(code=4004, message=b"Authentication failed.")
            return
        before = self.session
        self.session = session = Session(wish["intents"])
        self._join(connection, session)
        self.identified += 1
        self._greet(session)
        self.changed()
        if before is not None and before.connection is not None:
            await before.connection.socket.close(code=4000, message=b"A new session has begun.")

    def _join(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.connection = connection

    def _greet(self, session: Session) -> None:
        write, world = self.payloads, self.payloads.world
        servers = [s for s in world.servers.values() if world.bot_id in s.members]
        session.tell(
            "READY",
            {
                "v": 10,
                "user": write.myself(),
                "guilds": [{"id": str(server.id), "unavailable": True} for server in servers],
                "session_id": session.id,
                "resume_gateway_url": write.base.replace("http", "ws", 1) + "/gateway",
                "application": {"id": str(world.bot_id), "flags": 0},
            },
        )
        if session.intents & GUILDS:
            for server in servers:
                session.tell("GUILD_CREATE", write.server(server))

    async def _resume(self, connection: Connection, wish: Json) -> None:
        session = self.session
        if session is None or not session.knows(wish) or wish.get("token") != self.token:
            connection.send(INVALID_SESSION, False)
            return
        self._join(connection, session)
        for sequence, written in session.history:
            if sequence > wish["seq"]:
                connection.outbox.put_nowait(written)
        session.tell("RESUMED", {})
        self.resumed += 1
        self.changed()

    async def drop(self, code: int = 4000) -> None:
        """Close the socket under the bot's feet; its session can be resumed."""
        if self.session is not None and self.session.connection is not None:
            connection = self.session.connection
            self.session.connection = None
            await connection.socket.close(code=code)

    def ask_to_reconnect(self) -> None:
        """Op 7: the bot is to come back and resume."""
        if self.session is not None and self.session.connection is not None:
            self.session.connection.send(RECONNECT)

    def forget_session(self) -> None:
        """The next RESUME is answered with INVALID_SESSION."""
        if self.session is not None:
            self.session.id = ""

    async def close(self) -> None:
        for connection in tuple(self.connections):
            await connection.socket.close(code=1001)


def _message_intent(channel: Channel) -> int:
    return GUILD_MESSAGES if channel.server_id else DIRECT_MESSAGES
