"""Says privately why something was not done."""

import logging

import discord

from bot.publishing.delivery import UNKNOWN_MESSAGE, UNREACHED
from bot.store.errors import Conflict, Unavailable
from bot.visit import Visit
from bot.words import Speaker
from rules.core.errors import Refused

log = logging.getLogger(__name__)

EXPIRED = {10062, 50027}
"""The interaction is unknown or its token too old: nobody waits for the answer any more."""

ANSWERED = 40060
"""The interaction was delivered twice, and the other one has been acknowledged."""


async def explain(visit: Visit, error: BaseException, table: int = 0) -> None:
    """Tells whoever pressed or typed what went wrong; nothing was lost.

    `table` is the number of the table it was about, if any.
    """
    if isinstance(error, discord.HTTPException) and error.code in EXPIRED:
        log.warning("user=%d an answer came too late", visit.user)
        return
    if isinstance(error, discord.HTTPException) and error.code == ANSWERED:
        log.info("user=%d an interaction was delivered twice", visit.user)
        return
    if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE:
        log.info(
            "user=%d the pressed message is gone: closed, or replaced by a newer one", visit.user
        )
        return
    if isinstance(error, Conflict):
        error = Refused("already-done")
    try:
        if isinstance(error, Unavailable):
            log.debug("user=%d the database is away: %s", visit.user, error)
            await visit.whisper(visit.say("refusal-unavailable"))
            return
        say = await _speaker(visit, table)
        if isinstance(error, Refused):
            await visit.whisper(say(f"refusal-{error.code}", **error.facts))
        elif isinstance(error, discord.Forbidden):
            log.warning("user=%d not allowed: %s", visit.user, error)
            await visit.whisper(say("refusal-missing-permission"))
        else:
            log.error("user=%d an answer failed", visit.user, exc_info=error)
            await visit.whisper(say("refusal-failed"))
    except UNREACHED as failed:
        log.warning("user=%d could not be told: %s", visit.user, failed)


async def _speaker(visit: Visit, number: int) -> Speaker:
    """In the reader's language, with the table's names; without either if the store fails."""
    try:
        await visit.recognize()
        table = await visit.app.store.tables.get(number) if number else None
    except Exception as error:
        log.warning("user=%d language and table are unknown: %s", visit.user, error)
        return visit.say
    return visit.speaking(table) if table else visit.say
