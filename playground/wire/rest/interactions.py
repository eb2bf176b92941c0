"""The bot's responses to interactions, and what follows them by the interaction's token."""

from http import HTTPStatus
from typing import Any

from playground.discord.command_limits import suggestion_problems
from playground.discord.component_limits import modal_problems
from playground.discord.enums import CallbackType, ErrorCode, InteractionType, MessageFlag
from playground.discord.errors import (
    Problem,
    Refused,
    invalid_form,
    refuse_problems,
    unknown,
    unknown_message,
)
from playground.discord.world import Interaction, Message, Modal
from playground.wire import posting
from playground.wire.rest.routes import Call, Routes

routes = Routes()

WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = "@original"
"""What stands in a path for the first message of the response."""

TOKEN_SECONDS = 15 * 60
"""How long an interaction's token is valid, in virtual time."""


# The first response


@routes.add(
    "POST", "/interactions/{interaction_id}/{interaction_token}/callback", needs_token=False
)
def respond(call: Call) -> Any:
    """The first response; it must come within three seconds, and there is only one."""
    interaction = _awaiting(call)
    kind = _fitting_type(interaction, call.body["type"])
    match kind:
        case CallbackType.MESSAGE:
            _respond_with_message(call, interaction)
        case CallbackType.DEFERRED_MESSAGE:
            flags = (call.body.get("data") or {}).get("flags") or 0
            interaction.original_id = posting.post_loading(call.loopback, interaction, flags).id
        case CallbackType.DEFERRED_UPDATE:
            interaction.original_id = interaction.message_id
        case CallbackType.UPDATE:
            _respond_with_update(call, interaction)
        case CallbackType.AUTOCOMPLETE_RESULT:
            _respond_with_choices(call, interaction)
        case CallbackType.MODAL:
            _respond_with_modal(call, interaction)
    deferred = kind in (CallbackType.DEFERRED_MESSAGE, CallbackType.DEFERRED_UPDATE)
    interaction.settled = not deferred
    call.loopback.interactions.acknowledge(interaction, kind, call.sender)
    if call.query.get("with_response", "0").lower() not in ("1", "true"):
        return None
    return call.loopback.payloads.callback(interaction, kind)


def _awaiting(call: Call) -> Interaction:
    """The interaction in the path, if it still waits for its first response."""
    interaction = call.loopback.world.interactions.get(call.number("interaction_id"))
    if interaction is None or interaction.token != call.params["interaction_token"]:
        raise _unknown_interaction()
    if interaction.answer is not None:
        raise Refused(
            HTTPStatus.BAD_REQUEST,
            ErrorCode.ALREADY_ACKNOWLEDGED,
            "Interaction has already been acknowledged.",
            violation="a second answer to the same interaction",
        )
    if call.loopback.interactions.too_late(interaction):
        raise _unknown_interaction()
    return interaction


def _unknown_interaction() -> Refused:
    return unknown("interaction", ErrorCode.UNKNOWN_INTERACTION)


def _fitting_type(interaction: Interaction, kind: int) -> CallbackType:
    """The type of a response, if an interaction of this kind can be responded to in this way."""
    fitting = {CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE, CallbackType.MODAL}
    if interaction.kind == InteractionType.AUTOCOMPLETE:
        fitting = {CallbackType.AUTOCOMPLETE_RESULT}
    elif interaction.kind == InteractionType.MODAL_SUBMIT:
        fitting.remove(CallbackType.MODAL)
    with_message = interaction.kind in (InteractionType.COMPONENT, InteractionType.MODAL_SUBMIT)
    if with_message and interaction.message_id is not None:
        fitting |= {CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE}
    if kind not in fitting:
        text = f"An interaction of type {interaction.kind} cannot be answered with type {kind}."
        code = "INTERACTION_CALLBACK_TYPE_INVALID"
        raise invalid_form([Problem(("type",), code, text)])
    return CallbackType(kind)


def _respond_with_message(call: Call, interaction: Interaction) -> None:
    channel = call.loopback.world.channels[interaction.channel_id]
    body = call.body.get("data") or {}
    message = posting.post(call.loopback, channel, body, call.uploads, interaction=interaction)
    interaction.original_id = message.id


def _respond_with_update(call: Call, interaction: Interaction) -> None:
    message = call.loopback.world.messages.get(interaction.message_id or 0)
    if message is None:
        raise unknown_message()
    posting.revise(call.loopback, message, call.body.get("data") or {}, call.uploads)
    interaction.original_id = message.id


def _respond_with_choices(call: Call, interaction: Interaction) -> None:
    choices = call.body["data"].get("choices") or []
    refuse_problems(suggestion_problems(choices))
    interaction.choices = choices


def _respond_with_modal(call: Call, interaction: Interaction) -> None:
    modal = call.body["data"]
    refuse_problems(modal_problems(modal))
    interaction.modal = modal
    call.loopback.world.modals[interaction.user_id] = Modal(
        custom_id=modal["custom_id"],
        title=modal["title"],
        components=modal["components"],
        interaction_id=interaction.id,
    )


# What follows


def _by_token(call: Call) -> Interaction:
    """The interaction of the token in the path, if it is valid and has been responded to."""
    interaction = call.loopback.world.interaction_by_token(call.params["webhook_token"])
    if interaction is None or call.number("webhook_id") != call.loopback.world.bot_id:
        raise unknown("Webhook", ErrorCode.UNKNOWN_WEBHOOK)
    if call.loopback.clock.now() - interaction.born > TOKEN_SECONDS:
        text = "Invalid Webhook Token"
        raise Refused(HTTPStatus.UNAUTHORIZED, ErrorCode.INVALID_WEBHOOK_TOKEN, text)
    if interaction.answer is None:
        reason = None if interaction.failed else "the interaction has not been answered yet"
        raise unknown("Webhook", ErrorCode.UNKNOWN_WEBHOOK, violation=reason)
    return interaction


def _message_of(call: Call, interaction: Interaction) -> Message:
    """The message in the path: the original response, or one that followed it."""
    wanted = call.params.get("message_id", ORIGINAL)
    number = interaction.original_id if wanted == ORIGINAL else int(wanted)
    message = call.loopback.world.messages.get(number or 0)
    if message is None or number not in (interaction.original_id, *interaction.followups):
        raise unknown_message()
    return message


@routes.add("POST", WEBHOOK, needs_token=False)
def follow_up(call: Call) -> Any:
    """Post a further message; the first one after a deferred response takes its place."""
    loopback, interaction = call.loopback, _by_token(call)
    original = loopback.world.messages.get(interaction.original_id or 0)
    deferred = interaction.answer == CallbackType.DEFERRED_MESSAGE
    if deferred and original is not None and original.loading:
        flags = (call.body.get("flags") or 0) & ~MessageFlag.EPHEMERAL
        message = posting.revise(loopback, original, call.body | {"flags": flags}, call.uploads)
    else:
        channel = loopback.world.channels[interaction.channel_id]
        message = posting.post(loopback, channel, call.body, call.uploads, interaction=interaction)
        interaction.followups.append(message.id)
    interaction.settled = True
    return loopback.payloads.message(message)


def fetch(call: Call) -> Any:
    """A message of the response."""
    return call.loopback.payloads.message(_message_of(call, _by_token(call)))


def edit(call: Call) -> Any:
    """Edit a message of the response."""
    interaction = _by_token(call)
    message = _message_of(call, interaction)
    posting.revise(call.loopback, message, call.body, call.uploads)
    interaction.settled = True
    return call.loopback.payloads.message(message)


def delete(call: Call) -> Any:
    """Delete a message of the response."""
    interaction = _by_token(call)
    posting.remove(call.loopback, _message_of(call, interaction))
    interaction.settled = True


for _place in (ORIGINAL, "{message_id}"):
    routes.add("GET", f"{WEBHOOK}/messages/{_place}", needs_token=False)(fetch)
    routes.add("PATCH", f"{WEBHOOK}/messages/{_place}", needs_token=False)(edit)
    routes.add("DELETE", f"{WEBHOOK}/messages/{_place}", needs_token=False)(delete)
