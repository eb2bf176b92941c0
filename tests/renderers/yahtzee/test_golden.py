"""The pictures look as somebody has seen and accepted them."""

import pytest
from PIL import Image

from renderers.catalog import PICTURES
from renderers.core.examples import dice_row
from renderers.core.scene import Scene
from tests.renderers.conftest import Golden
from tests.renderers.golden import difference
from tests.renderers.names import DIFFICULT, NAMES
from tests.renderers.yahtzee.positions import speaker, table

PICTURE = PICTURES["yahtzee"].table

TABLES = {
    "alone": (table(1, sheet=3, sheets=3, dice=(), rolls_left=3), speaker("fr")),
    "two": (table(2, turn=1, held=(), rolls_left=2), speaker("fr")),
    "three-sheets": (table(3, turn=2, sheet=3, sheets=3, rolls_left=0), speaker()),
    "four": (table(4), speaker()),
    "eight": (table(8, turn=5), speaker("fr", (*NAMES[:5], *list(DIFFICULT.values())[:3]))),
    "over": (table(4, turn=None), speaker()),
    "over-eight": (table(8, turn=None, sheet=2, sheets=2), speaker("fr")),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_accepted(name: str, golden: Golden) -> None:
    view, say = TABLES[name]
    scene = Scene(view, say, signature="Dice: 3f9a12bc…9de021fa")
    for number, image in enumerate(PICTURE.draw(scene), start=1):
        golden(f"yahtzee-{name}-{number}", image)


def test_the_own_column_stands_out_for_its_owner(golden: Golden) -> None:
    (image,) = PICTURE.draw(Scene(table(4), speaker("fr"), seat=2))
    golden("yahtzee-four-own", image)


def test_a_sheet_looks_as_accepted(golden: Golden) -> None:
    sheet = PICTURES["yahtzee"].sheet
    assert sheet is not None
    (image,) = sheet.draw(Scene(table(4), speaker(), seat=1))
    golden("yahtzee-sheet", image)


def test_a_row_of_dice_looks_as_accepted(golden: Golden) -> None:
    golden("yahtzee-dice", dice_row((1, 2, 3, 4, 5, 6)))


def test_a_missing_die_is_noticed() -> None:
    view = table(4)
    (image,) = PICTURE.draw(Scene(view, speaker()))
    (boxes,) = PICTURE.layout(Scene(view, speaker()))
    without = image.copy()
    without.paste(image.getpixel((40, 200)), boxes["die-2"])
    assert difference(without, image)
    assert not difference(image.copy(), image)


def test_a_wrong_digit_is_noticed() -> None:
    (image,) = PICTURE.draw(Scene(table(4, rolls_left=1), speaker()))
    (other,) = PICTURE.draw(Scene(table(4, rolls_left=2, dice=(5, 5, 2, 5, 6)), speaker()))
    assert difference(image, other)
    (right,) = PICTURE.draw(Scene(table(4, dice=(5, 5, 2, 5, 6)), speaker()))
    (wrong,) = PICTURE.draw(Scene(table(4, dice=(5, 5, 2, 5, 5)), speaker()))
    assert difference(right, wrong)


def test_a_slightly_softer_edge_is_not_noticed() -> None:
    (image,) = PICTURE.draw(Scene(table(2), speaker()))
    soft = Image.blend(image.convert("RGB"), Image.new("RGB", image.size, "white"), 0.01)
    assert not difference(image, soft)
