"""How everybody plays in a playout: the move that changes most for the better what is promised."""

from rules.verflixxt.outlook import (
    BESIDE_OWN_PAWN,
    BESIDE_PAWN,
    MINUS_BESIDE_GUARD,
    PLUS_BESIDE_GUARD,
    RIVAL,
    STEP,
    TAKES_WHEN_ALONE,
)
from rules.verflixxt.simulator import (
    CODE,
    GUARDS,
    PAWNS,
    PIECES,
    TIRED,
    VERFLIXXT,
    WORMED,
    Fast,
    Table,
    hoped,
)

FORWARD, BACK, STAY, PUSH, SWAP = range(5)
Chosen = tuple[int, int, int, int]
"""A move: what, from which place, which kind of piece, and for a swap with which place."""

DONE: Chosen = (STAY, 0, 0, 0)

WORM_GAIN = 2.0
"""How much better a worm token must make things to be played."""

NEVER = -1e9


def chosen(table: Table) -> Chosen:
    """The move of the player in turn, after the roll."""
    worms = table.ready[table.seat]
    best, most = _move(table) if not table.pushed else (DONE, 0.0)
    if worms:
        if "swap" in worms:
            token, gain = _swap(table)
            if gain > WORM_GAIN:
                return token
        if "push" in worms and not table.pushed:
            token, gain = _push(table)
            if gain > most + WORM_GAIN:
                return token
    return best


def make(table: Table, move: Chosen) -> None:
    """The move, and the end of the turn where it has come."""
    what, place, kind, beside = move
    if what == FORWARD:
        table.forward(place, kind)
    elif what == SWAP:
        table.swap(place, kind, beside)
        if not table.over:
            return
    elif what == PUSH:
        table.push(place)
    elif what == BACK:
        table.back(place, kind)
    table.close()


def _move(table: Table) -> tuple[Chosen, float]:
    """The best ordinary move; staying is one where a rolled 1 is free."""
    track, number, own = table.track, table.number, PAWNS + table.seat
    finish, free = len(track) - 1, number == 1 and table.free
    best, most = DONE, 0.0 if free else NEVER
    for place in range(finish if table.face != "flixxy" else 0):
        square = track[place]
        guards, pieces = square[GUARDS], square[PIECES]
        if not pieces:
            continue
        for kind in (own, GUARDS):
            if square[own] <= square[TIRED] if kind == own else not guards or pieces == guards:
                continue
            to = min(place + number, finish)
            gain = _gain(table, square, kind, track[to], to - place)
            if gain > most:
                best, most = (FORWARD, place, kind, 0), gain
            if free and place > 1:
                gain = _gain(table, square, kind, track[place - 1], -1)
                if gain > most:
                    best, most = (BACK, place, kind, 0), gain
    if table.flixxy and table.face in ("flixxy", "question"):
        move, gain = _flixxy(table)
        if gain > most:
            best, most = move, gain
    return best, most


def _gain(table: Table, left: Fast, kind: int, onto: Fast, steps: int) -> float:
    """What a step of an own pawn or a guard changes, the tile that is taken included."""
    gain = _moved(table, left, kind, onto)
    if kind == GUARDS:
        return gain
    if left[PIECES] == 1:
        gain += table.prices[table.seat][left[CODE]]
    return gain - STEP * steps


def _flixxy(table: Table) -> tuple[Chosen, float]:
    """Flixxy takes what it stands on alone, and brings a token when it gets round."""
    track, number = table.track, table.number
    place = next(at for at, square in enumerate(track) if square[WORMED])
    square, to = track[place], place + number
    gain = _moved(table, square, WORMED, track[to % len(track)])
    if square[PIECES] == 1:
        gain += table.prices[table.seat][square[CODE]]
    if place < len(track) - 1 <= to and table.rounds:
        gain += table.rounds[0]
    return (FORWARD, place, WORMED, 0), gain


def _moved(table: Table, left: Fast, kind: int, onto: Fast) -> float:
    """What both squares promise the player in turn after a piece has moved, less what before."""
    before = promised(table, left) + promised(table, onto)
    left[PIECES] -= 1
    left[kind] -= 1
    onto[PIECES] += 1
    onto[kind] += 1
    after = promised(table, left) + promised(table, onto)
    left[PIECES] += 1
    left[kind] += 1
    onto[PIECES] -= 1
    onto[kind] -= 1
    return after - before


def promised(table: Table, square: Fast) -> float:
    """What the pawns there may bring the player in turn, less what they bring the others."""
    if square[PIECES] == square[GUARDS] or square[CODE] > VERFLIXXT:
        return 0.0
    total = 0.0
    mine = table.seat
    share = RIVAL / (table.seats - 1)
    for seat in range(table.seats):
        if square[PAWNS + seat]:
            under = underfoot(table, square, seat)
            total += under if seat == mine else -under * share
    return total


def underfoot(table: Table, square: Fast, seat: int) -> float:
    """What the tile may bring a player who has pawns on it."""
    own, guards, worth = square[PAWNS + seat], square[GUARDS], table.prices[seat][square[CODE]]
    chance = TAKES_WHEN_ALONE if own + guards == square[PIECES] else TAKES_WHEN_ALONE * BESIDE_PAWN
    if guards:
        chance *= PLUS_BESIDE_GUARD if worth > 0 else MINUS_BESIDE_GUARD
    if own > 1:
        chance *= BESIDE_OWN_PAWN
    return chance * worth


def expected(table: Table, seat: int) -> float:
    """The score as it is, and what the pawns still out may add to it."""
    if table.over or not table.out[seat]:
        return table.score(seat)
    held = len(table.ready[seat]) + len(table.fresh[seat])
    total = table.tokens[seat] + held + hoped(table.stacks[seat])
    finish = len(table.track) - 1
    for place, square in enumerate(table.track[:finish]):
        if square[PAWNS + seat]:
            total += STEP * (finish - place) * square[PAWNS + seat]
            if square[CODE] <= VERFLIXXT:
                total += underfoot(table, square, seat)
    return total


def _swap(table: Table) -> tuple[Chosen, float]:
    track, own = table.track, PAWNS + table.seat
    best, most = DONE, 0.0
    kinds = (GUARDS, WORMED, *range(PAWNS, PAWNS + table.seats))
    for place in range(1, len(track) - 1):
        here = track[place]
        if not here[own]:
            continue
        for beside in (place + 1, place - 1):
            if not 0 < beside < len(track) - 1:
                continue
            there = track[beside]
            for kind in kinds:
                if there[kind] and kind != own:
                    gain = _swapped(table, here, there, own, kind)
                    if gain > most:
                        best, most = (SWAP, place, kind, beside), gain
    return best, most


def _swapped(table: Table, here: Fast, there: Fast, own: int, kind: int) -> float:
    before = promised(table, here) + promised(table, there)
    here[own] -= 1
    here[kind] += 1
    there[kind] -= 1
    there[own] += 1
    after = promised(table, here) + promised(table, there)
    here[own] += 1
    here[kind] -= 1
    there[kind] += 1
    there[own] -= 1
    return after - before


def _push(table: Table) -> tuple[Chosen, float]:
    """Only what stands on the tile that is left is weighed."""
    track, own = table.track, PAWNS + table.seat
    best, most = DONE, NEVER
    for place in range(1, len(track) - 1):
        square = track[place]
        pieces, guards = square[PIECES], square[GUARDS]
        if pieces == guards or pieces == square[own]:
            continue
        if pieces == 1 and not square[WORMED]:
            seat = next(seat for seat in range(table.seats) if square[PAWNS + seat])
            gain = -(1 - TAKES_WHEN_ALONE) * table.prices[seat][square[CODE]] / (table.seats - 1)
        else:
            stays = square[:]
            stays[PIECES] = square[own]
            stays[GUARDS] = stays[WORMED] = 0
            for seat in range(table.seats):
                if seat != table.seat:
                    stays[PAWNS + seat] = 0
            gain = promised(table, stays) - promised(table, square)
        if gain > most:
            best, most = (PUSH, place, 0, 0), gain
    return best, most
