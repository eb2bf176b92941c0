"""`python -m bot verify FILE`: plays an exported game again and checks its luck against the seed.

No token and no database are needed: the file says everything, and the rules say what follows.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.files import export
from bot.files.export import Export, ExportedStep, ExportedTape
from rules.catalog import GAMES
from rules.core.chance import Taped, commitment, draw
from rules.core.errors import Refused, TapeMismatch
from rules.core.game import AnyGame, as_played, must_fit
from rules.core.replay import Step, replay


class Wrong(Exception):
    """Something in the file is not as it should be; the message is one line that says what."""


def verify(file: Path) -> int:
    """Prints one line, and returns the exit code: 0 where everything is right, else 1."""
    try:
        found = verified(file.read_bytes(), GAMES)
    except OSError as error:
        sys.stderr.write(f"sixpips: cannot read {file}: {error.strerror}\n")
        return 1
    except Wrong as wrong:
        sys.stderr.write(f"sixpips: {file}: WRONG: {wrong}\n")
        return 1
    sys.stdout.write(f"{file}: {found}\n")
    return 0


def verified(data: bytes, games: Mapping[str, AnyGame]) -> str:
    """What has been found right, in a line; `Wrong` where anything is not."""
    exported = _read(data)
    game = games.get(exported.game)
    if game is None:
        raise Wrong(f"there is no game called {exported.game!r}")
    _check_form(exported)
    _check_luck(exported)
    replayed = exported.rules_version == game.rules_version and not exported.partial
    if replayed:
        _check_moves(exported, game)
    if not export.untouched(data):
        raise Wrong("the file has been changed since it was written (its digest does not fit)")
    return f"{_about(exported)}: {_found(exported, game, replayed)}"


def _read(data: bytes) -> Export:
    try:
        return export.read(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Wrong(f"not a game of Sixpips, or damaged: {error}") from error


def _about(exported: Export) -> str:
    return f"{exported.game}, {len(exported.seats)} at the table, {len(exported.steps)} steps"


def _found(exported: Export, game: AnyGame, replayed: bool) -> str:
    """How far it could be checked, never more than was."""
    if exported.partial:
        return "a running game with secrets. The file is whole; check it again when all is over."
    if replayed:
        moves = "every move is legal and the result is right"
    else:
        versions = f"{exported.rules_version}, not {game.rules_version}"
        moves = f"the moves were not played again (they follow the rules in version {versions})"
    if exported.seed is None:
        return f"{moves}, so far. The game goes on: its luck can be checked when it is over."
    return (
        f"every draw comes from the seed, {moves}. Its fingerprint, which must be the one shown"
        f" when the game began: {exported.commitment}"
    )


# ── what the file must have ──────────────────────────────────────────────────────────────────────


def _check_form(exported: Export) -> None:
    """Nothing is missing: steps are numbered through, a finished game shows its seed."""
    for place, step in enumerate(exported.steps, 1):
        if step.number != place:
            raise Wrong(f"step {place} is missing (there is {step.number} in its place)")
        whole = step.tape is not None and step.drawn is not None and step.action is not None
        if whole is exported.partial:
            raise Wrong(f"step {place} has too little or too much of its move and its luck")
    playing = exported.stage == "playing"
    if playing is (exported.seed is not None):
        raise Wrong("a finished game shows its seed, and no other does")
    if exported.partial and not playing:
        raise Wrong("a finished game is not partial")
    if exported.partial is (exported.setup is not None):
        raise Wrong("the set-up has too little or too much of its luck")
    if (exported.stage == "over") is (exported.result is None):
        raise Wrong("a game that is over has a result, and no other does")


# ── the luck ─────────────────────────────────────────────────────────────────────────────────────


def _check_luck(exported: Export) -> None:
    """The seed is the one promised, and gives every draw at its number."""
    if exported.partial:
        return
    _check_numbers(exported)
    if exported.seed is None:
        return
    try:
        seed = bytes.fromhex(exported.seed)
    except ValueError as error:
        raise Wrong("the seed cannot be read") from error
    if commitment(seed) != exported.commitment:
        raise Wrong("the seed is not the one that was promised: its fingerprint is another one")
    _check_tape(seed, 0, exported.setup or (), "set-up")
    for step in exported.steps:
        _check_tape(seed, step.drawn or 0, step.tape or (), f"step {step.number}")


def _check_tape(seed: bytes, first: int, tape: ExportedTape, where: str) -> None:
    for place, (n, value) in enumerate(tape):
        due = draw(seed, first + place, n)
        if value != due:
            raise Wrong(f"{where}: draw {place + 1} below {n} is {value}; the seed gives {due}")


def _check_numbers(exported: Export) -> None:
    """Draws are numbered through; a step taken back gives its numbers back."""
    due = len(exported.setup or ())
    for step in _standing(exported):
        if step.drawn != due:
            raise Wrong(f"step {step.number}: its luck begins at draw {step.drawn}, not {due}")
        due += len(step.tape or ())


def _standing(exported: Export) -> list[ExportedStep]:
    return [step for step in exported.steps if not step.undone]


# ── the moves ────────────────────────────────────────────────────────────────────────────────────


def _check_moves(exported: Export, game: AnyGame) -> None:
    """From the set-up to the result, every step that stands."""
    where = "set-up"
    try:
        state = _opening(exported, game)
        for step in _standing(exported)[_before(exported) :]:
            where = f"step {step.number}"
            action = msgspec.convert(step.action, game.Action)
            state = replay(game, state, [Step(step.seat, action, step.tape or ())])
        where = "result"
        result = game.result(state)
    except Refused as refused:
        raise Wrong(f"{where}: the rules do not allow it ({refused.code})") from refused
    except (TapeMismatch, msgspec.ValidationError) as error:
        raise Wrong(f"{where}: {error}") from error
    except Exception as error:  # a baseline that somebody made up may break any promise
        raise Wrong(f"{where}: the rules cannot play it ({type(error).__name__})") from error
    if result != exported.result:
        raise Wrong("result: the moves lead to another one")


def _opening(exported: Export, game: AnyGame) -> Any:
    """The set-up with its luck; or the state from which the present rules went on."""
    if exported.baseline is not None:
        return msgspec.convert(exported.baseline.state, game.State)
    options = as_played(game.options, exported.options)
    must_fit(game.fits(options, len(exported.seats)))
    luck = Taped(exported.setup or ())
    state = game.new(len(exported.seats), options, luck)
    luck.finish()
    return state


def _before(exported: Export) -> int:
    """How many of the steps that stand the baseline contains."""
    last = exported.baseline.step if exported.baseline else 0
    return sum(step.number <= last for step in _standing(exported))
