"""`/settings`: what somebody, or a server, wants from the bot."""

from collections.abc import Iterable

import discord
import msgspec
from discord import app_commands

from bot.app import App
from bot.commands.names import word
from bot.handlers import away, blocks
from bot.handlers.reminders import reschedule
from bot.people import quiet
from bot.store import Person
from bot.store.records import HOUR
from bot.ui import ids
from bot.ui.markup import on_day
from bot.visit import Visit, visit_by_command
from bot.words import LANGUAGES, Speaker
from rules.core.errors import Refused

AUTOMATIC = "auto"
"""The choice of no language: that of the person's Discord, or of whoever opens a table."""

NOTICES = ("mention", "dm", "off")
REMINDERS = ("dm", "channel", "off")
AFTER = {"1h": HOUR, "4h": 4 * HOUR, "8h": 8 * HOUR, "24h": 24 * HOUR}
SWITCH = {"on": True, "off": False}
NO_QUIET = ("off", "none", "non", "aucune", "-")


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
        await away.ask(visit, ids.AwayForm())

    @group.command(name=word("command-block"), description=word("command-block-about"))
    @app_commands.rename(person=word("command-person"))
    @app_commands.describe(person=word("command-person-about"))
    async def type_block(interaction: discord.Interaction, person: discord.User) -> None:
        await blocks.block(await visit_by_command(app, interaction), person)

    @group.command(name=word("command-server"), description=word("command-server-about"))
    @app_commands.rename(language=word("command-language"))
    @app_commands.describe(language=word("command-language-about"))
    @app_commands.choices(language=_choices("language", (AUTOMATIC, *LANGUAGES)))
    @app_commands.guild_only()
    async def type_server(interaction: discord.Interaction, language: str) -> None:
        await choose_server(await visit_by_command(app, interaction), language)

    return group


def _add_mine(group: app_commands.Group, app: App) -> None:
    options = ("language", "reminders", "after", "zone", "quiet", "notices", "passes")

    @group.command(name=word("command-mine"), description=word("command-mine-about"))
    @app_commands.rename(**{key: word(f"command-{key}") for key in options})
    @app_commands.describe(**{key: word(f"command-{key}-about") for key in options})
    @app_commands.choices(
        language=_choices("language", (AUTOMATIC, *LANGUAGES)),
        reminders=_choices("reminders", REMINDERS),
        after=_choices("after", AFTER),
        notices=_choices("notices", NOTICES),
        passes=_choices("switch", SWITCH),
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
    ) -> None:
        visit = await visit_by_command(app, interaction)
        wishes = {"language": language, "reminders": reminders, "after": after, "zone": zone}
        wishes |= {"quiet": quiet, "notices": notices, "passes": passes}
        await choose_mine(visit, {k: wish for k, wish in wishes.items() if wish})


def _choices(word_of: str, keys: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(f"{word_of}-{key}"), value=key) for key in keys]


async def _suggest_zones(
    interaction: discord.Interaction,  # noqa: ARG001  (the same for everybody)
    typed: str,
) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in quiet.zones_like(typed)]


async def choose_mine(visit: Visit, wishes: dict[str, str]) -> None:
    """Somebody's own settings; the answer shows all of them, also when none was changed."""
    app = visit.app
    person = await app.store.people.get(visit.user)
    if wishes:
        person = msgspec.structs.replace(person, **_wished(wishes))
        await app.store.people.put(person)
        await visit.recognize()
        await reschedule(app, person)
    if "passes" in wishes and person.passes:
        await app.wake_robots()
    if "notices" in wishes:
        for number in await app.store.tables.of(visit.user):
            await app.publisher.direct.show(number)
    say, blocked = visit.say, sorted(await app.store.people.blocks(visit.user))
    lines = [f"### {say('settings-head')}", *listed(person, say, app.clock.now())]
    if blocked:
        lines.append(f"- {say('settings-blocked', who=say.listed([f'<@{b}>' for b in blocked]))}")
    await visit.whisper("\n".join(lines))


def _wished(wishes: dict[str, str]) -> dict[str, object]:
    """What was typed, as it is kept; refused where it cannot be understood."""
    kept: dict[str, object] = {}
    for key, wish in wishes.items():
        match key:
            case "language":
                kept["language"] = "" if wish == AUTOMATIC else _one_of(wish, LANGUAGES)
            case "reminders":
                kept["remind"] = _one_of(wish, REMINDERS)
            case "after":
                kept["remind_after"] = AFTER[_one_of(wish, AFTER)]
            case "zone":
                kept["zone"] = quiet.zone(wish)
            case "quiet":
                off = wish.strip().lower() in NO_QUIET
                kept["quiet"] = "" if off else quiet.hours(wish)
            case "notices":
                kept["notices"] = _one_of(wish, NOTICES)
            case "passes":
                kept["passes"] = SWITCH[_one_of(wish, SWITCH)]
    return kept


def _one_of(wish: str, offered: Iterable[str]) -> str:
    if wish not in offered:
        raise Refused("not-offered")
    return wish


def listed(person: Person, say: Speaker, now: float) -> Iterable[str]:
    """Everything that somebody has chosen, a line each."""
    if person.away_until > now:
        yield f"- {say('settings-away', when=on_day(person.away_until))}"
    after = next((key for key, value in AFTER.items() if value == person.remind_after), "8h")
    yield f"- {say('settings-language', language=person.language or AUTOMATIC)}"
    yield f"- {say('settings-reminders', reminders=person.remind)}"
    if person.remind != "off":
        yield f"- {say('settings-after', after=after)}"
    yield f"- {say('settings-zone', value=person.zone or 'UTC')}"
    if person.quiet:
        yield f"- {say('settings-quiet', value=person.quiet)}"
    else:
        yield f"- {say('settings-no-quiet')}"
    yield f"- {say('settings-notices', notices=person.notices)}"
    yield f"- {say('settings-passes', switch='on' if person.passes else 'off')}"
    yield f"- {say('settings-counted', switch='on' if person.counted else 'off')}"


async def choose_server(visit: Visit, language: str) -> None:
    """The language of new tables in this server; moderators only."""
    if not visit.interaction.permissions.manage_guild:
        raise Refused("moderators-only")
    chosen = "" if language == AUTOMATIC else _one_of(language, LANGUAGES)
    await visit.app.store.servers.put_language(visit.guild, chosen)
    await visit.whisper(visit.say("settings-server", language=language))
