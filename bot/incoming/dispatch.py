"""Every press and every modal comes in here: acknowledged first, then answered, whatever happens.

Ids are read statelessly, so that a button works after any restart. One that we never wrote is
answered too, and so is somebody who presses too fast.
"""

import logging
import time
from typing import Any

import discord

from bot.app import House, plainly
from bot.commands import play
from bot.days import reminders
from bot.handlers import lobby, looks, moves, notes, proposals, seats
from bot.handlers.undo import undo
from bot.publishing.delivery import UNREACHED
from bot.screens.snapshot import speaking
from bot.stats import choices
from bot.stats.show import show
from bot.store import Conflict
from bot.ui import ids, sent
from bot.words import Speaker, spoken
from rules.core.errors import Refused

log = logging.getLogger(__name__)

EXPIRED = {10062, 50027}
"""The interaction or its token is too old: nobody waits for the answer any more."""

MODAL = discord.InteractionType.modal_submit
COMPONENT = discord.InteractionType.component


AT_A_TABLE = (*(ids.Look, ids.Lobby, ids.Agree, ids.Pace, ids.End, ids.Undo, ids.Again, ids.Seat),)

LOOSE = (
    *(ids.Answer, ids.Column, ids.Mark, ids.Lobby, ids.Agree, ids.Pace),
    *(ids.Undo, ids.Again, ids.Thread),
)
"""Controls that judge for themselves what a press on an older message means. The others turn the
pressed message, and so must stand on it where everybody reads it."""


async def answer(house: House, interaction: discord.Interaction) -> None:
    """A component was pressed or a modal sent; commands have their own way."""
    if interaction.type not in (MODAL, COMPONENT):
        return
    house.busy()
    if not await admitted(house, interaction):
        return
    began = time.perf_counter()
    control = _pressed(interaction)
    try:
        await acknowledge(interaction, control)
        await _must_belong(house, interaction, control)
        await _answer(house, interaction, control)
    except Exception as error:
        await explain(house, interaction, error, getattr(control, "table", 0))
    log.info(
        "user=%d pressed %s ms=%.1f",
        *(interaction.user.id, type(control).__name__, (time.perf_counter() - began) * 1000),
    )


async def admitted(house: House, interaction: discord.Interaction) -> bool:
    """Whether somebody is answered at all: not where nobody is named, nor one who hammers."""
    say = plainly(spoken(interaction.locale.value))
    try:
        if interaction.user is discord.utils.MISSING:
            await house.whisper(interaction, say("refusal-unknown-control"))
        elif house.patience.takes(interaction.user.id):
            return True
        elif house.patience.tells(interaction.user.id):
            log.info("user=%d hammers", interaction.user.id)
            await house.whisper(interaction, say("refusal-too-fast"))
        else:
            await _pass_over(interaction)
    except UNREACHED as error:
        log.warning("somebody could not be held back: %s", error)
    return False


async def _pass_over(interaction: discord.Interaction) -> None:
    """Acknowledged, and nothing more."""
    if interaction.message is not None:
        await interaction.response.defer()
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.delete_original_response()


def _pressed(interaction: discord.Interaction) -> ids.Control | None:
    """The control, if the message that was pressed can have it."""
    data: Any = interaction.data
    control = ids.read(str(data.get("custom_id", "")))
    if control is None or interaction.message is None:
        return None
    loose = isinstance(control, LOOSE) or getattr(control, "fresh", False)
    if loose or moves.surface_of(interaction) != ids.BOARD:
        return control
    return control if sent.stands_on(interaction.message, control) else None


async def acknowledge(interaction: discord.Interaction, control: ids.Control | None) -> None:
    """Before database, lock and drawing. The kind of control alone decides how."""
    match control:
        case None:
            return
        case ids.Agree() | ids.Pace() if interaction.type is COMPONENT:
            return
        case ids.Look(fresh=1) | ids.Rules(fresh=1) | ids.Thread() | ids.Again():
            await interaction.response.defer(ephemeral=True, thinking=True)
        case _:
            await interaction.response.defer()


async def _must_belong(
    house: House, interaction: discord.Interaction, control: ids.Control | None
) -> None:
    """A control works in its table's channel, and for the people at the table wherever they are.

    A move looks for itself, once the table is locked.
    """
    if not isinstance(control, AT_A_TABLE):
        return
    table = await house.tables.load(control.table)
    if interaction.channel_id != table.channel and interaction.user.id not in table.people:
        raise Refused("unknown-control")


async def _answer(
    house: House, interaction: discord.Interaction, control: ids.Control | None
) -> None:
    match control:
        case ids.Move() | ids.Into() | ids.Toggle() | ids.Confirm() | ids.Menu() | ids.Items():
            await moves.play(house, interaction, control)
        case ids.Column():
            await notes.open_column(house, interaction, control)
        case ids.Mark():
            await notes.mark(house, interaction, control)
        case ids.Look():
            await looks.look(house, interaction, control)
        case ids.Rules():
            await looks.rules(house, interaction, control)
        case ids.Lobby():
            await lobby.change(house, interaction, control)
        case ids.Agree() if interaction.type is COMPONENT:
            await lobby.ask_options(house, interaction, control)
        case ids.Agree():
            await lobby.agree(house, interaction, control)
        case ids.Pace() if interaction.type is COMPONENT:
            await lobby.ask_pace(house, interaction, control)
        case ids.Pace():
            await lobby.set_pace(house, interaction, control)
        case ids.Seat():
            await seats.change(house, interaction, control)
        case ids.Hush():
            await reminders.hush(house, interaction, control)
        case ids.Vote():
            await proposals.vote(house, interaction, control)
        case ids.End():
            await proposals.end(house, interaction, control)
        case ids.Undo():
            await undo(house, interaction, await house.tables.load(control.table))
        case ids.Again():
            await play.again(house, interaction, control)
        case ids.Thread():
            await play.in_thread(house, interaction, control)
        case ids.Stats():
            await show(house, interaction, control)
        case ids.Count():
            await choices.count_me(house, interaction, bool(control.counted))
        case ids.Forget():
            await choices.forget_me(house, interaction)
        case _:
            raise Refused("unknown-control")


async def explain(
    house: House, interaction: discord.Interaction, error: BaseException, number: int = 0
) -> None:
    """Says privately why something did not go, and what is possible; nothing was lost."""
    if isinstance(error, discord.HTTPException) and error.code in EXPIRED:
        log.warning("user=%d an answer came too late", interaction.user.id)
        return
    if isinstance(error, Conflict):
        error = Refused("already-done")
    try:
        say = await _speaker(house, interaction, number)
        if isinstance(error, Refused):
            await house.whisper(interaction, say(f"refusal-{error.code}", **error.facts))
        elif isinstance(error, discord.Forbidden):
            log.warning("user=%d not allowed: %s", interaction.user.id, error)
            await house.whisper(interaction, say("refusal-missing-permission"))
        else:
            log.error("user=%d an answer failed", interaction.user.id, exc_info=error)
            await house.whisper(interaction, say("refusal-failed"))
    except UNREACHED as failed:
        log.warning("user=%d could not be told: %s", interaction.user.id, failed)


async def _speaker(house: House, interaction: discord.Interaction, number: int) -> Speaker:
    """Also while the database takes nothing, or gives nothing: then without names."""
    try:
        language = await house.reader(interaction)
        table = await house.store.table(number) if number else None
    except Exception as error:
        log.warning("user=%d language and table are unknown: %s", interaction.user.id, error)
        return plainly(spoken(interaction.locale.value))
    return speaking(table, language) if table else plainly(language)
