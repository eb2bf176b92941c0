"""A practice hand of Très Futé 4ever: die and tray, each zone once, a chain, foxes."""

from rules.core.lesson import Chapter, Lesson, Reply, Task, Tip, faces
from rules.tres_fute_4ever.actions import Decline, TakeDie, TakeSilver, UseMark
from rules.tres_fute_4ever.box import COLOURS
from rules.tres_fute_4ever.sheet import Bar, Blue, Green, Grey, Pink, Sheet, Yellow
from rules.tres_fute_4ever.state import Die, Player, State

ADA = 1
"""The other player, a robot."""

CHAIN = Sheet(
    top=(1, 2, 3, 5),
    middle=(2, 1),
    bottom=(6, 5, 4),
    blue=((2, 2), (3, 1), (4, 6), (5, 2)),
    grey=("A", "B", "D"),
    upper=(5, 4, 6),
    lower=(3,),
    pink=(5, 2, 4),
    reroll=Bar(3, 2),
    extra=Bar(1, 1),
    polish=Bar(4, 2),
)
"""One green number, one blue cross and one yellow number away from a fox."""

LATER = State(
    auto_roll=True,
    first=0,
    active=0,
    players=(
        Player(CHAIN, doing="choose"),
        Player(Sheet(bottom=(4, 6), blue=((1, 4),), grey=("A",), upper=(3,), pink=(6, 1))),
    ),
    round=5,
    roll=1,
    dice=tuple(
        Die(colour, face, "rolled")
        for colour, face in zip(COLOURS, (4, 5, 5, 4, 6, 5), strict=True)
    ),
)

LESSON = Lesson(
    key="tres-fute-4ever",
    seats=2,
    options={"auto-roll": "on"},
    setup=((2, 0), *faces(2, 4, 3, 1, 5, 2)),
    chapters=(
        Chapter(
            "dice",
            (
                Task(
                    "yellow",
                    TakeDie("yellow", Yellow("middle", 2)),
                    faces(3, 1, 6, 3),
                    marks=("roll-0", "yellow-middle-1"),
                    others={
                        "tray": (
                            TakeDie("blue", Blue(4, 2)),
                            TakeDie("grey", Grey("A")),
                            TakeDie("pink", Pink(5)),
                        )
                    },
                ),
                Task(
                    "blue",
                    TakeDie("blue", Blue(3, 3)),
                    faces(5, 3),
                    marks=("blue-3-3",),
                ),
                Task(
                    "pink",
                    TakeDie("pink", Pink(5)),
                    marks=("pink-1", "pink-bonus-1"),
                    then=(
                        Reply(ADA, TakeSilver("white", Green("upper", 3)), faces(5, 3, 4, 6, 2, 3)),
                        Reply(ADA, TakeDie("green", Green("lower", 6))),
                    ),
                ),
            ),
        ),
        Chapter(
            "tray",
            (
                Task(
                    "grey",
                    TakeSilver("grey", Grey("B")),
                    faces(3, 4, 2, 5, 1, 6),
                    marks=("tray-area",),
                    others={"none": (Decline(),)},
                ),
            ),
        ),
        Chapter(
            "chain",
            (
                Task(
                    "green",
                    TakeDie("green", Green("lower", 4)),
                    marks=("green-2", "green-bonus-2"),
                ),
                Task("cross", UseMark("blue", Blue(3, 3)), marks=("blue-3-3", "blue-bonus-3")),
                Task(
                    "number",
                    UseMark("yellow", Yellow("top", 6)),
                    faces(1, 3, 2, 4, 6),
                    marks=("yellow-top-5",),
                ),
            ),
            start=LATER,
        ),
        Chapter("foxes", (Task("fox", marks=("score-grey",)),)),
    ),
)

TIPS = (
    Tip("die", asked="die"),
    Tip("silver", asked="silver"),
    Tip("mark", asked="mark"),
    Tip("extra", asked="extra"),
)
