"""The floor: a bare discord.py bot on the same loopback, doing the least that a press can need.

It only defers, or defers and uploads a ready picture: which one its board's button says.
"""

import asyncio
import io
import os
import sys
from pathlib import Path

import discord
from discord import app_commands

from bot.__main__ import point_at_playground


class Bare(discord.Client):
    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.picture = picture
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="board", description="A board")(self.board)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def board(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=self.view(), file=self.file())

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.picture), "board-1.png")

    def view(self) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView(timeout=None)
        gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board-1.png")
        view.add_item(gallery)
        row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
        for name in ("defer", "upload"):
            row.add_item(discord.ui.Button(label=name, custom_id=name))
        view.add_item(row)
        return view

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        await interaction.response.defer()
        if (interaction.data or {}).get("custom_id") == "upload":
            await interaction.edit_original_response(view=self.view(), attachments=[self.file()])


def main() -> None:
    point_at_playground(os.environ["PLAYGROUND"])
    picture = Path(sys.argv[1]).read_bytes()
    asyncio.run(Bare(picture).start(os.environ["DISCORD_TOKEN"]))


if __name__ == "__main__":
    main()
