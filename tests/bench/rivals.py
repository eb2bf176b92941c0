"""Named players for the robots to be measured against, and the matches they play."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rules.catalog import GAMES
from rules.core.asks import Ask, Pick
from rules.core.chance import Chance, Luck, drawn
from rules.core.game import Options
from rules.core.levels import LEVELS, Level
from rules.core.record import Reconsider
from rules.desfausse.actions import (
    Confirm,
    GiveTo,
    GiveToCursed,
    GreatExorcism,
    Hand,
    Keep,
    NewRoll,
    Pass,
    Roll,
    Share,
    SmallExorcism,
    Stop,
    TakeTrophy,
    ToHell,
)
from rules.desfausse.box import MOST_DICE, VALUES
from rules.desfausse.view import View as Dice
from rules.think_str8.deduction import possible_racks
from rules.think_str8.guessing import best_guess
from rules.think_str8.state import Done, Guess
from rules.think_str8.view import View as Cards
from rules.verflixxt.actions import WormAction
from rules.verflixxt.robot import after, imagined
from rules.verflixxt.scoring import score
from rules.verflixxt.view import View
from tests.bench.newcomers import goes_by_the_last_hints, looks_good, writes_most

Think = Callable[[Any, Ask, Chance], Any]


@dataclass(frozen=True)
class Match:
    """One robot of a level on one seat, the same rival on all others."""

    key: str
    level: Level
    name: str
    rival: Think
    seats: tuple[int, ...]
    options: Options = field(default_factory=dict)

    @property
    def told(self) -> str:
        """The options, where they are not the usual ones."""
        return "".join(f"{key} {choice}, " for key, choice in self.options.items())


def takes_and_lands_well(view: View, ask: Ask, chance: Chance) -> Any:
    """Verflixxt!: most points at once, half of what its pawns stand on included. No worm tokens."""
    moves = [move for move in ask.moves if not isinstance(move, WormAction)]
    if not view.turn.number:
        return moves[0]

    def worth(move: Any) -> float:
        table, seat = after(imagined(view), move), view.turn.seat
        under = (square.tile for square in table.track[:-1] if seat in square.pieces)
        return score(table, seat) + sum(LUCK if t.kind == "luck" else t.value for t in under) / 2

    most = max(map(worth, moves))
    return drawn(chance, [move for move in moves if worth(move) == most])


def sheds_most(view: Dice, ask: Ask, chance: Chance) -> Any:
    """DESfausse: keeps what it has most of, rolls the rest and frees devils; waits for its largest
    combination and gives it away rather than to Hell, to whoever has fewest dice."""
    moves = [move for move in ask.moves if not isinstance(move, Reconsider)]
    mine = view.half.dice if view.half else view.players[view.seat or 0].dice
    held = Counter(die.face for die in mine)
    if view.phase in ("rolling", "closing"):
        return _rolls(view, ask, moves, max(VALUES, key=lambda face: (held[face], face in (3, 5))))
    if not moves:
        return ask.sample(chance)
    devils = sum(die.is_devil and not die.received for die in mine)
    later = [held[face] - devils for face in VALUES if face > (view.value or 0) and held[face] > 1]

    def worth(move: Any) -> tuple[float, float]:
        match move:
            case ToHell(dice, trophy):
                return len(dice) + 0.5 * bool(trophy) + 100 * (len(dice) == len(mine)), 0
            case GiveTo(rival, dice, trophy):
                gain = len(dice) * (1 + 1 / (len(view.players) - 1)) + 0.5 * bool(trophy)
                return gain + 100 * (len(dice) == len(mine)), -len(view.players[rival].dice)
            case Share(dice):
                return len(dice) * (1 + 1 / (len(view.players) - 1)), -MOST_DICE
            case Keep():
                return max(later, default=0) - 0.5, 0
            case Hand(rival):
                return 1, -len(view.players[rival].dice)
            case TakeTrophy(trophy):
                return 1, float(trophy is not None)
            case _:
                return float(isinstance(move, GiveToCursed | Confirm)), 0

    return max(moves, key=worth)


def _rolls(view: Dice, ask: Ask, moves: list[Any], most: int) -> Any:
    """All dice that do not show this value; after the rolls only where too few do."""
    mine = view.half.dice if view.half else view.players[view.seat or 0].dice
    devils = sum(die.blocked for die in mine)
    free = [die for die in mine if not die.blocked]
    rolled = tuple(place for place, die in enumerate(free) if die.face != most)
    blank = NewRoll if view.phase == "closing" else Roll
    picks = [ask_ for ask_ in ask.questions if isinstance(ask_, Pick) and type(ask_.blank) is blank]
    stop = next((move for move in moves if isinstance(move, Pass | Stop)), None)
    if view.phase == "closing" and stop and len(mine) - len(rolled) - 2 * devils > 1:
        return stop
    freeing = [move for move in moves if isinstance(move, SmallExorcism | GreatExorcism)]
    if freeing and devils and view.phase == "rolling":
        return freeing[0]
    if picks and rolled:
        return picks[0].with_picked(rolled)
    return stop or moves[0] if moves else ask.sample(Luck(b"0"))


def guesses_for_points(view: Cards, ask: Ask, chance: Chance) -> Any:
    """Think Str8!: a good robot, but for a final guess that gives most on average."""
    if view.step != "guess":
        return GAMES["think-str8"].robot(view, ask, chance)
    columns = zip(*possible_racks(view), strict=True)
    named = view.guesses[view.seat or 0] or ()
    for colour, column, numbers in zip(view.colours, columns, named, strict=True):
        if (wanted := best_guess(Counter(column))[1]) != numbers:
            return Guess(colour, wanted)
    return Done()


LUCK = 6
"""What it takes a luck tile for."""

EXPANSIONS: tuple[Options, ...] = (
    {"nochmal": "standard"},
    {"nochmal": "shuffled"},
    {"nochmal": "shuffled", "worms": "on"},
)
LAYOUTS: tuple[Options, ...] = tuple(
    {"layout": how} for how in ("plus-first", "luck-last", "random")
)
BELOW: dict[Level, Level] = {"good": "easy", "strong": "good"}


def against_the_next(key: str) -> Iterator[Match]:
    """Each level of a game against the one below it, for every number of players."""
    game = GAMES[key]
    for level in LEVELS[1:]:
        below = BELOW[level]
        if game.at_level(level) is not game.at_level(below):
            seats = tuple(seats for seats in game.seats if seats > 1)
            yield Match(key, level, f"{below} ones", game.at_level(below), seats)


NEWCOMERS: tuple[tuple[str, Think, tuple[int, ...]], ...] = (
    ("yahtzee", writes_most, (2, 4)),
    ("tres-fute-4ever", looks_good, (2, 3)),
    ("think-str8", goes_by_the_last_hints, (2, 3)),
    ("verflixxt", takes_and_lands_well, (2, 3, 4)),
    ("desfausse", sheds_most, (2, 3, 4)),
)
"""Who plays each game as in their first one. Two of them are rivals of strong robots as well."""

LANDS = ("verflixxt", "strong", "one who takes and lands well", takes_and_lands_well)
SHEDS = ("desfausse", "strong", "one who sheds most", sheds_most)
GUESSES = ("think-str8", "strong", "one who guesses for points", guesses_for_points)

MATCHES = (
    Match(*LANDS, (2, 3, 4, 5, 6)),
    *(Match(*LANDS, (2, 3, 4), layout) for layout in LAYOUTS),
    *(Match(*LANDS, (2, 3, 4, 6, 8), expansion) for expansion in EXPANSIONS),
    Match(*SHEDS, (2, 3, 4, 5)),
    Match(*GUESSES, (2, 3, 4)),
    *(Match(key, "easy", "newcomers", think, seats) for key, think, seats in NEWCOMERS),
    *(match for key in GAMES for match in against_the_next(key)),
)
