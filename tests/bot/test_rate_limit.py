"""A person who hammers is held back, and nobody else."""

import pytest

from bot.incoming.rate_limit import (
    AT_ONCE,
    EACH_SECOND,
    REMEMBERED,
    TOLD_EVERY,
    Patience,
    patience_with,
)

ANA, BEN = 1, 2


class Seconds:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def patience(seconds: Seconds) -> Patience:
    return Patience(now=seconds)


def test_a_few_presses_at_once_and_no_more(patience: Patience) -> None:
    assert [patience.takes(ANA) for _ in range(AT_ONCE + 3)] == [True] * AT_ONCE + [False] * 3
    assert patience.takes(BEN), "that is somebody else"


def test_time_gives_presses_back_up_to_the_same_number(
    patience: Patience, seconds: Seconds
) -> None:
    for _ in range(AT_ONCE + 1):
        patience.takes(ANA)
    seconds.now += 1
    assert [patience.takes(ANA) for _ in range(5)] == [True] * int(EACH_SECOND) + [False]
    seconds.now += 3600
    assert [patience.takes(ANA) for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]


def test_going_on_hammering_earns_no_more_than_a_steady_pace(
    patience: Patience, seconds: Seconds
) -> None:
    taken = 0
    for _ in range(100):
        seconds.now += 0.1
        taken += patience.takes(ANA)
    assert AT_ONCE + 10 * EACH_SECOND - 1 <= taken <= AT_ONCE + 10 * EACH_SECOND


def test_the_sentence_comes_now_and_then(patience: Patience, seconds: Seconds) -> None:
    assert patience.tells(ANA)
    assert not patience.tells(ANA)
    assert patience.tells(BEN)
    seconds.now += TOLD_EVERY
    assert patience.tells(ANA)


def test_people_are_forgotten_and_so_the_memory_is_bounded(patience: Patience) -> None:
    for user in range(REMEMBERED * 2):
        patience.takes(user)
    assert len(patience) == REMEMBERED


def test_scripted_people_of_the_playground_may_press_faster() -> None:
    assert patience_with(scripted=True).each_second > patience_with(scripted=False).each_second
    assert patience_with(scripted=False).at_once == AT_ONCE
