"""A practice hand of DESfausse: rolls and devils, the calls, shedding and giving, trophies."""

from rules.core.chance import Tape
from rules.core.lesson import Chapter, Lesson, Reply, Task, Tip
from rules.desfausse.actions import GiveTo, Roll, SmallExorcism, Stop, ToHell
from rules.desfausse.box import ALL_TROPHIES, DEVIL, FACES, Colour, Size, Trophy
from rules.desfausse.dice import Die, starting_dice
from rules.desfausse.state import Calling, Player, Rolling, State

ADA = 1
"""The other player, a robot."""


def _die(size: Size, colour: Colour, face: int) -> Die:
    return Die(size, colour, face, blocked=face == DEVIL)


def _rolled(*shown: tuple[Size, int]) -> Tape:
    """What is drawn where dice of these sizes show these faces."""
    return tuple((len(FACES[size]), FACES[size].index(face)) for size, face in shown)


def _state(
    phase: Rolling | Calling,
    own: Player,
    rival: Player,
    *,
    turn: int = 1,
    number: int = 1,
    won: tuple[tuple[int, ...], ...] = (),
) -> State:
    """A position: the dice that nobody holds are in Hell."""
    held = [(die.size, die.colour) for die in (*own.dice, *rival.dice)]
    hell = list(starting_dice() * 2)
    for kind in held:
        hell.remove(next(die for die in hell if (die.size, die.colour) == kind))
    board = list(ALL_TROPHIES)
    for trophy in (*own.trophies, *rival.trophies):
        board.remove(trophy)
    return State(
        trophies_reset=False,
        players=(own, rival),
        board=tuple(board),
        answers=((), ()),
        phase=phase,
        round=number,
        turn=turn,
        hell=tuple(hell),
        won=won,
    )


BEGUN = _state(
    Rolling(1),
    Player(
        (
            _die("small", "red", 4),
            _die("small", "red", 4),
            _die("small", "green", 2),
            _die("small", "green", DEVIL),
            _die("big", "red", 4),
            _die("big", "green", 3),
        )
    ),
    Player(
        (
            _die("small", "red", 6),
            _die("small", "red", 6),
            _die("small", "green", 3),
            _die("small", "green", 5),
            _die("big", "red", 4),
            _die("big", "green", DEVIL),
        )
    ),
)

AHEAD = _state(
    Calling(5),
    Player(
        (
            _die("small", "red", 3),
            _die("small", "green", 5),
            _die("big", "green", 5),
        ),
        rolling=False,
    ),
    Player((_die("small", "red", 6),), rolling=False, single=True),
    turn=4,
)

SAVED: tuple[Trophy, ...] = ("small-exorcism",)
LAST = _state(
    Rolling(2),
    Player(
        (_die("small", "red", 5), _die("small", "green", 5), _die("big", "red", DEVIL)),
        trophies=SAVED,
    ),
    Player(
        (
            _die("small", "red", 2),
            _die("small", "green", 4),
            _die("big", "red", 3),
            _die("big", "green", 5),
        ),
        rolling=False,
    ),
    turn=5,
    number=4,
    won=((0,), (ADA,), (0,)),
)

NEW_TURN = _rolled(
    *(("small", DEVIL), ("big", 4), ("big", 5)),
    *(("small", 2), ("small", 3), ("small", 5), ("big", 4), ("big", DEVIL)),
)

LESSON = Lesson(
    key="desfausse",
    seats=2,
    chapters=(
        Chapter(
            "rolling",
            (
                Task(
                    "roll",
                    Roll((2, 4)),
                    marks=("own-0", "own-1", "own-4"),
                    then=(Reply(ADA, Stop(), _rolled(("small", 4), ("big", 5))),),
                ),
                Task("stop", Stop(), marks=("own-3",)),
            ),
            start=BEGUN,
        ),
        Chapter(
            "call",
            (
                Task(
                    "shed",
                    ToHell((0, 1, 2), "small-exorcism"),
                    others={"hell": (ToHell,), "give": (GiveTo,)},
                    marks=("own-0", "own-1", "own-2", "own-4"),
                    then=(Reply(ADA, ToHell((1,)), NEW_TURN),),
                ),
            ),
        ),
        Chapter(
            "giving",
            (
                Task(
                    "give",
                    GiveTo(ADA, (1, 2), "new-roll"),
                    _rolled(("small", 6), ("small", 2), ("small", 4), ("big", 3)),
                    others={"hell": (ToHell,), "give": (GiveTo,)},
                    marks=("own-1", "own-2", "card-1"),
                ),
            ),
            start=AHEAD,
        ),
        Chapter(
            "trophies",
            (
                Task("exorcism", SmallExorcism(2), marks=("own-2",)),
                Task("again", Roll((2,)), _rolled(("big", 5)), marks=("own-2",)),
                Task(
                    "last",
                    ToHell((0, 1, 2)),
                    marks=("own-0", "own-1", "own-2"),
                    others={"trophy": (ToHell,)},
                ),
            ),
            start=LAST,
        ),
    ),
)

TIPS = (
    Tip("roll", asked="roll"),
    Tip("shed", asked="shed"),
    Tip("trophy", part="trophy"),
    Tip("cursed", asked="give-to-cursed"),
)
