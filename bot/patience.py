"""Patience: while Discord is out of reach the bot tries again, and says so in a line.

A database that is away is waited for as well; that one says so itself.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import TypeVar

import aiohttp
import discord

from bot.store.errors import Unavailable

log = logging.getLogger(__name__)

T = TypeVar("T")

AGAIN = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds until the next attempt, the last of them again and again."""

AWAY = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
)
"""What happens while there is no network, no name server, no Discord."""

TOO_MANY = 429


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """What the attempt comes to, however often it must be made until Discord can be reached, and
    the database be used."""
    told = ""
    for wait in chain(AGAIN, repeat(AGAIN[-1])):
        try:
            found = await attempt()
        except Unavailable:
            await asyncio.sleep(wait)
        except (*AWAY, discord.HTTPException) as error:
            if not _gets_better(error):
                raise
            if told != (why := reason(error)):
                log.warning("Discord cannot be reached (%s): trying again until it can", why)
            told = why
            await asyncio.sleep(wait)
        else:
            if told:
                log.warning("Discord can be reached again")
            return found
    raise AssertionError


async def log_in(client: discord.Client, token: str) -> None:
    """Logs in as soon as Discord can be reached; a token that it refuses is a `LoginFailure`."""

    async def attempt() -> None:
        try:
            await discord.Client.login(client, token)
        except BaseException:
            await client.http.close()
            client.http.clear()
            client.http.connector = discord.utils.MISSING  # it was closed with the session
            raise

    await patiently(attempt)


def _gets_better(error: Exception) -> bool:
    """Also where Discord has had too many requests from this address, by whomever."""
    return isinstance(error, AWAY) or getattr(error, "status", 0) == TOO_MANY


def reason(error: Exception) -> str:
    """Why Discord could not be reached, in a few words."""
    match error.__cause__ if isinstance(error, discord.GatewayNotFound) else error:
        case aiohttp.ClientConnectorDNSError(host=host):
            return f"the name {host} cannot be resolved; is there a network?"
        case aiohttp.ClientConnectorError(host=host):
            return f"no connection to {host}; is there a network?"
        case discord.HTTPException(status=status):
            return f"it answers {status}"
        case TimeoutError():
            return "it does not answer in time"
    return str(error) or type(error).__name__
