"""Everything that discord.py writes by itself passes the checks."""

import discord
import pytest
from discord import app_commands, ui

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.playground.bare_bot import BareBot, board, picture

pytestmark = pytest.mark.wire


async def test_every_kind_of_component_passes(
    bot: BareBot, ana: Person, ben: Person, table: Channel
) -> None:
    view = ui.LayoutView(timeout=None)
    thumbnail = ui.Thumbnail[ui.LayoutView]("attachment://board.png", description="small")
    link = ui.Button[ui.LayoutView](label="Rules", url="https://example.org/rules")
    view.add_item(ui.Section("a section", accessory=thumbnail))
    view.add_item(ui.Section("another", accessory=link))
    view.add_item(ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large))
    view.add_item(ui.File("attachment://log.txt"))
    view.add_item(ui.ActionRow(ui.UserSelect(custom_id="who", placeholder="Who?")))
    dice = ui.Button[ui.LayoutView](label="Dice", emoji="🎲", custom_id="dice")
    view.add_item(ui.Container(ui.TextDisplay("inside"), ui.ActionRow(dice), accent_color=0xFF0000))
    files = [picture(), picture("log.txt")]
    await bot.get_partial_messageable(table.id).send(view=view, files=files)
    (seen,) = ana.sees(table)
    assert seen.text == "a section\nanother\ninside"
    assert [button.label for button in seen.buttons] == ["Rules", "Dice"]
    assert [shown.alt for shown in seen.pictures] == ["small"]
    assert [file.name for file in seen.files] == ["log.txt"]
    answer = await ana.chooses("Who?", [ben])
    assert answer.text == f"pressed who ['{ben.id}']"


async def test_attachments_come_and_go_with_edits(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    message = await bot.get_partial_messageable(table.id).send("hello", file=picture())
    await message.edit(content="kept", attachments=message.attachments)
    assert [shown.name for shown in ana.sees(table)[0].pictures] == ["board.png"]
    await message.edit(content="another", attachments=[picture("new.png")])
    assert [shown.name for shown in ana.sees(table)[0].pictures] == ["new.png"]
    await message.edit(content=None, attachments=[], embed=discord.Embed(title="words"))
    assert (ana.sees(table)[0].text, ana.sees(table)[0].pictures) == ("words", [])
    playground.verify()


async def test_the_ways_to_fetch_and_to_talk_in_threads(
    playground: Playground, bot: BareBot, ana: Person, server: Server, table: Channel
) -> None:
    channel = await bot.fetch_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("hello")
    assert (await channel.fetch_message(message.id)).content == "hello"
    assert [m.content async for m in channel.history()] == ["hello"]
    assert (await channel.guild.fetch_member(ana.id)).name == "ana"
    thread = await message.create_thread(name="Game", auto_archive_duration=60)
    await thread.add_user(discord.Object(ana.id))
    async with thread.typing():
        await thread.send("in the thread")
    assert ana.reads(playground.world.channels[thread.id]) == "in the thread"
    reply = await message.reply("yes", mention_author=False)
    assert reply.reference is not None
    assert (await bot.fetch_guild(server.id)).name == "Friends"
    assert (await bot.application_info()).id == playground.application_id


class Everything(ui.Modal):
    """The parts that the bare bot's form lacks."""

    def __init__(self) -> None:
        super().__init__(title="Everything", custom_id="everything")
        self.pace = ui.RadioGroup[ui.Modal](custom_id="pace")
        self.pace.add_option(label="Slow", value="slow", default=True)
        self.pace.add_option(label="Fast", value="fast", description="no pauses")
        self.loud = ui.Checkbox[ui.Modal](custom_id="loud")
        self.who = ui.UserSelect[ui.Modal](custom_id="who", required=False)
        self.add_item(ui.TextDisplay("How do you play?"))
        self.add_item(ui.Label(text="Pace", description="of the game", component=self.pace))
        self.add_item(ui.Label(text="Loud", component=self.loud))
        self.add_item(ui.Label(text="Who", component=self.who))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        names = [str(user.name) for user in self.who.values]
        await interaction.response.defer(ephemeral=True, thinking=True)
        told = board(f"{self.pace.value} {self.loud.value} {names}")
        await interaction.followup.send(view=told, file=picture(), ephemeral=True)


async def test_every_part_of_a_form_goes_through(
    bot: BareBot, ana: Person, ben: Person, table: Channel
) -> None:
    @app_commands.command(description="Open another form")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.choices(kind=[app_commands.Choice(name="One", value=1)])
    @app_commands.default_permissions(send_messages=True)
    async def form(interaction: discord.Interaction, kind: int, friend: discord.Member) -> None:
        assert (kind, friend.id) == (1, ben.id)
        await interaction.response.send_modal(Everything())

    bot.tree.add_command(form)
    await bot.tree.sync()
    await ana.types(table, "form", kind="One", friend=ben)
    answer = await ana.fills({"Pace": "Fast", "Loud": True, "Who": [ben]})
    assert answer.private == "fast True ['ben']"
    assert answer.private_message is not None
    assert len(answer.private_message.pictures) == 1
    assert ben.sees(table) == []
