"""What moves and rolls are worth in Très Futé: the points of the own sheet at the end.

The turn is played to its end by the learnt worth, many times, as the strong robot does it, and the
sheet is valued there by the same. Nothing is secret: only dice are thrown anew.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from rules.core.appraisal import Answers, Appraisal, Reason, Worth
from rules.core.asks import Ask
from rules.core.chance import Chance, Luck
from rules.core.levels import best as best_of
from rules.core.playouts import SEEDS
from rules.core.record import Seat
from rules.core.weighing import sampled, weighed
from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.actions import Move, Reroll, Roll, TakeDie
from rules.tres_fute_4ever.box import MARKS, ROLLS, TOOLS, ZONES
from rules.tres_fute_4ever.features import BETWEEN, EXTRAS, Phase
from rules.tres_fute_4ever.playouts import CANDIDATES, Start
from rules.tres_fute_4ever.policy import ALL, DICE, Imagined, Policy, roll_choices
from rules.tres_fute_4ever.reading import after as after_move
from rules.tres_fute_4ever.reading import compact_sheet, dice, phase_of, stage_of
from rules.tres_fute_4ever.robot import position, worths
from rules.tres_fute_4ever.state import State, lying
from rules.tres_fute_4ever.value import Moment, network
from rules.tres_fute_4ever.view import View

PLAYOUTS = 400
"""Turns for one question."""

A_THROW = 2
"""A throw gets one in so many of them, twice: as it fell, and as it might have fallen."""

ROUGH = 1.0
"""Points: the error with which the learnt worth compares two sheets that differ by a move."""

BEYOND = {
    1: (0, -1, 3, 8, 16, 21, 25, 30, 34, 39, 48, 58, 75),
    2: (0, 2, 5, 10, 16, 21, 25, 29, 32, 39, 49, 60, 73),
    3: (0, 6, 12, 18, 26, 31, 36, 40, 44, 48, 53, 59, 65, 73, 82, 95),
    4: (0, 2, 5, 10, 15, 20, 24, 28, 31, 34, 38, 43, 48, 54, 61, 69, 80),
}
"""By players and turns to come: how many points more a sheet brings its owner than it promises.

The worth is learnt from players who are mistaken now and then; `python -m tests.bench.beyond` plays
without mistakes."""

Rest = Callable[[int], float]
"""The rest of a turn with the luck of a seed: what the sheet promises afterwards."""


def start(view: View, seat: Seat, chance: Chance, budget: int) -> Worth:  # noqa: ARG001
    """What the empty sheet promises."""
    state = replace(position(view), roll=0)
    return Worth(_settled(state, seat, BETWEEN)[1] + beyond(state, seat))


def answers(
    view: View, seat: Seat, ask: Ask, chosen: Move | None, chance: Chance, budget: int
) -> Answers:
    """The moves that promise most, and the one chosen."""
    state = position(view)
    promised = worths(state, seat, ask.moves)
    order = sorted(promised, key=lambda move: promised[move], reverse=True)
    known = [] if chosen is None else [chosen]
    starts = {move: Start(state, seat, move) for move in [*order[:CANDIDATES], *known]}
    usual, more = starts[best_of(promised)], beyond(state, seat)
    by_luck = any(start.by_luck for start in starts.values())
    return weighed(
        starts,
        chosen,
        chance,
        budget if by_luck else 1,
        seed_of,
        lambda move, seed: starts[move].outcome(Imagined(seed)) + more,
        lambda seed: usual.outcome(Imagined(seed)) + more,
        ROUGH,
    )


def beyond(state: State, seat: Seat) -> float:
    """How many points more a sheet brings its owner than it promises when this turn is over."""
    seats, active, passive, _ = stage_of(state, seat)
    return BEYOND[seats][active + passive]


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
    """What the own rolls of this step gave.

    In a turn that goes on, that is what the sheet promises now, less what it promised once the own
    answer was given. Of a new turn, what it promises now less what it promised before its first
    roll; and of the turn that has ended, what its last roll spoilt if no die of it could be used.
    """
    parts = list(_thrown(before, seat, action, after))
    if not parts:
        return None
    return sampled(
        chance,
        budget // A_THROW,
        seed_of,
        lambda seed: sum(fell(seed) - other(seed) for fell, other in parts),
    )


def _thrown(
    before: View | None, seat: Seat, action: Move | None, after: View
) -> Iterator[tuple[Rest, Rest]]:
    """The rest of a turn with what was thrown in this step, and as it was before the throw."""
    if before is not None and action is not None and before.active == seat:
        if turn_of(before) == turn_of(after):
            if after.roll != before.roll or isinstance(action, Reroll):
                yield rest(after, seat), answered(before, seat, action)
            return
        yield from _spoilt(before, seat, action)
    begun = before is None or turn_of(before) != turn_of(after) or before.roll != after.roll
    if begun and not after.over and after.active == seat and after.roll:
        yield rest(after, seat), whole_turn(after, seat)


def turn_of(view: View) -> tuple[int, Seat, bool]:
    """Which turn it is."""
    return view.round, view.active, view.passive_turn


def answered(view: View, seat: Seat, action: Move) -> Rest:
    """The rest of the turn after the own answer."""
    if isinstance(action, Roll):
        return rest(view, seat)
    begun = Start(position(view), seat, action)
    return lambda seed: begun.outcome(Imagined(seed))


def _spoilt(view: View, seat: Seat, action: Move) -> Iterator[tuple[Rest, Rest]]:
    """The end of a turn of which something was still to be rolled after the answer.

    No die of these rolls could be used, or the turn would not have ended without a question.
    """
    state = position(view)
    if isinstance(action, Roll):
        worth = _settled(state, seat, BETWEEN)[1]
        yield (lambda _: worth), rest(view, seat)
        return
    sheet, pool, phase = after_move(state, seat, action)
    if phase not in (EXTRAS, BETWEEN):
        moment = network().at(stage_of(state, seat))
        unused = Policy(Imagined(0)).worth(sheet, pool, BETWEEN, moment)
        yield (lambda _: unused), answered(view, seat, action)


def rest(view: View, seat: Seat) -> Rest:
    """The rest of the turn from here."""
    state = position(view)
    doing = state.players[seat].doing
    phase = BETWEEN if doing in ("waiting", "done") else phase_of(state, seat)
    sheet, worth, moment = _settled(state, seat, phase)
    faces, boxes = [die.face for die in state.dice], dice(state.boxes)
    used = dice(state.players[seat].extras)

    def played(seed: int) -> float:
        policy, lie = Policy(Imagined(seed)), list(faces)
        match doing:
            case "waiting" | "done":
                return worth
            case "tray":
                after, lying_on = policy.silver(sheet, lie, boxes, moment), boxes
            case "extra":
                after, lying_on = sheet, boxes
            case "roll" if state.passive_turn:
                return moment.worth(policy.passive_turn(sheet, moment), (), BETWEEN)
            case "roll":
                after, lying_on = policy.rolls(sheet, rolls_left(state), lie, boxes, moment)
            case "choose":
                after, then, taken = _chosen(policy, sheet, state, moment)
                lying_on = boxes | taken
                after, lying_on = policy.rolls(after, then, lie, lying_on, moment)
        after = policy.extras(after, lie, lying_on, used, moment)
        return moment.worth(after, (), BETWEEN)

    return played


def rolls_left(state: State) -> Phase:
    """The rolls that are still to come, and the dice for the next one."""
    return ROLLS - state.roll, dice(lying(state.dice, "hand"))


def _chosen(
    policy: Policy, sheet: compact.Sheet, state: State, moment: Moment
) -> tuple[compact.Sheet, Phase, int]:
    """What the policy takes of the dice just rolled: the sheet, what follows, the die."""
    faces, hand = [die.face for die in state.dice], dice(lying(state.dice, "rolled"))
    choices = roll_choices(sheet, faces, hand, ROLLS - state.roll)
    after, pool, phase, taken = max(
        choices, key=lambda one: policy.worth(one[0], one[1], one[2], moment)
    )
    return policy.settled(after, pool, phase, moment), phase, 1 << taken if taken >= 0 else 0


def whole_turn(view: View, seat: Seat) -> Rest:
    """The turn under way from before its first roll."""
    state = position(view)
    sheet, _, moment = _settled(state, seat, BETWEEN)

    def played(seed: int) -> float:
        policy, faces = Policy(Imagined(seed)), [0 for _ in DICE]
        if state.passive_turn:
            return moment.worth(policy.passive_turn(sheet, moment), (), BETWEEN)
        after, boxes = policy.rolls(sheet, (ROLLS, ALL), faces, 0, moment)
        return moment.worth(policy.extras(after, faces, boxes, 0, moment), (), BETWEEN)

    return played


def _settled(state: State, seat: Seat, phase: Phase) -> tuple[compact.Sheet, float, Moment]:
    """The sheet once all open "?" are used, what it promises in this phase, and the moment."""
    player = state.players[seat]
    moment = network().at(stage_of(state, seat))
    pool = tuple(sorted(map(MARKS.index, player.pool)))
    sheet = Policy(Imagined(0)).settled(compact_sheet(player.sheet), pool, phase, moment)
    return sheet, moment.worth(sheet, (), phase), moment


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
            yield Reason("keeps-tool", {"tool": tool})
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
    if sum(gained) > sum(other_gained):
        yield Reason("more-points", {"points": sum(gained) - sum(other_gained)})


APPRAISAL = Appraisal(
    unit="points",
    exact=False,
    budget=PLAYOUTS,
    start=start,
    answers=answers,
    luck=luck,
    reason=reason,
)
