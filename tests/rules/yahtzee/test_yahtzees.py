"""Prime Yahtzee, and the Yahtzee as a joker under both options."""

import pytest

from rules.core.chance import Luck
from rules.yahtzee import GAME
from rules.yahtzee.box import BOXES, LOWER, UPPER
from rules.yahtzee.state import (
    Joker,
    Roll,
    RollAgain,
    Rolled,
    Scratch,
    Sheet,
    Write,
    Wrote,
    YahtzeeBonus,
)
from tests.rules.yahtzee.notation import (
    full_but,
    may_roll_again,
    may_scratch,
    may_write,
    move,
    play,
    sheet,
    table,
)

JOKERS = ("rulebook", "forced")
FOURS = "4 4 4 4 4"
SUMS = {"three-of-a-kind": 20, "four-of-a-kind": 20, "chance": 20}
IN_FULL = SUMS | {"full-house": 25, "small-straight": 30, "large-straight": 40}


@pytest.mark.parametrize("joker", JOKERS)
def test_with_the_yahtzee_box_empty_it_is_an_ordinary_roll(joker: str) -> None:
    """Also when the upper box of its number is filled."""
    for filled in (sheet(), sheet(fours=12)):
        state = table(FOURS, filled, joker=joker)
        offered = may_write(state)
        assert offered["yahtzee"] == 50
        assert offered["full-house"] == offered["large-straight"] == 0
        assert "yahtzee" in may_scratch(state)


@pytest.mark.parametrize("joker", JOKERS)
def test_a_further_yahtzee_earns_100_once_the_yahtzee_box_holds_50(joker: str) -> None:
    change = move(table(FOURS, sheet(yahtzee=50), joker=joker), Write("fours"))
    assert change.state.players[0] == sheet(1, yahtzee=50, fours=20)
    assert change.events == (
        Wrote(seat=0, box="fours", points=20),
        YahtzeeBonus(seat=0, points=100),
    )


@pytest.mark.parametrize("joker", JOKERS)
def test_after_a_0_in_the_yahtzee_box_there_is_no_bonus(joker: str) -> None:
    change = move(table(FOURS, sheet(yahtzee=0), joker=joker), Write("fours"))
    assert change.state.players[0] == sheet(0, yahtzee=0, fours=20)


def test_the_first_yahtzee_earns_no_bonus_in_whichever_box() -> None:
    for box in ("yahtzee", "fours", "chance"):
        assert move(table(FOURS), Write(box)).state.players[0].yahtzee_bonuses == 0


def test_the_bonus_is_due_whichever_box_is_filled() -> None:
    """Its upper box, a joker box, a 0."""
    upper_free = table(FOURS, sheet(yahtzee=50))
    upper_filled = table(FOURS, sheet(yahtzee=50, fours=8))
    for state, action in (
        (upper_free, Write("fours")),
        (upper_free, Write("full-house")),
        (upper_free, Scratch("chance")),
        (upper_filled, Write("large-straight")),
        (upper_filled, Write("aces")),
        (upper_filled, Scratch("small-straight")),
    ):
        assert move(state, action).state.players[0].yahtzee_bonuses == 1


def test_a_yahtzee_rolled_away_earns_nothing() -> None:
    """Only the dice at the turn's end count."""
    state = table("", sheet(yahtzee=50))
    state = move(state, Roll(), FOURS).state
    assert may_roll_again(state)
    state = move(state, RollAgain((0,)), "1").state
    assert move(state, Write("fours")).state.players[0] == sheet(0, yahtzee=50, fours=16)


def test_the_bonus_does_not_count_towards_the_63() -> None:
    view = GAME.view(table("", sheet(5, yahtzee=50, sixes=30)), None)
    assert view.players[0].upper == 30
    assert view.players[0].upper_bonus == 0
    assert view.players[0].yahtzee_bonus == 500
    assert view.players[0].total == 580


@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize("held", [0, 50])
def test_a_joker_counts_in_full_in_any_lower_box(joker: str, held: int) -> None:
    """Yahtzee box filled with 50 or 0, and the upper box of its number filled."""
    offered = may_write(table(FOURS, sheet(yahtzee=held, fours=12), joker=joker))
    assert {box: given for box, given in offered.items() if box in LOWER} == IN_FULL


def test_rulebook_a_joker_may_also_be_given_away_as_a_0_in_any_empty_box() -> None:
    state = table(FOURS, sheet(yahtzee=50, fours=12))
    assert {box: given for box, given in may_write(state).items() if box in UPPER} == {
        box: 0 for box in UPPER if box != "fours"
    }
    assert may_scratch(state) == set(IN_FULL)


def test_forced_a_joker_goes_to_a_lower_box_and_never_as_a_0() -> None:
    state = table(FOURS, sheet(yahtzee=50, fours=12), joker="forced")
    assert may_write(state) == IN_FULL
    assert not may_scratch(state)


@pytest.mark.parametrize("joker", JOKERS)
def test_with_no_lower_box_free_a_0_goes_into_any_empty_upper_box(joker: str) -> None:
    state = table(FOURS, full_but("aces", "sixes", yahtzee=50), joker=joker)
    assert may_write(state) == {"aces": 0, "sixes": 0}
    assert not may_scratch(state)
    assert move(state, Write("aces")).state.players[0].yahtzee_bonuses == 1


@pytest.mark.parametrize("held", [0, 50])
def test_rulebook_while_its_upper_box_is_empty_the_roll_is_ordinary(held: int) -> None:
    """Any empty box by its own condition."""
    offered = may_write(table(FOURS, sheet(yahtzee=held)))
    ordinary = {box: 0 for box in BOXES if box != "yahtzee"}
    assert offered == ordinary | SUMS | {"fours": 20}


@pytest.mark.parametrize("held", [0, 50])
def test_forced_while_its_upper_box_is_empty_the_roll_must_go_there(held: int) -> None:
    state = table(FOURS, sheet(yahtzee=held), rolls=2, joker="forced")
    assert may_write(state) == {"fours": 20}
    assert not may_scratch(state)
    assert may_roll_again(state)


def test_forced_after_the_last_roll_it_is_written_there_at_once() -> None:
    state = table("4 4 4 4 1", sheet(yahtzee=50), rolls=2, joker="forced")
    change = move(state, RollAgain((4,)), "4")
    assert change.state.players[0] == sheet(1, yahtzee=50, fours=20)
    assert [type(event) for event in change.events] == [Rolled, Wrote, YahtzeeBonus]


def test_forced_leaves_other_rolls_free() -> None:
    """A 0 on purpose is refused to a further Yahtzee alone."""
    free = table("4 4 4 4 1", sheet(yahtzee=50), joker="rulebook")
    forced = table("4 4 4 4 1", sheet(yahtzee=50), joker="forced")
    assert may_write(free) == may_write(forced)
    assert may_scratch(free) == may_scratch(forced) != set()


def test_a_joker_is_told() -> None:
    change = move(table(FOURS, sheet(yahtzee=0, fours=12)), Write("large-straight"))
    assert change.events == (Joker(seat=0), Wrote(seat=0, box="large-straight", points=40))


@pytest.mark.parametrize("joker", JOKERS)
def test_thirteen_yahtzees_give_1575(joker: str) -> None:
    """The Yahtzee box first, the upper boxes, then jokers below: 140 + 35 + 200 + 1,200."""
    order = ("yahtzee", *UPPER, *(box for box in LOWER if box != "yahtzee"))
    faces = (6, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6)
    state = GAME.new(1, {"joker": joker, "auto-roll": "off"}, Luck(b"0"))
    for box, face in zip(order, faces, strict=True):
        state = play(state, (Roll(), f"{face} " * 5), (Write(box), ""))
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (1575,)
    assert GAME.view(state, None).players[0].yahtzee_bonus == 1200


def test_a_new_sheet_forgets_yahtzees_and_their_0() -> None:
    last = table("1 1 1 1 1", full_but("chance", yahtzee=50), sheets_agreed=2)
    assert move(last, Write("chance")).state.players == (Sheet(),)
