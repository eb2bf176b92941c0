"""Settings: typed, checked at start, and one clear line where something is wrong."""

import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import BadSetting, Server, database, load
from tests.support.unwritable import unwritable

NOWHERE = Path("no such file")
ROOT = Path(__file__).parents[2]


def test_a_token_is_enough() -> None:
    settings = load({"DISCORD_TOKEN": " abc "}, NOWHERE)
    assert settings.token == "abc"
    assert settings.database == Path("data/sixpips.db")
    assert settings.log_level == logging.INFO
    assert settings.playground is None


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("DISCORD_TOKEN=file\nLOG_LEVEL=debug\n")
    settings = load({"DISCORD_TOKEN": "environment"}, dotenv)
    assert settings.token == "environment"
    assert settings.log_level == logging.DEBUG


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "  "}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "a b"}, "DISCORD_TOKEN contains"),
        ({"DISCORD_TOKEN": "a", "LOG_LEVEL": "loud"}, "LOG_LEVEL is 'loud'"),
        ({"DISCORD_TOKEN": "a", "DATABASE": "/"}, "DATABASE is a folder"),
        ({"DISCORD_TOKEN": "a", "PLAYGROUND": "http://example.org"}, "PLAYGROUND is"),
        ({"DISCORD_TOKEN": "a", "INTERACTIONS": "pigeon"}, "INTERACTIONS is 'pigeon'"),
        ({"DISCORD_TOKEN": "a", "INTERACTIONS": "http"}, "PUBLIC_KEY must be"),
        ({"DISCORD_TOKEN": "a", "INTERACTIONS": "http", "PUBLIC_KEY": "é" * 64}, "PUBLIC_KEY must"),
        ({"DISCORD_TOKEN": "a", "PORT": "http"}, "PORT is 'http'"),
        ({"DISCORD_TOKEN": "a", "REQUESTS_A_SECOND": "0"}, "REQUESTS_A_SECOND is '0'"),
        ({"DISCORD_TOKEN": "a", "DRAIN": "soon"}, "DRAIN is 'soon'"),
        ({"DISCORD_TOKEN": "a", "PORT": "²"}, "PORT is"),
        ({"DISCORD_TOKEN": "a", "HEALTH_PORT": "70000"}, "HEALTH_PORT is '70000'"),
        ({"DISCORD_TOKEN": "a", "LOG_FORMAT": "xml"}, "LOG_FORMAT is 'xml'"),
        ({"DISCORD_TOKEN": "a", "SENTRY_DSN": "sentry.example.org"}, "SENTRY_DSN must be"),
        ({"DISCORD_TOKEN": "a", "SENTRY_DSN": "https://[x@y/1"}, "SENTRY_DSN must be"),
        ({"DISCORD_TOKEN": "a", "SENTRY_DSN": "https://a@host:port/1"}, "SENTRY_DSN must be"),
        ({"DISCORD_TOKEN": "a", "SENTRY_DSN": "https://a@host/one"}, "SENTRY_DSN must be"),
        ({"DISCORD_TOKEN": "a", "SENTRY_DSN": "https://a@/1"}, "SENTRY_DSN must be"),
        ({"DISCORD_TOKEN": "a", "PLAYGROUND": "http://[bad"}, "PLAYGROUND is"),
        ({"DISCORD_TOKEN": "a\x07b"}, "DISCORD_TOKEN contains a sign"),
        ({"DISCORD_TOKEN": "aéb"}, "DISCORD_TOKEN contains a sign"),
    ],
)
def test_a_bad_value_is_named(given: dict[str, str], named: str) -> None:
    with pytest.raises(BadSetting, match=named) as caught:
        load(given, NOWHERE)
    assert "\n" not in str(caught.value)


def test_a_file_of_settings_that_is_not_utf_8(tmp_path: Path) -> None:
    """PowerShell's `>` writes UTF-16."""
    (tmp_path / ".env").write_text("DISCORD_TOKEN=a\n", encoding="utf-16")
    with pytest.raises(BadSetting, match=r"\.env is not UTF-8: save it anew"):
        load({}, tmp_path / ".env")


def test_a_file_of_settings_that_cannot_be_read(tmp_path: Path) -> None:
    """A process's memory can be opened, also by root, and its beginning cannot be read."""
    with pytest.raises(BadSetting, match="mem cannot be read: Input/output error"):
        load({"DISCORD_TOKEN": "a"}, Path("/proc/self/mem"))
    (tmp_path / ".env").mkdir()
    assert load({"DISCORD_TOKEN": "a"}, tmp_path / ".env").token == "a", "a folder is no file"


def test_a_database_where_nobody_may_look(tmp_path: Path) -> None:
    """As where a command is run by another user than the bot is."""
    (tmp_path / "closed").mkdir(mode=0)
    with (
        unwritable(),
        pytest.raises(BadSetting, match="DATABASE cannot be looked at: Permission denied"),
    ):
        database({"DATABASE": str(tmp_path / "closed" / "sixpips.db")}, NOWHERE)


def test_every_setting_is_explained_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text()
    read = set(re.findall(r'values(?:\.get\(|\[)"(\w+)"', (ROOT / "bot" / "config.py").read_text()))
    assert {"DISCORD_TOKEN", "HEALTH_PORT", "SENTRY_DSN"} <= read
    assert read - set(re.findall(r"^(?:# )?(\w+)=", example, re.MULTILINE)) == {"PLAYGROUND"}, (
        "all but what the playground itself sets"
    )


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("DISCORD_TOKEN", "PLAYGROUND")}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        env={**kept, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd="/",
    )


def test_the_bot_without_a_token_is_one_line() -> None:
    ended = run()
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "DISCORD_TOKEN" in ended.stderr


def test_the_bot_with_a_damaged_database_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.db"
    path.write_text("nonsense " * 1000)
    ended = run(DISCORD_TOKEN="secret-token", DATABASE=str(path))
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "bad.db is damaged" in ended.stderr
    assert "secret-token" not in ended.stderr


def test_the_doctor_finds_a_playground_that_makes_no_sense() -> None:
    ended = run("doctor", DISCORD_TOKEN="a", PLAYGROUND="http://[bad")
    assert ended.returncode == 1
    assert "WRONG  settings: PLAYGROUND is 'http://[bad'" in ended.stdout
    assert not ended.stderr


def test_unknown_arguments_are_one_line() -> None:
    ended = run("dance")
    assert ended.returncode == 2
    assert "usage" in ended.stderr


def test_a_database_may_be_a_server(tmp_path: Path) -> None:
    url = "postgresql://ana:hushhush@db.example.org:5433/games"
    found = database({"DATABASE": url}, tmp_path / ".env")
    assert found == Server(url)
    assert str(found) == "the database games on db.example.org:5433"
    assert "hushhush" not in f"{found} {found!r}", "the password is shown to nobody"


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("postgresql://ana:hushhush@host", "must say which database"),
        ("postgresql://ana:hushhush@host:port/games", "port or host"),
        ("postgresql://ana:12/hushhush@host/games", "password with / or # in it"),
        ("postgresql://ana:12/hushhush#34@host/games", "password with / or # in it"),
        ("mysql://ana:hushhush@host/games", "neither a file nor an address"),
    ],
)
def test_an_address_that_makes_no_sense(tmp_path: Path, value: str, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint) as refusal:
        database({"DATABASE": value}, tmp_path / ".env")
    assert "hushhush" not in str(refusal.value)
