"""What the six dice are good for, and which of them somebody may take."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from rules.core.record import Seat
from rules.tres_fute_4ever.box import FACES, GREY_SIZE, ROLLS, ZONES, Colour, Zone
from rules.tres_fute_4ever.sheet import AnyEntry, Bar, Blue, Green, Grey, Pink, Sheet, Yellow
from rules.tres_fute_4ever.state import Dice, Die, State, die_of, lying
from rules.tres_fute_4ever.zones import blue_takes, takes


class Way(msgspec.Struct, frozen=True):
    """One way to use a die: what it counts, how often it is polished for that, and its partner."""

    die: Colour
    entry: AnyEntry
    number: int
    polish: int = 0
    partner_polish: int = 0

    @property
    def cost(self) -> int:
        """How many polish actions it takes."""
        return self.polish + self.partner_polish


def ways(sheet: Sheet, dice: Dice, colour: Colour) -> Iterator[Way]:
    """Every entry a die allows on this sheet, polished as far as its owner can (p. 4, 11)."""
    die = die_of(dice, colour)
    for number in counts(die, sheet.polish.left):
        polish = abs(number - die.face)
        for zone in zones_of(colour):
            if zone == "blue":
                yield from _blue_ways(sheet, dice, die, number)
                continue
            for entry in takes(sheet, zone, number):
                if not _wasteful(entry, die, number):
                    yield Way(colour, entry, number, polish)


def counts(die: Die, polish: int) -> range:
    """What a die may count as: one more or less for each polish, but only on the tray (p. 11)."""
    reach = polish if die.lies == "tray" else 0
    return range(max(FACES[0], die.face - reach), min(FACES[-1], die.face + reach) + 1)


def zones_of(colour: Colour) -> tuple[Zone, ...]:
    """The white die is entered in any zone (p. 8)."""
    return ZONES if colour == "white" else (colour,)


def _wasteful(entry: AnyEntry, die: Die, number: int) -> bool:
    """A grey region that needs less polish: spare pips are lost, so nobody polishes for them."""
    if number == die.face or not isinstance(entry, Grey):
        return False
    return number < die.face or GREY_SIZE[entry.region] < number


def _blue_ways(sheet: Sheet, dice: Dice, die: Die, number: int) -> Iterator[Way]:
    """The blue die is the row, the white one the column, wherever the partner lies (p. 6).

    A partner on the tray may be polished too, also by the active player (p. 11).
    """
    partner = partner_of(dice, die)
    polish = abs(number - die.face)
    for other in counts(partner, sheet.polish.left - polish):
        row, column = (number, other) if die.colour == "blue" else (other, number)
        for entry in blue_takes(sheet, row, column):
            yield Way(die.colour, entry, number, polish, abs(other - partner.face))


def way_to(dice: Dice, colour: Colour, entry: AnyEntry) -> Way:
    """How a die comes to make an entry that it allows."""
    die = die_of(dice, colour)
    match entry:
        case Blue(row, column):
            number, other = (row, column) if colour == "blue" else (column, row)
            shifted = abs(other - partner_of(dice, die).face)
            return Way(colour, entry, number, abs(number - die.face), shifted)
        case Grey(region):
            number = max(die.face, GREY_SIZE[region])
        case Yellow(_, number) | Green(_, number) | Pink(number):
            pass
    return Way(colour, entry, number, abs(number - die.face))


def partner_of(dice: Dice, die: Die) -> Die:
    """Of blue the white die, of white the blue one."""
    return die_of(dice, "white" if die.colour == "blue" else "blue")


def usable(sheet: Sheet, dice: Dice, colour: Colour) -> bool:
    """Whether the die can be entered on this sheet, polished if need be."""
    return next(ways(sheet, dice, colour), None) is not None


def usable_as_it_lies(sheet: Sheet, dice: Dice, colour: Colour) -> bool:
    """Whether the die can be entered without polishing anything."""
    return usable(replace(sheet, polish=Bar()), dice, colour)


# Who may take which dice


def silver_dice(state: State, seat: Seat) -> tuple[Colour, ...]:
    """The tray's dice; the boxes' too for somebody who can enter none of the tray's (p. 4).

    Judged by the faces as they lie: nobody must polish to count as able.
    """
    return silver_of(state.players[seat].sheet, state.dice, state.boxes)


def silver_of(sheet: Sheet, dice: Dice, boxes: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """The same for a sheet and the dice on the table."""
    tray = lying(dice, "tray")
    if any(usable_as_it_lies(sheet, dice, colour) for colour in tray):
        return tray
    return tray + boxes


def extra_dice(state: State, seat: Seat) -> tuple[Colour, ...]:
    """Any of the six, each once in a turn, while there is an extra-die action (p. 10)."""
    player = state.players[seat]
    if player.sheet.extra.left == 0:
        return ()
    return tuple(die.colour for die in state.dice if die.colour not in player.extras)


def lower_dice(state: State, colour: Colour) -> tuple[Colour, ...]:
    """The dice that go to the tray with this choice: the lower ones of the roll (p. 2).

    After the third roll all others do.
    """
    chosen = die_of(state.dice, colour)
    others = [die for die in state.dice if die.lies == "rolled" and die.colour != colour]
    if is_last_roll(state):
        return tuple(die.colour for die in others)
    return tuple(die.colour for die in others if die.face < chosen.face)


def is_last_roll(state: State) -> bool:
    """Whether all rolls of the turn have been made."""
    return state.roll == ROLLS
