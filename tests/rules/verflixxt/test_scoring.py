"""What the tiles are worth (base p. 3)."""

import pytest

from rules.verflixxt.box import NAMED
from rules.verflixxt.scoring import counts, score, worth
from tests.rules.verflixxt.notation import FIRST_RUN, position, tiles


@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ("", 0),
        ("+3 +8", 11),
        ("-3a -8b", -11),
        ("La -3a -8b", 5),
        ("La Lb -3a -8b", 11),
        ("La Lb Lc +1", 1),
        ("-8a La -8b", 0),
        (f"{FIRST_RUN} La Lb +2 +3 +4 +8", 11),
    ],
)
def test_worth(stack: str, points: int) -> None:
    assert worth(tiles(stack)) == points


def test_what_each_tile_counts() -> None:
    """Luck turns the largest, wherever it lies in the stack."""
    assert counts(tiles("-3a La -8b +2 -10 Lb")) == (-3, 0, 8, 2, 10, 0)


def test_the_malus_of_the_last_pawn_is_not_turned() -> None:
    assert worth(tiles("La -3a -8b"), NAMED["malus-8-b"]) == 3 - 8


def test_round_tokens_and_unused_worm_tokens_count() -> None:
    state = position("S:ABx F", stacks={"A": "+3"}, worms={"A": "push swap"})
    assert score(state, 0) == 5
