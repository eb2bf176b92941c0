"""DESfausse tables as a test wants them, dice written as text."""

from typing import Any

from msgspec.structs import replace

from bot.words import Speaker
from rules.core.record import Seat
from rules.desfausse import GAME
from rules.desfausse.actions import Roll, Share, SmallExorcism
from rules.desfausse.state import Calling, Closing, Giving, Over, Rolling, State, with_answers
from rules.desfausse.view import View
from tests.renderers.names import NAMES
from tests.renderers.shown import Shown
from tests.rules.desfausse.notation import dice, table

NINE = "\n".join(
    (
        "R3 R4 R5 R* G3 G4 G5 G* R3 | new-roll new-roll recolour-one | used: great-exorcism",
        "r2 g2 r6 g6 r* G* R4 g4+ R5+ | recolour-several small-exorcism",
        "R* R* G* G* r* g* r3 g3 G3",
        "r4 g4 R4 G4 r5 g5 R5 G5 g2 | recolour-one new-roll small-exorcism",
        "r4 r4+ g4+ R4+ G4+ r5+ g5+ R5+ G5+ | recolour-one recolour-several",
    )
)
"""Everybody with as many dice as anybody can hold."""

HELL = dice("r2 r3 R4 g4 G5 r6 r*")


def rolling(seats: int = 3) -> State:
    """Before the second roll; the first player has freed a devil and picked three dice."""
    hands = (
        "r4 g4 r* g2 R* G5 | small-exorcism new-roll",
        "r2 g3 R5 | recolour-one",
        "r* g* R3 G4",
        "r6",
        "r2 r3 g5 g6 R4 G*",
    )
    state = table("\n".join(hands[:seats]), Rolling(1), hell=HELL, turn=3, round=2, won=((1,),))
    return with_answers(state, 0, (SmallExorcism(2), Roll((1, 2, 3))))


def rolled_again(seats: int = 3) -> State:
    """Before the third roll: everybody's first two dice were rolled last."""
    state = replace(rolling(seats), phase=Rolling(2))
    players = (
        replace(player, dice=tuple(replace(d, fresh=n < 2) for n, d in enumerate(player.dice)))
        for player in state.players
    )
    return replace(state, players=tuple(players))


def nine(phase: Any = None, **facts: Any) -> State:
    """Five players with nine dice each, the third cursed, as the 4s are called."""
    facts = {"cursed": (2,), "round": 3, "turn": 5, "won": ((0,), (1, 3)), "hell": HELL} | facts
    return table(NINE, phase or Calling(4), **facts)


def sharing() -> State:
    """The first player hands out green 4s; one is still to go."""
    hands = "g4 g4 G4 r* R3 | small-exorcism\nr2 g3\nr5 r5 g6\nr* R* g2"
    state = table(hands, Calling(4), cursed=(3,), turn=2)
    return with_answers(state, 0, (Share((0, 1), "recolour-one"),))


def closing() -> State:
    return table("r4 g4 R* | new-roll\nr4 r4 g* | recolour-one\nr5", Closing())


def giving() -> State:
    return table("r2 r3\nr* R* g2\ng4 G5 g4+", Giving(), cursed=(1,), hell=HELL)


def over() -> State:
    state = table("r2\n \nr* g4", Over(), won=((1,), (2,), (1,)), round=3, turn=4, hell=HELL)
    players = (*state.players[:1], replace(state.players[1], gained=("new-roll",)))
    return replace(state, players=(*players, state.players[2]))


EVERY = {
    "rolling": rolling(),
    "five-rolling": rolling(5),
    "rolled-again": rolled_again(),
    "five-rolled-again": rolled_again(5),
    "nine": nine(),
    "sharing": sharing(),
    "closing": closing(),
    "giving": giving(),
    "over": over(),
}


def seen(state: State, seat: Seat | None = None) -> View:
    return GAME.view(state, seat)


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(language, "desfausse", names)


SHOWN = Shown(
    game="desfausse",
    table=[seen(state) for state in EVERY.values()],
    mine=[seen(state, seat) for state in EVERY.values() for seat in range(len(state.players))],
    is_container=lambda name: name in ("canvas", "tray") or name.startswith(("card-", "mine")),
    is_small_print=lambda text: "WWWW" in text,
)
