"""`make new-game` writes a game that passes every check and the whole contract at once."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from new_game.__main__ import refusal
from new_game.files import new_files, recorded_files
from new_game.names import LONGEST, Name
from tests.contract.documents import ROOT, named

NAME = Name("some-new-game")
"""Nobody calls a real game like this, so that it is always free."""

CONTRACT = "tests/contract"
KNOWN = ".mypy_cache"
LISTING = ("test_imports", "test_rulings", "test_documents", "test_rooms")
"""Tests that look at all games at once."""


def copied(folder: Path) -> Path:
    """A copy of the project's own files, as they are now, and of what mypy knows of them."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    paths = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for path in paths.splitlines():
        if (ROOT / path).exists():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, folder / path)
    if (ROOT / KNOWN).exists():
        shutil.copytree(ROOT / KNOWN, folder / KNOWN)
    return folder


def ran(project: Path, *command: str, status: int = 0) -> str:
    """What a module of this Python prints in a copy; it must end with that exit status."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=project, capture_output=True, text=True
    )
    printed = done.stdout + done.stderr
    assert done.returncode == status, printed
    return printed


def files(project: Path) -> dict[Path, bytes]:
    """Everything that is there, but for Python's cache."""
    found = (file for file in project.rglob("*") if "__pycache__" not in file.parts)
    return {file: file.read_bytes() for file in found if file.is_file()}


@pytest.mark.long
def test_a_new_game_passes_every_check_and_the_contract(tmp_path: Path) -> None:
    project = copied(tmp_path)
    printed = ran(project, "new_game", NAME.key)
    assert printed.startswith(f"{NAME.title} is a game now.")
    assert all((project / path).exists() for path in (*new_files(NAME), *recorded_files(NAME)))

    ran(project, "ruff", "check", ".")
    ran(project, "ruff", "format", "--check", ".")
    ran(project, "mypy", "-p", f"rules.{NAME.package}", "-p", f"renderers.{NAME.package}")
    passed = passed_in(project)
    assert contract_of_toy(project) <= passed
    for file in new_files(NAME):
        if Path(file).name.startswith("test_"):
            assert any(test.startswith(f"{file}::") for test in passed), file


def passed_in(project: Path) -> set[str]:
    """The tests of the new game and those of all games at once, every one of which has passed."""
    chosen = " or ".join((NAME.key, NAME.package, *LISTING))
    rooms = (CONTRACT, "tests/rules", "tests/renderers", "tests/bot", "tests/wire/games")
    command = ("pytest", "-n", "0", "-rp", "-k", chosen, f"--ignore={CONTRACT}/test_new_game.py")
    printed = ran(project, *command, *rooms)
    assert not re.search(r"\d+ (failed|error|skipped)", printed), printed
    return set(re.findall(r"^PASSED (\S+)", printed, re.MULTILINE))


def contract_of_toy(project: Path) -> set[str]:
    """The contract tests of the toy game, under the name of the new one."""
    collected = ran(project, "pytest", "-n", "0", "--collect-only", "-k", "toy", CONTRACT)
    tests = set(re.findall(rf"^({CONTRACT}/\S+\[toy\S*\])$", collected, re.MULTILINE))
    assert len(tests) > 100
    return {test.replace("[toy", f"[{NAME.key}") for test in tests}


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("", "make new-game NAME="),
        ("Farkle", "is no name"),
        ("lucky seven", "is no name"),
        ("lucky_seven", "is no name"),
        ("lucky--seven", "is no name"),
        ("7-up", "is no name"),
        ("../farkle", "is no name"),
        ("é", "is no name"),
        ("x" * (LONGEST + 1), "is too long"),
        ("lambda", "is a word of Python"),
        ("yahtzee", "renderers/yahtzee is there already"),
        ("think-str8", "renderers/think_str8 is there already"),
        ("core", "renderers/core is there already"),
        ("catalog", "renderers/catalog.py is there already"),
        ("golden", "tests/renderers/golden is there already"),
        ("days", "bot/words/en/days.ftl is there already"),
        ("toy", "tests/replays/toy-1.txt is there already"),
    ],
)
def test_a_bad_name_is_refused_in_one_sentence(key: str, sentence: str) -> None:
    said = refusal(key)
    assert said is not None
    assert sentence in said
    assert "\n" not in said


@pytest.mark.parametrize("key", [NAME.key, "x7", "x" * LONGEST])
def test_a_good_name_is_not_refused(key: str) -> None:
    assert refusal(key) is None


@pytest.mark.parametrize("arguments", [(), ("yahtzee",), ("lucky", "seven")])
def test_nothing_is_written_under_a_bad_name(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    project = copied(tmp_path)
    before = files(project)
    assert len(ran(project, "new_game", *arguments, status=2).splitlines()) == 1
    assert files(project) == before


def test_the_template_leaves_no_trace() -> None:
    """Also the longest name fits into its lines; imports may be longer, ruff wraps them."""
    longest = Name("x" * LONGEST)
    for path, text in new_files(longest).items():
        assert not re.search(r"\bpigs?\b|new_game|template", text + path, re.IGNORECASE), path
        lines = [line for line in text.splitlines() if not line.startswith("from ")]
        assert path.endswith(".ftl") or max(map(len, lines), default=0) <= 100, path


def test_the_document_names_every_file_that_is_written() -> None:
    """As `rules/<game>/box.py`, with dashes or underscores in place of the brackets."""
    game = Name("<game>")
    document = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    assert {*new_files(game), *recorded_files(game)} <= set(named(document))
