"""`/doctor`: what is missing, by name."""

import discord

from bot import __version__
from bot.app import House, plainly
from bot.commands.play import FOR_THREADS, NEEDED, WANTED, missing
from bot.ui.screen import Screen
from bot.words import Speaker


async def doctor(house: House, interaction: discord.Interaction) -> None:
    """Permissions in this channel, direct messages, database and version."""
    say = plainly(await house.reader(interaction))
    lines = [
        *(_permission(interaction, name, say) for name in _needed(interaction)),
        await _direct_messages(house, interaction, say),
        _line(await house.store.works(), say("doctor-database")),
        _line(True, say("doctor-version", value=__version__)),
    ]
    await house.whisper(interaction, Screen(head="\n".join([f"## {say('doctor-head')}", *lines])))


def _needed(interaction: discord.Interaction) -> tuple[str, ...]:
    return tuple(dict.fromkeys(NEEDED + WANTED + FOR_THREADS)) if interaction.guild_id else ()


def _permission(interaction: discord.Interaction, name: str, say: Speaker) -> str:
    met = not missing(interaction, (name,))
    return _line(met, say(f"permission-{name.replace('_', '-')}"))


async def _direct_messages(house: House, interaction: discord.Interaction, say: Speaker) -> str:
    """Tried for real, so that the answer is today's."""
    sent = await house.delivery.tell(interaction.user.id, Screen(head=say("doctor-dm")))
    return _line(sent is not None, say("doctor-dms" if sent else "doctor-dms-closed"))


def _line(good: bool, text: str) -> str:
    return f"{'✅' if good else '❌'} {text}"
