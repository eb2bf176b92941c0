"""What is there when the bot has started is not searched for garbage again."""

import gc
from collections.abc import Iterator

import pytest

from bot.__main__ import SEARCHES, settle_in


@pytest.fixture
def _own_garbage() -> Iterator[None]:
    """As it was before, for the other tests of this process."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("_own_garbage")
def test_what_has_come_to_stay_is_out_of_the_search() -> None:
    settle_in()
    assert len(gc.get_objects(generation=2)) < gc.get_freeze_count() // 100
    assert gc.get_threshold() == SEARCHES
