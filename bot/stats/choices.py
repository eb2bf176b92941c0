"""Being counted or not, and being forgotten: everybody's own choice."""

import discord
import msgspec

from bot.app import House, plainly
from bot.days.reminders import reschedule
from bot.publishing.delivery import turn
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Screen
from bot.words import LANGUAGES, Speaker


async def count_me(house: House, interaction: discord.Interaction, counted: bool) -> None:
    """From now on in statistics or not. Nothing is lost by it."""
    say = plainly(await house.reader(interaction))
    person = await house.store.person(interaction.user.id)
    await house.store.put_person(msgspec.structs.replace(person, counted=counted))
    again = Button(str(ids.Count(int(not counted))), say("count-out" if counted else "count-in"))
    mine = Button(str(ids.Stats("person", interaction.user.id)), say("stats-me"))
    head = say("count-is-in" if counted else "count-is-out")
    screen = Screen(head=head, rows=((mine, again) if counted else (again,),))
    await turn(interaction, screen, house.delivery.icons)


async def ask_forget(house: House, interaction: discord.Interaction) -> None:
    """What would be forgotten, and what would not; one press does it."""
    say = plainly(await house.reader(interaction))
    sure = Button(str(ids.Forget()), say("forget-sure"), "bad")
    screen = Screen(head=say("forget-ask"), rows=((sure,),))
    await turn(interaction, screen, house.delivery.icons)


async def forget_me(house: House, interaction: discord.Interaction) -> None:
    """Games that are still running remind them as they would remind anybody."""
    say = plainly(await house.reader(interaction))
    names = {language: Speaker(language)("somebody") for language in LANGUAGES}
    await house.store.forget(interaction.user.id, names)
    await reschedule(house, await house.store.person(interaction.user.id))
    await turn(interaction, Screen(head=say("forget-done")), house.delivery.icons)
