"""A practice hand of Think Str8!: what one sees, the sum, a strip, high or low, the guess."""

from rules.core.chance import Tape
from rules.core.lesson import Chapter, Lesson, Reply, Task, Tip
from rules.think_str8.box import COLOURS, VALUES
from rules.think_str8.state import (
    Aside,
    Check,
    Done,
    Exchange,
    Guess,
    Keep,
    Lay,
    Numbers,
    Round,
    State,
    Strip,
    Take,
)

ADA = 1
"""The other player, a robot."""

OWN = (3, 5, 1, 6, 2, 4)
"""What the learner does not see: the cards in the order of the colours."""

RACKS = (OWN, (6, 0, 7, 2, 1, 7), (7, 1, 6, 3, 0, 6), (5, 2, 4, 0, 3, 1))
REMOVED = (4, 7, 0, 1, 7, 5)
PILES = ((0, 1, 2), (3, 4, 6), (2, 3, 5), (4, 5, 7), (4, 5, 6), (0, 2, 3))


def _state(
    step: str,
    *,
    dice: tuple[str, ...],
    strips: tuple[Strip | None, ...] = (None, None),
    scores: tuple[int, ...] = (0, 0),
    number: int = 1,
    rounds: tuple[Round, ...] = (),
    aside: tuple[Aside, ...] = (),
    racks: tuple[tuple[int, ...], ...] = RACKS,
    piles: tuple[tuple[int, ...], ...] = PILES,
) -> State:
    nothing: tuple[Numbers, ...] = ((),) * len(COLOURS)
    return State(
        colours=COLOURS,
        assist=False,
        removed=REMOVED,
        racks=racks,
        piles=piles,
        track=(0, ADA),
        scores=scores,
        order=(0, ADA),
        strips=strips,
        guesses=(nothing, nothing),
        round=number,
        step=step,
        dice=dice,
        rounds=rounds,
        aside=aside,
        auto_roll=True,
    )


def rolled(*colours: str) -> Tape:
    """What is drawn where the dice show these colours."""
    return tuple((len(COLOURS), COLOURS.index(colour)) for colour in colours)


def _columns(*colours: str) -> tuple[str, ...]:
    """The columns of these colours on the pad."""
    return tuple(f"pad-{COLOURS.index(colour)}-{value}" for colour in colours for value in VALUES)


GUESSES = tuple(f"guess-{place}" for place in range(len(COLOURS)))

FIRST = Round(1, ("blue", "green", "yellow"), (Check(0, 7, 5, "right"), Check(ADA, 12, 4, "right")))
BOLD = _state(
    "strips",
    dice=("red", "yellow", "grey"),
    strips=(Strip(3), Strip(4, 13)),
    scores=(3, 4),
    number=2,
    rounds=(FIRST,),
)

KNOWN = (
    Round(8, ("green", "green", "green"), (Check(0, 14, 3, "right"), Check(ADA, 0, 4, "right"))),
    Round(9, ("red", "grey", "violet"), (Check(0, 9, 4, "right"), Check(ADA, 7, 4, "right"))),
    Round(10, ("blue", "red", "grey"), (Check(0, 6, 5, "right"), Check(ADA, 12, 3, "right"))),
)
LATE = _state(
    "guess",
    dice=("blue", "red", "grey"),
    strips=(Strip(5, 6), Strip(3, 12)),
    scores=(21, 23),
    number=10,
    rounds=KNOWN,
    aside=(Aside(ADA, "blue", 0, 4), Aside(ADA, "blue", 1, 5), Aside(0, "blue", 2, 6)),
    piles=((), *PILES[1:]),
)

LESSON = Lesson(
    key="think-str8",
    seats=2,
    chapters=(
        Chapter(
            "seeing",
            (Task("racks", marks=tuple(f"card-0-{place}" for place in range(len(COLOURS)))),),
            start=_state("turn", dice=("blue", "green", "yellow")),
        ),
        Chapter(
            "betting",
            (
                Task("sum", Keep(), marks=("die-0", "die-1", "die-2")),
                Task("strip", Take(5), marks=_columns("blue", "green", "yellow")),
                Task(
                    "lay",
                    Lay(7),
                    marks=_columns("blue", "green", "yellow"),
                    then=(
                        Reply(ADA, Take(4)),
                        Reply(ADA, Lay(12), rolled("red", "yellow", "grey")),
                    ),
                ),
            ),
        ),
        Chapter(
            "hints",
            (
                Task("bold", Lay(9), marks=_columns("yellow", "red", "grey")),
                Task(
                    "exchange",
                    Exchange("violet"),
                    rolled("blue", "red", "grey"),
                    marks=("line-1-left",),
                ),
            ),
            start=BOLD,
        ),
        Chapter(
            "guess",
            (
                Task("green", Guess("green", (5,)), marks=("line-0-dice", "line-0-left")),
                Task("blue", Guess("blue", (3, 4)), marks=("pad-0-3", "pad-0-4")),
                Task("done", Done(), marks=GUESSES, then=(Reply(ADA, Done()),)),
            ),
            start=LATE,
        ),
    ),
)

TIPS = (
    Tip("turn", asked="turn"),
    Tip("take", asked="take"),
    Tip("lay", asked="lay"),
    Tip("exchange", asked="exchange"),
    Tip("done", asked="done"),
)
