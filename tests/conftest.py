"""Options of the whole suite."""

import threading
from collections.abc import Iterator

import pytest
from discord.gateway import KeepAliveHandler


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept-pictures",
        action="store_true",
        help="rewrite the golden pictures that changed, and say which",
    )
    parser.addoption(
        "--accept-replays",
        action="store_true",
        help="write tests/replays anew from their first lines, and saves that are missing",
    )


LONG = (
    "tests/contract/test_words.py",
    "tests/contract/test_moves.py",
    "tests/contract/test_secrets.py",
    "tests/contract/test_recorded.py",
    "test_properties.py",
    "test_robot.py",
    "test_whole_games.py",
    "test_secrets.py",
    "test_golden.py",
    "test_layout.py",
    "test_deduction.py",
)
"""Files that play many games or draw many pictures: left out of the quick part."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.as_posix().endswith(LONG):
            item.add_marker(pytest.mark.long)


@pytest.fixture(autouse=True)
def _no_heartbeat_outlives_its_test() -> Iterator[None]:
    """A client that is closed while it connects leaves a thread that sends a heartbeat later, to
    an event loop that is gone by then."""
    yield
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()
