"""A loopback Discord: gateway, REST, people. It knows nothing of bot, rules or renderers.

async with Playground() as playground:
    server = playground.server("Friends")
    table = playground.channel(server, "table")
    ana = playground.person("ana")
    ...
    await ana.types(table, "play", game="yahtzee")

Each of its parts may import those before it:

discord        state, limits and payloads; no network
wire           the gateway, REST, the clock, fault injection
people         servers and people, and what people see and do
page           a chat client in the browser
playground.py  all of it, served on one port
host           `make play`: runs the bot and keeps the world between runs
"""

from playground.people.person import Person
from playground.playground import Playground
from playground.wire.faults import Fault

__all__ = ["Fault", "Person", "Playground"]
