"""With assistance each bet says its chance: by counting every rack, and for its player alone."""

from itertools import product

import pytest

from bot.words import Speaker
from renderers.catalog import PICTURES
from rules.core.asks import Choose
from rules.core.record import Seat
from rules.think_str8 import GAME
from rules.think_str8.box import VALUES
from rules.think_str8.scoring import hidden_sum, hint
from rules.think_str8.state import Rack, State, Strip
from tests.contract.play import by_robot, played
from tests.renderers.think_str8.positions import speaker

PICTURE = PICTURES["think-str8"]


def laying(seed: int, assist: str = "on") -> list[tuple[State, Seat]]:
    """Everybody who lays a strip in a game of robots."""
    play = played(GAME, 2, {"assist": assist, "colours": "5"}, seed=seed, player=by_robot)
    return [
        (state, seat)
        for state in play.states
        if state.step == "strips"
        for seat, strip in enumerate(state.strips)
        if strip is not None and strip.first is None
    ]


def labels(state: State, seat: Seat) -> list[str]:
    """What stands on the bets in private."""
    (question,) = PICTURE.ask(GAME.view(state, seat), GAME.asks(state)[seat]).questions
    assert isinstance(question, Choose)
    parts = [option.parts[0] for option in question.options]
    return [speaker()(f"part-{part.word}", **part.facts) for part in parts]


def agrees(state: State, seat: Seat, rack: Rack) -> bool:
    """Whether this rack would have met every hint that its player was given."""
    for played_round in state.rounds:
        old = {
            card.colour: card.value
            for card in reversed(state.aside)
            if card.seat == seat and card.round >= played_round.number
        }
        cards = tuple(old.get(c, v) for c, v in zip(state.colours, rack, strict=True))
        total = hidden_sum(cards, state.colours, played_round.dice)
        (check,) = (check for check in played_round.checks if check.seat == seat)
        if hint(check.first, check.cells, total) != check.hint:
            return False
    return True


def counted(state: State, seat: Seat, strip: Strip) -> list[str]:
    """The same labels, by trying every rack of cards that lie nowhere open."""
    unseen = [
        [
            value
            for value in VALUES
            if all(rack[column] != value for n, rack in enumerate(state.racks) if n != seat)
            and not any(a.colour == colour and a.value == value for a in state.aside)
        ]
        for column, colour in enumerate(state.colours)
    ]
    racks = [rack for rack in product(*unseen) if agrees(state, seat, rack)]
    sums = [hidden_sum(rack, state.colours, state.dice) for rack in racks]
    found = []
    for first in range(22 - strip.cells + 1):
        last = first + strip.cells - 1
        hits = sum(first <= total <= last for total in sums)
        least, most = int(hits > 0), 100 - int(hits < len(racks))
        chance = min(max(least, round(100 * hits / len(racks))), most)
        where = str(first) if strip.cells == 1 else f"{first}–{last}"
        found.append(f"{where} · {chance}%")
    return found


@pytest.mark.parametrize("seed", range(3))
def test_each_bet_says_the_share_of_the_racks_that_are_still_possible(seed: int) -> None:
    for state, seat in laying(seed)[::3]:
        strip = state.strips[seat]
        assert strip is not None
        assert labels(state, seat) == counted(state, seat, strip)


def test_without_assistance_a_bet_says_where_it_lies_and_no_more() -> None:
    state, seat = laying(0, assist="off")[0]
    assert not any("%" in label for label in labels(state, seat))


def test_what_everybody_may_read_of_the_question_has_no_chance() -> None:
    """The board's controls are made of this: the chance depends on what others may not see."""
    for state, seat in laying(1):
        for option in GAME.asks(state)[seat].questions[0].options:
            assert all("chance" not in part.facts for part in option.parts)


def test_in_french_the_chance_does_not_break_off() -> None:
    say = Speaker("fr", "think-str8")
    said = say("part-range-chance", cells=4, first=8, last=11, chance=41)
    assert said == "8–11 · 41\u202f%"
