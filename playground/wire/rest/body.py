"""Reading a request's body: JSON, or multipart with JSON and files."""

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from playground.discord.attachments import Upload

FILE_FIELD = re.compile(r"files\[(\d+)\]")


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request and its files by number."""
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        return await _read_multipart(request)
    raw = await request.read()
    return (msgspec.json.decode(raw) if raw else None), {}


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = None
    uploads: dict[int, Upload] = {}
    reader = await request.multipart()
    while isinstance(part := await reader.next(), BodyPartReader):
        content = bytes(await part.read())
        field = FILE_FIELD.fullmatch(part.name or "")
        if field is not None:
            uploads[int(field[1])] = Upload(part.filename or "file", content)
        elif part.name == "payload_json":
            body = msgspec.json.decode(content)
    return body, uploads
