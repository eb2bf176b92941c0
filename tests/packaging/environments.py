"""Empty virtual environments, and whole games played in them."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
INHERITED = ("PATH", "HOME", "LANG", "TMPDIR", "PIP_INDEX_URL", "PIP_CONFIG_FILE", "PIP_FIND_LINKS")


class Environment:
    """A virtual environment with nothing in it but what is installed here."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        venv.create(folder, with_pip=True)

    def install(self, *what: str) -> None:
        """With the pinned versions."""
        self.run("pip", "install", "--quiet", "--disable-pip-version-check", "--constraint",
                 str(ROOT / "constraints.txt"), *what)  # fmt: skip

    def run(self, program: str, *words: str, cwd: Path | None = None, **settings: str) -> str:
        """Runs a program of the environment, outside of the project; returns what it printed."""
        ended = subprocess.run(
            [str(self.bin / program), *words],
            cwd=cwd or self.bin.parent,
            env=clean(**settings),
            capture_output=True,
            text=True,
            timeout=500,
            check=False,
        )
        assert ended.returncode == 0, f"{program} {words}: {ended.stdout}{ended.stderr}"
        return ended.stdout

    def play(self) -> str:
        """Plays a whole game with what is installed; returns how it ended."""
        game = Path(__file__).with_name("whole_game.py")
        return self.run("python", "-I", str(game), str(self.bin / "sixpips"))


def clean(**settings: str) -> dict[str, str]:
    """An environment without anything of ours but these settings."""
    kept = {name: os.environ[name] for name in INHERITED if name in os.environ}
    return {**kept, **settings}


def interpreter() -> str:
    """The Python that runs the tests."""
    return sys.executable
