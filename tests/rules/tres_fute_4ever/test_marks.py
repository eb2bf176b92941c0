"""Chains of "?" (p. 9) and the ends of the action bars (p. 10)."""

import pytest
from msgspec.structs import replace

from rules.core.errors import Refused
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, Roll, TakeSilver
from rules.tres_fute_4ever.bonuses import book
from rules.tres_fute_4ever.box import BAR_ENDS, BAR_LENGTHS
from rules.tres_fute_4ever.events import BarFilled, CrossedGrey, Gained, MarkLost, UsedMark
from rules.tres_fute_4ever.sheet import Bar, Sheet
from tests.rules.notation import of_type
from tests.rules.tres_fute_4ever.notation import (
    choosing,
    do,
    offered,
    parts,
    play,
    presented,
    sheet,
)


def test_a_mark_must_be_used_before_anything_else():
    state = play(choosing(sheet("middle 1"), "Y1 B2 S3 G4 P5 W6"), "Y: yellow middle 1").state
    assert state.players[0].pool == ("pink",)
    assert offered(state) == {f"?pink: pink {n}" for n in range(1, 7)}
    with pytest.raises(Refused, match="not-offered"):
        do(state, Roll())
    assert do(play(state, "?pink: pink 2").state, Roll(), luck="1 1 1 1 1").state.roll == 2


def test_a_chain_of_marks_pink_green_yellow():
    """?P as 6 in cell 3 gives ?G, a lower triangle ?Y; each joins the pool."""
    own = sheet("""
        middle  1
        lower   1 1 1
        pink    1 1
    """)
    state = play(choosing(own, "Y1 B2 S3 G4 P5 W6"), "Y: yellow middle 1").state
    state = play(state, "?pink: pink 6").state
    assert state.players[0].pool == ("green",)
    assert parts(state, 0, "?green: green lower 5")[-1][1]["bonus"] == ("yellow",)
    state = play(state, "?green: green lower 5").state
    state = play(state, "?yellow: yellow top 1").state
    assert state.players[0].pool == ()
    assert state.players[0].doing == "roll"


def test_the_pool_is_used_in_any_order():
    """One blue cross sets off ?P; a "?" of another colour is open beside it."""
    state = choosing(sheet(), "Y1 B2 S3 G4 P5 W6")
    player = replace(state.players[0], doing="roll", pool=("blue", "green", "pink"))
    state = replace(state, players=(player,))
    marks = {text.partition(":")[0] for text in offered(state)}
    assert marks == {"?blue", "?green", "?pink"}
    after = play(state, "?green: green upper 6").state
    assert after.players[0].pool == ("blue", "pink")


def test_equal_marks_are_offered_once_and_used_one_by_one():
    state = choosing(sheet(), "Y1 B2 S3 G4 P5 W6")
    player = replace(state.players[0], doing="roll", pool=("pink", "pink"))
    state = replace(state, players=(player,))
    assert offered(state) == {f"?pink: pink {n}" for n in range(1, 7)}
    assert play(state, "?pink: pink 3").state.players[0].pool == ("pink",)


def test_a_pink_mark_used_as_3_is_written_twice():
    state = choosing(sheet(), "Y1 B2 S3 G4 P5 W6")
    state = replace(state, players=(replace(state.players[0], doing="roll", pool=("pink",)),))
    assert play(state, "?pink: pink 3").state.players[0].sheet.pink == (3, 3)


def test_the_black_mark_goes_to_any_zone():
    state = choosing(sheet(), "Y1 B2 S3 G4 P5 W6")
    state = replace(state, players=(replace(state.players[0], doing="roll", pool=("black",)),))
    assert len(offered(state)) == 18 + 36 + 2 + 12 + 6
    yellow = [word for word, _ in parts(state, 0, "?black: yellow top 4")]
    assert yellow == ["mark", "zone", "number", "yellow"]
    blue = [word for word, _ in parts(state, 0, "?black: blue 3 4")]
    assert blue == ["mark", "zone", "row", "blue"]


def test_a_mark_whose_zone_is_full_is_lost_and_told():
    own = sheet("""
        middle  1
        pink    1 1 1 1 1 1 1 1 1 1 1 1
    """)
    change = play(choosing(own, "Y1 B2 S3 G4 P5 W6"), "Y: yellow middle 1")
    assert [event.mark for event in of_type(change, MarkLost)] == ["pink"]
    assert change.state.players[0].pool == ()
    assert change.state.players[0].doing == "roll"


def test_a_mark_with_a_single_entry_is_carried_through_and_told():
    own = sheet("""
        top   1 2
        grey  A B C D E F G H I J K L M N O P
    """)
    change = play(choosing(own, "Y3 B2 S3 G4 P5 W6"), "Y: yellow top 3")
    assert [event.mark for event in of_type(change, UsedMark)] == ["grey"]
    assert [event.name for event in of_type(change, CrossedGrey)] == ["Q"]


def test_a_chain_is_its_owners_alone_while_the_others_go_on():
    state = presented(sheet("middle 1"), sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    state = play(state, "Y: yellow middle 1", seat=1, taking=TakeSilver).state
    assert set(GAME.asks(state)) == {1, 2}
    state = do(state, Decline(), seat=2).state
    assert set(GAME.asks(state)) == {1}
    assert play(state, "?pink: pink 1", seat=1).state.active == 1


# Bars


@pytest.mark.parametrize(
    ("tool", "circles", "mark"),
    [("reroll", 7, "pink"), ("extra", 7, "grey"), ("polish", 9, "blue")],
)
def test_the_last_circle_of_a_bar_gives_a_further_bonus(tool: str, circles: int, mark: str):
    booked = book(sheet(), [tool] * (circles - 1))
    assert (booked.marks, booked.full) == ((), ())
    booked = book(booked.sheet, [tool])
    assert (booked.bonuses, booked.marks, booked.full) == ((tool, mark), (mark,), (tool,))


def test_a_full_bar_is_named_by_the_entry_and_told():
    own = sheet("reroll x x x x x x")
    state = choosing(own, "Y1 B2 S3 G4 P5 W6")
    assert parts(state, 0, "Y: yellow middle 1")[-1][1]["bonus"] == ("reroll", "pink")
    change = play(state, "Y: yellow middle 1")
    assert of_type(change, Gained)[0].bonus == ("reroll",)
    assert [(event.tool, event.bonus) for event in of_type(change, BarFilled)] == [
        ("reroll", "pink")
    ]
    assert change.state.players[0].pool == ("pink",)
    assert change.state.players[0].sheet.reroll.left == 1


def test_bonuses_are_booked_by_themselves():
    own = sheet("top 1 2 3 4")
    after = play(choosing(own, "Y5 B2 S3 G4 P5 W6"), "Y: yellow top 5").state
    assert after.players[0].sheet.foxes == 1
    after = play(choosing(sheet("top 1"), "Y5 B2 S3 G4 P5 W6"), "Y: yellow top 5").state
    assert after.players[0].sheet.polish.left == 1


@pytest.mark.parametrize("tool", ["reroll", "extra", "polish"])
def test_the_end_of_a_bar_is_given_once(tool: str):
    """There is no circle beyond the last one, whatever brings it."""
    length = BAR_LENGTHS[tool]
    last = replace(Sheet(), **{tool: Bar(length - 1, 0)})
    booked = book(last, (tool, tool))
    assert booked.full == (tool,)
    assert booked.marks == (BAR_ENDS[tool],)
