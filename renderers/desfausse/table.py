"""The table: the moment, how far the turn has come, every player, the trophies, Hell."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Boxes, Canvas
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.desfausse.colours import PALETTE
from renderers.desfausse.layout import Plan, plan
from renderers.desfausse.mine import draw_mine, lines_of
from renderers.desfausse.people import draw_cards
from renderers.desfausse.ranks import draw_ranks
from renderers.desfausse.tokens import draw_foot
from renderers.desfausse.track import draw_track
from renderers.desfausse.words import moment
from rules.desfausse.view import View

COUNT = 236
"""The room for round and turn."""


class Table:
    """What everybody sees; a seat has its own dice large, with what it has decided so far."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of the table."""
        view, say = scene.view, scene.say
        drawn = plan(view, lines_of(view))
        canvas = Canvas.plain(PALETTE, drawn.size, "paper")
        _title(canvas, drawn, view, say)
        if "ranks" in drawn.boxes:
            draw_ranks(canvas, drawn.boxes["ranks"], view, say)
        else:
            draw_track(canvas, drawn.boxes["track"], view, say)
        if view.seat is not None:
            draw_mine(canvas, drawn, view, say)
        draw_cards(canvas, drawn, view, say)
        draw_foot(canvas, drawn, view, say)
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (plan(scene.view, lines_of(scene.view)).boxes,)


def _title(canvas: Canvas, drawn: Plan, view: View, say: Say) -> None:
    left, top, right, bottom = drawn.boxes["title"]
    if view.winners:
        canvas.stamp((left, top + 2), shapes.star, 60, ground="paper", colour="gold")
        left += 76
    else:
        count = say("picture-count", round=view.round, turn=view.turn)
        here = (right - COUNT, top, right, bottom)
        canvas.write(count, here, ground="paper", colour="pencil", size=30, align="right")
        right -= COUNT + 12
    here = (left, top, right, bottom)
    canvas.write(moment(view, say), here, ground="paper", size=46, weight="bold")
