"""How far the turn has come: the rolls, the closing window, the calls, the gifts."""

from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.core.text import measured
from rules.desfausse.box import ROLLS, VALUES
from rules.desfausse.view import View

STEP = 46
SPACE = 26

PHASES = ("rolling", "closing", "calling", "giving", "over")


def draw_track(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Each phase with its steps: gold is now, dark is done."""
    canvas.panel(box, 14, ground="paper", colour="card")
    across = box[0] + 18
    for phase in PHASES[:-1]:
        across = _named(canvas, across, box, (phase, say(f"picture-{phase}")), view)
        for step, state in _steps(view, phase):
            _chip(canvas, (across, box[1] + 4), str(step), state)
            across += STEP
        across += SPACE


def _named(canvas: Canvas, across: int, box: Box, phase: tuple[str, str], view: View) -> int:
    """The word of a phase; a phase without steps is lit as a whole."""
    name, word = phase
    now = name == view.phase
    width = measured(word, "semibold", 28) + 24
    ground = "gold" if now and name in ("closing", "giving") else "card"
    here = (across, box[1] + 5, across + width, box[3] - 5)
    if ground == "gold":
        canvas.panel(here, 20, ground="card", colour="gold")
    ink = "ink" if now else "pencil"
    canvas.write(word, here, ground=ground, colour=ink, size=28, weight="semibold", align="centre")
    return across + width


def _steps(view: View, phase: str) -> list[tuple[int, str]]:
    """The steps of a phase, each done, now or to come."""
    steps = {"rolling": tuple(range(1, ROLLS + 1)), "calling": VALUES}.get(phase, ())
    here, there = PHASES.index(view.phase), PHASES.index(phase)
    if here != there:
        return [(step, "done" if there < here else "later") for step in steps]
    now = view.rolls + 1 if phase == "rolling" else view.value or 0
    return [(step, "now" if step == now else "done" if step < now else "later") for step in steps]


def _chip(canvas: Canvas, at: tuple[int, int], text: str, state: str) -> None:
    left, top = at
    canvas.part((left, top, left + STEP - 4, top + STEP - 4), _step, text, state, ground="card")


def _step(canvas: Canvas, box: Box, text: str, state: str) -> None:
    colour = {"now": "gold", "done": "rule", "later": "card"}[state]
    canvas.panel(box, (STEP - 4) // 2, ground="card", colour=colour)
    ink = "pencil" if state == "later" else "ink"
    weight = "bold" if state == "now" else "semibold"
    canvas.write(text, box, ground=colour, colour=ink, size=30, weight=weight, align="centre")
