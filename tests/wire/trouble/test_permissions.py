"""Who may do what: one's own seat, the people at a table together, moderators of its channel."""

import pytest

from bot.store.tables import Table
from bot.ui import ids
from playground import Person, Playground
from playground.discord.enums import InteractionType
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

UNKNOWN = "I do not know this button. /table shows the current board."


@pytest.fixture
def mal(playground: Playground, server: Server) -> Person:
    """Somebody who sees the channel and sits nowhere."""
    return playground.person("Mal", servers=[server])


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


async def lobby(bot: Bot, table: Channel, ana: Person) -> Table:
    await ana.types(table, "/play", game="yahtzee")
    row = await bot.store.tables.last_in(table.id)
    assert row is not None
    return row


@pytest.mark.parametrize("label", ["Leave", "Add a robot", "Start", "Options", "Time", "Invite…"])
async def test_only_people_at_the_table_change_a_lobby(
    label: str, bot: Bot, table: Channel, ana: Person, mal: Person
) -> None:
    before = await lobby(bot, table, ana)
    answer = await mal.presses(label, channel=table)
    assert answer.private.startswith("You are not at this table.")
    assert await bot.store.tables.get(before.id) == before


async def test_a_form_that_was_never_opened_changes_nothing(
    bot: Bot,
    playground: Playground,
    table: Channel,
    ana: Person,
    mal: Person,
) -> None:
    before = await lobby(bot, table, ana)
    filled = {"custom_id": "pace", "values": ["24h"], "type": 3}
    form = str(ids.PaceForm(before.id))
    details = {"custom_id": form, "components": [{"type": 18, "component": filled}]}
    board = mal.sees(table)[-1].record
    for person, changes in ((mal, False), (ana, True)):
        asked = playground.interactions.ask(
            InteractionType.MODAL_SUBMIT, person.id, table.id, details, board
        )
        await playground.interactions.settle(asked)
        await bot.idle()
        assert (await bot.store.tables.get(before.id) != before) is changes
    assert "You are not at this table." in mal.reads(table)


@pytest.mark.parametrize("verb", ["robot", "back", "substitute", "leave"])
async def test_nobody_gives_away_anothers_seat(verb: str, people: Round, mal: Person) -> None:
    before = await people.table()
    for seat in (0, 1):
        forged = str(ids.SeatChange(verb, before.id, seat))
        await mal.forges(forged, on=mal.sees(people.channel)[-1])
    assert await people.table() == before
    assert len(await people.told(mal)) == 2


async def test_only_whoever_let_a_robot_sit_in_takes_the_seat_back(
    people: Round, ana: Person, ben: Person
) -> None:
    await ana.types(people.channel, "/seat robot")
    before = await people.table()
    answer = await ben.presses("Take my seat back", channel=people.channel)
    assert answer.private == "Only Ana can take this seat back."
    assert [chair.user for chair in (await people.table()).chairs] == [
        chair.user for chair in before.chairs
    ]
    await ana.presses("Take my seat back", channel=people.channel)
    assert ana.id in (await people.table()).people


async def test_a_moderator_of_another_server_decides_nothing_here(
    people: Round, bot: Bot, playground: Playground, ana: Person
) -> None:
    """Not even one who plays at the table."""
    abroad = playground.server("Abroad")
    away = playground.channel(abroad, "away")
    playground.join(ana, abroad)
    playground.grant(ana, abroad, "MANAGE_CHANNELS")
    await ana.types(away, "/play", game="yahtzee")
    number = (await people.table()).id
    sure = await ana.types(away, "/end")
    answer = await ana.forges(str(ids.End(number)), on=sure)
    assert answer.followups[-1].text.startswith("Only the players together, or a moderator")
    assert (await people.table()).stage == "playing"
    await bot.idle()


async def test_only_the_people_asked_vote(people: Round, ben: Person, mal: Person) -> None:
    await ben.types(people.channel, "/end")
    question = mal.sees(people.channel)[-1]
    answer = await mal.presses("Yes", on=question)
    assert answer.private == "This question is for others. /turns lists what waits for you."
    assert (await people.table()).stage == "playing"


async def test_a_stranger_takes_nothing_back(people: Round, mal: Person) -> None:
    (now,) = await people.awaited()
    await now.presses("Roll the dice", channel=people.channel)
    assert (await mal.types(people.channel, "/undo")).text.startswith("You are not at this table.")
    before = await people.table()
    await mal.forges(str(ids.Undo(before.id)), on=mal.sees(people.channel)[-1])
    assert await people.table() == before


@pytest.mark.parametrize("what", ["text", "my-view", "your-move", "sheets", "history", "more"])
async def test_a_private_look_never_replaces_a_public_board(
    what: str, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """An id that turns the pressed message works on that message only."""
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    board = ana.sees(table)[-1]
    look = str(ids.Look(what, (await people.table()).id, 0, 0))
    answer = await ana.forges(look, on=board)
    assert answer.private == UNKNOWN
    now = next(seen for seen in ben.sees(table) if seen.id == board.id)
    assert now.record.components == board.record.components


async def test_a_seat_is_taken_at_the_call_for_it(people: Round, ana: Person, mal: Person) -> None:
    table = people.channel
    await ana.types(table, "/seat substitute")
    before = await people.table()
    board = next(m for m in mal.sees(table) if m.pictures)
    take = ids.SeatChange("take", before.id, before.seat_of(ana.id) or 0)
    answer = await mal.forges(str(take), on=board)
    assert answer.private == UNKNOWN
    assert await people.table() == before


async def test_a_move_turns_no_message_but_boards(people: Round) -> None:
    table = people.channel
    (now,) = await people.awaited()
    old = people.where(now)
    assert old is not None
    roll = old.button("Roll the dice")
    assert roll is not None
    await now.presses("Roll the dice", channel=table)
    await now.types(table, "/end")
    question = next(m for m in now.sees(table) if m.button("Yes"))
    await now.forges(roll.custom_id or "", on=question)
    after = next(m for m in now.sees(table) if m.id == question.id)
    assert after.record.components == question.record.components


async def test_a_reminder_is_silenced_by_its_reader_on_the_reminder(
    people: Round, bot: Bot, table: Channel, mal: Person
) -> None:
    (now,) = await people.awaited()
    await now.types(table, "/settings mine", reminders="channel")
    await bot.passes(9 * 60 * 60)
    reminder = next(m for m in now.sees(table)[::-1] if m.button("Stop reminding"))
    silence = reminder.button("Stop reminding")
    assert silence is not None
    answer = await mal.presses(silence.label, on=reminder)
    assert answer.private == "This reminder is for somebody else. Yours: /settings mine."
    board = next(m for m in now.sees(table) if m.pictures)
    forged = await now.forges(silence.custom_id or "", on=board)
    assert forged.private == UNKNOWN
    (wait,) = await bot.store.waits.of(now.id)
    assert wait.remind_at


async def test_a_servers_language_is_set_by_its_moderators_to_one_that_there_is(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, mal: Person
) -> None:
    playground.grant(ana, server, "MANAGE_GUILD")
    refused = await mal.types(table, "/settings server", language="fr")
    assert refused.text == "Only moderators (Manage Server) can set that. Ask one of them."
    details = {
        "id": "1",
        "name": "settings",
        "type": 1,
        "options": [
            {
                "name": "server",
                "type": 1,
                "options": [{"name": "language", "type": 3, "value": "xx"}],
            }
        ],
    }
    asked = playground.interactions.ask(InteractionType.COMMAND, ana.id, table.id, details)
    await playground.interactions.settle(asked)
    assert "That is not possible now." in ana.reads(table)
    assert await bot.store.servers.language(server.id) == ""


async def test_a_command_that_is_no_more_is_explained(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    asked = playground.interactions.ask(
        InteractionType.COMMAND, ana.id, table.id, {"id": "1", "name": "dance", "type": 1}
    )
    await playground.interactions.settle(asked)
    await bot.idle()
    assert ana.sees(table)[-1].text.startswith("I do not know that command")
