"""What is read instead of seen: enough to play by, short enough for Discord."""

import pytest
from msgspec.structs import replace

from renderers.catalog import PICTURES
from renderers.desfausse.rules import EXAMPLES, shed
from renderers.emojis import EMOJIS
from rules.core.asks import Choose
from rules.desfausse import GAME
from rules.desfausse.actions import Confirm, GiveTo, Keep, NewRoll, Pass, Roll, Stop
from rules.desfausse.calls import can_shed
from rules.desfausse.state import with_answers
from tests.contract.play import played
from tests.renderers.desfausse.positions import (
    closing,
    giving,
    nine,
    over,
    rolling,
    seen,
    sharing,
    speaker,
)

ALT, TEXT = PICTURES["desfausse"].alt, PICTURES["desfausse"].text


def test_ones_own_dice_and_decision_come_first() -> None:
    alt = ALT(seen(rolling(), 0), speaker()).text()
    assert alt.startswith(
        "Dice for the second roll. "
        "Your dice: red 4, green 4, red devil, green 2, big red devil, big green 5. "
        "You play “small exorcism”. You roll green 4, red devil, green 2."
    )
    assert "Benjamin: red 2, green 3, big red 5. Trophies: recolour one die." in alt


def test_what_was_rolled_last_and_who_has_shed_is_told() -> None:
    state = rolling()
    assert ALT(seen(state, 0), speaker()).changed == (
        "A new turn: all dice have just been rolled.",
    )
    first = state.players[0]
    rolled = tuple(replace(die, fresh=place < 2) for place, die in enumerate(first.dice))
    players = (replace(first, dice=rolled, has_shed=True), *state.players[1:])
    changed = ALT(seen(replace(state, players=players), 1), speaker()).changed
    assert changed == ("Rolled last: Ana red 4, green 4.", "Shed this turn: Ana.")


def test_nobody_else_reads_what_a_seat_has_decided() -> None:
    for seat in (None, 1, 2):
        for words in (
            ALT(seen(rolling(), seat), speaker()).text(),
            *TEXT(seen(rolling(), seat), speaker()),
        ):
            assert "You roll" not in words


def test_dice_that_are_shared_are_told_until_all_are_handed_out() -> None:
    alt = ALT(seen(sharing(), 0), speaker()).text()
    assert "Still to hand out: green 4, green 4. You take “recolour one die”." in alt
    assert "Cursed this turn: Maximiliane." in alt


@pytest.mark.parametrize(
    ("state", "answers", "told"),
    [
        (rolling(), (Stop(),), "You stop."),
        (rolling(), (Roll((0,)),), "You roll red 4."),
        (closing(), (Pass(),), "You play no trophy."),
        (closing(), (NewRoll((1,)),), "You play “new roll” and roll green 4."),
        (sharing(), (Keep(),), "You shed nothing at this call."),
        (sharing(), (GiveTo(2, (0, 1)), Confirm()), "To Cleo: green 4, green 4."),
    ],
)
def test_every_decision_has_its_sentence(state: object, answers: object, told: str) -> None:
    decided = with_answers(state, 0, answers)  # type: ignore[arg-type]
    assert told in ALT(seen(decided, 0), speaker()).text()


def test_the_text_has_the_whole_table() -> None:
    text = "\n\n".join(TEXT(seen(nine()), speaker()))
    assert "**The 4s are called** · Round 3 · turn 5 · 2 round tokens win" in text
    assert "**Cleo**\n- 9 dice: big red devil" in text
    assert "Received this turn, lying apart: green 4, big red 5." in text
    assert "The single die stays: other dice have arrived." in text
    assert "- 0 × new roll (2 or more dice shed)" in text
    assert "Hell: red 2, red 3, big red 4, green 4, big green 5, red 6, red devil." in text
    assert "Round 2 won by Benjamin and Maximiliane." in text


def test_the_winner_is_told() -> None:
    assert "Benjamin is the Purifier!" in ALT(seen(over()), speaker()).text()
    assert "Gifts for the cursed" in ALT(seen(giving()), speaker()).text()


def test_the_examples_on_the_pages_of_rules_are_right() -> None:
    assert [shed(dice)["count"] for dice in EXAMPLES] == [3, 2, 0]
    assert [can_shed(dice, dice[0].face) for dice in EXAMPLES] == [True, True, False]


def test_every_icon_on_a_button_is_drawn() -> None:
    play = played(GAME, 3, {}, seed=1)
    icons = set()
    for state in play.states:
        for ask in GAME.asks(state).values():
            for question in ask.questions:
                options = question.options if isinstance(question, Choose) else ()
                parts = [part for option in options for part in option.parts]
                parts += [] if isinstance(question, Choose) else question.items
                icons |= {part.icon.replace("-", "") for part in parts}
    assert len(icons) > 20
    assert icons - {""} <= EMOJIS.keys()
