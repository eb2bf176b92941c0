"""The command tree: what can be typed. Names and descriptions come from the Fluent files."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.doctor import doctor
from bot.commands.names import Translator, game_line, game_word, word
from bot.commands.seat import seat_group
from bot.commands.settings import settings_group
from bot.commands.stats import add_choices, stats_command
from bot.handlers import (
    duels,
    endings,
    guide,
    history,
    lessons,
    opening,
    rules_pages,
    today,
    turns,
    typed_moves,
)
from bot.handlers.looks import look
from bot.handlers.undo import undo
from bot.handlers.views import show_again, show_mine
from bot.incoming.admission import Admission
from bot.incoming.refusals import explain
from bot.store import Store
from bot.store.errors import Unavailable
from bot.store.tables import PACES, Table
from bot.tables.today import GAMES
from bot.ui import ids
from bot.ui.lessons import Learn
from bot.ui.limits import OPTION_TEXT
from bot.ui.today import Today
from bot.visit import Visit, visit_by_command
from rules.core.errors import Refused

log = logging.getLogger(__name__)

DUTY = "commands"
KEPT = 30.0
"""Seconds that one of several workers has for telling Discord the commands."""

AGAIN = 1.0
"""Seconds until another worker looks whether that is done."""

AUTOCOMPLETE = discord.InteractionType.autocomplete

SUBCOMMANDS = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)


class Tree(app_commands.CommandTree[discord.Client]):
    """Answers every command, also one that fails."""

    def __init__(self, client: discord.Client, app: App, admission: Admission) -> None:
        super().__init__(client)
        self.app = app
        self.admission = admission
        _add_games(self, app)
        _add_today(self, app)
        _add_duel(self, app)
        _add_table(self, app)
        _add_moves(self, app)
        _add_people(self, app)
        self.add_command(seat_group(app))
        self.add_command(stats_command(app))
        settings = settings_group(app)
        add_choices(settings, app)
        self.add_command(settings)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Tells whoever typed why it failed."""
        cause: Exception = Refused("unknown-command")
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        visit = Visit(self.app, interaction)
        await explain(visit, cause, await self._table_here(visit))

    async def _table_here(self, visit: Visit) -> int:
        """The number of the table here; 0 where there is none, or the store fails."""
        try:
            table = await self.app.store.tables.live_in(visit.channel)
        except Unavailable:
            return 0
        except Exception as error:
            log.warning("user=%d the table here is unknown: %s", visit.user, error)
            return 0
        return table.id if table else 0

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Rate limits a command like a press; suggestions while typing are not counted."""
        self.app.track(asyncio.current_task())
        self.app.metrics.came(interaction)
        if interaction.type is AUTOCOMPLETE:
            self.app.metrics.counted(interaction.type.name, _name(interaction))
            readable = _is_readable(interaction) and _is_typed_as_declared(interaction)
            suggests = readable and _completes(interaction)
            if not suggests:
                await interaction.response.autocomplete([])
            return suggests
        if not await self.admission.admits(interaction):
            return False
        self.app.metrics.counted("command", _name(interaction))
        if not _is_readable(interaction) or not _is_typed_as_declared(interaction):
            await explain(Visit(self.app, interaction), Refused("unknown-command"))
            return False
        return True


def _name(interaction: discord.Interaction) -> str:
    """What was typed, if it is one of our commands."""
    command = interaction.command
    return command.qualified_name if isinstance(command, app_commands.Command) else "unknown"


def _is_readable(interaction: discord.Interaction) -> bool:
    """Whether the library can read what was typed; if not it would fail without an answer."""
    try:
        return interaction.namespace is not None
    except (AttributeError, KeyError, TypeError, ValueError):
        return False


def _is_typed_as_declared(interaction: discord.Interaction) -> bool:
    """Whether each option has the type that its command declares; the library does not look."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    declared = {p.display_name: p.type.value for p in command.parameters}
    typed = _options(interaction)
    return all(declared.get(option["name"], option["type"]) == option["type"] for option in typed)


def _completes(interaction: discord.Interaction) -> bool:
    """Whether what is being typed is an option for which there are suggestions."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    suggested = {p.display_name for p in command.parameters if p.autocomplete}
    focused = [option["name"] for option in _options(interaction) if option.get("focused")]
    return bool(focused) and set(focused) <= suggested


def _options(interaction: discord.Interaction) -> list[Any]:
    """What was typed, without the names of the subcommands before it."""
    typed: Any = interaction.data
    while typed["options"] and typed["options"][0]["type"] in SUBCOMMANDS:
        typed = {"options": [], **typed["options"][0]}
    return list(typed["options"])


# ── the commands ─────────────────────────────────────────────────────────────────────────────────


def _add_games(tree: Tree, app: App) -> None:
    games = [app_commands.Choice(name=game_line(key), value=key) for key in app.listed]

    @tree.command(name=word("command-play"), description=word("command-play-about"))
    @app_commands.rename(game=word("command-game"), robots=word("command-robots"))
    @app_commands.describe(game=word("command-game-about"), robots=word("command-robots-about"))
    @app_commands.choices(game=games)
    @app_commands.guild_only()
    async def type_play(
        interaction: discord.Interaction,
        game: str,
        robots: app_commands.Range[int, 1, opening.MOST_ROBOTS] | None = None,
    ) -> None:
        await opening.play(await visit_by_command(app, interaction), game, robots or 0)

    @tree.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(game=word("command-game"))
    @app_commands.describe(game=word("command-game-about"))
    @app_commands.choices(game=games)
    async def type_rules(interaction: discord.Interaction, game: str | None = None) -> None:
        visit = await visit_by_command(app, interaction)
        table = await app.store.tables.last_in(visit.channel)
        if wanted := game or (table.game if table else ""):
            await rules_pages.show(visit, ids.Rules(wanted))
        else:
            await rules_pages.ask(visit)

    @tree.command(name=word("command-learn"), description=word("command-learn-about"))
    @app_commands.rename(game=word("command-game"))
    @app_commands.describe(game=word("command-game-about"))
    @app_commands.choices(game=games)
    async def type_learn(interaction: discord.Interaction, game: str = "") -> None:
        await lessons.learn(await visit_by_command(app, interaction), Learn(game))


def _add_today(tree: Tree, app: App) -> None:
    games = [app_commands.Choice(name=game_word(key), value=key) for key in GAMES]

    @tree.command(name=word("command-today"), description=word("command-today-about"))
    @app_commands.rename(game=word("command-game"))
    @app_commands.describe(game=word("command-game-about"))
    @app_commands.choices(game=games)
    async def type_today(interaction: discord.Interaction, game: str | None = None) -> None:
        visit = await visit_by_command(app, interaction)
        await today.press(visit, Today("play" if game else "page", game or ""))


def _add_duel(tree: Tree, app: App) -> None:
    alone = [key for key, game in app.listed.items() if game.course]
    games = [app_commands.Choice(name=game_word(key), value=key) for key in alone]
    times = [
        app_commands.Choice(name=word(f"pace-{pace}"), value=pace) for pace in PACES if PACES[pace]
    ]

    @tree.command(name=word("command-duel"), description=word("command-duel-about"))
    @app_commands.rename(
        game=word("command-game"), rival=word("command-rival"), lasts=word("command-lasts")
    )
    @app_commands.describe(
        game=word("command-game-about"),
        rival=word("command-rival-about"),
        lasts=word("command-lasts-about"),
    )
    @app_commands.choices(game=games, lasts=times)
    @app_commands.guild_only()
    async def type_duel(
        interaction: discord.Interaction,
        game: str = alone[0],
        rival: discord.User | None = None,
        lasts: str = "",
    ) -> None:
        await duels.challenge(await visit_by_command(app, interaction), game, rival, lasts)


def _add_table(tree: Tree, app: App) -> None:
    @tree.command(name=word("command-table"), description=word("command-table-about"))
    @app_commands.rename(as_text=word("command-as-text"))
    @app_commands.describe(as_text=word("command-as-text-about"))
    @app_commands.guild_only()
    async def type_table(interaction: discord.Interaction, as_text: bool = False) -> None:
        visit = await visit_by_command(app, interaction)
        await _shown(visit, await visit.table_here(), as_text, show_again)

    @tree.command(name=word("command-view"), description=word("command-view-about"))
    @app_commands.rename(as_text=word("command-as-text"))
    @app_commands.describe(as_text=word("command-as-text-about"))
    async def type_view(interaction: discord.Interaction, as_text: bool = False) -> None:
        visit = await visit_by_command(app, interaction)
        table = await typed_moves.table_of(app, visit.guild, visit.channel, visit.user)
        await _shown(visit, table, as_text, show_mine)

    @tree.command(name=word("command-end"), description=word("command-end-about"))
    @app_commands.guild_only()
    async def type_end(interaction: discord.Interaction) -> None:
        visit = await visit_by_command(app, interaction)
        await endings.ask_end(visit, await visit.table_here())

    @tree.command(name=word("command-history"), description=word("command-history-about"))
    @app_commands.guild_only()
    async def type_history(interaction: discord.Interaction) -> None:
        visit = await visit_by_command(app, interaction)
        table = await app.store.tables.last_in(visit.channel)
        if table is None:
            raise Refused("no-table-here")
        await history.show(visit, table)

    @tree.command(name=word("command-undo"), description=word("command-undo-about"))
    @app_commands.guild_only()
    async def type_undo(interaction: discord.Interaction) -> None:
        visit = await visit_by_command(app, interaction)
        await undo(visit, await visit.table_here())


async def _shown(
    visit: Visit, table: Table, as_text: bool, show: Callable[[Visit, Table], Awaitable[None]]
) -> None:
    """A table in words, for whoever typed it; or as it is shown otherwise."""
    await (look(visit, ids.Look("text", table.id)) if as_text else show(visit, table))


def _add_moves(tree: Tree, app: App) -> None:
    async def suggest(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await typed_moves.suggest(app, interaction, typed)

    @tree.command(name=word("command-move"), description=word("command-move-about"))
    @app_commands.rename(typed=word("command-move"))
    @app_commands.describe(typed=word("command-typed-about"))
    @app_commands.autocomplete(typed=suggest)
    async def type_move(
        interaction: discord.Interaction, typed: app_commands.Range[str, 1, OPTION_TEXT]
    ) -> None:
        await typed_moves.play(await visit_by_command(app, interaction), typed)


def _add_people(tree: Tree, app: App) -> None:
    @tree.command(name=word("command-help"), description=word("command-help-about"))
    async def type_help(interaction: discord.Interaction) -> None:
        await guide.show(await visit_by_command(app, interaction))

    @tree.command(name=word("command-turns"), description=word("command-turns-about"))
    async def type_turns(interaction: discord.Interaction) -> None:
        await turns.show(await visit_by_command(app, interaction))

    @tree.command(name=word("command-doctor"), description=word("command-doctor-about"))
    async def type_doctor(interaction: discord.Interaction) -> None:
        await doctor(await visit_by_command(app, interaction))


# ── telling Discord ──────────────────────────────────────────────────────────────────────────────


async def sync(tree: Tree, store: Store, *, again: bool = False) -> int:
    """Tells Discord the commands, if they differ from those it was told last; returns how many.

    They are told `again` where that is wanted. Of several workers that start at once, one does so
    and the others wait for it.
    """
    translator = Translator()
    await tree.set_translator(translator)
    commands = [await c.get_translated_payload(tree, translator) for c in tree.get_commands()]
    digest = hashlib.sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()
    if again:
        await store.facts.put("commands", "")
    while await store.facts.get("commands") != digest:
        if await store.duties.keep(DUTY, KEPT):
            await tree.sync()
            await store.facts.put("commands", digest)
            await store.duties.drop(DUTY)
        else:
            await asyncio.sleep(AGAIN)
    return len(commands)
