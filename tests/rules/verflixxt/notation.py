"""Tracks written as text: `S:AB -4a:Ag La:g Va F`.

S and F are Start and Finish, La … Lf luck, Va … Vd Verflixxt. After a colon stand the pieces:
A … H the pawns of seats 0 … 7, g a guard, x Flixxy. An apostrophe marks a tile that was put back
(variant 3).
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.core.asks import Choose, Option
from rules.core.game import advance
from rules.verflixxt import GAME
from rules.verflixxt.actions import Back, Forward, Move, PlayPush, PlaySwap
from rules.verflixxt.box import FLIXXY, GUARD, NAMED, Face, Piece, Tile
from rules.verflixxt.house import House
from rules.verflixxt.state import Moved, Player, Square, State, Turn
from rules.verflixxt.track import pawns_out
from tests.rules.notation import Scripted

PIECES = {"x": FLIXXY, "g": GUARD, **{letter: seat for seat, letter in enumerate("ABCDEFGH")}}
LETTERS = {piece: letter for letter, piece in PIECES.items()}

FIRST_RUN = "-1a -2a -3a -4a -5a -6a -7a -8a"
SECOND_RUN = "-1b -2b -3b -4b -5b -6b -7b -8b -9 -10"


def short(tile: Tile) -> str:
    match tile.kind:
        case "malus" | "bonus":
            return f"{tile.value:+d}{tile.letter}"
        case "luck" | "verflixxt":
            return f"{tile.kind[0].upper()}{tile.letter}"
        case _:
            return tile.kind[0].upper()


TILES = {short(tile): tile for tile in NAMED.values()}


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(TILES[word] for word in text.split())


def names(text: str) -> tuple[str, ...]:
    return tuple(tile.name for tile in tiles(text))


def track(text: str) -> tuple[Square, ...]:
    return tuple(map(square, text.split()))


def square(word: str) -> Square:
    name, _, pieces = word.partition(":")
    return Square(
        TILES[name.rstrip("'")],
        tuple(sorted(PIECES[letter] for letter in pieces)),
        again=name.endswith("'"),
    )


def drawn(squares: tuple[Square, ...]) -> str:
    """The text of a track: pawns first, then guards, then Flixxy."""
    return " ".join(map(_drawn_square, squares))


def _drawn_square(square: Square) -> str:
    pieces = "".join(LETTERS[piece] for piece in sorted(square.pieces, key=_pawns_first))
    mark = "'" if square.again else ""
    return f"{short(square.tile)}{mark}" + (f":{pieces}" if pieces else "")


def _pawns_first(piece: Piece) -> int:
    return piece if piece >= 0 else 10 - piece


def position(
    text: str,
    *,
    roll: int = 0,
    face: Face = "",
    turn: str = "A",
    stacks: Mapping[str, str] | None = None,
    worms: Mapping[str, str] | None = None,
    seats: int = 2,
    pile: str = "",
    rounds: tuple[int, ...] = (4, 3, 2, 1),
    pressed: bool = False,
    **house: Any,
) -> State:
    """A position in the middle of a game; `stacks` from the bottom up, `worms` ready to play.

    The roll comes with the turn unless it is `pressed`.
    """
    flixxy = "x" in text
    plain = {"nochmal": "shuffled" if flixxy else "off", "worms": bool(worms), "roll": not pressed}
    house = {**plain, **house}
    return State(
        house=House(**house),
        track=track(text),
        players=tuple(
            Player(
                stack=tiles((stacks or {}).get(letter, "")),
                ready=tuple(sorted((worms or {}).get(letter, "").split())),  # type: ignore[arg-type]
            )
            for letter in "ABCDEFGH"[:seats]
        ),
        turn=Turn(seat=PIECES[turn], number=roll, face=face),
        rounds=rounds if flixxy else (),
        pile=tuple(pile.split()),  # type: ignore[arg-type]
    )


def offers(state: State) -> list[str]:
    """The public moves as text: `A -4a → La takes`, `g La → Le`, `stay`."""
    question = GAME.asks(state)[state.turn.seat].questions[0]
    assert isinstance(question, Choose)
    return [_offer(option) for option in question.options]


def _offer(option: Option) -> str:
    (part,) = option.parts
    if not isinstance(option.action, Forward | Back):
        return part.word
    tile, onto = (short(NAMED[str(part.facts[name])]) for name in ("tile", "onto"))
    consequence = part.word.rpartition("-")[2]
    took = f" {consequence}" if consequence in ("takes", "gives") else ""
    return f"{LETTERS[option.action.piece]} {tile} → {onto}{took}"


def worm_offers(state: State) -> list[Move]:
    """The moves of the private question."""
    return [
        option.action
        for question in GAME.asks(state)[state.turn.seat].questions
        if isinstance(question, Choose) and question.private
        for option in question.options
    ]


def make(state: State, action: Move, *rolls: int) -> Moved:
    """The move of the player in turn, as `advance` takes it.

    The dice then show `rolls` (with an action die: number, then face), and after them ones.
    """
    return advance(GAME, state, state.turn.seat, action, Scripted(rolls, after=1))


def move(state: State, text: str, *rolls: int) -> Moved:
    """`A -4a`: the piece that stands there goes forward."""
    letter, tile = text.split()
    return make(state, Forward(PIECES[letter], TILES[tile].name), *rolls)


def back(state: State, text: str, *rolls: int) -> Moved:
    letter, tile = text.split()
    return make(state, Back(PIECES[letter], TILES[tile].name), *rolls)


def swap(text: str) -> PlaySwap:
    """`-4a B -5a`: the own pawn on −4a with B on −5a."""
    tile, letter, onto = text.split()
    return PlaySwap(tile=TILES[tile].name, piece=PIECES[letter], onto=TILES[onto].name)


def push(tile: str) -> PlayPush:
    return PlayPush(tile=TILES[tile].name)


def stack(state: State, letter: str) -> str:
    return " ".join(map(short, state.players[PIECES[letter]].stack))


def away(state: State) -> str:
    return " ".join(map(short, state.away))


def worms(state: State, letter: str) -> str:
    """The tokens a player holds, those not to be played yet in brackets."""
    player = state.players[PIECES[letter]]
    fresh = f"({' '.join(player.fresh)})" if player.fresh else ""
    return " ".join(filter(None, (*player.ready, fresh)))


def with_turn(state: State, **changes: Any) -> State:
    return msgspec.structs.replace(state, turn=msgspec.structs.replace(state.turn, **changes))


def out(state: State, letter: str) -> int:
    return pawns_out(state.track, PIECES[letter])
