"""The table: whose turn it is and the dice, the winding path, a card for each player."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Boxes, Canvas
from renderers.core.glyphs import initials
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.verflixxt.colours import PALETTE
from renderers.verflixxt.hand import draw_hand
from renderers.verflixxt.layout import Plan, plan
from renderers.verflixxt.path import draw_path
from renderers.verflixxt.people import draw_cards
from renderers.verflixxt.pieces import pawn
from renderers.verflixxt.tray import draw_tray
from rules.verflixxt.view import View

BADGE = 64


class Table:
    """What everybody sees; a seat that holds worm tokens sees its own beside it."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of the table."""
        view, say = scene.view, scene.say
        drawn = plan(view)
        canvas = Canvas.plain(PALETTE, drawn.size, "paper")
        letters = initials([say.name(seat) for seat in range(len(view.players))])
        _title(canvas, drawn, view, say, letters)
        draw_tray(canvas, drawn.boxes["tray"], view)
        if "hand" in drawn.boxes:
            draw_hand(canvas, drawn.boxes["hand"], view, say)
        draw_path(canvas, drawn, view, say, letters)
        draw_cards(canvas, drawn, view, say, letters)
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (plan(scene.view).boxes,)


def _title(canvas: Canvas, drawn: Plan, view: View, say: Say, letters: tuple[str, ...]) -> None:
    left, top, right, bottom = drawn.boxes["title"]
    at = (left, (top + bottom - BADGE) // 2)
    if view.over:
        canvas.stamp(at, shapes.star, BADGE, ground="paper", colour="gold")
    else:
        seat = view.turn.seat
        canvas.tile(at, pawn, BADGE, f"seat-{seat}", letters[seat], "paper")
    canvas.write(
        title(view, say),
        (left + BADGE + 16, top, right, bottom),
        ground="paper",
        size=48,
        weight="bold",
    )


def title(view: View, say: Say) -> str:
    """Whose turn it is, or who has won."""
    if not view.over:
        return say("picture-turn", seat=view.turn.seat)
    first = view.winners
    return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)
