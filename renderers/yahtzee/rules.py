"""The pictures on the pages of rules: examples of dice, the box they go into, and the points."""

from PIL import Image

from renderers.core.canvas import Canvas
from renderers.core.palette import SHARED
from renderers.core.say import Say
from renderers.yahtzee.tray import dice_row

Example = tuple[str, tuple[int, ...], int]
"""A box, the dice written in it, and what they give."""

FOURS = (4, 4, 4, 4, 4)

PAGES: dict[int, tuple[Example, ...]] = {
    1: (
        ("threes", (3, 3, 1, 5, 6), 6),
        ("three-of-a-kind", (3, 3, 3, 4, 6), 19),
        ("four-of-a-kind", (5, 5, 5, 5, 1), 21),
        ("full-house", (5, 5, 5, 4, 4), 25),
        ("small-straight", (2, 3, 4, 5, 5), 30),
        ("large-straight", (1, 2, 3, 4, 5), 40),
        ("yahtzee", (6, 6, 6, 6, 6), 50),
    ),
    3: (("full-house", FOURS, 25), ("large-straight", FOURS, 40), ("chance", FOURS, 20)),
}
"""By page, from 0. Those on the last page are jokers."""

WIDTH, ROW, MARGIN = 1000, 128, 24


def rules_picture(page: int, say: Say) -> Image.Image | None:
    """The examples of a page; None where it has none."""
    if page not in PAGES:
        return None
    examples = PAGES[page]
    size = (WIDTH, len(examples) * ROW + 2 * MARGIN)
    canvas = Canvas.plain(SHARED, size, "paper")
    for place, (box, dice, points) in enumerate(examples):
        _example(canvas, MARGIN + place * ROW, dice, say(f"box-{box}"), points)
    return canvas.image


def _example(canvas: Canvas, top: int, dice: tuple[int, ...], label: str, points: int) -> None:
    row = dice_row(dice, side=72)
    canvas.put(row, (MARGIN, top + (ROW - row.height) // 2))
    left = MARGIN + row.width + 32
    middle = (top, top + ROW)
    canvas.write(
        label, (left, middle[0], WIDTH - 150, middle[1]), ground="paper", size=38, weight="semibold"
    )
    canvas.write(
        str(points), (WIDTH - 150, middle[0], WIDTH - MARGIN, middle[1]),
        ground="paper", size=46, weight="bold", align="right",
    )  # fmt: skip
