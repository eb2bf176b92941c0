"""Ctrl-C and SIGTERM: whatever was stopped before its end says so, and leaves nothing half done."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot import __main__
from bot.store import backups
from bot.store.opening import open_store
from tests.support.rows import lobby

ANSWERS_NOT = "postgresql://x@127.0.0.1:1/games"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Of some two hundred pages."""

    async def fill() -> None:
        store = await open_store(tmp_path / "sixpips.db")
        for channel in range(600):
            await store.tables.add(lobby(channel))
        await store.close()

    asyncio.run(fill())
    return tmp_path / "sixpips.db"


class Interrupting:
    """A progress bar during which somebody presses Ctrl-C; it takes its time from then on."""

    pressed = False

    def __call__(self, *_: object) -> None:
        if not self.pressed:
            self.pressed = True
            os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["backup", "copy.db"], "no copy was made"),
        (["restore", "sixpips.db"], "the copy was not put back"),
        (["move", "sixpips.db", "copy.db"], "the move is not done, and can be begun again"),
    ],
)
def test_what_is_interrupted_does_not_pass_for_done(
    words: list[str],
    said: str,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(database.parent)
    monkeypatch.setenv("DATABASE", "copy.db" if words[0] == "restore" else "sixpips.db")
    monkeypatch.setattr(backups, "PAGES", 1)
    monkeypatch.setattr(__main__, "Bar", Interrupting)
    assert __main__.main(words) == 130
    assert capsys.readouterr() == ("", f"sixpips: interrupted: {said}\n")
    if words[0] != "move":
        assert not [path for path in database.parent.glob("copy*") if path.suffix != ".db-lock"]


def test_a_copy_that_is_stopped_after_its_last_page_is_done(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A database that has taken another's place is not said to be where it was."""
    monkeypatch.chdir(database.parent)
    monkeypatch.setenv("DATABASE", "copy.db")
    monkeypatch.setattr(backups, "PAGES", 10_000)
    monkeypatch.setattr(__main__, "Bar", Interrupting)
    assert __main__.main(["restore", "sixpips.db"]) == 0
    assert re.fullmatch(r"copy\.db has all \d+ rows of sixpips\.db\n", capsys.readouterr().out)
    assert __main__.main(["restore", "sixpips.db", "--replace"]) == 0
    (kept,) = database.parent.glob("copy-before-*.db")
    assert capsys.readouterr().out.endswith(f"; what was there before is {kept.name} now\n")


@pytest.mark.parametrize(("command", "code"), [("run", 0), ("sync", 130)])
def test_sigterm_ends_the_wait_for_a_database(command: str, code: int) -> None:
    """Also of the first process of a container, which SIGTERM does not end by itself."""
    with subprocess.Popen(
        [sys.executable, "-m", "bot", command],
        env={**os.environ, "DISCORD_TOKEN": "a", "DATABASE": ANSWERS_NOT},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        assert "waiting until it" in process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        _, rest = process.communicate(timeout=20)
    assert process.returncode == code
    assert rest == ("" if command == "run" else "sixpips: interrupted: it is not done\n")
