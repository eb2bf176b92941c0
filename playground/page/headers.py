"""The security headers of the page."""

from aiohttp import web

CONTENT_SECURITY_POLICY = "; ".join(
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
"""Nothing from outside, and no script that is not one of the page's own files."""

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def add_security_headers(_: web.Request, response: web.StreamResponse) -> None:
    """Add the headers to a response about to be sent, unless it has its own."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
