"""A real client against the playground: log in, type, press, read."""

import asyncio

import discord
import pytest

from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.impossible import Impossible
from tests.playground.bare_bot import BareBot, png

pytestmark = [pytest.mark.wire, pytest.mark.usefixtures("bot")]


async def test_a_client_logs_in_and_registers_its_commands(
    playground: Playground, bot: BareBot
) -> None:
    assert {command["name"] for command in playground.world.commands.values()} == {
        "play",
        "slow",
        "whisper",
        "ask",
    }
    assert [guild.name for guild in bot.guilds] == ["Friends"]


async def test_a_deferred_command_ends_with_the_picture(ana: Person, table: Channel) -> None:
    answer = await ana.types(table, "play", game="yahtzee")
    assert answer.answer == "deferred message"
    assert answer.message is not None
    assert answer.text == "Playing yahtzee"
    (shown,) = answer.message.pictures
    assert (shown.content, shown.alt) == (png(), "a grey board")
    assert [button.label for button in answer.message.buttons] == ["Roll 2", "Keep"]


async def test_a_press_updates_the_message_and_keeps_its_picture(
    ana: Person, ben: Person, table: Channel
) -> None:
    await ana.types(table, "play", game="yahtzee")
    answer = await ben.presses("Roll")
    assert answer.answer == "update"
    assert ana.reads(table) == "pressed roll "
    assert len(ana.sees(table)[0].pictures) == 1


async def test_a_deferred_update_is_settled_by_its_edit(ana: Person, table: Channel) -> None:
    first = await ana.types(table, "play", game="yahtzee")
    answer = await ana.forges("later", on=first)
    assert answer.answer == "deferred update"
    assert answer.text == "later"


async def test_a_bot_that_says_when_it_works_is_waited_for(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    working: set[asyncio.Task[None]] = set()

    async def work(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.1)
        await interaction.followup.send("not your turn", ephemeral=True)

    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            task = asyncio.create_task(work(interaction))
            working.add(task)
            task.add_done_callback(working.discard)

    playground.activity.also_busy.append(lambda: working)
    await ana.types(table, "play", game="yahtzee")
    bot.on_interaction = on_interaction  # type: ignore[method-assign]
    assert (await ana.presses("Roll")).private == "not your turn"


async def test_a_choice_carries_its_values(ana: Person, table: Channel) -> None:
    await ana.types(table, "play", game="yahtzee")
    answer = await ana.chooses("A box", ["Twos"])
    assert answer.text == "pressed box ['twos']"


async def test_two_presses_at_once_both_arrive(bot: BareBot, ana: Person, table: Channel) -> None:
    await ana.types(table, "play", game="yahtzee")
    first, second = ana.press_soon("Roll"), ana.press_soon("Roll")
    await first
    await second
    assert bot.presses == 2


async def test_only_its_reader_sees_an_ephemeral_message(
    ana: Person, ben: Person, table: Channel
) -> None:
    answer = await ana.types(table, "whisper")
    assert answer.private == "a secret"
    assert ana.reads(table) == "a secret"
    assert ben.sees(table) == []
    ana.dismisses(answer)
    assert ana.sees(table) == []


async def test_the_first_followup_takes_the_place_of_a_deferred_answer(
    ana: Person, ben: Person, table: Channel
) -> None:
    answer = await ana.types(table, "slow")
    await ana.waits_for("and more", table)
    assert answer.message is not None
    assert answer.message.private
    assert [message.text for message in ana.sees(table)] == ["here it is", "and more"]
    assert ben.sees(table) == []


async def test_a_form_goes_and_comes_back(ana: Person, table: Channel) -> None:
    answer = await ana.types(table, "ask")
    assert answer.answer == "modal"
    assert ana.modal is not None
    assert ana.modal.labels == ["Length", "Extras", "Note"]
    answer = await ana.fills({"Extras": ["Undo", "Robots"], "Note": "bring dice"})
    assert answer.private == "['short'] ['robots', 'undo'] bring dice"
    assert ana.modal is None


async def test_an_option_completes_itself(ana: Person, table: Channel) -> None:
    assert await ana.autocompletes(table, "play", "game", "yaht") == [("Yahtzee", "yahtzee")]


async def test_a_command_in_a_direct_conversation(ana: Person) -> None:
    await ana.types(ana.dm, "play", game="yahtzee")
    await ana.presses("Roll", channel=ana.dm)
    assert [message.text for message in ana.dms] == ["pressed roll "]


@pytest.mark.parametrize(
    ("line", "options"),
    [("dance", {}), ("play", {}), ("play", {"game": "x", "speed": 3}), ("play now", {"game": "x"})],
)
async def test_a_person_cannot_type_what_is_not_offered(
    ana: Person, table: Channel, line: str, options: dict[str, object]
) -> None:
    with pytest.raises(Impossible):
        await ana.types(table, line, **options)


async def test_a_person_cannot_press_what_is_disabled_or_unseen(
    playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    board = await ana.types(table, "play", game="yahtzee")
    with pytest.raises(Impossible, match="disabled"):
        await ana.presses("Keep")
    with pytest.raises(Impossible, match="no button"):
        await ana.presses("Join")
    playground.deny(table, "VIEW_CHANNEL", to=ben)
    with pytest.raises(Impossible, match="does not see"):
        await ben.presses("Roll", on=board)


async def test_a_person_cannot_send_an_incomplete_form(ana: Person, table: Channel) -> None:
    await ana.types(table, "ask")
    wrongs: list[dict[str, object]] = [
        {"Colour": "red"},
        {"Length": "Huge"},
        {"Note": "x" * 21},
        {"Length": []},
    ]
    for wrong in wrongs:
        with pytest.raises(Impossible):
            await ana.fills(wrong)
    await ana.fills({"Length": "Long"})
