"""A duel: the same dice for the same place of a throw, and nobody sees anybody else's game."""

import pickle
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalog import GAMES, with_duels
from rules.core.chance import KeyedLuck, Luck
from rules.core.duel import LaidOpen, Withdraw
from rules.core.errors import Refused
from rules.core.game import AnyGame, Change, advance
from rules.core.record import Event
from rules.core.replay import Step, replay
from rules.tres_fute_4ever.events import Rolled as Thrown
from rules.yahtzee.state import Rolled

DUELS = {key: game for key, game in with_duels(GAMES).items() if game.duel}
EVERY = pytest.mark.parametrize("game", DUELS.values(), ids=DUELS)

SEED = b"the secret of a duel"


class Played:
    """A duel that goes on, with everything that was told of it."""

    def __init__(self, game: AnyGame, seats: int = 2, seed: bytes = SEED) -> None:
        self.game, self.luck = game, KeyedLuck(seed)
        self.first = self.state = game.new(seats, {}, self.luck)
        self.events: list[Event] = list(game.opening(self.state))
        self.steps: list[Step] = []

    def move(self, seat: int, action: Any) -> Change[Any]:
        before = len(self.luck.tape)
        change = advance(self.game, self.state, seat, action, self.luck)
        self.steps.append(Step(seat, action, tuple(self.luck.tape[before:])))
        self.state = change.state
        self.events += change.events
        return change

    def plays(self, seat: int, chance: Luck, most: int = 1000) -> None:
        """This seat alone answers at random, so many times or to its end."""
        for _ in range(most):
            if seat not in (asks := self.game.asks(self.state)):
                return
            self.move(seat, asks[seat].sample(chance))


def firsts(played: Played, seat: int) -> list[tuple[Any, ...]]:
    """The first rolls of a seat's turns, in their order."""
    rolled = [e for e in played.events if isinstance(e, Rolled | Thrown) and e.seat == seat]
    return [event.dice for event in rolled if event.roll == 1]


@EVERY
@settings(max_examples=8, deadline=None)
@given(st.binary(min_size=1, max_size=4), st.binary(min_size=1, max_size=4))
def test_whoever_decides_the_same_ends_with_the_same_sheet(
    game: AnyGame, seed: bytes, choices: bytes
) -> None:
    played = Played(game, 3, seed)
    played.plays(0, Luck(choices))
    played.plays(2, Luck(b"otherwise"))
    played.plays(1, Luck(choices))
    assert played.state.games[0] == played.state.games[1]
    result = game.result(played.state)
    assert result is not None
    assert result.scores[0] == result.scores[1]


@EVERY
@settings(max_examples=8, deadline=None)
@given(st.binary(min_size=1, max_size=4), st.binary(min_size=1, max_size=4))
def test_whatever_somebody_decides_the_next_turn_begins_with_the_same_roll(
    game: AnyGame, seed: bytes, choices: bytes
) -> None:
    played = Played(game, 2, seed)
    played.plays(0, Luck(choices))
    played.plays(1, Luck(b"otherwise"))
    assert firsts(played, 0) == firsts(played, 1)
    assert played.state.games[0] != played.state.games[1]


@settings(max_examples=10, deadline=None)
@given(st.binary(min_size=1, max_size=4), st.data())
def test_a_die_falls_alike_for_everybody_who_throws_it_in_the_same_roll(
    seed: bytes, data: st.DataObject
) -> None:
    """Turn 1, roll 2: whichever dice somebody throws again, each shows what it shows to others."""
    played = Played(DUELS["yahtzee-duel"], 2, seed)
    thrown: list[dict[int, int]] = []
    for seat in (0, 1):
        asked = played.game.asks(played.state)[seat].questions[0]
        picked = data.draw(st.sets(st.integers(0, 4), min_size=1))
        move = asked.with_picked(tuple(picked))  # type: ignore[union-attr]
        (rolled,) = [e for e in played.move(seat, move).events if isinstance(e, Rolled)]
        thrown.append({place: rolled.dice[place] for place in picked})
    both = thrown[0].keys() & thrown[1].keys()
    assert {place: thrown[0][place] for place in both} == {p: thrown[1][p] for p in both}


@EVERY
def test_everybody_begins_alike_and_another_secret_begins_otherwise(game: AnyGame) -> None:
    duel, other = Played(game, 8), Played(game, 8, b"another secret")
    assert len(set(map(msgspec.json.encode, duel.state.games))) == 1
    assert duel.state != other.state


@EVERY
def test_nobody_learns_anything_of_another_game_before_the_end(game: AnyGame) -> None:
    """What Ben sees and is asked does not depend on what Ana has chosen, only on how far she is."""
    seen = []
    for choices in (b"one way", b"another way"):
        played = Played(game)
        told = []
        while game.course is not None and game.course.done(played.state.games[0]) < 3:
            chance = Luck(choices, len(played.steps))
            told += played.move(0, game.asks(played.state)[0].sample(chance)).events
        assert all(event.to == (0,) for event in told)
        views = [game.view(played.state, seat) for seat in (1, None)]
        seen.append((views, game.asks(played.state)[1], played.state.games[0]))
    (views, asked, own), (other_views, other_asked, other_own) = seen
    assert own != other_own
    assert views == other_views
    assert asked == other_asked


@EVERY
def test_everything_that_is_asked_is_private(game: AnyGame) -> None:
    played = Played(game, 4)
    assert sorted(game.asks(played.state)) == [0, 1, 2, 3]
    for ask in game.asks(played.state).values():
        assert all(question.private for question in ask.questions)


@EVERY
def test_all_is_laid_open_when_the_last_one_has_played(game: AnyGame) -> None:
    played = Played(game)
    played.plays(0, Luck(b"a"))
    assert not game.view(played.state, None).opened
    assert game.result(played.state) is None
    played.plays(1, Luck(b"b"))
    assert isinstance(played.events[-1], LaidOpen)
    view = game.view(played.state, None)
    assert len(view.opened) == 2
    assert view.winners
    assert not game.asks(played.state)


@EVERY
def test_whoever_leaves_off_has_no_place(game: AnyGame) -> None:
    played = Played(game, 3)
    played.plays(0, Luck(b"a"), most=5)
    played.plays(1, Luck(b"b"))
    for seat in (0, 2):
        played.move(seat, Withdraw())
    result = game.result(played.state)
    assert result is not None
    assert result.places == (0, 1, 0)
    assert result.why == "time-up"
    assert game.view(played.state, None).winners == (1,)


@EVERY
def test_nobody_is_offered_to_leave_off_and_nobody_does_so_twice(game: AnyGame) -> None:
    played = Played(game)
    ask = game.asks(played.state)[0]
    assert Withdraw() not in ask.moves
    played.move(0, Withdraw())
    with pytest.raises(Refused):
        played.move(0, Withdraw())


@EVERY
def test_the_log_replays_to_the_end_and_states_can_be_written(game: AnyGame) -> None:
    played = Played(game)
    played.plays(0, Luck(b"a"))
    played.plays(1, Luck(b"b"), most=7)
    played.move(1, Withdraw())
    assert replay(game, played.first, played.steps) == played.state
    written = msgspec.json.encode(played.state)
    assert msgspec.json.decode(written, type=game.State) == played.state
    for event in played.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=game.Event) == event


@EVERY
def test_robots_think_in_other_processes(game: AnyGame) -> None:
    state = game.new(2, {}, KeyedLuck(SEED))
    view, ask = game.view(state, 1), game.asks(state)[1]
    for level in ("easy", "good"):
        think = pickle.loads(pickle.dumps(game.at_level(level)))
        action = think(pickle.loads(pickle.dumps(view)), ask, Luck(b"robot"))
        assert ask.accepts(action)


@EVERY
def test_a_state_of_earlier_rules_is_upgraded_for_every_seat(game: AnyGame) -> None:
    own = GAMES[game.key.removesuffix("-duel")]
    assert game.upgrades.keys() == own.upgrades.keys()
    assert game.rules_version == own.rules_version


@EVERY
@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (8, True), (9, False)])
def test_two_to_eight_play(game: AnyGame, seats: int, fits: bool) -> None:
    assert (game.fits({}, seats) is None) == fits
