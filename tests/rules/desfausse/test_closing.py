"""The closing window: the last rolls and recolours before the cursed are called."""

from rules.desfausse import GAME
from rules.desfausse.actions import (
    NewRoll,
    Pass,
    RecolourOne,
    RecolourSeveral,
    SmallExorcism,
    Stop,
)
from rules.desfausse.events import PlayedNewRoll, Recoloured
from tests.rules.desfausse.notation import (
    after_second_roll,
    asked,
    at,
    closing,
    free,
    hands,
    say,
    trophies,
    words,
)
from tests.rules.notation import of_type, told


def test_a_new_roll_may_be_played_by_one_who_has_stopped() -> None:
    state = after_second_roll("r4 r4 g2 | new-roll\nr3 r3 g2")
    state = say(say(state, "A", Stop()).state, "B", Stop()).state
    assert asked(state) == "A"
    assert words(state, "A") == ["NewRoll", "close"]
    after = say(state, "A", NewRoll(free(state, "A", "g2")), luck="g4")
    assert of_type(after, PlayedNewRoll) == [PlayedNewRoll(seat=0)]
    assert hands(after.state)[0] == "r4 r4 g4"
    assert after.state.players[0].used == ("new-roll",)


def test_without_a_die_to_roll_a_new_roll_is_not_asked_for() -> None:
    state = closing("r* r* | new-roll\ng3 g3 g2 | new-roll")
    assert asked(state) == "B"


def test_all_are_asked_at_once_and_the_rolls_go_off_together() -> None:
    state = closing("r4 r4 g2 | new-roll\nr3 r3 g2 | new-roll")
    assert asked(state) == "AB"
    waiting = say(state, "A", NewRoll(free(state, "A", "g2")))
    assert waiting.events == ()
    assert GAME.view(waiting.state, 1) == GAME.view(state, 1)
    after = say(waiting.state, "B", NewRoll(free(waiting.state, "B", "g2")), luck="g4 g3")
    assert hands(after.state) == ["r4 r4 g4", "r3 r3 g3"]


def test_the_window_reopens_as_long_as_somebody_played() -> None:
    state = closing("r4 r4 g2 | new-roll new-roll\nr3 r3 g2 | new-roll")
    state = say(state, "A", NewRoll(free(state, "A", "g2"))).state
    state = say(state, "B", Pass(), luck="g6").state
    assert asked(state) == "AB"
    state = say(say(state, "A", Pass()).state, "B", Pass()).state
    assert GAME.view(state, None).phase == "calling"


def test_two_of_a_kind_may_be_played_in_one_turn() -> None:
    state = closing("r4 r4 g2 | new-roll new-roll\nr3 r5 g2")
    state = say(state, "A", NewRoll(free(state, "A", "g2")), luck="g6").state
    state = say(state, "A", NewRoll(free(state, "A", "g6")), luck="g4").state
    assert state.players[0].used == ("new-roll", "new-roll")


def test_an_exorcism_goes_with_a_new_roll_only() -> None:
    assert asked(closing("r4 r4 g* | small-exorcism\nr3 r5 g2")) == ""
    both = closing("r4 r4 g* | small-exorcism new-roll\nr3 r5 g2")
    half = say(both, "A", SmallExorcism(2)).state
    assert words(half, "A") == ["NewRoll", "reconsider"]
    after = say(half, "A", NewRoll(free(half, "A", "g*")), luck="g4")
    assert told(after)[:3] == ["Exorcised", "PlayedNewRoll", "Rerolled"]
    assert hands(after.state)[0] == "r4 r4 g4"


def test_only_devils_with_exorcism_and_new_roll_is_asked() -> None:
    state = closing("r* r* | small-exorcism new-roll\ng3 g5 g2")
    assert asked(state) == "A"
    assert words(state, "A") == ["close"]


def test_a_recolour_is_asked_for_where_somebody_else_can_shed_the_value() -> None:
    assert asked(closing("r4 r4 g2 | recolour-one\ng4 g4 g2")) == "A"
    state = closing("r4 r4 g2 | recolour-one\ng3 g3 g2 | recolour-several\nr3 r3 r2")
    assert asked(state) == "B"
    assert words(state, "B") == ["RecolourSeveral", "close"]


def test_a_recolour_is_not_asked_for_where_sizes_fix_the_order() -> None:
    assert asked(closing("r4 r4 g2 | recolour-one\ng4 g4 r4")) == ""
    assert asked(closing("r4 r4 g2 | recolour-one\ng4 g4 r4\nr4 g4 g2")) == "A"


def test_a_recolour_changes_who_is_called_first() -> None:
    state = closing("r4 r4 g2 | recolour-several\nr4 g4 g2")
    after = say(state, "A", RecolourSeveral(at(state, "A", "r4 r4")))
    assert of_type(after, Recoloured) == [
        Recoloured(seat=0, trophy="recolour-several", dice=("small-green-4", "small-green-4"))
    ]
    assert asked(after.state) == "A"
    assert GAME.view(after.state, None).value == 4


def test_a_recolour_may_make_players_level() -> None:
    state = closing("r4 r4 g2 | recolour-one\nr4 g4 g2")
    after = say(state, "A", RecolourOne(at(state, "A", "r4")[0])).state
    assert hands(after)[0] == "g4 r4 g2"
    assert asked(after) == "AB"


def test_whoever_wants_to_be_passed_by_saves_the_trophy() -> None:
    """Not in the middle of a move: an exorcism that was played goes on to its roll."""
    state = closing("r4 r4 g* | small-exorcism new-roll\nr3 r5 g2")
    assert GAME.asks(state)[0].wishes == {"pass": Pass()}
    half = say(state, "A", SmallExorcism(2)).state
    assert GAME.asks(half)[0].wishes == {}


def test_with_no_trophy_that_matters_the_window_is_passed_by() -> None:
    state = after_second_roll("r4 r4 g2 | recolour-one\nr3 r3 g2")
    after = say(say(state, "A", Stop()).state, "B", Stop())
    assert "NobodyCursed" in told(after)
    assert trophies(after.state, "A") == ("recolour-one",)
