"""`/stats`: a person's games or a server's, at one game or all, privately."""

from bot.stats.person import person_screen
from bot.stats.question import Question
from bot.stats.server import server_screen
from bot.ui.stats import Stats
from bot.visit import Visit
from renderers.core.scheme import STANDARD
from rules.core.errors import Refused


async def show(visit: Visit, control: Stats) -> None:
    """In a server its own games only; in a direct message the reader's own, wherever played."""
    if control.game and control.game not in visit.app.games:
        raise Refused("unknown-game")
    question = Question(
        app=visit.app,
        guild=visit.guild,
        reader=visit.user,
        language=visit.language,
        asked=control,
        scheme=visit.scheme or STANDARD,
    )
    if control.what == "server":
        if not visit.guild:
            raise Refused("stats-no-server")
        screen = await server_screen(question)
    else:
        if not visit.guild and control.user != visit.user:
            raise Refused("stats-own-only")
        screen = await person_screen(question)
    await visit.answer(screen)
