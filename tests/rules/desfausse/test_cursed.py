"""The cursed and what they are given (p. 2)."""

import pytest

from rules.core.asks import Choose
from rules.core.record import Reconsider
from rules.desfausse import GAME
from rules.desfausse.actions import Confirm, GiveToCursed, Keep
from rules.desfausse.calls import is_cursed
from rules.desfausse.events import (
    Cursed,
    GaveToCursed,
    GiftKept,
    NobodyCursed,
    PlannedGift,
    PlannedHell,
    PlannedTrophy,
    RoundWon,
)
from tests.rules.desfausse.notation import (
    after_second_roll,
    after_the_sixes,
    ask,
    asked,
    at,
    called,
    counts,
    dice,
    hands,
    say,
    seat,
    shed,
    words,
)
from tests.rules.notation import of_type

CURSED = "r* g* r5"
NINE = "r* g* r* g* R* r5 g5 r3 g2"
EIGHT = "r* g* r* g* R* r5 g6 r3"


@pytest.mark.parametrize(
    ("hand", "cursed"),
    [
        ("r* g* r* r5 g5 g2", False),
        ("r* g* r5", True),
        ("r*", True),
        ("r5", False),
        ("r* g5", False),
        ("r*' g* r5", True),
        ("r* r5 g5 g*+ r*+ r*+", False),
        ("r* g* r3 r5+ r5+", True),
    ],
)
def test_more_than_half_devils_is_cursed(hand: str, cursed: bool) -> None:
    """3 of 6 is not, 2 of 3 is; freed devils count, dice received do not."""
    assert is_cursed(dice(hand)) is cursed


def test_the_cursed_are_called_first() -> None:
    state = after_second_roll(f"{CURSED}\nr4 g4 g2")
    for letter in "AB":
        change = say(state, letter, ask(state, letter).moves[0])
        state = change.state
    assert of_type(change, Cursed) == [Cursed(seats=(0,))]
    state = after_second_roll("r5 g5 r*\nr4 g4 g2")
    for letter in "AB":
        change = say(state, letter, ask(state, letter).moves[0])
        state = change.state
    assert of_type(change, NobodyCursed) == [NobodyCursed()]


def test_three_of_a_kind_with_a_devil_sheds_two_and_gives_one() -> None:
    """p. 2"""
    state = called(f"r4 r4 g4 r*\n{CURSED}").state
    half = shed(state, "A", "hell r4 g4 · new-roll").state
    assert words(half, "A") == ["give-to-cursed", "reconsider"]
    gift = say(half, "A", GiveToCursed(1, at(half, "A", "r*")[0]))
    assert gift.events == (
        PlannedHell(dice=("small-red-4", "small-green-4"), to=(0,)),
        PlannedGift(rival_seat=1, dice=("small-red-devil",), to=(0,)),
        PlannedTrophy(trophy="new-roll", to=(0,)),
    )
    after = say(gift.state, "A", Confirm())
    assert counts(after.state) == [1, 4]
    assert of_type(after, GaveToCursed) == [
        GaveToCursed(seat=0, cursed_seat=1, dice=("small-red-devil",))
    ]


def test_any_die_may_be_given_devils_included_but_none_that_is_shed() -> None:
    state = called(f"r4 g4 R5 r*\n{CURSED}").state
    half = shed(state, "A", "hell r4").state
    places = [move.die for move in ask(half, "A").moves if isinstance(move, GiveToCursed)]
    assert places == [1, 2, 3]


def test_with_nine_dice_the_cursed_get_nothing() -> None:
    state = called(f"r4 g4 g6 g2\n{NINE}").state
    after = shed(state, "A", "hell r4 g4 · new-roll")
    assert counts(after.state) == [2, 9]


def test_gifts_follow_ones_own_shed_which_may_fill_the_cursed_up() -> None:
    state = called(f"r4 r4 g4 r* g6\n{EIGHT}").state
    after = shed(state, "A", "B r4 · recolour-one")
    assert counts(after.state) == [4, 9]
    assert of_type(after, GaveToCursed) == []


def test_the_cursed_shed_nothing_and_give_each_other_nothing() -> None:
    state = called(f"r* g* r* r5 g5\n{CURSED}\nr4 g4 g2").state
    assert asked(state) == "C"
    assert GAME.view(state, None).cursed == (0, 1)


def test_everyone_who_shed_nothing_gives_after_the_6s_all_at_once() -> None:
    state = after_the_sixes(f"r2 g3 g5\n{CURSED}\nr2 r3 g6").state
    assert asked(state) == "AC"
    half = say(state, "A", GiveToCursed(1, 1))
    assert half.events == ()
    assert GAME.view(half.state, 2) == GAME.view(state, 2)
    after = say(half.state, "C", GiveToCursed(1, 0))
    assert counts(after.state) == [2, 5, 2]


def test_whoever_shed_has_given_and_is_not_asked_again() -> None:
    state = called(f"r4 g4 R5 r2\n{CURSED}\nr2 r3 g6").state
    half = shed(state, "A", "hell r4 g4 · new-roll").state
    half = say(half, "A", GiveToCursed(1, 2)).state
    assert asked(say(half, "A", Confirm()).state) == "C"


def test_whoever_keeps_at_a_call_gives_after_the_6s() -> None:
    state = called(f"r4 g4 R5 r2\n{CURSED}").state
    later = say(state, "A", Keep()).state
    assert GAME.view(later, None).phase == "giving"
    assert asked(later) == "A"


def test_a_gift_without_a_choice_is_carried_through() -> None:
    after = after_the_sixes(f"r2 r2+ g3+\n{CURSED}")
    assert of_type(after, GaveToCursed) == [
        GaveToCursed(seat=0, cursed_seat=1, dice=("small-red-2",))
    ]
    assert counts(after.state) == [2, 4]


def test_a_single_die_hindered_is_still_given() -> None:
    """p. 3: nothing is shed, but for a die to the cursed."""
    state = called(f"r5\nr3 r3 r3 r* g6\n{CURSED}").state
    half = shed(state, "B", "A r3 r3 · new-roll").state
    half = say(half, "B", GiveToCursed(2, at(half, "B", "g6")[0])).state
    after = say(half, "B", Confirm())
    assert GaveToCursed(seat=0, cursed_seat=2, dice=("small-red-5",)) in after.events
    assert counts(after.state) == [2, 2, 5]


def test_no_die_but_those_received_means_no_gift() -> None:
    state = called(f"r3 g3\n{CURSED}\nr2 g5 r6").state
    after = shed(state, "A", "hell r3 g3 · new-roll")
    assert of_type(after, RoundWon) == [RoundWon(seats=(0,))]
    assert of_type(after, GaveToCursed) == []


def test_fewer_dice_than_cursed_players_the_giver_chooses_who_gets_one() -> None:
    state = called(f"r3 g3 r6\n{CURSED}\n{CURSED}").state
    half = shed(state, "A", "hell r3 g3 · new-roll").state
    assert ask(half, "A").moves == (GiveToCursed(1, 2), GiveToCursed(2, 2), Reconsider())


def test_each_of_several_cursed_players_gets_a_die() -> None:
    state = after_the_sixes(f"r2 g3 g5\n{CURSED}\n{CURSED}").state
    (first, _, _) = (move for move in ask(state, "A").moves if isinstance(move, GiveToCursed))
    half = say(state, "A", first).state
    half = say(half, "A", GiveToCursed(2, 1)).state
    after = say(half, "A", Confirm())
    assert counts(after.state) == [1, 4, 4]


def test_room_short_among_simultaneous_givers_seat_order_the_others_keep_theirs() -> None:
    state = after_the_sixes(f"r2 g3 g5\n{EIGHT}\nr2 r3 g6").state
    half = say(state, "A", GiveToCursed(1, 0)).state
    after = say(half, "C", GiveToCursed(1, 0))
    assert of_type(after, GiftKept) == [GiftKept(seat=2, cursed_seat=1)]
    assert counts(after.state) == [2, 9, 3]


def test_a_gift_that_must_be_kept_wins_nothing() -> None:
    after = after_the_sixes(f"r2\n{EIGHT}\nr3")
    assert of_type(after, RoundWon) == [RoundWon(seats=(0,))]


def test_giving_the_last_die_away_wins() -> None:
    after = after_the_sixes(f"r2\n{CURSED}\nr3")
    assert of_type(after, RoundWon) == [RoundWon(seats=(0, 2))]
    state = called(f"r3 g3 r6\n{CURSED}\nr2 g5").state
    after = shed(state, "A", "hell r3 g3 · new-roll")
    assert of_type(after, RoundWon) == [RoundWon(seats=(0,))]


def test_gifts_earn_no_trophy() -> None:
    after = after_the_sixes(f"r2 r2+ g3+\n{CURSED}")
    assert after.state.players[0].trophies == ()
    assert hands(after.state)


def test_a_gift_is_said_with_whom_it_is_for() -> None:
    state = called(f"r3 g3 r6\n{CURSED}\n{CURSED}").state
    half = shed(state, "A", "hell r3 g3 · new-roll").state
    question = ask(half, "A").questions[0]
    assert isinstance(question, Choose)
    said = [[(part.word, part.facts) for part in option.parts] for option in question.options]
    assert said == [
        [("gift", {"dice": ("small-red-6",), "cursed_seat": seat(letter)})] for letter in "BC"
    ]
