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
from renderers.desfausse.tokens import draw_foot
from renderers.desfausse.track import draw_track
from renderers.desfausse.words import moment
from rules.desfausse.view import View


class Table:
    """What everybody sees; a seat has its own dice large, with what it has decided so far."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of the table."""
        view, say = scene.view, scene.say
        drawn = plan(view, lines_of(view))
        canvas = Canvas.plain(PALETTE, drawn.size, "paper")
        _title(canvas, drawn, view, say)
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
        canvas.stamp((left, top + 8), shapes.star, 64, ground="paper", colour="gold")
        left += 80
    canvas.write(
        moment(view, say), (left, top, right, top + 54), ground="paper", size=46, weight="bold"
    )
    count = say("picture-round", round=view.round, turn=view.turn, count=view.rounds_to_win)
    canvas.write(count, (left, top + 52, right, bottom), ground="paper", colour="pencil", size=28)
