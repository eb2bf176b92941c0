"""An HTTP server of the bot: the door for interactions, or the one for health and figures."""

from aiohttp import web

from bot.config import BadSetting

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
    except OSError as error:
        raise BadSetting(f"{setting}: cannot listen on {host} port {port}: {error}") from error
    return runner
