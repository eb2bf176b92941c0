"""Who may do what where: Discord's permission bits and how roles and overwrites combine."""

from collections.abc import Iterable, Mapping

from playground.discord.world import Channel, Overwrite, Server, World

BITS = {
    "CREATE_INSTANT_INVITE": 0,
    "ADMINISTRATOR": 3,
    "MANAGE_CHANNELS": 4,
    "MANAGE_GUILD": 5,
    "ADD_REACTIONS": 6,
    "VIEW_CHANNEL": 10,
    "SEND_MESSAGES": 11,
    "MANAGE_MESSAGES": 13,
    "EMBED_LINKS": 14,
    "ATTACH_FILES": 15,
    "READ_MESSAGE_HISTORY": 16,
    "MENTION_EVERYONE": 17,
    "USE_EXTERNAL_EMOJIS": 18,
    "MANAGE_ROLES": 28,
    "USE_APPLICATION_COMMANDS": 31,
    "MANAGE_THREADS": 34,
    "CREATE_PUBLIC_THREADS": 35,
    "CREATE_PRIVATE_THREADS": 36,
    "SEND_MESSAGES_IN_THREADS": 38,
    "PIN_MESSAGES": 51,
}
"""By name: the place of the permission's bit."""

ALL = sum(1 << bit for bit in BITS.values())


def mask(*names: str) -> int:
    """The bits of these names, as one number."""
    return sum(1 << BITS[name] for name in names)


EVERYONE = mask(
    "ADD_REACTIONS",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "USE_EXTERNAL_EMOJIS",
    "USE_APPLICATION_COMMANDS",
    "CREATE_PUBLIC_THREADS",
    "SEND_MESSAGES_IN_THREADS",
)
"""What a new server grants to everyone."""

DIRECT = EVERYONE & ~mask("CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS")
"""What anyone may do in a direct conversation."""


def in_server(server: Server, user_id: int) -> int:
    """A member's permissions before any channel's overwrites; 0 for a non-member."""
    member = server.members.get(user_id)
    if member is None:
        return 0
    granted = server.roles[server.id].permissions
    for role_id in member.roles:
        granted |= server.roles[role_id].permissions
    if user_id == server.owner_id or granted & mask("ADMINISTRATOR"):
        return ALL
    return granted


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """A person's permissions in a channel; a thread has those of its parent channel."""
    if channel.server_id is None:
        return DIRECT if user_id in (channel.recipient_id, world.bot_id) else 0
    server = world.servers[channel.server_id]
    granted = in_server(server, user_id)
    if granted == ALL or not granted:
        return granted
    overwrites = overwritten_channel(world, channel).overwrites
    granted = _applied(granted, overwrites.get(server.id))
    granted = _applied(granted, _of_roles(overwrites, server.members[user_id].roles))
    granted = _applied(granted, overwrites.get(user_id))
    return granted if granted & mask("VIEW_CHANNEL") else 0


def overwritten_channel(world: World, channel: Channel) -> Channel:
    """The channel whose overwrites count: for a thread, its parent."""
    return world.channels[channel.parent_id] if channel.parent_id else channel


def _of_roles(overwrites: Mapping[int, Overwrite], roles: Iterable[int]) -> Overwrite:
    """The overwrites of all of a member's roles, combined."""
    combined = Overwrite()
    for role_id in roles:
        overwrite = overwrites.get(role_id, Overwrite())
        combined.allow |= overwrite.allow
        combined.deny |= overwrite.deny
    return combined


def _applied(granted: int, overwrite: Overwrite | None) -> int:
    if overwrite is None:
        return granted
    return granted & ~overwrite.deny | overwrite.allow


def to_write(channel: Channel) -> str:
    """The name of the permission to send messages in a channel or thread."""
    return "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"


def may(world: World, channel: Channel, user_id: int, *names: str) -> bool:
    """Whether a person has all of these permissions in a channel."""
    needed = mask(*names)
    return in_channel(world, channel, user_id) & needed == needed
