"""The JSON objects that Discord sends, made from the records of the world."""

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
    NotificationLevel,
    OverwriteType,
)
from playground.discord.message_limits import FILE_BYTES
from playground.discord.world import (
    Attachment,
    Channel,
    Emoji,
    Interaction,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    Server,
    User,
    World,
    iso_timestamp,
)

CDN_LIFETIME_SECONDS = 24 * 3600
AFK_TIMEOUT_SECONDS = 300
OWNER_ID = "1"
"""The id of the developer who owns the application; nobody in the world has it."""


class Payloads:
    """Makes the JSON of one world's records. `base` is where this Discord is served."""

    def __init__(self, world: World, base: str = "") -> None:
        self.world = world
        self.base = base

    @property
    def gateway_url(self) -> str:
        """Where the gateway's socket is."""
        return self.base.replace("http", "ws", 1) + "/gateway"

    def user(self, user: User) -> Json:
        """A user object."""
        return {
            "id": str(user.id),
            "username": user.name,
            "discriminator": "0",
            "global_name": None if user.bot else user.name,
            "avatar": None,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
        }

    def myself(self) -> Json:
        """The bot's user object, as only the bot itself gets it."""
        own = self.user(self.world.bot)
        return own | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}

    def application(self) -> Json:
        """The bot's application object."""
        bot = self.world.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": self.user(bot) | {"id": OWNER_ID, "username": "owner", "bot": False},
            "team": None,
            "bot": self.user(bot),
            "tags": [],
            "approximate_guild_count": len(self.world.servers),
            "approximate_user_install_count": 0,
        }

    def role(self, role: Role) -> Json:
        """A role object."""
        return {
            "id": str(role.id),
            "name": role.name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(role.permissions),
            "managed": role.managed,
            "mentionable": role.mentionable,
            "flags": 0,
        }

    def member(self, member: Member) -> Json:
        """A guild member object."""
        return {
            "user": self.user(self.world.users[member.user_id]),
            "nick": member.nick,
            "avatar": None,
            "roles": [str(role) for role in member.roles],
            "joined_at": iso_timestamp(member.joined),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }

    def channel(self, channel: Channel) -> Json:
        """A channel object, with the fields of its type."""
        common: Json = {
            "id": str(channel.id),
            "type": channel.kind,
            "last_message_id": channel.last_message_id and str(channel.last_message_id),
            "flags": 0,
        }
        if channel.recipient_id is not None:
            recipient = self.world.users[channel.recipient_id]
            return common | {"recipients": [self.user(recipient)]}
        common |= {
            "guild_id": str(channel.server_id),
            "name": channel.name,
            "parent_id": channel.parent_id and str(channel.parent_id),
            "rate_limit_per_user": 0,
        }
        return common | (self._thread(channel) if channel.is_thread else self._text(channel))

    def _text(self, channel: Channel) -> Json:
        return {
            "topic": None,
            "position": channel.position,
            "nsfw": False,
            "permission_overwrites": [
                self._overwrite(target, overwrite)
                for target, overwrite in channel.overwrites.items()
            ],
        }

    def _overwrite(self, target: int, overwrite: Overwrite) -> Json:
        return {
            "id": str(target),
            "type": OverwriteType.MEMBER if overwrite.member else OverwriteType.ROLE,
            "allow": str(overwrite.allow),
            "deny": str(overwrite.deny),
        }

    def _thread(self, thread: Channel) -> Json:
        return {
            "owner_id": str(thread.owner_id),
            "message_count": thread.sent,
            "total_message_sent": thread.sent,
            "member_count": 1,
            "thread_metadata": {
                "archived": thread.archived,
                "auto_archive_duration": thread.auto_archive,
                "archive_timestamp": iso_timestamp(thread.archive_changed),
                "locked": thread.locked,
            },
        }

    def server(self, server: Server) -> Json:
        """The guild object of GUILD_CREATE, for a bot without the members intent."""
        channels = [c for c in self.world.channels.values() if c.server_id == server.id]
        own = server.members.get(self.world.bot_id)
        return self.partial_server(server) | {
            "joined_at": iso_timestamp(own.joined if own else 0),
            "large": False,
            "unavailable": False,
            "member_count": len(server.members),
            "members": [self.member(own)] if own else [],
            "channels": [self.channel(c) for c in channels if not c.is_thread],
            "threads": [self.channel(c) for c in channels if c.is_thread and not c.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def partial_server(self, server: Server) -> Json:
        """The guild object without its channels, threads and members."""
        return {
            "id": str(server.id),
            "name": server.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "owner_id": str(server.owner_id),
            "afk_channel_id": None,
            "afk_timeout": AFK_TIMEOUT_SECONDS,
            "verification_level": 0,
            "default_message_notifications": NotificationLevel.ONLY_MENTIONS,
            "explicit_content_filter": 0,
            "roles": [self.role(role) for role in server.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": server.locale,
            "nsfw": False,
            "nsfw_level": 0,
        }

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
            "author": self.user(self.world.users[message.author_id]),
            "content": message.content,
            "timestamp": iso_timestamp(message.timestamp),
            "edited_timestamp": None if message.edited is None else iso_timestamp(message.edited),
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.user(self.world.users[user]) for user in message.mentions],
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
                "user": self.user(self.world.users[origin.user_id]),
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
            "channel": self.channel(channel) | {"permissions": str(allowed)},
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
            written["user"] = self.user(person)
        else:
            written |= self._from_server(server, person, allowed)
        with_message = interaction.kind in (InteractionType.COMPONENT, InteractionType.MODAL_SUBMIT)
        if interaction.message_id is not None and with_message:
            written["message"] = self.message(self.world.messages[interaction.message_id])
        return written

    def _from_server(self, server: Server, person: User, allowed: int) -> Json:
        member = self.member(server.members[person.id])
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

    def emoji(self, emoji: Emoji) -> Json:
        """An emoji object."""
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
            "user": self.user(self.world.bot),
        }
