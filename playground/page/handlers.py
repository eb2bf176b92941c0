"""Carries out what a tab asks for."""

from typing import Any, assert_never

from playground.discord.components import walk
from playground.discord.enums import ComponentType
from playground.discord.message_limits import CONTENT_LENGTH
from playground.discord.world import Channel, Json, Message, User
from playground.page.diagnostics import DENIABLE
from playground.page.requests import (
    AddChannel,
    AddFault,
    AddPerson,
    AdvanceClock,
    AnyCommonRequest,
    AnyPersonRequest,
    Autocomplete,
    ChangePerson,
    Choose,
    CloseForm,
    DeleteBoard,
    Dismiss,
    DropSocket,
    KillWorker,
    MarkRead,
    OpenDirect,
    PersonRequest,
    Press,
    Request,
    RestartBot,
    Say,
    SetLatency,
    SetPermission,
    SubmitForm,
    TypeCommand,
    Values,
)
from playground.people.community import Community
from playground.people.forms import fields
from playground.people.impossible import Impossible
from playground.people.person import Person
from playground.wire import posting
from playground.wire.faults import Fault

LOCALES = ("en-US", "fr")
NAME_LENGTH = 32
MOST_LATENCY_SECONDS = 10.0
FIRST_MINUTES = 3
CALM_SECONDS = 0.3
"""Real seconds without a request after which the bot is taken to have done what was due."""

RETRY_AFTER_SECONDS = 1.0


async def handle(community: Community, request: Request) -> Any:
    """Carry out a request; `Impossible` if a Discord client would not let anyone do that."""
    if isinstance(request, PersonRequest):
        person = community.people.get(request.person)
        if person is None:
            raise Impossible("there is nobody so called")
        return await _act(community, person, request)
    return await _change(community, request)


async def _act(community: Community, person: Person, request: AnyPersonRequest) -> Any:
    actions, user = community.actions, person.user
    match request:
        case TypeCommand():
            channel = _channel(community, request.channel)
            actions.command(user, channel, request.line, request.values)
        case Autocomplete():
            return await _suggestions(community, user, request)
        case Press():
            actions.press(user, _message(community, request.message), request.control)
        case Choose():
            message = _message(community, request.message)
            values = _chosen(community, message, request)
            actions.choose(user, message, request.control, values)
        case SubmitForm():
            actions.submit(user, _filled(community, user, request.values))
        case CloseForm():
            actions.close_form(user)
        case Say():
            text = _trimmed(request.text, CONTENT_LENGTH)
            actions.say(user, _channel(community, request.channel), text)
        case Dismiss():
            actions.dismiss(user, _message(community, request.message))
        case MarkRead():
            _mark_read(community, user, request)
        case OpenDirect():
            return str(community.world.opened_direct_channel(user.id).id)
        case ChangePerson():
            _change_person(community, person, request)
        case _:
            assert_never(request)
    return None


async def _change(community: Community, request: AnyCommonRequest) -> Any:
    match request:
        case AddPerson():
            locale = request.locale if request.locale in LOCALES else LOCALES[0]
            return str(community.person(_trimmed(request.name, NAME_LENGTH), locale=locale).id)
        case AddChannel():
            name = _trimmed(request.name, NAME_LENGTH).lower().replace(" ", "-")
            return str(community.channel(community.world.servers[request.server], name).id)
        case AdvanceClock():
            await _let_time_pass(community, max(request.seconds, 0))
        case RestartBot():
            if community.restart_bot is None:
                raise Impossible("this bot is not run by the playground")
            await community.restart_bot()
        case KillWorker():
            _kill_worker(community, request.name)
        case DropSocket():
            await community.gateway.drop()
        case SetLatency():
            community.faults.latency = min(max(request.seconds, 0), MOST_LATENCY_SECONDS)
        case AddFault():
            status, times = request.status, request.times
            fault = Fault(status=status, times=times, retry_after=RETRY_AFTER_SECONDS)
            community.faults.add(fault)
        case SetPermission():
            _set_permission(community, request)
        case DeleteBoard():
            _delete_board(community, _channel(community, request.channel))
        case _:
            assert_never(request)
    return None


def _kill_worker(community: Community, name: str) -> None:
    for worker in community.balancer.workers:
        if worker.name == name and worker.kill is not None:
            worker.kill()
            return
    raise Impossible(f"there is no {name} that the playground runs")


async def _let_time_pass(community: Community, seconds: float) -> None:
    """A few minutes first, so that a bot does what is due soon before hours have gone by."""
    first = min(seconds, FIRST_MINUTES * 60)
    await community.clock.advance(first)
    if seconds > first:
        await community.activity.calm(CALM_SECONDS)
        await community.clock.advance(seconds - first)


async def _suggestions(community: Community, user: User, request: Autocomplete) -> list[Json]:
    channel = _channel(community, request.channel)
    asked = community.actions.autocomplete(
        user, channel, request.line, request.option, request.values
    )
    await community.interactions.settle(asked)
    community.world.interactions.pop(asked.id, None)
    return asked.choices or []


def _channel(community: Community, number: int) -> Channel:
    channel = community.world.channels.get(number)
    if channel is None:
        raise Impossible("this channel is gone")
    return channel


def _message(community: Community, number: int) -> Message:
    message = community.world.messages.get(number)
    if message is None:
        raise Impossible("this message is gone")
    return message


def _trimmed(text: str, most: int) -> str:
    trimmed = text.strip()
    if not 0 < len(trimmed) <= most:
        raise Impossible(f"1 to {most} characters")
    return trimmed


def _chosen(community: Community, message: Message, request: Choose) -> list[Any]:
    """The values of a string select as they are, the people of a user select."""
    parts = [part for _, part in walk(message.components)]
    kinds = {part.get("custom_id"): part["type"] for part in parts}
    if kinds.get(request.control) == ComponentType.USER_SELECT:
        return _people(community, request.values)
    return list(request.values)


def _filled(community: Community, user: User, values: Values) -> Values:
    """The values of a form's fields, with people for the ids of a user select."""
    modal = community.world.modals.get(user.id)
    known = fields(modal) if modal else {}
    user_selects = {
        label for label, field in known.items() if field["type"] == ComponentType.USER_SELECT
    }
    return {
        label: _people(community, value) if label in user_selects else value
        for label, value in values.items()
    }


def _people(community: Community, ids: list[str]) -> list[User]:
    return [community.world.users[int(number)] for number in ids]


def _mark_read(community: Community, user: User, request: MarkRead) -> None:
    reads = community.world.reads.setdefault(user.id, {})
    reads[request.channel] = max(request.message, reads.get(request.channel, 0))


def _change_person(community: Community, person: Person, request: ChangePerson) -> None:
    if request.locale in LOCALES:
        person.user.locale = request.locale
    if request.dms is not None:
        person.user.dms_open = request.dms
    if request.moderator is not None:
        community.set_moderator(person, request.moderator)


def _set_permission(community: Community, request: SetPermission) -> None:
    if request.name not in DENIABLE:
        raise Impossible(f"{request.name} is not among {', '.join(DENIABLE)}")
    channel = _channel(community, request.channel)
    if request.given:
        community.allow(channel, request.name)
    else:
        community.deny(channel, request.name)


def _delete_board(community: Community, channel: Channel) -> None:
    world = community.world
    own = [
        message
        for message in world.in_channel(channel.id)
        if message.author_id == world.bot_id and not message.ephemeral
    ]
    if not own:
        raise Impossible("the bot has written nothing here")
    posting.remove(community, own[-1])
