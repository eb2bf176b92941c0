"""The gateway: the WebSocket on which the bot is sent events, with heartbeats and resuming."""

import asyncio
import contextlib
import secrets
from collections import deque
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.discord.enums import CloseCode, Intent, Opcode
from playground.discord.payloads import Payloads
from playground.discord.server_objects import own_user_object, server_object
from playground.discord.world import Channel, Json
from playground.wire.changes import Changes
from playground.wire.faults import Faults

HEARTBEAT_MILLISECONDS = 41_250
ACKNOWLEDGED_AFTER = 0.05
"""Seconds until a heartbeat is acknowledged. Nobody is nearer to Discord: discord.py notes the time
of a heartbeat only after sending it, and takes an earlier answer for one that is 41 s late."""

KEPT_EVENTS = 1000
"""How many events a session keeps for a client that resumes."""

SERVER_BITS = 22
"""The bits of an id that do not tell its shard."""

UNREADABLE: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What a bot without the message content intent gets of other people's messages."""


class Frame(msgspec.Struct):
    """What a client sends: an opcode and its data."""

    op: int
    d: Any = None


class Session:
    """One identified client. Its last events are kept, so that it can resume when disconnected.

    `shard` and `shards` say which servers it is for: each is told to one shard.
    """

    def __init__(self, intents: int, shard: int = 0, shards: int = 1) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.shards = shards
        self.sequence = 0
        self.history: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)
        self.connection: Connection | None = None

    def is_for(self, server: int) -> bool:
        """Whether events of this server are sent here; those of no server go to the first shard."""
        return (server >> SERVER_BITS) % self.shards == self.shard

    def can_resume(self, resume: Json) -> bool:
        """Whether a RESUME names this session and misses no event that is not kept any more."""
        oldest = self.history[0][0]
        return self.id == resume.get("session_id") and resume["seq"] >= oldest - 1

    def send(self, event: str, payload: Json) -> None:
        """Send an event with the next sequence number, and keep it."""
        self.sequence += 1
        frame = {"op": Opcode.DISPATCH, "s": self.sequence, "t": event, "d": payload}
        encoded = msgspec.json.encode(frame)
        self.history.append((self.sequence, encoded))
        if self.connection is not None:
            self.connection.outbox.put_nowait(encoded)

    def replay(self, after: int) -> None:
        """Send the kept events again that come after a sequence number."""
        if self.connection is not None:
            for sequence, encoded in self.history:
                if sequence > after:
                    self.connection.outbox.put_nowait(encoded)


class Connection:
    """One socket and the frames that are to be sent on it, in order."""

    def __init__(self, socket: web.WebSocketResponse, faults: Faults) -> None:
        self.socket = socket
        self.faults = faults
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.session: Session | None = None

    def send(self, op: Opcode, payload: Any = None) -> None:
        """Send a frame that is not an event."""
        self.outbox.put_nowait(msgspec.json.encode({"op": op, "d": payload, "s": None, "t": None}))

    async def send_outbox(self) -> None:
        """Write frames to the socket as they come, each after the latency that is set."""
        with contextlib.suppress(ConnectionError):
            while True:
                encoded = await self.outbox.get()
                if self.faults.latency:
                    await asyncio.sleep(self.faults.latency)
                await self.socket.send_str(encoded.decode())

    async def close(self, code: CloseCode, reason: bytes = b"") -> None:
        """Close the socket."""
        await self.socket.close(code=code, message=reason)


class Gateway:
    """All connections of the bot. There is one session a shard: a new IDENTIFY ends the one before.

    `shards` is how many the bot is told to use. Sessions with another count end, too.
    """

    def __init__(self, payloads: Payloads, faults: Faults, changes: Changes) -> None:
        self.payloads = payloads
        self.faults = faults
        self.changes = changes
        self.token = ""
        self.shards = 1
        self.sessions: dict[int, Session] = {}
        self.connections: list[Connection] = []
        self.resumed = 0
        self.identified = 0

    @property
    def session(self) -> Session | None:
        """The session of the first shard."""
        return self.sessions.get(0)

    @property
    def connected(self) -> bool:
        """Whether a bot has identified, and the sockets of all its shards are open."""
        sessions = self.sessions.values()
        missing = next((session.shards for session in sessions), 1) - len(sessions)
        return not missing and all(session.connection is not None for session in sessions)

    @property
    def all_sent(self) -> bool:
        """Whether every frame has been written to its socket."""
        return all(connection.outbox.empty() for connection in self.connections)

    # Events

    def dispatch(self, event: str, payload: Json, intents: int = 0) -> None:
        """Send an event to the bot; if it needs intents, only to a bot with one of them."""
        server = _server_of(event, payload)
        for session in self.sessions.values():
            if session.is_for(server) and (not intents or session.intents & intents):
                session.send(event, payload)

    def wants_messages(self, channel: Channel) -> bool:
        """Whether the bot has the intent for messages in this channel."""
        return bool(self.session and self.session.intents & _message_intent(channel))

    def dispatch_message(self, event: str, channel: Channel, payload: Json) -> None:
        """Send MESSAGE_*, without the content where the bot's intents do not include it."""
        if channel.server_id:
            payload = payload | {"guild_id": str(channel.server_id)}
            if "content" in payload and not self._may_read(payload):
                payload |= UNREADABLE
        self.dispatch(event, payload, _message_intent(channel))

    def _may_read(self, message: Json) -> bool:
        own = message["author"]["id"] == str(self.payloads.world.bot_id)
        return own or bool(self.session and self.session.intents & Intent.MESSAGE_CONTENT)

    # Connections

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the `/gateway` socket of one client, from HELLO until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        connection = Connection(socket, self.faults)
        self.connections.append(connection)
        sending = asyncio.create_task(connection.send_outbox())
        connection.send(Opcode.HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(connection, msgspec.json.decode(frame.data, type=Frame))
        finally:
            sending.cancel()
            self._disconnected(connection)
        return socket

    def _disconnected(self, connection: Connection) -> None:
        """A client that closes normally ends its session; after any other close it may resume."""
        self.connections.remove(connection)
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            normal = connection.socket.close_code in (CloseCode.NORMAL, CloseCode.GOING_AWAY)
            if normal and session is self.sessions.get(session.shard):
                del self.sessions[session.shard]
        self.changes.notify()

    async def _receive(self, connection: Connection, frame: Frame) -> None:
        match frame.op:
            case Opcode.HEARTBEAT:
                asyncio.get_running_loop().call_later(
                    ACKNOWLEDGED_AFTER, connection.send, Opcode.HEARTBEAT_ACK
                )
            case Opcode.IDENTIFY:
                await self._identify(connection, frame.d)
            case Opcode.RESUME:
                self._resume(connection, frame.d)
            case Opcode.PRESENCE_UPDATE | Opcode.VOICE_STATE_UPDATE:
                pass
            case _:
                await connection.close(CloseCode.UNKNOWN_OPCODE, b"Unknown opcode.")

    async def _identify(self, connection: Connection, identify: Json) -> None:
        if identify.get("token") != self.token:
            await connection.close(CloseCode.AUTHENTICATION_FAILED, b"Authentication failed.")
            return
        shard, shards = identify.get("shard") or (0, 1)
        session = Session(identify["intents"], shard, shards)
        ended = [s for s in self.sessions.values() if s.shard == shard or s.shards != shards]
        for before in ended:
            del self.sessions[before.shard]
        self.sessions[shard] = session
        self._attach(connection, session)
        self.identified += 1
        self._send_ready(session)
        self.changes.notify()
        for before in ended:
            if before.connection is not None:
                reason = b"A new session has begun."
                await before.connection.close(CloseCode.UNKNOWN_ERROR, reason)

    def _attach(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.connection = connection

    def _send_ready(self, session: Session) -> None:
        """READY names the servers; each of them then becomes available with GUILD_CREATE."""
        payloads, world = self.payloads, self.payloads.world
        servers = [server for server in world.servers_with_bot() if session.is_for(server.id)]
        session.send(
            "READY",
            {
                "v": 10,
                "user": own_user_object(world),
                "guilds": [{"id": str(server.id), "unavailable": True} for server in servers],
                "session_id": session.id,
                "shard": [session.shard, session.shards],
                "resume_gateway_url": payloads.gateway_url,
                "application": {"id": str(world.bot_id), "flags": 0},
            },
        )
        if session.intents & Intent.GUILDS:
            for server in servers:
                session.send("GUILD_CREATE", server_object(world, server))

    def _resume(self, connection: Connection, resume: Json) -> None:
        session = next((s for s in self.sessions.values() if s.can_resume(resume)), None)
        if session is None or resume.get("token") != self.token:
            connection.send(Opcode.INVALID_SESSION, False)
            return
        self._attach(connection, session)
        session.replay(after=resume["seq"])
        session.send("RESUMED", {})
        self.resumed += 1
        self.changes.notify()

    # Trouble

    async def drop(self, code: CloseCode = CloseCode.UNKNOWN_ERROR) -> None:
        """Close the bot's socket; its session can be resumed."""
        if self.session is not None and self.session.connection is not None:
            connection = self.session.connection
            self.session.connection = None
            await connection.close(code)

    def ask_to_reconnect(self) -> None:
        """Tell the bot to reconnect and resume."""
        if self.session is not None and self.session.connection is not None:
            self.session.connection.send(Opcode.RECONNECT)

    def forget_session(self) -> None:
        """Respond to the next RESUME with INVALID_SESSION."""
        if self.session is not None:
            self.session.id = ""

    async def close(self) -> None:
        """Close all sockets, as a server does that shuts down."""
        for connection in tuple(self.connections):
            await connection.close(CloseCode.GOING_AWAY)


def _server_of(event: str, payload: Json) -> int:
    """The id of the server that an event is about; 0 where it is about none, or damaged."""
    own = payload.get("id") if event in ("GUILD_CREATE", "GUILD_DELETE") else 0
    found = str(payload.get("guild_id") or own)
    return int(found) if found.isdecimal() else 0


def _message_intent(channel: Channel) -> Intent:
    return Intent.GUILD_MESSAGES if channel.server_id else Intent.DIRECT_MESSAGES
