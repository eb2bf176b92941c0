"""The robot plays well, at once, from the view alone."""

from statistics import mean

import pytest

from rules.core.chance import Luck
from rules.yahtzee import GAME, scoring
from rules.yahtzee.box import BOXES
from rules.yahtzee.state import Move, Roll, RollAgain, State, Write
from rules.yahtzee.table import to_come as promised
from rules.yahtzee.winning import bare, finals, to_come
from tests.contract.play import Player, at_level, by_robot, played
from tests.rules.yahtzee.notation import full_but, sheet, table


def answer(state: State) -> Move:
    return GAME.robot(GAME.view(state, state.turn), GAME.asks(state)[state.turn], Luck(b"0"))


def average(player: Player, seeds: range) -> float:
    return mean(played(GAME, 1, {}, seed=seed, player=player).result.scores[0] for seed in seeds)


def test_it_averages_as_much_as_anybody_can_alone() -> None:
    """254.59 over many games; two standard errors of a hundred are 12."""
    assert average(by_robot, range(100)) == pytest.approx(254.59, abs=12)


def test_the_easy_one_plays_sensibly_and_worse() -> None:
    assert 195 < average(at_level("easy"), range(50)) < 235


def easily(state: State) -> set[Move]:
    """All that the easy robot does over a hundred seeds."""
    view, ask = GAME.view(state, state.turn), GAME.asks(state)[state.turn]
    return {GAME.at_level("easy")(view, ask, Luck(str(seed).encode())) for seed in range(100)}


@pytest.mark.parametrize(
    ("dice", "left", "rolls", "move"),
    [
        ("1 1 1 1 5", "aces", 1, RollAgain((4,))),
        ("6 6 6 6 6", "chance", 1, Write("chance")),
        ("6 6 6 6 2", "sixes", 1, RollAgain((4,))),
        ("6 5 6 1 2", "sixes", 2, RollAgain((1, 3, 4))),
        ("2 5 3 4 1", "large-straight", 2, Write("large-straight")),
    ],
)
def test_the_easy_one_never_throws_away_what_its_last_box_needs(
    dice: str, left: str, rolls: int, move: Move
) -> None:
    assert easily(table(dice, full_but(left), rolls=rolls)) == {move}


def test_the_easy_one_keeps_what_is_plainly_good() -> None:
    """On an empty sheet, with every box to be mistaken about."""
    assert easily(table("2 5 3 4 6", rolls=2)) == {Write("large-straight")}
    assert easily(table("4 4 4 4 4", rolls=1)) == {Write("yahtzee")}
    assert easily(table("6 6 6 6 2", rolls=1)) == {RollAgain((4,))}


def test_the_easy_one_breaks_up_no_four_equal_dice_while_a_yahtzee_is_to_be_had() -> None:
    """On an empty sheet, and where the next one earns the bonus; not where it brings nothing."""
    assert easily(table("2 2 2 5 2", rolls=1)) == {RollAgain((3,))}
    assert easily(table("4 1 1 1 1", full_but("fives", yahtzee=50), rolls=1)) == {RollAgain((0,))}
    assert easily(table("4 1 1 1 1", full_but("fives"), rolls=1)) == {RollAgain((0, 1, 2, 3, 4))}


def test_the_easy_one_writes_a_further_yahtzee_whatever_box_is_left() -> None:
    """There are no points for the five aces, but a hundred for the Yahtzee."""
    assert easily(table("1 1 1 1 1", full_but("sixes", yahtzee=50), rolls=1)) == {Write("sixes")}


@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ("4 2 2 2 3", ("twos", "four-of-a-kind", "yahtzee")),
        ("1 1 1 1 6", ("aces", "full-house", "yahtzee")),
        ("2 5 4 3 3", ("threes", "fives", "large-straight")),
        ("5 5 1 6 3", ("aces", "full-house")),
    ],
)
def test_the_easy_one_writes_no_0_where_there_are_points(dice: str, left: tuple[str, ...]) -> None:
    offers = scoring.offers(full_but(*left).boxes, table(dice).dice, "rulebook")
    worthless = {Write(box) for box, points in zip(BOXES, offers, strict=True) if points == 0}
    written = easily(table(dice, full_but(*left), rolls=3))
    assert worthless
    assert not written & worthless


def test_the_easy_one_stops_early_with_a_decent_hand() -> None:
    """But not with one box left, where it would throw points away for nothing."""
    assert easily(table("6 6 6 2 1", rolls=2)) <= {Write("three-of-a-kind"), Write("chance")}
    assert easily(table("6 6 6 2 1", full_but("chance"), rolls=2)) == {RollAgain((3, 4))}


def test_the_easy_one_errs_about_the_box() -> None:
    written = easily(table("1 4 4 4 3", rolls=3))
    assert len(written) > 1
    assert written <= {Write("fours"), Write("three-of-a-kind"), Write("chance")}


def strongly(state: State) -> Move:
    ask = GAME.asks(state)[state.turn]
    return GAME.at_level("strong")(GAME.view(state, state.turn), ask, Luck(b"0"))


def test_the_strong_one_keeps_a_sum_that_wins_and_dares_where_it_does_not() -> None:
    """16 points are enough against 15 but few on average; 27 are many, but 28 are ahead."""
    state = table("6 3 3 2 2", full_but("chance"), full_but(chance=15), rolls=2)
    assert isinstance(answer(state), RollAgain)
    assert strongly(state) == Write("chance")
    behind = table("6 6 5 5 5", full_but("chance"), full_but(chance=28), rolls=2)
    assert answer(behind) == Write("chance")
    assert strongly(behind) == RollAgain((4,))


def test_the_strong_one_counts_on_the_last_turn_of_a_rival() -> None:
    """Two points ahead of somebody who has the aces left, it must not stop yet."""
    state = table("6 3 3 2 2", full_but("chance"), full_but("aces", chance=14), rolls=2)
    assert isinstance(strongly(state), RollAgain)
    assert sum(finals(GAME.view(state, 0), 1).values()) == pytest.approx(1)
    assert finals(GAME.view(state, 0), 1)[14 + 5] == pytest.approx((91 / 216) ** 5)


def test_the_strong_one_dares_with_two_boxes_left() -> None:
    """28 points are many and enough against 25; against 60 only a Yahtzee wins."""
    mine = full_but("chance", "yahtzee")
    for theirs, wins in ((25, Write("chance")), (60, RollAgain((3, 4)))):
        state = table("6 6 6 5 5", mine, full_but(chance=theirs), rolls=2)
        assert answer(state) == Write("chance")
        assert strongly(state) == wins


def test_what_is_to_come_is_what_the_table_says() -> None:
    """The mean of all totals in the end is what the exact table promises."""
    for left in (("chance",), ("sixes", "yahtzee"), ("fours", "full-house", "large-straight")):
        boxes = bare(full_but(*left).boxes)
        spread = to_come(boxes, "rulebook")
        assert sum(spread.values()) == pytest.approx(1)
        mean_of_it = sum(points * likely for points, likely in spread.items())
        assert mean_of_it == pytest.approx(promised(boxes), abs=0.02)


def test_the_strong_one_plays_for_points_while_nothing_is_decided() -> None:
    state = table("6 3 3 2 2", full_but("chance"), full_but(chance=15), rolls=2, sheets_agreed=2)
    assert strongly(state) == answer(state)


def test_it_rolls_first() -> None:
    assert answer(table()) == Roll()


def test_it_keeps_four_equal_dice() -> None:
    assert answer(table("6 2 6 6 6", rolls=1)) == RollAgain((1,))


def test_it_stops_with_a_large_straight() -> None:
    assert answer(table("5 2 3 4 1", rolls=1)) == Write("large-straight")


def test_it_goes_for_the_box_that_is_left() -> None:
    state = table("5 2 3 4 4", full_but("fours"), rolls=1)
    assert answer(state) == RollAgain((0, 1, 2))


@pytest.mark.parametrize("seat", range(3))
def test_it_plays_for_the_seat_in_turn(seat: int) -> None:
    sheets = tuple(sheet(sixes=18) if other != seat else sheet() for other in range(3))
    assert answer(table("6 6 6 6 1", *sheets, turn=seat, rolls=3)) == Write("sixes")


def test_it_obeys_the_forced_joker() -> None:
    state = table("4 4 4 4 4", sheet(yahtzee=50), rolls=2, joker="forced")
    assert answer(state) == Write("fours")
