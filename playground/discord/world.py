"""The state of the world, as plain records: servers, channels, people, messages, interactions.

Nothing here speaks HTTP. Ids are Discord's: milliseconds of the virtual clock and a counter.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

EPOCH = 1_420_070_400_000
"""Discord's first millisecond, in Unix time."""

TEXT, DIRECT, THREAD, PRIVATE_THREAD = 0, 1, 11, 12
"""Kinds of channels."""

EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
"""Flags of messages."""

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""Kinds of interactions."""

MESSAGE, LATER_MESSAGE, LATER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of answers to an interaction."""

Json = dict[str, Any]


class User(msgspec.Struct, kw_only=True):
    """An account: a person, or the bot itself."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True


class Role(msgspec.Struct, kw_only=True):
    id: int
    name: str
    permissions: int = 0
    mentionable: bool = False
    managed: bool = False


class Overwrite(msgspec.Struct, kw_only=True):
    """What a channel allows or denies to one role or member."""

    allow: int = 0
    deny: int = 0
    member: bool = False


class Member(msgspec.Struct, kw_only=True):
    user_id: int
    joined: float
    roles: list[int] = []
    nick: str | None = None


class Server(msgspec.Struct, kw_only=True):
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    members: dict[int, Member] = {}
    roles: dict[int, Role] = {}


class Channel(msgspec.Struct, kw_only=True):
    """A text channel, a thread, or a direct conversation of the bot with `recipient_id`."""

    id: int
    kind: int
    name: str = ""
    server_id: int | None = None
    parent_id: int | None = None
    recipient_id: int | None = None
    owner_id: int | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = {}
    archived: bool = False
    locked: bool = False
    auto_archive: int = 4320
    archive_changed: float = 0.0
    active: float = 0.0
    last_message_id: int | None = None
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in (THREAD, PRIVATE_THREAD)


class Attachment(msgspec.Struct, kw_only=True):
    id: int
    filename: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct, kw_only=True):
    """A message. `reader_id` names the only person who can see an ephemeral one."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    flags: int = 0
    components: list[Json] = []
    embeds: list[Json] = []
    attachments: list[Attachment] = []
    timestamp: float = 0.0
    edited: float | None = None
    edits: int = 0
    late_edits: list[float] = []
    reader_id: int | None = None
    dismissed: bool = False
    interaction_id: int | None = None
    reply_to: int | None = None
    mentions: list[int] = []
    pinged: list[int] = []
    pinned: bool = False
    nonce: str | None = None

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)


class Interaction(msgspec.Struct, kw_only=True):
    """A command, press, choice or submitted modal, and what the bot did about it.

    `asked` is real time, for the rule of three seconds; `born` is virtual, for the quarter of an
    hour that a token lives. `settled` says that the final answer is there.
    """

    id: int
    token: str
    kind: int
    user_id: int
    channel_id: int
    asked: float
    born: float
    details: Json = {}
    message_id: int | None = None
    edits_before: int = 0
    answer: int | None = None
    original_id: int | None = None
    followups: list[int] = []
    modal: Json | None = None
    choices: list[Json] | None = None
    settled: bool = False
    failed: bool = False


class Modal(msgspec.Struct, kw_only=True):
    """A form that is open on somebody's screen."""

    custom_id: str
    title: str
    components: list[Json]
    interaction_id: int


class Emoji(msgspec.Struct, kw_only=True):
    id: int
    name: str
    image: bytes
    content_type: str


class World(msgspec.Struct, kw_only=True):
    """Everything there is. `now` is the virtual clock."""

    now: Callable[[], float]
    bot_id: int = 0
    last_id: int = 0
    users: dict[int, User] = {}
    servers: dict[int, Server] = {}
    channels: dict[int, Channel] = {}
    messages: dict[int, Message] = {}
    interactions: dict[int, Interaction] = {}
    commands: dict[int, Json] = {}
    emojis: dict[int, Emoji] = {}
    modals: dict[int, Modal] = {}
    reads: dict[int, dict[int, int]] = {}
    """By person and channel: the newest message that was on their screen."""

    def new_id(self) -> int:
        """The next snowflake: later than every one before, even when the clock stands."""
        wanted = (int(self.now() * 1000) - EPOCH) << 22
        self.last_id = max(wanted, self.last_id + 1)
        return self.last_id

    def in_channel(self, channel_id: int) -> Iterator[Message]:
        """The messages of a channel, oldest first."""
        return (m for m in self.messages.values() if m.channel_id == channel_id)

    def direct_channel(self, user_id: int) -> Channel | None:
        found = (c for c in self.channels.values() if c.recipient_id == user_id)
        return next(found, None)

    def opened_direct_channel(self, user_id: int) -> Channel:
        """The conversation of the bot with somebody, made if there is none."""
        channel = self.direct_channel(user_id)
        if channel is None:
            channel = Channel(id=self.new_id(), kind=DIRECT, recipient_id=user_id)
            self.channels[channel.id] = channel
        return channel

    def server_of(self, channel: Channel) -> Server | None:
        return None if channel.server_id is None else self.servers[channel.server_id]

    def share_a_server(self, user_id: int) -> bool:
        """Whether the bot and this person are together anywhere."""
        return any(
            user_id in server.members and self.bot_id in server.members
            for server in self.servers.values()
        )

    def by_token(self, token: str) -> Interaction | None:
        """The newest are looked at first: it is mostly one of them."""
        found = (i for i in reversed(self.interactions.values()) if i.token == token)
        return next(found, None)


def moment(timestamp: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(timestamp, UTC).isoformat()
