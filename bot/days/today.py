"""When a day is over: its secret may be known."""

from bot.app import App
from bot.screens.speakers import unnamed
from bot.tables.today import day_of


async def unseal(app: App, now: float) -> None:
    """Games of earlier days show the secret of their dice from now on."""
    await app.store.tables.unseal(day_of(now), unnamed())
