"""The documents keep their word: every file, module and command that they name is there."""

from pathlib import Path

import pytest

from tests.contract.documents import ROOT, is_there, missing, named

DOCUMENTS = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    assert missing(document) == []


@pytest.mark.parametrize(
    "name",
    [
        "rules/nonsense.py",
        "rules/<game>/nonsense.py",
        "nonsense.py",
        "rules/core/game.py::nonsense",
        "rules/nonsense.py::advance",
        "rules.nonsense",
        "rules.core.game.nonsense",
        "make nonsense",
        "python -m tests.nonsense",
        "pytest tests/nonsense --accept-replays",
    ],
)
def test_what_is_not_there_is_found(name: str) -> None:
    assert not is_there(name)


@pytest.mark.parametrize(
    "name",
    [
        "rules/core/",
        "rules/<game>/box.py",
        "tests/replays/<game>-1.txt",
        "catalog.py",
        "rules/core/game.py::Change",
        "rules.core",
        "rules.core.game.Change",
        "bot.words.FOLDERS",
        "make play FRESH=1",
        "python -m tests.bench presses",
        "pytest tests/contract --accept-replays",
        "/play",
        "roll(state, chance)",
    ],
)
def test_what_is_there_or_names_nothing_of_ours_is_left_alone(name: str) -> None:
    assert is_there(name)


def test_names_stand_in_backticks_in_links_and_in_shell_commands() -> None:
    text = "Say `a/b` and [c](d/e.md).\n```sh\nmake f   # why\n```\n```python\n`no`\n```\n"
    assert list(named(text)) == ["make f", "a/b", "d/e.md"]


def test_every_room_of_the_bot_is_on_the_map() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = {path.name for path in (ROOT / "bot").iterdir() if (path / "__init__.py").exists()}
    modules = {path.name for path in (ROOT / "bot").glob("*.py")} - {"__init__.py", "config.py"}
    assert not {room for room in rooms if f"`bot/{room}/`" not in text}
    assert not {module for module in modules if f"`bot/{module}`" not in text}
