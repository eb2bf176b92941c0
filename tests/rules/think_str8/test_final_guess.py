"""The final guess, with the figures of the rulebook (Exemple de décompte)."""

import pytest

from rules.core.asks import Choose, Pick
from rules.core.errors import Refused
from rules.core.game import Result, awaited
from rules.think_str8 import GAME, scoring
from rules.think_str8.box import COLOURS
from rules.think_str8.state import Done, Guess, Guessed, Named, Revealed, State
from tests.rules.think_str8.notation import (
    FOUR,
    TWO,
    asked,
    numbers,
    pawns,
    picks,
    play,
    table,
)

MARCUS = numbers("247 1 345 24 267 047")
INES = numbers("14 0 12 025 1 1")
CATHY = numbers("026 234 6 7 4 56")
THOMAS = numbers("45 6 67 12 5 3")


def guessing(text: str = TWO, pawns: str = "", **fields: object) -> State:
    return table(text, pawns, step="guess", **fields)


@pytest.mark.parametrize(
    ("guesses", "cards", "marks", "total"),
    [
        (MARCUS, (7, 1, 4, 4, 6, 0), (1, 5, 1, 2, 1, 1), 11),
        (INES, (1, 0, 1, 0, 1, 2), (2, 5, 2, 1, 5, -2), 13),
        (CATHY, (6, 2, 5, 7, 4, 5), (1, 1, -2, 5, 5, 2), 12),
        (THOMAS, (5, 6, 7, 1, 5, 3), (2, 5, 2, 2, 5, 5), 21),
    ],
    ids=["Marcus", "Inès", "Cathy", "Thomas"],
)
def test_the_rulebook_example(
    guesses: tuple[tuple[int, ...], ...],
    cards: tuple[int, ...],
    marks: tuple[int, ...],
    total: int,
) -> None:
    assert scoring.marks(guesses, cards) == marks
    assert sum(marks) == total


def test_the_rulebook_example_as_a_game() -> None:
    """Marcus leads, then Inès, Cathy and Thomas; Thomas overtakes them all."""
    state = guessing(FOUR, "20:d 22:c 24:b 26:a", guesses=(MARCUS, INES, CATHY, THOMAS))
    change = play(state, *((player, Done()) for player in "abcd"))
    assert pawns(change.state) == "34:c 37:ab 41:d"
    assert GAME.result(change.state) == Result((37, 37, 34, 41), (2, 2, 4, 1), "all-guessed")
    assert change.events[-1] == Revealed(
        seat=0, cards=(7, 1, 4, 4, 6, 0), marks=(1, 5, 1, 2, 1, 1), points=11, score=37
    )


@pytest.mark.parametrize(
    ("named", "card", "points"),
    [("4", 4, 5), ("24", 4, 2), ("247", 4, 1), ("5", 4, -2), ("25", 4, -2), ("257", 4, -2)],
)
def test_a_wrong_guess_costs_two_however_many_were_named(
    named: str, card: int, points: int
) -> None:
    assert scoring.mark(numbers(named)[0], card) == points


def test_naming_none_costs_nothing() -> None:
    assert scoring.mark((), 4) == 0


def test_everybody_is_asked_at_once_for_up_to_three_numbers_a_colour_in_secret() -> None:
    state = guessing(FOUR)
    assert asked(state) == "abcd"
    for player in "abcd":
        questions = picks(state, player)
        assert [question.blank for question in questions] == [Guess(colour) for colour in COLOURS]
        assert all((q.least, q.most, len(q.items)) == (0, 3, 8) for q in questions)
    assert all(q.private for ask in GAME.asks(state).values() for q in ask.questions)


def test_five_colours_are_guessed_in_a_learning_game() -> None:
    learning = "a 7 1 4 4 6\n b 1 0 1 0 1\n - 6 2 5 7 4\n - 5 6 7 1 5"
    assert len(picks(guessing(learning), "a")) == 5


def test_four_numbers_are_refused() -> None:
    with pytest.raises(Refused, match="not-offered"):
        play(guessing(), ("a", Guess("blue", (0, 1, 2, 3))))


def test_what_is_named_is_told_to_its_player_alone() -> None:
    change = play(guessing(), ("a", Guess("red", (2, 6))))
    assert change.events == (Named(to=(0,), seat=0, card="red", count=2, numbers=(2, 6)),)
    mine = ((), (), (), (), (2, 6), ())
    assert GAME.view(change.state, 0).guesses == (mine, None)
    assert GAME.view(change.state, 1).guesses == (None, ((),) * 6)
    assert GAME.view(change.state, None).guesses == (None, None)


def test_naming_again_replaces_and_naming_none_takes_back() -> None:
    state = play(guessing(), ("a", Guess("red", (2, 6))), ("a", Guess("red", (5,)))).state
    assert state.guesses[0][4] == (5,)
    assert play(state, ("a", Guess("red"))).state.guesses[0][4] == ()


def test_nobody_waits_for_a_player_who_is_done_but_the_guess_may_be_changed() -> None:
    change = play(guessing(), ("a", Done()))
    assert change.events == (Guessed(seat=0),)
    asks = GAME.asks(change.state)
    assert awaited(asks) == (1,)
    assert all(isinstance(question, Pick) for question in asks[0].questions)
    state = play(change.state, ("a", Guess("blue", (7,)))).state
    assert awaited(GAME.asks(state)) == (1,)
    assert pawns(play(state, ("b", Done())).state) == "0:b 5:a"


def test_all_is_shown_when_the_last_player_is_done() -> None:
    state = play(guessing(guesses=(MARCUS, INES)), ("b", Done())).state
    assert GAME.result(state) is None
    assert GAME.view(state, 1).racks[1] == (None,) * 6
    state = play(state, ("a", Done())).state
    assert not GAME.asks(state)
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert view.racks == state.racks
        assert view.guesses == (MARCUS, INES)
        assert view.removed == state.removed
        assert view.undrawn == state.piles
        assert view.marks == ((1, 5, 1, 2, 1, 1), (2, 5, 2, 1, 5, -2))


def test_a_score_may_fall_below_zero() -> None:
    wrong = numbers("0 0 0 0 0 1")
    state = guessing(pawns="3:a 9:b", guesses=(wrong, ((),) * 6))
    assert pawns(play(state, ("a", Done()), ("b", Done())).state) == "-9:a 9:b"


def test_the_highest_total_wins_and_equal_totals_share() -> None:
    state = guessing(FOUR, "3:a 9:bc 12:d", guessed=(0, 1, 2))
    result = GAME.result(play(state, ("d", Done())).state)
    assert result == Result((3, 9, 9, 12), (4, 2, 2, 1), "all-guessed")


def test_done_is_one_press() -> None:
    last = GAME.asks(guessing())[0].questions[-1]
    assert isinstance(last, Choose)
    assert [option.action for option in last.options] == [Done()]
