"""Tables of Think Str8! as a test wants them, taken from games that the rules have played."""

from functools import cache

from bot.words import Speaker
from renderers.think_str8.thinking import pad
from rules.core.record import Seat
from rules.think_str8 import GAME
from rules.think_str8.view import View
from tests.contract.play import PLAYERS, Play, played
from tests.renderers.shown import Shown

NAMES = ("Ana", "Benjamin", "Cleo", "Maximiliane")


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(language, "think-str8", names)


@cache
def play(seats: int, *, colours: str = "6", assist: str = "off", by: str = "robots") -> Play:
    options = {"colours": colours, "assist": assist, "auto-roll": "off"}
    return played(GAME, seats, options, seed=seats, player=PLAYERS[by])


def at(game: Play, step: str, *, round: int = 1, nth: int = 0, seat: Seat | None = None) -> View:
    """The view when a step of a round comes for the nth time."""
    found = [s for s in game.states if s.step == step and s.round >= round]
    return GAME.view(found[nth], seat)


def some_crosses(view: View) -> tuple[str, ...]:
    return tuple(mark for column in pad(view) for mark in column.marks)[::3]


def views(seat: Seat | None) -> list[View]:
    """Every step of games with each number of players and with each option."""
    games = (play(2), play(3, by="random"), play(4, assist="on"), play(2, colours="5", by="random"))
    steps = ("roll", "greys", "turn", "strips", "exchange", "guess", "over")
    found = []
    for game in games:
        for step in steps:
            states = [state for state in game.states if state.step == step]
            found += [GAME.view(state, seat) for state in states[:1] + states[-1:]]
    return found


CONTAINERS = ("canvas", "tray", "lanes", "track", "racks", "pad", "rounds", "chart")

SAY = speaker("fr")
LEGEND = ("seen", "crossed", "ruled-out", "new", "named", "own")
SMALL_PRINT = {SAY(f"legend-{word}") for word in LEGEND}
SMALL_PRINT |= {SAY(f"pad-{word}") for word in ("dice", "bet", "left")}
SMALL_PRINT |= {SAY("picture-greys"), SAY("picture-chart")}
HINTS = tuple(SAY(f"hint-{hint}") for hint in ("right", "wrong", "too-high", "too-low"))


def is_small_print(text: str) -> bool:
    """Legends, what a sign beside it says too, and names that nobody has."""
    return text in SMALL_PRINT or text.endswith(HINTS) or "WWWW" in text


SHOWN = Shown(
    game="think-str8",
    table=views(None),
    mine=[*views(0), *views(1)],
    is_container=lambda name: name in CONTAINERS,
    is_small_print=is_small_print,
)
