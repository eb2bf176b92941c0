"""A plain page that says what runs here."""

from html import escape
from pathlib import Path
from string import Template

from aiohttp import web

from playground.loopback import Loopback

PAGE = Template((Path(__file__).parent / "index.html").read_text(encoding="utf-8"))


def mount(app: web.Application, here: Loopback) -> None:
    async def show(request: web.Request) -> web.Response:
        return web.Response(text=written(here, str(request.url.origin())), content_type="text/html")

    app.router.add_get("/", show)


def written(here: Loopback, base: str) -> str:
    world = here.world
    servers = [
        f"{server.name}: {', '.join(_channels(here, server.id)) or 'no channel'}"
        for server in world.servers.values()
    ]
    people = [f"{u.name} ({u.locale})" for u in world.users.values() if not u.bot]
    return PAGE.substitute(
        bot="is connected" if here.gateway.connected else "is not connected",
        commands=_listed(f"/{command['name']}" for command in world.commands.values()),
        servers=_listed(servers),
        people=_listed(people),
        violations=_listed(str(violation) for violation in here.violations),
        checks="yes" if here.checks_description else "no, the description is absent",
        base=escape(base),
        socket=escape(base.replace("http", "ws", 1)),
    )


def _channels(here: Loopback, server_id: int) -> list[str]:
    return [f"#{c.name}" for c in here.world.channels.values() if c.server_id == server_id]


def _listed(items: object) -> str:
    lines = [f"<li>{escape(str(item))}</li>" for item in items]  # type: ignore[attr-defined]
    return "".join(lines) or "<li>none</li>"
