"""`sixpips` and what can follow it: help for each, a clear line for what it does not know."""

import re
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import main
from bot.command_line import parsed

COMMANDS = ("run", "play", "settings", "doctor", "sync", "backup", "restore", "move", "verify")


def test_without_a_command_the_bot_runs() -> None:
    assert parsed([]).command == "run"
    assert parsed(["run"]).command == "run"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parsed([command, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert re.search(r"\n\n[A-Z].*\.\s", said), "a sentence on what it is for"


def test_the_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed(["--help"])
    said = capsys.readouterr().out
    assert not [command for command in COMMANDS if f"\n    {command} " not in said]


@pytest.mark.parametrize("command", ["move", "restore"])
def test_what_must_not_be_done_beside_the_bot_says_so(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parsed([command, "--help"])
    assert "while the bot is stopped" in " ".join(capsys.readouterr().out.split())


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed(["--version"])
    assert capsys.readouterr().out == f"sixpips {__version__}\n"


def test_the_settings_are_printed_as_a_file_to_begin_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["settings"]) == 0
    example = Path(__file__).parents[2] / ".env.example"
    assert capsys.readouterr().out == example.read_text("utf-8")


@pytest.mark.parametrize("words", [["dance"], ["backup"], ["move", "a"], ["run", "fast"]])
def test_misuse_is_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parsed(words)
    assert ended.value.code == 2
    assert "usage: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("source", "target", "named"),
    [("mysql://a/b", "b.db", "FROM"), ("a.db", "postgresql://host", "TO")],
)
def test_a_move_says_which_of_its_two_places_makes_no_sense(
    source: str, target: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["move", source, target]) == 2
    assert capsys.readouterr().err.startswith(f"sixpips: {named} ")
