"""Everything has its place, whoever plays and however many dice they hold."""

from itertools import pairwise

import pytest

from renderers.catalog import PICTURES
from renderers.core.canvas import Boxes
from renderers.core.scene import Scene
from renderers.desfausse.dice import RING
from rules.desfausse.view import View
from tests.renderers.conftest import Lines
from tests.renderers.desfausse.positions import SHOWN, nine, rolling, seen, speaker
from tests.renderers.names import DIFFICULT, NAMES
from tests.renderers.places import changed, inside, overlapping

PICTURE = PICTURES["desfausse"].table


def parts(boxes: Boxes, container: str) -> Boxes:
    """The dice of a card, or of a seat's own tray."""
    start = "own-" if container == "mine" else container.replace("card", "die") + "-"
    return {name: box for name, box in boxes.items() if name.startswith(start)}


@pytest.mark.parametrize("view", SHOWN.views)
def test_dice_lie_on_the_card_of_their_player(view: View) -> None:
    (boxes,) = PICTURE.layout(Scene(view, speaker()))
    for container in (name for name in boxes if name.startswith(("mine", "card"))):
        dice = parts(boxes, container)
        assert all(inside(box, boxes[container]) for box in dice.values())
        assert not overlapping(dice)


def test_the_ring_of_a_called_die_touches_no_other_die() -> None:
    (boxes,) = PICTURE.layout(Scene(seen(nine()), speaker()))
    row = [box for name, box in boxes.items() if name.startswith("die-3-")]
    assert len(row) == 9
    assert all(there[0] - here[2] >= 2 * RING for here, there in pairwise(row))


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_stays_in_its_place(name: str) -> None:
    """Only the head of that player's card changes."""
    view = seen(rolling(5))
    (usual,) = PICTURE.draw(Scene(view, speaker("fr")))
    (unusual,) = PICTURE.draw(Scene(view, speaker("fr", (*NAMES[:4], name))))
    (boxes,) = PICTURE.layout(Scene(view, speaker()))
    left, top, right, _ = boxes["card-4"]
    different = changed(usual, unusual)
    assert different is None or inside(different, (left, top, right, boxes["die-4-0"][1]))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("view", SHOWN.views)
def test_nothing_is_shortened(view: View, language: str, set_lines: Lines) -> None:
    PICTURE.draw(Scene(view, speaker(language)))
    assert [text for text, line in set_lines if line.text.endswith("…") and text[-1] != "…"] == []
