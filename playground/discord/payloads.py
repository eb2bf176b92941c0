"""The world as Discord writes it in JSON."""

from collections.abc import Sequence
from typing import Any

from playground.discord import limits, permissions
from playground.discord.world import (
    AUTOCOMPLETE,
    COMPONENT,
    EPHEMERAL,
    MODAL_SUBMIT,
    Attachment,
    Channel,
    Emoji,
    Interaction,
    Json,
    Member,
    Message,
    Role,
    Server,
    User,
    World,
    moment,
)

ATTACHMENT_LIMIT = limits.FILE_BYTES
CDN_LIFETIME = 24 * 3600


class Payloads:
    """Writes records of one world; addresses of files begin with `base`."""

    def __init__(self, world: World, base: str = "") -> None:
        self.world = world
        self.base = base

    def user(self, user: User) -> Json:
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
        """The bot, as it sees itself."""
        own = self.user(self.world.users[self.world.bot_id])
        return own | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}

    def application(self) -> Json:
        bot = self.world.users[self.world.bot_id]
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
            "owner": self.user(bot) | {"id": "1", "username": "owner", "bot": False},
            "team": None,
            "bot": self.user(bot),
            "tags": [],
            "approximate_guild_count": len(self.world.servers),
            "approximate_user_install_count": 0,
        }

    def role(self, role: Role) -> Json:
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
        return {
            "user": self.user(self.world.users[member.user_id]),
            "nick": member.nick,
            "avatar": None,
            "roles": [str(role) for role in member.roles],
            "joined_at": moment(member.joined),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }

    def channel(self, channel: Channel) -> Json:
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
                {
                    "id": str(target),
                    "type": int(overwrite.member),
                    "allow": str(overwrite.allow),
                    "deny": str(overwrite.deny),
                }
                for target, overwrite in channel.overwrites.items()
            ],
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
                "archive_timestamp": moment(thread.archive_changed),
                "locked": thread.locked,
            },
        }

    def server(self, server: Server) -> Json:
        """A server as GUILD_CREATE brings it to a bot without the members intent."""
        places = [c for c in self.world.channels.values() if c.server_id == server.id]
        own = server.members.get(self.world.bot_id)
        return self.partial_server(server) | {
            "joined_at": moment(own.joined if own else 0),
            "large": False,
            "unavailable": False,
            "member_count": len(server.members),
            "members": [self.member(own)] if own else [],
            "channels": [self.channel(c) for c in places if not c.is_thread],
            "threads": [self.channel(c) for c in places if c.is_thread and not c.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def partial_server(self, server: Server) -> Json:
        """A server as GUILD_UPDATE brings it."""
        return {
            "id": str(server.id),
            "name": server.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "owner_id": str(server.owner_id),
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
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
        url = self.address(message, attachment)
        return {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.content),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
            "width": attachment.width,
            "height": attachment.height,
            "ephemeral": message.ephemeral,
            "flags": 0,
        } | ({"description": attachment.description} if attachment.description else {})

    def address(self, message: Message, attachment: Attachment) -> str:
        """Where a file can be fetched for a day; afterwards the address is dead."""
        until = int(self.world.now()) + CDN_LIFETIME
        place = f"{message.channel_id}/{attachment.id}/{attachment.filename}"
        return f"{self.base}/attachments/{place}?ex={until:x}"

    def message(self, message: Message, reference: bool = True) -> Json:
        """A message. Files that its components show are not listed among its attachments."""
        channel = self.world.channels[message.channel_id]
        shown = shown_names(message.components)
        written: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "author": self.user(self.world.users[message.author_id]),
            "content": message.content,
            "timestamp": moment(message.timestamp),
            "edited_timestamp": None if message.edited is None else moment(message.edited),
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
            "type": self._message_type(message),
            "flags": message.flags,
            "components": [self._component(message, part) for part in message.components],
        }
        if message.author_id == self.world.bot_id:
            written["application_id"] = str(self.world.bot_id)
        if message.interaction_id is not None:
            written |= self._origin(message)
        if message.reply_to is not None:
            written |= self._reference(message, channel, reference)
        return written

    def _message_type(self, message: Message) -> int:
        if message.reply_to is not None:
            return 19
        origin = self.world.interactions.get(message.interaction_id or 0)
        return 20 if origin and origin.kind == 2 and origin.original_id == message.id else 0

    def _origin(self, message: Message) -> Json:
        origin = self.world.interactions[message.interaction_id or 0]
        return {
            "webhook_id": str(self.world.bot_id),
            "interaction_metadata": {
                "id": str(origin.id),
                "type": origin.kind,
                "user": self.user(self.world.users[origin.user_id]),
                "authorizing_integration_owners": self._owners(origin),
            },
        }

    def _reference(self, message: Message, channel: Channel, reference: bool) -> Json:
        target = self.world.messages.get(message.reply_to or 0)
        found: Json = {
            "message_reference": {
                "type": 0,
                "channel_id": str(channel.id),
                "message_id": str(message.reply_to),
            }
        }
        if reference:
            found["referenced_message"] = target and self.message(target, reference=False)
        return found

    def _component(self, message: Message, component: Any) -> Any:
        """A component with the addresses of its files filled in."""
        if isinstance(component, list):
            return [self._component(message, part) for part in component]
        if not isinstance(component, dict):
            return component
        url = component.get("url")
        if isinstance(url, str) and url.startswith("attachment://") and "type" not in component:
            return self._media(message, url.removeprefix("attachment://"))
        return {key: self._component(message, part) for key, part in component.items()}

    def _media(self, message: Message, name: str) -> Json:
        file = next(file for file in message.attachments if file.filename == name)
        url = self.address(message, file)
        return {
            "id": str(file.id),
            "url": url,
            "proxy_url": url,
            "width": file.width,
            "height": file.height,
            "content_type": file.content_type,
            "placeholder": None,
            "loading_state": 2,
            "attachment_id": str(file.id),
            "flags": 0,
        }

    def interaction(self, interaction: Interaction) -> Json:
        """INTERACTION_CREATE."""
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
            "context": 0 if channel.server_id else 1,
            "attachment_size_limit": ATTACHMENT_LIMIT,
            "data": interaction.details,
        }
        server = self.world.server_of(channel)
        if server is None:
            written["user"] = self.user(person)
        else:
            member = self.member(server.members[person.id])
            written["member"] = member | {"permissions": str(allowed)}
            written["guild_id"] = str(server.id)
            written["guild_locale"] = server.locale
            written["guild"] = {"id": str(server.id), "locale": server.locale, "features": []}
        if interaction.message_id is not None and interaction.kind in (COMPONENT, MODAL_SUBMIT):
            written["message"] = self.message(self.world.messages[interaction.message_id])
        return written

    def _owners(self, interaction: Interaction) -> Json:
        channel = self.world.channels[interaction.channel_id]
        return {"0": str(channel.server_id or 0)}

    def callback(self, interaction: Interaction, answer: int) -> Json:
        """The body of the answer to an answer (`with_response`)."""
        told: Json = {"id": str(interaction.id), "type": interaction.kind}
        resource: Json = {"type": answer}
        message = self.world.messages.get(interaction.original_id or 0)
        if message is not None and interaction.kind != AUTOCOMPLETE:
            told["response_message_id"] = str(message.id)
            told["response_message_loading"] = message.loading
            told["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
            if answer in (4, 7):
                resource["message"] = self.message(message)
        return {"interaction": told, "resource": resource}

    def emoji(self, emoji: Emoji) -> Json:
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
            "user": self.user(self.world.users[self.world.bot_id]),
        }


def shown_names(components: Sequence[Json]) -> set[str]:
    """The names of the files that components show."""
    urls = (str(item["url"]) for _, item in limits.media(components))
    return {url.removeprefix("attachment://") for url in urls if url.startswith("attachment://")}
