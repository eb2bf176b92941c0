"""Tuples and players with one thing changed."""

import pytest

from rules.core.record import Record
from rules.core.tuples import with_item, with_player, without_item


class Player(Record, frozen=True):
    points: int
    dice: tuple[int, ...] = ()


class State(Record, frozen=True):
    players: tuple[Player, ...]
    round: int = 1


@pytest.mark.parametrize(("place", "changed"), [(0, "xbc"), (1, "axc"), (2, "abx")])
def test_one_item_is_replaced_and_the_others_stay(place: int, changed: str) -> None:
    assert with_item(tuple("abc"), place, "x") == tuple(changed)


def test_one_of_equal_items_is_taken_away() -> None:
    assert without_item((3, 5, 3), 3) == (5, 3)
    assert without_item((3, 5, 3), 5) == (3, 3)


def test_nothing_is_taken_away_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without_item((3, 5), 4)


def test_one_player_changes_and_the_rest_of_the_state_stays() -> None:
    before = State((Player(1), Player(2, (6,)), Player(3)), round=4)
    after = with_player(before, 1, points=9)
    assert after == State((Player(1), Player(9, (6,)), Player(3)), round=4)
    assert before.players[1].points == 2
