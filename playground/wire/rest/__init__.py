"""The REST routes that the bot uses: one module for each resource of Discord's API."""

from aiohttp import web

from playground.wire.loopback import Loopback
from playground.wire.rest import (
    applications,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    messages,
    threads,
    users,
)
from playground.wire.rest.handler import Handler
from playground.wire.rest.routes import API_PREFIX

RESOURCES = (
    applications,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    messages,
    threads,
    users,
)


def mount(app: web.Application, loopback: Loopback) -> None:
    """Serve every route under `/api/v10`, and refuse every other path there."""
    handler = Handler(loopback)
    for resource in RESOURCES:
        for route in resource.routes.found:
            app.router.add_route(route.method, API_PREFIX + route.template, handler.handle(route))
    app.router.add_route("*", API_PREFIX + "/{path:.*}", handler.not_found)
