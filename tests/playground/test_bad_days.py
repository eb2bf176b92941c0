"""Closed DMs, missing permissions, lost sockets and answers, lifetimes, limits on old messages."""

import asyncio

import aiohttp
import discord
import pytest
from discord import ui

from playground import Fault, Person, Playground
from playground.discord.world import Channel, Server
from tests.playground.bare import BareBot, board, picture, png

pytestmark = pytest.mark.wire


def place(bot: BareBot, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id)


async def test_a_direct_message_arrives(bot: BareBot, ana: Person, ben: Person) -> None:
    user = await bot.fetch_user(ana.id)
    await user.send(view=board("your cards"), file=picture())
    assert [message.text for message in ana.dms] == ["your cards"]
    assert len(ana.dms[0].pictures) == 1
    assert ben.dms == []


async def test_closed_dms_are_50007(playground: Playground, bot: BareBot, ana: Person) -> None:
    playground.close_dms(ana)
    user = await bot.fetch_user(ana.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50007


async def test_no_common_server_is_50278(
    playground: Playground, bot: BareBot, ana: Person, server: Server
) -> None:
    playground.leave(ana, server)
    user = await bot.fetch_user(ana.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50278


@pytest.mark.parametrize(
    ("denied", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013), ("ATTACH_FILES", 50013)]
)
async def test_a_missing_permission_is_named_by_its_code(
    playground: Playground, bot: BareBot, table: Channel, denied: str, code: int
) -> None:
    playground.deny(table, denied)
    with pytest.raises(discord.Forbidden) as refusal:
        await place(bot, table).send(view=board("hello"), file=picture())
    assert refusal.value.code == code
    playground.allow(table, denied)
    await place(bot, table).send(view=board("hello"), file=picture())


async def test_an_interaction_carries_what_a_bot_must_know(
    playground: Playground, bot: BareBot, ben: Person, table: Channel
) -> None:
    playground.deny(table, "ATTACH_FILES")
    kept: list[discord.Interaction] = []
    bot.on_interaction = _keeper(kept)  # type: ignore[method-assign, assignment]
    await ben.types(table, "whisper")
    (asked,) = kept
    assert asked.app_permissions.send_messages
    assert not asked.app_permissions.attach_files
    assert (asked.locale.value, str(asked.guild_locale)) == ("fr", "en-US")
    assert isinstance(asked.user, discord.Member)
    assert asked.permissions.send_messages
    assert asked.filesize_limit == 10 * 1024 * 1024


async def test_what_is_gone_is_unknown(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    message = await place(bot, table).send("hello")
    await message.delete()
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="again")
    assert refusal.value.code == 10008
    playground.delete_channel(table)
    with pytest.raises(discord.NotFound) as refusal:
        await place(bot, table).send("hello")
    assert refusal.value.code == 10003


async def test_threads_are_made_archived_and_opened_by_a_message(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    channel = bot.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(
        name="A game", type=discord.ChannelType.public_thread, auto_archive_duration=1440
    )
    record = playground.world.channels[thread.id]
    message = await thread.send("the table")
    await playground.advance(25 * 3600)
    assert record.archived
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="later")
    assert refusal.value.code == 50083
    await thread.edit(archived=False)
    await message.edit(content="later")
    await thread.edit(archived=True)
    await thread.send("your turn")
    assert not record.archived
    assert ana.reads(record) == "later\nyour turn"


async def test_a_locked_thread_needs_manage_threads(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    channel = bot.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="A", type=discord.ChannelType.public_thread)
    record = playground.world.channels[thread.id]
    record.locked = record.archived = True
    for attempt in (thread.edit(archived=False), thread.send("hello")):
        with pytest.raises(discord.Forbidden) as refusal:
            await attempt
        assert refusal.value.code == 50013
    playground.allow(table, "MANAGE_THREADS")
    await thread.edit(archived=False)


async def test_threads_need_their_own_permission(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    channel = bot.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    playground.deny(table, "CREATE_PUBLIC_THREADS")
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.create_thread(name="A", type=discord.ChannelType.public_thread)
    assert refusal.value.code == 50013


async def test_a_dropped_socket_is_resumed_and_nothing_is_missed(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    await ana.types(table, "play", game="yahtzee")
    await playground.drop_socket()
    pressing = ana.press_soon("Roll")
    await pressing
    await playground.until(lambda: bot.resumes, 2)
    assert (bot.resumes, bot.presses) == (1, 1)
    assert playground.gateway.identified == 1


@pytest.mark.usefixtures("bot")
async def test_a_request_to_reconnect_is_followed(
    playground: Playground, ana: Person, table: Channel
) -> None:
    playground.gateway.ask_to_reconnect()
    assert await playground.until(lambda: playground.gateway.resumed == 1, 2)
    assert (await ana.types(table, "whisper")).private == "a secret"


async def test_a_session_that_is_forgotten_begins_anew(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.gateway.forget_session()
    await playground.drop_socket()
    assert await playground.until(lambda: playground.gateway.identified == 2, 3)
    assert (await ana.types(table, "whisper")).private == "a secret"
    assert bot.resumes == 0


async def test_a_bot_that_was_removed_has_no_access(
    playground: Playground, bot: BareBot, server: Server, table: Channel
) -> None:
    playground.remove_bot(server)
    with pytest.raises(discord.Forbidden) as refusal:
        await place(bot, table).send("hello")
    assert refusal.value.code == 50001
    assert await playground.until(lambda: not bot.guilds, 1) or not bot.guilds


async def test_two_bots_one_after_the_other(
    playground: Playground, ana: Person, table: Channel
) -> None:
    async with BareBot.running(playground):
        await ana.types(table, "play", game="yahtzee")
    assert not playground.gateway.connected
    async with BareBot.running(playground) as second:
        await ana.presses("Roll")
        assert second.presses == 1


async def test_a_429_is_tried_again(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    fault = Fault(match=("POST", "/channels/.*/messages"), status=429, retry_after=0.01, times=2)
    playground.faults.add(fault)
    await place(bot, table).send("hello")
    assert ana.reads(table) == "hello"
    assert fault.times == 0


async def test_a_server_error_is_tried_again(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.faults.add(Fault(match=("POST", "/messages"), status=502))
    await place(bot, table).send("hello")
    assert ana.reads(table) == "hello"


async def test_a_lost_answer_has_been_heard(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.faults.add(Fault(match=("POST", "/messages"), lose=True))
    with pytest.raises(aiohttp.ClientError):
        await place(bot, table).send("hello")
    assert ana.reads(table) == "hello"


async def test_latency_is_felt(playground: Playground, bot: BareBot, table: Channel) -> None:
    playground.faults.latency = 0.05
    started = bot.loop.time()
    await place(bot, table).send("hello")
    assert bot.loop.time() - started >= 0.05


async def test_a_token_lives_a_quarter_of_an_hour(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    kept: list[discord.Interaction] = []
    bot.on_interaction = _keeper(kept)  # type: ignore[method-assign, assignment]
    await ana.types(table, "whisper")
    await playground.advance(14 * 60)
    await kept[0].edit_original_response(content="still")
    await playground.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as refusal:
        await kept[0].edit_original_response(content="too late")
    assert (refusal.value.status, refusal.value.code) == (401, 50027)


def _keeper(kept: list[discord.Interaction]) -> object:
    async def on_interaction(interaction: discord.Interaction) -> None:
        kept.append(interaction)

    return on_interaction


async def test_no_answer_in_time_is_a_failure(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.interactions.answer_seconds = 0.1
    await ana.types(table, "play", game="yahtzee")
    bot.silent = True
    with pytest.raises(AssertionError, match="interaction failed"):
        await ana.presses("Roll")
    with pytest.raises(AssertionError, match="no answer"):
        playground.verify()
    assert len(playground.take_failures()) == 1


async def test_an_answer_too_late_is_unknown(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    kept: list[discord.Interaction] = []
    await ana.types(table, "play", game="yahtzee")
    bot.on_interaction = _keeper(kept)  # type: ignore[method-assign, assignment]
    playground.interactions.answer_seconds = 0.05
    with pytest.raises(AssertionError):
        await ana.presses("Roll")
    with pytest.raises(discord.NotFound) as refusal:
        await kept[0].response.defer()
    assert refusal.value.code == 10062
    playground.take_failures()


async def test_a_second_answer_is_40060_and_a_violation(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    answer = await ana.types(table, "whisper")
    asked = answer.interaction
    route = discord.http.Route(
        "POST", "/interactions/{id}/{token}/callback", id=asked.id, token=asked.token
    )
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.http.request(route, json={"type": 5})
    assert refusal.value.code == 40060
    assert [v.reason for v in playground.violations] == ["a second answer to the same interaction"]
    playground.violations.clear()


async def test_old_messages_take_few_edits(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    message = await place(bot, table).send("hello")
    playground.edit_limit.retry_after = 0.001
    await playground.advance(3700)
    for number in range(playground.edit_limit.limit):
        await message.edit(content=f"edit {number}")
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="one too many")
    assert (refusal.value.status, refusal.value.code) == (429, 30046)
    await playground.advance(3700)
    await message.edit(content="later")


async def test_an_ephemeral_message_is_out_of_reach_of_its_channel(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    answer = await ana.types(table, "whisper")
    assert answer.message is not None
    message = place(bot, table).get_partial_message(answer.message.id)
    with pytest.raises(discord.NotFound):
        await message.edit(content="hello")
    assert len(playground.violations) == 1
    playground.violations.clear()


async def test_a_picture_shown_by_components_is_not_among_the_attachments(
    bot: BareBot, table: Channel
) -> None:
    message = await place(bot, table).send(view=board("hello"), file=picture())
    assert message.attachments == []
    container = message.components[0]
    assert isinstance(container, discord.components.Container)
    gallery = container.children[1]
    assert isinstance(gallery, discord.components.MediaGalleryComponent)
    assert (gallery.items[0].media.width, gallery.items[0].media.height) == (4, 3)
    assert await bot.http.get_from_cdn(gallery.items[0].media.url)


async def test_mentions_ping_as_far_as_they_are_allowed(
    bot: BareBot, ana: Person, ben: Person, table: Channel
) -> None:
    text = f"{ana.mention} {ben.mention}"
    only_ana = discord.AllowedMentions(users=[discord.Object(ana.id)])
    view = ui.LayoutView().add_item(ui.TextDisplay(text))
    message = await place(bot, table).send(view=view, allowed_mentions=only_ana)
    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.all())
    await place(bot, table).send(text, allowed_mentions=discord.AllowedMentions.none())
    assert (len(ana.pings), len(ben.pings)) == (1, 0)


async def test_the_clock_tells_the_bot_and_waits_for_it(
    playground: Playground, bot: BareBot
) -> None:
    heard: list[float] = []
    async with bot.http._HTTPClient__session.ws_connect(f"{playground.url}/clock") as socket:  # type: ignore[attr-defined]

        async def listen() -> None:
            async for frame in socket:
                news = frame.json()
                heard.append(news["offset"])
                await socket.send_json({"n": news["n"]})

        listening = asyncio.create_task(listen())
        await playground.until(lambda: playground.clock.sockets, 1)
        await playground.advance(60)
        assert heard == [0.0, 60.0]
        await socket.close()
        await listening


async def test_a_delayed_request_arrives_unless_its_sender_has_gone(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.faults.add(Fault(delay=0.2, times=2))
    await place(bot, table).send("patient")
    gone = asyncio.create_task(place(bot, table).send("gone"))
    await playground.until(lambda: not playground.faults.waiting, 5)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await asyncio.sleep(0.4)
    assert [message.text for message in ana.sees(table)] == ["patient"]


async def test_an_emoji_is_made_and_shown(bot: BareBot, ana: Person, table: Channel) -> None:
    emoji = await bot.create_application_emoji(name="die_six", image=png())
    assert [one.name for one in await bot.fetch_application_emojis()] == ["die_six"]
    view = ui.View(timeout=None)
    view.add_item(ui.Button(emoji=emoji, custom_id="six"))
    await place(bot, table).send("roll", view=view)
    (button,) = ana.sees(table)[0].buttons
    assert button.emoji == "die_six"


@pytest.mark.usefixtures("bot")
async def test_the_page_is_told_what_runs(playground: Playground, ana: Person) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.url}/page/live", origin=playground.url) as live,
    ):
        await live.send_json({"subscription": {"panes": [{"as": str(ana.id)}]}})
        told = (await live.receive_json())["set"]
    assert told["house"]["bot"]["connected"]
    assert [person["name"] for person in told["house"]["people"]] == ["ana"]
    assert [s["name"] for s in told[f"person:{ana.id}"]["servers"]] == ["Friends"]
