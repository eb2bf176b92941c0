"""Discord's state, as plain records: servers, channels, people, messages, interactions.

Nothing here speaks HTTP or waits. Ids are snowflakes as Discord's: milliseconds of the virtual
clock, then a counter.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from playground.discord.enums import (
    CallbackType,
    ChannelType,
    InteractionContext,
    InteractionType,
    MessageFlag,
)

EPOCH_MILLISECONDS = 1_420_070_400_000
"""Discord's first millisecond, in Unix time."""

TIMESTAMP_SHIFT = 22
"""How many bits of a snowflake id stand below its timestamp."""

AUTO_ARCHIVE_MINUTES = 3 * 24 * 60
"""After how long without activity a thread is archived, unless it was made otherwise."""

Json = dict[str, Any]


class User(msgspec.Struct, kw_only=True):
    """An account: a person, or the bot itself."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True


class Role(msgspec.Struct, kw_only=True):
    """A role of a server, with the permission bits it grants."""

    id: int
    name: str
    permissions: int = 0
    mentionable: bool = False
    managed: bool = False


class Overwrite(msgspec.Struct, kw_only=True):
    """The permission bits that a channel allows or denies to one role or member."""

    allow: int = 0
    deny: int = 0
    member: bool = False


class Member(msgspec.Struct, kw_only=True):
    """A user's membership of one server."""

    user_id: int
    joined: float
    roles: list[int] = []
    nick: str | None = None


class Server(msgspec.Struct, kw_only=True):
    """A server (in the API: guild) with its members and roles, each by id."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    members: dict[int, Member] = {}
    roles: dict[int, Role] = {}


class Channel(msgspec.Struct, kw_only=True):
    """A text channel, a thread, or a direct conversation of the bot with `recipient_id`.

    `auto_archive` is in minutes; `active` is the time of the last activity, from which it counts;
    `sent` is the number of messages ever sent.
    """

    id: int
    kind: ChannelType
    name: str = ""
    server_id: int | None = None
    parent_id: int | None = None
    recipient_id: int | None = None
    owner_id: int | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = {}
    archived: bool = False
    locked: bool = False
    auto_archive: int = AUTO_ARCHIVE_MINUTES
    archive_changed: float = 0.0
    active: float = 0.0
    last_message_id: int | None = None
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread, public or private."""
        return self.kind in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def context(self) -> InteractionContext:
        """Whether an interaction here takes place in a server or with the bot alone."""
        return InteractionContext.GUILD if self.server_id else InteractionContext.BOT_DM


class Attachment(msgspec.Struct, kw_only=True):
    """A file of a message; width and height are known of pictures only."""

    id: int
    filename: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct, kw_only=True):
    """A message.

    `reader_id` is the only person who can see an ephemeral one. `mentions` are the people it
    names, `pinged` those it notified. `late_edits` are the times of edits that came when the
    message was already old; Discord limits their rate.
    """

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
        """Whether only one person sees it."""
        return bool(self.flags & MessageFlag.EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still shows "… is thinking" in the place of a deferred response."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def silent(self) -> bool:
        """Whether it was sent so that no client rings."""
        return bool(self.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)

    @property
    def v2(self) -> bool:
        """Whether it consists of components instead of content and embeds."""
        return bool(self.flags & MessageFlag.IS_COMPONENTS_V2)


class Ring(msgspec.Struct, frozen=True, kw_only=True):
    """The moment at which somebody's client rang, and for which message."""

    user_id: int
    message_id: int
    channel_id: int
    at: float


class Interaction(msgspec.Struct, kw_only=True):
    """A command, press, choice or submitted modal, and how the bot responded to it.

    `asked` is real time, for the three seconds until the first response is due; `born` is virtual
    time, for the quarter of an hour until the token expires. `label` is what stands on the control
    that was pressed. `answer` is the type of the first response, which came after so many
    `milliseconds`; `answered_by` is the worker that sent it, if there are several. `edits_before`
    is how often the message had been edited by then. `settled` says that the final response is
    there, `failed` that the first one did not come in time.
    """

    id: int
    token: str
    kind: InteractionType
    user_id: int
    channel_id: int
    asked: float
    born: float
    details: Json = {}
    message_id: int | None = None
    edits_before: int = 0
    answer: CallbackType | None = None
    original_id: int | None = None
    followups: list[int] = []
    modal: Json | None = None
    choices: list[Json] | None = None
    settled: bool = False
    failed: bool = False
    label: str = ""
    answered_by: str = ""
    milliseconds: float = 0.0


class Modal(msgspec.Struct, kw_only=True):
    """A form that is open on somebody's screen."""

    custom_id: str
    title: str
    components: list[Json]
    interaction_id: int


class Emoji(msgspec.Struct, kw_only=True):
    """An emoji of the application."""

    id: int
    name: str
    image: bytes
    content_type: str


class World(msgspec.Struct, kw_only=True):
    """Everything there is, each kind of record by id. `now` reads the virtual clock."""

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
    """By person: the form open on their screen."""

    reads: dict[int, dict[int, int]] = {}
    """By person and channel: the newest message that was on their screen."""

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.users[self.bot_id]

    def new_id(self) -> int:
        """The next snowflake id: greater than every earlier one, even while the clock stands."""
        from_clock = (int(self.now() * 1000) - EPOCH_MILLISECONDS) << TIMESTAMP_SHIFT
        self.last_id = max(from_clock, self.last_id + 1)
        return self.last_id

    def in_channel(self, channel_id: int) -> Iterator[Message]:
        """The messages of a channel, oldest first."""
        return (m for m in self.messages.values() if m.channel_id == channel_id)

    def direct_channel(self, user_id: int) -> Channel | None:
        """The bot's direct conversation with somebody, if it has been opened."""
        found = (c for c in self.channels.values() if c.recipient_id == user_id)
        return next(found, None)

    def opened_direct_channel(self, user_id: int) -> Channel:
        """The bot's direct conversation with somebody, opened if it was not yet."""
        channel = self.direct_channel(user_id)
        if channel is None:
            channel = Channel(id=self.new_id(), kind=ChannelType.DM, recipient_id=user_id)
            self.channels[channel.id] = channel
        return channel

    def server_of(self, channel: Channel) -> Server | None:
        """The server that a channel belongs to; None for a direct conversation."""
        return None if channel.server_id is None else self.servers[channel.server_id]

    def servers_with_bot(self) -> list[Server]:
        """The servers of which the bot is a member."""
        return [server for server in self.servers.values() if self.bot_id in server.members]

    def share_a_server(self, user_id: int) -> bool:
        """Whether the bot and this person are members of the same server."""
        return any(user_id in server.members for server in self.servers_with_bot())

    def interaction_by_token(self, token: str) -> Interaction | None:
        """The interaction with this token. The newest come first, as it is mostly one of them."""
        found = (i for i in reversed(self.interactions.values()) if i.token == token)
        return next(found, None)


def iso_timestamp(timestamp: float) -> str:
    """A Unix time in the ISO 8601 format that Discord uses."""
    return datetime.fromtimestamp(timestamp, UTC).isoformat()
