"""What a client makes of a command line, without a network."""

from typing import Any

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Json
from playground.people.command_line import CommandLine
from playground.people.impossible import Impossible


def option(kind: int, name: str, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "?", **more}


COMMANDS: list[Json] = [
    {
        "name": "play",
        "name_localizations": {"fr": "jouer"},
        "options": [
            option(3, "game", required=True, choices=[{"name": "Yahtzee", "value": "y"}]),
            option(4, "seats", min_value=1, max_value=8),
            option(6, "with-whom"),
        ],
    },
    {"name": "settings", "options": [option(1, "server", options=[option(5, "loud")])]},
    {"name": "end", "contexts": [0], "default_member_permissions": str(1 << 5)},
]


class Client:
    """One person in front of a channel, with the commands above."""

    def __init__(self) -> None:
        self.playground = Playground()
        server = self.playground.server()
        self.server = server
        self.table = self.playground.channel(server)
        self.ana = self.playground.person("ana")
        for number, command in enumerate(COMMANDS, 1):
            self.playground.world.commands[number] = {"id": str(number), "type": 1, **command}

    def types(
        self, line: str, *, by: Person | None = None, at: Channel | None = None, **v: Any
    ) -> Json:
        person = by or self.ana
        command_line = CommandLine(self.playground.world, person.user, at or self.table, line)
        return command_line.details(v)


@pytest.fixture
def client() -> Client:
    return Client()


def test_a_choice_is_sent_as_its_value(client: Client) -> None:
    for said in ("Yahtzee", "y"):
        (sent,) = client.types("/play", game=said)["options"]
        assert sent == {"type": 3, "name": "game", "value": "y"}


def test_a_command_is_known_by_its_name_in_the_persons_language(client: Client) -> None:
    ben = client.playground.person("ben", locale="fr")
    assert client.types("jouer", by=ben, game="y")["name"] == "play"
    with pytest.raises(Impossible):
        client.types("jouer", game="y")


@pytest.mark.parametrize("wrong", [{}, {"game": "chess"}, {"game": "y", "seats": 9}])
def test_what_a_command_excludes_is_not_sent(client: Client, wrong: dict[str, Any]) -> None:
    with pytest.raises(Impossible):
        client.types("play", **wrong)


def test_a_person_is_sent_with_what_is_known_about_them(client: Client) -> None:
    ben = client.playground.person("ben")
    sent = client.types("play", game="y", with_whom=ben)
    assert sent["options"][1]["value"] == str(ben.id)
    assert sent["resolved"]["users"][str(ben.id)]["username"] == "ben"
    assert str(ben.id) in sent["resolved"]["members"]


def test_a_subcommand_holds_the_options(client: Client) -> None:
    (sent,) = client.types("settings server", loud=True)["options"]
    assert (sent["name"], sent["options"][0]["value"]) == ("server", True)
    for line in ("settings", "settings channel"):
        with pytest.raises(Impossible):
            client.types(line)


def test_a_command_is_offered_where_and_to_whom_it_should_be(client: Client) -> None:
    with pytest.raises(Impossible, match="not offered to ana"):
        client.types("end")
    client.playground.grant(client.ana, client.server, "MANAGE_GUILD")
    assert client.types("end")["name"] == "end"
    with pytest.raises(Impossible, match="not offered here"):
        client.types("end", at=client.ana.dm)
