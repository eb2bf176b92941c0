"""What a tab can ask for: something that one person does, or a change that concerns everybody.

A request is a JSON object whose `do` says which one it is.
"""

from typing import Any

import msgspec

Values = dict[str, Any]
"""By the name of a command's option, or the label of a form's field."""


class PersonRequest(
    msgspec.Struct, kw_only=True, tag_field="do", rename={"person": "as", "channel": "in"}
):
    """Something that one person does."""

    person: int


class TypeCommand(PersonRequest, tag="type", kw_only=True):
    """Send a slash command."""

    channel: int
    line: str
    values: Values = {}


class Autocomplete(PersonRequest, tag="complete", kw_only=True):
    """Ask for suggestions for an option that is being typed."""

    channel: int
    line: str
    option: str
    values: Values = {}


class Press(PersonRequest, tag="press", kw_only=True):
    """Press a button; `control` is its custom id."""

    message: int
    control: str


class Choose(PersonRequest, tag="choose", kw_only=True):
    """Pick values of a select; `control` is its custom id."""

    message: int
    control: str
    values: list[str]


class SubmitForm(PersonRequest, tag="submit", kw_only=True):
    """Submit the open form."""

    values: Values


class CloseForm(PersonRequest, tag="close-form", kw_only=True):
    """Close the open form without submitting it."""


class Say(PersonRequest, tag="say", kw_only=True):
    """Post an ordinary message."""

    channel: int
    text: str


class Dismiss(PersonRequest, tag="dismiss", kw_only=True):
    """Dismiss an ephemeral message."""

    message: int


class MarkRead(PersonRequest, tag="read", kw_only=True):
    """Note that the messages of a channel up to this one were on the screen."""

    channel: int
    message: int


class OpenDirect(PersonRequest, tag="open-direct", kw_only=True):
    """Open the direct conversation with the bot; the response is its id."""


class ChangePerson(PersonRequest, tag="set", kw_only=True):
    """Change somebody's language, open DMs or a moderator's rights; what is left out stays."""

    locale: str | None = None
    dms: bool | None = None
    moderator: bool | None = None


class CommonRequest(msgspec.Struct, kw_only=True, tag_field="do", rename={"channel": "in"}):
    """A change that concerns everybody."""


class AddPerson(CommonRequest, tag="add-person", kw_only=True):
    """Add a person to all servers; the response is their id."""

    name: str
    locale: str = "en-US"


class AddChannel(CommonRequest, tag="add-channel", kw_only=True):
    """Add a text channel; the response is its id."""

    server: int
    name: str


class AdvanceClock(CommonRequest, tag="advance", kw_only=True):
    """Move the virtual clock forward."""

    seconds: float


class RestartBot(CommonRequest, tag="restart", kw_only=True):
    """Restart the bot's process."""


class KillWorker(CommonRequest, tag="kill-worker", kw_only=True):
    """End one of the bot's workers without warning."""

    name: str


class DropSocket(CommonRequest, tag="drop-socket", kw_only=True):
    """Close the gateway's socket."""


class SetLatency(CommonRequest, tag="slow", kw_only=True):
    """Delay every response by so many seconds."""

    seconds: float


class AddFault(CommonRequest, tag="break", kw_only=True):
    """Respond to the next requests with this status."""

    status: int
    times: int = 3


class SetPermission(CommonRequest, tag="right", kw_only=True):
    """Deny the bot a permission in a channel, or allow it again."""

    channel: int
    name: str
    given: bool


class DeleteBoard(CommonRequest, tag="delete-board", kw_only=True):
    """Delete the bot's newest message that everybody sees, as a moderator would."""

    channel: int


AnyPersonRequest = (
    TypeCommand
    | Autocomplete
    | Press
    | Choose
    | SubmitForm
    | CloseForm
    | Say
    | Dismiss
    | MarkRead
    | OpenDirect
    | ChangePerson
)
AnyCommonRequest = (
    AddPerson
    | AddChannel
    | AdvanceClock
    | RestartBot
    | KillWorker
    | DropSocket
    | SetLatency
    | AddFault
    | SetPermission
    | DeleteBoard
)
Request = AnyPersonRequest | AnyCommonRequest
