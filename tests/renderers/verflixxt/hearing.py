"""Verflixxt! as a listener knows it: the view rebuilt from words alone."""

import re

from msgspec.structs import replace

from rules.core.game import Options
from rules.core.record import Seat
from rules.verflixxt.box import FLIXXY, GUARD, NAMED, Piece, Tile
from rules.verflixxt.house import agreed
from rules.verflixxt.scoring import counts
from rules.verflixxt.track import flixxy_plays
from rules.verflixxt.view import PlayerView, Square, Turn, View
from tests.support.ear import Ear, paragraph


def told(view: View) -> View:
    """What the words tell of a view: neither the number of the turn nor the ways of the pieces,
    which are news and not the position."""
    return replace(view, turn=replace(view.turn, count=1), traces=())


def heard(ear: Ear, text: str, seat: Seat, options: Options) -> View:
    """The view that is told."""
    track = tuple(_squares(ear, text))
    rounds, pile = ear.find("alt-rounds", text), ear.find("alt-pile", text)
    away, ready = ear.find("alt-away", text), ear.find("alt-ready", text)
    fresh = ear.find("alt-fresh", text)
    return View(
        seat=seat,
        house=agreed(options),
        track=track,
        players=tuple(_player(ear, text, name) for name in ear.names),
        turn=_turn(ear, text),
        flixxy=flixxy_plays(track),
        rounds=rounds.numbers("points") if rounds else (),
        pile=pile.number("count") if pile else 0,
        away=tuple(NAMED[name] for name in away.codes("tile")) if away else (),
        last_malus=None,
        traces=(),
        over="",
        ready=ready.codes("worm") if ready else (),  # type: ignore[arg-type]
        fresh=fresh.codes("worm") if fresh else (),  # type: ignore[arg-type]
    )


def _turn(ear: Ear, text: str) -> Turn:
    both, alone = ear.find("alt-rolled-both", text), ear.find("alt-rolled", text)
    swapped, owed = ear.find("alt-swapped", text), ear.find("alt-owed", text)
    rolled = both or alone
    return Turn(
        seat=ear.need("alt-turn", text).seat(),
        number=rolled.number("number") if rolled else 0,
        face=both.code("face") if both else "",  # type: ignore[arg-type]
        swapped=swapped.codes("tile") if swapped else (),
        pushed=ear.find("alt-pushed", text) is not None,
        owed=owed.number("count") if owed else 0,
    )


def _squares(ear: Ear, text: str) -> list[Square]:
    """A line for each tile: "- 7 · −4a (laid again): 2 × Ana, guard"."""
    again = re.escape(f" ({ear.say('alt-again')})")
    line = re.compile(rf"^- \d+ · (.+?)({again})?(?:\u202f?: (.+))?$", re.MULTILINE)
    return [
        Square(_tile(ear, name), _pieces(ear, who), bool(laid))
        for name, laid, who in line.findall(text)
    ]


def _tile(ear: Ear, name: str) -> Tile:
    return NAMED[ear.codes("tile")[name]]


def _pieces(ear: Ear, who: str) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    called = {ear.say("alt-guard"): GUARD, ear.say("alt-flixxy"): FLIXXY}
    for each in who.split(", ") if who else ():
        times, _, name = each.rpartition(" × ")
        piece = called[name] if name in called else ear.names.index(name)
        pieces += [piece] * int(times or 1)
    return tuple(sorted(pieces))


def _player(ear: Ear, text: str, name: str) -> PlayerView:
    owned = paragraph(text, f"**{name}** · ")
    standing = ear.need("alt-player", owned)
    stack, worms = ear.find("alt-stack", owned), ear.find("alt-worms", owned)
    tokens = ear.find("alt-tokens", owned)
    tiles = tuple(_tile(ear, each.partition(" (")[0]) for each in _listed(stack))
    return PlayerView(
        stack=tiles,
        counts=counts(tiles, None),
        tokens=tokens.numbers("points") if tokens else (),
        worms=worms.number("count") if worms else 0,
        out=standing.number("count"),
        score=standing.number("points"),
    )


def _listed(stack: dict[str, str] | None) -> list[str]:
    return stack["who"].split(", ") if stack else []
