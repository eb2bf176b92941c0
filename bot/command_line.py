"""The command line: `sixpips`, or `python -m bot`, and what can follow it."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from bot import __version__

SETTINGS = "Settings are read from the environment and from .env; `sixpips settings` explains each."


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for: `command`, and what that needs. Exits with help or one line on misuse."""
    parser = argparse.ArgumentParser(
        prog=_program(),
        description="Sixpips: real table games in a Discord server.",
        epilog=f"Without a command the bot runs. {SETTINGS}",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"sixpips {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", title="commands")
    commands.default = "run"
    _add_running(commands)
    _add_keeping(commands)
    _add_games(commands)
    return parser.parse_args(words)


def _program() -> str:
    return "sixpips" if Path(sys.argv[0]).stem == "sixpips" else "python -m bot"


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _add(commands: Commands, name: str, about: str, more: str = "") -> argparse.ArgumentParser:
    return commands.add_parser(
        name, help=about, description=f"{about[0].upper()}{about[1:]}. {more}".strip()
    )


def _add_running(commands: Commands) -> None:
    _add(commands, "run", "run the bot until it is stopped", SETTINGS)
    play = _add(
        commands,
        "play",
        "play on this machine, in a browser, without Discord",
        "No token is needed, and nothing leaves this machine.",
    )
    play.add_argument("--fresh", action="store_true", help="forget everything and start over")
    play.add_argument("--folder", type=Path, default=Path("data"), help="where games are kept")
    play.add_argument("--port", type=int, default=8606, help="another one is taken if in use")
    _add(
        commands,
        "settings",
        "print every setting with what it means, to begin a .env with",
        "`sixpips settings > .env`; what stands in the environment wins over it.",
    )
    _add(
        commands,
        "doctor",
        "check what the bot needs before it runs",
        "Token, permissions, database, disk, ports, clock, fonts and version. Changes nothing. The"
        f" exit code is 1 where something must be mended. {SETTINGS}",
    )
    _add(
        commands,
        "sync",
        "tell Discord the slash commands and icons, and stop",
        "The bot does so by itself when they have changed; this does it at once, and anew.",
    )


def _add_keeping(commands: Commands) -> None:
    backup = _add(
        commands,
        "backup",
        "write a checked copy of all games to a file, also while the bot runs",
        "The copy is a SQLite file, whichever database the games live in.",
    )
    backup.add_argument("file", type=Path, help="the copy; a file that exists is left alone")
    restore = _add(
        commands,
        "restore",
        "put a copy back in the place of the database, while the bot is stopped",
        "The copy is checked first. DATABASE says where the games live.",
    )
    restore.add_argument("file", type=Path, help="a copy that `backup` has written")
    restore.add_argument(
        "--replace",
        action="store_true",
        help="also where the database has games in it: their file is kept under another name",
    )
    move = _add(
        commands,
        "move",
        "copy all games to another database, while the bot is stopped",
        "Every row is compared, and the source keeps all of them. A move that was interrupted is"
        " begun again by the same command. Afterwards DATABASE must be changed by hand.",
    )
    move.add_argument("source", metavar="from", help="a file, or postgresql://…")
    move.add_argument("target", metavar="to", help="the same; it must be empty")


def _add_games(commands: Commands) -> None:
    verify = _add(
        commands,
        "verify",
        "play a saved game again and check every move and every die",
        "The exit code is 0 where everything is proven, 1 where something is wrong, 2 in between.",
    )
    verify.add_argument("file", type=Path, help="a game that was saved with /history")
    verify.add_argument("shown", nargs="*", help="numbers that were shown on Discord")
