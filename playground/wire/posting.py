"""Posting, editing and deleting messages, whether REST or an interaction's response asks for it."""

import msgspec

from playground.discord import mentions
from playground.discord.attachments import Uploads, attachments_of
from playground.discord.components import walk
from playground.discord.enums import MessageFlag
from playground.discord.errors import empty_message, refuse_problems
from playground.discord.message_limits import message_problems
from playground.discord.world import Attachment, Channel, Interaction, Json, Message, Ring
from playground.wire.loopback import Loopback

CONTENT_FIELDS = ("content", "embeds", "components", "sticker_ids", "poll")
"""A message needs one of these, or a file."""

NONCE_KEPT = 5 * 60
"""Seconds for which a nonce is known: Discord says "the past few minutes"."""


def post(
    loopback: Loopback,
    channel: Channel,
    body: Json,
    uploads: Uploads,
    *,
    interaction: Interaction | None = None,
) -> Message:
    """Post a message of the bot; as the response to an interaction, it may be ephemeral."""
    earlier = _with_same_nonce(loopback, channel, body)
    if earlier is not None:
        return earlier
    message = Message(
        id=loopback.world.new_id(),
        channel_id=channel.id,
        author_id=loopback.world.bot_id,
        timestamp=loopback.clock.now(),
        interaction_id=interaction.id if interaction else None,
        flags=body.get("flags") or 0,
        nonce=body.get("nonce") and str(body["nonce"]),
    )
    attachments = attachments_of(loopback.world, message, body, uploads)
    _check(loopback, body, None, attachments, private=interaction is not None)
    _write(loopback, message, body, attachments)
    if message.ephemeral and interaction is not None:
        message.reader_id = interaction.user_id
    message.reply_to = int((body.get("message_reference") or {}).get("message_id") or 0) or None
    message.pinged = mentions.pinged(loopback.world, message, body.get("allowed_mentions"))
    publish(loopback, message)
    loopback.rings += [
        Ring(user_id=user, message_id=message.id, channel_id=channel.id, at=message.timestamp)
        for user in mentions.rung(loopback.world, message)
    ]
    return message


def post_loading(loopback: Loopback, interaction: Interaction, flags: int) -> Message:
    """Post "… is thinking", which a deferred response will replace."""
    ephemeral = flags & MessageFlag.EPHEMERAL
    message = Message(
        id=loopback.world.new_id(),
        channel_id=interaction.channel_id,
        author_id=loopback.world.bot_id,
        timestamp=loopback.clock.now(),
        interaction_id=interaction.id,
        flags=MessageFlag.LOADING | ephemeral,
        reader_id=interaction.user_id if ephemeral else None,
    )
    publish(loopback, message)
    return message


def publish(loopback: Loopback, message: Message) -> None:
    """Put a finished message into its channel and tell the bot of it.

    A message that everybody sees takes an archived thread out of the archive.
    """
    loopback.world.messages[message.id] = message
    channel = loopback.world.channels[message.channel_id]
    if not message.ephemeral:
        channel.last_message_id = message.id
        channel.sent += 1
        channel.active = loopback.clock.now()
        if channel.is_thread and channel.archived:
            loopback.archive(channel, False)
    loopback.announce("MESSAGE_CREATE", message)


def revise(loopback: Loopback, message: Message, body: Json, uploads: Uploads) -> Message:
    """Edit a message. What the body leaves out stays; nobody is notified."""
    attachments = attachments_of(loopback.world, message, body, uploads)
    _check(loopback, body, message, attachments, private=message.ephemeral or message.loading)
    _write(loopback, message, body, attachments)
    lasting = MessageFlag.EPHEMERAL | MessageFlag.IS_COMPONENTS_V2
    kept = lasting if "flags" in body else ~MessageFlag.LOADING
    message.flags = message.flags & kept | (body.get("flags") or 0)
    message.edited = loopback.clock.now()
    message.edits += 1
    loopback.announce("MESSAGE_UPDATE", message)
    return message


def remove(loopback: Loopback, message: Message) -> None:
    """Delete a message."""
    del loopback.world.messages[message.id]
    loopback.announce_deleted(message)


def _with_same_nonce(loopback: Loopback, channel: Channel, body: Json) -> Message | None:
    """The message that this request posted already, if it repeats one with an enforced nonce."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    nonce, since = str(body["nonce"]), loopback.clock.now() - NONCE_KEPT
    lately = (m for m in loopback.world.in_channel(channel.id) if m.timestamp >= since)
    return next((m for m in lately if m.nonce == nonce), None)


def _check(
    loopback: Loopback,
    body: Json,
    before: Message | None,
    attachments: list[Attachment],
    *,
    private: bool,
) -> None:
    limits = message_problems(
        body,
        before=before,
        names=[file.filename for file in attachments],
        emojis=loopback.world.emojis,
        private=private,
    )
    refuse_problems([*limits, *mentions.mention_problems(body.get("allowed_mentions"))])
    kept = [getattr(before, name, None) for name in CONTENT_FIELDS if before and name not in body]
    if not any(body.get(name) for name in CONTENT_FIELDS) and not any(kept) and not attachments:
        raise empty_message()


def _write(loopback: Loopback, message: Message, body: Json, attachments: list[Attachment]) -> None:
    """Fill in the body's fields. Lists are replaced, as snapshots of the message share them."""
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [{"type": "rich", **embed} for embed in body["embeds"] or []]
    if "components" in body:
        message.components = _numbered(body["components"] or [])
    message.attachments = attachments
    message.mentions = mentions.mentioned(loopback.world, message, body.get("allowed_mentions"))


def _numbered(components: list[Json]) -> list[Json]:
    """A copy in which every component has an id and emojis have string ids, as Discord's do."""
    copied: list[Json] = msgspec.json.decode(msgspec.json.encode(components))
    parts = [part for _, part in walk(copied)]
    taken = {part.get("id") for part in parts}
    free = (number for number in range(1, len(parts) * 2 + 2) if number not in taken)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)
        for holder in (part, *(part.get("options") or [])):
            if (holder.get("emoji") or {}).get("id"):
                holder["emoji"]["id"] = str(holder["emoji"]["id"])
    return copied
