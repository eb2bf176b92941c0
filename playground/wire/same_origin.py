"""Who may talk to the playground: the bot, and the playground's own page.

Any website can make a browser send requests to a port of this machine. So the `Host` must be this
machine (otherwise a foreign name that resolves to it, "DNS rebinding", would get through), an
`Origin` must be our own, and what a browser fetches on behalf of another site is refused. Only
opening the page by a link from elsewhere is allowed.
"""

from aiohttp import web
from aiohttp.typedefs import Handler

LOCAL_NAMES = {"127.0.0.1", "localhost", "[::1]"}


@web.middleware
async def refuse_other_sites(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Respond with 403 to requests that a page of another site has caused."""
    if not (_is_local(request) and _is_own(request)):
        raise refusal()
    return await handler(request)


def refusal() -> web.HTTPForbidden:
    """The response to another site."""
    return web.HTTPForbidden(text="The playground only answers its own page.")


def has_own_origin(request: web.Request) -> bool:
    """Whether an `Origin` is given and is our own, as every browser gives it for a socket."""
    return request.headers.get("Origin") == f"http://{request.host}"


def _is_local(request: web.Request) -> bool:
    name, colon, port = request.host.rpartition(":")
    return (name if colon and port.isdecimal() else request.host) in LOCAL_NAMES


def _is_own(request: web.Request) -> bool:
    if "Origin" in request.headers:
        return has_own_origin(request)
    site = request.headers.get("Sec-Fetch-Site", "none")
    return site in ("none", "same-origin") or _opens_the_page(request)


def _opens_the_page(request: web.Request) -> bool:
    mode = request.headers.get("Sec-Fetch-Mode")
    return request.method == "GET" and request.path == "/" and mode == "navigate"
