"""The settings: read from the environment and `.env`, typed, and checked before anything starts."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.pool import default_processes

MOST_PROCESSES = 64


class BadSetting(Exception):
    """A setting is missing or makes no sense; the message is one line that names it."""


@dataclass(frozen=True)
class Settings:
    """What `.env.example` explains, one by one."""

    token: str
    database: Path
    log_level: int
    playground: str | None = None
    processes: int = 0


def load(environ: Mapping[str, str], dotenv: Path = Path(".env")) -> Settings:
    """The environment wins over `.env`; an empty value is the same as none."""
    values = _values(environ, dotenv)
    return Settings(
        token=_token(values.get("DISCORD_TOKEN", "")),
        database=_database(values.get("DATABASE", "")),
        log_level=_log_level(values.get("LOG_LEVEL") or "info"),
        playground=_playground(values.get("PLAYGROUND", "")),
        processes=_processes(values.get("PROCESSES", "")),
    )


def database(environ: Mapping[str, str], dotenv: Path = Path(".env")) -> Path:
    """The database alone, for commands that need no token."""
    return _database(_values(environ, dotenv).get("DATABASE", ""))


def _values(environ: Mapping[str, str], dotenv: Path) -> dict[str, str]:
    given = {**dotenv_values(dotenv), **environ}
    return {name: (value or "").strip() for name, value in given.items()}


def _token(value: str) -> str:
    if not value:
        raise BadSetting(
            "DISCORD_TOKEN is missing: put the bot's token into .env"
            " (without one, `make play` starts the playground)"
        )
    if any(sign.isspace() for sign in value):
        raise BadSetting("DISCORD_TOKEN contains a space or line break: copy the token again")
    return value


def _database(value: str) -> Path:
    path = Path(value or "data/sixpips.db")
    if path.is_dir():
        raise BadSetting(f"DATABASE is a folder, not a file: {path.name or path}")
    return path


def _log_level(value: str) -> int:
    levels = {name: logging.getLevelName(name.upper()) for name in ("debug", "info", "warning")}
    if value.lower() not in levels:
        raise BadSetting(f"LOG_LEVEL is {value!r}: it must be one of {', '.join(levels)}")
    return int(levels[value.lower()])


def _processes(value: str) -> int:
    if not value:
        return default_processes()
    if not value.isdecimal() or int(value) > MOST_PROCESSES:
        raise BadSetting(f"PROCESSES is {value!r}: it must be a number from 0 to {MOST_PROCESSES}")
    return int(value)


def _playground(value: str) -> str | None:
    if not value:
        return None
    address = urlsplit(value)
    if address.scheme != "http" or address.hostname not in ("127.0.0.1", "localhost", "::1"):
        raise BadSetting(f"PLAYGROUND is {value!r}: it must be an http address on this machine")
    return value.rstrip("/")
