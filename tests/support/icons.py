"""The bot has been here before: its icons need not be made, and nobody waits for sixty requests."""

from playground import Playground
from playground.discord.world import Emoji
from renderers.emojis import EMOJIS, emoji_name


def has_icons(playground: Playground) -> Playground:
    world = playground.world
    for name in EMOJIS:
        icon = Emoji(id=world.new_id(), name=emoji_name(name), image=b"", content_type="image/png")
        world.emojis[icon.id] = icon
    return playground
