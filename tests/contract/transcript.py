"""A game as text: what was agreed, each move with its luck, what was told, what each seat saw.

The first lines say how the game came about; the moves and tapes say how it went. Views are written
in full at the start and then by the fields that changed; a seat that sees what the channel sees is
left out.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.core.chance import Tape
from rules.core.game import AnyGame
from rules.core.record import Seat
from rules.core.replay import Step
from tests.contract.play import PLAYERS, Play, played, retold


class Heading(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str] = {}
    seed: int = 0
    players: str = "robots"


def first_heading(game: AnyGame) -> Heading:
    return Heading(game.key, game.seats[0])


def recorded(game: AnyGame, heading: Heading) -> Play:
    player = PLAYERS[heading.players]
    return played(game, heading.seats, heading.options, seed=heading.seed, player=player)


def written(heading: Heading, play: Play) -> str:
    return "\n".join(lines(heading, play)) + "\n"


def lines(heading: Heading, play: Play) -> Iterator[str]:
    yield json(heading)
    yield f"opening {taped(play.opening)}"
    yield from views(play, None, play.states[0])
    for number, (before, step, told, after) in enumerate(play.moves(), 1):
        yield ""
        yield f"{number}. seat {step.seat} {json(step.action)}"
        yield f"   tape {taped(step.tape)}"
        for event in told:
            yield f"   told {json(event)}"
        yield from views(play, before, after)
    yield ""
    yield f"result {json(play.result)}"


def json(record: Any) -> str:
    return msgspec.json.encode(record).decode()


def taped(tape: Tape) -> str:
    return " ".join(f"{value}/{n}" for n, value in tape) or "-"


def views(play: Play, before: Any, after: Any) -> Iterator[str]:
    channel = changed(play, before, after, None)
    yield f"   channel {channel}"
    for seat in range(play.seats):
        seen = changed(play, before, after, seat)
        if seen != channel:
            yield f"   seat {seat} {seen}"


def changed(play: Play, before: Any, after: Any, seat: Seat | None) -> str:
    new = msgspec.to_builtins(play.game.view(after, seat))
    old = {} if before is None else msgspec.to_builtins(play.game.view(before, seat))
    return json({name: value for name, value in new.items() if old.get(name, ...) != value})


def heading_of(text: str) -> Heading:
    return msgspec.json.decode(text.partition("\n")[0], type=Heading)


def read(game: AnyGame, text: str) -> Play:
    """The game of a transcript, played again from its moves and tapes."""
    heading = heading_of(text)
    return retold(
        game,
        heading.seats,
        heading.options,
        opening=tape_in(text, "opening "),
        steps=tuple(steps(game, text)),
    )


def steps(game: AnyGame, text: str) -> Iterator[Step]:
    for block in text.split("\n\n")[1:-1]:
        _, _, seat, action = block.partition("\n")[0].split(" ", 3)
        yield Step(
            int(seat), msgspec.json.decode(action, type=game.Action), tape_in(block, "   tape ")
        )


def tape_in(text: str, start: str) -> Tape:
    line = next(line for line in text.splitlines() if line.startswith(start))
    draws = [draw.split("/") for draw in line.removeprefix(start).split() if draw != "-"]
    return tuple((int(n), int(value)) for value, n in draws)
