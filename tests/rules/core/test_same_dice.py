"""The same dice for everybody who plays alone: by the place of a throw, whatever was decided."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.tables import today
from rules.catalog import GAMES
from rules.core.chance import Luck, SameLuck
from rules.core.game import AnyGame, advance
from rules.core.record import Event
from rules.tres_fute_4ever.events import Rolled as Thrown
from rules.yahtzee.state import Rolled

ALONE = {key: game for key, game in GAMES.items() if game.course}
EVERY = pytest.mark.parametrize("game", ALONE.values(), ids=ALONE)
SECRETS = st.binary(min_size=1, max_size=4)


def played(game: AnyGame, secret: bytes, choices: bytes) -> tuple[Any, list[Event]]:
    """A whole game with these dice, decided by lot: how it ends, and all that was told of it."""
    luck, chance = SameLuck(secret), Luck(choices)
    state = game.new(1, {}, luck)
    events = list(game.opening(state))
    while asks := game.asks(state):
        change = advance(game, state, 0, asks[0].sample(chance), luck, asks)
        state, events = change.state, [*events, *change.events]
    return state, events


def firsts(events: list[Event]) -> list[Any]:
    """The first rolls of all turns, in their order."""
    rolled = [event for event in events if isinstance(event, Rolled | Thrown)]
    return [event.dice for event in rolled if event.roll == 1]


@EVERY
@settings(max_examples=15, deadline=None, phases=[Phase.generate])
@given(SECRETS, SECRETS)
def test_whoever_decides_the_same_ends_with_the_same_sheet(
    game: AnyGame, secret: bytes, choices: bytes
) -> None:
    assert played(game, secret, choices) == played(game, secret, choices)


@EVERY
@settings(max_examples=15, deadline=None, phases=[Phase.generate])
@given(SECRETS, SECRETS, SECRETS)
def test_whatever_was_rolled_before_every_turn_begins_with_the_same_roll(
    game: AnyGame, secret: bytes, one: bytes, other: bytes
) -> None:
    _, mine = played(game, secret, one)
    _, theirs = played(game, secret, other)
    assert firsts(mine) == firsts(theirs)
    assert firsts(mine)


@EVERY
def test_another_day_has_other_dice(game: AnyGame) -> None:
    days = [firsts(played(game, secret, b"choices")[1]) for secret in (b"one", b"two")]
    assert days[0] != days[1]


def test_todays_games_are_those_that_one_can_play_alone() -> None:
    assert set(today.GAMES) == set(ALONE)
