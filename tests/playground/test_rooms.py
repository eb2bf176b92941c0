"""The arrows between the rooms of the playground: each imports only those below it."""

import ast
from pathlib import Path

import pytest

from tests.contract.test_imports import imported, trees

MAY_IMPORT = {
    "discord": {"discord"},
    "wire": {"wire", "discord"},
    "wire.rest": {"wire.rest", "wire", "discord"},
    "people": {"people", "wire", "discord"},
    "page": {"page", "people", "wire", "discord"},
    "playground": {"page", "people", "wire.rest", "wire", "discord"},
    "host": {"host", "playground", "people", "wire", "discord"},
    "testing": {"playground"},
}
"""By room, lowest first: the rooms that it may import."""

ENTRANCES = {"__init__", "__main__"}
"""Modules that tie the rooms together; no room imports them."""

NETWORK = {"aiohttp", "asyncio", "http.client", "http.server", "socket", "ssl", "urllib"}


def room_of(module: str) -> str:
    """The innermost room of a module; for what is in no room, the first part of its name."""
    name = module.removeprefix("playground.")
    rooms = [room for room in MAY_IMPORT if f"{name}.".startswith(f"{room}.")]
    return max(rooms, key=len, default=name.partition(".")[0])


def wrong_imports(room: str, tree: ast.Module) -> set[str]:
    """What a module of this room imports against the arrows."""
    ours = {name for name in imported(tree) if name.partition(".")[0] == "playground"}
    return {name for name in ours if room_of(name) not in MAY_IMPORT[room]}


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts)


def test_imports_between_rooms_follow_the_arrows() -> None:
    found = {
        str(file): wrong_imports(room_of(module_name(file)), tree)
        for file, tree in trees("playground")
        if room_of(module_name(file)) not in ENTRANCES
    }
    assert not {file: names for file, names in found.items() if names}


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("discord", "from playground.wire.loopback import Loopback"),
        ("wire", "from playground.wire import rest"),
        ("wire", "from playground.people.person import Person"),
        ("people", "import playground.page.page"),
        ("people", "from playground.wire.rest.routes import Call"),
        ("page", "from playground.playground import Playground"),
        ("page", "from playground import Playground"),
        ("playground", "def start():\n    from playground.host.supervisor import Supervisor"),
        ("wire", "if TYPE_CHECKING:\n    from playground.playground import Playground"),
    ],
)
def test_an_import_against_the_arrows_is_found(room: str, line: str) -> None:
    assert wrong_imports(room, ast.parse(line))


def test_an_import_along_the_arrows_is_allowed() -> None:
    line = "from playground.wire import posting\nfrom playground.discord.world import World"
    assert not wrong_imports("wire.rest", ast.parse(line))


def test_the_room_of_discord_has_no_network() -> None:
    """It holds state and rules, so that they can be read and tried without waiting."""
    for file, tree in trees("playground"):
        if room_of(module_name(file)) == "discord":
            used = [name for name in imported(tree) if name.split(".")[0] in NETWORK]
            assert not used, f"{file} imports {used}"
