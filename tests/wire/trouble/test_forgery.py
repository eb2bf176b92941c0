"""Somebody tells a game otherwise than it was: whatever they forge in its file is found out."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.files.export import Baseline, Binding, Export, read, written
from bot.files.verify import Wrong, verified
from bot.tables.record import moves_digest, seats_digest, shown_digest
from bot.ui.markup import shortened
from playground import Person
from playground.discord.world import Channel
from rules.catalog import GAMES
from rules.core.chance import Taped, commitment
from rules.core.game import Result
from rules.core.replay import Step, replay
from tests.wire.conftest import Bot
from tests.wire.players import Round
from tests.wire.table.test_replays import only

pytestmark = pytest.mark.wire

Forgery = Callable[[Export], Export]


def with_fields(**fields: Any) -> Forgery:
    return lambda export: msgspec.structs.replace(export, **fields)


def renamed(export: Export) -> Export:
    first = msgspec.structs.replace(export.seats[0], name="Eve")
    return msgspec.structs.replace(export, seats=(first, *export.seats[1:]))


def nameless(export: Export) -> Export:
    seats = [msgspec.structs.replace(seat, name="", forgotten=True) for seat in export.seats]
    return msgspec.structs.replace(export, seats=tuple(seats))


def turned_round(export: Export) -> Export:
    return msgspec.structs.replace(export, seats=export.seats[::-1])


def made_a_robot(export: Export) -> Export:
    first = msgspec.structs.replace(export.seats[0], robot=True)
    return msgspec.structs.replace(export, seats=(first, *export.seats[1:]))


def otherwise_agreed(export: Export) -> Export:
    return msgspec.structs.replace(export, options={**export.options, "joker": "forced"})


def better_result(export: Export) -> Export:
    assert export.result is not None
    scores = (export.result.scores[0] + 1000, *export.result.scores[1:])
    return msgspec.structs.replace(export, result=Result(scores, (1, 2), export.result.why))


def with_step(place: int, **fields: Any) -> Forgery:
    def change(export: Export) -> Export:
        steps = list(export.steps)
        steps[place] = msgspec.structs.replace(steps[place], **fields)
        return msgspec.structs.replace(export, steps=tuple(steps))

    return change


def without_the_last_steps(export: Export) -> Export:
    kept = export.steps[:-1]
    return msgspec.structs.replace(export, steps=kept, stage="closed", result=None)


def another_move(export: Export) -> Export:
    """A box written for another one, with everything that follows from it."""
    place = next(n for n, step in enumerate(export.steps) if step.action["move"] == "write")
    box = "aces" if export.steps[place].action["box"] == "chance" else "chance"
    return with_step(place, action={**export.steps[place].action, "box": box})(export)


def by_somebody_else(export: Export) -> Export:
    return with_step(3, seat=1 - export.steps[3].seat)(export)


def luckier(export: Export) -> Export:
    place = next(n for n, step in enumerate(export.steps) if step.tape)
    (n, value), *rest = export.steps[place].tape or ()
    return with_step(place, tape=((n, (value + 1) % n), *rest))(export)


def from_a_made_up_position(export: Export) -> Export:
    """As in the finding: a position before the last step in which somebody has far more points."""
    game = GAMES[export.game]
    state = game.new(len(export.seats), export.options, Taped(export.setup or ()))
    steps = [
        Step(step.seat, msgspec.convert(step.action, game.Action), step.tape or ())
        for step in export.steps
    ]
    before = replay(game, state, steps[:-1])
    rich = msgspec.structs.replace(before.players[0], yahtzee_bonuses=12)
    made_up = msgspec.structs.replace(before, players=(rich, *before.players[1:]))
    result = game.result(replay(game, made_up, steps[-1:]))
    return msgspec.structs.replace(
        export,
        baseline=Baseline(step=len(steps) - 1, state=msgspec.to_builtins(made_up)),
        result=result,
    )


def another_seed(export: Export) -> Export:
    return msgspec.structs.replace(export, seed="00" * 31 + "77", commitment=_fits("77"))


def _fits(end: str) -> str:
    return commitment(bytes.fromhex("00" * 31 + end))


def another_word(export: Export) -> Export:
    assert export.binding is not None
    binding = Binding(message=export.binding.message, words=("other",))
    return msgspec.structs.replace(export, binding=binding)


def another_message(export: Export) -> Export:
    assert export.binding is not None
    return msgspec.structs.replace(
        export, binding=Binding(message="12", words=export.binding.words)
    )


FORGERIES: tuple[Forgery, ...] = (
    renamed,
    nameless,
    turned_round,
    made_a_robot,
    otherwise_agreed,
    better_result,
    another_move,
    luckier,
    without_the_last_steps,
    from_a_made_up_position,
    another_seed,
    another_word,
    another_message,
    with_fields(rules_version=99),
    with_fields(commitment=_fits("78")),
    with_fields(luck="numbered", binding=None),
    with_fields(record=""),
    with_fields(record="0:0"),
    by_somebody_else,
    with_step(5, undone=True, undone_at=5),
)


def resealed(export: Export) -> Export:
    """With digests of seats and moves that fit what is told now."""
    seats = seats_digest([(seat.name, seat.robot) for seat in export.seats])
    moves = moves_digest(
        export.game,
        export.rules_version,
        export.options,
        [(step.seat, step.action, step.tape) for step in export.steps if not step.undone],
        export.result,
    )
    return msgspec.structs.replace(export, record=f"{seats}:{moves}")


def is_called_right(data: bytes, shown: tuple[str, ...]) -> bool:
    try:
        return verified(data, GAMES, shown).proven
    except Wrong:
        return False


@pytest.fixture
async def anchored(bot: Bot) -> Bot:
    """Dice depend on the number of the lobby's message, as they do for everybody."""
    bot.anchored = True
    await bot.restart()
    return bot


async def test_whatever_is_forged_is_found_out(
    anchored: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(anchored, table, [ana, ben], seed=2)
    await ana.types(table, "/play", game="yahtzee")
    lobby = ana.sees(table)[-1]
    await ben.presses("Join", channel=table)
    await ben.presses("A word for the dice", channel=table)
    await ben.fills({"Any word: it goes into the dice": "pelican"})
    fingerprint = shortened(commitment((await people.table()).seed))
    assert f"`{fingerprint}`" in ana.sees(table)[-1].text
    assert "“pelican”" in ana.sees(table)[-1].text
    await ana.presses("Start", channel=table)
    over = await people.play()
    await anchored.idle()
    assert over.anchor == lobby.record.id
    board = ana.sees(table)[-1]
    digest = shortened(shown_digest(over.record))
    assert f"`{digest}`" in board.text
    assert f"`{fingerprint}`" in board.text
    (file,) = only(await ana.presses("Save as a file", on=board)).files

    link = f"https://discord.com/channels/1/{table.id}/{lobby.record.id}"
    shown = (fingerprint, digest, link)
    said = verified(file.content, GAMES, shown)
    assert said.proven
    assert f"bound to the lobby's message {lobby.record.id}" in said.text
    assert 'these words: ["pelican"]' in said.text
    told = read(file.content)
    for forge in FORGERIES:
        forged = forge(told)
        assert forged != told
        assert not is_called_right(written(forged), shown)
        again = resealed(forged)
        assert again == told or not is_called_right(written(again), shown)
    for other in (shortened(_fits("79")), "https://discord.com/channels/1/2/3"):
        assert not is_called_right(file.content, (*shown, other))


async def test_a_word_is_its_owners_and_harmless(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("A word for the dice", channel=table)
    await ana.fills({"Any word: it goes into the dice": "**<@1>**  @everyone"})
    shown = ana.sees(table)[-1]
    assert "@everyone" not in shown.text.replace("@\u200beveryone", "")
    answer = await ben.presses("A word for the dice", channel=table)
    assert answer.private.startswith("You are not at this table.")
    lobby = await bot.store.tables.live_in(table.id)
    assert lobby is not None
    assert [word.user for word in lobby.words] == [ana.id]
    await ana.presses("A word for the dice", channel=table)
    await ana.fills({"Any word: it goes into the dice": ""})
    lobby = await bot.store.tables.live_in(table.id)
    assert lobby is not None
    assert lobby.words == ()
