"""How many dice are shed, and where (p. 2)."""

import pytest

from rules.core.asks import Choose
from rules.core.record import Reconsider
from rules.desfausse import GAME
from rules.desfausse.actions import (
    Confirm,
    Hand,
    Keep,
    RecolourOne,
    RecolourSeveral,
    TakeTrophy,
)
from rules.desfausse.events import (
    GaveAway,
    Handed,
    HeldBack,
    PlannedGift,
    PlannedTrophy,
    ShedToHell,
)
from tests.rules.desfausse.notation import (
    ask,
    asked,
    at,
    called,
    counts,
    hands,
    prizes,
    say,
    seat,
    shed,
    wheres,
    words,
)
from tests.rules.notation import of_type, told

NOTHING = "r2 g3 r5 g6 R4 G*"
EIGHT = "r2 g3 r5 g6 R4 r* g* r*"


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("r4 g4 r*", 1),
        ("r4 g4 r4 r*", 2),
        ("r4 g4 r4 g4 r* g*", 2),
        ("r4 g4 R4 r* g*", 1),
        ("r4 g4 r4 g4 r*", 3),
    ],
)
def test_one_die_less_for_each_devil(hand: str, count: int) -> None:
    """2 − 1, 3 − 1, 4 − 2, 3 − 2, 4 − 1 (p. 2)."""
    state = called(f"{hand}\n{NOTHING}").state
    sheds = [where.split() for where in wheres(state, "A") if where.startswith("hell")]
    assert {len(dice) for _, *dice in sheds} == {count}


def test_which_dice_go_to_hell_is_chosen() -> None:
    state = called(f"r4 g4 R4 r*\n{NOTHING}").state
    hells = {where for where in wheres(state, "A") if where.startswith("hell")}
    assert hells == {"hell r4 g4", "hell r4 R4", "hell g4 R4"}


def test_two_red_and_a_green_go_to_hell_or_the_two_reds_are_given() -> None:
    """Never the green alone (p. 2)."""
    state = called(f"r4 r4 g4\n{NOTHING}").state
    assert wheres(state, "A") == {"hell r4 r4 g4", "B r4 r4", "keep"}


def test_devils_count_against_a_gift_as_well() -> None:
    """2 red and 2 green with one devil: 1 red or 1 green (second example turn)."""
    state = called(f"r4 r4 g4 g4 r*\n{NOTHING}").state
    gifts = {where for where in wheres(state, "A") if where.startswith("B")}
    assert gifts == {"B r4", "B g4"}


def test_two_of_each_colour_with_two_devils_give_nothing_but_after_a_recolour_one() -> None:
    """3 − 2 = 1 (p. 3)."""
    state = called(f"r4 r4 g4 g4 r* g* | recolour-one\n{NOTHING}").state
    assert not any(where.startswith("B") for where in wheres(state, "A"))
    half = say(state, "A", RecolourOne(at(state, "A", "g4")[0])).state
    assert {where for where in wheres(half, "A") if where.startswith("B")} == {"B r4"}
    assert "keep" not in wheres(half, "A")


def test_a_recolour_with_the_shed_keeps_the_kind_from_being_gained() -> None:
    state = called(f"r4 r4 g4 g4 r* g* | recolour-one\n{NOTHING}").state
    half = say(state, "A", RecolourOne(at(state, "A", "g4")[0])).state
    assert prizes(half, "A", "B r4") == set()
    assert prizes(half, "A", "hell r4 r4") == {"new-roll"}


def test_a_recolour_with_the_shed_counts_when_the_move_is_confirmed() -> None:
    state = called("r4 r4 g4 g4 | recolour-several\nr2 g3 r5").state
    half = say(state, "A", RecolourSeveral(at(state, "A", "g4 g4"))).state
    half = shed(half, "A", "B r4 r4 r4 r4 · new-roll").state
    assert words(half, "A") == ["confirm", "reconsider"]
    assert hands(half)[0] == "r4 r4 g4 g4"
    after = say(half, "A", Confirm())
    assert told(after)[:3] == ["Recoloured", "GaveAway", "Handed"]


def test_zero_or_less_is_nothing_and_it_is_told_why() -> None:
    change = called(f"r4 g4 r* g* r5\n{NOTHING}")
    assert of_type(change, HeldBack) == [HeldBack(seat=0, value=4, combination=2, devils=2)]
    assert "Called" not in told(change)


def test_a_single_match_is_no_combination() -> None:
    assert "Called" not in told(called(f"r4 g5 r6\n{NOTHING}"))


def test_one_combination_a_turn() -> None:
    state = called(f"r3 g3 r5 g5 r6\n{NOTHING}").state
    assert GAME.view(state, None).value == 3
    after = shed(state, "A", "hell r3 g3")
    assert "TurnBegan" in told(after)
    assert counts(after.state) == [3, 6]


def test_no_leaves_later_values_open_and_no_to_all_keeps_the_dice() -> None:
    state = called(f"r3 g3 r5 g5 r6\n{NOTHING}").state
    later = say(state, "A", Keep())
    assert told(later) == ["Kept", "NobodyCalled", "Called"]
    assert GAME.view(later.state, None).value == 5
    after = say(later.state, "A", Keep())
    assert counts(after.state) == [5, 6]


def test_why_somebody_sheds_so_many_is_told() -> None:
    state = called(f"r4 g4 R4 r*\n{NOTHING}").state
    assert of_type(shed(state, "A", "hell r4 g4 · new-roll"), ShedToHell) == [
        ShedToHell(
            seat=0,
            value=4,
            count=2,
            combination=3,
            devils=1,
            dice=("small-red-4", "small-green-4"),
        )
    ]
    state = called(f"r4 g4 R4 r*\n{NOTHING}").state
    assert of_type(shed(state, "A", "B r4 · recolour-one"), GaveAway) == [
        GaveAway(seat=0, value=4, count=1, colour="red", combination=2, devils=1)
    ]


def test_dice_shed_to_hell_lie_there() -> None:
    state = called(f"r4 g4 r5\n{NOTHING}").state
    after = shed(state, "A", "hell r4 g4").state
    assert [die.name for die in after.hell] == ["small-red-4", "small-green-4"]


def test_dice_given_are_held_by_the_rival() -> None:
    state = called(f"r4 r4 r5\n{NOTHING}\n{NOTHING}").state
    after = shed(state, "A", "C r4 r4 · new-roll")
    assert counts(after.state) == [1, 6, 8]
    assert of_type(after, Handed) == [
        Handed(seat=0, rival_seat=2, dice=("small-red-4", "small-red-4"))
    ]


def test_dice_received_this_turn_never_count_for_a_combination() -> None:
    state = called("r3 r3 g3 r6\nr3 g3 g6").state
    state = shed(state, "A", "B r3 r3 · new-roll").state
    assert hands(state) == ["g3 r6", "r3 g3 g6 r3+ r3+"]
    assert wheres(state, "B") == {"hell r3 g3", "keep"}


def test_nobody_gets_more_than_nine_dice() -> None:
    state = called(f"r4 r4 r4 r6\n{EIGHT}\n{NOTHING}").state
    gifts = {where.split()[0] for where in wheres(state, "A") if "r4" in where}
    assert gifts == {"hell", "C", "share"}
    state = called(f"r4 r4 r4 r6\n{EIGHT}\n{EIGHT}").state
    assert {where.split()[0] for where in wheres(state, "A")} == {"hell", "keep"}


def test_gifts_to_several_are_asked_die_by_die_and_confirmed() -> None:
    state = called(f"r4 r4 R4 r6\n{NOTHING}\n{NOTHING}").state
    half = shed(state, "A", "share r4 r4 R4").state
    assert ask(half, "A").moves == (Hand(1), Hand(2), Reconsider())
    for rival in "BC":
        half = say(half, "A", Hand(seat(rival))).state
    half = say(half, "A", Hand(seat("B"))).state
    last = say(half, "A", TakeTrophy("new-roll"))
    assert last.events == (
        PlannedGift(rival_seat=1, dice=("small-red-4", "big-red-4"), to=(0,)),
        PlannedGift(rival_seat=2, dice=("small-red-4",), to=(0,)),
        PlannedTrophy(trophy="new-roll", to=(0,)),
    )
    assert counts(last.state) == [4, 6, 6]
    after = say(last.state, "A", Confirm())
    assert counts(after.state) == [1, 8, 7]


def test_a_half_made_gift_is_for_its_owner_alone_and_can_be_taken_back() -> None:
    state = called(f"r4 r4 R4 r6\n{NOTHING}\n{NOTHING}").state
    half = shed(state, "A", "share r4 r4 R4").state
    assert GAME.view(half, 1) == GAME.view(state, 1)
    assert GAME.view(half, None) == GAME.view(state, None)
    assert all(question.private for question in ask(half, "A").questions)
    assert say(half, "A", Reconsider()).state == state


def test_a_shared_die_goes_where_room_is_left() -> None:
    state = called(f"r4 r4 r4 r6\n{EIGHT}\n{NOTHING}").state
    half = shed(state, "A", "share r4 r4 r4").state
    handed = say(half, "A", Hand(seat("B"))).state
    planned = of_type(say(handed, "A", TakeTrophy()), PlannedGift)
    assert [(gift.rival_seat, len(gift.dice)) for gift in planned] == [(1, 1), (2, 2)]


def test_one_player_alone_is_asked_openly_and_level_players_in_private() -> None:
    def openly(hands: str) -> bool:
        first = ask(called(hands).state, "A").questions[0]
        assert isinstance(first, Choose)
        return not first.private

    assert openly(f"r4 r4 r6\n{NOTHING}")
    assert not openly("r4 r4 r6\nr4 r4 g6")


def test_cannot_shed_the_value_called_is_not_asked() -> None:
    state = called("r3 r3 r6\ng3 g4 g4").state
    assert asked(state) == "A"
