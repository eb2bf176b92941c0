"""The README's example runs."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(compile(example, str(README), "exec"), {})  # the words of our own README
    assert re.fullmatch(r"\(\d+, \d+\)\n", capsys.readouterr().out)


def test_every_picture_it_shows_exists() -> None:
    shown = re.findall(r"!\[.*?\]\((.*?)\)", README.read_text("utf-8"))
    assert shown
    assert [path for path in shown if not (README.parent / path).exists()] == []
