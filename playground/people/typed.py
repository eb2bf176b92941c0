"""What a person types after "/", made into the options of an interaction, as a client does it.

A client offers only registered commands, asks for what is required, and sends nothing that a
command's choices and bounds exclude.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playground.discord import permissions
from playground.discord.payloads import Payloads
from playground.discord.world import Channel, Json, User, World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL = 1, 2, 3, 4, 5, 6, 7
NUMBER = 10


class Impossible(Exception):
    """A Discord client would not let anyone do that."""


def named(things: Iterable[Json], name: str, locale: str) -> Json | None:
    """The command, option or choice that a person calls by this name in their language."""
    for thing in things:
        translated = (thing.get("name_localizations") or {}).get(locale)
        if name in (thing["name"], translated):
            return thing
    return None


def command_for(world: World, user: User, channel: Channel, name: str) -> Json:
    """The registered command, if this person may use it here."""
    command = named(world.commands.values(), name, user.locale)
    if command is None:
        known = ", ".join(sorted(command["name"] for command in world.commands.values()))
        raise Impossible(f"there is no command /{name}; registered: {known or 'none'}")
    contexts = command.get("contexts")
    if contexts is not None and (0 if channel.server_id else 1) not in contexts:
        raise Impossible(f"/{name} is not offered here")
    if command.get("dm_permission") is False and not channel.server_id:
        raise Impossible(f"/{name} is not offered in direct messages")
    needed = int(command.get("default_member_permissions") or 0)
    if channel.server_id and needed & ~permissions.in_channel(world, channel, user.id):
        raise Impossible(f"/{name} is not offered to {user.name}")
    return command


class Typed:
    """One command line in the making."""

    def __init__(self, write: Payloads, user: User, channel: Channel, line: str) -> None:
        self.write = write
        self.user = user
        self.channel = channel
        name, *self.path = line.removeprefix("/").split()
        self.command = command_for(write.world, user, channel, name)
        self.resolved: Json = {}

    def details(self, values: Mapping[str, Any], focused: str | None = None) -> Json:
        """The `data` of the interaction; `focused` is the option being typed, for autocomplete."""
        written: Json = {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": 1,
            "options": self._level(self.command, self.path, values, focused),
        }
        return written | ({"resolved": self.resolved} if self.resolved else {})

    def _level(
        self, thing: Json, path: Sequence[str], values: Mapping[str, Any], focused: str | None
    ) -> list[Json]:
        options = thing.get("options") or []
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
            chosen = named(options, path[0], self.user.locale) if path else None
            if chosen is None:
                raise Impossible(f"/{thing['name']} needs one of its subcommands")
            inner = self._level(chosen, path[1:], values, focused)
            return [{"type": chosen["type"], "name": chosen["name"], "options": inner}]
        if path:
            raise Impossible(f"/{thing['name']} has no subcommand {path[0]}")
        return self._options(options, values, focused)

    def _options(
        self, options: list[Json], values: Mapping[str, Any], focused: str | None
    ) -> list[Json]:
        given: dict[str, Any] = {}
        for name, value in values.items():
            option = named(options, name, self.user.locale) or named(
                options, name.replace("_", "-"), self.user.locale
            )
            if option is None:
                raise Impossible(f"there is no option {name!r}")
            given[option["name"]] = value
        missing = [o["name"] for o in options if o.get("required") and o["name"] not in given]
        if missing and focused is None:
            raise Impossible(f"these options are required: {', '.join(missing)}")
        return [
            self._option(option, given[option["name"]], focused)
            for option in options
            if option["name"] in given
        ]

    def _option(self, option: Json, value: Any, focused: str | None) -> Json:
        typed: Json = {"type": option["type"], "name": option["name"]}
        shown = (option["name"], (option.get("name_localizations") or {}).get(self.user.locale))
        if focused is not None and focused in shown:
            if not option.get("autocomplete"):
                raise Impossible(f"{option['name']} does not autocomplete")
            return typed | {"value": value, "focused": True}
        return typed | {"value": self._value(option, value)}

    def _value(self, option: Json, value: Any) -> Any:
        choices = option.get("choices") or []
        if choices:
            return _chosen(option, choices, value, self.user.locale)
        match option["type"]:
            case 3:
                _within(option, len(value), "length")
            case 4 | 10:
                _within(option, value, "value")
            case 5 if not isinstance(value, bool):
                raise Impossible(f"{option['name']} is yes or no")
            case 6:
                return self._resolve_user(value)
            case 7:
                return self._resolve_channel(value)
        return value

    def _resolve_user(self, person: Any) -> str:
        user = self.write.world.users[_number(person)]
        self.resolved.setdefault("users", {})[str(user.id)] = self.write.user(user)
        server = self.write.world.server_of(self.channel)
        if server is not None and user.id in server.members:
            member = self.write.member(server.members[user.id])
            allowed = permissions.in_channel(self.write.world, self.channel, user.id)
            del member["user"]
            members = self.resolved.setdefault("members", {})
            members[str(user.id)] = member | {"permissions": str(allowed)}
        return str(user.id)

    def _resolve_channel(self, place: Any) -> str:
        channel = self.write.world.channels[_number(place)]
        allowed = permissions.in_channel(self.write.world, channel, self.user.id)
        written = self.write.channel(channel) | {"permissions": str(allowed)}
        self.resolved.setdefault("channels", {})[str(channel.id)] = written
        return str(channel.id)


def _number(thing: Any) -> int:
    """The id of a record, or an id as the page writes it."""
    return int(getattr(thing, "id", thing))


def _chosen(option: Json, choices: list[Json], value: Any, locale: str) -> Any:
    found = named(choices, value, locale) if isinstance(value, str) else None
    if found is None:
        found = next((choice for choice in choices if choice["value"] == value), None)
    if found is None:
        offered = ", ".join(choice["name"] for choice in choices)
        raise Impossible(f"{option['name']} cannot be {value!r}; offered: {offered}")
    return found["value"]


def _within(option: Json, size: float, word: str) -> None:
    least, most = option.get(f"min_{word}"), option.get(f"max_{word}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{option['name']} must lie between {least} and {most}")
