"""The pictures on the pages of rules: examples of dice, the box they go into, and the points."""

from PIL import Image

from renderers.core.examples import Example, draw_examples
from renderers.core.say import Say

FOURS = (4, 4, 4, 4, 4)

PAGES: dict[int, tuple[tuple[str, tuple[int, ...], int], ...]] = {
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
"""By page, from 0: a box, the dice written in it, the points. The last page has jokers."""


def rules_picture(page: int, say: Say) -> Image.Image | None:
    """The examples of a page; None where it has none."""
    if page not in PAGES:
        return None
    return draw_examples(
        [Example(dice, say(f"box-{box}"), points) for box, dice, points in PAGES[page]]
    )
