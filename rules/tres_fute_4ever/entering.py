"""A die or a "?" is entered on a player's sheet, and everything it brings is told."""

from collections.abc import Iterator

from rules.core.game import Change
from rules.core.record import Event, Seat
from rules.core.tuples import with_player, without_item
from rules.tres_fute_4ever.bonuses import Booked, book, entered
from rules.tres_fute_4ever.box import BAR_ENDS, GREY_SIZE, Bonus, Colour, Mark, Tool
from rules.tres_fute_4ever.dice import Way, partner_of, way_to
from rules.tres_fute_4ever.events import (
    BarFilled,
    CrossedBlue,
    CrossedGrey,
    Gained,
    Polished,
    UsedMark,
    WroteGreen,
    WrotePink,
    WroteYellow,
)
from rules.tres_fute_4ever.news import noted, places
from rules.tres_fute_4ever.sheet import AnyEntry, Blue, Green, Grey, Pink, Sheet, Yellow, spend
from rules.tres_fute_4ever.state import Dice, Die, State, die_of


def shown(die: Die) -> str:
    """A die as events name it: "blue-4"."""
    return f"{die.colour}-{die.face}"


def enter_die(state: State, seat: Seat, colour: Colour, entry: AnyEntry) -> Change[State]:
    """The die as it lies or polished; each step of polish costs one action (p. 11)."""
    way = way_to(state.dice, colour, entry)
    paid = used(state, seat, "polish", way.cost)
    return Change(paid, tuple(polishing(seat, state.dice, way))).then(enter, seat, entry)


def used(state: State, seat: Seat, tool: Tool, times: int = 1) -> State:
    """Actions crossed off a player's bar."""
    paid = with_player(state, seat, sheet=spend(state.players[seat].sheet, tool, times))
    return noted(paid, seat, *(tool,) * times) if times else paid


def polishing(seat: Seat, dice: Dice, way: Way) -> Iterator[Event]:
    """Which dice are polished, and how often."""
    die = die_of(dice, way.die)
    if way.polish:
        yield Polished(seat=seat, dice=shown(die), number=way.number, uses=way.polish)
    if way.partner_polish and isinstance(way.entry, Blue):
        partner = partner_of(dice, die)
        number = way.entry.column if partner.colour == "white" else way.entry.row
        yield Polished(seat=seat, dice=shown(partner), number=number, uses=way.partner_polish)


def use_mark(state: State, seat: Seat, mark: Mark, entry: AnyEntry) -> Change[State]:
    """One "?" leaves the pool; what it sets off joins it (p. 9)."""
    after = with_player(state, seat, pool=without_item(state.players[seat].pool, mark))
    return Change(after, (UsedMark(seat=seat, mark=mark),)).then(enter, seat, entry)


def enter(state: State, seat: Seat, entry: AnyEntry) -> Change[State]:
    """An entry on a player's sheet, and what it sets off, short of using the "?"."""
    sheet = state.players[seat].sheet
    booked = entered(sheet, entry)
    events = (wrote(seat, sheet, entry), *gaining(seat, booked))
    after = noted(state, seat, *places(sheet, entry, booked.sheet))
    return Change(with_booked(after, seat, booked), events)


def give(state: State, seat: Seat, bonus: Bonus) -> Change[State]:
    """A round's bonus for one player (p. 2); the round itself tells what everybody gets."""
    booked = book(state.players[seat].sheet, (bonus,))
    return Change(with_booked(state, seat, booked), tuple(filling(seat, booked)))


def with_booked(state: State, seat: Seat, booked: Booked) -> State:
    """The player's sheet after booking; open "?" join the pool."""
    pool = tuple(sorted(state.players[seat].pool + booked.marks))
    return with_player(state, seat, sheet=booked.sheet, pool=pool)


def wrote(seat: Seat, before: Sheet, entry: AnyEntry) -> Event:
    """The event for an entry; `before` is the sheet without it."""
    match entry:
        case Yellow(row, number):
            return WroteYellow(seat=seat, number=number, row=row)
        case Blue(line, column):
            return CrossedBlue(seat=seat, row=line, column=column)
        case Grey(region):
            return CrossedGrey(seat=seat, name=region, cells=GREY_SIZE[region])
        case Green(triangle, number):
            cell = len(before.triangles(triangle)) + 1
            return WroteGreen(seat=seat, number=number, triangle=triangle, cell=cell)
        case Pink(number):
            times = len(entered(before, entry).sheet.pink) - len(before.pink)
            return WrotePink(seat=seat, number=number, cell=len(before.pink) + 1, times=times)


def gaining(seat: Seat, booked: Booked) -> Iterator[Event]:
    """The bonuses of the entry, then those of the bars it filled."""
    own = list(booked.bonuses)
    for tool in booked.full:
        own.remove(BAR_ENDS[tool])
    if own:
        yield Gained(seat=seat, bonus=tuple(own))
    yield from filling(seat, booked)


def filling(seat: Seat, booked: Booked) -> Iterator[Event]:
    """The bars that were filled, each with its further bonus."""
    for tool in booked.full:
        yield BarFilled(seat=seat, tool=tool, bonus=BAR_ENDS[tool])
