"""Sending and editing messages, with what Discord may answer to that."""

import hashlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

import aiohttp
import discord
import msgspec

from bot.store import Message, Store
from bot.ui.screen import Icons, Screen, layout

log = logging.getLogger(__name__)

T = TypeVar("T")

UNREACHED = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Discord said no, or nothing: a connection that breaks during an answer is aiohttp's error."""

GONE = {10008, 30046}
"""The message is deleted, or too old to be edited once more: another one is posted."""

ARCHIVED = 50083
MISSING_PERMISSION = 50013
INVALID_FORM = 50035
CLOSED = {50007, 50278}
"""A person takes no direct messages, or shares no server with us."""


class Delivery:
    """The bot's messages on their way to Discord."""

    def __init__(self, client: discord.Client, store: Store, icons: Icons) -> None:
        self.client = client
        self.store = store
        self.icons = icons

    async def post(
        self, channel: int, guild: int, screen: Screen, nonce: str
    ) -> tuple[discord.Message, Screen]:
        """A new message in a channel: the same one if it was sent already and we did not hear.

        Without the permission to attach files the screen goes out as text, under a name of its own.
        """
        there = self.client.get_partial_messageable(channel, guild_id=guild or None)
        try:
            return await self._opening(channel, partial(self._send, there, screen, nonce)), screen
        except discord.HTTPException as error:
            if error.code != MISSING_PERMISSION or not screen.files:
                raise
        words = screen.as_text()
        return await self._send(there, words, f"{nonce[:-1]}t"), words

    async def tell(
        self, user: int, screen: Screen, nonce: str | None = None
    ) -> discord.Message | None:
        """A direct message; None where the person takes none, which is remembered.

        With a `nonce` it is the same one if it was sent already and we did not hear.
        """
        person = await self.store.person(user)
        try:
            channel = await self.client.create_dm(discord.Object(user))
            sent = await self._send(channel, screen, nonce)
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            await self.store.put_person(msgspec.structs.replace(person, dms="closed"))
            log.info("user=%d takes no direct messages", user)
            return None
        if person.dms != "open":
            opened = msgspec.structs.replace(person, dms="open", told_dms=False)
            await self.store.put_person(opened)
        return sent

    async def edit(
        self, shown: Message, screen: Screen, through: discord.Interaction | None = None
    ) -> bool:
        """Edits a message, through its press if that is what it was.

        False where it is gone, or may not get its picture, or has lost the one it was to keep: then
        another one is posted.
        """
        try:
            await self._edit(shown, screen, through)
        except discord.RateLimited as error:
            log.info("table=%d an edit would wait for %.0f s", shown.table, error.retry_after)
            return False
        except discord.HTTPException as error:
            barred = error.code == MISSING_PERMISSION and bool(screen.files)
            lost = error.code == INVALID_FORM and screen.keeps_pictures
            if error.status == 404 or error.code in GONE or barred or lost:
                log.info("table=%d a message cannot be edited (%d)", shown.table, error.code)
                return False
            raise
        return True

    async def change(self, channel: int, message: int, screen: Screen) -> None:
        """A message that shows no table says something else; one that is gone may stay so."""
        try:
            await self._edit_there(channel, message, screen)
        except discord.NotFound as error:
            log.info("channel=%d a message is gone (%d)", channel, error.code)

    async def _send(
        self, there: discord.abc.Messageable, screen: Screen, nonce: str | None = None
    ) -> discord.Message:
        return await there.send(
            view=layout(screen, self.icons),
            files=screen.files,
            allowed_mentions=screen.allowed_mentions,
            nonce=nonce,  # type: ignore[arg-type]  # None is its default
        )

    async def write_again(self, sent: discord.Message, screen: Screen) -> None:
        """One that was sent earlier, when it had to show something else."""
        await self._edit_there(sent.channel.id, sent.id, screen)

    async def _edit(
        self, shown: Message, screen: Screen, through: discord.Interaction | None
    ) -> None:
        if through is not None and through.message and through.message.id == shown.message:
            await self._opening(shown.channel, partial(turn, through, screen, self.icons))
            return
        await self._edit_there(shown.channel, shown.message, screen)

    async def _edit_there(self, channel: int, message: int, screen: Screen) -> None:
        there = self.client.get_partial_messageable(channel).get_partial_message(message)
        await self._opening(
            channel,
            lambda: there.edit(
                view=layout(screen, self.icons),
                allowed_mentions=discord.AllowedMentions.none(),
                attachments=discord.utils.MISSING if screen.keeps_pictures else screen.files,
            ),
        )

    async def _opening(self, channel: int, request: Callable[[], Awaitable[T]]) -> T:
        """What was asked for; in an archived thread it is asked again once that is open."""
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        thread = await self.client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await request()


def once(*facts: object) -> str:
    """Names a message after what makes it what it is, so that Discord drops a second one.

    At most 25 characters.
    """
    posting = " ".join(map(str, facts))
    return hashlib.blake2b(posting.encode(), digest_size=12).hexdigest()


async def turn(pressed: discord.Interaction, screen: Screen, icons: Icons) -> None:
    """The pressed message, or the answer that was promised, shows this screen."""
    await pressed.edit_original_response(
        view=layout(screen, icons),
        allowed_mentions=discord.AllowedMentions.none(),
        attachments=discord.utils.MISSING if screen.keeps_pictures else screen.files,
    )


async def kept(pressed: discord.Interaction, screen: Screen, icons: Icons) -> bool:
    """Turns to a screen whose pictures the message has; False where another press was faster."""
    try:
        await turn(pressed, screen, icons)
    except discord.HTTPException as error:
        if error.status != 400:
            raise
        log.info("user=%d the message has other pictures by now", pressed.user.id)
        return False
    return True


def kept_files(pressed: discord.Interaction) -> frozenset[str]:
    """The pictures of the message that `turn` will edit; none where the answer is a new one.

    Discord lists what a component shows in the component alone, with its address.
    """
    edits = pressed.response.type is discord.InteractionResponseType.deferred_message_update
    boxes = pressed.message.components if edits and pressed.message else ()
    return frozenset(
        urlsplit(item.media.url).path.rpartition("/")[2]
        for box in boxes
        if isinstance(box, discord.Container)
        for part in box.children
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    )


async def retouch(pressed: discord.Interaction, screen: Screen, icons: Icons) -> None:
    """The pressed message with other words and controls. Its files stay: one may just have come."""
    await pressed.edit_original_response(
        view=layout(screen, icons), allowed_mentions=discord.AllowedMentions.none()
    )
