"""The strong robot: it plays on many times after each move, on the simulator.

In these games everybody plays by a quick policy: two players to the end, more of them for some
turns, after which their prospects are compared. Worm tokens that the seat does not see are dealt
anew for each game.
"""

from collections.abc import Iterator, Sequence
from math import exp

from msgspec.structs import replace

from rules.core.asks import Ask
from rules.core.chance import Chance, Luck, shuffled
from rules.core.playouts import best_by_playouts
from rules.core.record import Seat
from rules.core.tuples import without_item
from rules.verflixxt.actions import Move
from rules.verflixxt.box import ACTION_DIE, WORMS, Worm
from rules.verflixxt.outlook import outlook
from rules.verflixxt.policy import chosen, expected, make
from rules.verflixxt.robot import after, imagined, robot
from rules.verflixxt.simulator import Table
from rules.verflixxt.state import State
from rules.verflixxt.view import View

GAMES = 480
"""How many games are played for one decision, shared among the moves."""

CANDIDATES = 5
"""How many moves are tried, the usual one and those that promise most."""

CLOSE = 12.0
"""A win counts, and as much how clear it is: by so many points, about three quarters."""

FEW = 2
HORIZON = 24
"""With more players than a few a game is played on for so many turns: what comes later is mostly
luck, and twice as many games are played in the same time."""

UNDECIDED = 4.0
"""By so many points somebody must be ahead there to win three games of four."""

MOST_TURNS = 600
"""So many throws are made ready for a game; a longer one begins with them again."""

THROWS = 12
"""How many throws of both dice one draw decides: as many as 64 bits hold."""

SIDES = 6

Throw = tuple[int, int]
"""What the number die shows, and which side of the action die is up."""


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """The move after which this seat wins most games."""
    usual = robot(view, ask, chance)
    if not view.turn.number:
        return usual
    state, seat = imagined(view), view.turn.seat
    moves, turns = [usual, *promising(state, seat, ask, usual)], turns_ahead(len(view.players))
    if view.house.worms:
        return best_by_playouts(
            moves,
            GAMES,
            chance,
            lambda luck: (with_worms(state, view, luck), thrown(luck, turns)),
            lambda move, dealt: outcome(Table(after(dealt[0], move)), seat, dealt[1]),
        )
    starts = {move: Table(after(state, move)) for move in moves}
    return best_by_playouts(
        moves,
        GAMES,
        chance,
        lambda luck: thrown(luck, turns),
        lambda move, throws: outcome(starts[move].copy(), seat, throws),
    )


def promising(state: State, seat: Seat, ask: Ask, usual: Move) -> list[Move]:
    """The other moves that are tried, by what each position promises."""
    others: list[Move] = [move for move in ask.moves if move != usual]
    others.sort(key=lambda move: outlook(after(state, move), seat), reverse=True)
    return others[: CANDIDATES - 1]


def outcome(table: Table, seat: Seat, throws: Sequence[Throw]) -> float:
    """What the game is worth to the seat when everybody plays on: a chance to win, and a lead."""
    play_out(table, throws, turns_ahead(table.seats))
    scores = [expected(table, other) for other in range(table.seats)]
    own = scores[seat]
    rival = max(score for other, score in enumerate(scores) if other != seat)
    if table.over:
        won = (own >= rival) / scores.count(max(own, rival))
    else:
        won = 1 / (1 + exp((rival - own) / UNDECIDED))
    return won + 1 / (1 + exp((rival - own) / CLOSE))


def turns_ahead(seats: int) -> int:
    """For how many turns a game is played on at most."""
    return MOST_TURNS if seats <= FEW else HORIZON


def play_out(table: Table, throws: Sequence[Throw], turns: int = MOST_TURNS) -> None:
    """Everybody plays by the policy with these throws, for so many turns or to the end."""
    turn, most = 0, len(throws)
    while not table.over:
        if not table.number:
            if turn == turns:
                return
            number, side = throws[turn % most]
            turn += 1
            table.number = number
            table.face = ACTION_DIE[side] if table.flixxy else ""
        make(table, chosen(table))


def thrown(luck: Luck, turns: int = MOST_TURNS) -> list[Throw]:
    """The throws of one game, for so many turns."""
    return list(_thrown(luck, turns))


def _thrown(luck: Luck, turns: int) -> Iterator[Throw]:
    for _ in range(turns // THROWS):
        rest = luck.below((SIDES * SIDES) ** THROWS)
        for _ in range(THROWS):
            rest, number = divmod(rest, SIDES)
            rest, side = divmod(rest, SIDES)
            yield number + 1, side


def with_worms(state: State, view: View, chance: Chance) -> State:
    """The table with the worm tokens that the seat does not see dealt anew."""
    hidden: tuple[Worm, ...] = WORMS
    for worm in (*view.ready, *view.fresh):
        hidden = without_item(hidden, worm)
    mixed = list(shuffled(chance, hidden))
    players = list(state.players)
    for seat, player in enumerate(players):
        if seat != view.seat:
            dealt = tuple(mixed.pop() for _ in range(player.worms))
            players[seat] = replace(player, ready=(), fresh=dealt)
    return replace(state, players=tuple(players), pile=tuple(mixed))
