"""Luck and skill in Yahtzee are exact."""

from math import sqrt
from statistics import mean, stdev

import pytest

from rules.core.chance import Luck
from rules.core.review import is_mistake
from rules.yahtzee import GAME
from rules.yahtzee.box import BOXES
from rules.yahtzee.review import answers, chances_of, reason
from rules.yahtzee.state import RollAgain, Scratch, Sheet, State, Write
from tests.contract.play import at_random, by_robot, played
from tests.rules.reviews import against_robots, now_and_then, planned, reviewed

PLAYERS = (by_robot, now_and_then(2), now_and_then(8), at_random)


@pytest.mark.long
def test_expected_value_and_luck_less_cost_is_the_score_in_hundreds_of_games() -> None:
    lucks = []
    for seed in range(240):
        play = played(GAME, 1, {}, seed=seed, player=PLAYERS[seed % len(PLAYERS)])
        review = reviewed(play)
        assert review.start == pytest.approx(254.59, abs=0.005)
        assert review.start + review.luck - review.cost == pytest.approx(review.final, abs=0.005)
        assert review.final == play.result.scores[0]
        lucks.append(review.luck)
    assert abs(mean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))


def test_it_adds_up_with_others_and_over_several_sheets() -> None:
    for seed in range(4):
        options = {"sheets": "2", "auto-roll": ("on", "off")[seed % 2]}
        play = played(GAME, 2, options, seed=seed, player=PLAYERS[seed % len(PLAYERS)])
        for seat in range(2):
            review = reviewed(play, seat)
            told = review.start + review.luck - review.cost
            assert told == pytest.approx(review.final, abs=0.005)
            assert review.rivals == pytest.approx(0, abs=1e-6)


def test_whoever_plays_best_loses_nothing() -> None:
    for seed in range(10):
        review = reviewed(played(GAME, 1, {}, seed=seed, player=by_robot))
        assert review.cost == 0
        assert not review.mistakes


def test_bad_answers_cost_what_they_cost() -> None:
    """Five sixes go anywhere but in a box that takes nothing of them."""
    dice = (6, 6, 6, 6, 6)
    state = State(1, "rulebook", 1, 0, (), 0, (Sheet(),), rolls=3, dice=dice)
    view, ask = GAME.view(state, 0), GAME.asks(state)[0]
    bad = Scratch("yahtzee")
    found = answers(view, 0, ask, bad, Luck(b""), 1)
    assert found.found[0].action == Write("yahtzee")
    assert is_mistake(found.of(bad))
    assert found.of(bad).behind.mean > 50
    assert reason(view, 0, Write("yahtzee"), bad).code == "leaves-yahtzee"  # type: ignore[union-attr]


def boxes(**held: int) -> tuple[int | None, ...]:
    return tuple(held.get(box.replace("-", "_")) for box in BOXES)


def why(held: tuple[int | None, ...], dice: tuple[int, ...], rolls: int, *moves: object) -> str:
    state = State(1, "rulebook", 1, 0, (), 0, (Sheet(held),), rolls=rolls, dice=dice)
    best, chosen = moves
    found = reason(GAME.view(state, 0), 0, best, chosen)  # type: ignore[arg-type]
    return found.code if found else ""


def test_reasons_are_true_of_the_position() -> None:
    upper = boxes(aces=3, twos=6, threes=9, fours=12, fives=15)
    assert why(upper, (6, 6, 6, 2, 1), 3, Write("sixes"), Write("chance")) == "leaves-open"
    low = boxes(aces=3, twos=6, threes=9, fours=12)
    fives = (5, 5, 6, 6, 6)
    assert why(low, fives, 3, Write("sixes"), Write("fives")) == "bonus-in-reach"
    assert why(boxes(), (1, 2, 3, 4, 6), 2, RollAgain((4,)), Write("chance")) == "leaves-open"
    row, pair = RollAgain((4,)), RollAgain((0, 1, 2))
    assert why(boxes(), (2, 3, 4, 5, 5), 2, row, pair) == "keeps-row"
    assert (
        why(boxes(), (5, 5, 5, 1, 2), 2, RollAgain((3, 4)), RollAgain((2, 3, 4))) == "keeps-equal"
    )
    straight = (1, 2, 3, 4, 5)
    assert why(boxes(), straight, 2, Write("large-straight"), RollAgain((0,))) == "writes-now"
    assert why(boxes(), straight, 2, RollAgain((0,)), RollAgain((0, 1))) == "keeps-row"
    assert why(boxes(), (2, 2, 3, 3, 6), 2, RollAgain((4,)), RollAgain((2, 3, 4))) == "likelier"


def test_a_combination_is_as_likely_as_counted_by_hand() -> None:
    """Two pairs become a full house by one of two faces; a pair in 20 of 216 ways."""
    assert chances_of("full-house", 1)[2, 2, 3, 3] == pytest.approx(2 / 6)
    assert chances_of("full-house", 1)[2, 2] == pytest.approx(20 / 216)
    assert chances_of("yahtzee", 2)[5, 5, 5, 5] == pytest.approx(1 - (5 / 6) ** 2)


def test_a_point_shows_where_the_score_was_heading() -> None:
    play = played(GAME, 1, {}, seed=1, player=against_robots(now_and_then(3)))
    review = reviewed(play)
    assert [point.step for point in review.points] == [m.step for m in planned(play).moments[1:]]
    assert 100 < mean(point.worth.mean for point in review.points) < 500
    last = review.points[-1]
    assert last.chosen + last.luck == pytest.approx(review.final, abs=0.005)
