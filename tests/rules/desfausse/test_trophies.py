"""Trophies: what earns them, when they may be played, where they go (pp. 3–4)."""

from collections import Counter

import pytest

from rules.desfausse.actions import Hand, NewRoll, RecolourOne, TakeTrophy
from rules.desfausse.box import ALL_TROPHIES
from tests.rules.desfausse.notation import (
    ask,
    called,
    closing,
    counts,
    free,
    prizes,
    say,
    seat,
    shed,
    trophies,
)

IDLE = "r2 g3 r5"


def test_eleven_tokens() -> None:
    assert Counter(ALL_TROPHIES) == {
        "new-roll": 3,
        "recolour-one": 3,
        "small-exorcism": 2,
        "recolour-several": 2,
        "great-exorcism": 1,
    }


@pytest.mark.parametrize(
    ("hand", "where", "gains"),
    [
        ("r4 g4 r* r6", "hell r4", ""),
        ("r4 r4 r* r6", "B r4", "recolour-one"),
        ("r4 g4 r6", "hell r4 g4", "new-roll"),
        ("r4 r4 g4 r* r6", "hell r4 r4", "new-roll"),
        ("r4 r4 r4 r* r6", "B r4 r4", "new-roll recolour-one"),
        ("r4 r4 g4 r6", "hell r4 r4 g4", "new-roll small-exorcism"),
        ("r4 r4 r4 r6", "B r4 r4 r4", "new-roll recolour-one small-exorcism"),
        ("r4 r4 g4 g4 r6", "hell r4 r4 g4 g4", "new-roll small-exorcism recolour-several"),
        (
            "r4 r4 g4 g4 R4",
            "hell r4 r4 g4 g4 R4",
            "new-roll small-exorcism recolour-several great-exorcism",
        ),
    ],
)
def test_what_a_shed_earns(hand: str, where: str, gains: str) -> None:
    """p. 3, the example with a combination of three and one devil, and p. 4."""
    assert prizes(called(f"{hand}\n{IDLE}").state, "A", where) == set(gains.split())


def test_a_trophy_may_be_declined() -> None:
    after = shed(called(f"r4 g4 r6\n{IDLE}").state, "A", "hell r4 g4").state
    assert trophies(after, "A") == ()
    assert after.board == ALL_TROPHIES


def test_only_what_lies_on_the_board() -> None:
    state = called(f"r4 g4 g4 r6\n{IDLE} | new-roll new-roll new-roll").state
    assert prizes(state, "A", "hell r4 g4 g4") == {"small-exorcism"}


def test_never_a_kind_used_this_turn() -> None:
    state = called(f"r4 g4 g4 r6 | used: new-roll\n{IDLE}").state
    assert prizes(state, "A", "hell r4 g4 g4") == {"small-exorcism"}


def test_a_trophy_may_be_played_from_the_next_turn_on() -> None:
    state = called("r4 g4 g4 r6\nr6 g6 g3").state
    now = shed(state, "A", "hell r4 g4 g4 · small-exorcism").state
    assert now.players[0].gained == ("small-exorcism",)
    assert trophies(now, "A") == ()
    after = shed(now, "B", "hell r6 g6").state
    assert trophies(after, "A") == ("small-exorcism",)


def test_used_trophies_go_back_to_the_board_when_the_turn_is_over() -> None:
    state = closing(f"r4 g4 g4 r6 | new-roll\n{IDLE}")
    state = say(state, "A", NewRoll(free(state, "A", "r6")), luck="r2").state
    assert state.board.count("new-roll") == 2
    after = shed(state, "A", "hell r4 g4 g4").state
    assert after.board.count("new-roll") == 3
    assert trophies(after, "A") == ()
    assert after.players[0].used == ()


def test_a_recoloured_die_keeps_its_colour_for_the_rest_of_the_round() -> None:
    state = closing("r4 r4 g2 | recolour-one\nr4 g4 g2")
    state = say(state, "A", RecolourOne(0)).state
    for letter in "AB":
        state = shed(state, letter, "keep").state
    assert state.turn == 2
    colours = [die.colour for die in state.players[0].dice]
    assert sorted(colours) == ["green", "green", "red"]
    assert counts(state) == [3, 3]


@pytest.mark.parametrize(
    ("rivals", "earned"),
    [
        ("BC", "recolour-one"),
        ("BBC", "new-roll recolour-one"),
        ("BBBC", "new-roll recolour-one small-exorcism"),
        ("BBCC", "new-roll recolour-one"),
    ],
)
def test_a_share_counts_by_what_one_rival_gets(rivals: str, earned: str) -> None:
    """Several rivals count together for recolouring one die alone (p. 4)."""
    state = called(f"{'r4 ' * len(rivals)}r6\n{IDLE}\n{IDLE}").state
    state = shed(state, "A", f"share {' '.join(['r4'] * len(rivals))}").state
    for rival in rivals:
        state = say(state, "A", Hand(seat(rival))).state
    taken = {move.trophy for move in ask(state, "A").moves if isinstance(move, TakeTrophy)}
    assert taken == {*earned.split(), None}
