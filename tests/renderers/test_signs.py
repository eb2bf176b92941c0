"""A game in signs: one for each turn, by how well it went, and nothing of its dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.catalog import PICTURES
from renderers.core.signs import SIGNS, levels, sign
from renderers.tres_fute_4ever import line as tres_fute
from renderers.yahtzee import line as yahtzee
from rules.catalog import GAMES
from rules.core.chance import Luck, SameLuck
from rules.core.game import advance
from rules.core.record import Event
from rules.tres_fute_4ever.events import CrossedBlue, RoundBegan
from rules.yahtzee.box import BOXES
from rules.yahtzee.state import Wrote, YahtzeeBonus

NOTHING, LITTLE, GOOD, STAR = SIGNS


def wrote(box: str, points: int) -> Wrote:
    return Wrote(seat=0, box=box, points=points)


@pytest.mark.parametrize(
    ("box", "points", "expected"),
    [
        ("aces", 0, NOTHING),
        ("aces", 2, LITTLE),
        ("aces", 3, GOOD),
        ("aces", 4, STAR),
        ("sixes", 17, LITTLE),
        ("sixes", 18, GOOD),
        ("sixes", 24, STAR),
        ("full-house", 0, NOTHING),
        ("full-house", 25, GOOD),
        ("large-straight", 40, GOOD),
        ("yahtzee", 0, NOTHING),
        ("yahtzee", 50, STAR),
        ("chance", 5, LITTLE),
        ("chance", 18, GOOD),
        ("chance", 24, STAR),
    ],
)
def test_a_box_is_judged_by_what_it_could_have_given(box: str, points: int, expected: str) -> None:
    assert yahtzee.line([wrote(box, points)]) == expected


def test_a_further_yahtzee_has_the_highest_sign() -> None:
    events: list[Event] = [wrote("chance", 5), YahtzeeBonus(seat=0, points=100)]
    assert yahtzee.line(events) == STAR


def test_a_round_of_tres_fute_is_judged_by_how_much_was_entered() -> None:
    entry = CrossedBlue(seat=0, row=1, column=1)
    began = RoundBegan(round=2, rounds=6, bonus=(), gifts=0)
    events = [entry, began, *[entry] * 7, began, began, *[entry] * 11]
    assert tres_fute.line(events) == f"{LITTLE}{GOOD}{NOTHING}{STAR}"


@pytest.mark.parametrize(("key", "turns"), [("yahtzee", len(BOXES)), ("tres-fute-4ever", 6)])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_whole_game_has_a_sign_for_each_turn(key: str, turns: int, seed: int) -> None:
    game, luck, choices = GAMES[key], SameLuck(bytes([seed])), Luck(bytes([seed]))
    state, events = game.new(1, {}, luck), list[Event]()
    while asks := game.asks(state):
        change = advance(game, state, 0, asks[0].sample(choices), luck)
        state, events = change.state, [*events, *change.events]
    line = PICTURES[key].line
    assert line is not None
    assert len(levels(line(events))) == turns


@given(st.lists(st.integers(0, len(SIGNS) - 1)))
def test_signs_are_read_back(shown: list[int]) -> None:
    assert levels("".join(SIGNS[level] for level in shown)) == tuple(shown)


@given(st.integers(0, 100), st.integers(0, 100), st.tuples(*[st.integers(0, 60)] * 3))
def test_more_never_has_a_lower_sign(one: int, other: int, marks: tuple[int, ...]) -> None:
    low, high = sorted((one, other))
    marks = tuple(sorted(marks))
    assert SIGNS.index(sign(low, marks)) <= SIGNS.index(sign(high, marks))
