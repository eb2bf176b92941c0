"""What is there when the bot has started is not searched for garbage again."""

import gc

from bot.__main__ import GC_THRESHOLDS
from tests.support.settled import settled_in


def test_what_has_come_to_stay_is_out_of_the_search() -> None:
    with settled_in():
        assert len(gc.get_objects(generation=2)) < gc.get_freeze_count() // 100
        assert gc.get_threshold() == GC_THRESHOLDS
