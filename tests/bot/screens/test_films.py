"""Films cost a bounded amount: one waiting a person, one made at a time, finished ones kept."""

import asyncio

import pytest

from bot.screens import films
from bot.screens.films import Films
from rules.core.errors import Refused


class Projector:
    """Makes films when it is told to, and notes how many were made at once."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.made = 0
        self.at_once = 0
        self.most_at_once = 0

    async def __call__(self) -> bytes:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.go.wait()
        self.at_once -= 1
        self.made += 1
        return b"film"


async def begun(coroutine: "asyncio.Future[bytes]") -> None:
    for _ in range(3):
        await asyncio.sleep(0)
    assert not coroutine.done()


async def test_whoever_waits_for_a_film_gets_no_second_one_in_the_queue() -> None:
    kept, made = Films(), Projector()
    first = asyncio.ensure_future(kept.film(7, "a", made))
    await begun(first)
    for _ in range(20):
        with pytest.raises(Refused, match="film-waiting"):
            await kept.film(7, "b", made)
    other = asyncio.ensure_future(kept.film(8, "b", made))
    await begun(other)
    made.go.set()
    assert await first == await other == b"film"
    assert (made.made, made.most_at_once) == (2, 1)
    assert await kept.film(7, "c", made) == b"film", "then another one"


async def test_a_finished_film_is_made_once_for_everybody() -> None:
    kept, made = Films(), Projector()
    waiting = [asyncio.ensure_future(kept.film(user, "a", made)) for user in range(5)]
    made.go.set()
    assert await asyncio.gather(*waiting) == [b"film"] * 5
    assert made.made == 1


async def test_a_film_that_fails_blocks_nobody() -> None:
    async def broken() -> bytes:
        raise RuntimeError("no film")

    kept, made = Films(), Projector()
    made.go.set()
    with pytest.raises(RuntimeError):
        await kept.film(7, "a", broken)
    assert await kept.film(7, "a", made) == b"film"


async def test_what_is_kept_has_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "KEPT", 10)
    kept = Films()

    async def made(size: int) -> bytes:
        return bytes(size)

    for key in range(5):
        await kept.film(7, key, lambda: made(4))
    assert len(kept.kept) == 2
    assert await kept.film(7, "large", lambda: made(11)) == bytes(11)
    assert kept.kept.currsize <= 10
