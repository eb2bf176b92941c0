"""A loopback Discord: gateway, REST, people. It knows nothing of bot, rules or renderers.

async with Playground() as playground:
    server = playground.server("Friends")
    table = playground.channel(server, "table")
    ana = playground.person("ana")
    ...
    await ana.types(table, "play", game="yahtzee")
"""

from playground.people.person import Person
from playground.wire.faults import Fault
from playground.wire.server import Playground

__all__ = ["Fault", "Person", "Playground"]
