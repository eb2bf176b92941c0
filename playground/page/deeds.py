"""What the page asks for: acts of people, changes of the house, and bad days."""

from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from playground.discord import limits, posting
from playground.discord.world import Channel, Json, Message, User
from playground.page.backstage import TAKEN_AWAY
from playground.page.scene import is_moderator
from playground.people.forms import fields
from playground.people.typed import Impossible
from playground.wire.faults import Fault

if TYPE_CHECKING:
    from playground.people.person import Person
    from playground.wire.server import Playground

Values = dict[str, Any]
LOCALES = ("en-US", "fr")
NAME_LENGTH = 32


class Act(msgspec.Struct, kw_only=True, tag_field="do", rename={"person": "as", "channel": "in"}):
    """Something that one person does."""

    person: int


class Type(Act, tag="type", kw_only=True):
    channel: int
    line: str
    values: Values = {}


class Complete(Act, tag="complete", kw_only=True):
    channel: int
    line: str
    option: str
    values: Values = {}


class Press(Act, tag="press", kw_only=True):
    message: int
    control: str


class Choose(Act, tag="choose", kw_only=True):
    message: int
    control: str
    values: list[str]


class Submit(Act, tag="submit", kw_only=True):
    values: Values


class CloseForm(Act, tag="close-form", kw_only=True):
    pass


class Say(Act, tag="say", kw_only=True):
    channel: int
    text: str


class Dismiss(Act, tag="dismiss", kw_only=True):
    message: int


class Read(Act, tag="read", kw_only=True):
    channel: int
    message: int


class OpenDirect(Act, tag="open-direct", kw_only=True):
    pass


class Set(Act, tag="set", kw_only=True):
    """Somebody's language, open DMs, rights of a moderator; what is left out stays."""

    locale: str | None = None
    dms: bool | None = None
    moderator: bool | None = None


class Wide(msgspec.Struct, kw_only=True, tag_field="do", rename={"channel": "in"}):
    """Something that concerns everybody."""


class AddPerson(Wide, tag="add-person", kw_only=True):
    name: str
    locale: str = "en-US"


class AddChannel(Wide, tag="add-channel", kw_only=True):
    server: int
    name: str


class Advance(Wide, tag="advance", kw_only=True):
    seconds: float


class Restart(Wide, tag="restart", kw_only=True):
    pass


class DropSocket(Wide, tag="drop-socket", kw_only=True):
    pass


class Slow(Wide, tag="slow", kw_only=True):
    seconds: float


class Break(Wide, tag="break", kw_only=True):
    """The next requests are answered with this status."""

    status: int
    times: int = 3


class Right(Wide, tag="right", kw_only=True):
    """Take a permission from the bot in a channel, or give it back."""

    channel: int
    name: str
    given: bool


class DeleteBoard(Wide, tag="delete-board", kw_only=True):
    channel: int


Personal = (
    Type | Complete | Press | Choose | Submit | CloseForm | Say | Dismiss | Read | OpenDirect | Set
)
Common = (
    AddPerson | AddChannel | Advance | Restart | DropSocket | Slow | Break | Right | DeleteBoard
)
Deed = Personal | Common


async def do(here: "Playground", deed: Deed) -> Any:
    """Do it. `Impossible` when a Discord client would not let anyone do that."""
    if isinstance(deed, Act):
        person = here.people.get(deed.person)
        if person is None:
            raise Impossible("there is nobody so called")
        return await _act(here, person, deed)
    return await _change(here, deed)


async def _act(here: "Playground", person: "Person", deed: Personal) -> Any:
    acts, user = here.acts, person.user
    match deed:
        case Type():
            acts.command(user, _channel(here, deed.channel), deed.line, deed.values)
        case Complete():
            return await _completed(here, user, deed)
        case Press():
            acts.press(user, _message(here, deed.message), deed.control)
        case Choose():
            message = _message(here, deed.message)
            acts.choose(user, message, deed.control, _chosen(here, message, deed))
        case Submit():
            acts.submit(user, _filled(here, user, deed.values))
        case CloseForm():
            acts.close_form(user)
        case Say():
            acts.say(user, _channel(here, deed.channel), _text(deed.text, limits.CONTENT_LENGTH))
        case Dismiss():
            acts.dismiss(user, _message(here, deed.message))
        case Read():
            seen = here.world.reads.setdefault(user.id, {})
            seen[deed.channel] = max(deed.message, seen.get(deed.channel, 0))
        case OpenDirect():
            return str(here.world.opened_direct_channel(user.id).id)
        case Set():
            _set(here, person, deed)
        case _:
            assert_never(deed)
    return None


async def _change(here: "Playground", deed: Common) -> Any:
    match deed:
        case AddPerson():
            locale = deed.locale if deed.locale in LOCALES else LOCALES[0]
            return str(here.person(_text(deed.name, NAME_LENGTH), locale=locale).id)
        case AddChannel():
            name = _text(deed.name, NAME_LENGTH).lower().replace(" ", "-")
            return str(here.channel(here.world.servers[deed.server], name).id)
        case Advance():
            await here.advance(max(deed.seconds, 0))
        case Restart():
            if here.restart_bot is None:
                raise Impossible("this bot is not run by the playground")
            await here.restart_bot()
        case DropSocket():
            await here.drop_socket()
        case Slow():
            here.faults.latency = min(max(deed.seconds, 0), 10)
        case Break():
            here.faults.add(Fault(status=deed.status, times=deed.times, retry_after=1.0))
        case Right():
            _right(here, deed)
        case DeleteBoard():
            _delete_board(here, _channel(here, deed.channel))
        case _:
            assert_never(deed)
    return None


async def _completed(here: "Playground", user: User, deed: Complete) -> list[Json]:
    channel = _channel(here, deed.channel)
    asked = here.acts.autocomplete(user, channel, deed.line, deed.option, deed.values)
    await here.settle(asked)
    here.world.interactions.pop(asked.id, None)
    return asked.choices or []


def _channel(here: "Playground", number: int) -> Channel:
    channel = here.world.channels.get(number)
    if channel is None:
        raise Impossible("this channel is gone")
    return channel


def _message(here: "Playground", number: int) -> Message:
    message = here.world.messages.get(number)
    if message is None:
        raise Impossible("this message is gone")
    return message


def _text(text: str, most: int) -> str:
    trimmed = text.strip()
    if not 0 < len(trimmed) <= most:
        raise Impossible(f"1 to {most} characters")
    return trimmed


def _chosen(here: "Playground", message: Message, deed: Choose) -> list[Any]:
    """Values of a menu of words; people of a menu of people."""
    parts = [part for _, part in limits.walk(message.components)]
    kinds = {part.get("custom_id"): part["type"] for part in parts}
    return _people(here, deed.values, kinds.get(deed.control, limits.STRING_SELECT))


def _people(here: "Playground", values: list[str], kind: int) -> list[Any]:
    if kind != limits.USER_SELECT:
        return list(values)
    return [here.world.users[int(value)] for value in values]


def _filled(here: "Playground", user: User, values: Values) -> Values:
    modal = here.world.modals.get(user.id)
    known = fields(modal) if modal else {}
    people = {name for name, part in known.items() if part["type"] == limits.USER_SELECT}
    return {
        name: _people(here, value, limits.USER_SELECT) if name in people else value
        for name, value in values.items()
    }


def _set(here: "Playground", person: "Person", deed: Set) -> None:
    if deed.locale in LOCALES:
        person.user.locale = deed.locale
    if deed.dms is not None:
        person.user.dms_open = deed.dms
    if deed.moderator is not None and deed.moderator != is_moderator(here, person.user):
        _moderate(here, person, deed.moderator)


def _moderate(here: "Playground", person: "Person", given: bool) -> None:
    for server in here.world.servers.values():
        if given:
            here.grant(person, server, "MANAGE_GUILD")
        else:
            server.members[person.id].roles = []


def _right(here: "Playground", deed: Right) -> None:
    if deed.name not in TAKEN_AWAY:
        raise Impossible(f"{deed.name} is not among {', '.join(TAKEN_AWAY)}")
    channel = _channel(here, deed.channel)
    (here.allow if deed.given else here.deny)(channel, deed.name)


def _delete_board(here: "Playground", channel: Channel) -> None:
    """The newest message of the bot that everybody sees, as a moderator would delete it."""
    own = [
        message
        for message in here.world.in_channel(channel.id)
        if message.author_id == here.world.bot_id and not message.ephemeral
    ]
    if not own:
        raise Impossible("the bot has written nothing here")
    posting.remove(here, own[-1])
