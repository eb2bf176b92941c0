"""The table: whose turn it is and the dice, the winding path, a card for each player."""

from collections.abc import Iterator

from PIL import Image

from renderers.core.canvas import Boxes, Canvas
from renderers.core.glyphs import initials
from renderers.core.legend import Meaning, lay_legend
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.verflixxt.colours import PALETTE
from renderers.verflixxt.final import draw_final
from renderers.verflixxt.hand import draw_hand
from renderers.verflixxt.layout import Plan, plans
from renderers.verflixxt.path import draw_ends, draw_path, owner_to_be
from renderers.verflixxt.people import draw_cards, new_tiles
from renderers.verflixxt.pieces import pawn
from renderers.verflixxt.signs import takes
from renderers.verflixxt.tray import draw_tray
from rules.verflixxt.view import View

BADGE = 64


class Table:
    """What everybody sees; a seat that holds worm tokens sees its own beside it."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of the table; a second one has the players where the first is full."""
        return tuple(_drawn(drawn, scene) for drawn in plans(scene.view))

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of those pictures."""
        return tuple(drawn.boxes for drawn in plans(scene.view))


def _drawn(drawn: Plan, scene: Scene[View]) -> Image.Image:
    view, say = scene.view, scene.say
    canvas = Canvas.plain(PALETTE, drawn.size, "paper")
    letters = initials(say.names)
    if view.over:
        draw_final(canvas, drawn, scene, title(view, say), letters)
        return canvas.image
    _title(canvas, drawn, view, say, letters)
    if "tray" in drawn.boxes:
        draw_tray(canvas, drawn.boxes["tray"], view)
        draw_ends(canvas, drawn, view, say, letters)
        draw_path(canvas, drawn, view, letters)
    if "hand" in drawn.boxes:
        draw_hand(canvas, drawn.boxes["hand"], view, say)
    if "card-0" in drawn.boxes:
        draw_cards(canvas, drawn, view, say, letters)
    lay_legend(canvas, drawn.boxes["legend"], _meanings(drawn, view, say))
    return canvas.image


def _meanings(drawn: Plan, view: View, say: Say) -> Iterator[Meaning]:
    """What the marks on a picture mean, of those that it has."""
    owners = [owner_to_be(square) for square in view.track[1:-1]]
    if "tray" in drawn.boxes and any(owner is not None for owner in owners):
        yield Meaning(takes, "ink", say("picture-takes"))
    won = {tile for player in view.players for tile in player.stack}
    if "card-0" in drawn.boxes and won:
        yield Meaning("frame", "gold", say("picture-top"))
        if won & new_tiles(view):
            yield Meaning("line", "ink", say("picture-new"))


def _title(canvas: Canvas, drawn: Plan, view: View, say: Say, letters: tuple[str, ...]) -> None:
    left, top, right, bottom = drawn.boxes["title"]
    at, seat = (left, (top + bottom - BADGE) // 2), view.turn.seat
    canvas.tile(at, pawn, BADGE, f"seat-{seat}", letters[seat], "paper")
    here = (left + BADGE + 16, top, right, bottom)
    canvas.write(title(view, say), here, ground="paper", size=48, weight="bold")


def title(view: View, say: Say) -> str:
    """Whose turn it is, or who has won."""
    if not view.over:
        return say("picture-turn", seat=view.turn.seat)
    first = view.winners
    return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)
