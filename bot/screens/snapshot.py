"""What a screen of a table is made of, and who speaks on it."""

from collections.abc import Sequence
from functools import lru_cache

import discord
import msgspec

from bot.store import Message, StepRow, Table
from bot.tables.tables import Position
from bot.words import Speaker
from renderers.core.pad import Notes


class Shows(msgspec.Struct, frozen=True):
    """What a screen of a running game is made of."""

    position: Position
    steps: Sequence[StepRow]
    language: str
    notes: Notes = ()
    own: int = 0
    """The reader's own last step, of which only what was told to them alone is news."""


def escaped(text: str) -> str:
    """Somebody's own words, without effect as markdown, mention or link."""
    plain = discord.utils.escape_markdown(text, ignore_links=False)
    return discord.utils.escape_mentions(plain).replace("<", "‹").replace("://", ":\u200b//")


_speaker = lru_cache(maxsize=1024)(Speaker)
"""Each is made once: to tame the names takes longer than to say most things."""


def speaking(table: Table, language: str) -> Speaker:
    """For texts: names cannot carry markdown."""
    return _speaker(language, table.game, tuple(c.name for c in table.chairs), escaped)


def labelling(table: Table, language: str) -> Speaker:
    """For labels, alt texts and pictures, where everything is plain."""
    return _speaker(language, table.game, tuple(c.name for c in table.chairs))


def link_to(table: Table, shown: Message | None) -> str:
    """The address of a table's message, or of its channel."""
    where = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    return f"{where}/{shown.message}" if shown else where
