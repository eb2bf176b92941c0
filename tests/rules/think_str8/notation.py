"""Tables written as text.

    a  7 1 4 4 6 0        one line a rack, in the order of the colours: players a, b, c, d,
    b  1 0 1 0 1 2        then "-" for the neutral ones
    -  6 2 5 7 4 5
    -  5 6 7 1 5 3
    x  0 3 0 2 0 1        the removed cards; left out: the lowest that remain
    p  234 457 …          the piles, next card first, "." for none; left out: all that remain

Pawns are written as the cells of the track, each with its stack from the top: "0:b 4:ca".
"""

import msgspec

from rules.core.asks import Pick
from rules.core.chance import Taped
from rules.core.game import Change, advance
from rules.core.record import Event
from rules.think_str8 import GAME
from rules.think_str8.box import COLOURS, VALUES
from rules.think_str8.state import Keep, Lay, Move, Roll, State, Take

PLAYERS = "abcd"

FOUR = """
    a  7 1 4 4 6 0
    b  1 0 1 0 1 2
    c  6 2 5 7 4 5
    d  5 6 7 1 5 3
"""
TWO = FOUR.replace("c ", "- ").replace("d ", "- ")
THREE = FOUR.replace("d ", "- ")
LEARNING = """
    a  7 1 4 4 6
    b  1 0 1 0 1
    -  6 2 5 7 4
    -  5 6 7 1 5
"""


def table(text: str, pawns: str = "", **fields: object) -> State:
    """The table of the text when a round begins; further fields of the state by name."""
    lines = [line.split() for line in text.strip().splitlines()]
    racks = [tuple(map(int, cells)) for name, *cells in lines if name in f"{PLAYERS}-"]
    rows = {name: cells for name, *cells in lines}
    seats, colours = sum(name in PLAYERS for name, *_ in lines), COLOURS[: len(racks[0])]
    left = [
        [value for value in VALUES if value not in column] for column in zip(*racks, strict=True)
    ]
    removed = tuple(map(int, rows["x"])) if "x" in rows else tuple(rest[0] for rest in left)
    piles = (
        tuple(() if cells == "." else tuple(map(int, cells)) for cells in rows["p"])
        if "p" in rows
        else tuple(
            tuple(value for value in rest if value != out)
            for rest, out in zip(left, removed, strict=True)
        )
    )
    track, scores = pawns_of(pawns or f"0:{PLAYERS[:seats]}")
    plain = State(
        colours=colours,
        assist=False,
        removed=removed,
        racks=tuple(racks),
        piles=piles,
        track=track,
        scores=scores,
        order=track,
        strips=(None,) * seats,
        guesses=(((),) * len(colours),) * seats,
    )
    return msgspec.structs.replace(plain, **fields)


def pawns_of(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """ "0:b 4:ca" → the track from furthest behind, and the scores."""
    cells = [cell.split(":") for cell in text.split()]
    track = tuple(seat(pawn) for _, stack in cells for pawn in stack)
    scores = {seat(pawn): int(score) for score, stack in cells for pawn in stack}
    return track, tuple(scores[pawn] for pawn in sorted(scores))


def pawns(state: State) -> str:
    """The track as it is written."""
    cells: dict[int, str] = {}
    for pawn in state.track:
        cells[state.scores[pawn]] = cells.get(state.scores[pawn], "") + PLAYERS[pawn]
    return " ".join(f"{score}:{stack}" for score, stack in sorted(cells.items()))


def seat(player: str) -> int:
    return PLAYERS.index(player)


def play(state: State, *moves: tuple[str, Move], dice: str = "") -> Change[State]:
    """The moves one after another, with all that is told; `dice` are what a roll shows."""
    luck = Taped((6, COLOURS.index(colour)) for colour in dice.split())
    told: tuple[Event, ...] = ()
    for player, move in moves:
        change = advance(GAME, state, seat(player), move, luck)
        state, told = change.state, told + change.events
    luck.finish()
    return Change(state, told)


def rolled(state: State, dice: str) -> State:
    """The dice of the round are rolled and kept."""
    roller = PLAYERS[state.order[0]]
    return play(state, (roller, Roll()), (roller, Keep()), dice=dice).state


def bets(state: State, text: str) -> Change[State]:
    """Strips taken in order and laid: "a 9-15, b 4" for the dice on the table."""
    laid = {player: ends(where) for player, where in map(str.split, text.split(","))}
    players = [PLAYERS[seat] for seat in state.order]
    takes = [(player, Take(laid[player][1])) for player in players]
    return play(state, *takes, *((player, Lay(laid[player][0])) for player in players))


def ends(text: str) -> tuple[int, int]:
    """ "9-15" → first cell 9, 7 cells."""
    first, _, last = text.partition("-")
    return int(first), int(last or first) - int(first) + 1


def moves(state: State, player: str) -> tuple[Move, ...]:
    """What a player may choose from; nothing where the player is not asked."""
    asks = GAME.asks(state)
    return asks[seat(player)].moves if seat(player) in asks else ()


def picks(state: State, player: str) -> tuple[Pick, ...]:
    questions = GAME.asks(state)[seat(player)].questions
    return tuple(question for question in questions if isinstance(question, Pick))


def asked(state: State) -> str:
    """Who is asked something: "ab"."""
    return "".join(PLAYERS[seat] for seat in sorted(GAME.asks(state)))


def numbers(text: str) -> tuple[tuple[int, ...], ...]:
    """ "247 1 - 24" → the numbers named for each card, "-" for none."""
    return tuple(() if word == "-" else tuple(map(int, word)) for word in text.split())
