"""One player's tiles, large: from the bottom of the stack to its top, and what each counts."""

from collections.abc import Mapping

from PIL import Image

from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.final import EDGE
from renderers.core.glyphs import initials
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.verflixxt.colours import PALETTE
from renderers.verflixxt.layout import WIDTH
from renderers.verflixxt.people import draw_chip, draw_round_token, draw_worms
from renderers.verflixxt.pieces import pawn
from rules.core.record import Seat
from rules.verflixxt.view import PlayerView, View

BADGE = 64
CHIP = (118, 72)
STEP = (138, 140)
ABREAST = 7
TOP = 126


class Sheet:
    """Without a seat, that of the player in turn."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of one player's tiles."""
        view, say = scene.view, scene.say
        whose = _owner(scene)
        (boxes,) = self.layout(scene)
        canvas = Canvas.plain(PALETTE, boxes["canvas"][2:], "paper")
        _head(canvas, boxes, view, say, whose)
        _tiles(canvas, boxes, view.players[whose])
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        player = scene.view.players[_owner(scene)]
        count = len(player.stack) + len(player.tokens) + bool(player.worms)
        boxes = {f"won-{number}": _place(number) for number in range(count)}
        bottom = max((box[3] for box in boxes.values()), default=TOP)
        boxes["name"] = (EDGE, 18, 760, 110)
        boxes["score"] = (776, 18, WIDTH - EDGE, 110)
        boxes["canvas"] = (0, 0, WIDTH, bottom + EDGE)
        return (boxes,)


def _owner(scene: Scene[View]) -> Seat:
    return scene.view.turn.seat if scene.seat is None else scene.seat


def _place(number: int) -> Box:
    """A chip and the room below it for what it counts."""
    line, place = divmod(number, ABREAST)
    left, top = EDGE + place * STEP[0], TOP + line * STEP[1]
    return left, top, left + CHIP[0], top + STEP[1] - 8


def _head(canvas: Canvas, boxes: Mapping[str, Box], view: View, say: Say, seat: Seat) -> None:
    left, top, right, bottom = boxes["name"]
    letter = initials(say.names)[seat]
    at = (left, (top + bottom - BADGE) // 2)
    canvas.tile(at, pawn, BADGE, f"seat-{seat}", letter, "paper")
    canvas.write(
        say.name(seat),
        (left + BADGE + 16, top, right, bottom),
        ground="paper",
        size=48,
        weight="bold",
    )
    canvas.write(
        str(view.players[seat].score).replace("-", "−"),
        boxes["score"],
        ground="paper",
        size=64,
        weight="bold",
        align="right",
    )


def _tiles(canvas: Canvas, boxes: Mapping[str, Box], player: PlayerView) -> None:
    """Tiles, round tokens, worm tokens; what luck has turned is written bold."""
    for number, (tile, points) in enumerate(zip(player.stack, player.counts, strict=True)):
        chip = _chip(boxes, number)
        draw_chip(canvas, chip, tile, "paper", size=46)
        _points(canvas, boxes, number, points, "bold" if points != tile.value else "regular")
    number = len(player.stack)
    for points in player.tokens:
        draw_round_token(canvas, _chip(boxes, number), points, "paper", size=46)
        _points(canvas, boxes, number, points)
        number += 1
    if player.worms:
        draw_worms(canvas, _chip(boxes, number), player.worms, "paper", size=46)
        _points(canvas, boxes, number, player.worms)


def _chip(boxes: Mapping[str, Box], number: int) -> Box:
    left, top, right, _ = boxes[f"won-{number}"]
    return left, top, right, top + CHIP[1]


def _points(
    canvas: Canvas, boxes: Mapping[str, Box], number: int, points: int, weight: str = "regular"
) -> None:
    left, top, right, bottom = boxes[f"won-{number}"]
    below = (left, top + CHIP[1], right, bottom)
    canvas.write(signed(points), below, ground="paper", size=40, weight=weight, align="centre")


def signed(points: int) -> str:
    """With its sign; a dot for what counts nothing."""
    return f"{points:+d}".replace("-", "−") if points else "·"
