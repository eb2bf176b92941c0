"""`sixpips verify`: every recorded game is right, and a digit changed is found out."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.clock import Clock
from bot.files.export import Export, ExportedStep, _seal, export, read, written
from bot.files.verify import Wrong, verified
from bot.screens.snapshot import take
from bot.store.sqlite import open_store
from bot.tables.tables import Tables
from rules.core.chance import Luck, shuffled
from tests.support.recorded import EVERY_GAME, EVERY_PICTURE, RECORDED, has_secrets, recorded

SAMPLED = 40
"""Digits changed in each recorded game, drawn by lot; in two short ones it is every digit."""


def file_of(name: str, steps: int | None = None, **fields: Any) -> bytes:
    game = recorded(name, steps=steps)
    table = msgspec.structs.replace(game.table, **fields)
    return written(export(replace(game, table=table).snapshot, None))


def found(data: bytes) -> str:
    """What is wrong with the file."""
    with pytest.raises(Wrong) as wrong:
        verified(data, EVERY_GAME)
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


def right(data: bytes, *shown: str) -> str:
    """What is said of a file in which everything is proven."""
    found = verified(data, EVERY_GAME, shown)
    assert found.proven
    assert "\n" not in found.text
    return found.text


def unproven(data: bytes) -> str:
    """What is said of a file in which nothing is wrong, and not everything could be checked."""
    found = verified(data, EVERY_GAME)
    assert not found.proven
    return found.text


def sealed(name: str, change: Callable[[Export], Export]) -> bytes:
    """A file that somebody has changed and sealed anew."""
    return written(change(read(file_of(name))))


def with_step(number: int, /, **fields: Any) -> Callable[[Export], Export]:
    def change(export: Export) -> Export:
        steps: list[ExportedStep] = list(export.steps)
        steps[number - 1] = msgspec.structs.replace(steps[number - 1], **fields)
        return msgspec.structs.replace(export, steps=tuple(steps))

    return change


def with_fields(**fields: Any) -> Callable[[Export], Export]:
    return lambda export: msgspec.structs.replace(export, **fields)


@pytest.mark.parametrize("name", RECORDED)
def test_every_recorded_game_is_right(name: str) -> None:
    said = right(file_of(name))
    assert "every draw comes from the seed, every move is legal and the result is right" in said


@pytest.mark.parametrize("name", RECORDED)
def test_a_running_game_is_checked_as_far_as_it_goes(name: str) -> None:
    said = right(file_of(name, steps=5))
    if has_secrets(name):
        assert "a running game with secrets" in said
        assert "legal" not in said
    else:
        assert "every move is legal" in said
        assert "its luck can be checked when it is over" in said


def test_a_game_ended_without_a_result_is_right() -> None:
    assert "every move is legal" in right(file_of("yahtzee-1", 9, stage="closed"))


# ── a digit changed ──────────────────────────────────────────────────────────────────────────────


def digits(data: bytes) -> list[int]:
    return [match.start() for match in re.finditer(rb"\d", data)]


def with_next_digit(data: bytes, place: int) -> bytes:
    return data[:place] + b"%d" % ((data[place] - ord("0") + 1) % 10) + data[place + 1 :]


@pytest.mark.parametrize("name", RECORDED)
def test_a_changed_digit_is_found_out(name: str) -> None:
    data = file_of(name)
    for place in shuffled(Luck(b"0"), digits(data))[:SAMPLED]:
        assert found(with_next_digit(data, place))


@pytest.mark.long
@pytest.mark.parametrize("name", ["toy-1", "yahtzee-1"])
def test_every_changed_digit_is_found_out(name: str) -> None:
    data = file_of(name)
    for place in digits(data):
        assert found(with_next_digit(data, place))


@pytest.mark.parametrize("steps", [4, 5])
def test_every_changed_digit_of_a_running_game_is_found_out(steps: int) -> None:
    for name in ("yahtzee-1", "toy-1"):
        data = file_of(name, steps)
        for place in digits(data):
            assert found(with_next_digit(data, place))


# ── changed and sealed anew ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", RECORDED)
def test_better_luck_is_found_out_in_its_step(name: str) -> None:
    """Each draw is moved on by one, in steps from all over the game."""
    export = read(file_of(name))
    taped = [step for step in export.steps if step.tape]
    assert taped
    for step in taped[:: len(taped) // 5 or 1]:
        assert step.tape is not None
        (n, value), *rest = step.tape
        spoilt = sealed(name, with_step(step.number, tape=((n, (value + 1) % n), *rest)))
        assert found(spoilt).startswith(
            f"step {step.number}: draw 1 below {n} is {(value + 1) % n}"
        )


@pytest.mark.parametrize("name", RECORDED)
def test_another_seed_is_found_out(name: str) -> None:
    assert "not the one that was promised" in found(sealed(name, with_fields(seed="01")))
    assert "cannot be read" in found(sealed(name, with_fields(seed="x")))
    assert "not the one that was promised" in found(sealed(name, with_fields(commitment="0")))


@pytest.mark.parametrize("name", RECORDED)
def test_another_result_is_found_out(name: str) -> None:
    export = read(file_of(name))
    assert export.result is not None
    scores = (export.result.scores[0] + 1, *export.result.scores[1:])
    better = msgspec.structs.replace(export.result, scores=scores)
    assert found(sealed(name, with_fields(result=better))) == (
        "result: the moves lead to another one"
    )


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (with_step(3, seat=1), "step 3: the rules do not allow it (not-asked)"),
        (with_step(3, action={"move": "dance"}), "step 3: Invalid value 'dance'"),
        (with_step(3, action=None), "step 3 has too little or too much"),
        (with_step(3, drawn=2), "step 3: its luck begins at draw 2, not"),
        (with_step(3, number=4), "step 3 is missing"),
        (with_step(3, undone=True), "step 4: "),
        (with_fields(setup=((6, 1),)), "step 1: its luck begins at draw 0, not 1"),
        (with_fields(setup=None), "the set-up has too little"),
        (with_fields(game="chess"), "there is no game called 'chess'"),
        (with_fields(options={"sheets": "99"}), "set-up: the rules do not allow it"),
        (with_fields(seats=()), "set-up: the rules do not allow it (too-few-players)"),
        (with_fields(seed=None), "a finished game shows its seed"),
        (with_fields(result=None), "a game that is over has a result"),
        (with_fields(stage="closed"), "a game that is over has a result"),
        (with_fields(partial=True), "step 1 has too little or too much"),
    ],
)
def test_whatever_does_not_fit_is_named(change: Callable[[Export], Export], says: str) -> None:
    assert found(sealed("yahtzee-1", change)).startswith(says)


def test_a_move_that_was_not_on_offer_is_named() -> None:
    export = read(file_of("yahtzee-1"))
    last = export.steps[-1]
    spoilt = sealed("yahtzee-1", with_step(1, action=last.action))
    assert found(spoilt) == "step 1: the rules do not allow it (not-offered)"


# ── steps taken back, rules that have changed ────────────────────────────────────────────────────


@pytest.mark.parametrize("key", EVERY_GAME)
async def test_a_game_with_steps_taken_back_is_right(key: str, tmp_path: Path) -> None:
    """Every fifth move three are taken back, and it goes another way."""
    store = await open_store(tmp_path / "sixpips.db")
    tables = Tables(store, EVERY_GAME, Clock())
    tables.lobbies.new_seed = lambda: bytes(32)
    table = await tables.lobbies.open(
        game=key, guild=1, channel=5, language="en", user=7, name="Ana"
    )
    await tables.lobbies.join(table.id, 8, "Ben")
    table = await tables.start(table.id, 7)
    thoughts = Luck(b"0")
    while table.stage == "playing":
        seat = table.awaited[0]
        ask = table.chairs[seat].ask
        action = tables.position(table).asks[seat].sample(thoughts)
        table = await tables.answer(table.id, seat, ask, action)
        if table.step % 5 == 0 and table.step < 60:
            standing = [row for row in await store.log.steps(table.id) if not row.undone]
            table = await tables.take_back(table.id, standing[-3].number, table.step)
    steps = await store.log.steps(table.id)
    snapshot = take(tables.position(table), EVERY_PICTURE[key], steps, "en")
    await store.close()
    whole = export(snapshot, None)
    assert sum(step.undone for step in whole.steps) >= 3
    assert "every move is legal and the result is right" in right(written(whole))
    undone = next(step for step in whole.steps if step.undone and step.tape)
    lucky = with_step(undone.number, tape=tuple((n, (v + 1) % n) for n, v in undone.tape or ()))
    assert found(written(lucky(whole))).startswith(f"step {undone.number}: draw 1")


def test_a_game_whose_rules_changed_is_played_again_from_there() -> None:
    game = recorded("yahtzee-1")
    later = msgspec.json.encode(game.play.states[20])
    data = file_of("yahtzee-1", baseline=later, baseline_step=20)
    said = unproven(data)
    assert "steps 1…20 not checked, opening position unproven" in said
    assert "right" not in said
    wrong = file_of("yahtzee-1", baseline=later, baseline_step=19)
    assert found(wrong).startswith("step 20: ")
    odd = msgspec.structs.replace(read(data), baseline=read(wrong).baseline)
    assert found(written(odd)).startswith("step 20: ")


def test_a_baseline_somebody_made_up_breaks_nothing() -> None:
    game = recorded("yahtzee-1")
    made_up = msgspec.structs.replace(game.play.states[20], players=())
    data = file_of("yahtzee-1", baseline=msgspec.json.encode(made_up), baseline_step=20)
    assert found(data).startswith("step 21: the rules cannot play it")


def test_a_game_of_other_rules_has_its_luck_checked_alone() -> None:
    said = unproven(file_of("yahtzee-1", rules_version=99))
    assert "every draw comes from the seed" in said
    assert "the moves were not played again" in said
    assert "legal" not in said


@pytest.mark.parametrize("name", RECORDED)
def test_a_file_from_before_records_and_keys_is_read(name: str) -> None:
    """Version 1 had neither, and says so of what bound the dice."""
    lines = file_of(name).splitlines(keepends=True)
    new = (b'"luck"', b'"binding"', b'"record"', b'"digest"', b"}\n")
    body = b"".join(line for line in lines if not line.startswith(new))
    body = body.replace(b'"version": 2', b'"version": 1')
    said = right(body + _seal(body))
    assert "every draw comes from the seed, every move is legal" in said
    assert "Nothing but the seed bound the dice." in said


# ── the command ──────────────────────────────────────────────────────────────────────────────────


def test_one_line_and_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(file_of("yahtzee-1"))
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith(f"{file}: yahtzee, 1 at the table, 50 steps: every draw")
    assert said.out.count("\n") == 1


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{}", b"not a game", b"\xff\xfe", b"[" * 100_000, b"null"),
        file_of("yahtzee-1")[:-200],
        file_of("yahtzee-1").replace(b"[6,", b"[0,"),
        file_of("yahtzee-1").replace(b"[6,", b"[99999999999999999999999,"),
        file_of("yahtzee-1").replace(b'"seat":0', b'"seat":-1'),
        file_of("yahtzee-1").replace(b'"name"', b'"nom"'),
        file_of("yahtzee-1") + b" ",
    ],
    ids=range(12),
)
def test_a_damaged_file_gets_a_clear_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"sixpips: {file}: WRONG: ")
    assert said.err.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nowhere.json")]) == 1
    assert "cannot read" in capsys.readouterr().err
    assert main(["verify", str(tmp_path)]) == 1
    assert "cannot read" in capsys.readouterr().err


def test_neither_token_nor_database_is_needed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(file_of("yahtzee-1"))
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-m", "bot", "verify", str(file)],
        cwd=root,
        env={"PYTHONPATH": str(root)},
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"every draw comes from the seed" in run.stdout
