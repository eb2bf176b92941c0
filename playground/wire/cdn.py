"""The CDN: serves attachments for a day of virtual time, and emojis for ever."""

from aiohttp import web

from playground.discord.world import World


class Cdn:
    """The files of one world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def mount(self, app: web.Application) -> None:
        """Add the routes to an application."""
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{name}", self.attachment)
        app.router.add_get("/emojis/{name}", self.emoji)

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve a file, while its message exists and its address has not expired."""
        expires = int(request.query.get("ex", "0"), 16)
        wanted = int(request.match_info["attachment_id"])
        for message in self.world.in_channel(int(request.match_info["channel_id"])):
            for file in message.attachments:
                if file.id == wanted and self.world.now() < expires:
                    return web.Response(body=file.content, content_type=file.content_type)
        raise web.HTTPNotFound

    async def emoji(self, request: web.Request) -> web.Response:
        """Serve the image of an emoji."""
        number = request.match_info["name"].partition(".")[0]
        emoji = self.world.emojis.get(int(number) if number.isdecimal() else 0)
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.image, content_type=emoji.content_type)
