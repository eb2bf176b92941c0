"""The application itself, and where its gateway is."""

from typing import Any

from playground.discord.errors import missing_access
from playground.discord.server_objects import application_object
from playground.wire.rest.routes import Call, Routes

routes = Routes()

SESSION_START_LIMIT = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}


def need_own_application(call: Call) -> None:
    """Refuse the request if the application in the path is not the bot's own."""
    if call.number("application_id") != call.loopback.world.bot_id:
        raise missing_access()


@routes.add("GET", "/oauth2/applications/@me")
@routes.add("GET", "/applications/@me")
def application(call: Call) -> Any:
    """The bot's application."""
    return application_object(call.loopback.world)


@routes.add("GET", "/gateway")
@routes.add("GET", "/gateway/bot")
def gateway(call: Call) -> Any:
    """Where the gateway's socket is."""
    url = call.loopback.payloads.gateway_url
    shards = call.loopback.gateway.shards
    return {"url": url, "shards": shards, "session_start_limit": SESSION_START_LIMIT}
