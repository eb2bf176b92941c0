"""The robot: what it chooses where the best answer is plain, and that it wins."""

from collections import Counter
from math import log2
from typing import Any

import pytest

from rules.core.asks import Ask
from rules.core.chance import Chance, Luck
from rules.core.game import AnyGame
from rules.core.record import Seat
from rules.think_str8 import GAME
from rules.think_str8.guessing import Named, best_guess, choices, to_win
from rules.think_str8.robot import BIT, worth_at
from rules.think_str8.state import Aside, Check, Done, Exchange, Guess, Keep, Lay, Round, Take
from tests.contract.play import Player, at_random, beats, by_robot
from tests.rules.think_str8.notation import TWO, play, rolled, seat, table

KNOWN = tuple(
    Round(number, (colour,) * 3, (Check(0, 3 * value, 1, "right"),))
    for number, (colour, value) in enumerate(
        zip(("blue", "green", "yellow", "violet", "red", "grey"), (7, 1, 4, 4, 6, 0), strict=True),
        1,
    )
)
"""Player a, who has 7 1 4 4 6 0, has been told every card."""


def answer(state: object, player: str = "a") -> object:
    who = seat(player)
    return GAME.robot(GAME.view(state, who), GAME.asks(state)[who], Luck(b"0"))


def test_it_lays_the_shortest_strip_on_a_sum_it_knows() -> None:
    state = rolled(table(TWO, rounds=KNOWN, round=7), "blue green red")
    assert answer(state) == Take(1)
    assert answer(play(state, ("a", Take(1))).state) == Lay(14)


def test_it_takes_the_shortest_strip_left() -> None:
    state = rolled(table(TWO, "0:ba", rounds=KNOWN, round=7), "blue green red")
    assert answer(play(state, ("b", Take(1))).state) == Take(2)


def easily(state: object) -> set[object]:
    """All that the easy robot does over a hundred seeds."""
    view, ask, easy = GAME.view(state, 0), GAME.asks(state)[0], GAME.at_level("easy")
    return {easy(view, ask, Luck(str(seed).encode())) for seed in range(100)}


def test_the_easy_one_lays_a_strip_on_the_sum_that_it_was_told() -> None:
    """In the latest rounds, that is: of the first one, which was about blue, it knows nothing."""
    told = rolled(table(TWO, rounds=KNOWN, round=7), "green red grey")
    assert len(easily(told)) > 1
    assert easily(play(told, ("a", Take(1))).state) == {Lay(7)}
    forgotten = rolled(table(TWO, rounds=KNOWN, round=7), "blue blue blue")
    assert answer(play(forgotten, ("a", Take(1))).state) == Lay(21)
    assert len(easily(play(forgotten, ("a", Take(1))).state)) > 1


def test_the_easy_one_lays_no_strip_where_it_is_surely_wrong() -> None:
    """A blue card is 0, 2, 3, 4 or 7 by sight alone, so three blue dice give no other sums."""
    state = play(rolled(table(TWO), "blue blue blue"), ("a", Take(1))).state
    assert easily(state) == {Lay(0), Lay(6), Lay(9), Lay(12), Lay(21)}


def test_the_easy_one_forgets_nothing_where_the_table_has_help() -> None:
    state = rolled(table(TWO, rounds=KNOWN, round=7, assist=True), "blue blue blue")
    assert easily(play(state, ("a", Take(1))).state) == {Lay(21)}


def test_a_place_is_worth_its_points_and_what_its_hint_tells() -> None:
    """Of 0, 10 and 20, each as likely, the shortest strip on 10 tells only whether it is 10."""
    sums = [int(number in (0, 10, 20)) for number in range(22)]
    told_which, told_whether = log2(3), log2(3) - 2 / 3
    assert worth_at(sums, 10, cells=2) == pytest.approx(6 / 3 + BIT * told_which)
    assert worth_at(sums, 10, cells=1) == pytest.approx(7 / 3 + BIT * told_whether)


def test_it_keeps_dice_that_are_worth_as_much_as_any() -> None:
    state = table(TWO, rounds=KNOWN, round=7, dice=("blue", "red", "grey"), step="turn")
    assert answer(state) == Keep()


def test_it_exchanges_the_card_where_least_is_lost() -> None:
    """Everything is known. Two grey cards lie beside b, so a new one is 1 or 4: little is lost."""
    state = table(
        f"{TWO} x 0 3 0 2 0 1\n p 234 457 236 356 237 4",
        rounds=KNOWN,
        round=7,
        step="exchange",
        exchanging=(0,),
        aside=(Aside(1, "grey", 6, 1), Aside(1, "grey", 7, 2)),
    )
    assert answer(state) == Exchange("grey")


@pytest.mark.parametrize(
    ("left", "named"),
    [
        ({4: 1}, (4,)),
        ({4: 1, 5: 1}, (4, 5)),
        ({4: 4, 5: 1}, (4,)),
        ({4: 1, 5: 1, 6: 1}, (4, 5, 6)),
        ({4: 1, 5: 1, 6: 1, 7: 1}, (4, 5, 6)),
        ({3: 1, 4: 1, 5: 1, 6: 1, 7: 1}, ()),
    ],
)
def test_it_names_what_is_best_on_average(left: dict[int, int], named: tuple[int, ...]) -> None:
    """With n numbers that hold the card with chance p: 7p − 2, 4p − 2, 3p − 2; none: 0."""
    assert best_guess(Counter(left))[1] == named


def test_it_dares_when_it_is_behind_and_rests_when_it_is_ahead() -> None:
    """One card with four values left: three numbers give 0.25 points on average, one is a risk."""
    card = [choices(Counter({4: 1, 5: 1, 6: 1, 7: 1}))]
    assert to_win(card, leads=[-5]) == (Named((4,), 0.25),)
    assert to_win(card, leads=[2]) == (Named((), 0.0),)


def test_it_guesses_colour_by_colour_and_then_is_done() -> None:
    state, named = table(TWO, rounds=KNOWN, step="guess"), []
    while (move := answer(state)) != Done():
        named.append(move)
        state = play(state, ("a", move)).state
    assert named[0] == Guess("blue", (7,))
    assert state.guesses[0] == ((7,), (1,), (4,), (4,), (6,), (0,))
    state = play(state, ("a", Done())).state
    assert GAME.asks(state)[0].accepts(answer(state))


def sitting_in(state: object) -> object:
    return GAME.sits_in(GAME.view(state, 0), GAME.asks(state)[0], Luck(b"0"))  # type: ignore[misc]


def test_on_somebodys_seat_it_names_nothing_that_its_owner_would_read() -> None:
    """They play without help: its numbers would tell them what it has worked out."""
    state = table(TWO, rounds=KNOWN, step="guess")
    assert sitting_in(state) == Done()
    named = play(state, ("a", Guess("red", (1, 2)))).state
    assert sitting_in(named) == Done()


def test_where_everybody_has_help_it_names_what_its_owner_has_not() -> None:
    state = table(TWO, rounds=KNOWN, step="guess", assist=True)
    state = play(state, ("a", Guess("blue", (0,)))).state
    while (move := sitting_in(state)) != Done():
        state = play(state, ("a", move)).state
    assert state.guesses[0] == ((0,), (1,), (4,), (4,), (6,), (0,))


def widest(game: AnyGame, state: Any, seat: Seat, ask: Ask, chance: Chance) -> Any:
    """A robot in all but one thing: it always takes the widest free strip."""
    strips = [move for move in ask.moves if isinstance(move, Take)]
    if strips:
        return max(strips, key=lambda strip: strip.cells)
    return by_robot(game, state, seat, ask, chance)


def wins(rival: Player) -> int:
    return sum(beats(GAME, rival, seed) for seed in range(10))


def test_it_beats_a_random_player() -> None:
    """Of 100 games it wins 100; at least 95 are asked for."""
    assert wins(at_random) >= 9


def test_it_beats_one_who_always_takes_the_widest_strip() -> None:
    """Of 100 games it wins 100; at least 60 are asked for."""
    assert wins(widest) >= 8
