"""What is written in a message: links, times that clients keep up to date, long numbers."""

from bot.clock import DAY
from bot.store.messages import Message
from bot.store.tables import Table

ENDS = 8
"""Digits at each end of the short form of a long number."""


def relative(moment: float) -> str:
    """A moment as a relative time such as "in 3 hours", which clients keep up to date."""
    return f"<t:{int(moment)}:R>"


def at_time(moment: float) -> str:
    """A moment as the time of day on the reader's clock."""
    return f"<t:{int(moment)}:t>"


def on_day(moment: float) -> str:
    """A moment as day and time on the reader's clock."""
    return f"<t:{int(moment)}:f>"


def on_date(moment: float) -> str:
    """The date on which a day of UTC began, on the reader's calendar: that of its noon."""
    return f"<t:{int(moment) + DAY // 2}:D>"


def link_to(table: Table, shown: Message | None) -> str:
    """The address of a table's message, or of its channel."""
    channel = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    return f"{channel}/{shown.message}" if shown else channel


def link_to_lobby(table: Table) -> str:
    """The address of the message to which a table's dice are bound."""
    return f"{link_to(table, None)}/{table.anchor}"


def shortened(digits: str) -> str:
    """The two ends of a long number; all of it is under *More*."""
    return f"{digits[:ENDS]}…{digits[-ENDS:]}" if len(digits) > 2 * ENDS else digits
