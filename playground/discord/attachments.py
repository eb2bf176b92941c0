"""The files of a message: those uploaded with a request, and those it had before."""

import mimetypes
import re
from collections.abc import Mapping
from http import HTTPStatus

import msgspec

from playground.discord.enums import ErrorCode
from playground.discord.errors import Problem, Refused, invalid_form
from playground.discord.message_limits import FILE_BYTES
from playground.discord.world import Attachment, Json, Message, World

PNG = b"\x89PNG\r\n\x1a\n"
GIF = (b"GIF87a", b"GIF89a")
"""How such files begin."""


class Upload(msgspec.Struct, frozen=True):
    """A file of a multipart request."""

    filename: str
    content: bytes


Uploads = Mapping[int, Upload]
"""By the number with which the body's list of attachments refers to them."""


def attachments_of(
    world: World, message: Message, body: Json, uploads: Uploads
) -> list[Attachment]:
    """The files a message will have: those listed; without a list, all old and uploaded ones."""
    for upload in uploads.values():
        _refuse_large(upload)
    listed = body.get("attachments")
    if listed is None:
        fresh = [_received(world, upload, {}) for upload in uploads.values()]
        return [*message.attachments, *fresh]
    return [_listed(world, message, entry, uploads, n) for n, entry in enumerate(listed)]


def _refuse_large(upload: Upload) -> None:
    if len(upload.content) > FILE_BYTES:
        raise Refused(
            HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
            ErrorCode.REQUEST_TOO_LARGE,
            "Request entity too large",
            violation=f"{upload.filename} has {len(upload.content)} bytes",
        )


def _listed(
    world: World, message: Message, entry: Json, uploads: Uploads, place: int
) -> Attachment:
    """The file that an entry of the list means: an uploaded one, or one the message had."""
    number = int(entry["id"])
    if number in uploads:
        return _received(world, uploads[number], entry)
    kept = next((file for file in message.attachments if file.id == number), None)
    if kept is None:
        path = ("attachments", place, "id")
        text = f"There is no file or attachment {number}."
        raise invalid_form([Problem(path, "ATTACHMENT_NOT_FOUND", text)])
    return kept


def _received(world: World, upload: Upload, entry: Json) -> Attachment:
    name = re.sub(r"[^\w.\-]", "_", entry.get("filename") or upload.filename)
    width, height = picture_size(upload.content)
    return Attachment(
        id=world.new_id(),
        filename=name,
        content=upload.content,
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        description=entry.get("description"),
        width=width,
        height=height,
    )


def picture_size(content: bytes) -> tuple[int | None, int | None]:
    """The width and height of a PNG or GIF; None of anything else."""
    if content.startswith(PNG):
        return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    if content.startswith(GIF):
        return int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    return None, None
