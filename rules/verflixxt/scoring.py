"""What the tiles and tokens are worth."""

from collections.abc import Sequence

from rules.core.game import Result, ranked
from rules.core.record import Seat
from rules.verflixxt.box import Tile
from rules.verflixxt.state import State


def counts(stack: Sequence[Tile], last_malus: Tile | None = None) -> tuple[int, ...]:
    """What each tile counts: bonus plus, malus minus; a luck tile turns the largest left (p. 3).

    Surplus luck counts nothing, and the malus of the last pawn cannot be turned (variant 5).
    """
    luck = sum(tile.kind == "luck" for tile in stack)
    malus = [tile for tile in stack if tile.kind == "malus" and tile != last_malus]
    turned = sorted(malus, key=lambda tile: tile.value)[:luck]
    return tuple(-tile.value if tile in turned else tile.value for tile in stack)


def worth(stack: Sequence[Tile], last_malus: Tile | None = None) -> int:
    """What the tiles of a stack are worth together."""
    return sum(counts(stack, last_malus))


def score(state: State, seat: Seat) -> int:
    """Tiles, round tokens, and a point for each worm token not used (expansion p. 2 and 3)."""
    player = state.players[seat]
    return worth(player.stack, state.last_malus) + sum(player.tokens) + player.worms


def result(state: State) -> Result | None:
    """The highest score wins; equal scores share the place."""
    if not state.over:
        return None
    scores = tuple(score(state, seat) for seat in range(len(state.players)))
    return Result(scores, ranked(scores), state.over)
