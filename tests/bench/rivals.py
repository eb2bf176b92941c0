"""Named players for the robots to be measured against, and the matches they play."""

import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.catalog import GAMES
from rules.core.asks import Ask, Pick
from rules.core.chance import Chance, Luck, drawn
from rules.core.game import Options, advance, awaited
from rules.core.levels import Level
from rules.core.record import Reconsider
from rules.desfausse.actions import Confirm, GiveTo, GiveToCursed, Hand, Pass, Share, Stop, ToHell
from rules.desfausse.box import VALUES
from rules.desfausse.view import View as Dice
from rules.think_str8.deduction import possible_racks
from rules.think_str8.guessing import best_guess
from rules.think_str8.state import Done, Guess
from rules.think_str8.view import View as Cards
from rules.verflixxt.actions import WormAction
from rules.verflixxt.robot import after, imagined
from rules.verflixxt.scoring import score
from rules.verflixxt.view import View

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


def goes_for_most_alike(view: Dice, ask: Ask, chance: Chance) -> Any:
    """DESfausse: rolls all but the value it has most of; sheds most, to whom has fewest dice."""
    picks = [question for question in ask.questions if isinstance(question, Pick)]
    moves = [move for move in ask.moves if not isinstance(move, Reconsider)]
    mine = view.half.dice if view.half else view.players[view.seat or 0].dice
    if view.phase == "rolling":
        free = [die for die in mine if not die.blocked]
        most = max(VALUES, key=lambda value: sum(die.face == value for die in mine))
        rolled = tuple(place for place, die in enumerate(free) if die.face != most)
        return picks[0].with_picked(rolled) if picks and rolled else Stop()
    if view.phase == "closing" or not moves:
        return Pass() if Pass() in moves else ask.sample(chance)
    given = {GiveTo: 3, Share: 2, ToHell: 1}

    def worth(move: Any) -> tuple[float, ...]:
        if isinstance(move, ToHell | GiveTo | Share):
            shed = len(move.dice) + 0.5 * (move.trophy is not None)
        else:
            shed = float(isinstance(move, Hand | GiveToCursed | Confirm))
        rival = len(view.players[getattr(move, "rival", 0)].dice)
        return (shed, given.get(type(move), 0), -rival)

    return max(moves, key=worth)


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

NOCHMAL, WORMS = {"nochmal": "standard"}, {"nochmal": "shuffled", "worms": "on"}
LANDS = ("verflixxt", "good", "one who takes and lands well", takes_and_lands_well)
ALIKE = ("desfausse", "good", "one who goes for most alike", goes_for_most_alike)

MATCHES = (
    Match("yahtzee", "strong", "one who plays for points", GAMES["yahtzee"].robot, (2, 4)),
    Match(*LANDS, (2, 3, 4, 5, 6)),
    *(Match(*LANDS, (2, 4), {"layout": how}) for how in ("plus-first", "luck-last", "random")),
    Match(*LANDS, (2, 3, 4, 6, 8), NOCHMAL),
    Match(*LANDS, (2, 4), {"nochmal": "shuffled"}),
    Match(*LANDS, (2, 3, 4, 6, 8), WORMS),
    Match(*ALIKE, (2, 3, 4, 5)),
    Match("think-str8", "good", "one who guesses for points", guesses_for_points, (2, 3, 4)),
    *(Match(key, "easy", "a good one", game.robot, (2,)) for key, game in GAMES.items()),
)


def interval(values: Sequence[float], digits: int) -> str:
    """The mean, give or take two standard errors."""
    error = statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.mean(values):.{digits}f} ± {2 * error:.{digits}f}"


def share(match: Match, seats: int, seeds: range) -> str:
    """How often one seat wins against all others; a shared first place counts in part.

    It goes round the table from game to game.
    """
    return interval([won(match, seats, seed) for seed in seeds], 3)


def won(match: Match, seats: int, seed: int) -> float:
    """What of first place the seat gets that the match is about."""
    game, own = GAMES[match.key], seed % seats
    luck, thoughts = Luck(str(seed).encode()), Luck(f"thoughts {seed}".encode())
    state = game.new(seats, match.options, luck)
    while asks := game.asks(state):
        mover = awaited(asks)[0]
        think = game.at_level(match.level) if mover == own else match.rival
        action = think(game.view(state, mover), asks[mover], thoughts)
        state = advance(game, state, mover, action, luck).state
    result = game.result(state)
    assert result is not None
    return (result.places[own] == 1) / result.places.count(1)
