"""Sending and editing messages, and what Discord may answer to that."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar
from urllib.parse import urlsplit

import aiohttp
import discord
import msgspec

from bot.clock import Clock
from bot.people.reach import Reach
from bot.publishing.pace import Pace
from bot.publishing.tokens import UPDATES, Tokens
from bot.store import Store
from bot.store.messages import Message
from bot.store.panels import Panel
from bot.store.people import Person
from bot.ui.screen import Icons, Screen, layout

log = logging.getLogger(__name__)

T = TypeVar("T")

UNREACHED = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Discord refused, or could not be reached: aiohttp's own errors tell of a broken connection."""

UNKNOWN_MESSAGE = 10008
TOO_MANY_OLD_EDITS = 30046
MISSING_PERMISSION = 50013
INVALID_FORM = 50035
UNKNOWN_WEBHOOK = 10015
ARCHIVED = 50083

PROMISED = "promised"
"""In an interaction's extras: the id of the private message that answers it beside the pressed one,
or 0 where it is still to be sent."""

CANNOT_DM = {50007, 50278}
"""The person takes no direct messages, or shares no server with the bot."""

BY_TOKEN_WITHIN = 10.0
"""Seconds for an edit by token; the library would wait for ever where such edits are throttled."""

NOBODY = discord.AllowedMentions.none()


def nonce(*facts: object) -> str:
    """A nonce for a new message, made from what makes the message unique.

    Discord drops a second message with the same nonce and returns the first, so a post whose
    response was lost can be retried. At most 25 characters.
    """
    return hashlib.blake2b(" ".join(map(str, facts)).encode(), digest_size=12).hexdigest()


class Delivery:
    """The bot's messages on their way to Discord."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        icons: Icons,
        clock: Clock,
        reach: Reach,
        pace: Pace,
    ) -> None:
        self.client = client
        self.store = store
        self.icons = icons
        self.clock = clock
        self.reach = reach
        self.tokens = Tokens(clock, store)
        self.pace = pace

    # ── peace ────────────────────────────────────────────────────────────────────────────────────

    async def reachable(self, user: int) -> bool:
        """Whether a message may make somebody's client ring now."""
        now = self.clock.now()
        return await self.reach.moment(await self.store.people.get(user), now) <= now

    # ── new messages ─────────────────────────────────────────────────────────────────────────────

    async def post(
        self, channel: int, guild: int, screen: Screen, nonce: str, *, silent: bool = False
    ) -> tuple[discord.Message, Screen]:
        """Posts in a channel, and returns the message with the screen that it shows.

        Of the people in its mentions only those are notified who may be now; a `silent` message, or
        one that was meant for others alone, makes no client ring. Without the permission to attach
        files the pictures are written out, under another nonce.
        """
        there = self.client.get_partial_messageable(channel, guild_id=guild or None)
        notified = tuple([user for user in screen.mentions if await self.reachable(user)])
        silent = silent or (bool(screen.mentions) and not notified)
        screen = msgspec.structs.replace(screen, mentions=notified)
        try:
            sent = await self._unarchiving(
                channel, lambda: self._send(there, screen, nonce, silent=silent)
            )
        except discord.HTTPException as error:
            if error.code != MISSING_PERMISSION or not screen.files:
                raise
        else:
            return sent, screen
        words = screen.as_text()
        return await self._send(there, words, f"{nonce[:-1]}t", silent=silent), words

    async def send_direct(
        self, user: int, screen: Screen, nonce: str | None = None, *, silent: bool = False
    ) -> discord.Message | None:
        """Sends a direct message; None where the person takes none, which is remembered.

        It rings only where it is not `silent` and the person may be disturbed now.
        """
        person = await self.store.people.get(user)
        silent = silent or not await self.reachable(user)
        try:
            sent = await self._send_direct(person, screen, nonce, silent=silent)
        except discord.Forbidden as error:
            if error.code not in CANNOT_DM:
                raise
            await self.store.people.change(user, dms="closed")
            log.info("user=%d takes no direct messages", user)
            return None
        if (person.dms, person.direct) != ("open", sent.channel.id):
            await self.store.people.change(user, dms="open", told_dms=False, direct=sent.channel.id)
        return sent

    async def _send_direct(
        self, person: Person, screen: Screen, nonce: str | None, *, silent: bool
    ) -> discord.Message:
        """Sends in the channel that is kept; where there is none, or no longer, it is opened."""
        if person.direct:
            kept = self.client.get_partial_messageable(person.direct)
            with suppress(discord.NotFound):
                return await self._send(kept, screen, nonce, silent=silent)
        await self.pace.wait()
        opened = await self.client.create_dm(discord.Object(person.user))
        return await self._send(opened, screen, nonce, silent=silent)

    async def _send(
        self,
        there: discord.abc.Messageable,
        screen: Screen,
        nonce: str | None,
        *,
        silent: bool,
    ) -> discord.Message:
        await self.pace.wait()
        return await there.send(
            silent=silent,
            view=layout(screen, self.icons),
            files=screen.files,
            allowed_mentions=screen.allowed_mentions,
            nonce=nonce,  # type: ignore[arg-type]  # None is its default
        )

    # ── messages that are there ──────────────────────────────────────────────────────────────────

    async def edit(
        self, shown: Message, screen: Screen, through: discord.Interaction | None = None
    ) -> bool:
        """Edits a message that shows a table, through its own press if it was pressed.

        False where a new one must be posted instead: it is gone or too old, may not get its
        picture, or has lost the one that it was to keep.
        """
        self.tokens.learn(shown)
        try:
            if through is not None and through.message and through.message.id == shown.message:
                await self._unarchiving(shown.channel, lambda: self.respond(through, screen))
            else:
                await self._edit(shown.channel, shown.message, screen)
        except discord.RateLimited as error:
            log.info("table=%d an edit would wait for %.0f s", shown.table, error.retry_after)
            return False
        except discord.HTTPException as error:
            if not _must_be_replaced(error, screen):
                raise
            log.info("table=%d a message cannot be edited (%d)", shown.table, error.code)
            return False
        return True

    def was_pressed(self, shown: Message) -> bool:
        """Whether a message was pressed lately, so that editing it counts towards no limit."""
        self.tokens.learn(shown)
        return self.tokens.of(shown.message) is not None

    async def edit_if_there(self, channel: int, message: int, screen: Screen) -> None:
        """Edits a message that shows no table; one that was deleted is left so."""
        try:
            await self._edit(channel, message, screen)
        except discord.NotFound as error:
            log.info("channel=%d a message is gone (%d)", channel, error.code)

    async def delete_if_there(self, channel: int, message: int) -> None:
        """Deletes a message of the bot's own; one that was deleted already is gone."""
        there = self.client.get_partial_messageable(channel).get_partial_message(message)
        await self.pace.wait()
        try:
            await there.delete()
        except discord.NotFound as error:
            log.info("channel=%d a message is gone (%d)", channel, error.code)

    async def rewrite(self, sent: discord.Message, screen: Screen) -> None:
        """Edits a message that was posted by an earlier attempt and may show something older."""
        await self._edit(sent.channel.id, sent.id, screen)

    async def _edit(self, channel: int, message: int, screen: Screen) -> None:
        """Edits a message: by the token of a press on it if there is one, else by its channel."""
        await self._unarchiving(channel, lambda: self._edit_once(channel, message, screen))

    async def _edit_once(self, channel: int, message: int, screen: Screen) -> None:
        token = self.tokens.of(message)
        if token is not None and await self._edit_by_token(token, message, screen):
            return
        there = self.client.get_partial_messageable(channel).get_partial_message(message)
        await self.pace.wait()
        await there.edit(
            view=layout(screen, self.icons),
            allowed_mentions=NOBODY,
            attachments=_attachments(screen),
        )

    async def _edit_by_token(self, token: str, message: int, screen: Screen) -> bool:
        """Edits a message by the token of an interaction; False where that is not taken."""
        editing = self._response(token).edit_message(
            message,
            view=layout(screen, self.icons),
            allowed_mentions=NOBODY,
            attachments=_attachments(screen),
        )
        try:
            await asyncio.wait_for(editing, BY_TOKEN_WITHIN)
        except TimeoutError:
            log.info("message=%d an edit by token would wait", message)
        except discord.HTTPException as error:
            if error.status != 401 and error.code != UNKNOWN_WEBHOOK:
                raise
        else:
            return True
        self.tokens.drop(message)
        return False

    async def _unarchiving(self, channel: int, request: Callable[[], Awaitable[T]]) -> T:
        """Makes a request; in an archived thread once more after opening the thread."""
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        thread = await self.client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await request()

    # ── responses to an interaction ──────────────────────────────────────────────────────────────

    async def respond(self, interaction: discord.Interaction, screen: Screen) -> int:
        """Shows a screen on the pressed message, or on the new one that was promised: its id."""
        if PROMISED in interaction.extras:
            return await self._respond_beside(interaction, screen)
        shown = await interaction.edit_original_response(
            view=layout(screen, self.icons),
            allowed_mentions=NOBODY,
            attachments=_attachments(screen),
        )
        return shown.id

    async def _respond_beside(self, interaction: discord.Interaction, screen: Screen) -> int:
        """Shows a screen in a private message that follows the pressed one."""
        view, promised = layout(screen, self.icons), interaction.extras[PROMISED]
        if promised:
            await interaction.followup.edit_message(
                promised, view=view, allowed_mentions=NOBODY, attachments=_attachments(screen)
            )
            return int(promised)
        sent = await interaction.followup.send(
            view=view, files=screen.files, ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
        interaction.extras[PROMISED] = sent.id
        return sent.id

    async def respond_keeping(self, interaction: discord.Interaction, screen: Screen) -> int:
        """The same with pictures that the message has; 0 if it has other ones by now."""
        try:
            return await self.respond(interaction, screen)
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            log.info("user=%d the message has other pictures by now", interaction.user.id)
            return 0

    async def retouch(self, interaction: discord.Interaction, screen: Screen) -> None:
        """Changes words and controls of the pressed message and leaves its files alone."""
        await interaction.edit_original_response(
            view=layout(screen, self.icons), allowed_mentions=NOBODY
        )

    async def whisper(self, interaction: discord.Interaction, screen: Screen) -> None:
        """Sends an ephemeral message to whoever pressed or typed."""
        view, files = layout(screen, self.icons), screen.files
        if interaction.response.is_done():
            await interaction.followup.send(
                view=view, files=files, ephemeral=True, allowed_mentions=NOBODY
            )
        else:
            await interaction.response.send_message(
                view=view, files=files, ephemeral=True, allowed_mentions=NOBODY
            )

    # ── ephemeral messages, later ────────────────────────────────────────────────────────────────

    async def edit_private(self, panel: Panel, screen: Screen) -> bool:
        """Edits a private message by its interaction's token; False where that is gone."""
        try:
            await self._response(panel.token).edit_message(
                panel.message,
                view=layout(screen, self.icons),
                allowed_mentions=NOBODY,
                attachments=_attachments(screen),
            )
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("a private message cannot be edited (%d)", error.code)
            return False
        return True

    async def delete_private(self, panel: Panel) -> None:
        """Deletes a private message by its interaction's token; what is gone stays so."""
        try:
            await self._response(panel.token).delete_message(panel.message)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("a private message cannot be deleted (%d)", error.code)

    def _response(self, token: str) -> discord.Webhook:
        """Discord offers the response to an interaction as a webhook of the application."""
        assert self.client.application_id is not None
        return discord.Webhook.partial(self.client.application_id, token, client=self.client)


def _attachments(screen: Screen) -> list[discord.File]:
    """The files of an edited message; those it has stay where the screen brings none."""
    kept: list[discord.File] = discord.utils.MISSING
    return kept if screen.keeps_pictures else screen.files


def _must_be_replaced(error: discord.HTTPException, screen: Screen) -> bool:
    gone = error.status == 404 or error.code in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS)
    forbidden = error.code == MISSING_PERMISSION and bool(screen.files)
    lost = error.code == INVALID_FORM and screen.keeps_pictures
    return gone or forbidden or lost


def attached_files(interaction: discord.Interaction) -> frozenset[str]:
    """The pictures of the message that `respond` will edit; none where it makes a new one.

    Discord names a file that a component shows only in the address of that component.
    """
    edits = interaction.response.type is UPDATES and PROMISED not in interaction.extras
    containers = interaction.message.components if edits and interaction.message else ()
    return frozenset(
        urlsplit(item.media.url).path.rpartition("/")[2]
        for container in containers
        if isinstance(container, discord.Container)
        for component in container.children
        if isinstance(component, discord.MediaGalleryComponent)
        for item in component.items
    )
