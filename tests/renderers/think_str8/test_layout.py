"""Everything has its place: nothing overlaps, leaves the canvas or is too small for a phone."""

import pytest

from renderers.core.canvas import Box
from renderers.core.glyphs import cleaned
from renderers.core.scene import Scene
from renderers.core.text import LEAST, fitted
from renderers.think_str8.mine import Mine, legend_places
from renderers.think_str8.scale import status
from renderers.think_str8.table import Table
from renderers.think_str8.title import moment
from tests.renderers.names import DIFFICULT
from tests.renderers.places import changed
from tests.renderers.think_str8.positions import NAMES, at, play, speaker, views


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_label_fits_unshortened(language: str) -> None:
    say = speaker(language)
    for view in views(1):
        scene = Scene(view, speaker())
        boxes = Table().layout(scene)[0] | Mine().layout(scene)[0]
        for seat in range(view.players) if view.step != "over" else ():
            assert fits(status(view, seat, say), boxes[f"status-{seat}"])
        for colour in view.colours:
            assert fits(say(f"colour-{colour}"), boxes[f"head-{colour}"], less=8)
        legend = legend_places(boxes["legend"], view, say)
        assert all(right <= boxes["legend"][2] for *_, right in legend)
        assert fits(moment(view, say), (0, 0, 696 - 76 - 240, 1)) or view.step in ("over", "guess")


def fits(text: str, box: Box, *, less: int = 0) -> bool:
    return fitted(text, "bold", LEAST, box[2] - box[0] - less).text == cleaned(text)


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_stays_in_its_boxes(name: str) -> None:
    view = at(play(4, assist="on"), "roll", round=5)
    last = max(set(range(4)) - {view.order[0]})
    names = tuple(name if seat == last else other for seat, other in enumerate(NAMES))
    (usual,), (unusual,) = (Table().draw(Scene(view, speaker("fr", n))) for n in (NAMES, names))
    (boxes,) = Table().layout(Scene(view, speaker()))
    pawn = boxes[f"cell-{view.scores[last]}"]
    places = [boxes[f"{what}-{last}"] for what in ("name", "badge", "rack", "lane")]
    assert changed(usual, unusual, (*places, pawn)) is None
