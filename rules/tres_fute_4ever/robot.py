"""A robot that plays Très Futé: it makes the move after which its sheet promises most.

Open "?" are used up one after the other, each where it promises most. Rolls still to come count
what they usually bring with so many dice.
"""

from typing import assert_never

from msgspec.structs import replace

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.levels import best, careless
from rules.core.record import Seat
from rules.core.tuples import without_item
from rules.tres_fute_4ever import worth
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
from rules.tres_fute_4ever.bonuses import Booked, entered
from rules.tres_fute_4ever.box import ROLLS, Colour, Mark
from rules.tres_fute_4ever.dice import lower_dice, way_to
from rules.tres_fute_4ever.sheet import AnyEntry, Sheet, spend
from rules.tres_fute_4ever.state import Player, State, lying
from rules.tres_fute_4ever.view import View
from rules.tres_fute_4ever.zones import mark_takes, zones_of

SLACK = 2.5
"""How many points an easy robot may give away with a move."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """The move after which this seat's sheet promises most."""
    assert view.seat is not None, "nobody plays from the channel's view"
    return best(worths(position(view), view.seat, ask.moves))


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """A move after which the sheet promises nearly as much as it could."""
    assert view.seat is not None, "nobody plays from the channel's view"
    return careless(worths(position(view), view.seat, ask.moves), SLACK, chance)


def worths(state: State, seat: Seat, moves: tuple[Move, ...]) -> dict[Move, float]:
    """By move what it promises; where there is only one, nothing is weighed."""
    if len(moves) == 1:
        return {moves[0]: 0.0}
    return {move: move_worth(state, seat, move) for move in moves}


def position(view: View) -> State:
    """Nothing is secret: the view says all there is to know."""
    return State(
        auto_roll=view.auto_roll,
        first=view.first,
        active=view.active,
        players=tuple(Player(p.sheet, p.doing, p.pool, p.extras) for p in view.players),
        round=view.round,
        passive_turn=view.passive_turn,
        roll=view.roll,
        dice=view.dice,
        boxes=view.boxes,
        over=view.over,
    )


def ahead(state: State) -> int:
    """How many twelfths of the game's turns are still to come after this one."""
    seats = len(state.players)
    in_round = 2 if state.solo else seats
    played = int(state.passive_turn) if state.solo else (state.active - state.first) % seats
    turns = in_round * state.rounds
    gone = in_round * (state.round - 1) + played + 1
    return round(worth.STAGES * (turns - gone) / (turns - 1))


def move_worth(state: State, seat: Seat, move: Move) -> float:
    """What the sheet promises after this move, rolls still to come included."""
    player, later = state.players[seat], ahead(state)
    match move:
        case TakeDie(die, entry):
            left = len(lying(state.dice, "rolled")) - 1 - len(lower_dice(state, die))
            return taken(state, player.sheet, die, entry) + rolls_worth(left, ROLLS - state.roll)
        case TakeSilver(die, entry):
            return taken(state, player.sheet, die, entry)
        case TakeExtra(die, entry):
            return taken(state, spend(player.sheet, "extra"), die, entry)
        case UseMark(mark, entry):
            rest = without_item(player.pool, mark)
            return promise(entered(player.sheet, entry), rest, later)
        case Reroll():
            rolled = len(lying(state.dice, "rolled"))
            kept = worth.sheet_worth(spend(player.sheet, "reroll"), later)
            return kept + worth.WEIGHTS.again + rolls_worth(rolled, 1 + ROLLS - state.roll)
        case GiveUpRoll():
            rolled = len(lying(state.dice, "rolled"))
            kept = worth.sheet_worth(player.sheet, later)
            return kept + rolls_worth(rolled, ROLLS - state.roll)
        case Done():
            return worth.sheet_worth(player.sheet, later) + (worth.WEIGHTS.patience if later else 0)
        case Decline() | Roll():
            return worth.sheet_worth(player.sheet, later)
        case _:
            assert_never(move)


def taken(state: State, sheet: Sheet, die: Colour, entry: AnyEntry) -> float:
    """What the sheet promises once a die is entered on it."""
    cost = way_to(state.dice, die, entry).cost
    return promise(entered(spend(sheet, "polish", cost), entry), (), ahead(state))


def rolls_worth(dice: int, rolls: int) -> float:
    """What so many rolls usually bring, the first with so many dice, each later with two less."""
    usual = worth.WEIGHTS.rolls
    left = [max(dice - 2 * later, min(dice - later, 1)) for later in range(rolls)]
    return sum(usual[count] for count in left if count > 0)


def promise(booked: Booked, pool: tuple[Mark, ...], later: int) -> float:
    """The worth of the sheet once every open "?" is used."""
    waiting = pool + booked.marks
    while waiting:
        use = best_use(booked.sheet, waiting[0], later)
        booked = replace(use, marks=())
        waiting = waiting[1:] + use.marks
    return worth.sheet_worth(booked.sheet, later)


def best_use(sheet: Sheet, mark: Mark, later: int) -> Booked:
    """The most promising entry of a "?"; a lost one leaves the sheet as it is."""
    uses = [
        entered(sheet, entry) for zone in zones_of(mark) for entry in mark_takes(sheet, zone)
    ] or [Booked(sheet)]
    return max(uses, key=lambda use: use_worth(use, later))


def use_worth(use: Booked, later: int) -> float:
    """What the sheet promises after the use of a "?"; each one it opens counts as usual."""
    return worth.sheet_worth(use.sheet, later) + worth.WEIGHTS.mark * len(use.marks)
