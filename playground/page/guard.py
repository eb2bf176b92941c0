"""Who may talk to the playground: the bot, and a page that came from here.

Any page in the world can make a browser ask a port of this machine. So the name in `Host` must be
this machine's (a foreign name that resolves to it is a trick), an `Origin` must be our own, and
what a browser fetches for another site is refused; only opening the page by a link is free.
"""

from aiohttp import web
from aiohttp.typedefs import Handler

NAMES = {"127.0.0.1", "localhost", "[::1]"}

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing from outside, and no script that is not a file of ours."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    if not (_is_here(request) and _is_own(request)):
        raise web.HTTPForbidden(text="The playground only answers its own page.")
    return await handler(request)


def _is_here(request: web.Request) -> bool:
    name, colon, port = request.host.rpartition(":")
    return (name if colon and port.isdecimal() else request.host) in NAMES


def _is_own(request: web.Request) -> bool:
    origin = request.headers.get("Origin")
    if origin is not None:
        return origin == f"http://{request.host}"
    site = request.headers.get("Sec-Fetch-Site", "none")
    return site in ("none", "same-origin") or _opens_the_page(request)


def _opens_the_page(request: web.Request) -> bool:
    mode = request.headers.get("Sec-Fetch-Mode")
    return request.method == "GET" and request.path == "/" and mode == "navigate"


def is_page(request: web.Request) -> bool:
    """A socket of the page must say where it comes from; browsers always do."""
    return request.headers.get("Origin") == f"http://{request.host}"
