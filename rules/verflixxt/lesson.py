"""Two practice hands of Verflixxt!: moves, tiles, guards and luck; and the expansion."""

from collections.abc import Mapping

from rules.core.chance import Tape, Taped
from rules.core.lesson import Chapter, Lesson, Reply, Task, Tip, faces
from rules.verflixxt.actions import Forward, PlayBury
from rules.verflixxt.box import (
    ACTION_DIE,
    FINISH,
    FLIXXY,
    GUARD,
    NAMED,
    ROUND_TOKENS,
    STANDARD,
    START,
    Face,
    Piece,
    Tile,
    Worm,
    laid,
)
from rules.verflixxt.house import House, agreed
from rules.verflixxt.state import Player, Square, State, Track, Turn

ADA = 1
"""The other player, a robot."""

EXPANSION = {"nochmal": "standard", "worms": "on"}


def _tiles(*names: str) -> tuple[Tile, ...]:
    return tuple(NAMED[name] for name in names)


def _track(names: tuple[str, ...], pieces: Mapping[str, tuple[Piece, ...]]) -> Track:
    """Start, these tiles, Finish, and who stands where."""
    tiles = (START, *_tiles(*names), FINISH)
    return tuple(Square(tile, tuple(sorted(pieces.get(tile.name, ())))) for tile in tiles)


def _state(
    names: tuple[str, ...],
    pieces: Mapping[str, tuple[Piece, ...]],
    stacks: tuple[tuple[str, ...], tuple[str, ...]],
    turn: Turn,
    *,
    house: House | None = None,
    ready: tuple[Worm, ...] = (),
    pile: tuple[Worm, ...] = (),
) -> State:
    """A position: what lies neither on the track nor in a stack has left the game."""
    own, rival = (_tiles(*stack) for stack in stacks)
    shown = {*names, *stacks[0], *stacks[1]}
    return State(
        house=house or agreed({}),
        track=_track(names, pieces),
        players=(Player(stack=own, ready=ready), Player(stack=rival)),
        turn=turn,
        rounds=ROUND_TOKENS if house else (),
        pile=pile,
        away=tuple(tile for tile in STANDARD if tile.name not in shown),
    )


def _both(number: int, face: Face) -> Tape:
    """What is drawn where the number die and the action die show this."""
    return (*faces(number), (len(ACTION_DIE), ACTION_DIE.index(face)))


ALL = tuple(tile.name for tile in STANDARD)
LATER = ALL[ALL.index("luck-b") :]

BEGUN = _state(
    ALL,
    {
        "start": (0, ADA),
        "malus-3-a": (0,),
        "malus-5-a": (0, ADA),
        "malus-6-a": (ADA,),
        **{f"luck-{letter}": (GUARD,) for letter in "abcdef"},
        "bonus-8": (GUARD,),
        "bonus-7": (GUARD,),
    },
    ((), ()),
    Turn(seat=0, count=7, number=2),
)

MIDDLE = _state(
    LATER,
    {
        "luck-b": (GUARD, ADA),
        "luck-c": (GUARD, 0),
        **{f"luck-{letter}": (GUARD,) for letter in "def"},
        "bonus-8": (GUARD,),
        "bonus-7": (GUARD,),
        "bonus-5": (0,),
        "bonus-3": (ADA,),
        "malus-2-b": (0,),
        "malus-4-b": (ADA,),
    },
    (("malus-7-a",), ("malus-5-a", "luck-a")),
    Turn(seat=0, count=23, number=4),
)

LESSON = Lesson(
    key="verflixxt",
    seats=2,
    chapters=(
        Chapter(
            "moving",
            (
                Task(
                    "shared",
                    Forward(0, "malus-5-a"),
                    faces(1),
                    marks=("tile-malus-5-a",),
                    others={"start": (Forward(0, "start"),)},
                    then=(Reply(ADA, Forward(ADA, "malus-5-a"), faces(5)),),
                ),
                Task(
                    "company",
                    Forward(0, "start"),
                    faces(3),
                    marks=("tile-malus-6-a",),
                ),
            ),
            start=BEGUN,
        ),
        Chapter(
            "taking",
            (
                Task(
                    "plus",
                    Forward(0, "bonus-5"),
                    faces(3),
                    marks=("tile-bonus-5",),
                    then=(Reply(ADA, Forward(ADA, "malus-4-b"), faces(2)),),
                ),
            ),
            start=MIDDLE,
        ),
        Chapter(
            "guards",
            (
                Task(
                    "guard",
                    Forward(GUARD, "luck-c"),
                    faces(2),
                    marks=("tile-luck-c",),
                    then=(Reply(ADA, Forward(ADA, "malus-7-b"), faces(6)),),
                ),
                Task("luck", Forward(0, "luck-c"), faces(3), marks=("tile-luck-c",)),
                Task("score", marks=("card-0",)),
            ),
        ),
    ),
)

HOUSE = agreed(EXPANSION)
WHOLE = tuple(tile.name for tile in laid(HOUSE, Taped(())))

LAP = _state(
    tuple(name for name in WHOLE if name not in ("malus-3-a", "bonus-8")),
    {
        "malus-2-a": (ADA,),
        "malus-4-a": (0, ADA),
        "malus-8-a": (0,),
        "luck-b": (GUARD, ADA),
        "luck-d": (GUARD, 0),
        **{f"luck-{letter}": (GUARD,) for letter in "acef"},
        "bonus-7": (GUARD,),
        "bonus-6": (FLIXXY,),
    },
    (("malus-3-a",), ("bonus-8",)),
    Turn(seat=0, count=13, number=3, face="question"),
    house=HOUSE,
    pile=("swap", "double", "push"),
)

HOME = _state(
    tuple(name for name in WHOLE if name not in ("malus-3-a", "bonus-8", "bonus-6")),
    {
        "malus-4-a": (0,),
        "malus-8-a": (0,),
        "luck-b": (GUARD, ADA),
        "luck-d": (GUARD, 0),
        **{f"luck-{letter}": (GUARD,) for letter in "acef"},
        "bonus-7": (GUARD,),
        "malus-6-b": (ADA,),
        "malus-9": (FLIXXY, ADA),
    },
    (("malus-3-a", "bonus-6"), ("bonus-8",)),
    Turn(seat=0, count=29, number=4, face="question"),
    house=HOUSE,
    pile=("swap", "double", "push"),
)

GIFT = _state(
    tuple(name for name in WHOLE if name not in ("malus-8-b", "bonus-8", "bonus-6")),
    {
        "malus-4-a": (0,),
        "luck-b": (GUARD, ADA),
        "luck-d": (GUARD, 0),
        **{f"luck-{letter}": (GUARD,) for letter in "acef"},
        "bonus-7": (GUARD,),
        "verflixxt-c": (0,),
        "malus-6-b": (ADA,),
        "malus-9": (ADA,),
        "start": (FLIXXY,),
    },
    (("malus-8-b", "bonus-8"), ("bonus-6",)),
    Turn(seat=0, count=35, number=3, face="cross"),
    house=HOUSE,
    ready=("bury",),
    pile=("swap", "double", "push"),
)

NOCHMAL = Lesson(
    key="verflixxt-nochmal",
    seats=2,
    options=EXPANSION,
    chapters=(
        Chapter(
            "neutral",
            (
                Task(
                    "flixxy",
                    Forward(FLIXXY, "bonus-6"),
                    _both(2, "cross"),
                    marks=("tile-bonus-6",),
                ),
            ),
            start=LAP,
        ),
        Chapter(
            "lap",
            (
                Task(
                    "token",
                    Forward(FLIXXY, "malus-9"),
                    _both(3, "cross"),
                    marks=("tile-malus-9",),
                ),
            ),
            start=HOME,
        ),
        Chapter(
            "gift",
            (
                Task(
                    "bury",
                    PlayBury(),
                    marks=("tile-verflixxt-c",),
                    others={"give": (Forward(0, "verflixxt-c"),)},
                ),
                Task(
                    "orange",
                    Forward(0, "verflixxt-c"),
                    _both(2, "cross"),
                    marks=("tile-verflixxt-c",),
                ),
            ),
            start=GIFT,
        ),
    ),
)

TIPS = (Tip("move", asked="move"), Tip("worm", asked="worm"))
