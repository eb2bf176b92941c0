"""Every game has a recorded replay that still goes the same way, and an old save that loads."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.core.chance import Luck, Tape
from rules.core.game import AnyGame, Result, advance, awaited
from rules.core.replay import Step, replay, upgraded
from tests.contract import transcript

REPLAYS = Path(__file__).parents[1] / "replays"
SAVES = Path(__file__).parents[1] / "saves"


class SavedStep(msgspec.Struct, frozen=True):
    seat: int
    action: Any
    tape: Tape


class Save(msgspec.Struct, frozen=True):
    """A game put down in the middle, and how it went on."""

    game: str
    rules_version: int
    head: msgspec.Raw
    steps: tuple[SavedStep, ...]
    result: Result


@pytest.fixture
def accepting(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--accept-replays"))


def test_recorded_replays_go_the_same_way(game: AnyGame, accepting: bool) -> None:
    """Written anew with `--accept-replays`."""
    files = sorted(REPLAYS.glob(f"{game.key}-[0-9]*.txt"))
    if accepting:
        for file in files or [REPLAYS / f"{game.key}-1.txt"]:
            accept(game, file)
    assert files or accepting, f"no tests/replays/{game.key}-1.txt"
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert transcript.written(transcript.heading_of(text), transcript.read(game, text)) == text


def accept(game: AnyGame, file: Path) -> None:
    heading = transcript.first_heading(game)
    if file.exists():
        heading = transcript.heading_of(file.read_text(encoding="utf-8"))
    play = transcript.recorded(game, heading)
    file.write_text(transcript.written(heading, play), encoding="utf-8")


def test_a_save_of_the_present_version_goes_on_as_recorded(game: AnyGame, accepting: bool) -> None:
    file = SAVES / f"{game.key}-v{game.rules_version}.json"
    if accepting and not file.exists():
        file.write_bytes(saved(game) + b"\n")
    save = msgspec.json.decode(file.read_bytes(), type=Save)
    head = upgraded(game, bytes(save.head), save.rules_version)
    assert game.result(head) is None
    steps = [Step(s.seat, msgspec.convert(s.action, game.Action), s.tape) for s in save.steps]
    assert game.result(replay(game, head, steps)) == save.result


def saved(game: AnyGame) -> bytes:
    play = transcript.recorded(game, transcript.Heading(game.key, game.seats[1]))
    half = len(play.steps) // 2
    return msgspec.json.encode(
        {
            "game": game.key,
            "rules_version": game.rules_version,
            "head": play.states[half],
            "steps": play.steps[half:],
            "result": play.result,
        }
    )


def test_saves_of_earlier_versions_load_and_go_on_to_the_end(game: AnyGame) -> None:
    for version in range(1, game.rules_version):
        file = SAVES / f"{game.key}-v{version}.json"
        save = msgspec.json.decode(file.read_bytes(), type=Save)
        state, chance = upgraded(game, bytes(save.head), version), Luck(b"0")
        while asks := game.asks(state):
            seat = awaited(asks)[0]
            state = advance(game, state, seat, asks[seat].sample(chance), chance).state
        assert game.result(state)
