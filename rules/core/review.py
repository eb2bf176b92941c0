"""Luck or skill: what the dice gave somebody in a finished game, and what their choices cost.

A review is made in pieces, so that they can be computed one by one in other processes: `plan` cuts
the game into moments, one for each decision of the seat, `valued` values some of them, and `summed`
adds them up. A moment holds views and nothing else, so nothing that the player could not know can
have a part in it. The same seed gives the same review, however the moments are dealt out.

    start + opening luck + luck + rivals − cost + rest = final

holds by construction. `rest` is what is left over where values are not exact: by how much the best
answers are better than those of the robot that plays on, and costs that may be an error.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core.appraisal import AnyAppraisal, Reason, Unit, Valued, Worth
from rules.core.asks import Ask
from rules.core.chance import Chance, Luck
from rules.core.game import AnyGame, Result
from rules.core.record import Reconsider, Seat
from rules.core.replay import Step, states

DOUBT = 2.0
"""By so many standard errors the best answer must be better than the chosen one to be called so."""

LOOK = 2
"""Playouts where it only matters whether anything was thrown; nothing gets fewer."""

OPENING = -1
"""The step of the opening moment: what happened before the first decision."""


class Passage(msgspec.Struct, frozen=True):
    """A step of the log: the seat's own answer, or None for somebody else's, and what it led to."""

    action: Any
    view: Any


class Moment(msgspec.Struct, frozen=True):
    """A decision of the seat, and all that happened until its next one.

    `step` is its place in the log. In the opening moment nothing is asked. The first passage is the
    decision itself.
    """

    step: int
    view: Any
    ask: Ask | None
    passages: tuple[Passage, ...]
    met_rivals: bool

    @property
    def action(self) -> Any:
        """What was decided."""
        return self.passages[0].action


class Plan(msgspec.Struct, frozen=True):
    """The moments of one seat, the opening first, and what the seat had in the end."""

    seat: Seat
    final: float
    moments: tuple[Moment, ...]

    def budget(self, appraisal: AnyAppraisal) -> int:
        """Playouts for each moment: the usual number, or fewer in a long game."""
        if not appraisal.affordable:
            return appraisal.budget
        return min(appraisal.budget, max(LOOK, appraisal.affordable // len(self.moments)))


class Point(msgspec.Struct, frozen=True):
    """A moment valued.

    `worth` is that of the best answer, `arrived` what the position was worth as the robot plays on,
    `chosen` what it was worth after the answer. `cost` is 0 where it is within the error, and then
    `best` is None. `luck` and `rivals` is what happened until the next point; where nothing
    did, it `goes_on`, and where all that changes is luck, that is known when all are `summed`.
    """

    step: int
    worth: Worth
    arrived: float
    chosen: float
    cost: float = 0.0
    error: float = 0.0
    luck: float = 0.0
    luck_error: float = 0.0
    rivals: float = 0.0
    met_rivals: bool = False
    goes_on: bool = False
    all_luck: bool = False
    best: Any = None
    reason: Reason | None = None


class Review(msgspec.Struct, frozen=True):
    """The whole game of one seat; the opening is not among the points.

    `luck` is all that the dice gave, the opening included.
    """

    unit: Unit
    exact: bool
    start: float
    final: float
    opening_luck: float
    luck: float
    luck_error: float
    rivals: float
    cost: float
    cost_error: float
    rest: float
    points: tuple[Point, ...]

    @property
    def mistakes(self) -> tuple[Point, ...]:
        """The choices that cost something, the costliest first."""
        found = (point for point in self.points if point.cost > 0)
        return tuple(sorted(found, key=lambda point: point.cost, reverse=True))


def plan(
    game: AnyGame, baseline: Any, steps: Sequence[Step], seat: Seat, skip: Collection[int] = ()
) -> Plan | None:
    """The moments of a seat in a finished game; None where the game has no result or no appraisal.

    Nor has somebody a review who left off, and so is in no place. `skip` are the places of steps
    that somebody else made for the seat, such as a robot.
    """
    if game.appraisal is None:
        return None
    path = list(states(game, baseline, steps))
    result = game.result(path[-1])
    if result is None or not result.places[seat]:
        return None
    views = [game.view(state, seat) for state in path]
    decisions = _decisions(game, game.appraisal, path, views, steps, seat, skip)
    bounds = [0, *decisions, len(steps)]
    moments = [
        Moment(
            step=OPENING if place == 0 else first,
            view=views[first],
            ask=None if place == 0 else game.asks(path[first])[seat],
            passages=tuple(
                Passage(steps[at].action if steps[at].seat == seat else None, views[at + 1])
                for at in range(first, last)
            ),
            met_rivals=not game.duel and any(steps[at].seat != seat for at in range(first, last)),
        )
        for place, (first, last) in enumerate(pairwise(bounds))
    ]
    return Plan(seat, _final(game.appraisal.unit, result, seat), tuple(moments))


def _decisions(
    game: AnyGame,
    appraisal: AnyAppraisal,
    path: Sequence[Any],
    views: Sequence[Any],
    steps: Sequence[Step],
    seat: Seat,
    skip: Collection[int],
) -> list[int]:
    """The places of the seat's decisions that stood: what it took back itself is none."""
    found: list[int] = []
    for at, step in enumerate(steps):
        if step.seat != seat:
            continue
        if isinstance(step.action, Reconsider):
            begun = next((p for p in reversed(found) if views[p] == views[at + 1]), None)
            found = [place for place in found if begun is None or place < begun]
        elif at not in skip and appraisal.decides(
            views[at], game.asks(path[at])[seat], step.action
        ):
            found.append(at)
    return found


def _final(unit: Unit, result: Result, seat: Seat) -> float:
    if unit == "points":
        return float(result.scores[seat])
    return (result.places[seat] == 1) / result.places.count(1)


def valued(
    appraisal: AnyAppraisal,
    seat: Seat,
    moments: Sequence[Moment],
    seed: int,
    budget: int | None = None,
) -> tuple[Point, ...]:
    """The points of some moments: one piece of the work."""
    playouts = appraisal.budget if budget is None else budget
    return tuple(
        _point(appraisal, seat, moment, Luck(f"{seed}/{moment.step}".encode()), playouts)
        for moment in moments
    )


def _point(
    appraisal: AnyAppraisal, seat: Seat, moment: Moment, chance: Chance, budget: int
) -> Point:
    point = (
        _opened(appraisal, seat, moment, chance, budget)
        if moment.ask is None
        else _decided(appraisal, seat, moment, moment.ask, chance, budget)
    )
    alone = appraisal.whole and not moment.met_rivals
    luck = list(_luck(appraisal, seat, moment, chance, LOOK if alone else budget))
    point = replace(
        point,
        met_rivals=moment.met_rivals,
        goes_on=not luck and not moment.met_rivals,
        all_luck=alone,
    )
    if point.all_luck:
        return point
    return replace(
        point,
        luck=sum(worth.mean for worth in luck),
        luck_error=sqrt(sum(worth.error**2 for worth in luck)),
    )


def _opened(
    appraisal: AnyAppraisal, seat: Seat, moment: Moment, chance: Chance, budget: int
) -> Point:
    start = appraisal.start(moment.view, seat, chance, budget)
    return Point(moment.step, start, start.mean, start.mean)


def _decided(
    appraisal: AnyAppraisal, seat: Seat, moment: Moment, ask: Ask, chance: Chance, budget: int
) -> Point:
    action = moment.action
    answers = appraisal.answers(moment.view, seat, ask, action, chance, budget)
    best, chosen = answers.found[0], answers.of(action)
    point = Point(
        moment.step,
        best.worth,
        answers.usual.mean,
        chosen.worth.mean,
        error=chosen.behind.error,
        luck_error=chosen.usual_error,
    )
    if not is_mistake(chosen):
        return point
    return replace(
        point,
        cost=chosen.behind.mean,
        best=best.action,
        reason=appraisal.reason(moment.view, seat, best.action, action),
    )


def is_mistake(chosen: Valued) -> bool:
    """Whether the best answer is better by more than may be an error."""
    return chosen.behind.mean > max(DOUBT * chosen.behind.error, NOTHING)


NOTHING = 1e-6
"""A difference so small is one of rounding."""


def _luck(
    appraisal: AnyAppraisal, seat: Seat, moment: Moment, chance: Chance, budget: int
) -> Iterator[Worth]:
    """What the own dice gave in each step until the next point, in the opening also the set-up."""
    before = None if moment.ask is None else moment.view
    set_up = (Passage(None, moment.view),) if moment.ask is None else ()
    for passage in (*set_up, *moment.passages):
        worth = appraisal.luck(before, seat, passage.action, passage.view, chance, budget)
        if worth is not None:
            yield worth
        before = passage.view


def _with_hindsight(points: Sequence[Point]) -> tuple[Point, ...]:
    """No cost is counted twice: what the next decision could still have had was not lost before.

    The robot that plays on may miss it, so an answer that leads on to another question at once is
    worth at least the best answer found there.
    """
    found: list[Point] = []
    for point in reversed(points):
        then = found[-1].worth.mean if found and point.goes_on else point.chosen
        cost = min(point.cost, point.worth.mean - then)
        lost = cost > max(DOUBT * point.error, NOTHING)
        found.append(
            replace(point, cost=cost) if lost else replace(point, cost=0.0, best=None, reason=None)
        )
    return tuple(reversed(found))


def _told(point: Point, after: float) -> Point:
    """The point with what happened until the next one, which was worth so much on arrival."""
    moved = after - point.chosen
    if point.all_luck:
        return replace(point, luck=moved)
    return replace(point, rivals=moved - point.luck) if point.met_rivals else point


def summed(appraisal: AnyAppraisal, final: float, points: Sequence[Point]) -> Review:
    """The review of all points, in order, the opening first."""
    points = _with_hindsight(points)
    arrived = [point.arrived for point in points[1:]] + [final]
    told = [_told(point, after) for point, after in zip(points, arrived, strict=True)]
    start, luck = points[0].worth.mean, sum(point.luck for point in told)
    cost, rivals = sum(point.cost for point in told), sum(point.rivals for point in told)
    return Review(
        unit=appraisal.unit,
        exact=appraisal.exact,
        start=start,
        final=final,
        opening_luck=told[0].luck,
        luck=luck,
        luck_error=sqrt(sum(point.luck_error**2 for point in told)),
        rivals=rivals,
        cost=cost,
        cost_error=sqrt(sum(point.error**2 for point in points)),
        rest=final - start - luck - rivals + cost,
        points=tuple(told[1:]),
    )
