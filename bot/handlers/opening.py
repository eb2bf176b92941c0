"""Opening a table: in a channel, in a thread of it, or once more after a game."""

from collections.abc import Mapping

import discord

from bot.handlers.blocks import blockers
from bot.handlers.greetings import greet
from bot.store.tables import Table
from bot.ui import ids, submitted
from bot.ui.buttons import Button
from bot.ui.lobby import PlayMenu, Thread
from bot.ui.screen import Screen
from bot.visit import Visit
from bot.words import Speaker
from rules.core.errors import Refused
from rules.core.levels import Level

MOST_ROBOTS = 7
"""Robots that `/play` seats at once."""

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
WANTED = ("attach_files",)
FOR_THREADS = ("view_channel", "create_public_threads", "send_messages_in_threads")


async def play(
    visit: Visit,
    game: str,
    robots: int = 0,
    level: Level = "good",
    options: Mapping[str, str] | None = None,
) -> None:
    """`/play`: opens a lobby; where the channel has a table already, offers a thread.

    With so many robots, who play so well, the game begins at once.
    """
    if game not in visit.app.games:
        raise Refused("unknown-game")
    if not visit.guild:
        raise Refused("only-in-servers")
    _must_be_allowed_here(visit)
    try:
        table = await _open(visit, game, visit.channel, brief=bool(robots), options=options)
    except Refused as refused:
        if refused.code == "channel-taken" and not _in_thread(visit):
            await _offer_thread(visit, game)
            return
        raise
    unmet = missing(visit.interaction, WANTED)
    if unmet:
        await visit.whisper(visit.say("pictures-missing", permission=unmet))
    else:
        await visit.interaction.delete_original_response()
    if robots:
        await _begin(visit, table, robots, level)
    await greet(visit, table)


async def _begin(visit: Visit, table: Table, robots: int, level: Level) -> None:
    """Robots take seats, as many as the game needs and takes, and it starts."""
    app, seats = visit.app, visit.app.games[table.game].seats
    for _ in range(min(max(robots, seats[0] - 1), seats[-1] - 1)):
        await app.tables.lobbies.add_robot(table.id, visit.user, level)
    message = await app.store.tables.first_message(table.id)
    await app.let_robots_play(await app.tables.start(table.id, visit.user, message))
    await app.publisher.publish(table.id)
    app.publisher.boards.brief.discard(table.id)


async def choose(visit: Visit, control: PlayMenu) -> None:  # noqa: ARG001  (it has no fields)
    """A game chosen in a menu, as if it had been typed."""
    await play(visit, (submitted.values(visit.interaction) or ("",))[0])


async def _open(
    visit: Visit,
    game: str,
    channel: int,
    *,
    brief: bool = False,
    options: Mapping[str, str] | None = None,
) -> Table:
    """A lobby in a channel, with whoever asked for it; it is shown there.

    `brief`: its game begins at once.
    """
    await visit.app.announcements.must_allow(visit.user, "lobby")
    table = await visit.app.tables.lobbies.open(
        game=game,
        guild=visit.guild,
        channel=channel,
        language=await visit.table_language(),
        user=visit.user,
        name=visit.name,
        options=options,
    )
    visit.app.presence.note(visit.user, channel)
    if brief:
        visit.app.publisher.boards.brief.add(table.id)
    await visit.app.publisher.publish(table.id)
    return table


async def again(visit: Visit, control: ids.Again) -> None:
    """A lobby with the options of a finished table, to which its people are invited."""
    last = await visit.app.tables.load(control.table)
    if visit.user not in last.owners:
        raise Refused("not-seated")
    if last.live:
        raise Refused("already-started")
    _must_be_allowed_here(visit)
    await visit.app.announcements.must_allow(visit.user, "lobby")
    spared = await blockers(visit, last.owners)
    table = await visit.app.tables.lobbies.again(last, visit.user, spared)
    await visit.app.publisher.publish(table.id)
    await visit.interaction.delete_original_response()


# ── threads ──────────────────────────────────────────────────────────────────────────────────────


async def _offer_thread(visit: Visit, game: str) -> None:
    say = visit.say
    button = Button(str(Thread(game)), say("thread-open"), "main")
    await visit.whisper(Screen(head=say("thread-offer"), rows=((button,),)))


async def in_thread(visit: Visit, control: Thread) -> None:
    """Opens a thread beside the running game, and a lobby in it."""
    if control.game not in visit.app.games:
        raise Refused("unknown-control")
    channel = visit.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-threads-here")
    _must_be_allowed(visit, FOR_THREADS)
    offer = ("thread", visit.message)
    if not await visit.app.announcements.once(offer):
        raise Refused("already-done")
    try:
        await _open_thread(visit, control.game, channel)
    except (Refused, discord.HTTPException):
        await visit.app.announcements.forget(offer)
        raise


async def _open_thread(visit: Visit, game: str, channel: discord.TextChannel) -> None:
    """The offer, which has done its work, says where the table is."""
    await visit.app.announcements.must_allow(visit.user, "thread")
    title = Speaker(await visit.table_language(), game)("game-name")
    thread = await channel.create_thread(
        name=f"{title} · {visit.name}", type=discord.ChannelType.public_thread
    )
    table = await _open(visit, game, thread.id)
    await visit.answer(Screen(head=visit.say("thread-opened", who=f"<#{thread.id}>")))
    await greet(visit, table)


def _in_thread(visit: Visit) -> bool:
    return isinstance(visit.interaction.channel, discord.Thread)


# ── permissions ──────────────────────────────────────────────────────────────────────────────────


def missing(interaction: discord.Interaction, needed: tuple[str, ...]) -> tuple[str, ...]:
    """The permissions that the bot lacks in this channel, as codes."""
    granted = interaction.app_permissions
    return tuple(
        name.replace("_", "-")
        for name in needed
        if not granted.administrator and not getattr(granted, name)
    )


def _must_be_allowed_here(visit: Visit) -> None:
    _must_be_allowed(visit, NEEDED_IN_THREAD if _in_thread(visit) else NEEDED)


def _must_be_allowed(visit: Visit, needed: tuple[str, ...]) -> None:
    unmet = missing(visit.interaction, needed)
    if unmet:
        raise Refused("missing-permissions", {"permission": unmet})
