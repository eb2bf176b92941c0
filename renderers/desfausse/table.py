"""The table: the moment, how far the turn has come, every player, the trophies, Hell."""

from collections.abc import Iterator

from PIL import Image

from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.final import RANK, lay_ranking, ranking, sign
from renderers.core.legend import Meaning, lay_legend
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.desfausse.colours import PALETTE
from renderers.desfausse.layout import Plan, has_fresh, has_received, plan
from renderers.desfausse.mine import draw_mine, lines_of
from renderers.desfausse.people import draw_cards
from renderers.desfausse.tokens import draw_foot
from renderers.desfausse.track import draw_track
from renderers.desfausse.words import moment
from rules.core.record import Seat
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
        if view.phase == "over":
            _final(canvas, drawn, scene)
        else:
            _title(canvas, drawn, view, say)
            draw_track(canvas, drawn.boxes["track"], view, say)
        if view.seat is not None:
            draw_mine(canvas, drawn, view, say)
        draw_cards(canvas, drawn, view, say)
        draw_foot(canvas, drawn, view, say)
        if "legend" in drawn.boxes:
            lay_legend(canvas, drawn.boxes["legend"], _meanings(view, say))
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (plan(scene.view, lines_of(scene.view)).boxes,)


def _meanings(view: View, say: Say) -> Iterator[Meaning]:
    """What the marks on dice mean, of those that there are."""
    if has_fresh(view):
        yield Meaning("line", "ink", say("picture-fresh"))
    if has_received(view):
        yield Meaning("ground", "rule", say("picture-received"))


def _final(canvas: Canvas, drawn: Plan, scene: Scene[View]) -> None:
    """The ranking by round tokens, with the rounds that each has won, and the signature."""
    view, say = scene.view, scene.say
    tokens = [player.tokens for player in view.players]
    places = [1 + sum(other > mine for other in tokens) for mine in tokens]
    points = [str(count) for count in tokens]
    lay_ranking(canvas, drawn.boxes, moment(view, say), ranking(places, points, say))
    for number, seat in enumerate(sorted(range(len(places)), key=places.__getitem__), start=1):
        _rounds_won(canvas, drawn.boxes[f"rank-{number}"], view, say, seat)
    sign(canvas, drawn.boxes["signature"], say("game-name"), scene.signature)


def _rounds_won(canvas: Canvas, box: Box, view: View, say: Say, seat: Seat) -> None:
    """Beside the number of tokens a star, and which rounds they are for."""
    left, _, right, bottom = box
    rounds = [str(number) for number, seats in enumerate(view.won, start=1) if seat in seats]
    if rounds and bottom - box[1] >= RANK:
        words = say("picture-rounds-won", count=len(rounds), value=", ".join(rounds))
        here = (left + 104, bottom - 64, right, bottom - 18)
        canvas.write(words, here, ground="felt", colour="card", size=28)


def _title(canvas: Canvas, drawn: Plan, view: View, say: Say) -> None:
    """What is going on; round and turn at the right."""
    left, top, right, bottom = drawn.boxes["title"]
    count = say("picture-count", round=view.round, turn=view.turn)
    here = (right - COUNT, top, right, bottom)
    canvas.write(count, here, ground="paper", colour="pencil", size=30, align="right")
    here = (left, top, right - COUNT - 12, bottom)
    canvas.write(moment(view, say), here, ground="paper", size=46, weight="bold")
