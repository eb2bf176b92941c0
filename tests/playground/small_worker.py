"""A worker that is ready at once, takes what is well signed, and does nothing with it."""

import os

from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

KEY = VerifyKey(bytes.fromhex(os.environ["PUBLIC_KEY"]))


async def take(request: web.Request) -> web.Response:
    signature = bytes.fromhex(request.headers["X-Signature-Ed25519"])
    moment = request.headers["X-Signature-Timestamp"]
    try:
        KEY.verify(moment.encode() + await request.read(), signature)
    except BadSignatureError:
        return web.Response(status=401)
    return web.json_response({"type": 1})


async def ready(_: web.Request) -> web.Response:
    return web.Response(text="ready")


app = web.Application()
app.router.add_post("/interactions", take)
app.router.add_get("/ready", ready)
web.run_app(app, host=os.environ["HOST"], port=int(os.environ["PORT"]), print=None)
