"""The figures on the pages of rules are those of the rules."""

from renderers.desfausse.figures import FIGURES
from renderers.desfausse.rules import EXAMPLES
from rules.desfausse.box import SEATS, rounds_to_win
from tests.rules.desfausse.notation import shown
from tests.rules.desfausse.test_shedding import called, wheres


def test_what_the_example_may_be_shed() -> None:
    """To Hell any two of the three; of the reds one."""
    hand = shown(EXAMPLES[1])
    ways = wheres(called(f"{hand}\nr3 g2").state, "A")
    kinds = {(way.split()[0], len(way.split()) - 1) for way in ways if way != "keep"}
    assert kinds == {("hell", FIGURES["count"]), ("B", FIGURES["given"])}
    reds = [die for die in EXAMPLES[1] if die.colour == "red" and not die.is_devil]
    assert len(reds) == FIGURES["reds"]


def test_as_many_devils_as_dice_leave_nothing() -> None:
    assert FIGURES["lost_equal"] == FIGURES["lost_devils"]


def test_where_two_play_more_rounds_are_needed() -> None:
    others = {rounds_to_win(seats) for seats in SEATS if seats != FIGURES["two"]}
    assert others == {FIGURES["rounds"]}
