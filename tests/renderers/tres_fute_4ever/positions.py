"""Très Futé tables as a test wants them."""

from msgspec.structs import replace

from bot.words import Speaker
from rules.core.record import Seat
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.box import TOOLS
from rules.tres_fute_4ever.news import ROWS
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.state import Player, State
from rules.tres_fute_4ever.view import View
from tests.renderers.names import NAMES
from tests.renderers.shown import Shown
from tests.rules.tres_fute_4ever.notation import choosing, presented, sheet

EARLIER = sheet("""
    top     2 3
    middle  1 1 5
    bottom  6 6 5 4
    blue    . x . . . .
            . . . . x .
            . . . . . .
            . . . . . .
            . x . . . .
            . . . . x .
    grey    A B C E H J K L N O P
    upper   6 6 6
    lower   4 2 4 3 5
    pink    1 1 2 1 4 1
    reroll  x o o
    extra   x o
    polish  x x o o o o o
    foxes   1
""")
LATER = sheet("""
    top     2 3 5
    middle  1 1 5 4
    bottom  6 6 5 4
    blue    . x . . . .
            . . . . x .
            . . . . . .
            . . . . . .
            . x . . . .
            . . . . x x
    grey    A B C E H J K L N O P Q
    upper   6 6 6 4
    lower   4 2 4 3 5
    pink    1 1 2 1 4 1 6 5
    reroll  x o o
    extra   x x o
    polish  x x x o o o o
    foxes   2
""")
DENSE = sheet("""
    top     1 2 3 4 5
    middle  1 2 1 2 1
    bottom  6 5 6 5 6
    blue    x . . x . x
            . x x . . .
            x . . x x .
            . . x . . x
            . x . . x .
            x . . x . x
    grey    A B C D E F G H I J K L M N O
    upper   6 5 6 5 6 5 6
    lower   6 4 6 4 6 4 6
    pink    6 4 2 6 4 2 6 4 2 6
    reroll  x x x o o o
    extra   x x x x o
    polish  x x x x x o o o
    foxes   3
""")
"""Beyond the highest level: more than a robot has ever brought home."""

FULLEST = sheet("""
    top     1 2 3 4 5
    middle  1 2 3 4 5
    bottom  6 5 4 3 2
    blue    x x x x x x
            x x x x x x
            x x x x x x
            x x x x x x
            x x x x x x
            x x x x x x
    grey    A B C D E F G H I J K L M N O P Q
    upper   6 5 6 5 6 5 6 4 3 2 1
    lower   6 4 6 4 6 4 6 1 2 3 4
    pink    6 4 2 6 4 2 6 4 2 6 6 6
    reroll  x x x x x x x
    extra   x x x x x x x
    polish  x x x x x x x x x
    foxes   7
""")
"""Nothing is left, which no game reaches."""

NEW = ("extra", "polish", "top", "middle", "66", "Q", "upper", "pink", "pink")
"""What LATER has more than EARLIER."""

LATEST = Player(LATER, "choose", new=NEW, fresh=False)


def rolling(seats: int = 4) -> State:
    """The first player has taken yellow and chooses from the second roll."""
    state = choosing(Sheet(), "B2 S3 P6", box="Y4", tray="G1 W2", roll=2, seats=seats)
    waiting = tuple(Player(EARLIER) for _ in range(seats - 1))
    return replace(state, round=2, players=(LATEST, *waiting))


def at_the_tray(seats: int = 4) -> State:
    """The first player has an extra die left, the others are at the tray."""
    state = presented(*(EARLIER,) * (seats - 1), tray="Y1 P4 G6", box="B1 S2 W5")
    first = replace(LATEST, doing="extra")
    return replace(state, round=3, players=(first, *state.players[1:]))


def gave_up(seats: int = 4) -> State:
    """The active player took no die of the first roll, so that all of them lie on the tray."""
    state = presented(*(EARLIER,) * (seats - 1), tray="Y1 B2 S3 G6 P4 W5", box="")
    first = replace(LATEST, doing="extra")
    return replace(state, round=3, roll=1, players=(first, *state.players[1:]))


def looked_at() -> State:
    """The second player has last moved when the first had written all but the last two of pink."""
    state = at_the_tray(3)
    unseen = ((0, "pink"), (0, "pink"), (1, "66"), (1, "polish"))
    return replace(
        state, players=(state.players[0], Player(LATER, "tray", unseen=unseen), state.players[2])
    )


def all_new() -> State:
    """A full sheet on which everything is new, beside four open "?"."""
    cells = [f"{line}{column}" for line, column in FULLEST.blue]
    rows = [row for row in ROWS for _ in getattr(FULLEST, row)]
    used = [tool for tool in TOOLS for _ in range(FULLEST.bar(tool).used)]
    pool = ("black", "blue", "pink", "yellow")
    first = Player(FULLEST, "choose", pool, new=(*cells, *rows, *used, *FULLEST.grey))
    state = choosing(Sheet(), "S6", box="B5 Y6", tray="G5 W6 P5", roll=2, seats=4)
    return replace(state, round=4, players=(first, *(Player(LATER),) * 3))


def opened() -> State:
    """Alone, with three "?" to use."""
    state = choosing(Sheet(), "Y2 B2 S3 G1 P6 W4")
    return replace(state, round=4, players=(replace(LATEST, pool=("black", "blue", "pink")),))


def over(seats: int = 4) -> State:
    return replace(at_the_tray(seats), over=True)


def unrolled(seats: int = 2) -> State:
    """A first turn, before its first roll."""
    state = choosing(Sheet(), "Y0 B0 S0 G0 P0 W0", roll=0, seats=seats)
    hand = tuple(replace(die, lies="hand") for die in state.dice)
    players = (replace(state.players[0], doing="roll"), *state.players[1:])
    return replace(state, dice=hand, players=players)


def seen(state: State, seat: Seat | None = None) -> View:
    return GAME.view(state, seat)


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(language, "tres-fute-4ever", names)


def is_container(name: str) -> bool:
    return name in ("canvas", "bars", "tray") or name.startswith("zone-") or name.endswith("-area")


SHOWN = Shown(
    game="tres-fute-4ever",
    table=[
        *(seen(rolling(seats)) for seats in (2, 3, 4)),
        *(seen(at_the_tray(seats)) for seats in (2, 3, 4)),
        *(seen(over(seats)) for seats in (2, 4)),
        seen(opened()),
        seen(unrolled()),
    ],
    mine=[
        *(seen(at_the_tray(4), seat) for seat in range(4)),
        *(seen(state, 0) for state in (rolling(), opened(), over(), unrolled())),
    ],
    is_container=is_container,
)
