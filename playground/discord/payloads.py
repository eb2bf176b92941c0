"""The JSON objects of messages and interactions, made from the records of the world."""

from typing import Any

from playground.discord import permissions
from playground.discord.components import attached_name, attached_names
from playground.discord.enums import (
    CallbackType,
    IntegrationType,
    InteractionType,
    MediaLoadingState,
    MessageReferenceType,
    MessageType,
)
from playground.discord.message_limits import FILE_BYTES
from playground.discord.server_objects import channel_object, member_object, user_object
from playground.discord.world import (
    Attachment,
    Interaction,
    Json,
    Message,
    Server,
    User,
    World,
    iso_timestamp,
)

CDN_LIFETIME_SECONDS = 24 * 3600


class Payloads:
    """Makes them for one world. `base` is where this Discord is served, and with it its files."""

    def __init__(self, world: World, base: str = "") -> None:
        self.world = world
        self.base = base

    @property
    def gateway_url(self) -> str:
        """Where the gateway's socket is."""
        return self.base.replace("http", "ws", 1) + "/gateway"

    def attachment(self, message: Message, attachment: Attachment) -> Json:
        """An attachment object."""
        written = self._file(message, attachment) | {
            "filename": attachment.filename,
            "size": len(attachment.content),
            "ephemeral": message.ephemeral,
        }
        if attachment.description:
            written["description"] = attachment.description
        return written

    def _file(self, message: Message, attachment: Attachment) -> Json:
        url = self.file_url(message, attachment)
        return {
            "id": str(attachment.id),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
            "width": attachment.width,
            "height": attachment.height,
            "flags": 0,
        }

    def file_url(self, message: Message, attachment: Attachment) -> str:
        """Where a file can be fetched; the address expires after a day."""
        until = int(self.world.now()) + CDN_LIFETIME_SECONDS
        place = f"{message.channel_id}/{attachment.id}/{attachment.filename}"
        return f"{self.base}/attachments/{place}?ex={until:x}"

    def message(self, message: Message) -> Json:
        """A message object, with the message that it replies to."""
        written = self._message_alone(message)
        if message.reply_to is not None:
            target = self.world.messages.get(message.reply_to)
            written["referenced_message"] = None if target is None else self._message_alone(target)
        return written

    def _message_alone(self, message: Message) -> Json:
        """A message object. Files that components show are not among its attachments."""
        shown = attached_names(message.components)
        written: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "author": user_object(self.world.users[message.author_id]),
            "content": message.content,
            "timestamp": iso_timestamp(message.timestamp),
            "edited_timestamp": None if message.edited is None else iso_timestamp(message.edited),
            "tts": False,
            "mention_everyone": False,
            "mentions": [user_object(self.world.users[user]) for user in message.mentions],
            "mention_roles": [],
            "attachments": [
                self.attachment(message, file)
                for file in message.attachments
                if file.filename not in shown
            ],
            "embeds": message.embeds,
            "pinned": message.pinned,
            "type": self.message_type(message),
            "flags": message.flags,
            "components": [self._component(message, part) for part in message.components],
        }
        if message.author_id == self.world.bot_id:
            written["application_id"] = str(self.world.bot_id)
        if message.interaction_id is not None:
            written |= self._response_to(self.world.interactions[message.interaction_id])
        if message.reply_to is not None:
            written["message_reference"] = self._reference(message, message.reply_to)
        return written

    def message_type(self, message: Message) -> MessageType:
        """How a message came about."""
        if message.reply_to is not None:
            return MessageType.REPLY
        origin = self.world.interactions.get(message.interaction_id or 0)
        if origin is None or origin.kind != InteractionType.COMMAND:
            return MessageType.DEFAULT
        first = origin.original_id == message.id
        return MessageType.CHAT_INPUT_COMMAND if first else MessageType.DEFAULT

    def _response_to(self, origin: Interaction) -> Json:
        return {
            "webhook_id": str(self.world.bot_id),
            "interaction_metadata": {
                "id": str(origin.id),
                "type": origin.kind,
                "user": user_object(self.world.users[origin.user_id]),
                "authorizing_integration_owners": self._owners(origin),
            },
        }

    def _reference(self, message: Message, reply_to: int) -> Json:
        return {
            "type": MessageReferenceType.DEFAULT,
            "channel_id": str(message.channel_id),
            "message_id": str(reply_to),
        }

    def _component(self, message: Message, component: Any) -> Any:
        """A component with the addresses of its files filled in."""
        if isinstance(component, list):
            return [self._component(message, part) for part in component]
        if not isinstance(component, dict):
            return component
        name = attached_name(component.get("url"))
        if name is not None and "type" not in component:
            return self._media(message, name)
        return {key: self._component(message, part) for key, part in component.items()}

    def _media(self, message: Message, name: str) -> Json:
        file = next(file for file in message.attachments if file.filename == name)
        return self._file(message, file) | {
            "placeholder": None,
            "loading_state": MediaLoadingState.LOADED_SUCCESS,
            "attachment_id": str(file.id),
        }

    def interaction(self, interaction: Interaction) -> Json:
        """The interaction object of INTERACTION_CREATE."""
        channel = self.world.channels[interaction.channel_id]
        person = self.world.users[interaction.user_id]
        allowed = permissions.in_channel(self.world, channel, person.id)
        written: Json = {
            "id": str(interaction.id),
            "application_id": str(self.world.bot_id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": channel_object(self.world, channel) | {"permissions": str(allowed)},
            "locale": person.locale,
            "app_permissions": str(permissions.in_channel(self.world, channel, self.world.bot_id)),
            "entitlements": [],
            "authorizing_integration_owners": self._owners(interaction),
            "context": channel.context,
            "attachment_size_limit": FILE_BYTES,
            "data": interaction.details,
        }
        server = self.world.server_of(channel)
        if server is None:
            written["user"] = user_object(person)
        else:
            written |= self._from_server(server, person, allowed)
        with_message = interaction.kind in (InteractionType.COMPONENT, InteractionType.MODAL_SUBMIT)
        if interaction.message_id is not None and with_message:
            written["message"] = self.message(self.world.messages[interaction.message_id])
        return written

    def _from_server(self, server: Server, person: User, allowed: int) -> Json:
        member = member_object(self.world, server.members[person.id])
        return {
            "member": member | {"permissions": str(allowed)},
            "guild_id": str(server.id),
            "guild_locale": server.locale,
            "guild": {"id": str(server.id), "locale": server.locale, "features": []},
        }

    def _owners(self, interaction: Interaction) -> Json:
        channel = self.world.channels[interaction.channel_id]
        return {str(IntegrationType.GUILD_INSTALL): str(channel.server_id or 0)}

    def callback(self, interaction: Interaction, answer: CallbackType) -> Json:
        """The callback response, which a bot gets if it responds with `with_response`."""
        told: Json = {"id": str(interaction.id), "type": interaction.kind}
        resource: Json = {"type": answer}
        message = self.world.messages.get(interaction.original_id or 0)
        if message is not None and interaction.kind != InteractionType.AUTOCOMPLETE:
            told["response_message_id"] = str(message.id)
            told["response_message_loading"] = message.loading
            told["response_message_ephemeral"] = message.ephemeral
            if answer in (CallbackType.MESSAGE, CallbackType.UPDATE):
                resource["message"] = self.message(message)
        return {"interaction": told, "resource": resource}
