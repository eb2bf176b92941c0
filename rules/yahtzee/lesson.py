"""A practice hand of Yahtzee: re-rolls, the boxes, the 63, a joker. And tips for a first game."""

from rules.core.lesson import Chapter, Lesson, Task, Tip, faces
from rules.yahtzee.box import BOXES
from rules.yahtzee.state import RollAgain, Sheet, State, Write


def _sheet(**points: int) -> Sheet:
    """A sheet with points in some boxes, which are named with underscores."""
    return Sheet(boxes=tuple(points.get(box.replace("-", "_")) for box in BOXES))


def _late(sheet: Sheet, dice: tuple[int, ...], rolls: int, held: tuple[int, ...] = ()) -> State:
    """Late in a game alone, with these dice on the table."""
    return State(
        sheets=1,
        joker="rulebook",
        sheet=1,
        starter=0,
        starting_rolls=(),
        turn=0,
        players=(sheet,),
        rolls=rolls,
        dice=dice,
        held=held,
        auto_roll=True,
    )


UPPER = _sheet(aces=3, twos=6, threes=9, fours=12, fives=15, three_of_a_kind=23, small_straight=30)
"""Three of each so far: 45 points above, and 18 are missing."""

FULL = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 24}
NEARLY = _sheet(**FULL, three_of_a_kind=23, four_of_a_kind=17, small_straight=30, chance=21)
LUCKY = _sheet(**FULL, three_of_a_kind=23, full_house=25, small_straight=30, yahtzee=50)

LESSON = Lesson(
    key="yahtzee",
    seats=1,
    options={"auto-roll": "on"},
    setup=faces(4, 4, 1, 6, 4),
    chapters=(
        Chapter(
            "rolling",
            (
                Task("first", RollAgain((2, 3)), faces(2, 4), marks=("die-0", "die-1", "die-4")),
                Task("second", RollAgain((2,)), faces(5), marks=("rolls", "rolls-words")),
            ),
        ),
        Chapter(
            "boxes",
            (
                Task(
                    "fours",
                    Write("four-of-a-kind"),
                    faces(3, 6, 2, 5, 4),
                    marks=("four-of-a-kind-0",),
                    others={
                        "upper": (Write("fours"),),
                        "same": (Write("three-of-a-kind"), Write("chance")),
                    },
                ),
                Task(
                    "straight",
                    Write("large-straight"),
                    faces(1, 1, 2, 4, 6),
                    marks=("large-straight-0",),
                    others={"small": (Write("small-straight"),), "chance": (Write("chance"),)},
                ),
            ),
        ),
        Chapter(
            "upper",
            (
                Task("sixes", RollAgain((1, 3)), faces(6, 2), marks=("bonus-0",)),
                Task(
                    "bonus",
                    Write("sixes"),
                    faces(1, 2, 2, 4, 6),
                    marks=("sixes-0", "bonus-0"),
                    others={"lower": (Write("four-of-a-kind"), Write("chance"))},
                ),
            ),
            start=_late(UPPER, (6, 1, 6, 3, 6), rolls=2),
        ),
        Chapter(
            "sacrifice",
            (Task("zero", Write("yahtzee"), faces(1, 2, 2, 4, 6), marks=("yahtzee-0",)),),
            start=_late(NEARLY, (1, 3, 3, 5, 6), rolls=3),
        ),
        Chapter(
            "joker",
            (
                Task(
                    "again",
                    Write("large-straight"),
                    faces(2, 3, 3, 5, 6),
                    marks=("large-straight-0", "yahtzee-bonus-0"),
                    others={"less": (Write("four-of-a-kind"), Write("chance"))},
                ),
            ),
            start=_late(LUCKY, (5, 5, 5, 5, 5), rolls=2),
        ),
    ),
)
"""Alone at the table: nothing is to be waited for."""

TIPS = (
    Tip("rolling", asked="roll-again"),
    Tip("boxes", asked="write"),
    Tip("sacrifice", part="sacrifice"),
)
