"""Discord's numbers, by the names that its documentation gives them.

They are written here rather than taken from a client library, so that the playground judges what
such a library sends without borrowing its opinion. Flags, intents and the like are single bits.
"""

from enum import IntEnum


class ChannelType(IntEnum):
    """What kind of channel it is."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class OverwriteType(IntEnum):
    """Whom a channel's permission overwrite concerns."""

    ROLE = 0
    MEMBER = 1


class MessageType(IntEnum):
    """How a message came about."""

    DEFAULT = 0
    REPLY = 19
    CHAT_INPUT_COMMAND = 20


class MessageFlag(IntEnum):
    """Bits of a message's `flags`."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_VOICE_MESSAGE = 1 << 13
    IS_COMPONENTS_V2 = 1 << 15


class MessageReferenceType(IntEnum):
    """What a message refers to another one for."""

    DEFAULT = 0


class MediaLoadingState(IntEnum):
    """How far Discord is with fetching a picture or file that a component shows."""

    LOADED_SUCCESS = 2


class InteractionType(IntEnum):
    """What somebody did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class InteractionContext(IntEnum):
    """Where an interaction or a command takes place."""

    GUILD = 0
    BOT_DM = 1


class IntegrationType(IntEnum):
    """For whom an application is installed."""

    GUILD_INSTALL = 0


class CallbackType(IntEnum):
    """How the bot responds to an interaction first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE_RESULT = 8
    MODAL = 9


class CommandType(IntEnum):
    """What kind of application command it is."""

    CHAT_INPUT = 1


class OptionType(IntEnum):
    """What a command's option takes."""

    SUBCOMMAND = 1
    SUBCOMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    NUMBER = 10


class ComponentType(IntEnum):
    """What kind of component it is."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    FILE = 13
    LABEL = 18
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


class ButtonStyle(IntEnum):
    """How a button looks and what it does."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5
    PREMIUM = 6


class NotificationLevel(IntEnum):
    """Which messages of a server notify its members unless they choose otherwise."""

    ONLY_MENTIONS = 1


class Opcode(IntEnum):
    """What a frame on the gateway's socket is for."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class CloseCode(IntEnum):
    """Why a socket was closed: the first two are WebSocket's own, the others Discord's."""

    NORMAL = 1000
    GOING_AWAY = 1001
    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    AUTHENTICATION_FAILED = 4004


class Intent(IntEnum):
    """Bits of a session's `intents`: the events it wants to be sent."""

    GUILDS = 1 << 0
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


class ErrorCode(IntEnum):
    """The `code` in the body of an error response."""

    GENERAL = 0
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_EMOJI = 10014
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_MANY_EMOJIS = 30008
    TOO_MANY_EDITS_OF_OLD_MESSAGE = 30046
    REQUEST_TOO_LARGE = 40005
    ALREADY_ACKNOWLEDGED = 40060
    MISSING_ACCESS = 50001
    MESSAGE_OF_ANOTHER_USER = 50005
    EMPTY_MESSAGE = 50006
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    WRONG_CHANNEL_TYPE = 50024
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_FORM_BODY = 50035
    THREAD_ARCHIVED = 50083
    MALFORMED_BODY = 50109
    NO_MUTUAL_GUILDS = 50278
    THREAD_ALREADY_CREATED = 160004
