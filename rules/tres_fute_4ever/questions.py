"""What each player may do now."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from rules.core.asks import Ask, Choose, Option, Part, one_choice, single
from rules.core.record import Action, Fact, Seat
from rules.tres_fute_4ever.actions import (
    Decline,
    Done,
    GiveUpRoll,
    Reroll,
    Roll,
    TakeDie,
    TakeExtra,
    TakeSilver,
    UseMark,
)
from rules.tres_fute_4ever.bonuses import entered
from rules.tres_fute_4ever.box import GREY_SIZE, MARKS, Colour, Mark, Zone
from rules.tres_fute_4ever.dice import (
    Way,
    extra_dice,
    is_last_roll,
    lower_dice,
    silver_dice,
    usable_as_it_lies,
    ways,
)
from rules.tres_fute_4ever.sheet import (
    AnyEntry,
    Blue,
    Green,
    Grey,
    Pink,
    Sheet,
    Yellow,
    spend,
    zone_of,
)
from rules.tres_fute_4ever.state import Die, State, die_of, is_last_turn, lying
from rules.tres_fute_4ever.zones import mark_takes, zones_of

Taking = Callable[[Colour, AnyEntry], Action]
"""The move that takes a die and enters it."""


def asks(state: State) -> Mapping[Seat, Ask]:
    """Everybody who has something to decide, all at once."""
    seats = () if state.over else range(len(state.players))
    asked = {seat: question(state, seat) for seat in seats}
    return {
        seat: Ask((choose,), wishes=wishes(state, seat))
        for seat, choose in asked.items()
        if choose is not None
    }


def question(state: State, seat: Seat) -> Choose | None:
    """Open "?" come first; nobody rolls while anybody has one."""
    player = state.players[seat]
    if player.pool:
        return Choose(tuple(marks(player.sheet, player.pool)), "mark", whole=True)
    match player.doing:
        case "roll":
            return rolling(state) if may_roll(state) else None
        case "choose":
            return Choose((*rolled(state), *instead(state)), "die", whole=True)
        case "tray":
            fits = silver_dice(state, seat) == lying(state.dice, "tray")
            options = (*silver(state, seat), single(Decline(), "decline"))
            return Choose(options, "silver", facts={"fits": int(fits)}, whole=True)
        case "extra":
            return Choose((*extras(state, seat), single(Done(), "done")), "extra", whole=True)
        case "waiting" | "done":
            return None


def wishes(state: State, seat: Seat) -> Mapping[str, Action]:
    """What standing wishes answer; in the last turn they do not, after it nothing is worth keeping.

    "keep-extras" uses no extra die; "pass" takes none that would have to be polished first.
    """
    player, idle = state.players[seat], idle_move(state, seat)
    keeps = player.doing == "extra" and not player.pool and not is_last_turn(state)
    keeping: dict[str, Action] = {"keep-extras": Done()} if keeps else {}
    return keeping if idle is None else keeping | {"pass": idle}


def idle_move(state: State, seat: Seat) -> Action | None:
    """The pass of somebody whom none of the dice fits as it lies: only polish would help.

    At the tray no die of it and none of the boxes fits; an extra die that fits as it lies is
    something, one that must be polished first is not. Not so in the last turn, after which polish
    is worth nothing, nor for a roll that does not fit: a re-roll may change all of it.
    """
    player = state.players[seat]
    if player.pool or player.doing not in ("tray", "extra") or is_last_turn(state):
        return None
    at_tray = player.doing == "tray"
    mine = silver_dice(state, seat) if at_tray else extra_dice(state, seat)
    if any(usable_as_it_lies(player.sheet, state.dice, colour) for colour in mine):
        return None
    return Decline() if at_tray else Done()


def may_roll(state: State) -> bool:
    """The first roll of a round waits until everybody has used the round's bonus."""
    return not any(player.pool for player in state.players)


def rolling(state: State) -> Choose:
    """The button that rolls the dice in hand."""
    count = len(lying(state.dice, "hand"))
    return one_choice(Roll(), "roll", "roll", roll=state.roll + 1, count=count)


# Dice


def rolled(state: State) -> Iterator[Option]:
    """The dice just rolled that can be entered (p. 2), each with those it sends to the tray.

    After the last roll all others go there whatever is chosen, so that nothing is said.
    """
    sheet = state.players[state.active].sheet
    for colour in lying(state.dice, "rolled"):
        tray = () if is_last_roll(state) else lower_dice(state, colour)
        facts: dict[str, Fact] = {"tray": tray, "lower": len(tray)}
        first = _die_part("die", die_of(state.dice, colour), facts)
        yield from _taken(TakeDie, first, sheet, tuple(ways(sheet, state.dice, colour)))


def instead(state: State) -> Iterator[Option]:
    """What else the active player may do with a roll: roll again, or take no die."""
    left = state.players[state.active].sheet.reroll.left
    if left:
        yield single(Reroll(), "reroll", "bonus-reroll", left=left)
    yield single(GiveUpRoll(), "give-up")


def silver(state: State, seat: Seat) -> Iterator[Option]:
    """A passive player's dice: the tray's, as a last resort those on the boxes (p. 4)."""
    sheet = state.players[seat].sheet
    for colour in silver_dice(state, seat):
        die = die_of(state.dice, colour)
        first = _die_part("silver", die, {"lies": die.lies})
        yield from _taken(TakeSilver, first, sheet, tuple(ways(sheet, state.dice, colour)))


def extras(state: State, seat: Seat) -> Iterator[Option]:
    """Any of the six dice for an extra-die action."""
    sheet = state.players[seat].sheet
    for colour in extra_dice(state, seat):
        first = _die_part("extra", die_of(state.dice, colour), {"left": sheet.extra.left})
        spent = spend(sheet, "extra")
        yield from _taken(TakeExtra, first, spent, tuple(ways(sheet, state.dice, colour)))


def _die_part(word: str, die: Die, facts: Mapping[str, Fact]) -> Part:
    shown = f"{die.colour}-{die.face}"
    return Part(word, {"dice": shown, **facts}, f"cube-{die.colour}")


def _taken(taking: Taking, first: Part, sheet: Sheet, found: tuple[Way, ...]) -> Iterator[Option]:
    """Die, what it counts if it can be polished, colour if it is white, place."""
    polished = any(way.polish for way in found)
    for way in found:
        counts = (_counts_part(way, sheet),) if polished else ()
        colour = (_zone_part(zone_of(way.entry)),) if way.die == "white" else ()
        place = _place_part(spend(sheet, "polish", way.cost), way.entry, way.partner_polish)
        yield Option(taking(way.die, way.entry), (first, *counts, *colour, place))


def _counts_part(way: Way, sheet: Sheet) -> Part:
    facts = {"number": way.number, "polish": way.polish, "left": sheet.polish.left}
    return Part("counts", facts, "bonus-polish" if way.polish else "")


def _zone_part(zone: Zone) -> Part:
    return Part("zone", {"zone": zone}, f"cube-{zone}")


def _place_part(sheet: Sheet, entry: AnyEntry, polish: int = 0) -> Part:
    """Where it goes, and every bonus it sets off; `gifts` counts them."""
    booked = entered(sheet, entry)
    bonus = booked.bonuses
    facts: dict[str, Fact] = {"bonus": bonus, "gifts": len(bonus)}
    icon = f"bonus-{bonus[0]}" if bonus else ""
    match entry:
        case Yellow(row):
            facts |= {"row": row, "column": len(sheet.yellow_row(row)) + 1}
        case Blue(line, column):
            facts |= {"row": line, "column": column, "polish": polish}
        case Grey(region):
            facts |= {"name": region, "cells": GREY_SIZE[region]}
        case Green(triangle):
            facts |= {"triangle": triangle, "cell": len(sheet.triangles(triangle)) + 1}
        case Pink(number):
            times = len(booked.sheet.pink) - len(sheet.pink)
            facts |= {"number": number, "cell": len(sheet.pink) + 1, "times": times}
    return Part(zone_of(entry), facts, icon)


# "?"


def marks(sheet: Sheet, pool: Iterable[Mark]) -> Iterator[Option]:
    """Any open "?" next: which one, the black one's colour, number or row, place (p. 9)."""
    for mark in (mark for mark in MARKS if mark in pool):
        for zone in zones_of(mark):
            colour = (_zone_part(zone),) if mark == "black" else ()
            for entry in mark_takes(sheet, zone):
                place = (*_number_part(entry), _place_part(sheet, entry))
                yield Option(UseMark(mark, entry), (_mark_part(mark), *colour, *place))


def _mark_part(mark: Mark) -> Part:
    return Part("mark", {"mark": mark}, f"bonus-{mark}")


def _number_part(entry: AnyEntry) -> tuple[Part, ...]:
    match entry:
        case Yellow(_, number) | Green(_, number):
            return (Part("number", {"number": number}),)
        case Blue(row):
            return (Part("row", {"row": row}),)
        case Grey() | Pink():
            return ()
