"""Answers to interactions, and what follows them under the same token."""

import time
from typing import Any

from playground.discord import limits, posting
from playground.discord.refusals import Problem, Refused, invalid_form, unknown, unknown_message
from playground.discord.world import (
    AUTOCOMPLETE,
    CHOICES,
    COMPONENT,
    EPHEMERAL,
    LATER_MESSAGE,
    LATER_UPDATE,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    UPDATE,
    Interaction,
    Message,
    Modal,
)
from playground.wire.loopback import TOKEN_SECONDS
from playground.wire.rest.call import Call, Routes

routes = Routes()

HOOK = "/webhooks/{webhook_id}/{webhook_token}"


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", open=True)
def answer(call: Call) -> Any:
    """The first answer; it must come within three seconds, and there is only one."""
    interaction = _asked(call)
    kind = call.body["type"]
    _check_kind(interaction, kind)
    match kind:
        case 4:
            _answer_with_message(call, interaction)
        case 5:
            flags = (call.body.get("data") or {}).get("flags") or 0
            interaction.original_id = posting.post_loading(call.here, interaction, flags).id
        case 6:
            interaction.original_id = interaction.message_id
        case 7:
            _answer_with_update(call, interaction)
        case 8:
            interaction.choices = call.body["data"].get("choices") or []
        case 9:
            _answer_with_modal(call, interaction)
    interaction.settled = kind not in (LATER_MESSAGE, LATER_UPDATE)
    call.here.answered(interaction, kind)
    if call.query.get("with_response", "0").lower() not in ("1", "true"):
        return None
    return call.here.payloads.callback(interaction, kind)


def _asked(call: Call) -> Interaction:
    interaction = call.here.world.interactions.get(call.number("interaction_id"))
    if interaction is None or interaction.token != call.params["interaction_token"]:
        raise unknown("interaction", 10062)
    if interaction.answer is not None:
        text = "Interaction has already been acknowledged."
        raise Refused(400, 40060, text, violation="a second answer to the same interaction")
    late = time.monotonic() - interaction.asked > call.here.answer_seconds
    if interaction.failed or late:
        raise unknown("interaction", 10062)
    return interaction


def _check_kind(interaction: Interaction, kind: int) -> None:
    """Which answers fit which interaction."""
    fits = {MESSAGE, LATER_MESSAGE, MODAL}
    if interaction.kind == AUTOCOMPLETE:
        fits = {CHOICES}
    elif interaction.kind == MODAL_SUBMIT:
        fits = {MESSAGE, LATER_MESSAGE}
    if interaction.kind in (COMPONENT, MODAL_SUBMIT) and interaction.message_id is not None:
        fits |= {LATER_UPDATE, UPDATE}
    if kind not in fits:
        text = f"An interaction of type {interaction.kind} cannot be answered with type {kind}."
        code = "INTERACTION_CALLBACK_TYPE_INVALID"
        raise invalid_form([Problem(("type",), code, text)])


def _answer_with_message(call: Call, interaction: Interaction) -> None:
    channel = call.here.world.channels[interaction.channel_id]
    body = call.body.get("data") or {}
    message = posting.post(call.here, channel, body, call.uploads, interaction=interaction)
    interaction.original_id = message.id


def _answer_with_update(call: Call, interaction: Interaction) -> None:
    message = call.here.world.messages.get(interaction.message_id or 0)
    if message is None:
        raise unknown_message()
    posting.revise(call.here, message, call.body.get("data") or {}, call.uploads)
    interaction.original_id = message.id


def _answer_with_modal(call: Call, interaction: Interaction) -> None:
    modal = call.body["data"]
    problems = list(limits.modal_problems(modal))
    if problems:
        raise invalid_form(problems)
    interaction.modal = modal
    call.here.world.modals[interaction.user_id] = Modal(
        custom_id=modal["custom_id"],
        title=modal["title"],
        components=modal["components"],
        interaction_id=interaction.id,
    )


def _under_token(call: Call) -> Interaction:
    """The interaction of a webhook's token, which lives a quarter of an hour of virtual time."""
    interaction = call.here.world.by_token(call.params["webhook_token"])
    if interaction is None or call.number("webhook_id") != call.here.world.bot_id:
        raise unknown("Webhook", 10015)
    if call.here.clock.now() - interaction.born > TOKEN_SECONDS:
        raise Refused(401, 50027, "Invalid Webhook Token")
    if interaction.answer is None:
        reason = None if interaction.failed else "the interaction has not been answered yet"
        raise unknown("Webhook", 10015, violation=reason)
    return interaction


def _reached(call: Call, interaction: Interaction) -> Message:
    """The message in the path: the original answer, or one that followed it."""
    wanted = call.params.get("message_id", "@original")
    number = interaction.original_id if wanted == "@original" else int(wanted)
    message = call.here.world.messages.get(number or 0)
    if message is None or number not in (interaction.original_id, *interaction.followups):
        raise unknown_message()
    return message


@routes.add("POST", HOOK, open=True)
def follow_up(call: Call) -> Any:
    """A further message. The first one after a deferred answer takes its place."""
    here, interaction = call.here, _under_token(call)
    waiting = here.world.messages.get(interaction.original_id or 0)
    if interaction.answer == LATER_MESSAGE and waiting is not None and waiting.loading:
        body = call.body | {"flags": (call.body.get("flags") or 0) & ~EPHEMERAL}
        message = posting.revise(here, waiting, body, call.uploads)
    else:
        channel = here.world.channels[interaction.channel_id]
        message = posting.post(here, channel, call.body, call.uploads, interaction=interaction)
        interaction.followups.append(message.id)
    interaction.settled = True
    return here.payloads.message(message)


def fetch(call: Call) -> Any:
    return call.here.payloads.message(_reached(call, _under_token(call)))


def edit(call: Call) -> Any:
    interaction = _under_token(call)
    message = _reached(call, interaction)
    posting.revise(call.here, message, call.body, call.uploads)
    interaction.settled = True
    return call.here.payloads.message(message)


def delete(call: Call) -> Any:
    interaction = _under_token(call)
    posting.remove(call.here, _reached(call, interaction))
    interaction.settled = True


for place in ("@original", "{message_id}"):
    routes.add("GET", f"{HOOK}/messages/{place}", open=True)(fetch)
    routes.add("PATCH", f"{HOOK}/messages/{place}", open=True)(edit)
    routes.add("DELETE", f"{HOOK}/messages/{place}", open=True)(delete)
