"""The REST routes that the bot uses, each by the path of Discord's OpenAPI description."""

from aiohttp import web

from playground.wire.loopback import Loopback
from playground.wire.rest import applications, channels, interactions, messages
from playground.wire.rest.call import Desk

PREFIX = "/api/v10"

ROUTES = [
    *applications.routes.found,
    *channels.routes.found,
    *interactions.routes.found,
    *messages.routes.found,
]


def mount(app: web.Application, here: Loopback) -> None:
    """Serve every route under `/api/v10`, and refuse what nobody declared."""
    desk = Desk(here)
    for route in ROUTES:
        app.router.add_route(route.method, PREFIX + route.template, desk.server(route))
    app.router.add_route("*", PREFIX + "/{path:.*}", desk.nowhere)
