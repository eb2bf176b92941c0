"""What a position promises: what a seat has, and what its pawns stand on.

Of the way before them only its length counts. To weigh the tiles on it made the robot tarry or
hurry at the wrong time, and with the expansion lose to the plainest of players.

The chances and prices below began as guesses, and were changed where games of the policy with
itself went better with other values. What searched for them is not kept: they cannot be found
again, only compared with others in games.
"""

from collections.abc import Sequence

from rules.core.record import Seat
from rules.verflixxt.box import GUARD, MALUS_VALUES, Tile
from rules.verflixxt.scoring import score
from rules.verflixxt.state import Player, Square, State

SPARE_LUCK = 7.0
"""What a luck tile is worth that has nothing to turn yet."""

TAKES_WHEN_ALONE = 0.85
"""How often a pawn that is alone on its tile takes it in the end: nobody joins it."""

BESIDE_PAWN = 0.44
BESIDE_OWN_PAWN = 0.55
PLUS_BESIDE_GUARD = 0.5
MINUS_BESIDE_GUARD = 0.15
"""How much less often beside others: somebody else may be the last to leave."""

STEP = 0.25
"""What each step is worth that a pawn still has before it: whoever is behind has more to choose."""

RIVAL = 1.2
"""How much the prospects of all others count together, where the own count 1."""

Prices = tuple[dict[str, float], dict[int, float]]
"""What one more tile would be worth to a player: by kind, and for malus tiles by value."""


def outlook(state: State, seat: Seat) -> float:
    """What the seat may expect, less what the others may on average, which counts a little more."""
    promised = [expected(state, other) for other in range(len(state.players))]
    others = sum(promised) - promised[seat]
    return promised[seat] - RIVAL * others / (len(promised) - 1)


def expected(state: State, seat: Seat) -> float:
    """The score as it is, and what the pawns still out may add to it."""
    counts = [square.pieces.count(seat) for square in state.track[:-1]]
    if state.over or not any(counts):
        return score(state, seat)
    player = state.players[seat]
    costs = prices(player)
    under = [
        chance_to_take(square, count, price(costs, square.tile)) * price(costs, square.tile)
        for square, count in zip(state.track, counts, strict=False)
        if count
    ]
    steps = sum((len(counts) - place) * count for place, count in enumerate(counts))
    return sum(player.tokens) + player.worms + hoped(player.stack) + sum(under) + STEP * steps


def hoped(stack: Sequence[Tile]) -> float:
    """The worth of the tiles, with something for luck that has no malus to turn yet."""
    bonus = sum(tile.value for tile in stack if tile.kind == "bonus")
    luck = sum(tile.kind == "luck" for tile in stack)
    return bonus + turned([-tile.value for tile in stack if tile.kind == "malus"], luck)


def turned(malus: list[int], luck: int) -> float:
    """The worth of malus tiles (as positive numbers) with so many luck tiles."""
    largest_first = sorted(malus, reverse=True)
    spare = max(0, luck - len(malus))
    return 2 * sum(largest_first[:luck]) - sum(malus) + SPARE_LUCK * spare


def prices(player: Player) -> Prices:
    """What a tile adds to the stack; leaving a Verflixxt tile takes the top tile from it."""
    malus = [-tile.value for tile in player.stack if tile.kind == "malus"]
    luck = sum(tile.kind == "luck" for tile in player.stack)
    now = turned(malus, luck)
    one_more = {-value: turned([*malus, value], luck) - now for value in MALUS_VALUES}
    flat = {
        "luck": turned(malus, luck + 1) - now,
        "verflixxt": hoped(player.stack[:-1]) - hoped(player.stack),
        "start": 0.0,
        "finish": 0.0,
    }
    return flat, one_more


def price(prices: Prices, tile: Tile) -> float:
    """What one more tile of this kind would be worth to the player."""
    flat, one_more = prices
    return one_more.get(tile.value, tile.value) if tile.value else flat[tile.kind]


def chance_to_take(square: Square, own: int, worth: float) -> float:
    """How likely one of the own pawns there is the last piece to leave."""
    guards = square.pieces.count(GUARD)
    chance = TAKES_WHEN_ALONE
    if len(square.pieces) > guards + own:
        chance *= BESIDE_PAWN
    if guards:
        chance *= PLUS_BESIDE_GUARD if worth > 0 else MINUS_BESIDE_GUARD
    return chance * BESIDE_OWN_PAWN if own > 1 else chance
