"""An HTTP server of the bot: the door for interactions, or the one for health and figures."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from aiohttp import web

from bot.config import BadSetting, Settings

CLOSES_WITHIN = 2.0
"""Seconds that requests under way are given at the end. One that somebody has begun and does not
go on with must not keep the bot from finishing: systemd and Docker kill it after a while."""


async def listen(app: web.Application, host: str, port: int, setting: str) -> web.AppRunner:
    """Serves an application, on a free port if that is 0; `setting` is what names the port."""
    runner = web.AppRunner(
        app, access_log=None, handle_signals=False, shutdown_timeout=CLOSES_WITHIN
    )
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except (OSError, UnicodeError) as error:  # the latter: no name of a machine looks like this
        raise BadSetting(f"{setting}: cannot listen on {host} port {port}: {error}") from error
    return runner


@asynccontextmanager
async def not_ready(settings: Settings) -> AsyncIterator[None]:
    """Says 503 wherever the bot will listen: it is there, and waits for something.

    Where nobody listens a host takes the process for dead, and starts it again and again.
    """
    places = [(settings.host, settings.port, "PORT")] if settings.over_http else []
    if settings.health_port is not None:
        places.append((settings.health_host, settings.health_port, "HEALTH_PORT"))
    async with AsyncExitStack() as listening:
        for host, port, setting in places:
            app = web.Application()
            app.router.add_route("*", "/{anything:.*}", _tell_not_ready)
            runner = await listen(app, host, port, setting)
            listening.push_async_callback(runner.cleanup)
        yield


async def _tell_not_ready(_: web.Request) -> web.Response:
    return web.Response(status=503, text="waiting for the database\n")
