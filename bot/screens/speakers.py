"""Who says the words on a screen: the speakers for a table, and for the bot itself."""

from functools import lru_cache

from bot.store import Table
from bot.words import Speaker
from bot.words.sanitize import escaped

_speaker = lru_cache(maxsize=1024)(Speaker)
"""Cached by language, game and names: sanitizing the names takes longer than most messages."""


def speaking(table: Table, language: str) -> Speaker:
    """Says texts about a table: names cannot carry markdown."""
    return _speaker(language, table.game, tuple(c.name for c in table.chairs), escaped)


def labelling(table: Table, language: str) -> Speaker:
    """Says labels, alt texts and pictures about a table, where markdown has no effect."""
    return _speaker(language, table.game, tuple(c.name for c in table.chairs))


def plain(language: str) -> Speaker:
    """Says the bot's own texts, about no table."""
    return _speaker(language, None, (), escaped)
