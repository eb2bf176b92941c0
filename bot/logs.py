"""The log: lines for people or JSON for machines, and the press that each line belongs to."""

import asyncio
import logging
import re
import sys
from typing import Any

import aiohttp
import discord
from pythonjsonlogger.json import JsonFormatter

from bot import __version__
from bot.config import BadSetting, Settings
from bot.metrics import PRESS

UNREACHED = (aiohttp.ClientError, OSError, asyncio.TimeoutError, discord.DiscordException)
"""Why the library tries again by itself: a line says enough."""

NO_SENTRY = 'SENTRY_DSN needs a package that is not installed: pip install "sixpips[sentry]"'

LONG_NUMBER = re.compile(r"\d{5,}")
"""What may be somebody's."""


def start_logging(settings: Settings) -> None:
    """One line for each event. Of the libraries only warnings are logged.

    Their lower levels name files, statements and values, which may be secret.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(settings))
    handler.addFilter(_add_press)
    handler.addFilter(_without_traceback)
    if settings.over_http:
        handler.addFilter(_is_no_false_alarm)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("bot").setLevel(settings.log_level)
    if settings.sentry:
        _start_sentry(settings)


def logs_json() -> bool:
    """Whether whatever reads the log expects JSON."""
    return any(isinstance(each.formatter, JsonFormatter) for each in logging.root.handlers)


def _formatter(settings: Settings) -> logging.Formatter:
    if settings.log_format == "lines":
        return logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s%(of_press)s")
    return JsonFormatter(
        ["asctime", "levelname", "name", "message", "press"],
        rename_fields={"asctime": "time", "levelname": "level", "name": "where"},
        reserved_attrs=[*vars(logging.makeLogRecord({})), "of_press"],
        datefmt="%Y-%m-%dT%H:%M:%S%z",
    )


def _add_press(record: logging.LogRecord) -> bool:
    press = PRESS.get()
    record.press = press.id if press else None
    record.of_press = f" press={press.id}" if press else ""
    return True


def _without_traceback(record: logging.LogRecord) -> bool:
    """The library logs a traceback at each attempt to reach Discord: its last line says it all."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord.") and isinstance(error, UNREACHED):
        record.msg = f"{record.getMessage()} ({str(error) or type(error).__name__})"
        record.args, record.exc_info, record.exc_text = (), None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def _is_no_false_alarm(record: logging.LogRecord) -> bool:
    """The library warns of an endpoint that takes its interactions: it is the bot's own door."""
    return record.name != "discord.client" or "interaction endpoint URL" not in record.getMessage()


def _start_sentry(settings: Settings) -> None:
    """Errors go to Sentry as well: where they happened, and neither values nor people."""
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
    except ImportError as error:
        raise BadSetting(NO_SENTRY) from error
    sentry_sdk.init(
        settings.sentry,
        release=f"sixpips@{__version__}",
        send_default_pii=False,
        include_local_variables=False,
        max_breadcrumbs=0,
        before_send=_without_values,
        server_name="sixpips",
        auto_enabling_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
    )


def _without_values(event: Any, _hint: Any) -> Any:
    """What is said of an error, without the numbers and names of people and tables.

    Of an exception its kind and place are left: a missing key is somebody's number. A library may
    have put an exception into its message: asyncio does on the second line.
    """
    for error in (event.get("exception") or {}).get("values", ()):
        error.pop("value", None)
    entry = event.get("logentry") or {}
    for name in ("params", "formatted"):
        entry.pop(name, None)
    first_line, *_ = (entry.get("message") or "").splitlines() or [""]
    if first_line:
        entry["message"] = LONG_NUMBER.sub("#", first_line)
    for name in ("extra", "breadcrumbs", "request", "user"):
        event.pop(name, None)
    return event
