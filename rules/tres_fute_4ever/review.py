"""What moves and rolls are worth in Très Futé: the points of the own sheet at the end.

Games are played to their end by the learnt worth, many times. Nothing is secret: only dice are
thrown anew. The learnt worth itself compares two moves too roughly: by several points.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from rules.core.appraisal import Answers, Appraisal, Reason, Worth
from rules.core.asks import Ask
from rules.core.chance import Chance, Luck
from rules.core.levels import best as best_of
from rules.core.playouts import SEEDS
from rules.core.record import Seat
from rules.core.weighing import sampled, weighed
from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.actions import GiveUpRoll, Move, Reroll, TakeDie
from rules.tres_fute_4ever.box import MARKS, TOOLS, ZONES
from rules.tres_fute_4ever.onward import Onward
from rules.tres_fute_4ever.playouts import CANDIDATES, Start
from rules.tres_fute_4ever.policy import Imagined
from rules.tres_fute_4ever.reading import after as after_move
from rules.tres_fute_4ever.reading import compact_sheet
from rules.tres_fute_4ever.robot import position, worths
from rules.tres_fute_4ever.state import State
from rules.tres_fute_4ever.view import View

PLAYOUTS = 300
"""Games for one question."""

AFFORDABLE = 11_000
"""Playouts in a whole review: eight milliseconds each, a minute and a half in all."""

A_THROW = 4
"""A first roll of a turn gets one in so many, twice: as it fell, and as it might have fallen."""


def start(view: View, seat: Seat, chance: Chance, budget: int) -> Worth:
    """What a game brings on average before the own first roll."""
    game = Onward(position(view), seat)
    return sampled(chance, budget // 2, seed_of, game.from_the_turn)


def answers(
    view: View, seat: Seat, ask: Ask, chosen: Move | None, chance: Chance, budget: int
) -> Answers:
    """The moves that promise most, and the one chosen."""
    state = position(view)
    promised = worths(state, seat, ask.moves)
    order = sorted(promised, key=lambda move: promised[move], reverse=True)
    known = [] if chosen is None else [chosen]
    moves = list(dict.fromkeys([*order[:CANDIDATES], *known]))
    turns = {move: Start(state, seat, move) for move in moves}
    played = _played(Onward(state, seat))
    usual = best_of(promised)
    return weighed(
        moves,
        chosen,
        chance,
        budget,
        seed_of,
        played,
        lambda seed: played(usual, seed),
        quick=lambda move, seed: turns[move].outcome(Imagined(seed)),
    )


def _played(game: Onward) -> Callable[[Move, int], float]:
    """The points after a move; a game that is asked for again is not played again."""
    known: dict[tuple[Move, int], float] = {}

    def points(move: Move, seed: int) -> float:
        if (move, seed) not in known:
            known[move, seed] = game.after(move, seed)
        return known[move, seed]

    return points


def seed_of(luck: Luck) -> int:
    """What all dice of one playout come from."""
    return luck.below(SEEDS)


def luck(
    before: View | None,
    seat: Seat,
    action: Move | None,
    after: View,
    chance: Chance,
    budget: int,
) -> Worth | None:
    """What the first roll of a turn gave, as it lies there.

    Of the later ones it is told only that they fell: nobody else has a part in these.
    """
    if after.active != seat or after.over or not after.roll:
        return None
    if before is not None and turn_of(before) == turn_of(after):
        fell = before.roll != after.roll or isinstance(action, Reroll)
        return Worth(0.0) if fell and before.roll else None
    game = Onward(position(after), seat)
    return sampled(
        chance,
        budget // A_THROW,
        seed_of,
        lambda seed: game.from_here(seed) - game.from_the_turn(seed),
    )


def turn_of(view: View) -> tuple[int, Seat, bool]:
    """Which turn it is."""
    return view.round, view.active, view.passive_turn


def reason(view: View, seat: Seat, best: Move, chosen: Move) -> Reason | None:
    """The first thing that tells both moves apart: bonuses, actions, dice, foxes, points."""
    state = position(view)
    return next(_reasons(state, seat, best, chosen), None)


def _reasons(state: State, seat: Seat, best: Move, chosen: Move) -> Iterator[Reason]:
    better, pool, phase = after_move(state, seat, best)
    worse, other_pool, other_phase = after_move(state, seat, chosen)
    tools, other_tools = better[compact.REST], worse[compact.REST]
    if tools[compact.FOXES] > other_tools[compact.FOXES]:
        yield Reason("brings-bonus", {"bonus": "fox"})
    for mark in Counter(pool) - Counter(other_pool):
        yield Reason("brings-bonus", {"bonus": MARKS[mark]})
    for place, tool in enumerate(TOOLS):
        if tools[2 * place] > other_tools[2 * place]:
            yield Reason("brings-bonus", {"bonus": tool})
    for place, tool in enumerate(TOOLS):
        if tools[2 * place + 1] > other_tools[2 * place + 1]:
            yield Reason("keeps-tool", {"bonus": tool})
    kept, left = compact.size(phase[1]), compact.size(other_phase[1])
    if isinstance(best, TakeDie) and isinstance(chosen, TakeDie) and kept > left:
        yield Reason("keeps-dice", {"count": kept, "fewer": left})
    before = compact_sheet(state.players[seat].sheet)
    points, gained, other_gained = (
        [compact.POINTS[kind](sheet[kind]) for kind in compact.KINDS]
        for sheet in (before, better, worse)
    )
    weakest = min(compact.KINDS, key=lambda kind: points[kind])
    if tools[compact.FOXES] and gained[weakest] > other_gained[weakest]:
        yield Reason("feeds-foxes", {"zone": ZONES[weakest]})
    if isinstance(best, Reroll) and not isinstance(chosen, Reroll):
        yield Reason("rolls-again")
    if isinstance(best, TakeDie) and isinstance(chosen, GiveUpRoll):
        yield Reason("takes-die")
    if sum(gained) > sum(other_gained):
        yield Reason("more-points", {"points": sum(gained) - sum(other_gained)})


APPRAISAL = Appraisal(
    unit="points",
    exact=False,
    budget=PLAYOUTS,
    affordable=AFFORDABLE,
    start=start,
    answers=answers,
    luck=luck,
    reason=reason,
    whole=True,
)
