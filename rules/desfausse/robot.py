"""A robot for any seat: it weighs how near each answer leaves everybody to winning the round."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from rules.core.asks import Ask, Pick
from rules.core.chance import Chance
from rules.core.levels import best, careless
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
from rules.desfausse.aiming import aim, aims
from rules.desfausse.box import (
    LEAST_COMBINATION,
    MOST_DICE,
    ROLLS,
    TROPHY_BOARD,
    VALUES,
    Trophy,
    other,
)
from rules.desfausse.calls import can_shed, combination
from rules.desfausse.dice import Die, devils, free_places, own
from rules.desfausse.prospects import Hand as Held
from rules.desfausse.prospects import prospect
from rules.desfausse.view import View

PRICE: dict[Trophy, float] = {
    "new-roll": 0.04,
    "recolour-one": 0.01,
    "small-exorcism": 0.03,
    "recolour-several": 0.015,
    "great-exorcism": 0.04,
}
"""How much a trophy must add to the chance of winning the round to be played.

Guesses, not measured one by one.
"""

Gone = tuple[Seat | None, tuple[int, ...]]
"""Dice that leave, by place, and who gets them; nobody: Hell."""

LATER = 0.95
"""What a later call is worth: somebody may win before it, or hand over dice."""

SLACK = 0.9
"""How much of what lies between its best and its worst answer an easy robot may give away."""
ASTRAY = 0.6
"""How much of what lies between the best and the worst value to roll for it may give away."""

WON = 1.0
"""What an answer is worth after which no die is left."""


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
    """As the robot, but it forgets its trophies, and does not look closely at what it rolls for
    and where dice go.

    It does see how to shed its last dice.
    """
    moves = [move for move in ask.moves if not isinstance(move, Reconsider)]
    if not moves or view.half:
        return robot(view, ask, chance)
    if view.phase == "rolling":
        return _roll_carelessly(view, ask, chance)
    if view.phase == "closing":
        return Pass()
    worths: dict[Move, float] = {
        move: value(view, move) for move in moves if not isinstance(move, RecolourOne)
    }
    if worths[best(worths)] >= WON:
        return best(worths)
    slack = SLACK * (max(worths.values()) - min(worths.values()))
    return careless(worths, slack, chance, _kind)


def _roll_carelessly(view: View, ask: Ask, chance: Chance) -> Move:
    """Rolls what a value needs that is nearly the best one, and of which it has most by now."""
    picks = [pick for pick in ask.questions if isinstance(pick, Pick)]
    dice, rolls = my_dice(view), ROLLS - view.rolls
    found = list(aims(dice, rivals(view), rolls=rolls))
    most, places_of_most = max(found)
    promises = {places_of_most: most}
    held = [sum(die.face == value for die in dice) for value in VALUES]
    for count, (promise, places) in zip(held, found, strict=True):
        if count == max(held):
            promises[places] = max(promise, promises.get(places, 0.0))
    least, _ = min(found)
    slack = ASTRAY * (most - least)
    return picked(dice, picks, careless(promises, slack, chance)) or Stop()


def _kind(move: Move) -> tuple[type, Seat | None]:
    """Where the dice go. Which of them, and for which trophy, is looked at closely."""
    return type(move), move.rival if isinstance(move, GiveTo) else None


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
    for move, freed, price in exorcisms(dice, moves):
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
    if view.half or then - now > PRICE["new-roll"]:
        return picked(dice, picks, places) or Pass()
    for move, freed, price in exorcisms(dice, moves):
        if aim(freed, held, rolls=1)[0] - now > price + PRICE["new-roll"]:
            return move
    return Pass()


def exorcisms(
    dice: Sequence[Die], moves: list[Any]
) -> Iterator[tuple[Move, tuple[Die, ...], float]]:
    """Each exorcism on offer, the dice after it, and what it must bring."""
    for move in moves:
        match move:
            case SmallExorcism(place):
                freed = with_item(tuple(dice), place, _freed(dice[place]))
                yield move, freed, PRICE["small-exorcism"]
            case GreatExorcism():
                yield move, tuple(_freed(die) for die in dice), PRICE["great-exorcism"]


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
        gift = _best_gift(view, _combination_size(view)) - PRICE["recolour-several"]
        if minority and gift > value(view, best):
            return picks[0].with_picked(minority)  # type: ignore[no-any-return]
    return best  # type: ignore[no-any-return]


def value(view: View, move: Any) -> float:
    """The chance of winning the round after this answer."""
    match move:
        case ToHell(dice, trophy):
            return _left(view, [(None, dice)], trophy)
        case GiveTo(rival, dice, trophy):
            return _left(view, [(rival, dice)], trophy)
        case Share(dice):
            return _left(view, _spread(view, dice))
        case TakeTrophy(trophy):
            return _left(view, [], trophy)
        case Hand(rival):
            return _left(view, [(rival, _next_shared(view))])
        case GiveToCursed(cursed, die):
            return _left(view, [(cursed, (die,))])
        case RecolourOne(die):
            return _recolour_one(view, die)
        case Keep():
            return _later(view)
        case _:
            return 1.0


def _left(view: View, parcels: Iterable[Gone], trophy: Trophy | None = None) -> float:
    """My chance when these dice are gone, those of a half move included.

    Rivals are taken to shed as much as their dice allow at the calls to come.
    """
    assert view.seat is not None
    dice = my_dice(view)
    held = [len(player.dice) for player in view.players]
    big = [large(player.dice) for player in view.players]
    half = view.half.parcels if view.half else ()
    for to, places in (*((parcel.to, parcel.dice) for parcel in half), *parcels):
        moved = large(tuple(dice[place] for place in places))
        held[view.seat] -= len(places)
        big[view.seat] -= moved
        if to is not None:
            held[to] += len(places)
            big[to] += moved
    for seat, player in enumerate(view.players):
        if seat != view.seat and not player.has_shed and seat not in view.cursed:
            held[seat] -= _to_come(player.dice, view.value, held[seat])
    hands = []
    for seat, player in enumerate(view.players):
        more = (trophy,) if trophy and seat == view.seat else ()
        trophies = trophies_of((*player.trophies, *player.gained, *more))
        hands.append(Held(held[seat], min(big[seat], held[seat]), trophies))
    return prospect(hands, tuple(player.tokens for player in view.players), view.seat)


@lru_cache(maxsize=20_000)
def large(dice: tuple[Die, ...]) -> int:
    """How many of the dice are big."""
    return sum(die.size == "big" for die in dice)


@lru_cache(maxsize=20_000)
def _to_come(dice: tuple[Die, ...], value: int | None, held: int) -> int:
    """How many dice somebody who will hold so many can shed from this call on."""
    mine = own(dice)
    if value is None or (len(mine) == 1 and held > 1):
        return 0
    return max(
        len(combination(mine, later)) - devils(mine) if can_shed(mine, later) else 0
        for later in VALUES[value - VALUES[0] :]
    )


@cache
def trophies_of(held: tuple[Trophy, ...]) -> tuple[int, ...]:
    """How many there are of each kind."""
    return tuple(held.count(row.trophy) for row in TROPHY_BOARD)


def _next_shared(view: View) -> tuple[int, ...]:
    """The place of a die that is handed to somebody now, as near as the view tells."""
    gone = [place for parcel in view.half.parcels for place in parcel.dice] if view.half else []
    return tuple(place for place in _combination(view) if place not in gone)[:1]


def _room(view: View) -> dict[Seat, int]:
    return {
        seat: MOST_DICE - len(player.dice)
        for seat, player in enumerate(view.players)
        if seat != view.seat
    }


def _spread(view: View, places: Iterable[int]) -> list[Gone]:
    """These dice handed out, each to the rival whom it hurts most."""
    given: list[Gone] = []
    for place in places:
        room = _room(view)
        for to, _ in given:
            if to is not None:
                room[to] -= 1
        more: list[list[Gone]] = [
            [*given, (seat, (place,))] for seat, free in room.items() if free > 0
        ]
        given = max(more, key=lambda parcels: _left(view, parcels))
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
    return _best_gift(view, alike - devils(dice)) - PRICE["recolour-one"]


def _best_gift(view: View, count: int) -> float:
    """The chance after giving so many dice away, if anybody has room for them."""
    if len(_combination(view)) < LEAST_COMBINATION:
        return 0.0
    if not 1 <= count <= sum(_room(view).values()):
        return 0.0
    return _left(view, _spread(view, _combination(view)[:count]))


def _later(view: View) -> float:
    """The best shed at a later call, or nothing at all."""
    assert view.value is not None
    dice = my_dice(view)
    sheds = (
        combination(dice, face)[devils(dice) :]
        for face in VALUES
        if face > view.value and can_shed(dice, face)
    )
    return max([_left(view, []), *(LATER * _left(view, [(None, shed)]) for shed in sheds)])
