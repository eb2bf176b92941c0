"""What the contract tests need to know of Verflixxt!"""

from collections import Counter

from msgspec.structs import replace

from rules.core.chance import Chance, shuffled
from rules.core.record import Seat
from rules.verflixxt.box import NAMED, Worm
from rules.verflixxt.events import (
    LastMalusTaken,
    RoundTokenTaken,
    TileGiven,
    TileLost,
    TileTaken,
    WormDrawn,
    WormPlayed,
)
from rules.verflixxt.state import Player, State
from tests.contract.play import Play

has_free_moves = False
"""Each move rolls for the next player, or shows something: it is taken back only by agreement."""

variants = (
    (2, {"nochmal": "standard", "worms": "on", "one-is-free": "on"}),
    (8, {"nochmal": "shuffled", "worms": "on"}),
    (3, {"nochmal": "shuffled", "worms": "on", "one-is-free": "on", "ending": "last-pawn"}),
    (4, {"nochmal": "shuffled", "worms": "on", "roll": "off", "single-moves": "on"}),
)


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """The worm tokens of the pile and of the others' hands, mixed; the numbers held stay."""
    seats = range(len(state.players))
    hidden = [worm for other in seats if other != seat for worm in _held(state.players[other])]
    mixed = iter(shuffled(chance, (*hidden, *state.pile)))
    players = tuple(
        player if other == seat else _dealt(player, tuple(next(mixed) for _ in _held(player)))
        for other, player in enumerate(state.players)
    )
    return replace(state, players=players, pile=tuple(mixed))


def _held(player: Player) -> tuple[Worm, ...]:
    return player.ready + player.fresh


def _dealt(player: Player, worms: tuple[Worm, ...]) -> Player:
    ready, fresh = worms[: len(player.ready)], worms[len(player.ready) :]
    return replace(player, ready=tuple(sorted(ready)), fresh=tuple(sorted(fresh)))


def recounted(play: Play) -> tuple[int, ...]:
    """From what was told: every tile taken, given and lost, every token."""
    owned = [Counter[str]() for _ in range(play.seats)]
    points = [0] * play.seats
    for event in (event for told in play.told for event in told):
        match event:
            case TileTaken():
                owned[event.seat][event.tile] += 1
            case TileGiven():
                owned[event.seat][event.tile] -= 1
                owned[event.receiver_seat][event.tile] += 1
            case TileLost():
                owned[event.seat][event.tile] -= 1
            case LastMalusTaken():
                points[event.seat] += NAMED[event.tile].value
            case RoundTokenTaken():
                points[event.seat] += event.points
            case WormDrawn():
                points[event.seat] += 1
            case WormPlayed():
                points[event.seat] -= 1
    return tuple(tokens + _tiles(+tiles) for tokens, tiles in zip(points, owned, strict=True))


def _tiles(owned: Counter[str]) -> int:
    """Largest malus first, a plus as long as there is luck."""
    tiles = [NAMED[name] for name in owned.elements()]
    luck = sum(tile.kind == "luck" for tile in tiles)
    points = sum(tile.value for tile in tiles if tile.kind == "bonus")
    for value in sorted(tile.value for tile in tiles if tile.kind == "malus"):
        points += -value if luck > 0 else value
        luck -= 1
    return points
