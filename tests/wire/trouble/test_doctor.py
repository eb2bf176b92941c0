"""`sixpips doctor`: what is wrong is found before the bot runs, and looking changes nothing."""

import socket
from pathlib import Path

import pytest

from bot import doctor
from bot.config import Server, Settings, load
from bot.store.sqlite import open_store
from playground import Playground
from playground.discord import permissions
from playground.discord.world import Channel
from playground.discord.world import Server as Guild
from tests.support.unwritable import unwritable

pytestmark = pytest.mark.wire


class Office:
    """What the doctor says in one place."""

    def __init__(self, playground: Playground, folder: Path) -> None:
        self.environ = {
            "DISCORD_TOKEN": playground.token,
            "PLAYGROUND": playground.url,
            "DATABASE": str(folder / "sixpips.db"),
        }

    async def says(self, capsys: pytest.CaptureFixture[str], **changed: str) -> tuple[int, str]:
        code = await doctor.examine({**self.environ, **changed}, Path("no such file"))
        return code, capsys.readouterr().out


def made_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


@pytest.fixture
def office(playground: Playground, table: Channel, tmp_path: Path) -> Office:  # noqa: ARG001
    return Office(playground, tmp_path)


async def test_all_is_well(
    office: Office, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, said = await office.says(capsys)
    assert code == 0, said
    things = ["version", "fonts", "settings", "database", "disk", "token", "clock"]
    assert [line[7:].split(":")[0] for line in said.splitlines()[:-1]] == [
        *things,
        "interactions",
        "permissions",
    ]
    assert all(line.startswith("ok ") for line in said.splitlines()[:-1]), said
    assert office.environ["DISCORD_TOKEN"] not in said
    assert made_in(tmp_path) == []


async def test_a_refused_token(office: Office, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = await office.says(capsys, DISCORD_TOKEN="wrong-token")
    assert code == 1
    assert "WRONG  token: DISCORD_TOKEN is refused" in said
    assert "wrong-token" not in said
    assert "ok     clock: as Discord's" in said, "also a refusal says what time it is"


def forbid(server: Guild, name: str) -> None:
    for role in server.roles.values():
        role.permissions &= ~permissions.mask(name)


async def test_missing_permissions(
    office: Office, server: Guild, capsys: pytest.CaptureFixture[str]
) -> None:
    forbid(server, "ATTACH_FILES")
    code, said = await office.says(capsys)
    assert code == 0
    assert f"note   permissions: server {server.id} lacks attach files" in said
    forbid(server, "SEND_MESSAGES")
    code, said = await office.says(capsys)
    assert code == 1
    assert f"WRONG  permissions: server {server.id} lacks send messages, attach files" in said
    assert server.name not in said


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"LOG_LEVEL": "loud"}, "WRONG  settings: LOG_LEVEL is 'loud'"),
        ({"DISCORD_TOKEN": ""}, "WRONG  settings: DISCORD_TOKEN is missing"),
        ({"INTERACTIONS": "http", "PUBLIC_KEY": "ab" * 32}, "PUBLIC_KEY is not this application's"),
        (
            {"DATABASE": "postgresql://x:hushhush@127.0.0.1:1/games"},
            "WRONG  database: the database",
        ),
        ({"PLAYGROUND": "http://[bad"}, "WRONG  settings: PLAYGROUND is 'http://[bad'"),
        ({"HEALTH_PORT": "8081", "HEALTH_HOST": "192.0.2.1"}, "WRONG  HEALTH_PORT: 192.0.2.1 port"),
        ({"DATABASE": "/proc/nowhere/sixpips.db"}, "WRONG  database: sixpips.db cannot be written"),
    ],
)
async def test_a_wrong_setting(
    office: Office, changed: dict[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = await office.says(capsys, **changed)
    assert code == 1
    assert said in text
    assert "hushhush" not in text


async def test_a_port_that_somebody_listens_on(
    office: Office, capsys: pytest.CaptureFixture[str]
) -> None:
    """It may be the bot that runs already."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        code, said = await office.says(capsys, HEALTH_PORT=str(number))
    assert code == 0
    assert f"note   HEALTH_PORT: 127.0.0.1 port {number} is in use" in said
    _, said = await office.says(capsys, HEALTH_PORT=str(number))
    assert f"ok     HEALTH_PORT: 127.0.0.1 port {number} is free" in said


async def test_sentry_without_its_package(
    office: Office, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    code, said = await office.says(capsys, SENTRY_DSN="https://key@example.org/1")
    assert code == 1
    assert "WRONG  settings: SENTRY_DSN needs a package that is not installed" in said


async def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    """SQLite begins a transaction on it all the same."""
    store = await open_store(tmp_path / "sixpips.db")
    await store.close()
    assert doctor.file(tmp_path / "sixpips.db").text.endswith("is whole and can be written")
    with unwritable(tmp_path / "sixpips.db") as folder:
        found = doctor.file(folder / "sixpips.db")
    assert found.wrong
    assert found.text.startswith("database: the database sixpips.db cannot be opened: attempt to")
    with unwritable(tmp_path / "sixpips.db", files_alone=True) as folder:
        found = doctor.file(folder / "sixpips.db")
    assert found.text.startswith("database: sixpips.db cannot be written (attempt to write a read")
    assert found.wrong


async def test_a_damaged_database(
    office: Office, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sixpips.db").write_text("nonsense" * 1000)
    code, said = await office.says(capsys)
    assert code == 1
    assert "WRONG  database: the database sixpips.db is damaged" in said


async def test_discord_is_away(office: Office, capsys: pytest.CaptureFixture[str]) -> None:
    from bot.__main__ import point_at_playground

    point_at_playground("http://discord.invalid")
    code, said = await office.says(capsys)
    assert code == 1
    assert "WRONG  Discord: cannot be reached (the name discord.invalid cannot be resolved" in said


async def test_a_server_for_a_database(
    office: Office, server_database: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = await office.says(capsys, DATABASE=server_database.url)
    assert code == 0, said
    assert "has our tables (PostgreSQL" in said


def settings(**given: str) -> Settings:
    return load({"DISCORD_TOKEN": "a", **given}, Path("no such file"))


def test_a_clock_that_is_off() -> None:
    over_http = settings(INTERACTIONS="http", PUBLIC_KEY="ab" * 32)
    assert doctor.clock(0.4, over_http).text == "clock: as Discord's"
    assert doctor.clock(-40, over_http).wrong
    assert doctor.clock(40, settings()).text == "clock: 40 s ahead of Discord's"
    assert not doctor.clock(40, settings()).wrong


@pytest.mark.parametrize(("free", "sign"), [(10, "WRONG"), (100, "note "), (10_000, "ok   ")])
def test_a_full_disk(free: int, sign: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Usage:
        free = 0

    Usage.free = free * 1_000_000
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage)
    assert doctor.disk(tmp_path / "sixpips.db").sign == sign
