"""The examples on the pages of rules are worth what they say."""

import pytest

from renderers.yahtzee.rules import PAGES
from rules.yahtzee.box import BOXES
from rules.yahtzee.scoring import offers

EMPTY = (None,) * len(BOXES)
JOKER = tuple({"yahtzee": 50, "fours": 16}.get(box) for box in BOXES)


@pytest.mark.parametrize("page", PAGES)
def test_the_points_of_the_examples(page: int) -> None:
    filled = JOKER if page == 3 else EMPTY
    for box, dice, points in PAGES[page]:
        assert offers(filled, dice, "rulebook")[BOXES.index(box)] == points
