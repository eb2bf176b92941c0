"""Every press and every form comes in here: acknowledged first, then answered, whatever happens.

What a press means stands in its id, which is read without any memory of the message: so a button
works after any restart, and no `DynamicItem` or view is registered with the library.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import discord

from bot.app import App
from bot.handlers import (
    away,
    endings,
    invitations,
    lessons,
    lobby,
    looks,
    mistakes,
    moves,
    notes,
    opening,
    options,
    proposals,
    reminders,
    reviews,
    rules_pages,
    seats,
    settings,
    tips,
    today,
    undo,
    what_if,
    wishes,
)
from bot.incoming.admission import Admission
from bot.incoming.refusals import explain
from bot.publishing.delivery import PROMISED
from bot.stats import choices, show
from bot.ui import ids, submitted
from bot.ui.control import Control, Reply, Surface
from bot.ui.lessons import Learn, LessonStep, NoTips
from bot.ui.lobby import (
    InviteMenu,
    InvitePage,
    Lobby,
    OptionMenu,
    OptionsPage,
    PaceForm,
    PlayMenu,
    RobotLeaves,
    RobotLevel,
    Thread,
    WordForm,
)
from bot.ui.settings import AwayForm, BlockMenu, Hush, Setting, SettingOrForm, SettingsPage
from bot.ui.stats import Count, Forget, Stats
from bot.ui.today import DayResult, Today
from bot.visit import Visit
from rules.core.errors import Refused

log = logging.getLogger(__name__)

Handler = Callable[[Visit, Any], Awaitable[None]]

PRESSED: Mapping[type[Control], Handler] = {
    ids.Move: moves.play,
    ids.Into: moves.play,
    ids.Toggle: moves.play,
    ids.Confirm: moves.play,
    ids.ChoiceMenu: moves.play,
    ids.WholeMenu: moves.play,
    ids.PickMenu: moves.play,
    ids.KeptMenu: moves.play,
    ids.Wish: wishes.change,
    ids.Look: looks.look,
    ids.Rules: rules_pages.show,
    Lobby: lobby.change,
    OptionsPage: options.show,
    OptionMenu: options.choose,
    RobotLeaves: lobby.dismiss,
    RobotLevel: lobby.change_level,
    InvitePage: invitations.ask,
    InviteMenu: invitations.invite,
    PlayMenu: opening.choose,
    PaceForm: lobby.ask_pace,
    WordForm: lobby.ask_word,
    ids.Vote: proposals.vote,
    ids.End: endings.end,
    ids.PadForm: notes.ask,
    ids.PadAnswers: notes.take,
    ids.Undo: undo.press,
    ids.Again: opening.again,
    ids.SeatChange: seats.change,
    Hush: reminders.hush,
    AwayForm: away.ask,
    SettingsPage: settings.open_page,
    Setting: settings.press,
    SettingOrForm: settings.press_or_ask,
    BlockMenu: settings.block,
    Stats: show.show,
    Count: choices.press_count,
    Forget: choices.forget_me,
    ids.Review: reviews.press,
    ids.WhatIf: what_if.press,
    Learn: lessons.learn,
    LessonStep: lessons.press,
    NoTips: tips.stop,
    Thread: opening.in_thread,
    Today: today.press,
    DayResult: today.press_result,
}
"""The handler of each control in `CONTROLS` of `bot/ui/ids.py`, in its order."""

SUBMITTED: Mapping[type[Control], Handler] = {
    PaceForm: lobby.set_pace,
    WordForm: lobby.set_word,
    ids.PadForm: notes.mark,
    AwayForm: away.say_away,
    SettingOrForm: settings.fill,
}
"""The handler of each form, which has the id of the control that opened it."""

FORM = discord.InteractionType.modal_submit
PRESS = discord.InteractionType.component


class Dispatcher:
    """Finds the handler for what was pressed or filled in."""

    def __init__(self, app: App, admission: Admission) -> None:
        self.app = app
        self.admission = admission

    async def answer(self, interaction: discord.Interaction) -> None:
        """Answers a press or a form; commands have their own way (`bot/commands/tree.py`)."""
        if interaction.type not in (PRESS, FORM):
            return
        self.app.track(asyncio.current_task())
        press = self.app.metrics.came(interaction)
        if not await self.admission.admits(interaction):
            return
        visit = Visit(self.app, interaction)
        control = _control(visit)
        table = _table(control)
        self.app.metrics.counted(interaction.type.name, _name(control))
        self.app.presence.note(visit.user, visit.channel, table=table)
        try:
            await _acknowledge(interaction, control)
            self.app.delivery.tokens.note(interaction, table)
            moves = isinstance(control, ids.Answer)
            async with nullcontext() if moves else self._turn(interaction):
                await visit.recognize()
                await _handle(visit, control)
            await tips.offer(visit, table)
        except Exception as error:
            async with self._turn(interaction):
                await explain(visit, error, table)
        log.info("user=%d pressed %s ms=%.1f", visit.user, _name(control), press.age * 1000)

    def _turn(self, interaction: discord.Interaction) -> AbstractAsyncContextManager[object]:
        """What is acknowledged waits for its turn; what is not yet, as before a form, does not.

        A move is saved at once, and takes its turn to be shown (`bot/handlers/moves.py`).
        """
        done = interaction.response.is_done()
        return self.app.throttle.turn() if done else nullcontext()


def _name(control: Control | None) -> str:
    """What was pressed, for logs and figures."""
    return type(control).__name__ if control else "unknown"


def _table(control: Control | None) -> int:
    """The number of the table that a control is about; 0 where there is none."""
    lesson = getattr(control, "surface", None) == Surface.LESSON
    return 0 if lesson else getattr(control, "table", 0)


def _control(visit: Visit) -> Control | None:
    """The control that was pressed; None for one that we never wrote, or that is not there."""
    data: Any = visit.interaction.data
    message = visit.interaction.message
    control = ids.read(str(data.get("custom_id", "")))
    if control is None or message is None:
        return control if visit.interaction.type is FORM else None
    own = control.checks_itself or _reply(control) in (Reply.PRIVATE, Reply.BESIDE)
    if own or visit.surface != Surface.BOARD or submitted.has_control(message, control):
        return control
    return None


async def _acknowledge(interaction: discord.Interaction, control: Control | None) -> None:
    """Before database, lock and drawing: Discord gives three seconds."""
    if control is None:
        return
    reply = _reply(control)
    typed = interaction.type is FORM and interaction.message is None
    if reply is Reply.PRIVATE or typed:
        await interaction.response.defer(ephemeral=True, thinking=True)
    elif reply in (Reply.UPDATE, Reply.BESIDE) or interaction.type is FORM:
        await interaction.response.defer()
    if reply is Reply.BESIDE:
        interaction.extras[PROMISED] = 0


def _reply(control: Control) -> Reply:
    """A control with `fresh` opens a message; otherwise its kind says how it is acknowledged."""
    if not getattr(control, "fresh", 0):
        return control.reply
    panel = isinstance(control, ids.Look) and control.what in ids.PANELS
    return Reply.BESIDE if panel else Reply.PRIVATE


async def _handle(visit: Visit, control: Control | None) -> None:
    handlers = PRESSED if visit.interaction.type is PRESS else SUBMITTED
    if control is None or type(control) not in handlers:
        raise Refused("unknown-control")
    if control.at_table:
        table = await visit.app.tables.load(getattr(control, "table", 0))
        elsewhere = table.private or visit.channel != table.channel
        if elsewhere and visit.user not in table.people:
            raise Refused("unknown-control")
    if isinstance(control, ids.Answer) and control.surface == Surface.LESSON:
        await lessons.answer(visit, control)
    elif isinstance(control, ids.Answer) and control.surface == Surface.REVIEW:
        await mistakes.answer(visit, control)
    elif isinstance(control, ids.Review) and control.verb in ("mistake", "text"):
        await mistakes.show(visit, control)
    else:
        await handlers[type(control)](visit, control)
