"""Rounds and their bonuses (p. 2), the order of play, and solo (p. 12)."""

from collections import Counter
from itertools import product

import pytest

from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.game import advance
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, Done, GiveUpRoll, Reroll, Roll
from rules.tres_fute_4ever.box import TOOLS
from rules.tres_fute_4ever.events import PassiveTurnBegan, Presented, RoundBegan, TurnBegan
from rules.tres_fute_4ever.state import State
from tests.rules.notation import Scripted
from tests.rules.tres_fute_4ever.notation import do, faces, offered, play

PRESSED = {"auto-roll": "off"}
"""Somebody has to press for every roll."""


def given_up(state: State, luck: Luck) -> tuple[State, list[object]]:
    """A turn in which nobody enters anything but the black "?" of round 4."""
    events, begun = [], (state.round, state.active, state.passive_turn)
    while not state.over and (state.round, state.active, state.passive_turn) == begun:
        seat, ask = min(GAME.asks(state).items())
        quiet = [m for m in ask.moves if isinstance(m, Roll | GiveUpRoll | Decline | Done)]
        change = advance(GAME, state, seat, (quiet or ask.moves)[-1], luck)
        state, events = change.state, [*events, *change.events]
    return state, events


@pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_number_of_rounds_and_turns(seats: int, rounds: int):
    luck = Luck(b"0")
    state, began = GAME.new(seats, PRESSED, luck), []
    assert state.rounds == rounds
    while not state.over:
        began.append((state.round, state.active))
        state, _ = given_up(state, luck)
    turns = seats if seats > 1 else 2
    assert len(began) == rounds * turns
    order = [active for _, active in began]
    assert order == [(state.first + turn // (turns // seats)) % seats for turn in range(len(began))]


def test_the_first_active_player_is_drawn():
    assert {GAME.new(4, PRESSED, Scripted([n])).active for n in (1, 2, 3, 4)} == {0, 1, 2, 3}


def test_everybody_gets_the_rounds_bonus_before_its_first_roll():
    luck, seen = Luck(b"0"), []
    state = GAME.new(2, PRESSED, luck)
    while not state.over:
        if state.active == state.first:
            passive = state.players[1 - state.active]
            tools = [passive.sheet.bar(tool).gained for tool in TOOLS]
            seen.append((state.round, *tools, passive.pool))
        state, _ = given_up(state, luck)
    assert seen[:4] == [
        (1, 1, 0, 0, ()),
        (2, 1, 1, 0, ()),
        (3, 1, 1, 1, ()),
        (4, 1, 1, 1, ("black",)),
    ]
    assert [marks for *_, marks in seen[4:]] == [(), ()]


def test_round_bonuses_are_told():
    luck, began = Luck(b"0"), []
    state = GAME.new(4, PRESSED, luck)
    while not state.over:
        state, events = given_up(state, luck)
        began += [event.bonus for event in events if isinstance(event, RoundBegan)]
    assert began == [("extra",), ("polish",), ("black",)]


def in_round_4(seats: int) -> State:
    luck = Luck(b"0")
    state = GAME.new(seats, PRESSED, luck)
    while state.round < 4:
        state, _ = given_up(state, luck)
    return state


def test_in_round_4_everybody_uses_the_black_mark_and_the_roll_waits_for_all():
    state = in_round_4(3)
    assert set(GAME.asks(state)) == {0, 1, 2}
    state = play(state, "?black: pink 1", seat=state.active).state
    assert set(GAME.asks(state)) == {0, 1, 2} - {state.active}
    for seat in sorted(GAME.asks(state)):
        state = play(state, "?black: pink 1", seat=seat).state
    assert offered(state, state.active) == {"Roll"}


def test_the_dice_roll_by_themselves_when_the_table_wants_it():
    luck = Luck(b"0")
    state = GAME.new(2, {"auto-roll": "on"}, luck)
    assert state.players[state.active].doing == "choose"
    state = advance(GAME, state, state.active, GiveUpRoll(), luck).state
    assert (state.roll, state.players[state.active].doing) == (2, "choose")


# Solo


def before_solo_passive() -> State:
    """Round 1, the active turn given up."""
    state = GAME.new(1, PRESSED, Scripted())
    for _ in range(3):
        state = do(do(state, Roll(), luck="1 1 1 1 1 1").state, GiveUpRoll()).state
    assert state.passive_turn
    return state


def solo_passive(rolled: str) -> State:
    """The passive turn with these dice; the lots leave the order of the colours."""
    return do(before_solo_passive(), Roll(), luck=f"{rolled} 6 5 4 3 2").state


def test_solo_example_p12():
    """Blue 1, pink 2 and one of three 3s go to the tray; lots decide, each 3 as likely."""
    before = before_solo_passive()
    lots = product(*(range(1, n + 1) for n in (6, 5, 4, 3, 2)))
    trays = Counter(
        faces(do(before, Roll(), luck=f"3 1 3 3 2 5 {' '.join(map(str, lot))}").state, "tray")
        for lot in lots
    )
    assert trays == {"Y3 B1 P2": 240, "B1 S3 P2": 240, "B1 G3 P2": 240}


def test_the_other_dice_lie_on_the_boxes_in_solo():
    state = solo_passive("3 1 6 4 2 5")
    assert (faces(state, "tray"), faces(state, "box")) == ("Y3 B1 P2", "S6 G4 W5")
    assert sorted(state.boxes) == ["green", "grey", "white"]


def test_solo_passive_takes_from_the_tray_without_a_reroll():
    state = solo_passive("1 1 1 4 4 4")
    assert state.players[0].sheet.reroll.left == 1
    assert {text[0] for text in offered(state)} == {"Y", "B", "S", "D"}
    with pytest.raises(Refused, match="not-offered"):
        do(state, Reroll())


def test_solo_rounds_have_an_active_and_a_passive_turn():
    luck = Luck(b"0")
    state, events = given_up(GAME.new(1, PRESSED, luck), luck)
    assert [type(event) for event in events if isinstance(event, PassiveTurnBegan)]
    assert not [event for event in events if isinstance(event, Presented)]
    state, events = given_up(state, luck)
    assert (state.round, state.passive_turn) == (2, False)
    assert [event for event in events if isinstance(event, Presented)]
    assert [event for event in events if isinstance(event, TurnBegan)]


def test_the_solo_game_ends_after_the_sixth_passive_turn():
    luck = Luck(b"0")
    state = GAME.new(1, PRESSED, luck)
    while not state.over:
        before = state
        state, _ = given_up(state, luck)
    assert (before.round, before.passive_turn) == (6, True)
