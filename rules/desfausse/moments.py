"""A moment of the call: all its dice leave, then whoever is empty has won, then dice arrive."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

import msgspec
from msgspec.structs import replace

from rules.core.record import Event, Seat
from rules.core.tuples import with_player, without_item
from rules.desfausse.box import MOST_DICE, TROPHY_BOARD, Trophy
from rules.desfausse.calls import combination
from rules.desfausse.dice import Die, devils, names, without
from rules.desfausse.events import (
    GaveAway,
    GaveToCursed,
    GiftKept,
    Handed,
    Kept,
    Overflowed,
    ShedToHell,
    TrophyGained,
    TrophyScarce,
)
from rules.desfausse.shedding import Plan
from rules.desfausse.state import Calling, Player, State
from rules.desfausse.trophies import told


class Moment(msgspec.Struct, frozen=True):
    """What came of it. `winners` have no die left."""

    state: State
    events: tuple[Event, ...]
    winners: tuple[Seat, ...]


class _Table:
    """The dice in the middle of a moment: those that stay, and those under way to somebody."""

    def __init__(self, state: State, plans: Mapping[Seat, Plan]) -> None:
        self.plans = plans
        self.cursed = state.cursed
        self.hell = list(state.hell)
        self.arriving: list[list[Die]] = [[] for _ in state.players]
        self.gone: list[set[int]] = [set() for _ in state.players]
        self.held = [len(player.dice) for player in state.players]
        self.events: list[Event] = []

    def leave(self, seat: Seat, place: int) -> Die:
        self.gone[seat].add(place)
        self.held[seat] -= 1
        return self.plans[seat].player.dice[place]

    def has_room(self, seat: Seat) -> bool:
        return self.held[seat] + len(self.arriving[seat]) < MOST_DICE


def together(state: State, plans: Mapping[Seat, Plan]) -> Moment:
    """The moves of one moment, made at the same time; seat order settles what is too much."""
    table = _Table(state, plans)
    opening = chain.from_iterable(_shed_told(state, seat, plan) for seat, plan in plans.items())
    table.events += opening
    parcels = tuple(_shed_dice_leave(table))
    _place(table, ((rival, die) for rival, die in parcels if rival in state.cursed))
    _give_to_cursed(table)
    _place(table, ((rival, die) for rival, die in parcels if rival not in state.cursed))
    winners = tuple(seat for seat in plans if table.held[seat] == 0)
    after = _settled(state, table)
    return _with_trophies(Moment(after, tuple(table.events), winners), plans)


def _shed_told(state: State, seat: Seat, plan: Plan) -> Iterator[Event]:
    """What a player sheds and why it is so many."""
    if not isinstance(state.phase, Calling):
        return
    value, player = state.phase.value, plan.player
    if not plan.shed:
        yield Kept(seat=seat, value=value)
        return
    yield from told(seat, state.players[seat], state.answers[seat])
    shown = [player.dice[place] for place in combination(player.dice, value)]
    count, against = len(plan.shed), devils(player.dice)
    if plan.to_hell:
        yield ShedToHell(
            seat=seat,
            value=value,
            count=count,
            combination=len(shown),
            devils=against,
            dice=names(plan.shed_dice),
        )
        return
    colour = plan.shed_dice[0].colour
    alike = sum(die.colour == colour for die in shown)
    yield GaveAway(
        seat=seat, value=value, count=count, colour=colour, combination=alike, devils=against
    )
    for rival in sorted(set(plan.rivals)):
        yield Handed(seat=seat, rival_seat=rival, dice=names(plan.handed_to(rival)))


def _shed_dice_leave(table: _Table) -> Iterator[tuple[Seat, Die]]:
    """Dice to Hell go there; those for rivals are under way."""
    for seat, plan in table.plans.items():
        dice = [table.leave(seat, place) for place in plan.shed]
        if plan.to_hell:
            table.hell += dice
        else:
            yield from zip(plan.rivals, dice, strict=True)


def _place(table: _Table, parcels: Iterable[tuple[Seat, Die]]) -> None:
    """What a rival has no room for goes to Hell."""
    surplus: dict[Seat, list[Die]] = {}
    for rival, die in parcels:
        if table.has_room(rival):
            table.arriving[rival].append(die)
        else:
            surplus.setdefault(rival, []).append(die)
    for rival, dice in surplus.items():
        table.hell += dice
        table.events.append(Overflowed(rival_seat=rival, dice=names(dice)))


def _give_to_cursed(table: _Table) -> None:
    """A gift for which there is no room stays with its giver."""
    for seat, plan in table.plans.items():
        for cursed, place in plan.gifts:
            if table.has_room(cursed):
                die = table.leave(seat, place)
                table.arriving[cursed].append(die)
                gift = GaveToCursed(seat=seat, cursed_seat=cursed, dice=names((die,)))
                table.events.append(gift)
            else:
                table.events.append(GiftKept(seat=seat, cursed_seat=cursed))


def _settled(state: State, table: _Table) -> State:
    """The dice have left and arrived."""
    players = tuple(_after_moment(state, table, seat) for seat in state.seats)
    return replace(state, players=players, hell=tuple(table.hell))


def _after_moment(state: State, table: _Table, seat: Seat) -> Player:
    player = state.players[seat]
    if seat in table.plans:
        plan = table.plans[seat]
        player = replace(plan.player, has_shed=bool(plan.shed) or player.has_shed)
    stay = without(player.dice, table.gone[seat])
    return replace(player, dice=(*stay, *_received(table, seat)))


def _received(table: _Table, seat: Seat) -> tuple[Die, ...]:
    return tuple(replace(die, blocked=False, received=True) for die in table.arriving[seat])


def _with_trophies(moment: Moment, plans: Mapping[Seat, Plan]) -> Moment:
    """Level players who want more tokens of a kind than there are get none of it (p. 3)."""
    state, events = moment.state, list(moment.events)
    for row in TROPHY_BOARD:
        wanting = tuple(seat for seat, plan in plans.items() if plan.trophy == row.trophy)
        if len(wanting) > state.board.count(row.trophy):
            events.append(TrophyScarce(trophy=row.trophy, seats=wanting))
            continue
        for seat in wanting:
            state = _gained(state, seat, row.trophy)
            events.append(TrophyGained(seat=seat, trophy=row.trophy))
    return replace(moment, state=state, events=tuple(events))


def _gained(state: State, seat: Seat, trophy: Trophy) -> State:
    left = replace(state, board=without_item(state.board, trophy))
    return with_player(left, seat, gained=(trophy,))
