"""What a table may agree on before it plays: layouts, variants, the expansion, and the pace."""

from typing import Literal

import msgspec

from rules.core.errors import Refusal
from rules.core.game import Options, TableOption, settled, unfit
from rules.core.record import Record

OFF_ON = ("off", "on")

OPTIONS = (
    TableOption("nochmal", ("off", "shuffled", "standard"), "off"),
    TableOption("layout", ("standard", "plus-first", "luck-last", "random"), "standard"),
    TableOption("ending", ("all-home", "first-home", "last-pawn"), "all-home"),
    TableOption("one-is-free", OFF_ON, "off"),
    TableOption("recycle", OFF_ON, "off"),
    TableOption("worms", OFF_ON, "off"),
    TableOption("roll", OFF_ON, "on", comfort=True),
    TableOption("single-moves", OFF_ON, "on", comfort=True),
)

SEATS = range(2, 7)
SEATS_NOCHMAL = range(2, 9)


class House(Record, frozen=True, rename="kebab"):
    """The options of a table.

    `layout` counts only without the expansion. With `roll` the dice are rolled as the turn opens;
    with `single_moves` a move without alternative is played by itself.
    """

    nochmal: Literal["off", "shuffled", "standard"] = "off"
    layout: Literal["standard", "plus-first", "luck-last", "random"] = "standard"
    ending: Literal["all-home", "first-home", "last-pawn"] = "all-home"
    one_is_free: bool = False
    recycle: bool = False
    worms: bool = False
    roll: bool = True
    single_moves: bool = False


def agreed(options: Options) -> House:
    """The house rules for the chosen options; what is not chosen is at its default."""
    chosen = settled(OPTIONS, options)
    switches = {option.key for option in OPTIONS if option.choices == OFF_ON}
    return msgspec.convert(
        {key: value == "on" if key in switches else value for key, value in chosen.items()}, House
    )


def fits(options: Options, seats: int) -> Refusal | None:
    """Why these options do not go together, or not with this number of players."""
    refusal = unfit(OPTIONS, options, seats, SEATS_NOCHMAL)
    if refusal is not None:
        return refusal
    house = agreed(options)
    if house.nochmal != "off":
        return Refusal("recycle-with-nochmal") if house.recycle else None
    if house.worms:
        return Refusal("worms-need-nochmal")
    if seats not in SEATS:
        return Refusal("players-need-nochmal", {"most": SEATS[-1], "players": seats})
    return None
