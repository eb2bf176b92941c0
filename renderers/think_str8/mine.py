"""A player's own view: the racks they see, the own cards from behind, and below them the pad."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.pad import Notes
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.think_str8.colours import PAINTS, die, on_tint, stamp_sign, tint
from renderers.think_str8.layout import (
    LEFT,
    RIGHT,
    guesses_shown,
    has_chart,
    line_boxes,
    mine_boxes,
)
from renderers.think_str8.racks import dividers, racks
from renderers.think_str8.scale import ranged, signed
from renderers.think_str8.table import title
from renderers.think_str8.thinking import (
    Line,
    crosses,
    excluded,
    learnt,
    likelihoods,
    lines,
    percent,
    thought,
)
from rules.think_str8.box import SCALE, VALUES
from rules.think_str8.view import View, seen

HINTS = {
    "right": (shapes.tick, "green"),
    "wrong": (shapes.cross, "ink"),
    "too-high": (shapes.arrow_left, "ink"),
    "too-low": (shapes.arrow_right, "ink"),
}


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
        _pad(canvas, boxes, view, say, scene.notes)
        _rounds(canvas, boxes, view, say)
        if has_chart(view):
            _chart(canvas, boxes, view, say)
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (mine_boxes(scene.view),)


# ── the pad ──────────────────────────────────────────────────────────────────────────────────────


def _pad(canvas: Canvas, boxes: Boxes, view: View, say: Say, notes: Notes) -> None:
    left, top, right, bottom = boxes["pad"]
    canvas.fill((left, top - 2, right, top + 1), "pencil")
    _legend(canvas, boxes, view, say)
    for column in range(len(view.colours)):
        states, named = cell_states(view, column, notes), _numbers(view, column)
        for value, state in zip(VALUES, states, strict=True):
            box = boxes[f"pad-{column}-{value}"]
            _cell(canvas, box, value, state, view.colours[column])
            if value in named:
                _star(canvas, box, _look(state, view.colours[column])[0])
    dividers(canvas, top, bottom, len(view.colours))
    if guesses_shown(view):
        _named(canvas, boxes, view, say)


def _cell(canvas: Canvas, box: Box, value: int, state: str, colour: str) -> None:
    """One value: black where it lies open, crossed by the player, hatched where logic says no."""
    left, top, right, bottom = box
    look = ground, _ = _look(state, colour)
    weight = "bold" if state in ("open", "own") else "regular"
    inner = (left + 3, top + 2, right - 3, bottom - 2)
    if ground == "card":
        _value(canvas, inner, value, look, weight)
    else:
        canvas.part(inner, _filled, value, look, weight, ground="card")
    if state in ("crossed", "ruled-out"):
        shape, size = (shapes.cross, 26) if state == "crossed" else (shapes.disc, 10)
        at = (right - 20 - size // 2, (top + bottom - size) // 2)
        paint = "tint-red" if state == "crossed" else "pencil"
        canvas.stamp(at, shape, size, ground=ground, colour=paint)


def _filled(canvas: Canvas, box: Box, value: int, look: tuple[str, str], weight: str) -> None:
    canvas.panel(box, 8, ground="card", colour=look[0])
    _value(canvas, box, value, look, weight)


def _value(canvas: Canvas, box: Box, value: int, look: tuple[str, str], weight: str) -> None:
    ground, colour = look
    canvas.write(
        str(value), box, ground=ground, colour=colour, size=30, weight=weight, align="centre"
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


def _legend(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    left, top, right, _ = boxes["legend"]
    samples = tuple((word, say(f"legend-{word}")) for word in legend(view))
    box = (left + 18, top + 8, right - 8, top + 64 + len(samples) * 50)
    canvas.part(box, _samples, say("picture-pad"), samples, ground="card")
    if view.assist and view.step != "over":
        at = top + 74 + len(legend(view)) * 50
        canvas.write(
            say("picture-racks", count=thought(view).racks),
            (left + 18, at, right - 8, at + 40),
            ground="card",
            colour="pencil",
            size=26,
            weight="semibold",
        )


def _samples(canvas: Canvas, box: Box, title: str, samples: tuple[tuple[str, str], ...]) -> None:
    right = box[2]
    canvas.write(title, (0, 0, right, 54), ground="card", size=36, weight="bold")
    for place, (word, said) in enumerate(samples):
        at = 66 + place * 50
        _sample(canvas, (0, at, 46, at + 40), word)
        canvas.write(said, (60, at, right, at + 40), ground="card", colour="pencil", size=26)


def legend(view: View) -> tuple[str, ...]:
    """The signs that the legend explains, as far as this view has them."""
    return (
        "seen",
        "crossed",
        *(("ruled-out",) if view.assist else ()),
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
        size=30,
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


# ── the rounds ───────────────────────────────────────────────────────────────────────────────────


def _rounds(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    _, top, _, bottom = boxes["rounds"]
    played = lines(view)
    words = tuple((word, say(f"pad-{word}")) for word in ("round", "bet", "left"))
    canvas.part((LEFT, top, RIGHT, top + 44), _heads, words, view.colours, not played)
    for place, line in enumerate(played):
        _, above, _, below = boxes[f"line-{place}-round"]
        last = line is played[-1]
        canvas.part((LEFT, above - 1, RIGHT, below), _empty_line, line.number, last)
        _line(canvas, boxes, f"line-{place}", line, view.colours)
    dividers(canvas, top, bottom, len(view.colours))


def _heads(
    canvas: Canvas,
    box: Box,
    words: tuple[tuple[str, str], ...],
    colours: tuple[str, ...],
    last: bool,
) -> None:
    """What stands in each column of the rounds."""
    canvas.band(box, 18, (True, last), ground="paper", colour="card")
    boxes = line_boxes(0, 0, box[3], len(colours))
    for word, said in words:
        canvas.write(said, boxes[word], ground="card", colour="pencil", size=24, weight="semibold")
    for place, colour in enumerate(colours):
        left, top, right, bottom = boxes[str(place)]
        middle = ((left + right) // 2, (top + bottom) // 2)
        stamp_sign(canvas, colour, middle, 24, "card", tint(colour))


def _empty_line(canvas: Canvas, box: Box, number: int, last: bool) -> None:
    """With the thin line above it and the round's number."""
    canvas.band(box, 18, (False, last), ground="paper", colour="card")
    canvas.fill((0, 0, box[2], 2), "rule")
    canvas.write(
        str(number), (12, 1, 62, box[3]), ground="card", size=28, weight="bold", align="centre"
    )


def _line(canvas: Canvas, boxes: Boxes, name: str, line: Line, colours: tuple[str, ...]) -> None:
    if line.bet is not None:
        words = ranged(line.bet.first, line.bet.first + line.bet.cells - 1)
        canvas.write(words, boxes[f"{name}-bet"], ground="card", colour="pencil", size=28)
        if line.bet.hint:
            shape, paint = HINTS[line.bet.hint]
            x, y, _, bottom = boxes[f"{name}-hint"]
            at = (x + 6, (y + bottom - 28) // 2)
            canvas.stamp(at, shape, 28, ground="card", colour=paint)
            canvas.write(
                learnt(line.bet), boxes[f"{name}-left"], ground="card", size=32, weight="bold"
            )
    exchanged = dict(line.exchanged)
    for place, colour in enumerate(colours):
        if colour in line.dice:
            _dice_in(canvas, boxes[f"{name}-{place}"], colour, line.dice.count(colour))
        if colour in exchanged:
            _exchanged(canvas, boxes[f"{name}-{place}"], exchanged[colour])


def _dice_in(canvas: Canvas, box: Box, colour: str, count: int) -> None:
    """How often the round's dice show the colour."""
    left, top, _, bottom = box
    middle = (top + bottom) // 2
    for place in range(count):
        stamp_sign(canvas, colour, (left + 18 + place * 20, middle), 18, "card", tint(colour))


def _exchanged(canvas: Canvas, box: Box, value: int) -> None:
    """The card that was exchanged after the round."""
    _, top, right, bottom = box
    canvas.part((right - 34, top + 8, right - 6, bottom - 8), _slip, value, ground="card")


def _slip(canvas: Canvas, box: Box, value: int) -> None:
    canvas.panel(box, 6, ground="card", colour="ink")
    canvas.write(
        str(value), box, ground="ink", colour="card", size=26, weight="bold", align="centre"
    )


# ── how likely each sum is ───────────────────────────────────────────────────────────────────────


def _chart(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    canvas.panel(boxes["chart"], 18, ground="paper", colour="card")
    canvas.write(say("picture-chart"), boxes["chart-title"], ground="card", size=27, weight="bold")
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
            colour="pencil",
            size=22,
            align="centre",
        )
    canvas.write(
        str(number),
        (left, foot, right, bottom),
        ground="card",
        size=25,
        colour="ink" if share else "pencil",
        weight="bold" if share else "regular",
        align="centre",
    )
