"""The settings: read from the environment and `.env`, typed, and checked before anything starts."""

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, cast, get_args
from urllib.parse import SplitResult, urlsplit

from dotenv import dotenv_values

from bot.pool import default_processes

MOST_PROCESSES = 64

REQUESTS = 45
"""Discord's fifty a second, less what goes out by other ways."""
POSTGRES = ("postgresql://", "postgres://")
LogFormat = Literal["lines", "json"]

LOCAL, PORT = "127.0.0.1", 8080
DRAIN, MOST_DRAIN = 5, 600
"""Seconds in which a load balancer notices that a worker is not ready any longer."""

THIS_MACHINE = ("127.0.0.1", "localhost", "::1")
NO_DSN = "SENTRY_DSN must be the address that Sentry shows as DSN: https://KEY@HOST/NUMBER"


class BadSetting(Exception):
    """A setting is missing or makes no sense; the message is one line that names it."""


@dataclass(frozen=True)
class Server:
    """The address of a PostgreSQL database, which is never shown with its password."""

    url: str = field(repr=False)

    @property
    def host(self) -> str:
        """The name of the machine that it is on."""
        return urlsplit(self.url).hostname or "this machine"

    def __str__(self) -> str:
        """For people and logs: where it is, and what it is called."""
        parts = urlsplit(self.url)
        port = f":{parts.port}" if parts.port else ""
        return f"the database {parts.path.strip('/')} on {self.host}{port}"


@dataclass(frozen=True)
class Settings:
    """What `.env.example` explains, one by one."""

    token: str
    database: Path | Server
    log_level: int
    playground: str | None = None
    processes: int = 0
    requests: int = REQUESTS
    """Requests a second that count against the token's limit, at most."""
    public_key: str = ""
    """The application's, where interactions come over HTTP; empty: they come by the gateway."""
    host: str = LOCAL
    port: int = 0
    drain: float = DRAIN
    health_host: str = LOCAL
    health_port: int | None = None
    """Where health and figures are served; None: nowhere."""
    log_format: LogFormat = "lines"
    sentry: str = ""
    """Where errors are sent as well; empty: nowhere."""

    @property
    def over_http(self) -> bool:
        """Whether Discord sends interactions over HTTP."""
        return bool(self.public_key)


def load(environ: Mapping[str, str], dotenv: Path = Path(".env")) -> Settings:
    """The environment wins over `.env`; an empty value is the same as none."""
    values = _values(environ, dotenv)
    return Settings(
        token=_token(values.get("DISCORD_TOKEN", "")),
        database=address(values.get("DATABASE", "")),
        log_level=_log_level(values.get("LOG_LEVEL") or "info"),
        playground=_playground(values.get("PLAYGROUND", "")),
        processes=_processes(values.get("PROCESSES", "")),
        requests=_requests(values.get("REQUESTS_A_SECOND") or str(REQUESTS)),
        public_key=_public_key(values),
        host=values.get("HOST") or LOCAL,
        port=_port("PORT", values.get("PORT") or str(PORT)),
        drain=_drain(values.get("DRAIN") or str(DRAIN)),
        health_host=values.get("HEALTH_HOST") or LOCAL,
        health_port=_health_port(values.get("HEALTH_PORT", "")),
        log_format=_log_format(values.get("LOG_FORMAT") or "lines"),
        sentry=_sentry(values.get("SENTRY_DSN", "")),
    )


def database(environ: Mapping[str, str], dotenv: Path = Path(".env")) -> Path | Server:
    """The database alone, for commands that need no token."""
    return address(_values(environ, dotenv).get("DATABASE", ""))


def _values(environ: Mapping[str, str], dotenv: Path) -> dict[str, str]:
    try:
        given = {**dotenv_values(dotenv), **environ}
    except UnicodeError as error:
        raise BadSetting(f"{dotenv} is not UTF-8: save it anew with that encoding") from error
    except OSError as error:
        raise BadSetting(f"{dotenv} cannot be read: {error.strerror}") from error
    return {name: (value or "").strip() for name, value in given.items()}


def _token(value: str) -> str:
    if not value:
        raise BadSetting(
            "DISCORD_TOKEN is missing: put the bot's token into .env"
            " (without one, `sixpips play` starts the playground: `make play` in a checkout)"
        )
    if any(sign.isspace() for sign in value):
        raise BadSetting("DISCORD_TOKEN contains a space or line break: copy the token again")
    if not (value.isascii() and value.isprintable()):
        raise BadSetting("DISCORD_TOKEN contains a sign that no token has: copy the token again")
    return value


def address(value: str, name: str = "DATABASE") -> Path | Server:
    """Where a database is: a file's path, or an address that begins with `postgresql://`.

    `name` is what a complaint calls it.
    """
    if value.startswith(POSTGRES):
        return _server(value, name)
    path = Path(value or "data/sixpips.db")
    if "://" in value:
        raise BadSetting(f"{name} is neither a file nor an address with {POSTGRES[0]}")
    try:
        if path.is_dir():
            raise BadSetting(f"{name} is a folder, not a file: {path.name or path}")
    except OSError as error:
        raise BadSetting(f"{name} cannot be looked at: {error.strerror}") from error
    return path


def _server(value: str, name: str) -> Server:
    """An address that makes sense is not quoted in a complaint: it may hold a password."""
    parts = _split(value)
    if parts is None:
        raise BadSetting(f"{name} has a port or host that makes no sense")
    if not parts.path.strip("/"):
        raise BadSetting(
            f"{name} must say which database: postgresql://user:password@host:5432/name"
        )
    if "@" in parts.path + parts.fragment:  # what is taken for the name is of the password
        raise BadSetting(f"{name} has a password with / or # in it: write %2F or %23 for them")
    return Server(value)


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


def _requests(value: str) -> int:
    if not value.isdecimal() or not int(value):
        raise BadSetting(f"REQUESTS_A_SECOND is {value!r}: it must be a number from 1 on")
    return int(value)


def _public_key(values: Mapping[str, str]) -> str:
    """The application's public key, if interactions are to come over HTTP."""
    way, key = values.get("INTERACTIONS") or "gateway", values.get("PUBLIC_KEY", "")
    if way not in ("gateway", "http"):
        raise BadSetting(f"INTERACTIONS is {way!r}: it must be gateway or http")
    if way == "gateway":
        return ""
    if not re.fullmatch("[0-9a-fA-F]{64}", key):
        raise BadSetting(
            "PUBLIC_KEY must be the 64 characters that Discord's developer portal shows as"
            " Public Key (General Information): INTERACTIONS=http needs it"
        )
    return key


def _port(name: str, value: str) -> int:
    if not (value.isascii() and value.isdecimal()) or int(value) > 65535:
        raise BadSetting(f"{name} is {value!r}: it must be a number up to 65535")
    return int(value)


def _drain(value: str) -> int:
    if not value.isdecimal() or int(value) > MOST_DRAIN:
        raise BadSetting(f"DRAIN is {value!r}: it must be a number of seconds up to {MOST_DRAIN}")
    return int(value)


def _health_port(value: str) -> int | None:
    return _port("HEALTH_PORT", value) if value else None


def _log_format(value: str) -> LogFormat:
    if value not in get_args(LogFormat):
        raise BadSetting(f"LOG_FORMAT is {value!r}: it must be lines or json")
    return cast(LogFormat, value)


def _sentry(value: str) -> str:
    """An address is not quoted in a complaint: it holds a key."""
    if not value:
        return ""
    address = _split(value)
    project = address.path.rpartition("/")[2] if address else ""
    if not (address and address.scheme in ("http", "https") and address.hostname):
        raise BadSetting(NO_DSN)
    if not (address.username and project.isascii() and project.isdecimal()):
        raise BadSetting(NO_DSN)
    return value


def _playground(value: str) -> str | None:
    if not value:
        return None
    address = _split(value)
    if not address or address.scheme != "http" or address.hostname not in THIS_MACHINE:
        raise BadSetting(f"PLAYGROUND is {value!r}: it must be an http address on this machine")
    return value.rstrip("/")


def _split(value: str) -> SplitResult | None:
    """The parts of an address; None where its host or port makes no sense."""
    try:
        parts = urlsplit(value)
        return parts if parts.port is None or parts.port > 0 else None
    except ValueError:
        return None
