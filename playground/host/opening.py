"""The world of a first visit: one server, two channels, three people."""

from playground.wire.server import Playground

PEOPLE = (("Ana", "en-US"), ("Ben", "en-US"), ("Chloé", "fr"))
CHANNELS = ("table", "chat")


def furnish(playground: Playground) -> None:
    """Enough to play at once; the bot brings everything else."""
    server = playground.server("Friends")
    for name in CHANNELS:
        playground.channel(server, name)
    for name, locale in PEOPLE:
        playground.person(name, locale=locale)
