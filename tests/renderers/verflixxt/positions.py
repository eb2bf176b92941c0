"""Tables of Verflixxt! as a test wants them."""

import re
from functools import lru_cache

from msgspec.structs import replace

from bot.words import Speaker
from rules.core.record import Seat
from rules.verflixxt import GAME
from rules.verflixxt.state import State, Trace
from rules.verflixxt.view import View
from tests.contract.play import by_robot, played
from tests.renderers.names import NAMES
from tests.renderers.shown import Shown
from tests.rules.verflixxt.notation import FIRST_RUN, SECOND_RUN, TILES, position

LONG = ("W" * 32,) * 8
WORMS = {"nochmal": "shuffled", "worms": "on"}
STATE = position(
    "S:B -3a' -4a:AAg -5a:x La:g F:B",
    roll=5,
    face="question",
    stacks={"A": "+8 -1a", "B": "Lb -1b"},
    worms={"A": "push swap"},
    pile="bury",
    rounds=(2, 1),
)


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(language, GAME.key, names)


def on_the_way(seats: int, share: float, seed: int = 1, **options: str) -> State:
    """A game of robots, when this share of it has been played."""
    states = _states(seats, seed, tuple(options.items()))
    return states[int(share * (len(states) - 1))]


@lru_cache(maxsize=32)
def _states(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> tuple[State, ...]:
    agreed = {"single-moves": "off", **dict(options)}
    return played(GAME, seats, agreed, seed=seed, player=by_robot).states


def seen(state: State, seat: Seat | None = None) -> View:
    return GAME.view(state, seat)


def crowded() -> State:
    """Everybody on one tile with all the guards, and two players who have taken very much."""
    pieces = "AABBCCDDEEFFGGHHggggggggx"
    state = position(
        f"S -1a -2a:{pieces} -3a Va +8 La Lb Lc Ld Vb Vc Vd +7 F",
        roll=6,
        face="question",
        turn="H",
        seats=8,
        stacks={"A": f"{FIRST_RUN[12:]} +1 +2 +3 Le Lf", "B": SECOND_RUN},
        worms={"A": "swap push", "H": "swap push double bury"},
        pile="swap",
        rounds=(1,),
    )
    tokens = replace(state.players[1], tokens=(4, 3, 2))
    return replace(state, players=(state.players[0], tokens, *state.players[2:]))


def traced(text: str, *ways: str, seats: int = 2) -> View:
    """A track and ways on it: `A -4a La`."""
    pieces = {"g": -1, "x": -2, **{letter: seat for seat, letter in enumerate("ABCDEFGH")}}
    traces = tuple(
        Trace(1, 0, pieces[letter], TILES[tile].name, TILES[onto].name)
        for letter, tile, onto in (way.split() for way in ways)
    )
    return seen(replace(position(text, roll=3, seats=seats), traces=traces))


FULL = seen(on_the_way(8, 0.085, nochmal="standard", worms="on"), 1)
"""A table so full that the players have a picture of their own."""

SHOWN = Shown(
    game="verflixxt",
    table=[
        *(seen(on_the_way(seats, share)) for seats in (2, 4, 6) for share in (0, 0.3, 0.8, 1)),
        seen(on_the_way(5, 0.4, nochmal="standard")),
        seen(on_the_way(2, 0.5, roll="off")),
        seen(crowded()),
        seen(STATE),
    ],
    mine=[
        *(seen(on_the_way(8, share, **WORMS), 3) for share in (0, 0.2, 0.5, 1)),
        *(seen(crowded(), seat) for seat in (0, 1, 7)),
        *(seen(STATE, seat) for seat in (0, 1)),
        FULL,
    ],
    is_container=lambda name: name in ("canvas", "tray") or name.startswith("card-"),
    is_small_print=lambda text: "WWWW" in text or re.fullmatch(r"W\d", text) is not None,
)
