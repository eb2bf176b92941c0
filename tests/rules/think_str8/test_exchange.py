"""Changement de carte. Blue, green, yellow: a has 12, b 2, c 13, d 18."""

from rules.core.game import Change
from rules.think_str8 import GAME
from rules.think_str8.state import (
    Aside,
    Drew,
    Exchange,
    Exchanged,
    FinalGuessBegins,
    PilesEmpty,
    RoundBegins,
    State,
)
from tests.rules.notation import of_type
from tests.rules.think_str8.notation import (
    FOUR,
    THREE,
    TWO,
    asked,
    bets,
    moves,
    pawns,
    play,
    rolled,
    table,
)

DICE = "blue green yellow"
ALL = tuple(Exchange(colour) for colour in ("blue", "green", "yellow", "violet", "red", "grey"))


def checked(text: str, where: str, pawns: str = "", **fields: object) -> Change[State]:
    return bets(rolled(table(text, pawns, **fields), DICE), where)


def test_whoever_is_right_exchanges_nothing() -> None:
    change = checked(TWO, "a 12, b 1-2")
    assert of_type(change, RoundBegins) == [RoundBegins(round=2, rounds=10, seat=1)]
    assert change.state.aside == ()


def test_whoever_is_wrong_must_exchange_a_card_of_any_colour() -> None:
    """Violet, red and grey are on offer too, though no die shows them."""
    state = checked(TWO, "a 13, b 1-2").state
    assert asked(state) == "a"
    assert moves(state, "a") == ALL


def test_the_old_card_is_shown_to_all_and_the_new_one_to_the_others() -> None:
    """Seen blue cards are 7 1 6 5, so 0 was removed and 2 is next."""
    state = checked(THREE, "a 13, b 1-2, c 9-15").state
    change = play(state, ("a", Exchange("blue")))
    assert change.events[:2] == (
        Exchanged(seat=0, card="blue", value=7),
        Drew(to=(1, 2), seat=0, card="blue", value=2),
    )
    assert change.state.aside == (Aside(0, "blue", 7, 1),)
    assert change.state.racks[0] == (2, 1, 4, 4, 6, 0)
    assert change.state.piles[0] == (3, 4)
    for seat in (None, 0, 1, 2):
        assert GAME.view(change.state, seat).aside == change.state.aside


def test_an_exchanged_card_lies_open_for_the_rest_of_the_game() -> None:
    state = play(checked(TWO, "a 13, b 1-2").state, ("a", Exchange("blue"))).state
    state = bets(rolled(state, DICE), "a 0, b 0-1").state
    state = play(state, ("a", Exchange("blue")), ("b", Exchange("red"))).state
    assert state.aside == (Aside(0, "blue", 7, 1), Aside(0, "blue", 2, 2), Aside(1, "red", 1, 2))


def test_furthest_behind_after_all_moves_exchanges_first() -> None:
    """c rolls and a is last in the round, but c's 5 points take it past b and a."""
    state = checked(FOUR, "a 0, b 0-1, c 12-14, d 0-3", "0:cd 1:b 2:a").state
    assert pawns(state) == "0:d 1:b 2:a 5:c"
    assert state.exchanging == (3, 1, 0)
    order = []
    while state.exchanging:
        order.append(asked(state))
        state = play(state, (order[-1], Exchange("grey" if order[-1] != "d" else "red"))).state
    assert order == ["d", "b", "a"]


def test_an_empty_pile_is_not_on_offer() -> None:
    piles = "p 234 . 236 . 237 ."
    state = checked(f"{TWO} x 0 3 0 2 0 1\n {piles}", "a 13, b 1-2").state
    assert moves(state, "a") == (Exchange("blue"), Exchange("yellow"), Exchange("red"))


def test_the_last_colour_with_cards_is_exchanged_without_asking() -> None:
    change = checked(f"{TWO} p . . . . 23 .", "a 13, b 0-1")
    assert of_type(change, Exchanged, Drew) == [
        Exchanged(seat=0, card="red", value=6),
        Drew(to=(1,), seat=0, card="red", value=2),
        Exchanged(seat=1, card="red", value=1),
        Drew(to=(0,), seat=1, card="red", value=3),
    ]
    assert change.state.round == 2


def test_piles_may_run_out_between_two_players() -> None:
    change = checked(f"{TWO} p . . . . 2 .", "a 13, b 0-1")
    assert of_type(change, Exchanged) == [Exchanged(seat=0, card="red", value=6)]
    assert of_type(change, PilesEmpty) == [PilesEmpty(seats=(1,))]
    assert change.state.round == 2


def test_with_all_piles_empty_nobody_exchanges() -> None:
    change = checked(f"{TWO} p . . . . . .", "a 13, b 0-1")
    assert of_type(change, Exchanged, PilesEmpty) == [PilesEmpty(seats=(0, 1))]
    assert asked(change.state) == "a"
    assert change.state.step == "roll"


def test_neutral_racks_never_change() -> None:
    state = play(checked(TWO, "a 13, b 1-2").state, ("a", Exchange("blue"))).state
    assert state.racks[2:] == table(TWO).racks[2:]


def test_cards_are_exchanged_in_the_last_round_too_before_the_final_guess() -> None:
    state = checked(TWO, "a 13, b 1-2", round=10).state
    assert moves(state, "a") == ALL
    change = play(state, ("a", Exchange("grey")))
    assert of_type(change, FinalGuessBegins)
    assert change.state.step == "guess"


def test_the_next_round_is_rolled_by_whoever_is_furthest_behind_then() -> None:
    state = checked(TWO, "a 12, b 1-2").state
    assert (state.round, state.order, asked(state)) == (2, (1, 0), "b")
    assert (state.dice, state.strips) == ((), (None, None))


def test_a_second_exchange_of_a_colour_draws_the_next_card() -> None:
    state = checked(TWO, "a 13, b 0-1").state
    state = play(state, ("a", Exchange("blue")), ("b", Exchange("blue"))).state
    assert (state.racks[0][0], state.racks[1][0], state.piles[0]) == (2, 3, (4,))
