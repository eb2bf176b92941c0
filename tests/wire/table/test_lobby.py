"""The lobby: joining, options, robots, threads, ending by agreement."""

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round, sets_options

pytestmark = pytest.mark.wire


async def test_joining_and_leaving(bot: Bot, table: Channel, ana: Person, ben: Person) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Join", channel=table)
    assert "2. Ben" in ana.sees(table)[-1].text
    await ben.presses("Join", channel=table)
    assert await people.told(ben) == ["You are already at this table."]
    await ben.presses("Leave", channel=table)
    assert "Ben" not in ana.sees(table)[-1].text
    await ben.presses("Start", channel=table)
    assert (await people.told(ben))[-1].startswith("You are not at this table.")
    await ana.presses("Leave", channel=table)
    assert "This table is closed" in ana.sees(table)[-1].text
    assert ana.sees(table)[-1].buttons == []


async def test_options_are_chosen_on_a_private_page_and_count_at_once(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game="yahtzee")
    page = await ana.presses("Options", channel=table)
    assert "Options of Yahtzee" in page.private
    assert "Rounds: How many sheets everybody fills" in page.private
    await sets_options(ana, table, {"Rounds": ["2"], "Joker": ["Forced, as in tournaments"]})
    assert "Rounds: 2" in ana.sees(table)[0].text
    await ana.chooses("Comfort: nothing chosen", [])
    chosen = {"sheets": "2", "joker": "forced", "auto-roll": "off"}
    assert dict((await people.table()).options) == chosen
    shown = next(m for m in ana.sees(table) if m.private and "Options of Yahtzee" in m.text)
    assert not any("Time" in (menu.placeholder or "") for menu in shown.selects), "in the lobby"
    await chloe.presses("Options", channel=table)
    assert [said.split(".")[0] for said in await people.told(chloe)] == [
        "Vous n’êtes pas à cette table"
    ]


async def test_a_page_outlives_a_restart_and_the_lobby_not(
    bot: Bot, table: Channel, ana: Person
) -> None:
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game="yahtzee")
    page = await ana.presses("Options", channel=table)
    await bot.restart()
    await ana.chooses("Rounds", ["Rounds: 3"], on=page)
    await bot.idle()
    assert "Rounds: 3" in ana.sees(table)[0].text
    await ana.presses("Start", channel=table)
    await ana.chooses("Rounds", ["Rounds: 1"], on=page)
    assert "The game has already begun: /table shows it." in await people.told(ana)
    assert (await people.table()).options["sheets"] == "3"


async def test_every_lobby_shows_what_the_game_is(
    bot: Bot, playground: Playground, server: Server, ana: Person, chloe: Person
) -> None:
    for number, game in enumerate(bot.games):
        here = playground.channel(server, f"table-{number}")
        await ana.types(here, "/play", game=game)
        (lobby,) = ana.sees(here)
        (picture,) = lobby.pictures
        assert picture.alt.endswith("a game in full swing.")
        assert "minutes in one sitting" in lobby.text
        await ana.presses("Add a robot", channel=here)
        (lobby,) = ana.sees(here)
        assert lobby.pictures[0].pixels == picture.pixels, "it stays through every change"
        rules = await ana.presses("Rules", channel=here)
        assert "## " in rules.private
        french = playground.channel(server, f"salon-{number}")
        await chloe.types(french, "/jouer", jeu=game)
        assert "minutes d’une traite" in chloe.sees(french)[-1].text


async def test_without_files_a_lobby_is_text_and_stays_one_message(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    playground.deny(table, "ATTACH_FILES")
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await bot.idle()
    (lobby,) = [m for m in ana.sees(table) if not m.private]
    assert not lobby.pictures
    assert "Ada" in lobby.text


async def test_a_robot_is_sent_away_with_one_press(bot: Bot, table: Channel, ana: Person) -> None:
    await ana.types(table, "/play", game="yahtzee")
    for _ in range(3):
        await ana.presses("Add a robot", channel=table)
    await ana.presses("Remove Carl", channel=table)
    await bot.idle()
    names = [chair.name for chair in (await Round(bot, table, [ana]).table()).chairs]
    assert names == ["Ana", "Ada", "Blaise"]


async def test_a_press_on_a_robots_name_changes_its_level(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Add a robot", channel=table)
    assert "Ada (robot, good)" in ana.reads(table)
    await ana.presses("Ada: good", channel=table)
    assert "Ada (robot, strong)" in ana.reads(table)
    await ana.presses("Blaise: good", channel=table)
    await ana.presses("Blaise: strong", channel=table)
    assert [chair.level for chair in (await people.table()).chairs[1:]] == ["strong", "easy"]
    refused = await ben.presses("Ada: strong", channel=table)
    assert refused.private_message is not None, "nobody changes a table at which they do not sit"
    await ana.presses("Start", channel=table)
    over = await people.play()
    steps = await bot.store.log.steps(over.id)
    assert {(step.seat, step.level) for step in steps} == {(0, ""), (1, "strong"), (2, "easy")}
    await ana.presses("Again?", channel=table)
    again = {chair.name: chair.level for chair in (await people.table()).chairs if chair.robot}
    assert again == {"Ada": "strong", "Blaise": "easy"}


async def test_a_robot_makes_way_for_somebody_of_its_name(
    bot: Bot, table: Channel, ana: Person, ada: Person
) -> None:
    people = Round(bot, table, [ana, ada])
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Ada: good", channel=table)
    await ana.presses("Add a robot", channel=table)
    await ada.presses("Join", channel=table)
    seated = [(chair.name, chair.user) for chair in (await people.table()).chairs]
    assert seated == [("Ana", ana.id), ("Carl", 0), ("Blaise", 0), ("Ada", ada.id)]
    assert "2. 🐻 Carl (robot, strong)" in ana.reads(table), "it plays as well as before"
    await ada.presses("Carl: strong", channel=table)
    assert "2. 🐻 Carl (robot, easy)" in ana.reads(table)


async def test_a_robot_that_comes_later_is_not_called_like_a_person_in_other_letters(
    bot: Bot, playground: Playground, server: Server, table: Channel
) -> None:
    person = playground.person("ada", servers=[server])
    await person.types(table, "/play", game="yahtzee")
    await person.presses("Add a robot", channel=table)
    names = [chair.name for chair in (await Round(bot, table, [person]).table()).chairs]
    assert names == ["ada", "Blaise"]


async def test_friends_are_invited_by_name_once(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    page = await ana.presses("Invite…", channel=table)
    chosen = await ana.chooses("Choose up to five people", [ben, chloe, ana], on=page)
    await bot.idle()
    assert "Invited: " in chosen.text
    (notice,) = [m for m in ben.sees(table) if ben.id in m.pings]
    assert sorted(notice.pings) == sorted([ben.id, chloe.id])
    assert "invites you to a game of Yahtzee" in notice.text
    again = await ana.chooses("Choose up to five people", [ben], on=page)
    assert "They know already" in again.text
    assert len(ben.pings) == 1, "exactly one notice"
    await ben.presses("Join", on=notice)
    await bot.idle()
    assert [c.user for c in (await people.table()).chairs] == [ana.id, ben.id]


async def test_an_invitation_that_comes_too_late_says_where_the_game_is(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    page = await ana.presses("Invite…", channel=table)
    await ana.chooses("Choose up to five people", [ben, chloe], on=page)
    await bot.idle()
    (notice,) = [m for m in ben.sees(table) if ben.id in m.pings]
    await ben.presses("Join", on=notice)
    await ana.presses("Start", channel=table)
    await bot.idle()
    late = await chloe.presses("Join", on=notice)
    assert late.private_message is not None
    assert "déjà commencé" in late.private_message.text
    await bot.idle()
    (ended,) = [m for m in chloe.sees(table) if m.id == notice.id]
    assert "This invitation has ended: the game has begun." in ended.text
    assert "https://" in ended.text
    assert ended.buttons == []
    assert [c.user for c in (await people.table()).chairs] == [ana.id, ben.id]


async def test_whoever_has_blocked_the_inviter_is_spared(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ben.types(table, "/settings block", person=ana.id)
    await ana.types(table, "/play", game="yahtzee")
    page = await ana.presses("Invite…", channel=table)
    chosen = await ana.chooses("Choose up to five people", [ben], on=page)
    await bot.idle()
    assert "cannot be invited right now" in chosen.text
    assert ben.pings == []
    assert (await Round(bot, table, [ana]).table()).invited == ()


async def test_invitations_are_limited(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    page = await ana.presses("Invite…", channel=table)
    for number in range(10):
        friend = playground.person(f"Friend {number}", servers=[server])
        await ana.chooses("Choose up to five people", [friend], on=page)
    late = playground.person("Late", servers=[server])
    await ana.chooses("Choose up to five people", [late], on=page)
    await bot.idle()
    assert late.pings == []
    assert "You have called on the others a lot lately." in ana.reads(table)


async def test_a_second_table_gets_a_thread(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    offer = await ben.types(table, "/play", game="yahtzee")
    assert "This channel already has a table" in offer.text
    await ben.presses("Open a thread", on=offer.message)
    await bot.idle()
    (thread,) = [c for c in playground.world.channels.values() if c.is_thread]
    assert thread.name == "Yahtzee · Ben"
    people = Round(bot, thread, [ben, ana])
    await ana.presses("Join", channel=thread)
    await ben.presses("Start", channel=thread)
    (now,) = await people.awaited()
    await people.press(now)
    refused = await ana.types(thread, "/play", game="yahtzee")
    assert refused.text.startswith("This channel already has a table:")


async def test_ending_by_agreement(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, ben, chloe])
    await people.open("yahtzee")
    assert (await ana.types(table, "/end")).text == "I have asked the others."
    asked = ana.sees(table)[-2] if ana.sees(table)[-1].private else ana.sees(table)[-1]
    assert "would like to end this game" in asked.text
    assert sorted(asked.pings) == sorted([ben.id, chloe.id])
    again = await ben.types(table, "/end")
    assert "already proposed" in again.text
    await ben.presses("No", channel=table)
    assert (await people.table()).stage == "playing"
    await chloe.presses("Yes", channel=table)
    await bot.idle()
    assert (await people.table()).stage == "closed"
    assert "Agreed" in ana.reads(table)
    assert "This table was closed without a result" in ana.reads(table)


async def test_most_people_against_it_and_the_game_goes_on(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await ana.types(table, "/end")
    await ben.presses("No", channel=table)
    await bot.idle()
    assert "Refused: the game goes on." in ana.reads(table)
    assert (await people.table()).stage == "playing"


async def test_a_moderator_ends_a_table_after_being_asked(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    mod = playground.person("Mod", servers=[server])
    playground.grant(mod, server, "MANAGE_CHANNELS")
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    sure = await mod.types(table, "/end")
    assert "Close this table for everybody?" in sure.text
    assert (await people.table()).stage == "playing"
    await mod.presses("Close the table", on=sure.message)
    assert (await people.table()).stage == "closed"


async def test_a_stranger_cannot_end_a_table(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    assert (await chloe.types(table, "/arrêter")).text.startswith("Vous n’êtes pas à cette table.")
    number = (await people.table()).id
    await chloe.forges(f"e:{number}", on=chloe.sees(table)[-1])
    assert (await people.table()).stage == "playing"


async def test_commands_without_a_table(bot: Bot, table: Channel, ana: Person) -> None:
    for command in ("/table", "/view", "/end"):
        answer = await ana.types(table, command)
        assert answer.text == "There is no table in this channel. Open one with /play.", bot


async def test_the_table_again_below_the_chat(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    for line in ("so", "much", "chat"):
        ana.says(table, line)
    await ben.types(table, "/table")
    last = ana.sees(table)[-1]
    assert last.pictures
    assert [m for m in ana.sees(table) if any(b.label == "Roll the dice" for b in m.buttons)] == [
        last
    ] or sum("Roll the dice" in [b.label for b in m.buttons] for m in ana.sees(table)) == 1


async def test_looking_at_sheets_text_and_rules(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, chloe])
    await people.open("yahtzee")
    sheets = await ana.presses("Sheets", channel=table)
    assert sheets.private_message is not None
    assert sheets.private_message.pictures
    other = await ana.presses("Chloé", on=sheets.private_message)
    assert "Chloé" in (other.message.text if other.message else "")
    more = await chloe.presses("More", channel=table)
    text = await chloe.presses("En texte", on=more.private_message)
    assert text.message is not None
    assert "Brelan" in text.message.text
    rules = await chloe.presses("Rules", channel=table)
    assert rules.private_message is not None
    assert "Yahtzee" in rules.private_message.text
    page = await chloe.presses("▶", on=rules.private_message)
    assert page.message is not None
    assert page.message.text != rules.private_message.text
    typed = await ana.types(table, "/rules", game="yahtzee")
    assert "Yahtzee" in typed.text
