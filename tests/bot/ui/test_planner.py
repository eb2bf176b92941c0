"""From a question to controls: within Discord's limits, whatever is asked."""

import pytest

from bot.ui import ids
from bot.ui.buttons import Button, Menu
from bot.ui.control import Surface
from bot.ui.limits import COMPONENTS
from bot.ui.planner import Place, plan
from bot.ui.progress import Chosen, Picked
from bot.ui.screen import Screen, layout
from bot.words import Speaker
from rules.core.asks import Ask, Choose, Option, Part, Pick, single
from rules.core.record import fingerprint
from rules.yahtzee.state import RollAgain, Scratch, Write

PLACE = Place(Surface.BOARD, 12, 3, 34)


class Plain:
    """Says a part by its facts."""

    in_full = False

    def __call__(self, message: str, /, **facts: object) -> str:
        if message == "picked":
            return f"✓ {facts['text']}"
        return " ".join([message.partition("-")[2] or message, *map(str, facts.values())])

    def name(self, seat: int, /) -> str:
        return str(seat)


SAY = Plain()


def boxes(count: int) -> Choose:
    return Choose(tuple(single(Write(f"b{n}"), "box", n=n) for n in range(count)), "write")


def labels(rows: object) -> list[object]:
    return [
        [button.label for button in row] if isinstance(row, tuple) else "menu"
        for row in rows  # type: ignore[attr-defined]
    ]


def test_buttons_in_rows_of_five() -> None:
    rows = plan(Ask((boxes(7),)), PLACE, SAY).rows
    assert labels(rows) == [[f"box {n}" for n in range(5)], ["box 5", "box 6"]]


def test_a_question_begins_a_row_unless_it_fits_beside() -> None:
    rows = plan(Ask((boxes(7), boxes(3), boxes(4))), PLACE, SAY).rows
    assert [len(row) for row in rows if isinstance(row, tuple)] == [5, 5, 4]


@pytest.mark.parametrize("count", [20, 21, 25])
def test_above_twenty_the_longest_question_becomes_a_menu(count: int) -> None:
    rows = plan(Ask((boxes(count),)), PLACE, SAY).rows
    menus = [row for row in rows if isinstance(row, Menu)]
    assert len(menus) == (count > 20)
    if menus:
        assert len(menus[0].entries) == count
        assert menus[0].placeholder == "write"


def test_a_pick_keeps_its_places_and_counts() -> None:
    pick = Pick(RollAgain(), tuple(Part("die", {"face": n}) for n in range(5)), 1, 5)
    before = plan(Ask((pick,)), PLACE, SAY).rows
    after = plan(Ask((pick,)), PLACE, SAY, Picked(0, 0b00101)).rows
    assert labels(before) == [[f"die {n}" for n in range(5)], ["roll-again 0"]]
    assert labels(after) == [["✓ die 0", "die 1", "✓ die 2", "die 3", "die 4"], ["roll-again 2"]]
    (confirm,) = before[1]
    assert isinstance(confirm, Button)
    assert confirm.disabled
    (confirm,) = after[1]
    assert isinstance(confirm, Button)
    assert confirm.id == str(ids.Confirm(Surface.BOARD, 12, 3, 34, 0, 5))


def test_more_than_ten_items_are_a_menu() -> None:
    pick = Pick(RollAgain(), tuple(Part("die", {"face": n}) for n in range(11)), 0, 4)
    menu, (confirm,) = plan(Ask((pick,)), PLACE, SAY, Picked(0, 1)).rows
    assert isinstance(menu, Menu)
    assert (menu.least, menu.most) == (0, 4)
    assert [entry.chosen for entry in menu.entries].count(True) == 1
    assert isinstance(confirm, Button)


def tree() -> Choose:
    """white → grey → K or L; white → pink; black (single) → done."""
    white, grey = Part("white"), Part("grey")
    return Choose(
        (
            Option(Write("K"), (white, grey, Part("K"))),
            Option(Write("L"), (white, grey, Part("L"))),
            Option(Write("p"), (white, Part("pink"))),
            Option(Write("d"), (Part("black"), Part("done"))),
        ),
        "write",
    )


def test_a_move_is_said_part_by_part_and_a_single_one_to_its_end() -> None:
    ask = Ask((tree(),))
    (row,) = plan(ask, PLACE, SAY).rows
    assert isinstance(row, tuple)
    assert [b.label for b in row] == ["white", "black → done"]
    into = ids.read(row[0].id)
    assert isinstance(into, ids.Into)
    inside = plan(ask, PLACE, SAY, Chosen(0, into.action, into.depth))
    assert inside.chosen == "white"
    assert labels(inside.rows) == [["grey", "pink", "back"]]


def test_back_leads_one_step_up() -> None:
    ask = Ask((tree(),))
    deep = plan(ask, PLACE, SAY, Chosen(0, fingerprint(Write("K")), 2))
    assert deep.chosen == "white → grey"
    (row,) = deep.rows
    assert isinstance(row, tuple)
    back = ids.read(row[-1].id)
    assert isinstance(back, ids.Into)
    assert back.depth == 1


def test_a_part_with_one_answer_is_skipped_but_not_what_a_question_is_about() -> None:
    zeros = Choose(
        tuple(Option(Scratch(b), (Part("scratch"), Part("box", {"b": b}))) for b in "xy"),
        "scratch",
    )
    (alone,) = plan(Ask((zeros,)), PLACE, SAY).rows
    beside = plan(Ask((boxes(2), zeros)), PLACE, SAY).rows
    assert labels((alone,)) == [["box x", "box y"]]
    assert labels(beside) == [["box 0", "box 1", "scratch"]]


def test_private_questions_are_not_on_the_board() -> None:
    secret = Choose((single(Write("s"), "secret"),), "secret", private=True)
    ask = Ask((boxes(1), secret))
    assert labels(plan(ask, PLACE, SAY).rows) == [["box 0"]]
    private = Place(Surface.PRIVATE, 12, 3, 34)
    assert labels(plan(ask, private, SAY).rows) == [["box 0", "secret"]]


def test_many_small_questions_keep_within_forty_components() -> None:
    ask = Ask(tuple(boxes(6) for _ in range(5)))
    rows = plan(ask, PLACE, SAY).rows
    # each question alike: their moves share fingerprints but not their question's number
    view = layout(Screen(head="h", story="s", rows=rows), {})
    assert view.total_children_count <= COMPONENTS


def test_ids_read_back_what_was_written() -> None:
    for control in (
        ids.Move(Surface.BOARD, 1, 3, 2, 0, "00ff"),
        ids.Into(Surface.PRIVATE, 1, 3, 2, 0, "00ff", 2),
        ids.Toggle(Surface.DIRECT, 1, 3, 2, 0, 31, 4),
        ids.Look("your-move", 3),
        ids.Rules("tres-fute-4ever", 2, 0),
        ids.Vote(7, 1),
    ):
        assert ids.read(str(control)) == control


@pytest.mark.parametrize(
    "text",
    ["", "m", "m:b:x:0:2:0:00", "m:b:-1:0:2:0:00", "zz:1", "M:b:1:0:2:0:0", "m:b:1:0:2:0:0:0"],
)
def test_anything_else_is_no_control(text: str) -> None:
    assert ids.read(text) is None


def test_a_label_that_is_too_long_is_cut() -> None:
    long = Choose((single(Write("x"), "w" * 200),), "write")
    ((button,),) = plan(Ask((long,)), PLACE, SAY).rows
    assert isinstance(button, Button)
    assert len(button.label) == 80


def test_speaker_lists_names() -> None:
    say = Speaker("fr", None, ["Ana", "Ben", "Cleo"])
    assert say.listed(["Ana", "Ben", "Cleo"]) == "Ana, Ben et Cleo"


@pytest.mark.parametrize(
    ("screen", "why"),
    [
        (Screen(head="h", rows=((Button("x", "y"),), (Button("x", "z"),))), "two controls"),
        (Screen(head="h", rows=((Button("x" * 101, "y"),),)), "too long"),
        (Screen(head="h" * 4001), "too much text"),
        (Screen(head="h", rows=tuple((Button(f"x{n}", "y"),) for n in range(20))), "children"),
    ],
)
def test_what_discord_would_refuse_is_not_sent(screen: Screen, why: str) -> None:
    with pytest.raises((AssertionError, ValueError), match=why):
        layout(screen, {})


def test_a_choice_that_is_kept_at_once_is_a_menu_that_shows_it() -> None:
    items = tuple(Part("die", {"face": n}) for n in range(5))
    pick = Pick(RollAgain(), items, 0, 3, already=(1, 3), at_once=True)
    (menu,) = plan(Ask((pick,)), PLACE, SAY).rows
    assert isinstance(menu, Menu)
    assert isinstance(ids.read(menu.id), ids.KeptMenu)
    assert [entry.value for entry in menu.entries if entry.chosen] == ["1", "3"]


def test_a_slip_is_nothing_yet() -> None:
    """The last part is pressed by itself, and the way back leads to all the others."""
    options = tuple(Option(Write(b), (Part("box", {"b": b}), Part("yes"))) for b in "xy")
    ask = Ask((Choose(options, "write", sure=True),))
    (row,) = plan(ask, PLACE, SAY).rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["box x", "box y"]
    into = ids.read(row[0].id)
    assert isinstance(into, ids.Into)
    inside = plan(ask, PLACE, SAY, Chosen(0, into.action, into.depth))
    assert inside.chosen == "box x"
    ((yes, back),) = inside.rows
    assert isinstance(ids.read(yes.id), ids.Move)
    returned = ids.read(back.id)
    assert isinstance(returned, ids.Into)
    assert returned.depth == 0


def test_more_moves_than_a_question_wants_as_buttons_are_a_menu() -> None:
    few = Choose(boxes(8).options, "write", buttons=8)
    many = Choose(boxes(9).options, "write", buttons=8)
    assert labels(plan(Ask((few,)), PLACE, SAY).rows) != ["menu"]
    assert labels(plan(Ask((many,)), PLACE, SAY).rows) == ["menu"]
