"""Discord's own markup: links to messages, and times that clients keep up to date."""

from bot.store import Message, Table


def relative(moment: float) -> str:
    """A moment as a relative time such as "in 3 hours", which clients keep up to date."""
    return f"<t:{int(moment)}:R>"


def at_time(moment: float) -> str:
    """A moment as the time of day on the reader's clock."""
    return f"<t:{int(moment)}:t>"


def on_day(moment: float) -> str:
    """A moment as day and time on the reader's clock."""
    return f"<t:{int(moment)}:f>"


def link_to(table: Table, shown: Message | None) -> str:
    """The address of a table's message, or of its channel."""
    channel = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    return f"{channel}/{shown.message}" if shown else channel
