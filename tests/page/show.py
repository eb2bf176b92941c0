"""A small bot that shows one of everything, so that the page can be looked at part by part."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui

from tests.playground.bare_bot import BareBot, png

WORDS = """# A heading
## A smaller one
### The smallest
-# small print
**bold**, *italic*, __underlined__, ~~struck~~, `code`, ***both***, snake_case_word
> a quote
- one
- two
  - inside
1. first
2. second
||the murderer|| and [a link](https://example.org/) and <https://example.org/bare>
In <t:{soon}:R>, for <@{user}> in <#{channel}>: </show:1>"""

SAUCES = ("Tomato", "Pesto", "Cream", "None at all")


def show_view(user: int, channel: int, soon: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    words = WORDS.format(user=user, channel=channel, soon=soon)
    media = [
        discord.MediaGalleryItem(f"attachment://{name}.png", description=f"the {name} picture")
        for name in ("left", "right")
    ]
    thumbnail = ui.Thumbnail[ui.LayoutView]("attachment://left.png", description="a thumbnail")
    section = ui.Section[ui.LayoutView](ui.TextDisplay("Beside a picture"), accessory=thumbnail)
    parts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(words),
        section,
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        ui.MediaGallery(*media),
        ui.ActionRow(*_buttons()),
        ui.ActionRow(_sauces()),
        ui.ActionRow(ui.UserSelect(custom_id="who", placeholder="Who pays?")),
    ]
    view.add_item(ui.Container(*parts, accent_colour=0x2F7D6B))
    return view


def _buttons() -> list[ui.Button[ui.LayoutView]]:
    styles = discord.ButtonStyle
    return [
        ui.Button(label="Primary", style=styles.primary, custom_id="primary"),
        ui.Button(label="Silent", style=styles.secondary, custom_id="silent"),
        ui.Button(label="Form", style=styles.success, custom_id="form"),
        ui.Button(label="Off", style=styles.danger, custom_id="off", disabled=True),
        ui.Button(label="Out", url="https://example.org/"),
    ]


def _sauces() -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(label=name, value=name.lower(), description=f"with {name.lower()}")
        for name in SAUCES
    ]
    return ui.Select(
        custom_id="sauces", placeholder="Sauces", options=options, min_values=1, max_values=3
    )


class Order(ui.Modal):
    """One of each field."""

    def __init__(self) -> None:
        super().__init__(title="Your order", custom_id="order")
        self.name = ui.TextInput[ui.Modal](custom_id="name", max_length=12)
        self.size = ui.RadioGroup[ui.Modal](custom_id="size")
        self.size.add_option(label="Small", value="small", default=True)
        self.size.add_option(label="Large", value="large", description="for two")
        self.extras = ui.CheckboxGroup[ui.Modal](custom_id="extras", required=False)
        self.extras.add_option(label="Olives", value="olives")
        self.extras.add_option(label="Capers", value="capers")
        sauces = [discord.SelectOption(label=name, value=name.lower()) for name in SAUCES]
        self.sauce = ui.Select[ui.Modal](custom_id="sauce", options=sauces, max_values=2)
        for label, field in (
            ("Name", self.name),
            ("Size", self.size),
            ("Extras", self.extras),
            ("Sauce", self.sauce),
        ):
            self.add_item(ui.Label(text=label, component=field))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        told = f"{self.name.value}: {self.size.value}, {self.extras.values}, {self.sauce.values}"
        await interaction.response.send_message(told, ephemeral=True)


class ShowBot(BareBot):
    async def setup_hook(self) -> None:
        self.tree.add_command(show)
        self.tree.add_command(think)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        details: Any = interaction.data or {}
        match details["custom_id"]:
            case "silent":
                return
            case "form":
                await interaction.response.send_modal(Order())
            case chosen:
                picked = ", ".join(details.get("values", []))
                await interaction.response.send_message(f"{chosen}: {picked}", ephemeral=True)


@app_commands.command(description="One of everything")
@app_commands.describe(dish="Completed while you type", hot="Or cold", guest="Somebody here")
async def show(
    interaction: discord.Interaction,
    dish: str,
    hot: bool = True,
    guest: discord.Member | None = None,
) -> None:
    files = [discord.File(io.BytesIO(png(400, 300)), f"{name}.png") for name in ("left", "right")]
    soon = int(interaction.created_at.timestamp()) + 2 * 3600 + 60
    view = show_view(interaction.user.id, interaction.channel_id or 0, soon)
    view.add_item(ui.TextDisplay(f"{dish}, {'hot' if hot else 'cold'}, {guest}"))
    await interaction.response.send_message(view=view, files=files)


@show.autocomplete("dish")
async def dishes(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    known = ["Lasagne", "Linguine", "Risotto"]
    return [
        app_commands.Choice(name=dish, value=dish.lower())
        for dish in known
        if dish.lower().startswith(current.lower())
    ]


@app_commands.command(description="Take a moment")
async def think(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await asyncio.sleep(0.6)
    await interaction.edit_original_response(content="Here it is")
