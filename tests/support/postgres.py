"""The PostgreSQL server of a test run: one a run, with a database of its own for each test."""

import contextlib
import fcntl
import os
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.config import Server
from bot.store.postgres import open_store
from playground.host.postgres import (
    Cluster,
    Unobtainable,
    apart,
    create,
    made,
    named,
    ordinary_user,
    programs,
)

FOLDER = "SIXPIPS_TEST_RUN"
"""The environment variable that says where the processes of one run find the server."""


def begin_run() -> bool:
    """In the first process of a run: where all of them will find the server, if one needs it.

    False in a run inside another one, which shares its server and leaves it running.
    """
    if FOLDER in os.environ:
        return False
    made_here = tempfile.mkdtemp(prefix="sixpips-")
    Path(made_here).chmod(0o755)
    os.environ[FOLDER] = made_here
    return True


def end_run() -> None:
    """In the process that began the run: stops the server, if one was started."""
    here = folder()
    if (here / "server" / "data" / "postmaster.pid").exists():
        with contextlib.suppress(Unobtainable):
            Cluster(here / "server", 0, programs(), ordinary_user()).stop()
    shutil.rmtree(here, ignore_errors=True)
    del os.environ[FOLDER]


def folder() -> Path:
    """The run's folder, which an ordinary user may enter."""
    return Path(os.environ[FOLDER])


def run_server() -> str:
    """The address of the run's server; whoever asks first starts it."""
    if given := os.environ.get("TEST_DATABASE"):
        return given
    here = folder()
    with (here / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = here / "address"
        if not known.exists():
            cluster = Cluster.make(here / "server")
            cluster.start()
            known.write_text(cluster.url)
        return known.read_text()


def template(url: str) -> str:
    """The name of a database on the run's server that has our schema and nothing in it."""
    here = folder()
    with (here / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = here / "template"
        if not known.exists():
            name = f"sixpips_{secrets.token_hex(6)}"
            create(url, name)
            apart(_migrated(Server(named(url, name))))
            known.write_text(name)
        return known.read_text()


@contextlib.contextmanager
def fresh(url: str, copied: str | None = None) -> Iterator[Server]:
    """A database of its own: empty, or a copy of another one."""
    with made(url, copied) as address:
        yield Server(address)


async def _migrated(server: Server) -> None:
    await (await open_store(server)).close()
