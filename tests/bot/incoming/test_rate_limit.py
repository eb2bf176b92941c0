"""A person who hammers is held back, and nobody else."""

import pytest

from bot.incoming.rate_limit import (
    BURST,
    PER_SECOND,
    REMEMBERED,
    TOLD_EVERY,
    RateLimit,
    rate_limit,
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
def limit(seconds: Seconds) -> RateLimit:
    return RateLimit(now=seconds)


def test_a_few_presses_at_once_and_no_more(limit: RateLimit) -> None:
    assert [limit.allows(ANA) for _ in range(BURST + 3)] == [True] * BURST + [False] * 3
    assert limit.allows(BEN), "that is somebody else"


def test_time_gives_presses_back_up_to_the_same_number(limit: RateLimit, seconds: Seconds) -> None:
    for _ in range(BURST + 1):
        limit.allows(ANA)
    seconds.now += 1
    assert [limit.allows(ANA) for _ in range(5)] == [True] * int(PER_SECOND) + [False]
    seconds.now += 3600
    assert [limit.allows(ANA) for _ in range(BURST + 1)] == [True] * BURST + [False]


def test_going_on_hammering_earns_no_more_than_a_steady_pace(
    limit: RateLimit, seconds: Seconds
) -> None:
    taken = 0
    for _ in range(100):
        seconds.now += 0.1
        taken += limit.allows(ANA)
    assert BURST + 10 * PER_SECOND - 1 <= taken <= BURST + 10 * PER_SECOND


def test_the_sentence_comes_now_and_then(limit: RateLimit, seconds: Seconds) -> None:
    assert limit.tells(ANA)
    assert not limit.tells(ANA)
    assert limit.tells(BEN)
    seconds.now += TOLD_EVERY
    assert limit.tells(ANA)


def test_people_are_forgotten_and_so_the_memory_is_bounded(limit: RateLimit) -> None:
    for user in range(REMEMBERED * 2):
        limit.allows(user)
    assert len(limit) == REMEMBERED


def test_scripted_people_of_the_playground_may_press_faster() -> None:
    assert rate_limit(scripted=True).per_second > rate_limit(scripted=False).per_second
    assert rate_limit(scripted=False).burst == BURST
