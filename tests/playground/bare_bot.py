"""A bare bot: just enough of a client to try the playground on."""

import asyncio
import io
import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands, ui

from playground import Playground


def png(width: int = 4, height: int = 3) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(png()), name)


def board(text: str, *, pictured: bool = True) -> ui.LayoutView:
    """A message with words, a picture, two buttons and a menu."""
    view = ui.LayoutView(timeout=None)
    inside: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(text)]
    if pictured:
        item = discord.MediaGalleryItem("attachment://board.png", description="a grey board")
        inside.append(ui.MediaGallery(item))
    roll = ui.Button[ui.LayoutView](label="Roll 2", custom_id="roll")
    off = ui.Button[ui.LayoutView](label="Keep", custom_id="keep", disabled=True)
    inside.append(ui.ActionRow(roll, off))
    options = [discord.SelectOption(label=name, value=name.lower()) for name in ("Ones", "Twos")]
    inside.append(ui.ActionRow(ui.Select(custom_id="box", placeholder="A box", options=options)))
    inside.append(ui.Separator())
    view.add_item(ui.Container(*inside))
    return view


class Options(ui.Modal):
    """One of each part."""

    def __init__(self) -> None:
        super().__init__(title="Options", custom_id="options")
        choices = [discord.SelectOption(label=n, value=n.lower()) for n in ("Short", "Long")]
        choices[0].default = True
        self.length = ui.Select[ui.Modal](custom_id="length", options=choices)
        self.extras = ui.CheckboxGroup[ui.Modal](custom_id="extras", required=False)
        self.extras.add_option(label="Undo", value="undo")
        self.extras.add_option(label="Robots", value="robots")
        self.note = ui.TextInput[ui.Modal](custom_id="note", required=False, max_length=20)
        self.add_item(ui.Label(text="Length", component=self.length))
        self.add_item(ui.Label(text="Extras", component=self.extras))
        self.add_item(ui.Label(text="Note", component=self.note))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        told = f"{self.length.values} {sorted(self.extras.values)} {self.note.value}"
        await interaction.response.send_message(told, ephemeral=True)


class BareBot(discord.Client):
    """Each command tries one thing; components are answered in `on_interaction`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.presses = 0
        self.resumes = 0
        self.silent = False

    @classmethod
    @asynccontextmanager
    async def running(cls, playground: Playground) -> AsyncIterator["BareBot"]:
        bot = cls()
        async with bot:
            running = asyncio.create_task(bot.start(playground.token))
            await playground.registered()
            await bot.wait_until_ready()
            yield bot
        await running

    async def setup_hook(self) -> None:
        self.tree.add_command(play)
        self.tree.add_command(slow)
        self.tree.add_command(whisper)
        self.tree.add_command(ask)
        await self.tree.sync()

    async def before_identify_hook(self, *_: object, **__: object) -> None:
        """Without the five seconds that a client waits before it identifies again."""

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component or self.silent:
            return
        self.presses += 1
        details: Any = interaction.data or {}
        if details.get("custom_id") == "later":
            await interaction.response.defer()
            await interaction.edit_original_response(view=board("later", pictured=False))
            return
        text = f"pressed {details.get('custom_id')} {details.get('values', '')}"
        await interaction.response.edit_message(view=board(text))


@app_commands.command(description="Play a game")
@app_commands.describe(game="Which one")
async def play(interaction: discord.Interaction, game: str) -> None:
    await interaction.response.defer(thinking=True)
    file = picture()
    await interaction.edit_original_response(view=board(f"Playing {game}"), attachments=[file])


@play.autocomplete("game")
async def games(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    known = ["yahtzee", "verflixxt"]
    return [app_commands.Choice(name=g.title(), value=g) for g in known if g.startswith(current)]


@app_commands.command(description="Answer late")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    await interaction.followup.send("here it is")
    await interaction.followup.send("and more", ephemeral=True)


@app_commands.command(description="Say something in private")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("a secret", ephemeral=True)


@app_commands.command(description="Open a form")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Options())
