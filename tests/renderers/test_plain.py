"""The plain picture of a new game: readable, about square, and everything in its place."""

import pytest

from renderers.core.encode import png
from renderers.core.glyphs import ROBOT
from renderers.core.plain import LEAST, WIDTH, Board, Card, Die, Plain, Player, Tray
from renderers.core.scene import Scene
from tests.renderers.conftest import Golden, Lines
from tests.renderers.names import DIFFICULT, NAMES
from tests.renderers.places import inside, outside, overlapping
from tests.renderers.yahtzee.positions import speaker

CONTAINERS = ("canvas", "tray-", "player-")

DICE = Board(
    title="Ana to play",
    line="2350 points so far in this turn, three dice left",
    trays=(
        Tray("On the table", tuple(Die(face, marked=face == 5) for face in (1, 5, 3, 4, 6, 2))),
        Tray("Set aside", (Die(1), Die(1), Die(5))),
    ),
    columns=("Points", "This turn"),
    players=tuple(
        Player(seat, (str(4250 - 700 * seat), "–" if seat else "2350"), active=not seat)
        for seat in range(4)
    ),
)
CARDS = Board(
    title="Round 3 of 5",
    line="Everybody lays a card face down.",
    trays=(
        Tray("Your cards", tuple(Card(str(n), "red", "seat-0", marked=n == 3) for n in range(11))),
        Tray("The row", (Card("10"), Card("Queen"), Card("×2", "bonus", "green"))),
    ),
    columns=("Points",),
    players=tuple(Player(seat, (str(11 * seat),), active=seat != 1) for seat in range(3)),
)
RANKING = Board(
    title="Maximiliane has won",
    columns=("Total", "Tricks", "Bid"),
    players=tuple(
        Player(seat, (str(120 - 7 * seat), str(seat), str(seat + 1)), won=seat == 3)
        for seat in range(8)
    ),
)
HOLLOWS = Board("Nothing rolled yet", trays=(Tray("On the table", (Die(None),) * 5),))
BOARDS = {
    "dice": DICE,
    "cards": CARDS,
    "ranking": RANKING,
    "hollows": HOLLOWS,
    "title": Board("Nothing yet"),
}


@pytest.mark.parametrize("name", ["dice", "cards", "ranking"])
def test_it_looks_as_accepted(name: str, golden: Golden) -> None:
    (image,) = Plain(lambda _: BOARDS[name]).draw(Scene(None, speaker()))
    golden(f"plain-{name}", image)
    assert 0.6 * WIDTH <= image.height <= 1.1 * WIDTH, "about square"


def test_robots_have_a_sign_before_their_names(golden: Golden) -> None:
    names = tuple(f"{ROBOT} {name}" if seat % 2 else name for seat, name in enumerate(NAMES))
    (image,) = Plain(lambda _: RANKING).draw(Scene(None, speaker("en", names)))
    golden("plain-robots", image)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_nothing_overlaps_and_the_layout_is_that_of_the_picture(board: Board) -> None:
    picture, scene = Plain(lambda _: board), Scene(None, speaker())
    (image,), (boxes,) = picture.draw(scene), picture.layout(scene)
    assert boxes["canvas"] == (0, 0, *image.size)
    assert (image.width, image.mode) == (WIDTH, "P")
    assert len(png(image)) <= 120 * 1024
    assert not outside(boxes)
    assert not overlapping(boxes, lambda name: name.startswith(CONTAINERS))


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_nothing_is_too_small_for_a_phone(name: str, set_lines: Lines) -> None:
    """But for the letter in a badge, which stands beside the name."""
    for board in BOARDS.values():
        Plain(lambda _, board=board: board).draw(Scene(None, speaker("en", (name, *NAMES[1:]))))
    assert min(line.size for _, line in set_lines if line.text) >= LEAST >= 28


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_players_has_room(count: int) -> None:
    players = tuple(Player(seat, ("9" * 12, "9" * 12)) for seat in range(count))
    board = Board("W" * 80, "W" * 80, columns=("W" * 20,) * 2, players=players)
    (boxes,) = Plain(lambda _: board).layout(Scene(None, speaker()))
    assert all(inside(boxes[f"player-{seat}"], boxes["canvas"]) for seat in range(count))
