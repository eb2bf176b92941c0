"""What answers and rolls are worth in DESfausse: the chance of the title.

The turn is played to its end by the good robot on every seat, many times, as the strong one does
it; there the dice and tokens say who may get the title. What the others have said unseen is not
known: they choose anew.
"""

from collections.abc import Iterable, Iterator, Mapping

from rules.core.appraisal import Answers, Appraisal, Reason, Worth
from rules.core.asks import Ask
from rules.core.chance import Chance, Luck, Throw
from rules.core.record import Action, Seat
from rules.core.weighing import sampled, weighed
from rules.desfausse.actions import (
    GiveTo,
    GreatExorcism,
    Keep,
    Move,
    NewRoll,
    RecolourOne,
    RecolourSeveral,
    Roll,
    Share,
    SmallExorcism,
    Stop,
    ToHell,
)
from rules.desfausse.box import FACES, VALUES
from rules.desfausse.calls import can_shed, combination
from rules.desfausse.dice import Die, devils, free_places
from rules.desfausse.playouts import candidates, imagined
from rules.desfausse.robot import my_dice, robot
from rules.desfausse.rolling import this_roll
from rules.desfausse.state import Player, State
from rules.desfausse.trophies import played
from rules.desfausse.turn_end import SameThrows, outcome, played_out, standing
from rules.desfausse.turns import all_rolled
from rules.desfausse.view import View

PLAYOUTS = 300
"""Turns for one question."""

AFFORDABLE = 22_000
"""Playouts in a whole review: with five players four milliseconds each, a minute and a half."""

A_ROLL = 4
"""A roll gets one in so many of them, twice: as it fell, and as it might have fallen."""

ROUGH = 0.01
"""The error with which two ends of a turn are compared: a turn says little of a round."""

Fallen = Mapping[str, int]
"""Dice that have fallen: by the key of its throw which of its faces each shows."""


class Seen(SameThrows):
    """Luck in which some dice have fallen already."""

    def __init__(self, seed: bytes, fallen: Fallen) -> None:
        super().__init__(seed)
        self.fallen = fallen

    def throw(self, key: str, n: int) -> int:
        """What has fallen, or else the draw with that key."""
        known = self.fallen.get(key.partition("#")[0])
        return super().throw(key, n) if known is None else known


def start(view: View, seat: Seat, chance: Chance, budget: int) -> Worth:  # noqa: ARG001
    """Everybody begins alike."""
    return Worth(1 / len(view.players))


def answers(
    view: View, seat: Seat, ask: Ask, chosen: Move | None, chance: Chance, budget: int
) -> Answers:
    """The usual answer, those that promise most, and the one chosen."""
    state, usual = imagined(view), robot(view, ask, chance)
    return weighed(
        [usual, *candidates(view, ask)],
        chosen,
        chance,
        budget,
        seed_of,
        lambda move, seed: outcome(state, seat, move, SameThrows(seed)),
        lambda seed: outcome(state, seat, usual, SameThrows(seed)),
        rough=ROUGH,
    )


def seed_of(luck: Luck) -> bytes:
    """What all dice of one playout come from."""
    return luck.seed


def luck(
    before: View | None,
    seat: Seat,
    action: Move | None,
    after: View,
    chance: Chance,
    budget: int,
) -> Worth | None:
    """What the own dice gave that fell in this step, the others' dice being as they may."""
    begins = before is None or (before.round, before.turn) != (after.round, after.turn)
    parts = []
    if before is not None and (roll := rolling(before, action, after)) is not None:
        parts.append(_rolled(before, seat, action, after, roll))
    if begins and after.phase == "rolling" and after.rolls == 1:
        parts.append(_first_rolled(after, seat))
    if not parts:
        return None
    return sampled(
        chance, budget // A_ROLL, seed_of, lambda seed: sum(part.gained(seed) for part in parts)
    )


def rolling(before: View, action: Move | None, after: View) -> Roll | NewRoll | None:
    """The own roll that was carried out in this step."""
    half = before.half.answers if before.half else ()
    said = half if action is None else (*half, action)
    happened = _moment(before) != _moment(after)
    return said[-1] if happened and said and isinstance(said[-1], Roll | NewRoll) else None


def _moment(view: View) -> tuple[object, ...]:
    used = () if view.seat is None else view.players[view.seat].used
    return view.round, view.turn, view.phase, view.rolls, view.value, used


class OwnRoll:
    """A roll that has been made: the turn from before it, with what the own dice show or without.

    Where the turn is over before anybody could see them, `ended` is how the seat stands then.
    """

    def __init__(
        self, state: State, seat: Seat, action: Move | None, fallen: Fallen, ended: float | None
    ) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.fallen = fallen
        self.ended = ended

    def gained(self, seed: bytes) -> float:
        """By how much the turn ends better with the dice as they fell."""
        fell = self._ends(Seen(seed, self.fallen)) if self.ended is None else self.ended
        return fell - self._ends(SameThrows(seed))

    def _ends(self, luck: Luck) -> float:
        if self.action is not None:
            return outcome(self.state, self.seat, self.action, luck)
        return played_out(self.state, self.seat, (self.state.round, self.state.turn), luck)


class FirstRoll(OwnRoll):
    """The roll of all dice with which a turn begins."""

    def _ends(self, luck: Luck) -> float:
        turn = self.state.round, self.state.turn
        return played_out(all_rolled(self.state, luck), self.seat, turn, luck)


def _rolled(
    before: View, seat: Seat, action: Move | None, after: View, roll: Roll | NewRoll
) -> OwnRoll:
    state = imagined(before)
    if (before.round, before.turn) != (after.round, after.turn):
        over = after.phase == "over"
        ended = float(seat in after.winners) if over else standing(imagined(after), seat)
        return OwnRoll(state, seat, action, {}, ended)
    said = (*state.answers[seat], *(() if action is None else (action,)))
    player: Player = played(state.players[seat], said)
    places = [free_places(player.dice)[place] for place in roll.picked]
    throw = this_roll(state, seat, len(player.used), SameThrows(b""))
    return OwnRoll(state, seat, action, _fallen(throw, after.players[seat].dice, places), None)


def _first_rolled(after: View, seat: Seat) -> OwnRoll:
    state, dice = imagined(after), after.players[seat].dice
    throw = SameThrows(b"").at("round", state.round, "turn", state.turn, "roll", 1, "seat", seat)
    return FirstRoll(state, seat, None, _fallen(throw, dice, range(len(dice))), None)


def _fallen(throw: Chance, dice: tuple[Die, ...], places: Iterable[int]) -> Fallen:
    assert isinstance(throw, Throw)
    return {
        "/".join(map(str, throw.at("die", place).place)): FACES[dice[place].size].index(
            dice[place].face
        )
        for place in places
    }


TROPHY_MOVES = (SmallExorcism, GreatExorcism, NewRoll, RecolourOne, RecolourSeveral)
SHEDS = (ToHell, GiveTo, Share)


def reason(view: View, seat: Seat, best: Move, chosen: Move) -> Reason | None:
    """The first thing that tells both answers apart."""
    return next(_reasons(view, seat, best, chosen), None)


def _reasons(view: View, seat: Seat, best: Action, chosen: Action) -> Iterator[Reason]:
    if isinstance(chosen, TROPHY_MOVES) and not isinstance(best, TROPHY_MOVES):
        yield Reason("keeps-trophy")
    if isinstance(best, TROPHY_MOVES) and not isinstance(chosen, TROPHY_MOVES):
        yield Reason("plays-trophy")
    if isinstance(best, Roll) and isinstance(chosen, Stop):
        yield Reason("rolls-on")
    if isinstance(best, Stop) and isinstance(chosen, Roll):
        yield Reason("stops")
    if isinstance(best, Keep) and isinstance(chosen, SHEDS):
        yield from _waits(view, len(chosen.dice))
    if isinstance(best, SHEDS):
        fewer = len(chosen.dice) if isinstance(chosen, SHEDS) else 0
        if len(best.dice) > fewer:
            yield Reason("sheds-more", {"count": len(best.dice), "fewer": fewer})
        trophy = best.trophy
        if trophy and not getattr(chosen, "trophy", None):
            yield Reason("takes-trophy", {"trophy": trophy})
    if isinstance(best, GiveTo) and best.rival != getattr(chosen, "rival", None):
        held = [len(p.dice) for other, p in enumerate(view.players) if other != seat]
        if len(view.players[best.rival].dice) == min(held):
            yield Reason("slows", {"rival_seat": best.rival})
    if isinstance(best, Roll) and isinstance(chosen, Roll):
        yield from _aims(my_dice(view), best, chosen)
        count, other = len(best.picked), len(chosen.picked)
        if count > other:
            yield Reason("rolls-more", {"count": count, "other": other})
        if count < other:
            yield Reason("keeps-more", {"count": count, "other": other})


def _waits(view: View, now: int) -> Iterator[Reason]:
    """A later call at which more dice could go."""
    dice = my_dice(view)
    for value in VALUES:
        later = view.value is not None and value > view.value and can_shed(dice, value)
        count = len(combination(dice, value)) - devils(dice) if later else 0
        if count > now:
            yield Reason("waits", {"value": value, "count": count})


def _aims(dice: tuple[Die, ...], best: Roll, chosen: Roll) -> Iterator[Reason]:
    """More equal dice are kept for the call, or others; a devil is called with no value."""
    kept = [
        [die.face for place, die in enumerate(dice) if place not in _places(dice, roll)]
        for roll in (best, chosen)
    ]
    (equal, value), (fewer, other) = (
        max((faces.count(value), value) for value in VALUES) for faces in kept
    )
    if equal > fewer:
        yield Reason("keeps-equal", {"count": equal})
    if equal == fewer > 0 and value != other:
        yield Reason("aims-for", {"value": value, "other": other})


def _places(dice: tuple[Die, ...], roll: Roll) -> list[int]:
    free = free_places(dice)
    return [free[place] for place in roll.picked]


APPRAISAL = Appraisal(
    unit="chance",
    exact=False,
    budget=PLAYOUTS,
    affordable=AFFORDABLE,
    start=start,
    answers=answers,
    luck=luck,
    reason=reason,
)
