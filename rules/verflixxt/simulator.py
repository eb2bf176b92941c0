"""The same game on plain lists, changed in place: a hundred times as fast, for playouts.

It knows no events, no words and no history. `tests/rules/verflixxt/test_simulator.py` plays it
beside the rules and compares every position.
"""

from rules.core.playouts import copied
from rules.core.record import Seat
from rules.verflixxt.box import FLIXXY, GUARD, Tile, Worm
from rules.verflixxt.outlook import SPARE_LUCK
from rules.verflixxt.state import Square, State

CODE, PIECES, GUARDS, WORMED, TIRED, PAWNS = range(6)
"""What stands where in a square: the tile; how many pieces there are, guards, Flixxies, and pawns
that have just changed places; the pawns of the first seat, and then of the others."""

MALUS = 10
"""Codes up to this one are malus tiles, by what they cost; bonus tiles follow, by their worth."""

LUCK, VERFLIXXT, START, FINISH = 19, 20, 21, 22
OTHERS = {"luck": LUCK, "verflixxt": VERFLIXXT, "start": START, "finish": FINISH}

Fast = list[int]
"""A square: its tile's code and how many pieces of each kind stand on it."""


def code(tile: Tile) -> int:
    """A number for what the tile does."""
    if tile.kind == "malus":
        return -tile.value
    return MALUS + tile.value if tile.kind == "bonus" else OTHERS[tile.kind]


def worth(stack: list[int], last: int = 0) -> int:
    """What tiles are worth; `last` is the malus that cannot be turned, 0 where there is none."""
    luck, plus, malus = 0, 0, []
    for tile in stack:
        if tile <= MALUS:
            malus.append(tile)
        elif tile == LUCK:
            luck += 1
        else:
            plus += tile - MALUS
    if last:
        malus.remove(last)
        plus -= last
    if not luck:
        return plus - sum(malus)
    malus.sort(reverse=True)
    return plus + 2 * sum(malus[:luck]) - sum(malus)


FLAT = (
    "ending", "face", "flixxy", "free", "number", "over", "owed", "pushed", "recycle", "seat",
    "seats", "swapped",
)  # fmt: skip
LISTS = ("last", "out", "pile", "prices", "rounds", "tokens")
NESTED = ("fresh", "ready", "stacks", "track")


class Table:
    """A position that moves change. Seats, numbers and faces are those of the rules."""

    __slots__ = (*FLAT, *LISTS, *NESTED)

    def __init__(self, state: State) -> None:
        seats = len(state.players)
        self.seats = seats
        self.ending = state.house.ending
        self.free = state.house.one_is_free
        self.recycle = state.house.recycle
        self.track = [fast(square, seats) for square in state.track]
        self.stacks = [[code(tile) for tile in player.stack] for player in state.players]
        self.tokens = [sum(player.tokens) for player in state.players]
        self.ready: list[list[Worm]] = [list(player.ready) for player in state.players]
        self.fresh: list[list[Worm]] = [list(player.fresh) for player in state.players]
        self.pile: list[Worm] = list(state.pile)
        self.rounds = list(state.rounds)
        self.seat: Seat = state.turn.seat
        self.number = state.turn.number
        self.face = state.turn.face
        self.pushed = state.turn.pushed
        self.owed = state.turn.owed
        self.swapped = bool(state.turn.swapped)
        for square, listed in zip(state.track, self.track, strict=True):
            listed[TIRED] = state.turn.swapped.count(square.tile.name)
        self.last = [0] * seats
        self.over = bool(state.over)
        self.out = [sum(sq[PAWNS + seat] for sq in self.track[:-1]) for seat in range(seats)]
        self.flixxy = any(square[WORMED] for square in self.track)
        self.prices = [prices(stack) for stack in self.stacks]

    def copy(self) -> "Table":
        """The same position, to be played on by itself."""
        return copied(self, FLAT, LISTS, NESTED)

    def score(self, seat: Seat) -> int:
        """What the seat has: tiles, round tokens, and worm tokens not used."""
        held = len(self.ready[seat]) + len(self.fresh[seat])
        return worth(self.stacks[seat], self.last[seat]) + self.tokens[seat] + held

    def forward(self, place: int, kind: int) -> None:
        """A piece goes by the number rolled, and the tile that it leaves counts."""
        track = self.track
        left = track[place]
        alone = left[PIECES] == 1
        self._go(place, kind)
        if alone:
            self._left(left, kind)
        self._settle()

    def back(self, place: int, kind: int) -> None:
        """A piece goes one tile back, on a rolled 1."""
        left, onto = self.track[place], self.track[place - 1]
        alone = left[PIECES] == 1
        left[PIECES] -= 1
        left[kind] -= 1
        onto[PIECES] += 1
        onto[kind] += 1
        if alone:
            self._left(left, kind)
        self._settle()

    def push(self, place: int) -> None:
        """Worm token: everyone else's pieces on the tile go by the number rolled."""
        self._show("push")
        self.pushed = True
        left, own = self.track[place], PAWNS + self.seat
        alone = left[PIECES] == 1
        every = (WORMED, GUARDS, *range(PAWNS, PAWNS + self.seats))
        kinds = [kind for kind in every if left[kind] and kind != own]
        for kind in kinds:
            for _ in range(left[kind]):
                self._go(place, kind)
        if alone:
            self._left(left, kinds[0])
        self._settle()

    def swap(self, place: int, kind: int, beside: int) -> None:
        """Worm token: an own pawn changes places with a piece on a neighbouring tile."""
        self._show("swap")
        own, here, there = PAWNS + self.seat, self.track[place], self.track[beside]
        here[own] -= 1
        here[kind] += 1
        there[kind] -= 1
        there[own] += 1
        if here[TIRED]:
            here[TIRED] -= 1
        there[TIRED] += 1
        self.swapped = True
        self._settle()

    def close(self) -> None:
        """The turn is over: the same player again where a turn is owed, else the next one."""
        self.number, self.face, self.pushed = 0, "", False
        if self.swapped:
            self.swapped = False
            for square in self.track:
                square[TIRED] = 0
        if self.over:
            return
        if self.owed and self.out[self.seat]:
            self.owed -= 1
            return
        self.owed = 0
        self.seat = self._next()
        fresh = self.fresh[self.seat]
        if fresh:
            self.ready[self.seat] += fresh
            self.fresh[self.seat] = []

    def _go(self, place: int, kind: int) -> None:
        """A piece goes the number of steps rolled; for Flixxy, Finish and Start count one each."""
        track = self.track
        left, length, to = track[place], len(track), place + self.number
        left[PIECES] -= 1
        left[kind] -= 1
        if kind == WORMED:
            onto = track[to % length]
            onto[PIECES] += 1
            onto[WORMED] = 1
            if place < length - 1 <= to or 2 * length - 1 <= to:
                self._flixxy_arrived(onto)
            return
        if to >= length - 1:
            if kind == GUARDS:
                return
            to = length - 1
            self.out[kind - PAWNS] -= 1
        onto = track[to]
        onto[PIECES] += 1
        onto[kind] += 1

    def _flixxy_arrived(self, onto: Fast) -> None:
        if self.rounds:
            self.tokens[self.seat] += self.rounds.pop(0)
            return
        onto[PIECES] -= 1
        onto[WORMED] = 0
        self.flixxy = False

    def _left(self, left: Fast, kind: int) -> None:
        """A piece was alone on this tile and has left it."""
        tile = left[CODE]
        if tile >= START:
            return
        if tile == VERFLIXXT:
            self._give()
            return
        self._take(self.seat if kind == WORMED else kind - PAWNS, left)
        if tile <= MALUS and self.pile:
            self.fresh[self.seat if kind == WORMED else kind - PAWNS].append(self.pile.pop(0))

    def _take(self, seat: Seat, square: Fast) -> None:
        """The tile leaves the track for the stack, with whoever stands on it."""
        track = self.track
        del track[next(at for at, other in enumerate(track) if other is square)]
        if square[WORMED]:
            self.flixxy = False
        self.stacks[seat].append(square[CODE])
        self.prices[seat] = prices(self.stacks[seat])

    def _give(self) -> None:
        """The top tile goes to the next player still in play; if there is none it is lost."""
        stack = self.stacks[self.seat]
        if not stack:
            return
        top = stack.pop()
        self.prices[self.seat] = prices(stack)
        receiver = self._next()
        if receiver != self.seat:
            self.stacks[receiver].append(top)
            self.prices[receiver] = prices(self.stacks[receiver])

    def _next(self) -> Seat:
        """Clockwise the next seat with a pawn out, at last this one itself."""
        seat, out = self.seat, self.out
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if out[seat]:
                return seat
        return self.seat

    def _show(self, worm: Worm) -> None:
        self.ready[self.seat].remove(worm)
        self.pile.append(worm)

    def _settle(self) -> None:
        """Tiles behind the last pawn go, and the game may be over."""
        if not self.flixxy:
            self._clear()
        if self.ending == "all-home":
            self.over = not any(self.out)
        elif self.ending == "first-home":
            if not all(self.out):
                self._end_alone()
        elif sum(self.out) <= 1:
            self._end_with_malus()

    def _clear(self) -> None:
        track = self.track
        for last, square in enumerate(track[:-1]):  # noqa: B007  (used after the loop)
            if square[PIECES] > square[GUARDS]:
                break
        else:
            return
        if last < 2:
            return
        gone = [square for square in track[1:last] if square[CODE] != VERFLIXXT]
        if not gone:
            return
        stays = [square for square in track[1:last] if square[CODE] == VERFLIXXT]
        track[1:last] = stays
        if self.recycle:
            track[-1:-1] = gone

    def _end_alone(self) -> None:
        """Variant 4: whoever has a pawn alone on a tile takes it."""
        self.over = True
        for square in self.track[1:-1]:
            if square[PIECES] == 1 and square[CODE] != VERFLIXXT:
                for seat in range(self.seats):
                    if square[PAWNS + seat]:
                        self._take(seat, square)

    def _end_with_malus(self) -> None:
        """Variant 5: the last pawn's owner takes the largest malus tile without a guard."""
        self.over = True
        free = [sq for sq in self.track if sq[CODE] <= MALUS and not sq[GUARDS]]
        if free and any(self.out):
            square = max(free, key=lambda square: square[CODE])
            owner = next(seat for seat, out in enumerate(self.out) if out)
            self.last[owner] = square[CODE]
            self._take(owner, square)


def fast(square: Square, seats: int) -> Fast:
    """A square as numbers."""
    counts = [square.pieces.count(seat) for seat in range(seats)]
    guards, flixxy = square.pieces.count(GUARD), square.pieces.count(FLIXXY)
    return [code(square.tile), len(square.pieces), guards, flixxy, 0, *counts]


def prices(stack: list[int]) -> list[float]:
    """What one more tile would be worth to whoever has this stack, by its code."""
    malus = sorted((tile for tile in stack if tile <= MALUS), reverse=True)
    luck = stack.count(LUCK)
    spare = luck - len(malus)
    if spare > 0:
        one_more = [tile - SPARE_LUCK for tile in range(MALUS + 1)]
    elif luck:
        least = malus[luck - 1]
        one_more = [tile - 2 * least if tile > least else -tile for tile in range(MALUS + 1)]
    else:
        one_more = [-tile for tile in range(MALUS + 1)]
    turned = 2.0 * malus[luck] if luck < len(malus) else SPARE_LUCK
    gift = 0.0
    if stack:
        rest = stack[:-1]
        gift = hoped(rest) - hoped(stack)
    return [*one_more, *range(1, 9), turned, gift, 0.0, 0.0]


def hoped(stack: list[int]) -> float:
    """The worth of the tiles, with something for luck that has no malus to turn yet."""
    spare = stack.count(LUCK) - sum(tile <= MALUS for tile in stack)
    return worth(stack) + SPARE_LUCK * max(0, spare)
