"""The floor: a bare discord.py bot on the same loopback, doing the least that a press can need.

It defers, or defers and uploads ready pictures with the same board, or does so after it has
committed one row: which one the button says. The board is read from a file that holds one of ours,
after each press that only defers.
"""

import asyncio
import base64
import io
import json
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui

from bot.__main__ import point_at_playground

DEFER, UPLOAD, COMMIT = "defer", "upload", "commit"


class Bare(discord.Client):
    def __init__(self, file: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.source = file
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="board", description="A board")(self.board)
        self.database = opened(file.with_suffix(f".{os.getpid()}.db"))
        self.read()

    def read(self) -> None:
        board = json.loads(self.source.read_text())
        self.components: list[dict[str, Any]] = board["components"]
        self.pictures = [base64.b64decode(picture) for picture in board["pictures"]]

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def board(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=self.view(), files=self.files())

    def files(self) -> list[discord.File]:
        return [
            discord.File(io.BytesIO(picture), f"board-{n + 1}.png")
            for n, picture in enumerate(self.pictures)
        ]

    def view(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        for part in self.components:
            view.add_item(built(part))
        return view

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        await interaction.response.defer()
        pressed = (interaction.data or {}).get("custom_id")
        if pressed == COMMIT:
            await asyncio.to_thread(self.commit, interaction.id)
        if pressed in (UPLOAD, COMMIT):
            await interaction.edit_original_response(view=self.view(), attachments=self.files())
        else:
            self.read()

    def commit(self, number: int) -> None:
        with self.database:
            self.database.execute("insert into presses values (?)", (number,))


def opened(file: Path) -> sqlite3.Connection:
    """As safe as ours: on the disk when it is committed."""
    database = sqlite3.connect(file, check_same_thread=False)
    database.execute("pragma journal_mode = wal")
    database.execute("pragma synchronous = full")
    database.execute("create table presses (number integer)")
    return database


class Press(ui.Button[Any]):
    """Not kept by the library, as ours are not."""

    def is_dispatchable(self) -> bool:
        return False


class Selection(ui.Select[Any]):
    def is_dispatchable(self) -> bool:
        return False


def built(part: dict[str, Any]) -> ui.Item[Any]:
    """A component of our board, made anew with the library's own classes."""
    inside = [built(each) for each in part.get("components", ())]
    match discord.ComponentType(part["type"]):
        case discord.ComponentType.container:
            return ui.Container(*inside, accent_colour=part.get("accent_color"))
        case discord.ComponentType.action_row:
            return ui.ActionRow(*inside)
        case discord.ComponentType.text_display:
            return ui.TextDisplay(part["content"])
        case discord.ComponentType.separator:
            return ui.Separator()
        case discord.ComponentType.media_gallery:
            return _gallery(part)
        case discord.ComponentType.button:
            return _button(part)
        case _:
            return _select(part)


def _gallery(part: dict[str, Any]) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    for item in part["items"]:
        gallery.add_item(media=item["media"]["url"], description=item.get("description"))
    return gallery


def _button(part: dict[str, Any]) -> Press:
    return Press(
        custom_id=part["custom_id"],
        label=part.get("label"),
        emoji=_emoji(part),
        style=discord.ButtonStyle(part["style"]),
        disabled=part.get("disabled", False),
    )


def _select(part: dict[str, Any]) -> Selection:
    return Selection(
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder"),
        min_values=part.get("min_values", 1),
        max_values=part.get("max_values", 1),
        options=[
            discord.SelectOption(
                label=option["label"],
                value=option["value"],
                description=option.get("description"),
                emoji=_emoji(option),
                default=option.get("default", False),
            )
            for option in part["options"]
        ],
    )


def _emoji(part: dict[str, Any]) -> discord.PartialEmoji | None:
    return discord.PartialEmoji.from_dict(part["emoji"]) if "emoji" in part else None


def main() -> None:
    point_at_playground(os.environ["PLAYGROUND"])
    asyncio.run(Bare(Path(sys.argv[1])).start(os.environ["DISCORD_TOKEN"]))


if __name__ == "__main__":
    main()
