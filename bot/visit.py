"""One press, form or command, with all that is needed to answer it."""

import asyncio
from collections.abc import Sequence

import discord

from bot.app import App
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import labelling, plain, speaking
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.ui.control import Surface
from bot.ui.limits import NAME
from bot.ui.screen import Screen
from bot.words import Speaker, Wording, spoken
from bot.words.sanitize import visible
from renderers.core.scheme import OwnScheme
from rules.core.errors import Refused


class Visit:
    """Somebody's interaction with the bot.

    It speaks the language of their Discord until `recognize` has looked up their own choice, and
    their colours: `scheme`, empty for those of the table; whether they want `tips`.
    `guild` is 0 in a direct message; `message`, the one that was pressed, is 0 for a command.
    """

    def __init__(self, app: App, interaction: discord.Interaction) -> None:
        self.app = app
        self.interaction = interaction
        self.language = spoken(interaction.locale.value)
        self.words_first = False
        self.tips = False
        self.user = 0 if interaction.user is discord.utils.MISSING else interaction.user.id
        self.guild = interaction.guild_id or 0
        self.channel = interaction.channel_id or 0
        self.message = interaction.message.id if interaction.message else 0
        self.surface = _surface(interaction)
        self.scheme: OwnScheme = ""

    async def recognize(self) -> None:
        """Looks up the reader's choices, and remembers the language of their Discord."""
        people = self.app.store.people
        person, seen = await people.get(self.user), spoken(self.interaction.locale.value)
        if person.seen != seen:
            await people.change(self.user, seen=seen)
        self.language = person.language or seen
        self.scheme = person.scheme
        self.words_first = person.words_first
        self.tips = person.tips

    # ── who and where ────────────────────────────────────────────────────────────────────────────

    @property
    def name(self) -> str:
        """How they are called at a table: a number where nothing of their name can be seen."""
        user = self.interaction.user
        shown = visible(user.display_name, NAME) or visible(user.name, NAME)
        return shown or f"#{user.id % 10_000:04}"

    async def table_here(self) -> Table:
        """The live table of this channel; refused with a hint where there is none."""
        table = await self.app.store.tables.live_in(self.channel)
        if table is None:
            raise Refused("no-table-here")
        return table

    async def table_language(self) -> str:
        """The language of a new table: the server's choice, else that of whoever opens it."""
        return await self.app.store.servers.language(self.guild) or self.language

    # ── words ────────────────────────────────────────────────────────────────────────────────────

    @property
    def wording(self) -> Wording:
        """Labels are said in full to whoever listens to them."""
        return "full" if self.words_first else "short"

    @property
    def say(self) -> Speaker:
        """Says texts about no table."""
        return plain(self.language, self.wording)

    def speaking(self, table: Table) -> Speaker:
        """Says texts about a table."""
        return speaking(table, self.language, self.wording)

    def labelling(self, table: Table) -> Speaker:
        """Says labels, alt texts and pictures about a table."""
        return labelling(table, self.language, self.wording)

    def snapshot(self, table: Table, steps: Sequence[StepRow] = ()) -> Snapshot:
        """A table with these steps to tell, in the language, colours and wording of the reader."""
        return self.app.snapshots.of(
            table, steps, self.language, self.scheme, words_first=self.words_first
        )

    def on_board(self, table: Table, message: str) -> str:
        """What a button of the board says: in the table's language, whoever reads of it."""
        return labelling(table, table.language)(message)

    # ── answers ──────────────────────────────────────────────────────────────────────────────────

    async def answer(self, screen: Screen) -> None:
        """Shows a screen on the pressed message, or on the new one that was promised."""
        shown = screen.spoken() if self.words_first else screen
        await self.app.delivery.respond(self.interaction, shown)

    async def whisper(self, screen: Screen | str) -> None:
        """Sends one more message that only they see."""
        shown = Screen(head=screen) if isinstance(screen, str) else screen
        await self.app.delivery.whisper(self.interaction, shown)


def _surface(interaction: discord.Interaction) -> Surface:
    """Where the pressed message stands, whatever the id says: anybody can forge an id."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        return Surface.PRIVATE
    return Surface.BOARD if interaction.guild_id else Surface.DIRECT


async def visit_by_command(app: App, interaction: discord.Interaction) -> Visit:
    """Acknowledges a command, whose answer will be private, and only then looks anything up."""
    app.track(asyncio.current_task())
    await interaction.response.defer(ephemeral=True, thinking=True)
    visit = Visit(app, interaction)
    app.presence.note(visit.user, visit.channel)
    await visit.recognize()
    return visit
