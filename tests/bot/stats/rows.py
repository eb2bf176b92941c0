"""Finished games as a test wants them."""

from collections.abc import Sequence

from bot.store.results import SeatResult
from rules.core.game import ranked

USUAL = '{"sheets":"1","joker":"rulebook"}'


def seat(
    user: int | None = 7,
    *,
    table: int = 1,
    seat: int = 0,
    place: int = 1,
    score: int = 200,
    kind: str = "people",
    options: str = USUAL,
    changed: bool = False,
) -> SeatResult:
    """One seat; a later table ended later."""
    return SeatResult(
        table,
        seat,
        "yahtzee",
        options,
        2,
        user,
        f"N{user}",
        changed,
        place,
        score,
        kind,
        float(table),
        player=-(table * 100 + seat) if user is None else user,
        rank=place if kind == "people" else 0,
        listed=user is not None,
    )


def game(table: int, users: Sequence[int | None], scores: Sequence[int]) -> list[SeatResult]:
    """A game among these people, in the order of their seats."""
    return [
        seat(user, table=table, seat=number, place=place, score=score)
        for number, (user, score, place) in enumerate(
            zip(users, scores, ranked(scores), strict=True)
        )
    ]


def ended(wins: Sequence[bool]) -> list[SeatResult]:
    """One person's games among people, won or not, one after the other."""
    return [seat(table=n, place=1 if won else 2) for n, won in enumerate(wins, start=1)]
