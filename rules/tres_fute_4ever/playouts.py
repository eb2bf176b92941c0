"""The strong robot: it plays the game to its end several times after each promising move.

In these games the good robot sits on every seat. The budget is a number of games, not a time, so
that a seed gives the same answer on every machine. Nothing is secret: only the dice to come are
drawn, from a luck of its own, and they are the same after each of the moves.
"""

from statistics import mean

from rules.core.asks import Ask
from rules.core.chance import Chance, Luck
from rules.core.levels import best
from rules.core.record import Seat
from rules.tres_fute_4ever import scoring
from rules.tres_fute_4ever.actions import Move
from rules.tres_fute_4ever.questions import asks
from rules.tres_fute_4ever.robot import position, worths
from rules.tres_fute_4ever.state import State
from rules.tres_fute_4ever.turns import apply
from rules.tres_fute_4ever.view import View

CANDIDATES = 5
"""How many moves are tried, those that promise most."""

GAMES = (5, 4, 3, 2)
"""How many games are played after each, by the number of players: more of them play longer."""

SEEDS = 2**32


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """The move after which the games end best for this seat."""
    moves: tuple[Move, ...] = ask.moves
    if len(moves) == 1:
        return moves[0]
    assert view.seat is not None, "nobody plays from the channel's view"
    state, seat = position(view), view.seat
    promised = worths(state, seat, moves)
    tried = sorted(promised, key=lambda move: promised[move], reverse=True)[:CANDIDATES]
    games = GAMES[len(state.players) - 1]
    seeds = [str(chance.below(SEEDS)).encode() for _ in range(games)]
    return best(
        {move: mean(outcome(state, seat, move, Luck(seed)) for seed in seeds) for move in tried}
    )


def outcome(state: State, seat: Seat, move: Move, luck: Luck) -> float:
    """How many points the seat is ahead of the best rival in the end; alone, its points."""
    state = apply(state, seat, move, luck).state
    while asked := asks(state):
        mover = min(asked)
        answer = best(worths(state, mover, asked[mover].moves))
        state = apply(state, mover, answer, luck).state
    totals = [scoring.points(player.sheet).total for player in state.players]
    return totals.pop(seat) - max(totals, default=0)
