"""The rolls of a turn: everybody decides unseen, then the dice go off at once."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from rules.core.asks import Choose, Option, Pick, Question, single
from rules.core.chance import Chance, keyed
from rules.core.game import Change
from rules.core.record import Seat
from rules.core.tuples import with_item, with_player
from rules.desfausse.actions import Roll, Stop
from rules.desfausse.dice import Die, different, free_places, names, rolled
from rules.desfausse.events import OnlyDevils, Rerolled, Stopped
from rules.desfausse.state import Player, Rolling, State, with_settled_dice
from rules.desfausse.trophies import can_exorcise, exorcism_options, played, told

FEW = 3
"""Of so many dice, each one kept alone has a shortcut of its own."""


def asked(state: State) -> tuple[Seat, ...]:
    """Whoever is still rolling and has a die to roll, or an exorcism to free one."""
    return tuple(
        seat for seat, player in enumerate(state.players) if player.rolling and can_roll(player)
    )


def can_roll(player: Player) -> bool:
    """Whether there is a die to roll, or an exorcism that would free one."""
    return bool(free_places(player.dice)) or can_exorcise(player)


def questions(state: State, seat: Seat) -> tuple[Question, ...]:
    """Pick dice to roll, free devils first, or stop; nothing once that is said.

    Who has played an exorcism rolls: it is part of picking dice.
    """
    answers = state.answers[seat]
    if answers and isinstance(answers[-1], Roll | Stop):
        return ()
    player = played(state.players[seat], answers)
    stop: tuple[Option, ...] = () if answers else (single(Stop(), "stop"),)
    options = (*usual_rolls(player), *stop, *exorcism_options(player))
    choose = (Choose(options, "stop", private=True),) if options else ()
    return (*pick_to_roll(player, Roll()), *choose)


def pick_to_roll(player: Player, blank: object) -> tuple[Pick, ...]:
    """The dice that are not blocked, if there are any."""
    free = tuple(player.dice[place].part for place in free_places(player.dice))
    return (Pick(blank, free, 1, len(free), private=True),) if free else ()


def usual_rolls(player: Player) -> tuple[Option, ...]:
    """Shortcuts: roll everything, or keep all dice of a value that is there twice.

    Of a few dice also any single one is often kept.
    """
    free = [player.dice[place] for place in free_places(player.dice)]
    counted = Counter(die.face for die in free if not die.is_devil)
    kept = [
        tuple(place for place, die in enumerate(free) if die.face == face)
        for face, count in counted.most_common()
        if 1 < count < len(free)
    ]
    if 1 < len(free) <= FEW:
        kept += [(place,) for place in different(free, range(len(free)))]
    return tuple(_keeping(free, places) for places in (*kept, ()) if free)


def _keeping(free: Sequence[Die], kept: tuple[int, ...]) -> Option:
    roll = Roll(tuple(place for place in range(len(free)) if place not in kept))
    dice = [free[place] for place in kept]
    match len(kept):
        case 0:
            return single(roll, "roll-all", count=len(free))
        case 1:
            return single(roll, "keep", dice=names(dice))
        case _:
            return single(roll, "keep-values", values=tuple(die.face for die in dice))


def roll_off(state: State, chance: Chance) -> Change[State]:
    """All have decided: the next roll of those who take part in it."""
    change = Change(with_settled_dice(state))
    for seat, player in enumerate(state.players):
        if player.rolling:
            change = change.then(_roll_of, seat, chance)
    return change


def _roll_of(state: State, seat: Seat, chance: Chance) -> Change[State]:
    match state.answers[seat]:
        case ():
            return Change(with_player(state, seat, rolling=False), (OnlyDevils(seat=seat),))
        case (Stop(),):
            return Change(with_player(state, seat, rolling=False), (Stopped(seat=seat),))
        case (*_, Roll(picked)):
            return rerolled(state, seat, picked, chance)
        case answers:
            raise AssertionError(f"not a decision about a roll: {answers}")


def this_roll(state: State, seat: Seat, used: int, chance: Chance) -> Chance:
    """The luck of a player's dice in a roll, or after the rolls with a trophy."""
    match state.phase:
        case Rolling(rolls):
            moment: tuple[str | int, ...] = ("roll", rolls + 1)
        case _:
            moment = ("trophies", used)
    return keyed(chance, "round", state.round, "turn", state.turn, *moment, "seat", seat)


def rerolled(state: State, seat: Seat, picked: tuple[int, ...], chance: Chance) -> Change[State]:
    """The trophies that were played with it, then the dice picked from those not blocked."""
    before, answers = state.players[seat], state.answers[seat]
    player = played(before, answers)
    places = [free_places(player.dice)[place] for place in picked]
    dice = list(player.dice)
    roll = this_roll(state, seat, len(player.used), chance)
    for place in places:
        dice[place] = replace(rolled(dice[place], keyed(roll, "die", place)), fresh=True)
    players = with_item(state.players, seat, replace(player, dice=tuple(dice)))
    shown = Rerolled(seat=seat, dice=names(dice[place] for place in places))
    return Change(replace(state, players=players), (*told(seat, before, answers), shown))
