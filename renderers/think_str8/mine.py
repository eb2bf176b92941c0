"""A player's own view: the racks they see, the own cards from behind, below them rounds and pad."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.pad import Notes
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.core.text import measured
from renderers.think_str8.colours import PAINTS, die, on_tint, tint
from renderers.think_str8.layout import (
    COLUMN,
    LEFT,
    PAD_ROW,
    RIGHT,
    guesses_shown,
    has_chart,
    mine_boxes,
)
from renderers.think_str8.racks import new_cards, new_slip, racks
from renderers.think_str8.rounds import rounds
from renderers.think_str8.scale import signed
from renderers.think_str8.thinking import (
    crosses,
    excluded,
    likelihoods,
    percent,
    thought,
)
from renderers.think_str8.title import title
from rules.think_str8.box import SCALE, VALUES
from rules.think_str8.view import View, seen

SAMPLE = 38
"""The breadth of a sign in the legend."""


class Mine:
    """What one seat alone may see."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of one seat's own view."""
        view, say = scene.view, scene.say
        boxes = mine_boxes(view)
        canvas = Canvas.plain(PAINTS, boxes["canvas"][2:], "paper")
        title(canvas, boxes["title"], view, say)
        for place, colour in enumerate(() if guesses_shown(view) else view.dice):
            die(canvas, colour, boxes[f"die-{place}"], "paper")
        sheet = (*boxes["racks"][:2], *boxes["pad"][2:])
        canvas.panel(sheet, 18, ground="paper", colour="card")
        racks(canvas, boxes, view, say)
        if view.assist and view.step != "over":
            _possible(canvas, boxes["head"], view, say)
        _pad(canvas, boxes, view, say, scene.notes)
        rounds(canvas, boxes, view, say)
        if has_chart(view):
            _chart(canvas, boxes, view, say)
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (mine_boxes(scene.view),)


def _possible(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """With assistance: how many racks logic leaves."""
    left, top, right, _ = box
    words = say("picture-racks", count=thought(view).racks)
    here = (left + 18, top + 4, right - 14, top + 42)
    canvas.write(words, here, ground="card", size=28, weight="semibold")


# ── the pad ──────────────────────────────────────────────────────────────────────────────────────


def _pad(canvas: Canvas, boxes: Boxes, view: View, say: Say, notes: Notes) -> None:
    left, top, _, _ = boxes["pad-0-0"]
    bottom = boxes["legend"][1]
    _legend(canvas, boxes["legend"], view, say)
    canvas.fill((LEFT, top - 2, RIGHT, top + 1), "pencil")
    canvas.fill((LEFT, bottom - 1, RIGHT, bottom + 1), "rule")
    canvas.part((left - 1, top, RIGHT, bottom), _open_pad, len(view.colours), ground="card")
    for column, colour in enumerate(view.colours):
        states, named = cell_states(view, column, notes), _numbers(view, column)
        for value, state in zip(VALUES, states, strict=True):
            if state != "open":
                _cell(canvas, boxes[f"pad-{column}-{value}"], value, state, colour)
            if value in named:
                _star(canvas, boxes[f"pad-{column}-{value}"], _look(state, colour)[0])
    if guesses_shown(view):
        _named(canvas, boxes, view, say)


def _open_pad(canvas: Canvas, box: Box, count: int) -> None:
    """Every value of every colour, as long as nothing is known of any."""
    canvas.fill((0, 0, box[2], 1), "pencil")
    canvas.fill((0, box[3] - 1, box[2], box[3]), "rule")
    for column in range(count):
        left = 1 + column * COLUMN
        canvas.fill((left - 1, 0, left + 1, box[3]), "rule")
        for value in VALUES:
            here = (left + 3, value * PAD_ROW + 2, left + COLUMN - 3, (value + 1) * PAD_ROW - 2)
            _value(canvas, here, value, ("card", "ink"), "bold")


def _cell(canvas: Canvas, box: Box, value: int, state: str, colour: str) -> None:
    """A value of which something is known."""
    left, top, right, bottom = box
    inner = (left + 3, top + 2, right - 3, bottom - 2)
    canvas.part(inner, _known, value, state, _look(state, colour), ground="card")


def _known(canvas: Canvas, box: Box, value: int, state: str, look: tuple[str, str]) -> None:
    """Black where it lies open, crossed by the player, with a dot where logic says no."""
    ground, (_, _, right, bottom) = look[0], box
    if ground != "card":
        canvas.panel(box, 8, ground="card", colour=ground)
    _value(canvas, box, value, look, "bold" if state == "own" else "regular")
    if state in ("crossed", "ruled-out"):
        shape, size = (shapes.cross, 26) if state == "crossed" else (shapes.disc, 10)
        at = (right - 17 - size // 2, (bottom - size) // 2)
        paint = "tint-red" if state == "crossed" else "pencil"
        canvas.stamp(at, shape, size, ground=ground, colour=paint)


def _value(canvas: Canvas, box: Box, value: int, look: tuple[str, str], weight: str) -> None:
    ground, colour = look
    canvas.write(
        str(value), box, ground=ground, colour=colour, size=34, weight=weight, align="centre"
    )


CELLS = {
    "seen": ("ink", "rule"),
    "crossed": ("card", "pencil"),
    "ruled-out": ("rule", "pencil"),
}


def _look(state: str, colour: str) -> tuple[str, str]:
    """The ground of a cell and what is written on it."""
    if state == "own":
        return tint(colour), on_tint(colour)
    return CELLS.get(state, ("card", "ink"))


def cell_states(view: View, column: int, notes: Notes) -> tuple[str, ...]:
    """How each value of a colour stands on the pad."""
    assert view.seat is not None
    own, open_, out = view.racks[view.seat][column], seen(view, column), excluded(view, column)
    crossed = crosses(view, column, notes)
    return tuple(
        "own"
        if value == own
        else "seen"
        if value in open_
        else "crossed"
        if value in crossed
        else "ruled-out"
        if value in out
        else "open"
        for value in VALUES
    )


def _numbers(view: View, column: int) -> tuple[int, ...]:
    named = view.guesses[view.seat or 0]
    return named[column] if named else ()


def _star(canvas: Canvas, box: Box, ground: str) -> None:
    """Beside a number that was named in the final guess."""
    left, top, _, bottom = box
    at = (left + 10, (top + bottom - 24) // 2)
    paint = "ink" if ground == "tint-yellow" else "gold"
    canvas.stamp(at, shapes.star, 24, ground=ground, colour=paint)


def _legend(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """What the signs on the pad mean, in a line."""
    _, top, _, bottom = box
    middle = (top + bottom) // 2
    for word, said, left, right in legend_places(box, view, say):
        canvas.part((left, middle - 18, left + SAMPLE, middle + 18), _sample, word, ground="card")
        here = (left + SAMPLE + 8, top, right, bottom)
        canvas.write(said, here, ground="card", colour="pencil", size=24)


def legend_places(box: Box, view: View, say: Say) -> list[tuple[str, str, int, int]]:
    """The signs of the legend with what they mean, and from where to where each reaches."""
    found, left = [], box[0] + 16
    for word in legend(view):
        said = say(f"legend-{word}")
        right = left + SAMPLE + 8 + measured(said, "regular", 24)
        found.append((word, said, left, right))
        left = right + 22
    return found


def legend(view: View) -> tuple[str, ...]:
    """The signs that the legend explains, as far as this view has them."""
    return (
        "seen",
        "crossed",
        *(("ruled-out",) if view.assist and view.step != "over" else ()),
        *(("new",) if new_cards(view) and not guesses_shown(view) else ()),
        *(("named",) if guesses_shown(view) else ()),
        *(("own",) if view.step == "over" else ()),
    )


def _sample(canvas: Canvas, box: Box, word: str) -> None:
    left, top, right, bottom = box
    middle = ((left + right) // 2, (top + bottom) // 2)
    match word:
        case "seen":
            canvas.panel(box, 8, ground="card", colour="ink")
        case "crossed":
            at = (middle[0] - 13, middle[1] - 13)
            canvas.stamp(at, shapes.cross, 26, ground="card", colour="tint-red")
        case "ruled-out":
            canvas.panel(box, 8, ground="card", colour="rule")
            at = (middle[0] - 5, middle[1] - 5)
            canvas.stamp(at, shapes.disc, 10, ground="rule", colour="pencil")
        case "new":
            new_slip(canvas, (middle[0] - 14, top + 2, middle[0] + 14, bottom - 2))
        case "named":
            at = (middle[0] - 13, middle[1] - 13)
            canvas.stamp(at, shapes.star, 26, ground="card", colour="gold")
        case _:
            canvas.panel(box, 8, ground="card", colour="tint-blue")


def _named(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """The final guess: what is named for each colour, at the end what it gave."""
    left, top, right, bottom = boxes["guess"]
    canvas.fill((LEFT, top - 1, RIGHT, top + 2), "pencil")
    canvas.write(
        say("picture-guess"),
        (left + 18, top, right - 8, bottom),
        ground="card",
        size=32,
        weight="bold",
    )
    marks = view.marks[view.seat or 0] if view.marks else ()
    for column in range(len(view.colours)):
        text = signed(marks[column]) if marks else " ".join(map(str, _numbers(view, column)))
        canvas.write(
            text or "–",
            boxes[f"guess-{column}"],
            ground="card",
            size=30,
            weight="bold",
            align="centre",
        )


# ── how likely each sum is ───────────────────────────────────────────────────────────────────────


def _chart(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    canvas.panel(boxes["chart"], 18, ground="paper", colour="card")
    canvas.write(say("picture-chart"), boxes["chart-title"], ground="card", size=28, weight="bold")
    likely = likelihoods(view)
    for number in SCALE:
        _bar(canvas, boxes[f"sum-{number}"], number, likely[number], max(likely))


def _bar(canvas: Canvas, box: Box, number: int, share: float, most: float) -> None:
    left, top, right, bottom = box
    foot, room = bottom - 34, bottom - 34 - top - 30
    height = round(room * share / most)
    if share:
        canvas.fill((left + 5, foot - max(height, 3), right - 5, foot), "felt")
        above = foot - max(height, 3)
        canvas.write(
            str(percent(share)),
            (left, above - 28, right, above - 2),
            ground="card",
            size=28,
            align="centre",
        )
    canvas.write(
        str(number),
        (left, foot, right, bottom),
        ground="card",
        size=28,
        colour="ink" if share else "pencil",
        weight="bold" if share else "regular",
        align="centre",
    )
