"""What is in the box: six dice, and everything printed on the sheet.

In the tables RER is a re-roll, +1 an extra die, POL polished silver, FOX a fox, ?Y ?B ?S ?G ?P a
"?" of one zone (S is grey) and ?K the black one. A "?" is called by its colour alone.
"""

from typing import Literal, cast, get_args

from rules.core.chance import FACES as FACES

Zone = Literal["yellow", "blue", "grey", "green", "pink"]
Colour = Literal["yellow", "blue", "grey", "green", "pink", "white"]
Mark = Literal["yellow", "blue", "grey", "green", "pink", "black"]
Tool = Literal["reroll", "extra", "polish"]
Bonus = Literal[
    "reroll", "extra", "polish", "fox", "yellow", "blue", "grey", "green", "pink", "black"
]
Row = Literal["top", "middle", "bottom"]
Triangle = Literal["upper", "lower"]
Region = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q"
]
Cell = tuple[int, int]
"""Row and column, from 1."""

ZONES: tuple[Zone, ...] = get_args(Zone)
COLOURS: tuple[Colour, ...] = get_args(Colour)
MARKS: tuple[Mark, ...] = get_args(Mark)
TOOLS: tuple[Tool, ...] = get_args(Tool)
BONUSES: tuple[Bonus, ...] = get_args(Bonus)
ROWS: tuple[Row, ...] = get_args(Row)
TRIANGLES: tuple[Triangle, ...] = get_args(Triangle)
REGIONS: tuple[Region, ...] = get_args(Region)

SIGNS: dict[str, Bonus | None] = {
    "–": None,
    "RER": "reroll",
    "+1": "extra",
    "POL": "polish",
    "FOX": "fox",
    "?Y": "yellow",
    "?B": "blue",
    "?S": "grey",
    "?G": "green",
    "?P": "pink",
    "?K": "black",
}


def printed(signs: str) -> tuple[Bonus | None, ...]:
    """A row of bonuses from its signs in the tables."""
    return tuple(SIGNS[sign] for sign in signs.split())


# Rounds (p. 2)

ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}
"""By the number of players."""

ROUND_BONUSES = printed("RER +1 POL ?K – –")
ROLLS = 3
SOLO_TRAY = 3
"""How many of the lowest dice lie on the tray in the passive turn of a solo game (p. 12)."""


# Yellow (p. 5)

YELLOW_LENGTH = 5
YELLOW_BONUSES: dict[Row, tuple[Bonus | None, ...]] = {
    "top": printed("– POL ?S ?G FOX"),
    "middle": printed("RER ?P ?B +1 ?Y"),
    "bottom": printed("– – – – –"),
}
YELLOW_COLUMNS = (10, 10, 15, 15, 20)


# Blue (p. 6)

BLUE_CELLS: tuple[Cell, ...] = tuple((row, column) for row in FACES for column in FACES)
BLUE_ROWS = printed("?G ?P ?Y +1 ?S FOX")
BLUE_DIAGONAL: Bonus = "reroll"
BLUE_COLUMNS = (7, 8, 9, 10, 11, 12)
BLUE_OTHER_DIAGONAL = 6
BLUE_CROSSES = 2
"""So many crosses in a row, a column or a diagonal give what is printed there."""


def is_falling(cell: Cell) -> bool:
    """Whether a cell of blue lies on the diagonal with a bonus, from the top left."""
    row, column = cell
    return row == column


def is_rising(cell: Cell) -> bool:
    """Whether a cell of blue lies on the diagonal with points, from the bottom left."""
    return sum(cell) == FACES[0] + FACES[-1]


# Grey (lost from the rulebook's text; restored in the project's rules file)

GREY_MAP = """
A C C E E E E I I K K M N N P P
B C C F F F E I I I K M N O P P
B B C G G F H J J K K L N O O P
B D D G F F H J J K L L N O Q P
"""
GREY_SHADES = """
D W W L L L L W W L L D L L D D
L W W D D D L W W W L D L W D D
L L W L L D W D D L L W L W W D
L D D L D D W D D L W W L W L D
"""
GREY_FIRST: tuple[Region, ...] = ("A", "B")
GREY_BONUSES: dict[Region, Bonus] = {
    "A": "polish",
    "B": "reroll",
    "E": "green",
    "F": "polish",
    "G": "pink",
    "I": "reroll",
    "J": "extra",
    "K": "polish",
    "L": "yellow",
    "N": "polish",
    "O": "blue",
    "P": "green",
    "Q": "polish",
}
GREY_ICONS: dict[Region, Cell] = {
    "A": (1, 1),
    "B": (4, 1),
    "E": (1, 6),
    "F": (3, 6),
    "G": (3, 4),
    "I": (2, 8),
    "J": (4, 8),
    "K": (3, 10),
    "L": (4, 12),
    "N": (1, 13),
    "O": (3, 14),
    "P": (2, 16),
    "Q": (4, 15),
}
"""In which cell of its region the bonus is printed."""
GREY_COLUMNS = (1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11)


def _drawn(plan: str) -> dict[Cell, str]:
    return {
        (row, column): sign
        for row, line in enumerate(plan.split("\n")[1:-1], 1)
        for column, sign in enumerate(line.split(), 1)
    }


REGION_AT: dict[Cell, Region] = {
    cell: cast(Region, letter) for cell, letter in _drawn(GREY_MAP).items()
}
SHADE_AT: dict[Cell, str] = _drawn(GREY_SHADES)
GREY_CELLS: dict[Region, tuple[Cell, ...]] = {
    region: tuple(cell for cell in REGION_AT if REGION_AT[cell] == region) for region in REGIONS
}
GREY_SIZE: dict[Region, int] = {region: len(cells) for region, cells in GREY_CELLS.items()}
SHADES: dict[str, tuple[Region, ...]] = {
    shade: tuple(r for r in REGIONS if SHADE_AT[GREY_CELLS[r][0]] == shade) for shade in "WLD"
}
GREY_ROWS = range(1, 5)
COLUMN_REGIONS: tuple[tuple[Region, ...], ...] = tuple(
    tuple(sorted({REGION_AT[row, column] for row in GREY_ROWS}))
    for column in range(1, len(GREY_COLUMNS) + 1)
)


def _beside(region: Region) -> tuple[Region, ...]:
    around = {
        REGION_AT.get((row + down, column + right), region)
        for row, column in GREY_CELLS[region]
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return tuple(sorted(around - {region}))


BESIDE: dict[Region, tuple[Region, ...]] = {region: _beside(region) for region in REGIONS}
"""The regions that share a side with a region."""


# Green (p. 7)

GREEN_LENGTH = 11
GREEN_BONUSES = printed("RER ?B POL ?Y ?S +1 ?P ?B ?Y FOX +1")
GREEN_DOUBLED_FROM = 4


def green_factor(cell: int) -> int:
    """How often the numbers of a cell count; cells are numbered from 1."""
    return 2 if cell >= GREEN_DOUBLED_FROM else 1


# Pink (p. 8)

PINK_POINTS = (2, 4, 6, 9, 12, 15, 19, 23, 27, 32, 37, 42)
PINK_LENGTH = len(PINK_POINTS)
PINK_BONUSES = printed("POL – ?G +1 RER – ?S FOX – ?B – ?Y")
PINK_BONUS_NUMBERS = (5, 6)
PINK_CIRCLED = {2: 2, 4: 4, 6: 3}
"""Points for a circled number."""
PINK_TWICE = 3
"""The number that is written a second time in the next cell."""


# Actions (p. 10)

BAR_LENGTHS: dict[Tool, int] = {"reroll": 7, "extra": 7, "polish": 9}
BAR_ENDS: dict[Tool, Mark] = {"reroll": "pink", "extra": "grey", "polish": "blue"}
"""The bonus of a bar's last circle; of grey and blue the transcriptions tell nothing."""


# Levels (p. 12)

LEVELS = (450, 420, 390, 360, 330, 300, 270, 240, 210, 180)
"""The least points of each level, from the best; below the last there is one more."""
