"""A game as a file: what was agreed, every step with its luck, and the seed once all is over.

Version 1 had neither what the dice were bound to nor the record; such files are still read.
While a game with secrets goes on, the file has of each step only what its reader was told, and says
that it is partial. The last line is a digest of all the others, so that damage is found out.
"""

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from bot.screens.snapshot import Snapshot
from bot.screens.speakers import plain
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import LuckKind, Table
from bot.tables.log import events_of, may_know
from bot.tables.undoing import concerns
from rules.core.chance import commitment
from rules.core.game import AnyGame, Result
from rules.core.record import Seat

ExportedLuck = LuckKind | Literal["same"]
"""`same`: keyed by what is thrown alone, so that everybody meets the same dice."""

ExportedStage = Literal["playing", "over", "closed"]

Count = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Below = Annotated[int, msgspec.Meta(ge=1, le=2**32)]
ExportedTape = tuple[tuple[Below, Count], ...]


class FileRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any part of the file: unknown fields are refused when it is read."""


class Player(FileRecord, frozen=True, kw_only=True, omit_defaults=True):
    """Who sat on a seat at the end; whoever asked to be forgotten has no name."""

    name: str
    robot: bool
    forgotten: bool = False


class ExportedStep(FileRecord, frozen=True, kw_only=True, omit_defaults=True):
    """A step: when, whose, and either all of it or (in a partial file) what was told of it.

    `drawn` is the number of its first draw; `undone_at` the last step that there was when this one
    was taken back; `level` how well the robot played that made it.
    """

    number: Count
    seat: Count
    at: Count
    undone: bool = False
    undone_at: Count = 0
    stood_in: bool = False
    level: str = ""
    action: Any = None
    drawn: Count | None = None
    tape: ExportedTape | None = None
    told: Any = None


class Baseline(FileRecord, frozen=True, kw_only=True):
    """From where the steps can be replayed, if the rules have changed during the game."""

    step: Count
    state: Any


class Binding(FileRecord, frozen=True, kw_only=True):
    """What the dice were bound to beside the secret: the number of the lobby's first message on
    Discord, and the words that players added there."""

    message: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,20}$")]
    words: tuple[str, ...]


class Export(FileRecord, frozen=True, kw_only=True):
    """The whole file. `record` has the digests of the seats and of the moves."""

    format: Literal["sixpips-game"]
    version: Literal[1, 2]
    game: str
    rules_version: Count
    options: dict[str, str]
    seats: tuple[Player, ...]
    language: str
    stage: ExportedStage
    partial: bool
    commitment: str
    seed: str | None
    setup: ExportedTape | None
    baseline: Baseline | None
    steps: tuple[ExportedStep, ...]
    result: Result | None
    luck: ExportedLuck = "numbered"
    binding: Binding | None = None
    record: str = ""
    digest: str = ""


def export(snapshot: Snapshot, seat: Seat | None) -> Export:
    """The game as far as somebody on this seat (None: nobody at the table) may know it."""
    position, table = snapshot.position, snapshot.table
    partial = table.live and snapshot.pictures.has_secrets(table.options)
    raised = table.baseline_step > 0 and not partial
    state = msgspec.json.decode(table.baseline) if raised else None
    return Export(
        format="sixpips-game",
        version=2,
        game=table.game,
        rules_version=table.rules_version,
        options=dict(table.options),
        seats=tuple(_player(table, chair) for chair in table.chairs),
        language=table.language,
        stage=msgspec.convert(table.stage, ExportedStage),
        partial=partial,
        commitment=commitment(table.seed),
        seed=None if table.secret else table.seed.hex(),
        setup=None if partial else table.setup,
        baseline=Baseline(step=table.baseline_step, state=state) if raised else None,
        steps=tuple(_told_steps(snapshot, seat) if partial else map(_whole, snapshot.steps)),
        result=position.result,
        luck="same" if table.series else table.luck,
        binding=_binding(table),
        record=table.record,
    )


def _player(table: Table, chair: Chair) -> Player:
    nobody = chair.robot and chair.name == plain(table.language)("somebody")
    robot = chair.robot and not nobody
    return Player(name="" if nobody else chair.name, robot=robot, forgotten=nobody)


def _binding(table: Table) -> Binding | None:
    if table.luck == "numbered":
        return None
    return Binding(message=str(table.anchor), words=tuple(word.text for word in table.words))


def _whole(row: StepRow) -> ExportedStep:
    return ExportedStep(
        number=row.number,
        seat=row.seat,
        at=int(row.at),
        undone=row.undone,
        undone_at=row.undone_at,
        stood_in=row.stood_in,
        level=row.level,
        action=msgspec.json.decode(row.action),
        drawn=row.drawn,
        tape=row.tape,
    )


def _told_steps(snapshot: Snapshot, seat: Seat | None) -> Iterator[ExportedStep]:
    """The reader's own steps and those they were told of, numbered through.

    How much others have named in secret is not to be counted.
    """
    game = snapshot.position.game
    known = (row for row in snapshot.steps if concerns(game, row, seat))
    return (_as_told(game, number, row, seat) for number, row in enumerate(known, 1))


def _as_told(game: AnyGame, number: int, row: StepRow, seat: Seat | None) -> ExportedStep:
    """Neither move nor luck: only what this reader was told then."""
    return ExportedStep(
        number=number,
        seat=row.seat,
        at=int(row.at),
        undone=row.undone,
        stood_in=row.stood_in,
        told=[event for event in events_of(game, row) if may_know(event, seat)],
    )


# ── the file ─────────────────────────────────────────────────────────────────────────────────────


def written(export: Export) -> bytes:
    """A field or a step a line; last the digest of what stands before it."""
    fields = msgspec.to_builtins(export)
    fields["steps"] = msgspec.Raw(_listed(fields["steps"]))
    del fields["digest"]
    lines = [b'"%b": %b,\n' % (n.encode(), msgspec.json.encode(v)) for n, v in fields.items()]
    body = b"{\n" + b"".join(lines)
    return body + _seal(body)


def _listed(steps: list[Any]) -> bytes:
    return b"[\n" + b",\n".join(map(msgspec.json.encode, steps)) + b"\n]"


def _seal(body: bytes) -> bytes:
    return b'"digest": "%b"\n}\n' % hashlib.sha256(body).hexdigest().encode()


def read(data: bytes) -> Export:
    """The export in a file; `msgspec.DecodeError` says what cannot be read."""
    return msgspec.json.decode(data, type=Export)


def untouched(data: bytes) -> bool:
    """Whether a file is, to the last character, as it was written."""
    body, _, _ = data.rpartition(b'"digest"')
    return data == body + _seal(body)
