"""Yahtzee as a listener knows it: the view rebuilt from words alone."""

from msgspec.structs import replace

from rules.core.game import Options
from rules.core.record import Seat
from rules.yahtzee.box import BOXES
from rules.yahtzee.view import SheetView, View
from tests.support.ear import Ear, paragraph


def told(view: View) -> View:
    """What the words tell of a view: dice are held by what they show, not by their place, and the
    boxes filled last are news."""
    return replace(view, held=(), latest=())


def heard(ear: Ear, text: str, seat: Seat, options: Options) -> View:  # noqa: ARG001
    """The view that is told."""
    title, dice = ear.find("alt-title-sheet", text), ear.find("alt-dice", text)
    rolls = ear.find("alt-rolls" if dice else "alt-unrolled", text)
    players = tuple(_sheet(ear, text, name) for name in ear.names)
    finished = _finished(ear, text)
    present = tuple(player.total for player in players)
    starts = [each for each in text.split("\n\n") if each.startswith(ear.say("alt-start"))]
    starter = ear.find("alt-starter", text)
    offered = paragraph(text, ear.say("alt-offers"))
    assert rolls is not None
    return View(
        sheet=title.number("sheet") if title else 1,
        sheets=title.number("sheets") if title else 1,
        joker=options["joker"],
        starter=starter.seat() if starter else 0,
        starting_rolls=tuple(
            tuple((r.seat(), r.numbers("dice")) for r in ear.every("alt-start-roll", start))
            for start in starts
        ),
        turn=ear.need("alt-turn", text).seat(),
        dice=dice.numbers("dice") if dice else (),
        held=(),
        rolls_left=rolls.number("rolls"),
        offers=_boxes(ear, offered),
        players=players,
        finished=finished,
        totals=tuple(sum(sheets) for sheets in zip(*finished, present, strict=True)),
    )


def _boxes(ear: Ear, text: str) -> tuple[int | None, ...]:
    points = {box.code("box"): box.number("points") for box in ear.every("alt-box", text)}
    return tuple(points.get(box) for box in BOXES)


def _sheet(ear: Ear, text: str, name: str) -> SheetView:
    sheet = paragraph(text, f"**{name}**\n")
    _, upper, lower, sums_line, *_ = sheet.splitlines()
    sums = ear.need("alt-sums", sums_line)
    return SheetView(
        boxes=_boxes(ear, f"{upper}\n{lower}"),
        upper=ear.need("alt-upper", sheet).number("upper"),
        upper_bonus=sums.number("upper_bonus"),
        yahtzee_bonus=sums.number("yahtzee_bonus"),
        total=sums.number("total"),
    )


def _finished(ear: Ear, text: str) -> tuple[tuple[int, ...], ...]:
    totals = []
    while line := paragraph(text, ear.say("alt-finished", sheet=len(totals) + 1)):
        totals.append(tuple(each.number("total") for each in ear.every("alt-total", line)))
    return tuple(totals)
