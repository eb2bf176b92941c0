"""A player's move at a call: what is shed and where, and what the cursed are given.

It is said in one answer where that is enough. Dice shared among several rivals and gifts to the
cursed are named one by one, and a move said in several answers counts when it is confirmed.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import assert_never

import msgspec
from msgspec.structs import replace

from rules.core.asks import Choose, Option, Part, Question, one_choice, single
from rules.core.record import Event, Seat
from rules.desfausse.actions import (
    Answer,
    Confirm,
    GiveTo,
    GiveToCursed,
    GreatExorcism,
    Hand,
    Keep,
    NewRoll,
    Pass,
    RecolourOne,
    RecolourSeveral,
    Roll,
    Share,
    SmallExorcism,
    Stop,
    TakeTrophy,
    ToHell,
)
from rules.desfausse.box import LEAST_COMBINATION, Colour, Trophy
from rules.desfausse.calls import call_order, combination, is_single
from rules.desfausse.dice import Die, devils, different, names
from rules.desfausse.events import PlannedGift, PlannedHell, PlannedTrophy
from rules.desfausse.state import Calling, Giving, Player, State
from rules.desfausse.trophies import earned, played, recolour_questions


class Plan(msgspec.Struct, frozen=True):
    """A move as far as it has been said.

    `player` has played the trophies that belong to it. `shed` are the places of the dice shed;
    `rivals` who gets each of them, in that order, and nobody where they go to Hell. `rewarded` says
    that the trophy is settled. `gifts` are pairs of a cursed player and the place of a die.
    """

    player: Player
    chosen: bool = False
    shed: tuple[int, ...] = ()
    shared: bool = False
    rivals: tuple[Seat, ...] = ()
    trophy: Trophy | None = None
    rewarded: bool = True
    gifts: tuple[tuple[Seat, int], ...] = ()
    confirmed: bool = False

    @property
    def shed_dice(self) -> tuple[Die, ...]:
        """The dice that are shed."""
        return tuple(self.player.dice[place] for place in self.shed)

    @property
    def to_hell(self) -> bool:
        """Whether what is shed goes to Hell, not to rivals."""
        return not self.shared and not self.rivals

    def handed_to(self, rival: Seat) -> tuple[Die, ...]:
        """What a rival gets of the dice shed."""
        pairs = zip(self.shed_dice, self.rivals, strict=False)
        return tuple(die for die, to in pairs if to == rival)


def called(state: State) -> tuple[Seat, ...]:
    """Whose moment it is at this call."""
    assert isinstance(state.phase, Calling)
    for level in call_order(state, state.phase.value):
        waiting = tuple(seat for seat in level if seat not in state.phase.answered)
        if waiting:
            return waiting
    return ()


def givers(state: State) -> tuple[Seat, ...]:
    """After the 6s: whoever is not cursed, has shed nothing and owes a die to the cursed."""
    return tuple(
        seat
        for seat, player in enumerate(state.players)
        if seat not in state.cursed
        and not player.has_shed
        and owed(state, Plan(player, chosen=True))
    )


def plan(state: State, seat: Seat) -> Plan:
    """A player's move at this call, as far as it has been said."""
    return _unfolded(state, seat)[0]


def questions(state: State, seat: Seat) -> tuple[Question, ...]:
    """What is still to be said; nothing once the move is whole."""
    return _unfolded(state, seat)[1]


def _unfolded(state: State, seat: Seat) -> tuple[Plan, tuple[Question, ...]]:
    """The plan so far and the next questions. A single possible answer is carried through."""
    plan = Plan(state.players[seat], chosen=isinstance(state.phase, Giving))
    said = list(state.answers[seat])
    while asking := _next_questions(state, seat, plan):
        forced = _only_answer(asking)
        if forced is not None:
            plan = _with(plan, forced)
        elif said:
            plan = _with(plan, said.pop(0))
        else:
            return plan, asking
    return plan, ()


def _only_answer(asking: tuple[Question, ...]) -> Answer | None:
    match asking:
        case (Choose(options=(Option(action=Hand() | GiveToCursed() as only),)),):
            return only
        case _:
            return None


def _next_questions(state: State, seat: Seat, plan: Plan) -> tuple[Question, ...]:
    if not plan.chosen:
        return _shed_questions(state, seat, plan)
    if plan.shared and len(plan.rivals) < len(plan.shed):
        options = tuple(_hand_options(state, seat, plan))
        next_one = names(plan.shed_dice[len(plan.rivals) :][:1])
        return (Choose(options, "hand", private=True, facts={"dice": next_one}),)
    if not plan.rewarded and (rewards := _share_rewards(state, plan)):
        return (Choose(rewards, "trophy", private=True),)
    if due := _due_gifts(state, plan):
        return (Choose(tuple(_gift_options(plan, due)), "give-to-cursed", private=True),)
    if len(state.answers[seat]) > 1 and not plan.confirmed:
        leaving = len(plan.shed) + len(plan.gifts)
        return (one_choice(Confirm(), "confirm", count=leaving, private=True),)
    return ()


def _with(plan: Plan, answer: Answer) -> Plan:
    match answer:
        case ToHell(dice, trophy):
            return replace(plan, chosen=True, shed=dice, trophy=trophy)
        case GiveTo(rival, dice, trophy):
            to = (rival,) * len(dice)
            return replace(plan, chosen=True, shed=dice, trophy=trophy, rivals=to)
        case Share(dice, trophy):
            settled = trophy is not None
            return replace(
                plan, chosen=True, shed=dice, trophy=trophy, shared=True, rewarded=settled
            )
        case TakeTrophy(trophy):
            return replace(plan, trophy=trophy, rewarded=True)
        case Keep():
            return replace(plan, chosen=True)
        case Hand(rival):
            return replace(plan, rivals=(*plan.rivals, rival))
        case GiveToCursed(cursed, die):
            return replace(plan, gifts=(*plan.gifts, (cursed, die)))
        case Confirm():
            return replace(plan, confirmed=True)
        case RecolourOne() | RecolourSeveral():
            return replace(plan, player=played(plan.player, (answer,)))
        case Roll() | Stop() | SmallExorcism() | GreatExorcism() | NewRoll() | Pass():
            raise AssertionError(f"not said at a call: {answer}")
        case _:
            assert_never(answer)


def _shed_questions(state: State, seat: Seat, plan: Plan) -> tuple[Question, ...]:
    """Where to and which dice; recolours first, for those who want to; or keep everything."""
    assert isinstance(state.phase, Calling)
    private = plan.player != state.players[seat] or len(called(state)) > 1
    value = state.phase.value
    options = (*_hell_options(state, plan, value), *_rival_options(state, seat, plan, value))
    if plan.player == state.players[seat]:
        options += (single(Keep(), "keep-all", value=value),)
    shed = Choose(options, "shed", private, {"value": value}, whole=True, sure=True)
    return (shed, *recolour_questions(plan.player, private=private))


def _hell_options(state: State, plan: Plan, value: int) -> Iterator[Option]:
    """The whole combination less one die for each devil (p. 2)."""
    dice = plan.player.dice
    places = combination(dice, value)
    against = devils(dice)
    count = len(places) - against
    where = Part("hell", {"count": count, "combination": len(places), "devils": against}, "hell")
    rewards = _rewards(earned(state.board, plan.player, count=count, to_rivals=False))
    for shed, kept in ways_to_keep(dice, places, against):
        for trophy, reward in rewards:
            yield Option(ToHell(shed, trophy), (where, *kept, *reward))


def _rival_options(state: State, seat: Seat, plan: Plan, value: int) -> Iterator[Option]:
    """All dice of one colour, two at least, less the devils: for those who have room (p. 2)."""
    dice = plan.player.dice
    against = devils(dice)
    room = {other: state.players[other].room for other in state.seats if other != seat}
    for colour, places in _by_colour(dice, combination(dice, value)):
        count = len(places) - against
        too_few = len(places) < LEAST_COMBINATION and not is_single(dice)
        if too_few or not 1 <= count <= sum(room.values()):
            continue
        facts = {"colour": colour, "count": count, "combination": len(places), "devils": against}
        rewards = _rewards(earned(state.board, plan.player, count=count, to_rivals=True))
        for whom, to in _recipients(room, count):
            for shed, kept in ways_to_keep(dice, places, against):
                if whom is None:
                    yield Option(Share(shed), (Part("give", facts), to, *kept))
                    continue
                for trophy, reward in rewards:
                    parts = (Part("give", facts), to, *kept, *reward)
                    yield Option(GiveTo(whom, shed, trophy), parts)


def _by_colour(
    dice: Sequence[Die], places: tuple[int, ...]
) -> Iterator[tuple[Colour, tuple[int, ...]]]:
    colours: tuple[Colour, ...] = ("red", "green")
    for colour in colours:
        yield colour, tuple(place for place in places if dice[place].colour == colour)


def _recipients(room: dict[Seat, int], count: int) -> Iterator[tuple[Seat | None, Part]]:
    """One rival with room for everything, or several."""
    for rival, free in room.items():
        if free >= count:
            yield rival, Part("to-rival", {"rival_seat": rival})
    if count > 1 and sum(free > 0 for free in room.values()) > 1:
        yield None, Part("to-several")


def _rewards(trophies: tuple[Trophy, ...]) -> tuple[tuple[Trophy | None, tuple[Part, ...]], ...]:
    """A trophy may be declined; nothing is said where none is to be had."""
    if not trophies:
        return ((None, ()),)
    taken = tuple((trophy, (_reward(trophy),)) for trophy in trophies)
    return (*taken, (None, (Part("no-trophy"),)))


def _share_rewards(state: State, plan: Plan) -> tuple[Option, ...]:
    """What a share is rewarded with: by what one rival gets of it, but for recolouring one die.

    The book names several rivals for that trophy alone (p. 4).
    """
    most = max(plan.rivals.count(rival) for rival in plan.rivals)
    shared = len(plan.rivals)
    by_one = earned(state.board, plan.player, count=most, to_rivals=True)
    by_all = earned(state.board, plan.player, count=shared, to_rivals=True)
    trophies = tuple(t for t in by_all if t in by_one or t == "recolour-one")
    return tuple(
        Option(TakeTrophy(trophy), parts) for trophy, parts in _rewards(trophies) if trophies
    )


def _reward(trophy: Trophy) -> Part:
    return Part("trophy", {"trophy": trophy, "effect": trophy}, f"trophy-{trophy}")


def ways_to_keep(
    dice: Sequence[Die], places: tuple[int, ...], count: int
) -> Iterator[tuple[tuple[int, ...], tuple[Part, ...]]]:
    """Each different way to keep so many of these dice: what is shed then, and how that is said."""
    seen = set()
    for kept in combinations(places, count):
        looks = names(dice[place] for place in kept)
        if tuple(sorted(looks)) not in seen:
            seen.add(tuple(sorted(looks)))
            shed = tuple(place for place in places if place not in kept)
            yield shed, (_leaving([dice[place] for place in shed]),) if kept else ()


def _leaving(shed: Sequence[Die]) -> Part:
    return Part("leaves", {"dice": names(shed), "count": len(shed)})


def _hand_options(state: State, seat: Seat, plan: Plan) -> Iterator[Option]:
    """Who gets the next of the dice that are shared: a rival who still has room."""
    die = plan.shed_dice[len(plan.rivals)]
    for rival, other in enumerate(state.players):
        if rival != seat and other.room > len(plan.handed_to(rival)):
            yield single(Hand(rival), "hand", die.name, dice=(die.name,), rival_seat=rival)


def owed(state: State, plan: Plan) -> int:
    """How many gifts the cursed have to get with this move: as far as room and dice go."""
    return min(len(_cursed_with_room(state, plan)), len(_giveable(replace(plan, gifts=()))))


def _cursed_with_room(state: State, plan: Plan) -> tuple[Seat, ...]:
    """Gifts follow one's own shed, which may have filled a cursed player up."""
    return tuple(
        seat for seat in state.cursed if state.players[seat].room > len(plan.handed_to(seat))
    )


def _giveable(plan: Plan) -> tuple[int, ...]:
    """Any die may go that was not received this turn, devils included."""
    gone = {*plan.shed, *(place for _, place in plan.gifts)}
    return tuple(place for place in range(len(plan.player.own_dice)) if place not in gone)


def _due_gifts(state: State, plan: Plan) -> tuple[Seat, ...]:
    """Whom the next gift may go to: each cursed player in turn, or any where dice are too few."""
    if isinstance(state.phase, Calling) and not plan.shed:
        return ()
    if len(plan.gifts) == owed(state, plan):
        return ()
    given = {cursed for cursed, _ in plan.gifts}
    left = tuple(seat for seat in _cursed_with_room(state, plan) if seat not in given)
    return left[:1] if len(_giveable(plan)) >= len(left) else left


def _gift_options(plan: Plan, due: tuple[Seat, ...]) -> Iterator[Option]:
    dice = plan.player.dice
    for cursed in due:
        for place in different(dice, _giveable(plan)):
            name = dice[place].name
            yield single(
                GiveToCursed(cursed, place), "gift", name, dice=(name,), cursed_seat=cursed
            )


def summary(state: State, seat: Seat) -> Iterator[Event]:
    """A move said in several answers, told to its owner before it counts."""
    said, asking = _unfolded(state, seat)
    if not any(isinstance(question, Choose) and question.word == "confirm" for question in asking):
        return
    if said.shed and said.to_hell:
        yield PlannedHell(dice=names(said.shed_dice), to=(seat,))
    for rival in state.seats:
        gifts = tuple(said.player.dice[place] for cursed, place in said.gifts if cursed == rival)
        if dice := (*said.handed_to(rival), *gifts):
            yield PlannedGift(rival_seat=rival, dice=names(dice), to=(seat,))
    if said.trophy is not None:
        yield PlannedTrophy(trophy=said.trophy, to=(seat,))
