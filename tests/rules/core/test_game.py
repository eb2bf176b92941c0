"""`advance`, options, places and the log, on the toy game."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rules.core.chance import Luck
from rules.core.errors import Refusal, Refused, TapeMismatch
from rules.core.game import (
    Change,
    TableOption,
    advance,
    agreed,
    awaited,
    must_fit,
    ranked,
    settled,
    unfit,
    winners,
)
from rules.core.record import Event, Record, kebab, tag_of
from rules.core.replay import Step, replay, upgraded
from tests.toy import TOY
from tests.toy.state import DrewCard, Lay, Pass

SAVES = Path(__file__).parents[2] / "saves"
DECLARED = (
    TableOption("pace", ("slow", "fast"), "slow"),
    TableOption("dogs", ("off", "on"), "off"),
)


def test_missing_options_take_their_default() -> None:
    assert settled(DECLARED, {"dogs": "on"}) == {"pace": "slow", "dogs": "on"}


@pytest.mark.parametrize(
    ("given", "code", "facts"),
    [
        ({"cats": "on"}, "unknown-option", {"name": "cats"}),
        ({"pace": "on"}, "unknown-choice", {"name": "pace", "value": "on"}),
    ],
)
def test_unknown_options_are_refused(
    given: dict[str, str], code: str, facts: dict[str, str]
) -> None:
    with pytest.raises(Refused) as refused:
        settled(DECLARED, given)
    assert refused.value.refusal == Refusal(code, facts)
    assert unfit(DECLARED, given, 2, range(2, 5)) == Refusal(code, facts)


def test_the_number_of_players_must_fit() -> None:
    fitting = [unfit(DECLARED, {}, seats, range(2, 4)) for seats in range(1, 5)]
    assert fitting == [
        Refusal("too-few-players", {"least": 2, "players": 1}),
        None,
        None,
        Refusal("too-many-players", {"most": 3, "players": 4}),
    ]


def test_must_fit_raises_the_refusal() -> None:
    must_fit(None)
    with pytest.raises(Refused, match="too-many"):
        must_fit(Refusal("too-many"))


def test_what_is_agreed_is_all_options_of_a_table_that_fits() -> None:
    assert agreed(DECLARED, {"dogs": "on"}, None) == {"pace": "slow", "dogs": "on"}
    with pytest.raises(Refused, match="too-many"):
        agreed(DECLARED, {}, Refusal("too-many"))


def test_equal_scores_share_a_place_and_the_next_one_is_left_out() -> None:
    assert ranked((5, 9, 5, 1)) == (2, 1, 2, 4)


def test_what_comes_second_decides_between_equal_standings() -> None:
    assert ranked(((9, 1), (9, 4), (3, 8))) == (2, 1, 3)


def test_everybody_in_first_place_wins() -> None:
    assert winners((5, 9, 5)) == (1,)
    assert winners((9, 5, 9)) == (0, 2)
    assert winners(((9, 1), (9, 4))) == (1,)


class Counter(Record, frozen=True):
    number: int


class Counted(Event, frozen=True):
    number: int


def counted(counter: Counter, by: int = 1) -> Change[Counter]:
    after = Counter(counter.number + by)
    return Change(after, (Counted(number=after.number),))


def counted_below(counter: Counter, limit: int) -> Change[Counter] | None:
    return counted(counter) if counter.number < limit else None


def test_one_step_follows_another_and_both_are_told_in_order() -> None:
    change = counted(Counter(0)).then(counted).then(counted, by=5)
    assert change.state == Counter(7)
    assert change.events == (Counted(number=1), Counted(number=2), Counted(number=7))


def test_a_change_carries_on_until_there_is_no_step() -> None:
    change = counted(Counter(0)).carry_on(counted_below, 3)
    assert change.state == Counter(3)
    assert change.events == tuple(Counted(number=number) for number in (1, 2, 3))
    assert change.carry_on(counted_below, 3) == change


def test_advance_refuses_with_a_code() -> None:
    state = TOY.new(2, {}, Luck(b"0"))
    with pytest.raises(Refused) as refused:
        advance(TOY, state, 2, Pass(), Luck(b"0"))
    assert refused.value.refusal == Refusal("not-asked", {"seats": (0, 1)})
    with pytest.raises(Refused, match="not-offered"):
        advance(TOY, state, 0, Lay((7,)), Luck(b"0"))


def test_a_seat_that_may_still_change_its_answer_is_not_awaited() -> None:
    state = TOY.new(3, {}, Luck(b"0"))
    laid = advance(TOY, state, 1, Lay((0,)), Luck(b"0")).state
    assert awaited(TOY.asks(laid)) == (0, 2)
    assert advance(TOY, laid, 1, Lay((1,)), Luck(b"0")).state.laid == (None, (1,), None)


def test_types_are_named_in_kebab_case() -> None:
    assert kebab("StartingRoll") == "starting-roll"
    assert tag_of(DrewCard(colour="red", number=1)) == "drew-card"
    assert msgspec.json.encode(Lay((0,))) == b'{"move":"lay","picked":[0]}'


def test_replay_wants_every_draw_of_the_tape() -> None:
    state = TOY.new(2, {}, Luck(b"0"))
    with pytest.raises(TapeMismatch):
        replay(TOY, state, [Step(0, Pass(), ((6, 0),))])
    assert replay(TOY, state, [Step(0, Pass())]).laid == ((), None)


def test_an_old_save_is_upgraded_to_a_raised_rules_version() -> None:
    old = msgspec.json.decode((SAVES / "toy-v1.json").read_bytes())
    head = msgspec.json.encode(old["head"])
    state = upgraded(TOY, head, 1)
    assert state.burnt == ()
    assert upgraded(TOY, msgspec.json.encode(state), TOY.rules_version) == state


def test_without_its_upgrade_an_old_save_does_not_load() -> None:
    """`pile` was called `stock` in a version that never was."""
    state = TOY.new(2, {}, Luck(b"0"))
    shape = msgspec.to_builtins(state)
    shape["stock"] = shape.pop("pile")
    head = msgspec.json.encode(shape)
    renamed = {
        2: lambda old: {**{k: v for k, v in old.items() if k != "stock"}, "pile": old["stock"]}
    }
    raised = replace(TOY, rules_version=3, upgrades=renamed)
    assert upgraded(raised, head, 2) == state
    with pytest.raises(msgspec.ValidationError):
        upgraded(replace(TOY, rules_version=3, upgrades={}), head, 2)


def test_versions_without_a_change_of_shape_need_no_upgrade() -> None:
    state = TOY.new(2, {}, Luck(b"0"))
    assert upgraded(replace(TOY, rules_version=5), msgspec.json.encode(state), 2) == state
