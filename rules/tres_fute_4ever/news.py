"""What is new on the sheets: to a player since their own last move, to the channel in a turn."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rules.core.record import Seat
from rules.core.tuples import with_player
from rules.tres_fute_4ever.box import TOOLS
from rules.tres_fute_4ever.sheet import AnyEntry, Bar, Blue, Green, Grey, Pink, Sheet, Yellow
from rules.tres_fute_4ever.state import Place, State

ROWS = ("top", "middle", "bottom", "upper", "lower", "pink")
"""What is filled from the left."""


def places(before: Sheet, entry: AnyEntry, after: Sheet) -> tuple[Place, ...]:
    """Where an entry went; a 3 in pink goes to two cells."""
    match entry:
        case Yellow(row):
            return (row,)
        case Blue(line, column):
            return (f"{line}{column}",)
        case Grey(region):
            return (region,)
        case Green(triangle):
            return (triangle,)
        case Pink():
            return ("pink",) * (len(after.pink) - len(before.pink))


def noted(state: State, seat: Seat, *new: Place) -> State:
    """Something was entered or used on that player's sheet: new to everybody, and in this turn."""
    owner = state.players[seat]
    in_turn = new if owner.fresh else owner.new + new
    after = with_player(state, seat, new=in_turn, fresh=False)
    entered = tuple((seat, place) for place in new)
    readers = tuple(replace(reader, unseen=reader.unseen + entered) for reader in after.players)
    return replace(after, players=readers)


def moving(state: State, seat: Seat) -> State:
    """Whoever moves has seen everything; what their move enters is the first that is new."""
    return with_player(state, seat, unseen=())


def without(sheet: Sheet, new: Sequence[Place]) -> Sheet:
    """The sheet as it was before that was entered and used. What was gained stays."""
    rows = {row: getattr(sheet, row) for row in ROWS}
    bars = {tool: sheet.bar(tool) for tool in TOOLS}
    return replace(
        sheet,
        **{row: cells[: len(cells) - new.count(row)] for row, cells in rows.items()},
        **{tool: Bar(bar.gained, bar.used - new.count(tool)) for tool, bar in bars.items()},
        blue=tuple((line, column) for line, column in sheet.blue if f"{line}{column}" not in new),
        grey=tuple(region for region in sheet.grey if region not in new),
    )


# Saves of version 1, which kept each sheet as it was before its owner's latest turn


def from_version_1(shape: Any) -> Any:
    """Everybody is told what was new to the channel."""
    players = [dict(player) for player in shape["players"]]
    new = [_between(player.pop("before"), player["sheet"]) for player in players]
    unseen = [(seat, place) for seat, places in enumerate(new) for place in places]
    upgraded = [
        {**player, "new": places, "unseen": unseen}
        for player, places in zip(players, new, strict=True)
    ]
    return {**shape, "players": upgraded}


def _between(before: Any, sheet: Any) -> list[Place]:
    """What a sheet has more than before, in no order that matters."""
    rows = [row for row in ROWS for _ in sheet[row][len(before[row]) :]]
    blue = [f"{cell[0]}{cell[1]}" for cell in sheet["blue"] if cell not in before["blue"]]
    grey = [region for region in sheet["grey"] if region not in before["grey"]]
    used = [tool for tool in TOOLS for _ in range(before[tool]["used"], sheet[tool]["used"])]
    return rows + blue + grey + used
