"""A turn's rolls (p. 1)."""

import pytest
from msgspec.structs import replace

from rules.core.asks import Pick
from rules.core.chance import KeyedLuck, Luck
from rules.core.errors import Refused
from rules.core.game import advance
from rules.core.record import Reconsider
from rules.core.tuples import with_player
from rules.desfausse import GAME
from rules.desfausse.actions import GreatExorcism, Roll, SmallExorcism, Stop
from rules.desfausse.box import ALL_TROPHIES, FACES
from rules.desfausse.events import Exorcised, OnlyDevils, Rerolled, Rolled, Stopped
from rules.desfausse.state import State
from tests.rules.desfausse.notation import (
    after_first_roll,
    after_second_roll,
    ask,
    asked,
    at,
    counts,
    free,
    hands,
    roll,
    say,
    shown,
    trophies,
    words,
)
from tests.rules.notation import of_type, told


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_two_small_and_one_big_die_of_each_colour(seats: int) -> None:
    state = GAME.new(seats, {}, Luck(b"0"))
    kinds = [(die.size, die.colour) for die in state.players[seats - 1].dice]
    assert sorted(kinds) == [
        ("big", "green"),
        ("big", "red"),
        *[("small", "green")] * 2,
        *[("small", "red")] * 2,
    ]
    assert counts(state) == [6] * seats
    assert state.board == ALL_TROPHIES


def test_a_big_die_has_no_2_and_no_6() -> None:
    assert sorted(FACES["small"]) == [1, 2, 3, 4, 5, 6]
    assert sorted(set(FACES["big"])) == [1, 3, 4, 5]
    assert len(FACES["big"]) == 6


def test_the_first_roll_is_made_and_devils_are_blocked() -> None:
    for seed in range(20):
        for player in GAME.new(3, {}, Luck(str(seed).encode())).players:
            assert all(die.blocked == die.is_devil for die in player.dice)


def test_only_free_dice_can_be_picked() -> None:
    state = after_first_roll("r4 r* g2 R*\ng3 g3")
    (pick,) = (q for q in ask(state, "A").questions if isinstance(q, Pick))
    assert [item.facts["dice"] for item in pick.items] == [("small-red-4",), ("small-green-2",)]
    assert (pick.least, pick.most, pick.private) == (1, 2, True)


def test_the_roll_goes_off_when_all_have_decided() -> None:
    state = after_first_roll("r4 r4 g2\ng3 g3 r6")
    waiting = roll(state, "A", "g2")
    assert waiting.events == ()
    assert hands(waiting.state) == ["r4 r4 g2", "g3 g3 r6"]
    assert asked(waiting.state) == "B"
    gone = roll(waiting.state, "B", "r6", luck="g4 r3")
    assert hands(gone.state) == ["r4 r4 g4", "g3 g3 r3"]
    assert told(gone) == ["Rerolled", "Rerolled"]


def test_a_pick_is_hidden_from_everybody_else_until_then() -> None:
    state = after_first_roll("r4 r4 g2\ng3 g3 r6")
    waiting = roll(state, "A", "g2").state
    assert GAME.view(waiting, 1) == GAME.view(state, 1)
    assert GAME.view(waiting, None) == GAME.view(state, None)
    half = GAME.view(waiting, 0).half
    assert half is not None
    assert half.answers == (Roll((2,)),)


def test_a_pick_may_be_changed_while_others_think() -> None:
    state = after_first_roll("r4 r4 g2\ng3 g3 r6")
    waiting = roll(state, "A", "g2").state
    assert not ask(waiting, "A").waiting
    assert ask(waiting, "A").moves == (Reconsider(),)
    back = say(waiting, "A", Reconsider())
    assert back.state == state
    assert back.events == ()


def test_whoever_skips_the_second_roll_has_no_third() -> None:
    state = after_first_roll("r4 r4 g2\ng3 g3 r6")
    state = say(state, "A", Stop()).state
    after = roll(state, "B", "r6", luck="r5")
    assert of_type(after, Stopped) == [Stopped(seat=0)]
    assert asked(after.state) == "B"


def test_only_devils_and_no_exorcism_is_not_asked_and_it_is_told() -> None:
    state = after_first_roll("r* r* g*\ng3 g3 r6")
    assert asked(state) == "B"
    after = roll(state, "B", "r6", luck="r5")
    assert of_type(after, OnlyDevils) == [OnlyDevils(seat=0)]
    again = roll(after.state, "B", "r5", luck="r2")
    assert of_type(again, OnlyDevils) == []


def test_only_devils_and_an_exorcism_is_asked() -> None:
    state = after_first_roll("r* r* g* | small-exorcism\ng3 g3 r6")
    assert asked(state) == "AB"
    assert words(state, "A") == ["stop"]
    assert {type(move) for move in ask(state, "A").moves} == {Stop, SmallExorcism}


def test_a_rolled_devil_is_blocked() -> None:
    state = after_second_roll("r4 r4 g2 r6\nr* g*")
    after = roll(state, "A", "g2 r6", luck="g* r2")
    assert Rerolled(seat=0, dice=("small-green-devil", "small-red-2")) in after.events
    assert hands(after.state)[0] == "r4 r4 g* r2"


def test_an_exorcism_is_part_of_the_pick_and_hidden_with_it() -> None:
    state = after_first_roll("r4 r* g* | small-exorcism\ng3 g3 r6")
    half = say(state, "A", SmallExorcism(at(state, "A", "g*")[0])).state
    assert GAME.view(half, 1) == GAME.view(state, 1)
    assert shown(GAME.view(half, 0).half.dice) == "r4 r* g*'"  # type: ignore[union-attr]
    assert words(half, "A") == ["Roll", "stop", "reconsider"]
    assert ask(half, "A").waiting
    done = say(half, "A", Roll(free(half, "A", "g*"))).state
    after = say(done, "B", Stop(), luck="g4")
    assert of_type(after, Exorcised) == [
        Exorcised(seat=0, trophy="small-exorcism", dice=("small-green-devil",))
    ]
    assert hands(after.state)[0] == "r4 r* g4"
    assert trophies(after.state, "A") == ()
    assert after.state.players[0].used == ("small-exorcism",)


def test_an_exorcism_may_be_taken_back_before_the_roll() -> None:
    state = after_first_roll("r4 r* g* | small-exorcism\ng3 g3 r6")
    half = say(state, "A", SmallExorcism(1)).state
    assert say(half, "A", Reconsider()).state == state


def test_a_freed_devil_that_is_not_rolled_stays_free_and_is_still_a_devil() -> None:
    state = after_first_roll("r4 r* g5 | small-exorcism\ng3 g3 r6")
    half = say(state, "A", SmallExorcism(1)).state
    done = roll(half, "A", "g5").state
    after = roll(done, "B", "r6", luck="g4 r3").state
    assert hands(after)[0] == "r4 r*' g4"
    assert GAME.view(after, None).players[0].devils == 1
    (pick,) = (q for q in ask(after, "A").questions if isinstance(q, Pick))
    assert len(pick.items) == 3


def test_a_freed_devil_that_shows_a_devil_is_blocked_again() -> None:
    state = after_first_roll("r4 r* g5 | small-exorcism\ng3 g3 r6")
    half = say(state, "A", SmallExorcism(1)).state
    done = roll(half, "A", "r*").state
    after = roll(done, "B", "r6", luck="r* r3").state
    assert hands(after)[0] == "r4 r* g5"


def test_a_great_exorcism_frees_all_devils() -> None:
    state = after_first_roll("r* r* g5 R* | great-exorcism\ng3 g3 r6")
    half = say(state, "A", GreatExorcism()).state
    done = roll(half, "A", "r* r* R*").state
    after = say(done, "B", Stop(), luck="r5 r* R5").state
    assert hands(after)[0] == "r5 r* g5 R5"


def test_stopping_after_an_exorcism_is_not_on_offer() -> None:
    state = after_first_roll("r4 r* g* | small-exorcism\ng3 g3 r6")
    half = say(state, "A", SmallExorcism(1)).state
    with pytest.raises(Refused, match="not-offered"):
        say(half, "A", Stop())


def test_a_turn_opens_with_a_roll_of_all_dice_told_to_all() -> None:
    state = after_second_roll("r4 g2\nr* g3")
    after = say(say(state, "A", Stop()).state, "B", Stop())
    assert of_type(after, Rolled)[0] == Rolled(seat=0, dice=("small-red-4", "small-green-4"))


def test_what_is_usually_kept_takes_one_press() -> None:
    """All dice of a value that is there twice stay, the other free ones are rolled; or all are."""
    state = after_first_roll("r4 g4 r2 R* g6\ng3 g5 r6")
    rolls = [move for move in ask(state, "A").moves if isinstance(move, Roll)]
    assert rolls == [Roll((2, 3)), Roll((0, 1, 2, 3))]
    few = [move for move in ask(state, "B").moves if isinstance(move, Roll)]
    assert few == [Roll((1, 2)), Roll((0, 2)), Roll((0, 1)), Roll((0, 1, 2))], "each one alone too"


def fresh(state: State) -> list[list[int]]:
    return [[n for n, die in enumerate(p.dice) if die.fresh] for p in state.players]


def test_the_dice_of_the_last_roll_are_known_until_the_calls() -> None:
    state = after_first_roll("r4 r4 g2\ng3 g3 r6")
    assert fresh(state) == [[], []]
    second = roll(roll(state, "A", "g2").state, "B", "r6", luck="g4 r3").state
    assert fresh(second) == [[2], [2]]
    third = say(roll(second, "A", "r4").state, "B", Stop(), luck="r5").state
    assert fresh(third) == [[], []], "the calls have begun"
    assert hands(third) == ["r5 r4 g4", "g3 g3 r3"]


def test_which_dice_are_fresh_changes_no_throw() -> None:
    """Games begun before dice could be fresh keep the keys of their throws."""
    state = after_second_roll("r4 r4 g2\ng3 g3 r6")
    player = state.players[0]
    dice = (*player.dice[:2], replace(player.dice[2], fresh=True))
    marked = with_player(state, 0, dice=dice)
    keys = []
    for before in (state, marked):
        waiting = say(before, "B", Stop()).state
        luck = KeyedLuck(b"0")
        keys.append((hands(advance(GAME, waiting, 0, Roll((0, 1, 2)), luck).state), luck.tape))
    assert keys[0] == keys[1]
