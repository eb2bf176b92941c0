"""The bot as a host runs it, in a process forked from one that has read all code and words already.

It has the luck of a seed. With `pages` its database cannot grow beyond so many: SQLite keeps that
limit for each connection, and nobody else can set it from outside.
"""

import ctypes
import functools
import os
import secrets
import signal
import sqlite3
import sys
from collections.abc import Mapping
from itertools import product

from bot import __main__ as bot
from bot.words import LANGUAGES, bundle
from rules.catalog import GAMES

DIES_WITH_PARENT = 1
"""Linux's PR_SET_PDEATHSIG: no bot outlives the evening that started it."""

for language, game in product(LANGUAGES, (None, *GAMES)):
    bundle(language, game)


class Cramped(sqlite3.Connection):
    """A connection to a database that has no room left."""

    pages = 0

    def __init__(self, *arguments: object, **settings: object) -> None:
        super().__init__(*arguments, **settings)
        self.execute(f"pragma max_page_count = {self.pages}")


def launch(
    environment: Mapping[str, str], log: str, seed: int, pages: int, *, settled: bool = False
) -> None:
    """Runs until it is stopped. What it logs goes to a file.

    Nothing is drawn in advance unless it is to settle in, as it does on a host: most bots of these
    evenings do not live long enough for that.
    """
    _set_out(log)
    os.environ.update(environment)
    secrets.token_bytes = lambda count=32: seed.to_bytes(count or 32, "big")
    if not settled:
        bot.settle_in = lambda: None
    if pages:
        Cramped.pages = pages
        sqlite3.connect = functools.partial(sqlite3.connect, factory=Cramped)
    sys.exit(bot.main([]))


def launch_from(code: str, environment: Mapping[str, str], log: str) -> None:
    """Runs another version of the bot, whose code is in a folder, until it is stopped."""
    _set_out(log)
    os.chdir(code)
    os.execve(sys.executable, [sys.executable, "-m", "bot"], {**os.environ, **environment})


def _set_out(log: str) -> None:
    """Whatever happens, it ends with its parent; what it logs goes to a file."""
    ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
