"""The pictures on the pages of rules: the examples of the rulebook, zone by zone."""

from PIL import Image

from renderers.core.canvas import Canvas
from renderers.core.say import Say
from renderers.tres_fute_4ever.colours import PALETTE
from renderers.tres_fute_4ever.layout import sheet_plan, table_plan
from renderers.tres_fute_4ever.sheet import draw_sheet
from renderers.tres_fute_4ever.table import lay_area
from rules.tres_fute_4ever.box import ROUNDS
from rules.tres_fute_4ever.view import Bar, Die, PlayerView, Points, Sheet

EXAMPLE = Sheet(
    top=(2, 3, 5),
    middle=(1, 1, 5),
    bottom=(6, 6, 5, 4),
    blue=((1, 2), (2, 5), (5, 2), (6, 5)),
    grey=("A", "B", "C", "E", "H", "J", "K", "L", "N", "O", "P", "Q"),
    upper=(6, 6, 6, 4),
    lower=(4, 2, 4, 3, 5),
    pink=(1, 1, 2, 1, 4, 1, 6, 1),
    reroll=Bar(3, 1),
    extra=Bar(3, 2),
    polish=Bar(5, 2),
    foxes=1,
)
"""The examples of the rulebook on one sheet."""

EXAMPLE_POINTS = Points(yellow=49, blue=25, grey=55, green=42, pink=32, foxes=25)

CHOSEN = {
    "roll": (Die("yellow", 4, "hand"), Die("grey", 5, "hand"), Die("green", 6, "hand")),
    "box": (Die("pink", 4, "box"),),
    "tray": (Die("blue", 2, "tray"), Die("white", 3, "tray")),
}
"""The dice of the second page's example, by where they lie once pink has been taken."""

EDGE = 5
"""Paper around a part: half of what lies between two of them."""

PAGES = {2: ("yellow",), 3: ("blue",), 4: ("grey",), 5: ("green", "pink"), 6: ("bars",)}
"""The parts of the sheet that a page shows, by page from 0."""


def rules_picture(page: int, say: Say) -> Image.Image | None:
    """The zones of which a page tells, filled as in the rulebook; None where it tells of none."""
    if page == 1:
        return _trays(say)
    if page not in PAGES:
        return None
    plan = sheet_plan(0)
    canvas = Canvas.plain(PALETTE, plan.size, "paper")
    draw_sheet(canvas, plan, _example(), EXAMPLE, say)
    boxes = [plan.boxes["bars" if part == "bars" else f"zone-{part}"] for part in PAGES[page]]
    left, top, _, _ = boxes[0]
    _, _, right, bottom = boxes[-1]
    return canvas.image.crop((left - EDGE, top - EDGE, right + EDGE, bottom + EDGE))


def _trays(say: Say) -> Image.Image:
    """Where the dice lie after the choice of the example."""
    plan = table_plan(2, 0, ROUNDS[2], (len(CHOSEN["roll"]), len(CHOSEN["tray"])))
    canvas = Canvas.plain(PALETTE, plan.size, "paper")
    titles = {"roll": "picture-to-roll", "box": "picture-box", "tray": "picture-tray"}
    for area, dice in CHOSEN.items():
        lay_area(canvas, plan, area, dice, (say(titles[area]), say))
    (left, top, _, _), (_, _, right, bottom) = plan.boxes["roll-area"], plan.boxes["tray-area"]
    return canvas.image.crop((left - EDGE, top - EDGE, right + EDGE, bottom + EDGE))


def _example() -> PlayerView:
    return PlayerView(
        sheet=EXAMPLE,
        new=(),
        unseen=(),
        reachable=(),
        points=EXAMPLE_POINTS,
        total=EXAMPLE_POINTS.total,
        level=9,
        place=1,
        doing="waiting",
        pool=(),
        extras=(),
    )
