"""What a position promises: what a seat has, what its pawns stand on, and the way before them."""

from collections.abc import Sequence

from rules.core.chance import FACES
from rules.core.record import Seat
from rules.verflixxt.box import GUARD, MALUS_VALUES, Tile
from rules.verflixxt.scoring import score
from rules.verflixxt.state import Player, Square, State, Track
from rules.verflixxt.track import occupied

SPARE_LUCK = 7.0
"""What a luck tile is worth that has nothing to turn yet."""

TAKES_WHEN_ALONE = 0.85
"""How often a pawn that is alone on its tile takes it in the end: nobody joins it."""

BESIDE_PAWN = 0.4
BESIDE_OWN_PAWN = 0.5
PLUS_BESIDE_GUARD = 0.3
MINUS_BESIDE_GUARD = 0.15
"""How much less often beside others: somebody else may be the last to leave."""

AHEAD_FREE = 0.6
AHEAD_BESIDE_PAWN = 0.3
AHEAD_PLUS_GUARDED = 0.2
AHEAD_MINUS_GUARDED = 0.15
"""How often a tile on the way is taken by a pawn that lands on it."""

Prices = tuple[dict[str, float], dict[int, float]]
"""What one more tile would be worth to a player: by kind, and for malus tiles by value."""


def outlook(state: State, seat: Seat) -> float:
    """How many points this seat may expect to be ahead of the others' average."""
    promised = [expected(state, other) for other in range(len(state.players))]
    others = sum(promised) - promised[seat]
    return promised[seat] - others / (len(promised) - 1)


def expected(state: State, seat: Seat) -> float:
    """The score as it is, and what the pawns still out may add to it."""
    counts = [square.pieces.count(seat) for square in state.track[:-1]]
    if state.over or not any(counts):
        return score(state, seat)
    player = state.players[seat]
    costs = prices(player)
    way = ways(state.track, costs, last=next(at for at, count in enumerate(counts) if count))
    under = [
        chance_to_take(square, count, price(costs, square.tile)) * price(costs, square.tile)
        for square, count in zip(state.track, counts, strict=False)
        if count
    ]
    ahead = [count * way[place] for place, count in enumerate(counts) if count]
    return sum(player.tokens) + player.worms + hoped(player.stack) + sum(under) + sum(ahead)


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


def ways(track: Track, prices: Prices, last: int) -> list[float]:
    """By place from the `last` pawn on: what a pawn may expect to take on its way to Finish.

    It is the mean of two means, that of all throws and that of the better half of them: one moves a
    pawn when it suits.
    """
    finish = len(track) - 1
    faces = len(FACES)
    way, reached = [0.0] * (finish + 1 + faces), [0.0] * (finish + 1 + faces)
    for place in range(finish - 1, last - 1, -1):
        throws = sorted(reached[place + 1 : place + 1 + faces])
        way[place] = sum(throws) / (2 * faces) + sum(throws[faces // 2 :]) / faces
        worth = price(prices, track[place].tile)
        reached[place] = way[place] + worth * chance_ahead(track[place], worth)
    return way


def chance_ahead(square: Square, worth: float) -> float:
    """How often a tile on the way is taken by a pawn that lands on it."""
    if not square.pieces:
        return AHEAD_FREE
    if occupied(square):
        return AHEAD_BESIDE_PAWN
    return AHEAD_PLUS_GUARDED if worth > 0 else AHEAD_MINUS_GUARDED


def chance_to_take(square: Square, own: int, worth: float) -> float:
    """How likely one of the own pawns there is the last piece to leave."""
    guards = square.pieces.count(GUARD)
    chance = TAKES_WHEN_ALONE
    if len(square.pieces) > guards + own:
        chance *= BESIDE_PAWN
    if guards:
        chance *= PLUS_BESIDE_GUARD if worth > 0 else MINUS_BESIDE_GUARD
    return chance * BESIDE_OWN_PAWN if own > 1 else chance
