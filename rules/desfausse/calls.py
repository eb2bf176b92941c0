"""The call: who is cursed, what each player can shed, and in which order."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rules.core.record import Event, Seat
from rules.desfausse.box import LEAST_COMBINATION, VALUES
from rules.desfausse.dice import Die, devils, own
from rules.desfausse.events import Called, HeldBack, Hindered, Level, NobodyCalled
from rules.desfausse.state import Player, State


def is_cursed(dice: Sequence[Die]) -> bool:
    """More than half of one's dice are devils; exactly half is not enough (p. 2)."""
    return 2 * devils(dice) > len(own(dice))


def combination(dice: Sequence[Die], value: int) -> tuple[int, ...]:
    """Where all one's dice of this value lie."""
    return tuple([at for at, die in enumerate(dice) if die.face == value and not die.received])


def is_single(dice: Sequence[Die]) -> bool:
    """The turn was begun with one die: the rest, if any, was received since."""
    return len(own(dice)) == 1


def is_hindered(dice: Sequence[Die]) -> bool:
    """A single die stays when its owner was handed dice before it was called (p. 3)."""
    return is_single(dice) and len(dice) > 1


def can_shed(dice: Sequence[Die], value: int) -> bool:
    """Two or more of the value and fewer devils than that, or a single die (pp. 2–3)."""
    mine = own(dice)
    size = [die.face for die in mine].count(value)
    if len(mine) == 1:
        return size == 1 and not is_hindered(dice)
    return size >= LEAST_COMBINATION and size > devils(mine)


def sheddable(dice: Sequence[Die]) -> tuple[int, ...]:
    """The values of which these dice could be shed."""
    return tuple(value for value in VALUES if can_shed(dice, value))


def rank(dice: Sequence[Die], value: int) -> tuple[int, int, int]:
    """Lower is called earlier: single dice, then more dice, then more green ones (p. 2)."""
    greens = sum(dice[place].colour == "green" for place in combination(dice, value))
    return (*by_size(dice, value), -greens)


def by_size(dice: Sequence[Die], value: int) -> tuple[int, int]:
    """What of the rank no colour can change."""
    return (0 if is_single(dice) else 1, -len(combination(dice, value)))


def may_answer(state: State, seat: Seat, value: int) -> bool:
    """Whether a player may shed at this call: neither cursed nor done, and able to."""
    player = state.players[seat]
    return seat not in state.cursed and not player.has_shed and can_shed(player.dice, value)


def call_order(state: State, value: int) -> tuple[tuple[Seat, ...], ...]:
    """Those who can shed the value, moment by moment; level players share one."""

    def ranked(seat: Seat) -> tuple[int, int, int]:
        return rank(state.players[seat].dice, value)

    seats = sorted((seat for seat in state.seats if may_answer(state, seat, value)), key=ranked)
    return tuple(tuple(level) for _, level in groupby(seats, ranked))


def call_told(state: State, value: int) -> Iterator[Event]:
    """How a call is heard: who may shed, who is level, and who must keep a combination."""
    order = call_order(state, value)
    if order:
        yield Called(value=value, seats=tuple(seat for level in order for seat in level))
    else:
        yield NobodyCalled(value=value)
    for level in order:
        if len(level) > 1:
            yield Level(value=value, seats=level)
    for seat, player in enumerate(state.players):
        if seat not in state.cursed and not player.has_shed:
            yield from _kept_back(seat, player, value)


def _kept_back(seat: Seat, player: Player, value: int) -> Iterator[Event]:
    size, against = len(combination(player.dice, value)), devils(player.dice)
    if size == 1 and is_hindered(player.dice):
        yield Hindered(seat=seat, value=value)
    elif LEAST_COMBINATION <= size <= against:
        yield HeldBack(seat=seat, value=value, combination=size, devils=against)
