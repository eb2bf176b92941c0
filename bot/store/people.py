"""People with their settings."""

from collections.abc import Mapping
from typing import Literal, Protocol

import msgspec

from bot.clock import HOUR
from renderers.core.scheme import OwnScheme

DmState = Literal["unknown", "open", "closed"]
"""Whether somebody takes direct messages from the bot, as far as it has tried."""

RemindBy = Literal["dm", "channel", "off"]
"""How somebody wants to be reminded."""

TellBy = Literal["mention", "dm", "off"]
"""How somebody wants to be told that a game waits for them."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of somebody: their settings, and what the bot has learnt of them.

    `language` was chosen by them, `seen` is that of their Discord. `told_dms`: they have been told
    how to open direct messages. `passes`: where they can do nothing they are passed automatically.
    `counted`: they are in statistics. They are away until `away_until`; `yields`: meanwhile the
    table's rule for late players may begin at once. `quiet` is empty where they never chose, and
    "off" where they chose none. `asked_zone`: they have been asked for their time zone. `direct` is
    the channel of their direct messages; 0 where it was not opened yet. `scheme` are the colours of
    what they alone see; empty: those of the table. `words_first`: it comes to them as text, without
    pictures. `tips`: they get some in their first game of a kind.
    """

    user: int
    language: str = ""
    seen: str = ""
    dms: DmState = "unknown"
    told_dms: bool = False
    remind: RemindBy = "dm"
    remind_after: int = 8 * HOUR
    zone: str = ""
    quiet: str = ""
    passes: bool = False
    counted: bool = True
    notices: TellBy = "mention"
    away_until: float = 0
    yields: bool = False
    asked_zone: bool = False
    direct: int = 0
    scheme: OwnScheme = ""
    words_first: bool = False
    tips: bool = True


class PersonStore(Protocol):
    """People with their settings."""

    async def get(self, user: int) -> Person:
        """Somebody; with default settings if the bot does not know them."""
        ...

    async def change(self, user: int, **settings: object) -> Person:
        """Saves some settings of somebody, leaves the others as they are, and returns all."""
        ...

    async def blocks(self, user: int) -> frozenset[int]:
        """Whom somebody has blocked."""
        ...

    async def put_block(self, user: int, blocked: int, on: bool) -> None:
        """Blocks somebody, or no longer."""
        ...

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        """Removes somebody from all games that have ended, and their settings.

        `names` has, by the language of a table, what their seat is called from then on. They are no
        longer counted in statistics.
        """
        ...
