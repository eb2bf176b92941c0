"""The log with its tapes gives every position again, or fails loudly."""

import msgspec
import pytest

from rules.core.chance import Luck, Tape
from rules.core.errors import TapeMismatch
from rules.core.game import AnyGame
from rules.core.replay import Step, replay
from tests.contract.play import Play, random_play, retold


@pytest.mark.parametrize("seed", range(10))
def test_replaying_the_steps_gives_the_head(game: AnyGame, seed: int) -> None:
    play = random_play(game, seed)
    assert replay(game, play.states[0], play.steps) == play.head


def test_replaying_part_of_the_steps_gives_the_position_after_them(game: AnyGame) -> None:
    play = random_play(game, 3)
    half = len(play.steps) // 2
    assert replay(game, play.states[0], play.steps[:half]) == play.states[half]


def test_the_same_tapes_tell_the_same_events(game: AnyGame) -> None:
    play = random_play(game, 4)
    again = retold(game, play.seats, play.options, opening=play.opening, steps=play.steps)
    assert again == play


def test_a_step_reads_back_from_json(game: AnyGame) -> None:
    for step in random_play(game, 0).steps:
        shape = msgspec.json.decode(msgspec.json.encode(step))
        action = msgspec.convert(shape["action"], game.Action)
        assert Step(shape["seat"], action, msgspec.convert(shape["tape"], Tape)) == step


@pytest.mark.parametrize("spoil", ["shorter", "longer", "other"])
def test_another_tape_fails_loudly(game: AnyGame, spoil: str) -> None:
    play = random_play(game, 0)
    place = next(place for place, step in enumerate(play.steps) if step.tape)
    step = msgspec.structs.replace(play.steps[place], tape=spoilt(play, place)[spoil])
    with pytest.raises(TapeMismatch):
        replay(game, play.states[place], [step])


def spoilt(play: Play, place: int) -> dict[str, Tape]:
    (n, value), *rest = tape = play.steps[place].tape
    return {"shorter": tape[:-1], "longer": (*tape, (n, 0)), "other": ((n + 1, value), *rest)}


def test_the_luck_of_a_seed_is_the_same_every_time(game: AnyGame) -> None:
    seats = game.seats[0]
    assert game.new(seats, {}, Luck(b"0")) == game.new(seats, {}, Luck(b"0"))
