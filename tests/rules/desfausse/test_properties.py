"""What holds in every game, whatever is played."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words import LANGUAGES, Speaker
from rules.core.asks import Ask, Part, Pick
from rules.core.chance import Luck
from rules.core.game import Options, awaited
from rules.core.record import Reconsider
from rules.core.replay import replay
from rules.desfausse import GAME
from rules.desfausse.box import ALL_TROPHIES, MOST_DICE
from rules.desfausse.state import State
from tests.contract.play import played
from tests.rules.desfausse.contract import recounted, redeal

MOST_MOVES = 2_000
"""The longest of a hundred random games took 599, with five players."""

whole_games = given(
    seats=st.integers(2, 5),
    options=st.sampled_from([{}, {"trophies-reset": "on"}]),
    seed=st.integers(0, 10_000),
)
few = settings(max_examples=12, deadline=None, derandomize=True)


@few
@whole_games
def test_a_random_game_ends_and_its_replay_is_the_same(
    seats: int, options: Options, seed: int
) -> None:
    play = played(GAME, seats, options, seed=seed)
    assert len(play.steps) <= MOST_MOVES
    assert replay(GAME, play.states[0], play.steps) == play.head
    assert recounted(play) == play.result.scores


@few
@whole_games
def test_dice_and_trophies_are_conserved(seats: int, options: Options, seed: int) -> None:
    play = played(GAME, seats, options, seed=seed)
    for state in play.states:
        held = [die for player in state.players for die in player.dice]
        sizes = Counter(die.size for die in (*held, *state.hell))
        assert sizes == {"small": 4 * play.seats, "big": 2 * play.seats}
        assert max(len(player.dice) for player in state.players) <= MOST_DICE
        assert sorted(every_trophy(state)) == sorted(ALL_TROPHIES)


def every_trophy(state: State) -> list[str]:
    players = (p for player in state.players for p in (player.trophies, player.used, player.gained))
    return [*state.board, *(trophy for trophies in players for trophy in trophies)]


@few
@whole_games
def test_what_others_have_said_is_not_to_be_seen(seats: int, options: Options, seed: int) -> None:
    play = played(GAME, seats, options, seed=seed)
    chance = Luck(b"0")
    for state in play.states[::5]:
        for seat in (None, *range(play.seats)):
            assert GAME.view(redeal(state, seat, chance), seat) == GAME.view(state, seat)


@few
@whole_games
def test_records_go_through_json_unchanged(seats: int, options: Options, seed: int) -> None:
    play = played(GAME, seats, options, seed=seed)
    for state in play.states[::9]:
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


@few
@whole_games
def test_there_are_no_dead_ends_and_a_way_back_only_out_of_something(
    seats: int, options: Options, seed: int
) -> None:
    play = played(GAME, seats, options, seed=seed)
    for state in play.states[:-1]:
        asks = GAME.asks(state)
        assert awaited(asks)
        for seat, ask in asks.items():
            assert (Reconsider() in ask.moves) == bool(state.answers[seat])
            assert ask.waiting == (len(ask.questions) > 1 or ask.moves != (Reconsider(),))


@few
@whole_games
def test_received_dice_lie_behind_the_others(seats: int, options: Options, seed: int) -> None:
    play = played(GAME, seats, options, seed=seed)
    for state in play.states:
        for player in state.players:
            marks = [die.received for die in player.dice]
            assert marks == sorted(marks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short(language: str) -> None:
    say = Speaker(language, GAME.key, ("Maximilien",) * 5)
    for seed in range(4):
        for state in played(GAME, 2 + seed, {}, seed=seed).states:
            for ask in GAME.asks(state).values():
                for part in parts(ask):
                    assert len(say(f"part-{part.word}", **part.facts)) < 80


def parts(ask: Ask) -> Iterator[Part]:
    for question in ask.questions:
        if isinstance(question, Pick):
            yield from question.items
        else:
            yield from (part for option in question.options for part in option.parts)
