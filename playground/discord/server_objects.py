"""The JSON objects of people, servers and channels as Discord sends them, and the bot's own."""

from playground.discord.enums import NotificationLevel, OverwriteType
from playground.discord.world import (
    Channel,
    Emoji,
    Json,
    Member,
    Overwrite,
    Role,
    Server,
    User,
    World,
    iso_timestamp,
)

AFK_TIMEOUT_SECONDS = 300
OWNER_ID = "1"
"""The id of the developer who owns the application; nobody in the world has it."""


def user_object(user: User) -> Json:
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


def own_user_object(world: World) -> Json:
    """The bot's user object, as only the bot itself gets it."""
    own = user_object(world.bot)
    return own | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}


def application_object(world: World) -> Json:
    """The bot's application object."""
    bot = world.bot
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
        "owner": user_object(bot) | {"id": OWNER_ID, "username": "owner", "bot": False},
        "team": None,
        "bot": user_object(bot),
        "tags": [],
        "approximate_guild_count": len(world.servers),
        "approximate_user_install_count": 0,
    }


def role_object(role: Role) -> Json:
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


def member_object(world: World, member: Member) -> Json:
    """A guild member object."""
    return {
        "user": user_object(world.users[member.user_id]),
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


def channel_object(world: World, channel: Channel) -> Json:
    """A channel object, with the fields of its type."""
    common: Json = {
        "id": str(channel.id),
        "type": channel.kind,
        "last_message_id": channel.last_message_id and str(channel.last_message_id),
        "flags": 0,
    }
    if channel.recipient_id is not None:
        recipient = world.users[channel.recipient_id]
        return common | {"recipients": [user_object(recipient)]}
    common |= {
        "guild_id": str(channel.server_id),
        "name": channel.name,
        "parent_id": channel.parent_id and str(channel.parent_id),
        "rate_limit_per_user": 0,
    }
    return common | (_thread(channel) if channel.is_thread else _text(channel))


def _text(channel: Channel) -> Json:
    return {
        "topic": None,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": [
            _overwrite(target, overwrite) for target, overwrite in channel.overwrites.items()
        ],
    }


def _overwrite(target: int, overwrite: Overwrite) -> Json:
    return {
        "id": str(target),
        "type": OverwriteType.MEMBER if overwrite.member else OverwriteType.ROLE,
        "allow": str(overwrite.allow),
        "deny": str(overwrite.deny),
    }


def _thread(thread: Channel) -> Json:
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


def server_object(world: World, server: Server) -> Json:
    """The guild object of GUILD_CREATE, for a bot without the members intent."""
    channels = [c for c in world.channels.values() if c.server_id == server.id]
    own = server.members.get(world.bot_id)
    return partial_server_object(server) | {
        "joined_at": iso_timestamp(own.joined if own else 0),
        "large": False,
        "unavailable": False,
        "member_count": len(server.members),
        "members": [member_object(world, own)] if own else [],
        "channels": [channel_object(world, c) for c in channels if not c.is_thread],
        "threads": [channel_object(world, c) for c in channels if c.is_thread and not c.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def partial_server_object(server: Server) -> Json:
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
        "roles": [role_object(role) for role in server.roles.values()],
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


def emoji_object(world: World, emoji: Emoji) -> Json:
    """An emoji object."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
        "user": user_object(world.bot),
    }
