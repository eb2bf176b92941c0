"""How far everybody is in a duel: a bar each, and nothing of what anybody has done."""

from PIL import Image

from renderers.core.badges import badge, heading, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.palette import SHARED
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.core.text import READABLE
from rules.core.duel import View
from rules.core.record import Seat

WIDTH, EDGE = 1000, 28
TITLE = 96
ROW, DISC = 88, 56
NAME, BAR, SAID = 104, 400, 760
"""Where the name, the bar and what is said behind it begin."""

THICK, RADIUS, RIM = 40, 12, 5
"""Of a bar: its height, its corners, and what of its track is seen around it."""


class Progress:
    """The channel's picture while everybody plays."""

    def draw(self, scene: Scene[View[object]]) -> tuple[Image.Image, ...]:
        """One picture with a row for each player."""
        return (_drawn(scene),)

    def layout(self, scene: Scene[View[object]]) -> tuple[Boxes, ...]:
        """Its boxes."""
        return (_boxes(len(scene.view.done)),)


def _boxes(count: int) -> Boxes:
    height = TITLE + count * ROW + EDGE
    boxes: dict[str, Box] = {
        "canvas": (0, 0, WIDTH, height),
        "title": (EDGE, 14, WIDTH - EDGE, TITLE - 10),
    }
    for seat in range(count):
        top = TITLE + seat * ROW
        middle = top + ROW // 2
        boxes[f"name-{seat}"] = (NAME, top, BAR - 20, top + ROW)
        boxes[f"bar-{seat}"] = (BAR, middle - THICK // 2, SAID - 24, middle + THICK // 2)
        boxes[f"said-{seat}"] = (SAID, top, WIDTH - EDGE, top + ROW)
    return boxes


def _drawn(scene: Scene[View[object]]) -> Image.Image:
    view, say = scene.view, scene.say
    boxes = _boxes(len(view.done))
    canvas = Canvas.plain(SHARED, boxes["canvas"][2:], "paper")
    heading(canvas, boxes["title"], say("duel-picture"), None, star=False)
    for seat in range(len(view.done)):
        _row(canvas, boxes, view, seat, say)
    return canvas.image


def _row(canvas: Canvas, boxes: Boxes, view: View[object], seat: Seat, say: Say) -> None:
    _, top, _, _ = boxes[f"name-{seat}"]
    badge(canvas, (EDGE, top + (ROW - DISC) // 2), DISC, mark(seat, say))
    name = boxes[f"name-{seat}"]
    canvas.write(say.name(seat), name, ground="paper", size=(36, READABLE), weight="semibold")
    left, top, right, bottom = boxes[f"bar-{seat}"]
    canvas.panel((left, top, right, bottom), RADIUS, ground="paper", colour="card")
    if view.done[seat]:
        left, top, right, bottom = left + RIM, top + RIM, right - RIM, bottom - RIM
        reached = left + max(2 * RADIUS, (right - left) * view.done[seat] // view.turns)
        canvas.panel((left, top, reached, bottom), RADIUS, ground="card", colour=f"seat-{seat}")
    canvas.write(
        how_far(view, seat, say), boxes[f"said-{seat}"], ground="paper", size=(34, READABLE)
    )


def how_far(view: View[object], seat: Seat, say: Say) -> str:
    """How far a player is, in a few words."""
    if seat in view.withdrawn:
        return say("duel-unfinished")
    if view.done[seat] == view.turns:
        return say("duel-finished")
    return say("duel-reached", done=view.done[seat], turns=view.turns)
