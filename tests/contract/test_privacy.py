"""PRIVACY.md is true to the schema: it names every column of every table, and no other."""

import re
from pathlib import Path

import pytest
import yaml

from bot.store.opening import open_store
from bot.words import Speaker
from rules.catalog import GAMES

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `(\w+)` \| ([`\w, ]+) \|", re.MULTILINE)


def named(text: str) -> dict[str, set[str]]:
    """By table, the columns that a text names in its tables."""
    found: dict[str, set[str]] = {}
    for table, columns in ROW.findall(text):
        found.setdefault(table, set()).update(re.findall(r"`(\w+)`", columns))
    return found


async def test_every_column_is_named(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "sixpips.db")
    schema = {table: set(columns) for table, columns in (await store.engine.schema()).items()}
    await store.close()
    assert named((ROOT / "PRIVACY.md").read_text("utf-8")) == schema


def test_a_missing_column_is_found() -> None:
    text = (
        "| table | columns | what |\n| `a` | `x`, `y` | … |\n| `a` | `z` | … |\n| `b` | `x` | … |"
    )
    assert named(text) == {"a": {"x", "y", "z"}, "b": {"x"}}


@pytest.mark.parametrize("template", ["bug.yml", "rules.yml"])
def test_the_issue_templates_know_every_game(template: str) -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / template).read_text("utf-8"))
    (games,) = [part["attributes"]["options"] for part in form["body"] if part.get("id") == "game"]
    titles = {str(Speaker("en", game, [])("game-name")) for game in GAMES}
    assert titles <= set(games)


@pytest.mark.parametrize("name", ["bug", "rules", "idea"])
def test_an_issue_template_is_a_form(name: str) -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / f"{name}.yml").read_text("utf-8"))
    assert {"name", "description", "body"} <= set(form)
    kinds = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
    assert {part["type"] for part in form["body"]} <= kinds
    assert any(part.get("validations", {}).get("required") for part in form["body"])
