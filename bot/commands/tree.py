"""The command tree: what can be typed. Names and descriptions come from the Fluent files."""

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.app import House
from bot.commands.common import live_table, think
from bot.commands.doctor import doctor
from bot.commands.names import Translator, game_word, word
from bot.commands.play import play
from bot.commands.seat import seat_group
from bot.commands.settings import settings_group
from bot.commands.stats import add_choices, stats_command
from bot.handlers import looks, proposals
from bot.handlers.moves import show_mine
from bot.handlers.turns import turns
from bot.handlers.undo import undo
from bot.incoming import dispatch
from bot.ui import ids
from rules.core.errors import Refused

log = logging.getLogger(__name__)

AUTOCOMPLETE = discord.InteractionType.autocomplete
SUBCOMMANDS = (1, 2)


class Tree(app_commands.CommandTree[discord.Client]):
    """Answers every command, also one that fails."""

    house: House

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        cause: Exception = Refused("unknown-command")
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        await dispatch.explain(self.house, interaction, cause, await self._table(interaction))

    async def _table(self, interaction: discord.Interaction) -> int:
        """The number of the table here; 0 where there is none, or it cannot be read."""
        try:
            table = await self.house.store.live_table(interaction.channel_id or 0)
        except Exception as error:
            log.warning("user=%d the table here is unknown: %s", interaction.user.id, error)
            return 0
        return table.id if table else 0

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """What is only being typed counts for nothing; what was typed is held back like a press."""
        self.house.busy()
        if interaction.type is AUTOCOMPLETE:
            suggests = _is_readable(interaction) and _completes(interaction)
            if not suggests:
                await interaction.response.autocomplete([])
            return suggests
        if not await dispatch.admitted(self.house, interaction):
            return False
        if not _is_readable(interaction):
            await dispatch.explain(self.house, interaction, Refused("unknown-command"))
            return False
        return True


def _is_readable(interaction: discord.Interaction) -> bool:
    """Whether the library can make sense of what was typed; it would not say so to anybody."""
    try:
        return interaction.namespace is not None
    except (AttributeError, KeyError, TypeError, ValueError):
        return False


def _completes(interaction: discord.Interaction) -> bool:
    """Whether what is being typed is an option for which we have suggestions."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    suggested = {p.display_name for p in command.parameters if p.autocomplete}
    typed: Any = interaction.data
    while typed["options"] and typed["options"][0]["type"] in SUBCOMMANDS:
        typed = {"options": [], **typed["options"][0]}
    focused = [option["name"] for option in typed["options"] if option.get("focused")]
    return bool(focused) and set(focused) <= suggested


def grow(tree: Tree, house: House) -> None:
    """Plants the commands."""
    tree.house = house
    _about_games(tree, house)
    _about_the_table(tree, house)
    _about_people(tree, house)
    tree.add_command(seat_group(house))
    tree.add_command(stats_command(house))
    settings = settings_group(house)
    add_choices(settings, house)
    tree.add_command(settings)


def _about_games(tree: Tree, house: House) -> None:
    games = [app_commands.Choice(name=game_word(key), value=key) for key in house.games]

    @tree.command(name=word("command-play"), description=word("command-play-about"))
    @app_commands.rename(game=word("command-game"))
    @app_commands.describe(game=word("command-game-about"))
    @app_commands.choices(game=games)
    @app_commands.guild_only()
    async def type_play(interaction: discord.Interaction, game: str) -> None:
        await think(house, interaction)
        await play(house, interaction, game)

    @tree.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(game=word("command-game"))
    @app_commands.describe(game=word("command-game-about"))
    @app_commands.choices(game=games)
    async def type_rules(interaction: discord.Interaction, game: str | None = None) -> None:
        await think(house, interaction)
        table = await house.store.last_table(interaction.channel_id or 0)
        played = table.game if table else next(iter(house.games))
        await looks.rules(house, interaction, ids.Rules(game or played))


def _about_the_table(tree: Tree, house: House) -> None:
    @tree.command(name=word("command-table"), description=word("command-table-about"))
    @app_commands.guild_only()
    async def type_table(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        table = await live_table(house, interaction)
        await house.publisher.publish(table.id, again=True)
        await interaction.delete_original_response()

    @tree.command(name=word("command-view"), description=word("command-view-about"))
    @app_commands.guild_only()
    async def type_view(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        await show_mine(house, interaction, await live_table(house, interaction))

    @tree.command(name=word("command-end"), description=word("command-end-about"))
    @app_commands.guild_only()
    async def type_end(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        await proposals.ask_end(house, interaction, await live_table(house, interaction))

    @tree.command(name=word("command-history"), description=word("command-history-about"))
    @app_commands.guild_only()
    async def type_history(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        table = await house.store.last_table(interaction.channel_id or 0)
        if table is None:
            raise Refused("no-table-here")
        await looks.history(house, interaction, table, ids.LAST)

    @tree.command(name=word("command-undo"), description=word("command-undo-about"))
    @app_commands.guild_only()
    async def type_undo(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        await undo(house, interaction, await live_table(house, interaction))


def _about_people(tree: Tree, house: House) -> None:
    @tree.command(name=word("command-turns"), description=word("command-turns-about"))
    async def type_turns(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        await turns(house, interaction)

    @tree.command(name=word("command-doctor"), description=word("command-doctor-about"))
    async def type_doctor(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        await doctor(house, interaction)


async def sync(tree: Tree, house: House) -> None:
    """Tells Discord the commands, if they differ from those it was told last."""
    translator = Translator()
    await tree.set_translator(translator)
    commands = [await c.get_translated_payload(tree, translator) for c in tree.get_commands()]
    digest = hashlib.sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()
    if await house.store.fact("commands") != digest:
        await tree.sync()
        await house.store.put_fact("commands", digest)
