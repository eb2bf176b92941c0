"""The table when the game is over: the ranking, all cards with guesses, how each round ended."""

from renderers.core.badges import badge, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.final import lay_ranking, ranking, sign
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.think_str8.layout import LEFT, RIGHT
from renderers.think_str8.racks import racks
from renderers.think_str8.rounds import HINTS
from renderers.think_str8.scale import number, signed
from renderers.think_str8.title import moment
from rules.think_str8.box import points_of
from rules.think_str8.view import View

NARROW = "\u202f"
"""A space between the numbers of a guess: three of them and their points share a column."""


def final(canvas: Canvas, boxes: Boxes, scene: Scene[View]) -> None:
    """The whole picture."""
    view, say = scene.view, scene.say
    places = [1 + sum(other > mine for other in view.scores) for mine in view.scores]
    points = [number(score) for score in view.scores]
    lay_ranking(canvas, boxes, moment(view, say), ranking(places, points, say))
    canvas.panel(boxes["racks"], 18, ground="paper", colour="card")
    racks(canvas, boxes, view, say)
    _guesses(canvas, boxes, view, say)
    _rounds(canvas, boxes, view, say)
    sign(canvas, boxes["signature"], say("game-name"), scene.signature)


def _guesses(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """Under each card what was named for it, and what that gave."""
    for seat in range(view.players):
        marks = view.marks[seat]
        left, _, right, bottom = boxes[f"rack-{seat}"]
        top = boxes[f"mark-{seat}-0"][1]
        words = say("picture-final", value=signed(sum(marks)))
        here = (left + 76, top, right - 12, bottom)
        canvas.write(words, here, ground="card", colour="pencil", size=28)
        for place, (numbers, points) in enumerate(
            zip(view.guesses[seat] or (), marks, strict=True)
        ):
            _guess(canvas, boxes[f"mark-{seat}-{place}"], numbers, points)


def _guess(canvas: Canvas, box: Box, numbers: tuple[int, ...], points: int) -> None:
    left, top, right, bottom = box
    named = NARROW.join(map(str, numbers))
    canvas.fill((left - 1, top, left + 1, bottom), "rule")
    if not named:
        return
    here = (left + 3, top, left + 60, bottom)
    canvas.write(named, here, ground="card", colour="pencil", size=28)
    canvas.write(
        signed(points),
        (left + 60, top, right - 3, bottom),
        ground="card",
        colour="green" if points > 0 else "ink",
        size=28,
        weight="bold",
        align="right",
    )


def _rounds(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """By round and player, the points of a strip that was right, else what it was told."""
    canvas.panel(boxes["rounds"], 18, ground="paper", colour="card")
    left, top, right, bottom = boxes["rounds-head"]
    words, here = say("picture-rounds"), (left + 18, top, right, bottom)
    canvas.write(words, here, ground="card", colour="pencil", size=28)
    for place, played in enumerate(view.rounds):
        box = boxes[f"rounds-head-{place}"]
        number = str(played.number)
        canvas.write(number, box, ground="card", colour="pencil", size=28, align="centre")
        for check in played.checks:
            box = boxes[f"tally-{check.seat}-{place}"]
            _told(canvas, box, check.hint, check.cells)
    for seat in range(view.players):
        left, top, right, bottom = boxes[f"tally-{seat}"]
        canvas.fill((LEFT, top - 1, RIGHT, top + 1), "rule")
        badge(canvas, (left + 14, top + 2), bottom - top - 4, mark(seat, say), ground="card")
        here = (left + 66, top, right - 8, bottom)
        canvas.write(say.name(seat), here, ground="card", size=28, weight="semibold")


def _told(canvas: Canvas, box: Box, hint: str, cells: int) -> None:
    left, top, right, bottom = box
    if hint == "right":
        words = signed(points_of(cells))
        canvas.write(
            words, box, ground="card", colour="green", size=32, weight="bold", align="centre"
        )
        return
    shape, _ = HINTS[hint]
    at = ((left + right - 24) // 2, (top + bottom - 24) // 2)
    canvas.stamp(at, shape, 24, ground="card", colour="pencil")
