"""`/play`: open a lobby here."""

import discord

from bot.app import House, name_of, plainly
from bot.handlers import lobby
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Screen
from bot.words import Speaker
from rules.core.errors import Refused

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
WANTED = ("attach_files",)
FOR_THREADS = ("view_channel", "create_public_threads", "send_messages_in_threads")


async def play(house: House, interaction: discord.Interaction, game: str) -> None:
    """Opens a lobby; where the channel has a table already, offers a thread."""
    if game not in house.games:
        raise Refused("unknown-game")
    if interaction.guild_id is None:
        raise Refused("only-in-servers")
    must_have(interaction, NEEDED_IN_THREAD if _in_thread(interaction) else NEEDED)
    try:
        table = await lobby.open_lobby(house, interaction, game, interaction.channel_id or 0)
    except Refused as refused:
        if refused.code == "channel-taken" and not _in_thread(interaction):
            await _offer_thread(house, interaction, game)
            return
        raise
    say = plainly(await house.reader(interaction))
    unmet = missing(interaction, WANTED)
    if unmet:
        await house.whisper(interaction, say("pictures-missing", permission=unmet))
    else:
        await interaction.delete_original_response()
    await lobby.try_direct(house, table, interaction)


def missing(interaction: discord.Interaction, needed: tuple[str, ...]) -> tuple[str, ...]:
    """The permissions that the bot lacks in this channel, as codes."""
    granted = interaction.app_permissions
    return tuple(
        name.replace("_", "-")
        for name in needed
        if not granted.administrator and not getattr(granted, name)
    )


def must_have(interaction: discord.Interaction, needed: tuple[str, ...]) -> None:
    unmet = missing(interaction, needed)
    if unmet:
        raise Refused("missing-permissions", {"permission": unmet})


async def _offer_thread(house: House, interaction: discord.Interaction, game: str) -> None:
    say = plainly(await house.reader(interaction))
    button = Button(str(ids.Thread(game)), say("thread-open"), "main")
    await house.whisper(interaction, Screen(head=say("thread-offer"), rows=((button,),)))


async def again(house: House, interaction: discord.Interaction, control: ids.Again) -> None:
    """A lobby with the people and options of a finished table, the next seat first."""
    last = await house.tables.load(control.table)
    if interaction.user.id not in last.people:
        raise Refused("not-seated")
    if last.live:
        raise Refused("already-started")
    must_have(interaction, NEEDED_IN_THREAD if _in_thread(interaction) else NEEDED)
    table = await house.tables.again(last, interaction.user.id)
    await house.publisher.publish(table.id)
    await interaction.delete_original_response()


def _in_thread(interaction: discord.Interaction) -> bool:
    return isinstance(interaction.channel, discord.Thread)


async def in_thread(house: House, interaction: discord.Interaction, control: ids.Thread) -> None:
    """Opens a thread beside the running game, and a lobby in it."""
    if control.game not in house.games:
        raise Refused("unknown-control")
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refused("no-threads-here")
    must_have(interaction, FOR_THREADS)
    language = await house.table_language(interaction)
    title = Speaker(language, control.game)("game-name")
    thread = await interaction.channel.create_thread(
        name=f"{title} · {name_of(interaction)}", type=discord.ChannelType.public_thread
    )
    table = await lobby.open_lobby(house, interaction, control.game, thread.id)
    say = plainly(await house.reader(interaction))
    await house.whisper(interaction, say("thread-opened", who=f"<#{thread.id}>"))
    await lobby.try_direct(house, table, interaction)
