"""Tables of Pig in which the pictures and texts are checked."""

from bot.words import Speaker
from new_game.template.rules.pig.view import TurnView, View
from tests.renderers.names import NAMES
from tests.renderers.shown import Shown

COUNTS = range(2, 7)
MANY = (6, 5, 4, 3, 2, 6, 5, 4, 3, 2)
"""More dice than fit beside each other."""


def start(count: int) -> View:
    """Nobody has rolled yet."""
    return View(goal=100, points=(0,) * count, turn=TurnView(0, (), 0), before=None)


def middle(count: int, dice: tuple[int, ...] = (4, 6, 3)) -> View:
    """The last player is rolling, after somebody's 1."""
    return View(
        goal=100,
        points=tuple(17 + 11 * seat for seat in range(count)),
        turn=TurnView(count - 1, dice, sum(dice)),
        before=TurnView(count - 2, (2, 5, 5, 1), 0),
    )


def over(count: int) -> View:
    """The first player has just won."""
    points = (102, *(88 - 9 * seat for seat in range(1, count)))
    return View(goal=100, points=points, turn=None, before=TurnView(0, (6, 5, 3), 14))


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(language, "pig", names)


SHOWN = Shown(
    game="pig",
    table=[
        *(start(count) for count in COUNTS),
        *(middle(count) for count in COUNTS),
        *(middle(count, MANY) for count in COUNTS),
        *(over(count) for count in COUNTS),
    ],
    is_container=lambda name: name.startswith(("canvas", "tray-", "player-")),
)
