"""The order of the call, level players and single dice (pp. 2–3)."""

from rules.core.game import Change
from rules.desfausse import GAME
from rules.desfausse.actions import Keep
from rules.desfausse.events import (
    Called,
    Handed,
    Hindered,
    Level,
    NobodyCalled,
    Overflowed,
    RoundWon,
    TrophyGained,
    TrophyScarce,
)
from rules.desfausse.state import State
from tests.rules.desfausse.notation import (
    asked,
    called,
    counts,
    hands,
    say,
    seats,
    shed,
    wheres,
)
from tests.rules.notation import of_type, told


def order(hands: str) -> str:
    """Who is called when, with a stroke between values, if everybody keeps their dice."""
    state, found = called(hands).state, list[str]()
    value = None
    while state.turn == 1:
        now = GAME.view(state, None).value
        found += ["|"] if value not in (None, now) else []
        value, level = now, asked(state)
        found.append(level)
        for letter in level:
            state = say(state, letter, Keep()).state
    return " ".join(found)


def test_values_are_called_from_2_to_6() -> None:
    assert order("r6 g6 r5 g5\nr2 g2 r3\nr4 g4 g3 r3") == "B | C | C | A | A"


def test_every_call_is_told() -> None:
    change = called("r4 g4 r5\nr4 g4 g4")
    assert change.events[:3] == (
        NobodyCalled(value=2),
        NobodyCalled(value=3),
        Called(value=4, seats=seats("BA")),
    )


def test_the_larger_combination_goes_first_whatever_the_devils() -> None:
    """A triple with two devils before a pair without any (p. 2)."""
    assert order("r4 g4 r5\nr4 r4 g4 r* g*") == "B A"


def test_more_greens_go_first() -> None:
    assert order("r4 r4 r5\nr4 g4 r5\ng4 g4 r5") == "C B A"


def test_greens_outside_the_combination_do_not_count() -> None:
    assert order("r4 r4 g5 g6\nr4 g4 r5") == "B A"


def test_level_on_everything_is_at_the_same_time() -> None:
    assert order("r4 g4 r5\nG4 r4 g6\nr4 r4 g6") == "AB C"
    assert of_type(called("r4 g4 r5\nG4 r4 g6"), Level) == [Level(value=4, seats=seats("AB"))]


def test_a_single_die_goes_before_all_combinations_of_its_value() -> None:
    assert order("r4 g4 g4\nr4") == "B A"
    assert order("r3 g3 g4\nr4") == "A | B"


def test_single_dice_of_a_value_green_first_and_same_colour_together() -> None:
    assert order("r4\ng4\nr4") == "B AC"


def test_level_players_answer_hidden_from_each_other() -> None:
    state = called("r4 g4 r5\nr4 g4 g6").state
    half = shed(state, "A", "hell r4 g4 · new-roll")
    assert half.events == ()
    assert GAME.view(half.state, 1) == GAME.view(state, 1)
    assert asked(half.state) == "B"


def both(hands: str, first: str, second: str) -> Change[State]:
    """A and B are level and shed together."""
    half = shed(called(hands).state, "A", first)
    return shed(half.state, "B", second)


def test_level_players_shed_together() -> None:
    after = both("r4 g4 r5\nr4 g4 g6", "hell r4 g4 · new-roll", "hell r4 g4 · new-roll")
    assert counts(after.state) == [1, 1]
    assert of_type(after, TrophyGained) == [
        TrophyGained(seat=0, trophy="new-roll"),
        TrophyGained(seat=1, trophy="new-roll"),
    ]


def test_too_few_trophies_for_level_players_and_none_gets_one() -> None:
    after = both(
        "r4 g4 r5\nr4 g4 g6\nr2 g3 g5 | new-roll new-roll",
        "hell r4 g4 · new-roll",
        "hell r4 g4 · new-roll",
    )
    assert of_type(after, TrophyScarce) == [TrophyScarce(trophy="new-roll", seats=(0, 1))]
    assert after.state.board.count("new-roll") == 1
    assert after.state.players[0].trophies == after.state.players[1].trophies == ()


def test_a_scarce_trophy_goes_to_the_one_who_wants_it() -> None:
    after = both(
        "r4 g4 r5\nr4 g4 g6\nr2 g3 g5 | new-roll new-roll",
        "hell r4 g4 · new-roll",
        "hell r4 g4",
    )
    assert of_type(after, TrophyGained) == [TrophyGained(seat=0, trophy="new-roll")]


def test_a_die_from_a_tied_player_blocks_no_single_die_and_spoils_no_win() -> None:
    """All dice leave, whoever is empty has won, only then do dice arrive."""
    after = both("r4\nr4", "B r4 · recolour-one", "A r4 · recolour-one")
    assert of_type(after, RoundWon) == [RoundWon(seats=(0, 1))]


def test_too_many_dice_from_level_players_the_surplus_goes_to_hell() -> None:
    """Seat order: A's two fit, one of B's two does not."""
    six = "r2 g3 r5 g6 R* G*"
    after = both(
        f"r4 r4 g5\nr4 r4 g6\n{six}",
        "C r4 r4 · new-roll",
        "C r4 r4 · new-roll",
    )
    assert counts(after.state) == [1, 1, 9]
    assert of_type(after, Overflowed) == [Overflowed(rival_seat=2, dice=("small-red-4",))]
    assert [die.name for die in after.state.hell] == ["small-red-4"]


def test_room_is_counted_when_the_dice_of_level_players_have_left() -> None:
    """C has room for two, but three of its own dice leave in the same moment."""
    state = called("r4 r4 r4 r* g6\nr4 r4 r4 r* g6\nr4 r4 r4 r2 g3 r5 g6").state
    for letter in "AB":
        state = shed(state, letter, "C r4 r4 · new-roll").state
    after = shed(state, "C", "hell r4 r4 r4")
    assert counts(after.state) == [3, 3, 8]
    assert of_type(after, Overflowed) == []


def test_level_players_one_keeps_the_other_sheds() -> None:
    state = called("r4 g4 r5\nr4 g4 g6").state
    half = say(state, "A", Keep()).state
    after = shed(half, "B", "hell r4 g4 · new-roll")
    assert counts(after.state) == [3, 1]
    assert told(after)[:2] == ["Kept", "ShedToHell"]


def test_a_single_die_goes_to_hell_or_to_an_opponent() -> None:
    state = called("r4\nr2 g3 g5\nr2 g3 g5").state
    assert wheres(state, "A") == {"hell r4", "B r4", "C r4", "keep"}


def test_a_single_die_handed_dice_sheds_nothing_and_there_are_three_next_turn() -> None:
    """p. 3: a triple with a devil gives two dice to a player with a single die."""
    state = called("r5\nr3 r3 r3 r*").state
    after = shed(state, "B", "A r3 r3 · new-roll")
    assert of_type(after, Hindered) == [Hindered(seat=0, value=5)]
    assert of_type(after, Handed)
    assert counts(after.state) == [3, 2]
    assert not of_type(after, RoundWon)


def test_a_lone_green_2_always_wins_a_round_token() -> None:
    for rival in ("g2", "r2", "g2 g2 r2", "r2 r2 r2 r2", "r3"):
        state = called(f"{rival}\ng2").state
        if "A" in asked(state):
            state = shed(state, "A", "hell g2").state
        after = shed(state, "B", "hell g2")
        assert 1 in of_type(after, RoundWon)[0].seats


def test_two_lone_green_2s_both_win() -> None:
    after = both("g2\ng2\nr3 g4", "hell g2", "hell g2")
    assert of_type(after, RoundWon) == [RoundWon(seats=(0, 1))]


def test_later_calls_do_not_happen_once_the_round_is_over() -> None:
    state = called("r3 g3\nr5 g5 g2").state
    after = shed(state, "A", "hell r3 g3")
    assert told(after)[:3] == ["ShedToHell", "RoundWon", "RoundBegan"]
    assert hands(after.state) != ["", "r5 g5 g2"]
    assert counts(after.state) == [6, 6]


def test_single_is_as_at_the_start_of_the_turn() -> None:
    """Somebody who has shed down to one die is neither single nor held up by dice received."""
    state = called("r4 g4 r6\nr5 R5 g2\nr6").state
    after = shed(state, "A", "hell r4 g4").state
    after = shed(after, "B", "A r5 R5").state
    seen = GAME.view(after, None).players
    assert [player.single for player in seen] == [False, False, True]
    assert [player.hindered for player in seen] == [False, False, False]
