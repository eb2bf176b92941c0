"""Messages come into being, change and go, whichever way the request came."""

import mimetypes
import re
from collections.abc import Mapping

import msgspec

from playground.discord import limits, pings
from playground.discord.refusals import Problem, Refused, empty_message, invalid_form
from playground.discord.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    Attachment,
    Channel,
    Interaction,
    Json,
    Message,
)
from playground.wire.loopback import Loopback


class Upload(msgspec.Struct, frozen=True):
    """A file of a multipart request."""

    filename: str
    content: bytes


Uploads = Mapping[int, Upload]


def post(
    here: Loopback,
    channel: Channel,
    body: Json,
    uploads: Uploads,
    *,
    author_id: int | None = None,
    interaction: Interaction | None = None,
) -> Message:
    """A new message, checked and told. An interaction's answer may be for its person alone."""
    before = _with_same_nonce(here, channel, body)
    if before is not None:
        return before
    message = Message(
        id=here.world.new_id(),
        channel_id=channel.id,
        author_id=author_id or here.world.bot_id,
        timestamp=here.clock.now(),
        interaction_id=interaction.id if interaction else None,
        flags=body.get("flags") or 0,
        nonce=body.get("nonce") and str(body["nonce"]),
    )
    attachments = _attachments(here, message, body, uploads)
    _check(here, body, None, attachments, private=interaction is not None)
    _write(here, message, body, attachments)
    if message.ephemeral and interaction is not None:
        message.reader_id = interaction.user_id
    message.reply_to = int((body.get("message_reference") or {}).get("message_id") or 0) or None
    allowed = body.get("allowed_mentions")
    message.pinged = pings.pinged(here.world, message, allowed)
    here.world.messages[message.id] = message
    _enter(here, channel, message)
    here.announce("MESSAGE_CREATE", message)
    return message


def post_loading(here: Loopback, interaction: Interaction, flags: int) -> Message:
    """ "… is thinking": the place that a deferred answer holds."""
    channel = here.world.channels[interaction.channel_id]
    message = Message(
        id=here.world.new_id(),
        channel_id=channel.id,
        author_id=here.world.bot_id,
        timestamp=here.clock.now(),
        interaction_id=interaction.id,
        flags=LOADING | flags & EPHEMERAL,
        reader_id=interaction.user_id if flags & EPHEMERAL else None,
    )
    here.world.messages[message.id] = message
    _enter(here, channel, message)
    here.announce("MESSAGE_CREATE", message)
    return message


def revise(here: Loopback, message: Message, body: Json, uploads: Uploads) -> Message:
    """An edit. What the body leaves out stays; nobody is notified."""
    attachments = _attachments(here, message, body, uploads)
    _check(here, body, message, attachments, private=message.ephemeral or message.loading)
    _write(here, message, body, attachments)
    kept = EPHEMERAL | COMPONENTS_V2 if "flags" in body else ~LOADING
    message.flags = message.flags & kept | (body.get("flags") or 0)
    message.edited = here.clock.now()
    message.edits += 1
    here.announce("MESSAGE_UPDATE", message)
    return message


def remove(here: Loopback, message: Message) -> None:
    del here.world.messages[message.id]
    channel = here.world.channels[message.channel_id]
    if not message.ephemeral:
        gone = {"id": str(message.id), "channel_id": str(channel.id)}
        here.gateway.dispatch_message("MESSAGE_DELETE", channel, gone)
    here.changed()


def _with_same_nonce(here: Loopback, channel: Channel, body: Json) -> Message | None:
    """A request repeated with an enforced nonce is answered with the message it already made."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    nonce = str(body["nonce"])
    return next((m for m in here.world.in_channel(channel.id) if m.nonce == nonce), None)


def _enter(here: Loopback, channel: Channel, message: Message) -> None:
    if not message.ephemeral:
        channel.last_message_id = message.id
        channel.sent += 1
        channel.active = here.clock.now()
        if channel.is_thread and channel.archived:
            here.archive(channel, False)


def _check(
    here: Loopback,
    body: Json,
    before: Message | None,
    attachments: list[Attachment],
    *,
    private: bool,
) -> None:
    problems = [
        *limits.message_problems(
            body,
            before=before,
            names=[file.filename for file in attachments],
            emojis=here.world.emojis,
            private=private,
        ),
        *pings.mention_problems(body.get("allowed_mentions")),
    ]
    if problems:
        raise invalid_form(problems)
    fields = ("content", "embeds", "components", "sticker_ids", "poll")
    kept = [getattr(before, field, None) for field in fields if before and field not in body]
    if not any(body.get(field) for field in fields) and not any(kept) and not attachments:
        raise empty_message()


def _write(here: Loopback, message: Message, body: Json, attachments: list[Attachment]) -> None:
    """Replace, never change in place: a message somebody has seen stays as it was."""
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [{"type": "rich", **embed} for embed in body["embeds"] or []]
    if "components" in body:
        message.components = _numbered(body["components"] or [])
    message.attachments = attachments
    message.mentions = pings.mentioned(here.world, message, body.get("allowed_mentions"))


def _numbered(components: list[Json]) -> list[Json]:
    """A copy in which every component has an id and ids of emojis are strings, as Discord's."""
    copied: list[Json] = msgspec.json.decode(msgspec.json.encode(components))
    parts = [part for _, part in limits.walk(copied)]
    taken = {part.get("id") for part in parts}
    free = (number for number in range(1, len(parts) * 2 + 2) if number not in taken)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)
        for holder in (part, *(part.get("options") or [])):
            if (holder.get("emoji") or {}).get("id"):
                holder["emoji"]["id"] = str(holder["emoji"]["id"])
    return copied


def _attachments(
    here: Loopback, message: Message, body: Json, uploads: Uploads
) -> list[Attachment]:
    """The files a message will have: those listed, or all it had and all that are uploaded."""
    for upload in uploads.values():
        if len(upload.content) > limits.FILE_BYTES:
            reason = f"{upload.filename} has {len(upload.content)} bytes"
            raise Refused(413, 40005, "Request entity too large", violation=reason)
    listed = body.get("attachments")
    if listed is None:
        fresh = [_received(here, upload, {}) for upload in uploads.values()]
        return [*message.attachments, *fresh]
    return [_listed(here, message, entry, uploads, n) for n, entry in enumerate(listed)]


def _listed(
    here: Loopback, message: Message, entry: Json, uploads: Uploads, place: int
) -> Attachment:
    number = int(entry["id"])
    if number in uploads:
        return _received(here, uploads[number], entry)
    kept = next((file for file in message.attachments if file.id == number), None)
    if kept is None:
        path = ("attachments", place, "id")
        text = f"There is no file or attachment {number}."
        raise invalid_form([Problem(path, "ATTACHMENT_NOT_FOUND", text)])
    return kept


def _received(here: Loopback, upload: Upload, entry: Json) -> Attachment:
    name = re.sub(r"[^\w.\-]", "_", entry.get("filename") or upload.filename)
    width, height = picture_size(upload.content)
    return Attachment(
        id=here.world.new_id(),
        filename=name,
        content=upload.content,
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        description=entry.get("description"),
        width=width,
        height=height,
    )


def picture_size(content: bytes) -> tuple[int | None, int | None]:
    """Width and height of a PNG or GIF; of anything else, unknown."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    if content.startswith((b"GIF87a", b"GIF89a")):
        return int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    return None, None
