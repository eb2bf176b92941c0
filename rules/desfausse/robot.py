"""A robot for any seat: it weighs how near each answer leaves everybody to winning the round."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core.asks import Ask, Pick
from rules.core.chance import Chance
from rules.core.levels import careless
from rules.core.record import Reconsider, Seat
from rules.core.tuples import with_item
from rules.desfausse.actions import (
    GiveTo,
    GiveToCursed,
    GreatExorcism,
    Hand,
    Keep,
    Move,
    NewRoll,
    Pass,
    RecolourOne,
    Roll,
    Share,
    SmallExorcism,
    Stop,
    TakeTrophy,
    ToHell,
)
from rules.desfausse.aiming import aim
from rules.desfausse.box import LEAST_COMBINATION, MOST_DICE, ROLLS, VALUES, Trophy, other
from rules.desfausse.calls import can_shed, combination
from rules.desfausse.dice import Die, devils, free_places
from rules.desfausse.prospects import prospect
from rules.desfausse.view import View

WORTH: dict[Trophy, float] = {
    "new-roll": 0.04,
    "recolour-one": 0.01,
    "small-exorcism": 0.03,
    "recolour-several": 0.015,
    "great-exorcism": 0.04,
}
"""What a trophy is taken to add to the chance of winning a round, and must bring when played.

Guesses, not measured one by one.
"""

BIG_DIE = 0.001
"""Big dice show a 3 or a 5 more often: they are kept where all else is equal."""

LATER = 0.95
"""What a later call is worth: somebody may win before it, or hand over dice."""


SLACK = 0.12
"""How much of its chance to win the round an easy robot may give away with an answer."""


def robot(
    view: View,
    ask: Ask,
    chance: Chance,  # noqa: ARG001  (it never hesitates between equals)
) -> Move:
    """The answer after which this seat is most likely to win the round."""
    moves = [move for move in ask.moves if not isinstance(move, Reconsider)]
    picks = [question for question in ask.questions if isinstance(question, Pick)]
    match view.phase:
        case _ if not moves and not picks:
            return Reconsider()
        case "rolling":
            return _roll(view, moves, picks)
        case "closing":
            return _close(view, moves, picks)
        case _:
            return _shed(view, moves, picks)


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """As the robot, but it seldom plays a trophy, and does not look closely at what to shed."""
    moves = [move for move in ask.moves if not isinstance(move, Reconsider)]
    if not moves or view.half or view.phase == "rolling":
        return robot(view, ask, chance)
    if view.phase == "closing":
        return Pass()
    plain: list[Move] = [move for move in moves if not isinstance(move, RecolourOne)]
    return careless({move: value(view, move) for move in plain}, SLACK, chance)


def my_dice(view: View) -> tuple[Die, ...]:
    """The seat's dice, as they are after the trophies it has said to play."""
    assert view.seat is not None
    return view.half.dice if view.half else view.players[view.seat].dice


def rivals(view: View) -> tuple[int, ...]:
    """How many dice the others hold, from the fewest on."""
    held = (len(player.dice) for seat, player in enumerate(view.players) if seat != view.seat)
    return tuple(sorted(held))


def _roll(view: View, moves: list[Any], picks: list[Pick]) -> Move:
    """Roll what the aim says; free a devil first where that is worth the trophy."""
    dice, rolls = my_dice(view), ROLLS - view.rolls
    now, places = aim(dice, rivals(view), rolls=rolls)
    for move, freed, price in _exorcisms(dice, moves):
        if aim(freed, rivals(view), rolls=rolls)[0] - now > price:
            return move
    return picked(dice, picks, places) or Stop()


def _close(view: View, moves: list[Any], picks: list[Pick]) -> Move:
    """Play a new roll, with an exorcism or without, where it is worth it; else pass.

    Colours are never changed here: they seldom order a call.
    """
    dice, held = my_dice(view), rivals(view)
    now, _ = aim(dice, held, rolls=0)
    then, places = aim(dice, held, rolls=1)
    if view.half or then - now > WORTH["new-roll"]:
        return picked(dice, picks, places) or Pass()
    for move, freed, price in _exorcisms(dice, moves):
        if aim(freed, held, rolls=1)[0] - now > price + WORTH["new-roll"]:
            return move
    return Pass()


def _exorcisms(
    dice: Sequence[Die], moves: list[Any]
) -> Iterator[tuple[Move, tuple[Die, ...], float]]:
    """Each exorcism on offer, the dice after it, and what it must bring."""
    for move in moves:
        match move:
            case SmallExorcism(place):
                freed = with_item(tuple(dice), place, _freed(dice[place]))
                yield move, freed, WORTH["small-exorcism"]
            case GreatExorcism():
                yield move, tuple(_freed(die) for die in dice), WORTH["great-exorcism"]


def _freed(die: Die) -> Die:
    return Die(die.size, die.colour, die.face)


def picked(dice: Sequence[Die], picks: list[Pick], places: tuple[int, ...]) -> Any:
    """The dice to roll as an answer, all freed devils with them; None where there are none."""
    rolls = [pick for pick in picks if isinstance(pick.blank, Roll | NewRoll)]
    free = free_places(dice)
    chosen = {*places, *(place for place in free if dice[place].is_devil)}
    if not rolls or not chosen:
        return None
    return rolls[0].with_picked(tuple(free.index(place) for place in chosen))


def _shed(view: View, moves: list[Any], picks: list[Pick]) -> Move:
    """The best answer; all dice of the combination are recoloured alike where that is better."""
    best = max(moves, key=lambda move: value(view, move))
    if picks:
        minority = _minority(view)
        gift = _best_gift(view, _combination_size(view)) - WORTH["recolour-several"]
        if minority and gift > value(view, best):
            return picks[0].with_picked(minority)  # type: ignore[no-any-return]
    return best  # type: ignore[no-any-return]


def value(view: View, move: Any) -> float:
    """The chance of winning the round after this answer, trophies counted in."""
    match move:
        case ToHell(dice, trophy):
            return _left_with(view, {}, len(dice)) + _prize(trophy) - _big_dice(view, dice)
        case GiveTo(rival, dice, trophy):
            given = _left_with(view, {rival: len(dice)}, len(dice))
            return given + _prize(trophy) - _big_dice(view, dice)
        case Share(dice):
            shared = _left_with(view, _spread(view, len(dice)), len(dice))
            return shared - _big_dice(view, dice)
        case TakeTrophy(trophy):
            return _prize(trophy)
        case Hand(rival):
            return _left_with(view, {rival: 1}, 1)
        case GiveToCursed(cursed, die):
            return _left_with(view, {cursed: 1}, 1) - _big_dice(view, (die,))
        case RecolourOne(die):
            return _recolour_one(view, die)
        case Keep():
            return _later(view)
        case _:
            return 1.0


def _left_with(view: View, given: dict[Seat, int], gone: int) -> float:
    """My chance when so many of my dice are gone and rivals hold more, half a move included."""
    assert view.seat is not None
    held = [len(player.dice) + given.get(seat, 0) for seat, player in enumerate(view.players)]
    for parcel in view.half.parcels if view.half else ():
        gone += len(parcel.dice)
        if parcel.to is not None:
            held[parcel.to] += len(parcel.dice)
    held[view.seat] -= gone
    return prospect(held, tuple(player.tokens for player in view.players), view.seat)


def _prize(trophy: Trophy | None) -> float:
    return WORTH[trophy] if trophy else 0.0


def _big_dice(view: View, places: tuple[int, ...]) -> float:
    dice = my_dice(view)
    return BIG_DIE * sum(dice[place].size == "big" for place in places)


def _room(view: View) -> dict[Seat, int]:
    return {
        seat: MOST_DICE - len(player.dice)
        for seat, player in enumerate(view.players)
        if seat != view.seat
    }


def _spread(view: View, count: int) -> dict[Seat, int]:
    """So many dice handed out, each to the rival whom it hurts most."""
    given: dict[Seat, int] = {}
    for _ in range(count):
        room = (seat for seat, free in _room(view).items() if free > given.get(seat, 0))
        more = ({**given, seat: given.get(seat, 0) + 1} for seat in room)
        given = max(more, key=lambda given: _left_with(view, given, count))
    return given


def _combination(view: View) -> tuple[int, ...]:
    assert view.value is not None
    return combination(my_dice(view), view.value)


def _combination_size(view: View) -> int:
    return len(_combination(view)) - devils(my_dice(view))


def _minority(view: View) -> tuple[int, ...]:
    """The places of the colour that is rarer in the combination."""
    dice, places = my_dice(view), _combination(view)
    green = tuple(place for place in places if dice[place].colour == "green")
    red = tuple(place for place in places if dice[place].colour == "red")
    return min(green, red, key=len)


def _recolour_one(view: View, place: int) -> float:
    """The gift that becomes possible."""
    dice, places = my_dice(view), _combination(view)
    if place not in places:
        return 0.0
    alike = sum(dice[there].colour == other(dice[place].colour) for there in places) + 1
    return _best_gift(view, alike - devils(dice)) - WORTH["recolour-one"]


def _best_gift(view: View, count: int) -> float:
    """The chance after giving so many dice away, if anybody has room for them."""
    if len(_combination(view)) < LEAST_COMBINATION:
        return 0.0
    if not 1 <= count <= sum(_room(view).values()):
        return 0.0
    return _left_with(view, _spread(view, count), count)


def _later(view: View) -> float:
    """The best shed at a later call, or nothing at all."""
    assert view.value is not None
    dice = my_dice(view)
    sheds = (
        len(combination(dice, face)) - devils(dice)
        for face in VALUES
        if face > view.value and can_shed(dice, face)
    )
    return max(_left_with(view, {}, 0), *(LATER * _left_with(view, {}, shed) for shed in sheds), 0)
