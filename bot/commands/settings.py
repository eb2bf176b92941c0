"""`/settings`: what somebody, or a server, wants from the bot."""

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.app import App
from bot.commands.names import word
from bot.handlers import away, blocks
from bot.handlers.servers import choose_server
from bot.handlers.settings import choose_mine
from bot.people.quiet import zones_like
from bot.screens.settings import AFTER, AUTOMATIC, NOTICES, REMINDERS, SWITCH
from bot.ui.settings import AwayForm
from bot.visit import Visit, visit_by_command
from bot.words import LANGUAGES
from renderers.core.scheme import SCHEMES


class TextChannel(app_commands.Transformer):
    """A text channel, as the command itself tells of it: a bot without the gateway knows none."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """What Discord asks for."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """What Discord offers."""
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(
        self, _: discord.Interaction, value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        """The channel, without looking for it among those that the gateway has told of."""
        return value


Channel = app_commands.Transform[app_commands.AppCommandChannel, TextChannel]


def settings_group(app: App) -> app_commands.Group:
    """`/settings mine` and `/settings server`."""
    group = app_commands.Group(
        name=word("command-settings"), description=word("command-settings-about")
    )
    _add_mine(group, app)

    @group.command(name=word("command-away"), description=word("command-away-about"))
    async def type_away(interaction: discord.Interaction) -> None:
        visit = Visit(app, interaction)
        await visit.recognize()
        await away.ask(visit, AwayForm())

    @group.command(name=word("command-block"), description=word("command-block-about"))
    @app_commands.rename(person=word("command-person"))
    @app_commands.describe(person=word("command-person-about"))
    async def type_block(interaction: discord.Interaction, person: discord.User) -> None:
        await blocks.block(await visit_by_command(app, interaction), person)

    _add_server(group, app)

    return group


def _add_server(group: app_commands.Group, app: App) -> None:
    options = ("language", "morning", "hour", "leave_out")

    @group.command(name=word("command-server"), description=word("command-server-about"))
    @app_commands.rename(**{key: word(f"command-{key}".replace("_", "-")) for key in options})
    @app_commands.describe(
        **{key: word(f"command-{key}-about".replace("_", "-")) for key in options}
    )
    @app_commands.choices(language=_choices("language", (AUTOMATIC, *LANGUAGES)))
    @app_commands.guild_only()
    async def type_server(
        interaction: discord.Interaction,
        language: str = "",
        morning: Channel | None = None,
        hour: app_commands.Range[int, -1, 23] | None = None,
        leave_out: discord.User | None = None,
    ) -> None:
        visit = await visit_by_command(app, interaction)
        await choose_server(visit, language, morning, hour, leave_out)


def _add_mine(group: app_commands.Group, app: App) -> None:
    options = (
        "language",
        "reminders",
        "after",
        "zone",
        "quiet",
        "notices",
        "passes",
        "scheme",
        "words",
    )

    @group.command(name=word("command-mine"), description=word("command-mine-about"))
    @app_commands.rename(**{key: word(f"command-{key}") for key in options})
    @app_commands.describe(**{key: word(f"command-{key}-about") for key in options})
    @app_commands.choices(
        language=_choices("language", (AUTOMATIC, *LANGUAGES)),
        reminders=_choices("reminders", REMINDERS),
        after=_choices("after", AFTER),
        notices=_choices("notices", NOTICES),
        passes=_choices("switch", SWITCH),
        scheme=_choices("scheme", (AUTOMATIC, *SCHEMES)),
        words=_choices("switch", SWITCH),
    )
    @app_commands.autocomplete(zone=_suggest_zones)
    async def type_mine(
        interaction: discord.Interaction,
        language: str = "",
        reminders: str = "",
        after: str = "",
        zone: str = "",
        quiet: str = "",
        notices: str = "",
        passes: str = "",
        scheme: str = "",
        words: str = "",
    ) -> None:
        visit = await visit_by_command(app, interaction)
        wishes = {"language": language, "reminders": reminders, "after": after, "zone": zone}
        wishes |= {"quiet": quiet, "notices": notices, "passes": passes, "scheme": scheme}
        wishes |= {"words": words}
        await choose_mine(visit, {k: wish for k, wish in wishes.items() if wish})


def _choices(word_of: str, keys: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(f"{word_of}-{key}"), value=key) for key in keys]


async def _suggest_zones(
    interaction: discord.Interaction,  # noqa: ARG001  (the same for everybody)
    typed: str,
) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in zones_like(typed)]
