"""A slash command as somebody types it, made into the data of an interaction.

A client offers only registered commands, asks for required options, and sends nothing that a
command's choices and bounds exclude.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playground.discord import permissions
from playground.discord.command_limits import is_nested
from playground.discord.enums import CommandType, OptionType
from playground.discord.world import Channel, Json, User, World
from playground.people.impossible import Impossible
from playground.people.resolved import Resolved


def find_named(things: Iterable[Json], name: str, locale: str) -> Json | None:
    """The command, option or choice that has this name, in general or in a language."""
    return next((thing for thing in things if name in _names(thing, locale)), None)


def _names(thing: Json, locale: str) -> tuple[str, str | None]:
    return thing["name"], (thing.get("name_localizations") or {}).get(locale)


def command_for(world: World, user: User, channel: Channel, name: str) -> Json:
    """The registered command, if it is offered to this person in this channel."""
    command = find_named(world.commands.values(), name, user.locale)
    if command is None:
        known = ", ".join(sorted(command["name"] for command in world.commands.values()))
        raise Impossible(f"there is no command /{name}; registered: {known or 'none'}")
    contexts = command.get("contexts")
    if contexts is not None and channel.context not in contexts:
        raise Impossible(f"/{name} is not offered here")
    if command.get("dm_permission") is False and not channel.server_id:
        raise Impossible(f"/{name} is not offered in direct messages")
    needed = int(command.get("default_member_permissions") or 0)
    if channel.server_id and needed & ~permissions.in_channel(world, channel, user.id):
        raise Impossible(f"/{name} is not offered to {user.name}")
    return command


class CommandLine:
    """A command with the path to its subcommand, typed by one person in one channel."""

    def __init__(self, world: World, user: User, channel: Channel, line: str) -> None:
        self.world = world
        self.user = user
        name, *self.path = line.removeprefix("/").split()
        self.command = command_for(world, user, channel, name)
        self.resolved = Resolved(world, channel)

    def details(self, values: Mapping[str, Any], focused: str | None = None) -> Json:
        """The interaction's data; `focused` is the option that autocompletes while it is typed."""
        options = self._nested_options(self.command, self.path, values, focused)
        return {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": CommandType.CHAT_INPUT,
            "options": options,
            **self.resolved.field,
        }

    def _nested_options(
        self, thing: Json, path: Sequence[str], values: Mapping[str, Any], focused: str | None
    ) -> list[Json]:
        """The options of a command or subcommand, inside those of the path that leads there."""
        options = thing.get("options") or []
        if any(is_nested(option) for option in options):
            chosen = find_named(options, path[0], self.user.locale) if path else None
            if chosen is None:
                raise Impossible(f"/{thing['name']} needs one of its subcommands")
            inner = self._nested_options(chosen, path[1:], values, focused)
            return [{"type": chosen["type"], "name": chosen["name"], "options": inner}]
        if path:
            raise Impossible(f"/{thing['name']} has no subcommand {path[0]}")
        return self._options(options, values, focused)

    def _options(
        self, options: list[Json], values: Mapping[str, Any], focused: str | None
    ) -> list[Json]:
        given = {self._option_name(options, name): value for name, value in values.items()}
        missing = [o["name"] for o in options if o.get("required") and o["name"] not in given]
        if missing and focused is None:
            raise Impossible(f"these options are required: {', '.join(missing)}")
        return [
            self._option(option, given[option["name"]], focused)
            for option in options
            if option["name"] in given
        ]

    def _option_name(self, options: list[Json], name: str) -> str:
        """The registered name of an option; in Python, "_" stands for "-"."""
        for spelling in (name, name.replace("_", "-")):
            option = find_named(options, spelling, self.user.locale)
            if option is not None:
                return str(option["name"])
        raise Impossible(f"there is no option {name!r}")

    def _option(self, option: Json, value: Any, focused: str | None) -> Json:
        sent: Json = {"type": option["type"], "name": option["name"]}
        if focused is not None and focused in _names(option, self.user.locale):
            if not option.get("autocomplete"):
                raise Impossible(f"{option['name']} does not autocomplete")
            return sent | {"value": value, "focused": True}
        return sent | {"value": self._value(option, value)}

    def _value(self, option: Json, value: Any) -> Any:
        """What is sent for a value, if the option takes it."""
        choices = option.get("choices") or []
        if choices:
            return _chosen(option, choices, value, self.user.locale)
        match option["type"]:
            case OptionType.STRING:
                _need_within(option, len(value), "length")
            case OptionType.INTEGER | OptionType.NUMBER:
                _need_within(option, value, "value")
            case OptionType.BOOLEAN if not isinstance(value, bool):
                raise Impossible(f"{option['name']} is yes or no")
            case OptionType.USER:
                user = self.world.users[_id_of(value)]
                self.resolved.add_user(user)
                return str(user.id)
            case OptionType.CHANNEL:
                channel = self.world.channels[_id_of(value)]
                self.resolved.add_channel(channel, picked_by=self.user)
                return str(channel.id)
        return value


def _id_of(thing: Any) -> int:
    """The id of a person or channel; the page sends the id itself."""
    return int(getattr(thing, "id", thing))


def _chosen(option: Json, choices: list[Json], value: Any, locale: str) -> Any:
    """The value of the choice that was given by name or value."""
    found = find_named(choices, value, locale) if isinstance(value, str) else None
    if found is None:
        found = next((choice for choice in choices if choice["value"] == value), None)
    if found is None:
        offered = ", ".join(choice["name"] for choice in choices)
        raise Impossible(f"{option['name']} cannot be {value!r}; offered: {offered}")
    return found["value"]


def _need_within(option: Json, size: float, bound: str) -> None:
    least, most = option.get(f"min_{bound}"), option.get(f"max_{bound}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{option['name']} must lie between {least} and {most}")
