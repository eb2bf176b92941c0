"""What charts have in common: the page with its title, and marks put over whatever is there."""

from PIL import Image

from renderers.core.canvas import Box, Canvas
from renderers.core.palette import SHARED

WIDTH, MARGIN = 1000, 36
HEAD = 132
"""The height of title and subtitle."""


def page(height: int, title: str, subtitle: str) -> Canvas:
    """An empty page with its heading and the card on which the chart is drawn."""
    canvas = Canvas.plain(SHARED, (WIDTH, height), "paper")
    left, right = MARGIN, WIDTH - MARGIN
    canvas.write(title, (left, 18, right, 76), ground="paper", size=46, weight="bold")
    canvas.write(subtitle, (left, 76, right, HEAD - 10), ground="paper", colour="pencil", size=30)
    canvas.panel(card(height), 18, ground="paper", colour="card")
    return canvas


def card(height: int) -> Box:
    """The box of the card on which a chart of this height stands."""
    return (MARGIN // 2, HEAD, WIDTH - MARGIN // 2, height - MARGIN // 2)


def put(canvas: Canvas, mask: Image.Image, middle: tuple[int, int], colour: str) -> None:
    """A mark on the card, its middle here; what lies beside its shape stays as it is."""
    at = (middle[0] - mask.width // 2, middle[1] - mask.height // 2)
    lay(canvas, mask, at, colour)


def lay(canvas: Canvas, mask: Image.Image, at: tuple[int, int], colour: str) -> None:
    """Lays a mask in a colour on the card."""
    covered = mask.point([0] + [255] * 255)
    canvas.image.paste(canvas.palette.painted(mask, "card", colour), at, covered)
