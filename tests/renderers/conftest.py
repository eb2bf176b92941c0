"""The golden pictures: compared, or with `--accept-pictures` written anew; and noted lines."""

from collections.abc import Callable

import pytest
from PIL import Image

from renderers.core import canvas
from renderers.core.encode import png
from renderers.core.text import LEAST, Line, fitted
from tests.renderers.golden import FOLDER, difference

Golden = Callable[[str, Image.Image], None]
Lines = list[tuple[str, Line]]
"""Texts, and the lines as which they were set."""

ACCEPTED = pytest.StashKey[list[str]]()


@pytest.fixture
def set_lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    """Every line of text that is set from now on."""
    found: Lines = []

    def noted(text: str, weight: str, size: int, width: int, least: int = LEAST) -> Line:
        line = fitted(text, weight, size, width, least)
        found.append((text, line))
        return line

    canvas.forget_tiles()
    monkeypatch.setattr(canvas, "fitted", noted)
    return found


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares a picture with the accepted one of that name."""
    if request.config.getoption("--accept-pictures"):
        return lambda name, image: _accept(request.config, name, image)
    return _compare


def _compare(name: str, image: Image.Image) -> None:
    file = FOLDER / f"{name}.png"
    assert file.exists(), f"no golden picture {name}: look at it, then run with --accept-pictures"
    with Image.open(file) as accepted:
        different = difference(image, accepted)
    assert not different, f"{name}: {different}"


def _accept(config: pytest.Config, name: str, image: Image.Image) -> None:
    file = FOLDER / f"{name}.png"
    told = "new"
    if file.exists():
        with Image.open(file) as accepted:
            told = difference(image, accepted)
    if told:
        file.write_bytes(png(image))
        config.stash.setdefault(ACCEPTED, []).append(f"{name}: {told}")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for line in config.stash.get(ACCEPTED, []):
        terminalreporter.write_line(f"accepted {line}")
