"""What is in the two boxes: tiles, guards, dice, tokens, and the ways to lay the track."""

from typing import Literal

from rules.core.chance import Chance, shuffled
from rules.core.record import Record, Seat
from rules.verflixxt.house import House

Kind = Literal["start", "malus", "bonus", "luck", "verflixxt", "finish"]


class Tile(Record, frozen=True, array_like=True):
    """A tile of the track. Where a face is in the box more than once, a letter tells them apart."""

    kind: Kind
    value: int = 0
    letter: str = ""

    @property
    def name(self) -> str:
        """`malus-4-b`, `bonus-8`, `luck-c`, `start`: unique in the box."""
        number = f"-{abs(self.value)}" if self.value else ""
        return f"{self.kind}{number}-{self.letter}" if self.letter else f"{self.kind}{number}"


START = Tile("start")
FINISH = Tile("finish")
MALUS_VALUES = range(1, 11)
"""From the smallest to the largest loss on a tile."""

FIRST_RUN = tuple(Tile("malus", -n, "a") for n in range(1, 9))
SECOND_RUN = tuple(Tile("malus", -n, "b" if n <= 8 else "") for n in MALUS_VALUES)
BONUS = tuple(Tile("bonus", n) for n in range(1, 9))
LUCK = tuple(Tile("luck", letter=letter) for letter in "abcdef")
VERFLIXXT = tuple(Tile("verflixxt", letter=letter) for letter in "abcd")

STANDARD = FIRST_RUN + LUCK + BONUS[::-1] + SECOND_RUN
PLUS_FIRST = FIRST_RUN + BONUS + LUCK + SECOND_RUN
LUCK_LAST = FIRST_RUN + BONUS + SECOND_RUN + LUCK

ORANGE_STANDARD = (9, 16, 22, 30)
ORANGE_SHUFFLED = (10, 15, 20, 25)
"""Where the orange tiles stand on the two tracks of the expansion, counted from 1."""

TILES = STANDARD + VERFLIXXT
NAMED = {tile.name: tile for tile in (START, *TILES, FINISH)}

GUARDS = 8

Piece = int
"""A pawn is its owner's seat; the neutral pieces are negative."""

GUARD: Piece = -1
FLIXXY: Piece = -2

Face = Literal["", "flixxy", "question", "cross"]
"""What the action die shows; empty without one."""

ACTION_DIE: tuple[Face, ...] = ("flixxy", "question", "question", "cross", "cross", "cross")

ROUND_TOKENS = (4, 3, 2, 1)

Worm = Literal["swap", "push", "double", "bury"]
WORM_TOKENS: dict[Worm, int] = {"swap": 3, "push": 3, "double": 2, "bury": 2}
WORMS = tuple(worm for worm, count in WORM_TOKENS.items() for _ in range(count))


def is_pawn(piece: Piece) -> bool:
    """Whether a piece is a player's pawn, neither a guard nor Flixxy."""
    return piece >= 0


def pawns_each(seats: int) -> int:
    """Three with up to four players, two with more (base p. 1, expansion p. 1)."""
    return 3 if seats <= 4 else 2


def pawns(seats: int) -> tuple[Seat, ...]:
    """All pawns of so many players."""
    return tuple(seat for seat in range(seats) for _ in range(pawns_each(seats)))


def laid(house: House, chance: Chance) -> tuple[Tile, ...]:
    """The tiles from Start to Finish, both left out (base p. 1 and variant 1, expansion p. 1)."""
    match house.nochmal:
        case "standard":
            return _with_orange(STANDARD, ORANGE_STANDARD)
        case "shuffled":
            stays = (tile for tile in STANDARD if _stays(tile))
            return _with_orange(shuffled(chance, stays), ORANGE_SHUFFLED)
        case "off":
            return _laid_without_flixxy(house, chance)


def _laid_without_flixxy(house: House, chance: Chance) -> tuple[Tile, ...]:
    match house.layout:
        case "standard":
            return STANDARD
        case "plus-first":
            return PLUS_FIRST
        case "luck-last":
            return LUCK_LAST
        case "random":
            return shuffled(chance, STANDARD)


def _stays(tile: Tile) -> bool:
    """The −1 and −2 are not used on the shuffled track of the expansion (p. 1)."""
    return tile.kind != "malus" or tile.value < -2


def _with_orange(tiles: tuple[Tile, ...], places: tuple[int, ...]) -> tuple[Tile, ...]:
    track = list(tiles)
    for place, orange in zip(places, VERFLIXXT, strict=True):
        track.insert(place - 1, orange)
    return tuple(track)


def guarded(house: House, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The eight tiles on which a guard stands at the start."""
    if house.nochmal != "off":
        return tuple(tile for tile in tiles if tile.kind in ("bonus", "luck"))[:GUARDS]
    if house.layout in ("plus-first", "luck-last"):
        return BONUS
    return LUCK + BONUS[6:]
