"""What an undo takes back, and whether that is free: read from the rows of the log.

A naming is a step of which nobody but its player was told. Until it is uncovered it is nobody
else's business: it is neither counted nor taken back with somebody else's step.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.log import StepRow
from bot.tables.log import events_of, may_know, step_of
from rules.core.chance import Taped
from rules.core.errors import Refused, TapeMismatch
from rules.core.game import AnyGame, advance
from rules.core.record import Seat, fingerprint


class Undo(msgspec.Struct, frozen=True):
    """The steps from a seat's own last one on, but for what others have named in secret since.

    `free`: nobody has acted since, and nobody has seen anything new by it. `final`: it showed
    something hidden, and is never taken back. `apart`: something drawn, or a step of another seat,
    would be taken back.
    """

    since: int
    rows: Sequence[StepRow]
    free: bool
    final: bool
    apart: bool


def apart(game: AnyGame, rows: Sequence[StepRow]) -> bool:
    """Whether a throw that was seen is among the steps, or a step of another seat.

    A game in which such a thing was taken back is counted apart.
    """
    return any(_shows_throw(game, row) or row.seat != rows[0].seat for row in rows)


def _shows_throw(game: AnyGame, row: StepRow) -> bool:
    """Whether something was drawn that could have fallen otherwise by another choice.

    Where the game says that a move throws for the next seat, that throw stays as it is; alone at
    the table, the next seat is one's own.
    """
    if not row.tape:
        return False
    thrown = events_of(game, row)[-1]
    for_another = getattr(thrown, "seat", row.seat) != row.seat
    return not (step_of(game, row).action.throws_for_next and for_another)


def is_naming(game: AnyGame, row: StepRow) -> bool:
    """Whether the channel was told nothing of a step."""
    return not any(may_know(event, None) for event in events_of(game, row))


def concerns(game: AnyGame, row: StepRow, seat: Seat | None) -> bool:
    """Whether a step is one for this reader: their own, or one of which they were told."""
    own = seat is not None and row.seat == seat
    return own or any(may_know(event, seat) for event in events_of(game, row))


def named(game: AnyGame, row: StepRow) -> str:
    """A name for a step that tells nothing but what was done in it."""
    return fingerprint(step_of(game, row).action)


def offered(game: AnyGame, log: Sequence[StepRow]) -> StepRow | None:
    """The last step that everybody was told of, if its player may take it back freely.

    What was named in secret since changes nothing about that, so that nobody learns of it.
    """
    told = _last_told(game, [row for row in log if not row.undone])
    rows = [row for row in log if row.number <= told]
    last = last_of(game, rows, rows[-1].seat) if rows else None
    return last.rows[0] if last is not None and last.free and last.since == told else None


def last_of(game: AnyGame, log: Sequence[StepRow], seat: Seat) -> Undo | None:
    """The undo of a seat's own last step; None where the log has none.

    What a robot has played for somebody is not their own. What others have named after a step that
    everybody saw may hang on it: then they are asked.
    """
    standing = [row for row in log if not row.undone]
    own = [row for row in standing if row.seat == seat and not row.stood_in]
    if not own:
        return None
    later = [row for row in standing if row.number >= own[-1].number]
    others = _independent(game, later)
    rows = [row for row in later if row not in others]
    final = any(event.shows_hidden for row in rows for event in events_of(game, row))
    alone = not others or is_naming(game, own[-1])
    quiet = alone and len(rows) == 1 and not _shows_throw(game, rows[0]) and not final
    free = quiet and not _uncovers(game, standing, own[-1]) and not _repeated(game, log, own[-1])
    return Undo(own[-1].number, rows, free, final, apart(game, rows))


def _last_told(game: AnyGame, standing: Sequence[StepRow]) -> int:
    """The number of the last step of which everybody was told."""
    return next((row.number for row in reversed(standing) if not is_naming(game, row)), 0)


def _independent(game: AnyGame, later: Sequence[StepRow]) -> list[StepRow]:
    """Of the first of these steps and those after it, the ones that do not hang on the first.

    They are what other seats have named since everybody was last told of more than one seat; and
    where the first is a naming itself, also what they have said of themselves alone.
    """
    first, uncovered = later[0], 0
    for row in later:
        if not _speaks_of_itself(game, row):
            uncovered = row.number
    return [
        row
        for row in later
        if row.seat != first.seat and row.number > uncovered and not row.tape
        if is_naming(game, row) or is_naming(game, first)
    ]


def _speaks_of_itself(game: AnyGame, row: StepRow) -> bool:
    """Whether all that everybody was told of a step is about its own seat."""
    public = [event for event in events_of(game, row) if event.to is None]
    return all(getattr(event, "seat", None) == row.seat for event in public)


def first_naming(game: AnyGame, log: Sequence[StepRow]) -> int:
    """The number of the first step that was named in secret and not told yet; 0: none."""
    standing = [row for row in log if not row.undone]
    told = _last_told(game, standing)
    return next((row.number for row in standing if row.number > told), 0)


def _uncovers(game: AnyGame, standing: Sequence[StepRow], row: StepRow) -> bool:
    """Whether a step has shown what others had named in secret: it tells of their seats."""
    named = False
    for earlier in reversed([one for one in standing if one.number < row.number]):
        if not is_naming(game, earlier):
            break
        named |= earlier.seat != row.seat
    return named and not _speaks_of_itself(game, row)


def _repeated(game: AnyGame, log: Sequence[StepRow], row: StepRow) -> bool:
    """Whether the same question was answered and taken back before."""
    for earlier in reversed([one for one in log if one.number < row.number]):
        if earlier.seat == row.seat and earlier.undone:
            return True
        if not earlier.undone and (earlier.seat == row.seat or not is_naming(game, earlier)):
            return False
    return False


def without(
    game: AnyGame, state: Any, log: Sequence[StepRow], since: int
) -> tuple[Any, Sequence[StepRow], Sequence[StepRow]]:
    """From the `state` before a step: the state without it, what is taken back, what stays.

    What other seats have named in secret stays, as long as they are still asked for it.
    """
    later = [row for row in log if not row.undone and row.number >= since]
    independent = _independent(game, later)
    gone, kept = list[StepRow](), list[StepRow]()
    for row in later:
        after = _again(game, state, row) if row in independent else None
        (gone if after is None else kept).append(row)
        state = state if after is None else after
    return state, gone, kept


def _again(game: AnyGame, state: Any, row: StepRow) -> Any:
    """The state after a step that is made again; None where it is not on offer any more."""
    step, luck = step_of(game, row), Taped(row.tape)
    try:
        after = advance(game, state, step.seat, step.action, luck).state
        luck.finish()
    except (Refused, TapeMismatch):
        return None
    return after
