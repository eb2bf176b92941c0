"""`sixpips verify FILE`: plays an exported game again and checks its luck against the seed.

No token and no database are needed: the file says everything, and the rules say what follows. What
a file cannot prove by itself is what was shown on Discord; whatever of that is given beside it
(fingerprint, digest, number of the lobby's message) is compared.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.files import export
from bot.files.export import Export, ExportedStep, ExportedTape
from bot.tables.luck import bound
from bot.tables.record import moves_digest, seats_digest, shown_digest
from bot.ui.markup import shortened
from rules.catalog import GAMES, with_duels
from rules.core.chance import Chance, Draw, KeyedLuck, SameLuck, Taped, commitment, draw
from rules.core.errors import Refused, TapeMismatch
from rules.core.game import AnyGame, advance, as_played, must_fit

UNPROVEN = 2
"""The exit code where nothing is wrong, but something could not be checked."""


OF_A_DAY = "Whoever runs the bot made this seed alone, for everybody who played that day."
"""What nobody can prove of today's dice."""


class Wrong(Exception):
    """Something in the file is not as it should be; the message is one line that says what."""


class Found(msgspec.Struct, frozen=True):
    """What has been checked, in a line; `proven` where that is everything."""

    text: str
    proven: bool = True


def verify(file: Path, shown: Sequence[str] = ()) -> int:
    """Prints one line; 0 where everything is right, 1 where not, `UNPROVEN` in between."""
    try:
        found = verified(file.read_bytes(), with_duels(GAMES), shown)
    except OSError as error:
        sys.stderr.write(f"sixpips: cannot read {file}: {error.strerror}\n")
        return 1
    except Wrong as wrong:
        sys.stderr.write(f"sixpips: {file}: WRONG: {wrong}\n")
        return 1
    sys.stdout.write(f"{file}: {'' if found.proven else 'NOT PROVEN: '}{found.text}\n")
    return 0 if found.proven else UNPROVEN


def verified(data: bytes, games: Mapping[str, AnyGame], shown: Sequence[str] = ()) -> Found:
    """What has been found right; `Wrong` where anything is not.

    `shown` are numbers as they stood on Discord, whole or in their short form.
    """
    exported = _read(data)
    game = games.get(exported.game)
    if game is None:
        raise Wrong(f"there is no game called {exported.game!r}")
    _check_form(exported)
    seed = _seed(exported)
    if exported.luck == "numbered" and not exported.partial:
        _check_numbered(exported, seed)
    replayed = exported.rules_version == game.rules_version and not exported.partial
    if replayed:
        _check_moves(exported, game, seed)
    _check_record(exported)
    if not export.untouched(data):
        raise Wrong("the file has been changed since it was written (its digest does not fit)")
    for number in shown:
        _check_shown(exported, number)
    found = _found(exported, game, replayed, bool(shown))
    return msgspec.structs.replace(found, text=f"{_about(exported)}: {found.text}")


def _read(data: bytes) -> Export:
    try:
        return export.read(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Wrong(f"not a game of Sixpips, or damaged: {error}") from error


# ── what there is to say ─────────────────────────────────────────────────────────────────────────


def _about(exported: Export) -> str:
    return f"{exported.game}, {len(exported.seats)} at the table, {len(exported.steps)} steps"


def _found(exported: Export, game: AnyGame, replayed: bool, compared: bool) -> Found:
    """How far it could be checked, never more than was."""
    if exported.partial:
        return Found("a running game with secrets. The file is whole; check it again at the end.")
    checked = _checked(exported, game, replayed)
    if exported.seed is None:
        if exported.stage != "playing":
            so_far = "so far. Its luck can be checked when all who share its dice have played."
            return Found(f"{checked.text}, {so_far}", proven=False)
        so_far = "so far. The game goes on: its luck can be checked when it is over."
        return Found(f"{checked.text}, {so_far}", checked.proven)
    last = "It is what was shown on Discord." if compared else _to_compare(exported)
    names = " Names were not checked: somebody asked to be forgotten." * _nameless(exported)
    proven = checked.proven and not _nameless(exported)
    return Found(f"{checked.text}. {_bound(exported)} {last}{names}", proven)


def _checked(exported: Export, game: AnyGame, replayed: bool) -> Found:
    """The draws and the moves."""
    ended = exported.seed is not None
    if not replayed:
        versions = f"{exported.rules_version}, not {game.rules_version}"
        moves = f"the moves were not played again (they follow the rules in version {versions})"
        by_number = ended and exported.luck == "numbered"
        draws = "every draw comes from the seed" if by_number else "no draw was checked"
        return Found(f"{draws}, {moves}" if ended else moves, proven=False)
    draws = "every draw comes from the seed, " if ended else ""
    if exported.baseline is None:
        return Found(f"{draws}every move is legal and the result is right")
    last = exported.baseline.step
    unproven = f"steps 1…{last} not checked, opening position unproven (the rules have changed"
    after = f" since); after them {draws}every move is legal"
    return Found(unproven + after, proven=False)


def _bound(exported: Export) -> str:
    """What else the dice depended on, so that nobody can have chosen the seed for them.

    Those of a day are bound to nothing: there nobody but the host can have had a hand in the seed.
    """
    if exported.luck == "same":
        return f"{OF_A_DAY} The fingerprint proves that it was not exchanged since it was shown."
    binding = exported.binding
    if binding is None or (binding.message == "0" and not binding.words):
        return "Nothing but the seed bound the dice."
    words = msgspec.json.encode(binding.words).decode()
    return f"They were bound to the lobby's message {binding.message} and these words: {words}."


def _to_compare(exported: Export) -> str:
    record = f", and the digest {shown_digest(exported.record)}" if exported.record else ""
    return f"Discord must have shown the fingerprint {exported.commitment}{record}."


def _nameless(exported: Export) -> bool:
    return any(player.forgotten for player in exported.seats)


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
    sealed = exported.luck == "same" and exported.seed is None
    if playing is (exported.seed is not None) and not sealed:
        raise Wrong("a finished game shows its seed, and no other does")
    if exported.partial and not playing:
        raise Wrong("a finished game is not partial")
    if exported.partial is (exported.setup is not None):
        raise Wrong("the set-up has too little or too much of its luck")
    if (exported.stage == "over") is (exported.result is None):
        raise Wrong("a game that is over has a result, and no other does")
    if (exported.luck == "numbered") is (exported.binding is not None):
        raise Wrong("what the dice were bound to is missing, or too much")
    if exported.luck != "numbered" and exported.stage == "over" and not exported.record:
        raise Wrong("a game that is over has a record")


def _check_record(exported: Export) -> None:
    """The names, moves and result are those of the record."""
    if not exported.record:
        return
    seats, _, moves = exported.record.partition(":")
    sat = [(player.name, player.robot) for player in exported.seats]
    if not _nameless(exported) and seats_digest(sat) != seats:
        raise Wrong("the names are not those of the record")
    played = [(step.seat, step.action, step.tape) for step in _standing(exported)]
    version, options = exported.rules_version, exported.options
    if moves_digest(exported.game, version, options, played, exported.result) != moves:
        raise Wrong("the moves or the result are not those of the record")


def _check_shown(exported: Export, number: str) -> None:
    """A number from Discord is one of this file's."""
    message = exported.binding.message if exported.binding else ""
    digest = shown_digest(exported.record) if exported.record else ""
    given = number.rstrip("/").rpartition("/")[2]
    for known in filter(None, (exported.commitment, digest, exported.seed, message)):
        if given in (known, shortened(known)):
            return
    raise Wrong(f"{number} was shown on Discord, and nothing in the file is like it")


# ── the luck ─────────────────────────────────────────────────────────────────────────────────────


def _seed(exported: Export) -> bytes | None:
    """The seed, which is the one promised; None while it is secret."""
    if exported.seed is None:
        return None
    try:
        seed = bytes.fromhex(exported.seed)
    except ValueError as error:
        raise Wrong("the seed cannot be read") from error
    if commitment(seed) != exported.commitment:
        raise Wrong("the seed is not the one that was promised: its fingerprint is another one")
    return seed


def _check_numbered(exported: Export, seed: bytes | None) -> None:
    """Draws are numbered through, and the seed gives every one at its number."""
    _check_numbers(exported)
    if seed is None:
        return
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


def _check_moves(exported: Export, game: AnyGame, seed: bytes | None) -> None:
    """From the set-up to the result, with the luck of the tapes, which is that of the seed.

    In games whose draws go by numbers it was not noted when a step was taken back: only what stands
    is played again.
    """
    first = exported.baseline.step if exported.baseline else 0
    steps = _standing(exported) if exported.luck == "numbered" else exported.steps
    play, where = _Play(exported, game, seed), "set-up"
    try:
        play.begin()
        for step in steps:
            if step.number > first:
                where = f"step {step.number}"
                play.undo_before(step.number)
                play.make(step)
        where = "result"
        play.undo_before(len(exported.steps) + 1)
        result = game.result(play.states[-1])
    except Refused as refused:
        raise Wrong(f"{where}: the rules do not allow it ({refused.code})") from refused
    except (TapeMismatch, msgspec.ValidationError) as error:
        raise Wrong(f"{where}: {error}") from error
    except Exception as error:  # a baseline that somebody made up may break any promise
        raise Wrong(f"{where}: the rules cannot play it ({type(error).__name__})") from error
    if result != exported.result:
        raise Wrong("result: the moves lead to another one")


class _Play:
    """Plays the game of a file again: the steps that stand, and the states that they led to."""

    def __init__(self, exported: Export, game: AnyGame, seed: bytes | None) -> None:
        self.exported = exported
        self.game = game
        self.steps: list[ExportedStep] = []
        self.states: list[Any] = []
        self.root = None
        if seed is not None and exported.binding is not None:
            self.root = bound(seed, exported.binding.message, exported.binding.words)

    def begin(self) -> None:
        """The set-up with its luck; or the state from which the present rules went on."""
        exported, game, seats = self.exported, self.game, len(self.exported.seats)
        if exported.baseline is not None:
            self.states.append(msgspec.convert(exported.baseline.state, game.State))
            return
        options = as_played(game.options, exported.options)
        must_fit(game.fits(options, seats))
        with self._luck(exported.setup or ()) as luck:
            self.states.append(game.new(seats, options, luck))

    def make(self, step: ExportedStep) -> None:
        """One more step, with the luck of the seed where it is known."""
        with self._luck(step.tape or (), step.drawn or 0) as luck:
            self._play(step, luck)

    def undo_before(self, number: int) -> None:
        """Takes back what was no longer there when the step with this number was made.

        What stood after it is played again as it was.
        """
        stood = [not step.undone or step.undone_at >= number for step in self.steps]
        if all(stood):
            return
        place = stood.index(False)
        later = [step for step, stands in zip(self.steps, stood, strict=True) if stands][place:]
        del self.steps[place:], self.states[place + 1 :]
        for step in later:
            self._play(step, Taped(step.tape or ()))

    def _play(self, step: ExportedStep, luck: Chance) -> None:
        action = msgspec.convert(step.action, self.game.Action)
        change = advance(self.game, self.states[-1], step.seat, action, luck)
        self.steps.append(step)
        self.states.append(change.state)

    @contextmanager
    def _luck(self, tape: ExportedTape, drawn: int = 0) -> Iterator[Chance]:
        """The luck of the seed, which must be that of the tape; or that of the tape alone."""
        if self.root is None:
            taped = Taped(tape)
            yield taped
            taped.finish()
        else:
            keyed = SameLuck if self.exported.luck == "same" else KeyedLuck
            luck = keyed(self.root, drawn)
            yield luck
            _must_be_same(tape, luck.tape)


def _must_be_same(tape: Sequence[Draw], due: Sequence[Draw]) -> None:
    for place, ((n, value), (below, given)) in enumerate(zip(tape, due, strict=False), 1):
        if (n, value) != (below, given):
            other = f"the seed gives {given}" + ("" if n == below else f" below {below}")
            raise TapeMismatch(f"draw {place} below {n} is {value}; {other}")
    if len(tape) != len(due):
        raise TapeMismatch(f"{len(tape)} draws are on the tape, {len(due)} were made")
