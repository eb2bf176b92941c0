"""The bot: Discord, the store, the clock and the words; the only place where things happen."""

__version__ = "1.1.0"
