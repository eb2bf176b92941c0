"""The world of a first visit: one server, two channels, three people."""

from playground.people.community import Community

PEOPLE = (("Ana", "en-US"), ("Ben", "en-US"), ("Chloé", "fr"))
CHANNELS = ("table", "chat")


def add_default_world(community: Community) -> None:
    """Add what is needed to play at once."""
    server = community.server("Friends")
    for name in CHANNELS:
        community.channel(server, name)
    for name, locale in PEOPLE:
        community.person(name, locale=locale)
