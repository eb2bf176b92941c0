"""What logic leaves of the own cards. Player a has 7 1 4 4 6 0 and sees b and the neutral racks."""

from fractions import Fraction
from itertools import product

import pytest

from rules.core.chance import Luck
from rules.think_str8 import GAME
from rules.think_str8.deduction import deduce, possible_racks
from rules.think_str8.state import Aside, Check, Rack, Round, State
from rules.think_str8.view import View, seen
from tests.contract.play import by_robot, played
from tests.rules.think_str8.contract import dealt_again, hints_hold
from tests.rules.think_str8.notation import LEARNING, TWO, ends, table

BY_SIGHT = ("02347", "13457", "02346", "23456", "02367", "01467")
"""Blue, for one: b and the neutral racks show 1, 6 and 5."""


def told(number: int, dice: str, where: str, hint: str) -> Round:
    first, cells = ends(where)
    return Round(number, tuple(dice.split()), (Check(0, first, cells, hint),))


def view(*rounds: Round, text: str = TWO, **fields: object) -> View:
    return GAME.view(table(text, rounds=rounds, **fields), 0)


def possible(*rounds: Round, **fields: object) -> tuple[str, ...]:
    """By colour the values that remain, written one after another."""
    return tuple("".join(map(str, values)) for values in deduce(view(*rounds, **fields)).possible)


def test_by_sight_five_values_a_colour_remain() -> None:
    assert possible() == BY_SIGHT
    assert deduce(view()).racks == 5**6


def test_the_pad_is_black_where_a_value_is_seen_on_a_rack_or_beside_one() -> None:
    assert seen(view(), 0) == (1, 5, 6)
    assert seen(view(aside=(Aside(1, "blue", 3, 1),)), 0) == (1, 3, 5, 6)


def test_a_right_strip_leaves_the_sums_it_covers() -> None:
    """Three times blue is 21: only the 7 does that."""
    assert possible(told(1, "blue blue blue", "21", "right"))[0] == "7"


def test_too_high_leaves_the_lower_sums() -> None:
    """Blue twice and grey once below 3: blue 0 and grey 0 or 1."""
    left = possible(told(1, "blue grey blue", "2-8", "too-high"))
    assert (left[0], left[5]) == ("0", "01")


def test_too_low_leaves_the_higher_sums() -> None:
    """Blue, green and red above 19: two of them 7, and only red may be 6."""
    left = possible(told(1, "blue green red", "17-19", "too-low"))
    assert (left[0], left[1], left[4]) == ("7", "7", "67")


def test_the_shortest_strip_tells_that_it_is_not_this_sum() -> None:
    assert possible(told(1, "blue blue blue", "21", "wrong"))[0] == "0234"


def test_hints_about_different_colours_work_together() -> None:
    """Blue and twice grey make 21, so both are 7; with them green makes 15."""
    left = possible(
        told(1, "blue grey grey", "21", "right"),
        told(2, "green blue grey", "15", "right"),
    )
    assert left == ("7", "1", *BY_SIGHT[2:5], "7")


def test_a_hint_up_to_the_exchange_is_about_the_old_card() -> None:
    """Blue was 7, exchanged in round 1: green and red make 7 in that round, as before."""
    old = Aside(0, "blue", 7, 1)
    left = possible(told(1, "blue green red", "14", "right"), aside=(old,))
    assert left == ("0234", "1457", *BY_SIGHT[2:4], "0236", BY_SIGHT[5])


def test_a_hint_after_the_exchange_is_about_the_new_card() -> None:
    old = Aside(0, "blue", 7, 1)
    left = possible(told(2, "blue blue blue", "12", "right"), aside=(old,))
    assert left[0] == "4"


def test_of_two_exchanged_cards_a_hint_is_about_the_one_held_then() -> None:
    """Blue 7 until round 1, 2 until round 3; round 2 had the 2: green and red make 10 there."""
    aside = (Aside(0, "blue", 7, 1), Aside(0, "blue", 2, 3))
    left = possible(told(2, "blue green red", "12", "right"), aside=aside)
    assert (left[0], left[1], left[4]) == ("034", "347", "367")


def test_what_others_exchange_is_black_and_says_nothing_about_own_rounds() -> None:
    left = possible(told(1, "blue blue blue", "9-12", "right"), aside=(Aside(1, "blue", 4, 1),))
    assert left[0] == "3"


def test_hints_to_others_are_about_their_cards() -> None:
    other = Round(1, ("blue", "blue", "blue"), (Check(1, 21, 1, "wrong"),))
    assert possible(other) == BY_SIGHT


def test_each_sum_is_as_likely_as_the_racks_that_give_it() -> None:
    """Blue is 0, 2, 3, 4 or 7, counted three times."""
    found = deduce(view(dice=("blue", "blue", "blue"), step="strips"))
    likely = {s: Fraction(count, found.racks) for s, count in enumerate(found.sums) if count}
    assert likely == dict.fromkeys((0, 6, 9, 12, 21), Fraction(1, 5))


def test_likelihoods_follow_from_the_hints() -> None:
    """Blue and twice green make 9 to 11: 7 + 1, 3 + 3, 4 + 3, 2 + 4, 3 + 4 or 0 + 5."""
    hint = told(1, "blue green green", "9-11", "right")
    found = deduce(view(hint, dice=("blue", "blue", "blue"), step="strips"))
    likely = {s: Fraction(count, found.racks) for s, count in enumerate(found.sums) if count}
    sixth = Fraction(1, 6)
    assert likely == {0: sixth, 6: sixth, 9: 2 * sixth, 12: sixth, 21: sixth}


def test_without_dice_there_are_no_sums() -> None:
    assert deduce(view()).sums == ()
    assert deduce(view(text=LEARNING, dice=("grey", "red", "red"), step="greys")).sums == ()


def test_five_colours_are_deduced_in_a_learning_game() -> None:
    assert possible(text=LEARNING) == BY_SIGHT[:5]


def test_the_channel_has_nothing_to_think_about() -> None:
    with pytest.raises(ValueError, match="channel"):
        deduce(GAME.view(table(TWO), None))


def slowly(state: State, seat: int) -> list[Rack]:
    """Every rack of unseen cards, kept when all hints would have been the same."""
    view = GAME.view(state, seat)
    every = product(*(sorted(set(range(8)) - set(seen(view, c))) for c in range(len(view.colours))))
    racks = []
    for rack in every:
        others = (*state.racks[:seat], rack, *state.racks[seat + 1 :])
        if hints_hold(GAME.State(**fields(state) | {"racks": others}), seat):
            racks.append(rack)
    return racks


def fields(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


@pytest.mark.parametrize("seed", range(4))
def test_it_finds_exactly_the_racks_that_agree_with_every_hint(seed: int) -> None:
    """In games with five colours, at every twentieth position."""
    for state in played(GAME, 2 + seed % 3, {"colours": "5"}, seed=seed).states[10:-1:20]:
        for seat in range(len(state.scores)):
            assert possible_racks(GAME.view(state, seat)) == slowly(state, seat)


@pytest.mark.parametrize("seed", range(6))
def test_the_own_rack_always_remains_possible(seed: int) -> None:
    for state in played(GAME, 2 + seed % 3, {}, seed=seed, player=by_robot).states[::4]:
        for seat in range(len(state.scores)):
            assert state.racks[seat] in possible_racks(GAME.view(state, seat))


def test_dealing_again_what_is_hidden_deduces_the_same() -> None:
    state, luck = table(TWO), Luck(b"0")
    other = dealt_again(state, (0,), list(range(6)), luck)
    assert other.racks[0] != state.racks[0]
    assert deduce(GAME.view(other, 0)) == deduce(GAME.view(state, 0))
