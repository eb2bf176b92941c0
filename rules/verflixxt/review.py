"""What moves and throws are worth in Verflixxt!: the chance to win, by games played to their end.

Everybody plays on by the policy of the strong robot's playouts. Worm tokens that the seat does not
see are dealt anew for each of these games.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, count

from msgspec.structs import replace

from rules.core.appraisal import Answers, Appraisal, Reason, Worth
from rules.core.asks import Ask
from rules.core.chance import FACES, Chance, Luck
from rules.core.record import Seat
from rules.core.weighing import sampled, weighed
from rules.verflixxt.actions import Forward, Move, WormAction
from rules.verflixxt.box import ACTION_DIE, FLIXXY, GUARD, Tile, is_pawn
from rules.verflixxt.playouts import Throw, play_out, promising, thrown, with_worms
from rules.verflixxt.robot import after, imagined, robot
from rules.verflixxt.simulator import Table
from rules.verflixxt.state import State, Turn
from rules.verflixxt.view import View

PLAYOUTS = 2400
"""Games for one question."""

AFFORDABLE = 80_000
"""Playouts in a whole review: with worm tokens more than a millisecond each."""

A_THROW = 4
"""A throw gets one in so many of them, twice: as it fell, and as it might have fallen."""

Dealt = tuple[bytes, list[Throw]]
"""One game: a seed for what is hidden, and all throws."""

Beginning = Callable[[bytes], Table]
"""Where a game goes on from, with what is hidden dealt by that seed."""


def start(view: View, seat: Seat, chance: Chance, budget: int) -> Worth:
    """The chance to win before the seat's own first throw."""
    state = unthrown(imagined(view)) if view.turn.seat == seat else imagined(view)
    begun = beginning(view, state)
    return sampled(chance, budget, dealt, lambda game: won(begun, seat, game))


def answers(
    view: View, seat: Seat, ask: Ask, chosen: Move | None, chance: Chance, budget: int
) -> Answers:
    """The usual move, those that promise most, and the one chosen."""
    state, usual = imagined(view), robot(view, ask, chance)
    known = [] if chosen is None else [chosen]
    moves: list[Move] = [usual, *promising(state, seat, ask, usual), *known]
    begun = {move: beginning(view, state, move) for move in moves}
    here = beginning(view, state)
    return weighed(
        begun,
        chosen,
        chance,
        budget,
        dealt,
        lambda move, game: won(begun[move], seat, game),
        lambda game: won(here, seat, game),
    )


def luck(
    before: View | None,
    seat: Seat,
    action: Move | None,  # noqa: ARG001  (what was thrown is seen afterwards)
    view: View,
    chance: Chance,
    budget: int,
) -> Worth | None:
    """What the throw gave that lies before the seat now, if it fell in this step."""
    turn = view.turn
    if view.over or turn.seat != seat or not turn.number:
        return None
    if before is not None and before.turn.count == turn.count and before.turn.number:
        return None
    lies, sides = imagined(view), count()
    fell = beginning(view, lies)
    others = [beginning(view, replace(lies, turn=other)) for other in throws_of(turn)]

    def gained(game: Dealt) -> float:
        """By how much the game went better than with another throw; each has its turn."""
        return won(fell, seat, game) - won(others[next(sides) % len(others)], seat, game)

    return sampled(chance, budget // A_THROW, dealt, gained)


def throws_of(turn: Turn) -> list[Turn]:
    """The turn with everything that could have been thrown, each as likely."""
    faces = ACTION_DIE if turn.face else (turn.face,)
    return [replace(turn, number=number, face=face) for face in faces for number in FACES]


def unthrown(state: State) -> State:
    """The table before the throw that lies there."""
    return replace(state, turn=replace(state.turn, number=0, face=""))


def dealt(luck: Luck) -> Dealt:
    """The luck of one game."""
    return luck.seed, thrown(luck)


def beginning(view: View, state: State, move: Move | None = None) -> Beginning:
    """The table after a move, or as it is; the hidden worm tokens are dealt before it."""
    if view.house.worms:
        return lambda seed: Table(moved(with_worms(state, view, Luck(b"worms" + seed)), move))
    table = Table(moved(state, move))
    return lambda _: table.copy()


def moved(state: State, move: Move | None) -> State:
    """The state after the move, if there is one."""
    return state if move is None else after(state, move)


def won(begun: Beginning, seat: Seat, game: Dealt) -> float:
    """1 where the seat wins this game, and its share where several do."""
    seed, throws = game
    table = begun(seed)
    play_out(table, throws)
    scores = [table.score(other) for other in range(table.seats)]
    most = max(scores)
    return (scores[seat] == most) / scores.count(most)


def reason(view: View, seat: Seat, best: Move, chosen: Move) -> Reason | None:
    """What the best move takes, keeps or avoids, and the chosen one does not."""
    if isinstance(chosen, WormAction) and not isinstance(best, WormAction):
        return Reason("keeps-worm")
    if isinstance(best, WormAction) and not isinstance(chosen, WormAction):
        return Reason("plays-worm")
    state = imagined(view)
    held = state.players[seat].stack
    gained, taken = (
        [tile for tile in after(state, move).players[seat].stack if tile not in held]
        for move in (best, chosen)
    )
    for tile in taken:
        if tile.kind == "malus" and tile not in gained:
            return Reason("leaves-malus", {"points": -tile.value})
    for tile in gained:
        if tile.kind == "luck" and tile not in taken:
            return Reason("takes-luck")
        if tile.kind == "bonus" and tile not in taken:
            return Reason("takes-bonus", {"points": tile.value})
    one, other = (alone(after(state, move)) for move in (best, chosen))
    told = chain(_own(one, other, seat), _rivals(one, other, seat), _moved(state, best, chosen))
    return next(told, None)


Alone = Mapping[Tile, Seat]
"""Whose pawn stands on a tile where nothing else does: it takes the tile if it moves on."""


def alone(state: State) -> Alone:
    """Every tile with a single pawn."""
    singles = ((sq.tile, sq.pieces[0]) for sq in state.track if len(sq.pieces) == 1)
    return {tile: piece for tile, piece in singles if is_pawn(piece)}


def _own(one: Alone, other: Alone, seat: Seat) -> Iterator[Reason]:
    """Tiles on which an own pawn is left alone, or not."""
    for tile, owner in other.items():
        if owner == seat != one.get(tile) and tile.kind == "malus":
            yield Reason("not-alone-on-malus", {"points": -tile.value})
    for tile, owner in one.items():
        if owner == seat != other.get(tile) and tile.kind == "bonus":
            yield Reason("alone-on-bonus", {"points": tile.value})
        if owner == seat != other.get(tile) and tile.kind == "luck":
            yield Reason("alone-on-luck")


def _rivals(one: Alone, other: Alone, seat: Seat) -> Iterator[Reason]:
    """The same of the others' pawns, where it is the other way round."""
    for tile, owner in one.items():
        if owner not in (seat, other.get(tile)) and tile.kind == "malus":
            yield Reason("strands", {"points": -tile.value, "rival_seat": owner})
    for tile, owner in other.items():
        if owner not in (seat, one.get(tile)) and tile.kind == "bonus":
            yield Reason("denies", {"points": tile.value, "rival_seat": owner})


def _moved(state: State, best: Move, chosen: Move) -> Iterator[Reason]:
    """Which piece is moved forward."""
    if not (isinstance(best, Forward) and isinstance(chosen, Forward)):
        return
    if best.piece == GUARD and is_pawn(chosen.piece):
        yield Reason("moves-guard")
    if best.piece == FLIXXY and is_pawn(chosen.piece):
        yield Reason("moves-flixxy")
    if is_pawn(best.piece) and chosen.piece == GUARD:
        yield Reason("moves-pawn")
    if is_pawn(best.piece) and is_pawn(chosen.piece):
        names = [square.tile.name for square in state.track]
        if names.index(best.tile) < names.index(chosen.tile):
            yield Reason("moves-last")


APPRAISAL = Appraisal(
    unit="chance",
    exact=False,
    budget=PLAYOUTS,
    affordable=AFFORDABLE,
    start=start,
    answers=answers,
    luck=luck,
    reason=reason,
)
