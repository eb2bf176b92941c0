"""Options of the whole suite."""

import pytest


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
