"""A table read as the learnt worth looks at it: a compact sheet, and how far the game is."""

from collections.abc import Iterable

from rules.core.record import Seat
from rules.core.tuples import without_item
from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.actions import (
    Decline,
    Done,
    GiveUpRoll,
    Move,
    Reroll,
    Roll,
    TakeDie,
    TakeExtra,
    TakeSilver,
    UseMark,
)
from rules.tres_fute_4ever.box import (
    BLUE_CELLS,
    COLOURS,
    FACES,
    MARKS,
    PINK_CIRCLED,
    ROLLS,
    ROWS,
    TOOLS,
    TRIANGLES,
    ZONES,
    Colour,
)
from rules.tres_fute_4ever.compact import (
    EXTRA,
    GREEN,
    GREY,
    PINK,
    POLISH,
    REROLL,
    YELLOW,
    Pool,
    Use,
)
from rules.tres_fute_4ever.dice import lower_dice, way_to
from rules.tres_fute_4ever.features import BETWEEN, EXTRAS, GIFTS, Phase, Stage
from rules.tres_fute_4ever.scoring import green_points
from rules.tres_fute_4ever.sheet import (
    AnyEntry,
    Blue,
    Green,
    Grey,
    Pink,
    Sheet,
    Yellow,
    zone_of,
)
from rules.tres_fute_4ever.state import State, lying

Position = tuple[compact.Sheet, Pool, Phase]
"""A player's compact sheet, their open "?", and how far the turn is."""


def compact_sheet(sheet: Sheet) -> compact.Sheet:
    """The sheet in small numbers."""
    paired = min(len(sheet.upper), len(sheet.lower))
    waiting = max(sheet.upper, sheet.lower, key=len)[paired:]
    bars = [sheet.bar(tool) for tool in TOOLS]
    last = sheet.top[-1] if sheet.top else 0
    yellow = sum(sheet.bottom) - sum(sheet.middle)
    return (
        (len(sheet.top), last, len(sheet.middle), len(sheet.bottom), yellow),
        compact.bits(map(BLUE_CELLS.index, sheet.blue)),
        compact.regions(sheet.grey),
        (len(sheet.upper), len(sheet.lower), green_points(sheet), waiting),
        (len(sheet.pink), sum(PINK_CIRCLED.get(number, 0) for number in sheet.pink)),
        (*(count for bar in bars for count in (bar.gained, bar.left)), sheet.foxes),
    )


def use_of(sheet: compact.Sheet, entry: AnyEntry) -> Use:
    """What an entry, which must be legal, does in its zone."""
    match entry:
        case Yellow(row, number):
            lengths = (0, 2, 3)
            place = lengths[ROWS.index(row)]
            uses = compact.yellow_uses(sheet[YELLOW], number)
            return next(use for use in uses if use[0][place] > sheet[YELLOW][place])
        case Blue(row, column):
            return compact.blue_uses(sheet[compact.BLUE], row, column)[0]
        case Grey(region):
            uses = compact.grey_uses(sheet[GREY], FACES[-1])
            return next(use for use in uses if use[0] & compact.regions((region,)))
        case Green(triangle, number):
            place = TRIANGLES.index(triangle)
            uses = compact.green_uses(sheet[GREEN], number)
            return next(use for use in uses if use[0][place] > sheet[GREEN][place])
        case Pink(number):
            return compact.pink_uses(sheet[PINK], number)[0]


def entered(sheet: compact.Sheet, pool: Pool, entry: AnyEntry) -> tuple[compact.Sheet, Pool]:
    """The sheet and the open "?" after an entry."""
    return compact.entered(sheet, pool, ZONES.index(zone_of(entry)), use_of(sheet, entry))


def dice(colours: Iterable[Colour]) -> int:
    """The set of these dice."""
    return compact.bits(map(COLOURS.index, colours))


def stage_of(state: State, seat: Seat) -> Stage:
    """How far the game is for a player; before its first roll a turn is still to come."""
    seats, rounds = len(state.players), state.rounds - state.round
    begins = int(state.roll == 0)
    begun = min(state.round, GIFTS)
    if state.solo:
        now = not state.passive_turn
        return (seats, rounds + (begins if now else 0), rounds + (1 if now else begins), begun)
    gone, own = ((who - state.first) % seats for who in (state.active, seat))
    active = rounds + int(own >= gone + 1 - begins)
    turns = seats * rounds + seats - gone - 1 + begins
    return (seats, active, turns - active, begun)


def phase_of(state: State, seat: Seat) -> Phase:
    """How far the turn is for somebody with open "?"."""
    if state.roll == 0:
        return BETWEEN
    if state.players[seat].doing == "roll":
        return (ROLLS - state.roll, dice(lying(state.dice, "hand")))
    return EXTRAS


def after(state: State, seat: Seat, move: Move) -> Position:
    """Where a move leads, short of using the "?" it opens."""
    player = state.players[seat]
    sheet = compact_sheet(player.sheet)
    rolls = ROLLS - state.roll
    match move:
        case TakeDie(die, entry):
            gone = (die, *lower_dice(state, die))
            rest = dice(colour for colour in lying(state.dice, "rolled") if colour not in gone)
            return *entered(sheet, (), entry), (rolls, rest) if rolls and rest else EXTRAS
        case TakeSilver(die, entry):
            return *entered(_polished(state, sheet, die, entry), (), entry), EXTRAS
        case TakeExtra(die, entry):
            paid = compact.spent(_polished(state, sheet, die, entry), EXTRA)
            return *entered(paid, (), entry), EXTRAS
        case UseMark(mark, entry):
            pool = tuple(sorted(map(MARKS.index, without_item(player.pool, mark))))
            return *entered(sheet, pool, entry), phase_of(state, seat)
        case Reroll():
            rolled = dice(lying(state.dice, "rolled"))
            return compact.spent(sheet, REROLL), (), (rolls + 1, rolled)
        case GiveUpRoll():
            return sheet, (), (rolls, dice(lying(state.dice, "rolled"))) if rolls else EXTRAS
        case Decline():
            return sheet, (), EXTRAS
        case Done() | Roll():
            return sheet, (), BETWEEN


def _polished(state: State, sheet: compact.Sheet, die: Colour, entry: AnyEntry) -> compact.Sheet:
    return compact.spent(sheet, POLISH, way_to(state.dice, die, entry).cost)
