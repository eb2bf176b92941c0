"""A player that looks one move ahead and weighs what each position promises."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.levels import careless
from rules.core.record import Seat
from rules.verflixxt.actions import Move, PlayBury, PlayDouble, PlayPush, PlaySwap, WormAction
from rules.verflixxt.box import Face, Worm
from rules.verflixxt.moves import moves
from rules.verflixxt.outlook import outlook
from rules.verflixxt.scoring import score
from rules.verflixxt.state import Player, State, Turn
from rules.verflixxt.turns import played
from rules.verflixxt.view import PlayerView, View

WORM_GAIN = 2.0
"""How much better a worm token must make things to be played; kept, it is a point at the end."""

TYPICAL_THROWS = (2, 4, 6)
"""By these a turn to come is judged: a low one, a middle one, a high one."""

UNKNOWN: Worm = "bury"
"""What the tokens that nobody shows are taken for."""


class Undecided:
    """No luck is needed to look one move ahead: the next roll is left to be pressed."""

    def below(self, n: int, /) -> int:
        """Fails: nothing may be drawn."""
        raise AssertionError(f"a draw below {n} while thinking")


SLACK = 8.0
"""How many points an easy robot may give away with a move."""


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """A move with nearly the best outlook. Worm tokens are kept: each is a point at the end.

    It errs about which piece to move and when to take a tile, but it takes no malus where a better
    move brings a bonus: nobody takes -8 for +8.
    """
    state, seat = imagined(view), view.turn.seat
    offered: list[Move] = [action for action in ask.moves if not isinstance(action, WormAction)]
    if not state.turn.number:
        return offered[0]
    states = {move: after(state, move) for move in offered}
    worths = {move: outlook(states[move], seat) for move in offered}
    gains = {move: score(states[move], seat) - score(state, seat) for move in offered}
    sensible = {move: worths[move] for move in offered if not _is_silly(move, gains, worths)}
    return careless(sensible, SLACK, chance)


def _is_silly(move: Move, gains: Mapping[Move, int], worths: Mapping[Move, float]) -> bool:
    """Whether it takes a malus although a better move takes a bonus."""
    bonuses = (worths[other] for other, gain in gains.items() if gain > 0)
    return gains[move] < 0 and any(worth > worths[move] for worth in bonuses)


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it leaves nothing to luck)
    """The move with the best outlook, or a worm token where that gains enough."""
    state, seat = imagined(view), view.turn.seat
    tokens = [action for action in ask.moves if isinstance(action, WormAction)]
    offered: list[Move] = [action for action in ask.moves if not isinstance(action, WormAction)]
    if not state.turn.number:
        return offered[0]
    promise, best = best_of(state, seat, offered)
    gain, token = best_token(state, seat, tokens, promise)
    return best if token is None or gain < WORM_GAIN else token


def imagined(view: View) -> State:
    """A table that looks the same from here, at which every roll waits to be pressed."""
    return State(
        house=replace(view.house, roll=False, single_moves=False),
        track=view.track,
        players=tuple(_player(view, seat) for seat in range(len(view.players))),
        turn=view.turn,
        rounds=view.rounds,
        pile=(UNKNOWN,) * view.pile,
        away=view.away,
        last_malus=view.last_malus,
        over=view.over,
    )


def _player(view: View, seat: Seat) -> Player:
    seen: PlayerView = view.players[seat]
    if seat == view.seat:
        return Player(seen.stack, seen.tokens, view.ready, view.fresh)
    return Player(seen.stack, seen.tokens, fresh=(UNKNOWN,) * seen.worms)


def best_of(state: State, seat: Seat, actions: Iterable[Move]) -> tuple[float, Move]:
    """The move after which the outlook is best, the first one where several are."""
    promises = [(outlook(after(state, action), seat), action) for action in actions]
    return max(promises, key=lambda promise: promise[0])


def after(state: State, action: Move) -> State:
    """The state that a move leads to, before the next roll."""
    return played(state, action, Undecided()).state


def best_token(
    state: State, seat: Seat, tokens: Iterable[WormAction], promise: float
) -> tuple[float, WormAction | None]:
    """The token that gains most; `promise` is what the best move without one leads to."""
    now = outlook(state, seat)
    gains: list[tuple[float, WormAction | None]] = [(0.0, None)]
    for action in tokens:
        match action:
            case PlayPush():
                gains.append((outlook(after(state, action), seat) - promise, action))
            case PlaySwap() | PlayBury():
                gains.append((outlook(after(state, action), seat) - now, action))
            case PlayDouble():
                gains.append((another_turn(state, seat) - now, action))
    return max(gains, key=lambda gain: gain[0])


def another_turn(state: State, seat: Seat) -> float:
    """What a turn from here promises, judged by a few throws."""
    promises = []
    for number in TYPICAL_THROWS:
        thrown = replace(state, turn=Turn(seat=seat, number=number, face=_usual(state)))
        actions = [option.action for option in moves(thrown)]
        promises.append(best_of(thrown, seat, actions)[0])
    return sum(promises) / len(promises)


def _usual(state: State) -> Face:
    """Half the faces of the action die forbid Flixxy."""
    return "cross" if state.turn.face else ""
