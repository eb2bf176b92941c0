"""Shortcuts: what people usually keep, with one press."""

import pytest

from rules.yahtzee.keeping import shortcuts
from rules.yahtzee.state import RollAgain
from tests.rules.yahtzee.notation import dice


def kept(text: str) -> list[str]:
    found = [option.parts[0].facts["dice"] for option in shortcuts(dice(text))]
    return [" ".join(map(str, faces)) for faces in found if isinstance(faces, tuple)]


@pytest.mark.parametrize(
    ("rolled", "keeps"),
    [
        ("4 1 4 6 4", ["4 4 4"]),
        ("2 5 2 5 6", ["5 5", "2 2", "2 2 5 5"]),
        ("3 3 3 2 2", ["3 3 3", "2 2"]),
        ("1 2 3 4 6", ["1 2 3 4"]),
        ("3 4 5 5 1", ["5 5", "3 4 5"]),
        ("1 3 5 6 6", ["6 6"]),
        ("6 6 6 6 6", []),
        ("2 3 4 5 6", []),
    ],
)
def test_equal_dice_two_pairs_and_runs_are_kept(rolled: str, keeps: list[str]) -> None:
    assert kept(rolled) == keeps


def test_the_others_are_rolled_again() -> None:
    (only,) = shortcuts(dice("4 1 4 6 4"))
    assert only.action == RollAgain((1, 3))
