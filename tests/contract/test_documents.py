"""The documents name only what there is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md"))

PATH = re.compile(r"`((?:bot|rules|renderers|playground|tests|docs)/[\w./-]*)`")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_is_named_exists(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    named = set(PATH.findall(text))
    assert named, "a document about the code names some of it"
    assert not {path for path in named if not (ROOT / path).exists()}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document: str) -> None:
    file = ROOT / document
    links = LINK.findall(file.read_text("utf-8"))
    assert not {link for link in links if not (file.parent / link).exists()}


def test_every_room_of_the_bot_is_on_the_map() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = {path.name for path in (ROOT / "bot").iterdir() if (path / "__init__.py").exists()}
    modules = {path.name for path in (ROOT / "bot").glob("*.py")} - {"__init__.py", "config.py"}
    assert not {room for room in rooms if f"`bot/{room}/`" not in text}
    assert not {module for module in modules if f"`bot/{module}`" not in text}
