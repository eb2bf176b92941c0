"""What one seat, or the channel, may know."""

from rules.core.game import winners
from rules.core.record import Record, Seat
from rules.verflixxt.box import Tile, Worm
from rules.verflixxt.house import House
from rules.verflixxt.scoring import counts, score
from rules.verflixxt.state import Square, State, Trace, Track, Turn
from rules.verflixxt.track import flixxy_plays, pawns_out

__all__ = ["PlayerView", "Square", "Trace", "Turn", "View", "view"]


class PlayerView(Record, frozen=True):
    """What everybody sees of a player: how many worm tokens, not which.

    `counts` is what each tile of the stack is worth as of now, with luck applied; so is `score`.
    """

    stack: tuple[Tile, ...]
    counts: tuple[int, ...]
    tokens: tuple[int, ...]
    worms: int
    out: int
    score: int


class View(Record, frozen=True):
    """The table as `seat` sees it; None is the channel.

    `pile` counts the worm tokens face down. `ready` and `fresh` are the seat's own tokens, to play
    now and from its next turn on.
    """

    seat: Seat | None
    house: House
    track: Track
    players: tuple[PlayerView, ...]
    turn: Turn
    flixxy: bool
    rounds: tuple[int, ...]
    pile: int
    away: tuple[Tile, ...]
    last_malus: Tile | None
    traces: tuple[Trace, ...]
    over: str
    ready: tuple[Worm, ...]
    fresh: tuple[Worm, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has most points once the game is over; equal points share."""
        return winners([player.score for player in self.players]) if self.over else ()


def view(state: State, seat: Seat | None) -> View:
    """The table as this seat, or with None the channel, may know it."""
    return View(
        seat=seat,
        house=state.house,
        track=state.track,
        players=tuple(_player(state, other) for other in range(len(state.players))),
        turn=state.turn,
        flixxy=flixxy_plays(state.track),
        rounds=state.rounds,
        pile=len(state.pile),
        away=state.away,
        last_malus=state.last_malus,
        traces=state.traces,
        over=state.over,
        ready=() if seat is None else state.players[seat].ready,
        fresh=() if seat is None else state.players[seat].fresh,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        stack=player.stack,
        counts=counts(player.stack, state.last_malus),
        tokens=player.tokens,
        worms=player.worms,
        out=pawns_out(state.track, seat),
        score=score(state, seat),
    )
