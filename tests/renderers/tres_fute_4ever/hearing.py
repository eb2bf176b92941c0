"""Très Futé as a listener knows it: the view rebuilt from words alone."""

from typing import Any

from msgspec.structs import replace

from rules.core.game import Options
from rules.core.record import Seat
from rules.tres_fute_4ever.box import COLOURS, ROUNDS
from rules.tres_fute_4ever.scoring import places
from rules.tres_fute_4ever.state import Player
from rules.tres_fute_4ever.view import Bar, Die, Sheet, View, player_view
from tests.support.ear import Ear, paragraph

ROWS = ("top", "middle", "bottom", "upper", "lower", "pink")


def told(view: View) -> View:
    """What the words tell of a view: dice in the hand show nothing, and what is new is news."""
    dice = tuple(replace(die, face=0) if die.lies == "hand" else die for die in view.dice)
    players = tuple(replace(player, new=(), unseen=()) for player in view.players)
    return replace(view, dice=dice, players=players)


def heard(ear: Ear, text: str, seat: Seat, options: Options) -> View:
    """The view that is told."""
    lies = _lies(ear, text)
    title, passive = ear.need("alt-title", text), ear.find("alt-passive", text)
    players = [_player(ear, paragraph(text, f"**{name}**\n")) for name in ear.names]
    ranks = places([player.sheet for player in players])
    boxes = ear.find("alt-boxes", text)
    return View(
        seat=seat,
        auto_roll=options["auto-roll"] == "on",
        round=title.number("round"),
        rounds=ROUNDS[len(ear.names)],
        first=ear.need("alt-began", text).seat(),
        active=(passive or ear.need("alt-active", text)).seat(),
        passive_turn=passive is not None,
        roll=ear.need("alt-roll-count", text).number("roll"),
        dice=tuple(lies[colour] for colour in COLOURS),
        boxes=tuple(_colour(name) for name in boxes.codes("dice")) if boxes else (),
        players=tuple(player_view(p, rank) for p, rank in zip(players, ranks, strict=True)),
        over=False,
    )


def _colour(die: str) -> Any:
    return die.partition("-")[0]


def _lies(ear: Ear, text: str) -> dict[str, Die]:
    """Where each die lies, and what it shows."""
    found: dict[str, Die] = {colour: Die(colour) for colour in COLOURS}
    for message, lies in (("alt-rolled", "rolled"), ("alt-boxes", "box"), ("alt-tray", "tray")):
        dice = ear.find(message, text)
        for name in dice.codes("dice") if dice else ():
            colour, _, face = name.partition("-")
            found[colour] = Die(colour, int(face), lies)  # type: ignore[arg-type]
    return found


def _player(ear: Ear, text: str) -> Player:
    opened, extras = ear.find("alt-open", text), ear.find("alt-extras", text)
    doing = next(code for said, code in ear.codes("doing").items() if f"- {said}" in text)
    return Player(
        sheet=_sheet(ear, text),
        doing=doing,  # type: ignore[arg-type]
        pool=opened.codes("mark") if opened else (),  # type: ignore[arg-type]
        extras=extras.codes("tray") if extras else (),  # type: ignore[arg-type]
    )


def _written(ear: Ear, text: str, message: str) -> str:
    """What stands in a part of the sheet, which has a line of its own."""
    start = f"- {ear.say(message, value='')}"
    (line,) = (line for line in text.split("\n") if line.startswith(start))
    return ear.need(message, line)["value"].strip()


def _sheet(ear: Ear, text: str) -> Sheet:
    rows = {row: _written(ear, text, f"alt-{row}") for row in (*ROWS, "blue", "grey")}
    filled = {row: () if value == "–" else tuple(value.split()) for row, value in rows.items()}
    left, bars = ear.need("alt-actions", text), ear.need("alt-bars", text)
    numbers = {row: tuple(map(int, filled[row])) for row in ROWS}
    tools = {
        tool: Bar(bars.number(tool), bars.number(tool) - left.number(tool))
        for tool in ("reroll", "extra", "polish")
    }
    return Sheet(
        **numbers,
        **tools,  # type: ignore[arg-type]
        blue=tuple((int(cell[0]), int(cell[-1])) for cell in filled["blue"]),
        grey=filled["grey"],  # type: ignore[arg-type]
        foxes=left.number("foxes"),
    )
