"""Private panels: one for each person and table, kept up to date by its interaction's token."""

import asyncio
import hashlib
import logging

import discord
import msgspec
from msgspec.structs import replace

from bot.people.language import language_of
from bot.publishing.delivery import (
    PROMISED,
    UNKNOWN_MESSAGE,
    UNREACHED,
    Delivery,
    attached_files,
)
from bot.publishing.tokens import TOKEN_LASTS
from bot.screens import painter
from bot.screens.mine import mine
from bot.screens.painter import Drawings
from bot.screens.retired import ended_direct, passed_on
from bot.screens.snapshot import Snapshot, Snapshots
from bot.store.panels import Panel
from bot.store.tables import Table
from bot.tables.locks import Locks
from bot.ui.control import Surface
from bot.ui.drafts import Drafts
from bot.ui.planner import Place
from bot.ui.screen import Screen
from rules.core.record import Seat

log = logging.getLogger(__name__)


class Panels:
    """The ephemeral messages that show people their own view of a table."""

    def __init__(self, delivery: Delivery, snapshots: Snapshots, drafts: Drafts) -> None:
        self.delivery = delivery
        self.snapshots = snapshots
        self.drafts = drafts
        self.store = snapshots.store
        self.clock = snapshots.tables.clock
        self.lock = Locks()
        """By table and person: held while a panel is changed, so that an earlier view cannot
        overwrite a later one."""

    # ── a press ──────────────────────────────────────────────────────────────────────────────────

    async def respond(
        self,
        interaction: discord.Interaction,
        number: int,
        language: str,
        *,
        hint: str = "",
    ) -> Table:
        """Shows the reader's panel in the message that was pressed or promised, and follows it.

        The panel they had before is deleted. The `hint` is said once, below everything else. One
        that is gone by now needs no answer: there is a newer one, or they have closed it.
        Returns the table as it is shown.
        """
        user = interaction.user.id
        async with self.lock((number, user)):
            table = await self.snapshots.tables.load(number)
            seat = table.seat_of(user)
            assert seat is not None
            snapshot = await self.snapshots.own(table, seat, language)
            expires_at = self.clock.now() + TOKEN_LASTS
            screen = await self._screen(snapshot, seat, expires_at, hint=hint)
            try:
                message = await respond_drawn(self.delivery, interaction, snapshot, seat, screen)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                log.info("table=%d user=%d has closed the panel, or has a newer one", number, user)
                return table
            panel = Panel(
                table=number,
                user=user,
                message=message,
                token=interaction.token,
                expires_at=expires_at,
                shown=_digest(snapshot, seat, screen),
            )
            await self._follow(panel, table.live)
            return table

    async def is_followed(self, interaction: discord.Interaction, number: int) -> bool:
        """Whether a press is on a panel that is kept up to date, so that others may be editing it.

        Where there is one worker, a lock here sees to that.
        """
        if self.store.leases.alone or PROMISED in interaction.extras or not interaction.message:
            return False
        panel = await self.store.panels.get(number, interaction.user.id)
        return (
            panel is not None
            and panel.message == interaction.message.id
            and panel.expires_at > self.clock.now()
        )

    async def renew(self, interaction: discord.Interaction, number: int) -> None:
        """Another worker edits the pressed panel: it is given the token of the press.

        What the panel shows is not known here, so that it is edited in any case.
        """
        panel = await self.store.panels.get(number, interaction.user.id)
        if panel is not None:
            until = self.clock.now() + TOKEN_LASTS
            await self.store.panels.put(
                replace(panel, token=interaction.token, expires_at=until, shown="")
            )

    async def _follow(self, panel: Panel, live: bool) -> None:
        """This panel from now on; another one that the person has is deleted."""
        earlier = await self.store.panels.get(panel.table, panel.user)
        if live:
            await self.store.panels.put(panel)
        elif earlier is not None:
            await self.store.panels.drop(earlier)
        replaced = earlier is not None and earlier.message != panel.message
        if earlier and replaced and earlier.expires_at > self.clock.now():
            await self.delivery.delete_private(earlier)

    async def follows(self, number: int, user: int) -> bool:
        """Whether somebody has a panel of this table that is kept up to date."""
        panel = await self.store.panels.get(number, user)
        return panel is not None and panel.expires_at > self.clock.now()

    # ── up to date ───────────────────────────────────────────────────────────────────────────────

    async def refresh(self, number: int) -> None:
        """Shows a table as it is now on all its panels; one that cannot be edited is let go."""
        panels = await self.store.panels.of(number)
        await asyncio.gather(*(self._refresh(panel) for panel in panels))

    async def _refresh(self, listed: Panel) -> None:
        async with self.lock((listed.table, listed.user)):
            panel = await self.store.panels.get(listed.table, listed.user)
            if panel is None:
                return
            try:
                followed = panel.expires_at > self.clock.now() and await self._show(panel)
            except UNREACHED as error:
                log.warning("table=%d user=%d panel not shown: %s", panel.table, panel.user, error)
                return
            if not followed:
                await self.store.panels.drop(panel)

    async def _show(self, panel: Panel) -> bool:
        """Edits a panel; False where it need not be followed any longer."""
        table = await self.snapshots.tables.load(panel.table)
        seat, language = table.seat_of(panel.user), await self._language(panel.user)
        if not table.live:
            ended = ended_direct(self.snapshots.of(table, (), language))
            await self.delivery.edit_private(panel, ended)
            return False
        if seat is None:
            await self.delivery.edit_private(panel, passed_on(table, language))
            return False
        snapshot = await self.snapshots.own(table, seat, language)
        screen = await self._screen(snapshot, seat, panel.expires_at)
        shown = _digest(snapshot, seat, screen)
        if shown == panel.shown:
            return True
        drawings = await _drawings(snapshot, seat, kept=_pictures(shown) == _pictures(panel.shown))
        if not await self.delivery.edit_private(panel, replace(screen, drawings=drawings)):
            return False
        await self.store.panels.put(replace(panel, shown=shown))
        return True

    async def _language(self, user: int) -> str:
        return language_of(await self.store.people.get(user))

    async def _screen(
        self,
        snapshot: Snapshot,
        seat: Seat,
        expires_at: float,
        *,
        hint: str = "",
    ) -> Screen:
        """A seat's own view, without its pictures."""
        table = snapshot.table
        place = Place(Surface.PRIVATE, table.id, seat, table.chairs[seat].ask)
        screen = mine(
            snapshot,
            seat,
            place,
            progress=await self.drafts.at(place),
            until=expires_at if table.live else 0,
        )
        return replace(screen, story="\n".join(filter(None, [screen.story, hint])))


async def respond_drawn(
    delivery: Delivery,
    interaction: discord.Interaction,
    snapshot: Snapshot,
    seat: Seat,
    screen: Screen,
) -> int:
    """Shows a screen with the pictures of a seat on the message that was pressed or promised.

    Pictures are named after what they show, so that those which a message has are kept.
    """
    if snapshot.words_first:
        return await delivery.respond(interaction, screen)
    series = _series(snapshot, seat)
    if painter.file_name(0, series) in attached_files(interaction):
        kept = replace(screen, drawings=painter.placed(snapshot, seat, series))
        if message := await delivery.respond_keeping(interaction, kept):
            return message
    drawings = await painter.draw(snapshot, seat, series)
    return await delivery.respond(interaction, replace(screen, drawings=drawings))


def _series(snapshot: Snapshot, seat: Seat) -> str:
    return f"view-{painter.needed(snapshot, seat).key}"


async def _drawings(snapshot: Snapshot, seat: Seat, *, kept: bool) -> Drawings:
    """The pictures of a panel, none for whoever wants words first; those it has are kept."""
    if snapshot.words_first:
        return ()
    series = _series(snapshot, seat)
    return (
        painter.placed(snapshot, seat, series)
        if kept
        else await painter.draw(snapshot, seat, series)
    )


def _digest(snapshot: Snapshot, seat: Seat, screen: Screen) -> str:
    """A hash of what a panel shows: of its pictures, if it has any, and of the rest."""
    words = msgspec.json.encode([screen.head, screen.story, screen.rows, screen.footer])
    rest = hashlib.blake2b(words, digest_size=8).hexdigest()
    key = "words" if snapshot.words_first else painter.needed(snapshot, seat).key
    return f"{key}:{rest}"


def _pictures(digest: str) -> str:
    return digest.partition(":")[0]
