"""Taking back in every game: refused, agreed, free; and done again, the luck is the same."""

from importlib import import_module

import msgspec
import pytest

from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.undoing import is_naming
from playground import Person
from playground.discord.world import Channel
from rules.catalog import GAMES
from tests.contract.play import module_of
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = [pytest.mark.wire, pytest.mark.parametrize("game", GAMES)]

MOVES = 6
HOUR = 60 * 60
HIDDEN = "something hidden"
LONG = 14


def has_free_moves(game: str) -> bool:
    """What the game's `contract.py` says of it."""
    return bool(import_module(module_of(game)).has_free_moves)


async def under_way(bot: Bot, table: Channel, people: list[Person], game: str) -> Round:
    """Some moves into a game of two people."""
    playing = Round(bot, table, people)
    await playing.open(game)
    while (await playing.table()).step < MOVES:
        await playing.press((await playing.awaited())[0])
    return playing


async def last_of(bot: Bot, table: Table, people: Round) -> tuple[Person, StepRow]:
    """Who moved last, and how."""
    row = [row for row in await bot.store.log.steps(table.id) if not row.undone][-1]
    return people.people[table.chairs[row.seat].user], row


async def done_again(bot: Bot, row: StepRow) -> Table:
    """The same move once more, as a press would make it."""
    tables = bot.client.app.tables
    table = await tables.load(1)
    action = msgspec.json.decode(row.action, type=tables.games[table.game].Action)
    ask = table.chairs[row.seat].ask
    return await tables.answer(1, row.seat, ask, action)


async def test_refused_then_agreed_and_the_same_luck_again(
    bot: Bot, table: Channel, ana: Person, ben: Person, game: str
) -> None:
    people = await under_way(bot, table, [ana, ben], game)
    before = await people.table()
    mover, row = await last_of(bot, before, people)
    (other,) = [person for person in (ana, ben) if person is not mover]
    tables = bot.client.app.tables

    answer = await mover.types(table, "/undo")
    if HIDDEN in answer.text:
        assert (await people.table()).head == before.head
        return
    if "I have asked the others" in answer.text:
        question = next(m for m in other.sees(table)[::-1] if m.button("No"))
        assert "take back their last move" in question.text
        assert ("have been seen" in question.text) == bool(row.tape), "it says what was drawn"
        await other.presses("No", on=question)
        await bot.idle()
        assert (await people.table()).head == before.head, "one no is enough"
        assert "You can ask again" in (await mover.types(table, "/undo")).text
        await bot.passes(HOUR)
        await mover.types(table, "/undo")
        question = next(m for m in other.sees(table)[::-1] if m.button("Yes"))
        await other.presses("Yes", on=question)
        await bot.idle()
    else:
        assert answer.text == "Taken back. The dice will not change."
        assert not row.tape, "free only where nothing was drawn"

    back = await people.table()
    assert back.head == msgspec.json.encode(await tables.replayed(before, before=row.number))
    assert back.drawn == row.drawn
    again = await done_again(bot, row)
    assert again.head == before.head, "the same luck"
    assert again.drawn == before.drawn
    kept = await bot.store.log.steps(before.id)
    assert [r.undone for r in kept if r.number >= row.number] == [True, False]
    assert await tables.replayed(again) == tables.position(again).state


async def test_free_exactly_where_nothing_was_drawn_or_told(
    bot: Bot, table: Channel, ana: Person, ben: Person, game: str
) -> None:
    """The mover asks after every move; the other one never agrees. Some games have no free move."""
    people = Round(bot, table, [ana, ben])
    await people.open(game)
    freed = 0
    while not freed and (state := await people.table()).step < LONG:
        await people.press((await people.awaited())[0])
        after = await people.table()
        if after.step == state.step or after.stage != "playing":
            continue
        mover, row = await last_of(bot, after, people)
        (other,) = [person for person in (ana, ben) if person is not mover]
        answer = await mover.types(table, "/undo")
        if answer.text == "Taken back. The dice will not change.":
            freed += 1
            assert not row.tape
            assert (await people.table()).head == state.head
            assert mover in await people.awaited()
        elif HIDDEN in answer.text:
            assert (await people.table()).head == after.head
        else:
            question = next(m for m in other.sees(table)[::-1] if m.button("No"))
            await other.presses("No", on=question)
            await bot.passes(HOUR)
            assert (await people.table()).head == after.head
    assert freed == has_free_moves(game)


async def test_what_one_could_not_know_is_never_free(
    bot: Bot, table: Channel, ana: Person, ben: Person, game: str
) -> None:
    """After the other one has moved, nothing is taken back without them."""
    people = await under_way(bot, table, [ana, ben], game)
    tables = bot.client.app.tables
    rows = await bot.store.log.steps(1)
    state = await people.table()
    mover, row = await last_of(bot, state, people)
    earlier = [r for r in rows if r.seat != row.seat]
    if not earlier:
        pytest.skip("one player has made every move so far")
    (other,) = [person for person in (ana, ben) if person is not mover]
    own = earlier[-1]
    answer = await other.types(table, "/undo")
    if is_naming(tables.games[game], own) and answer.text.startswith("Taken back."):
        after = await people.table()
        assert tables.position(after).view(None) == tables.position(state).view(None)
        return
    assert "I have asked the others" in answer.text or HIDDEN in answer.text
    assert (await people.table()).head == state.head
    assert await tables.replayed(state) == tables.position(state).state
