"""Undo, history and robots that sit in, tried as ways to a secret or to somebody's choice."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from bot.store.proposals import Proposal
from bot.store.tables import Table
from bot.tables.consent import overtaken
from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.core.asks import Pick
from rules.core.record import Reconsider
from rules.think_str8 import GAME
from rules.think_str8.state import Done, Guess, State
from tests.contract.play import played
from tests.wire.conftest import Bot
from tests.wire.games.think_str8 import KEY, dealt
from tests.wire.players import Round

pytestmark = pytest.mark.wire

FREE = "Taken back. The dice will not change."
NEVER = "something hidden. Nobody can forget it, so the move stays"


def where(wanted: Callable[[State], bool], seed: int = 0, **options: str) -> State:
    """Think Str8! for two, at the first position of a random game that is like this."""
    return next(state for state in played(GAME, 2, options, seed=seed).states if wanted(state))


async def begun(bot: Bot, table: Channel, people: list[Person], state: State) -> Round:
    await dealt(bot, state)
    playing = Round(bot, table, people)
    await playing.open(KEY)
    return playing


async def names(bot: Bot, people: Round, person: Person, *actions: object) -> Table:
    """Answers of somebody, as their private panel would send them."""
    table = await people.table()
    for action in actions:
        seat = table.seat_of(person.id)
        assert seat is not None
        ask = table.chairs[seat].ask
        table = await bot.client.app.tables.answer(table.id, seat, ask, action)
    await bot.client.app.publisher.publish(table.id)
    await bot.idle()
    return table


def public(person: Person, table: Channel) -> SeenMessage:
    """The last message that everybody sees."""
    return next(m for m in person.sees(table)[::-1] if not m.private)


async def guesses_of(bot: Bot, people: Round, person: Person) -> tuple[tuple[int, ...], ...]:
    table = await people.table()
    state: State = bot.client.app.tables.position(table).state
    return state.guesses[table.seat_of(person.id) or 0]


# ── hidden cards ─────────────────────────────────────────────────────────────────────────────────


async def test_an_exchange_is_never_taken_back(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """Its owner has read the old card, and the others have seen the new one."""
    people = await begun(bot, table, [ana, ben], where(lambda state: state.step == "exchange"))
    (now,) = await people.awaited()
    await people.press(now)
    after = await people.table()
    assert after.step == 1
    answer = await now.types(table, "/undo")
    assert NEVER in answer.text
    assert await people.table() == after
    assert not await bot.store.proposals.open_at(after.id), "nor by agreement"


async def test_a_hint_about_a_hidden_card_is_never_taken_back(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    def last_strip(state: State) -> bool:
        laid = [strip for strip in state.strips if strip and strip.first is not None]
        held = [strip for strip in state.strips if strip]
        return state.step == "strips" and len(held) == 2 and len(laid) == 1

    people = await begun(bot, table, [ana, ben], where(last_strip))
    (now,) = await people.awaited()
    while not (await people.table()).step:
        await people.press(now)
    after = await people.table()
    assert NEVER in (await now.types(table, "/undo")).text
    assert await people.table() == after


async def test_alone_with_robots_what_showed_nothing_hidden_is_taken_back(
    bot: Bot, table: Channel, ana: Person
) -> None:
    """Also after the robots have moved; the game is counted apart then."""
    await dealt(bot, where(lambda state: state.step == "turn" and state.order[0] == 0))
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game=KEY)
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    before = await people.table()
    await ana.presses("Keep", channel=table)
    await bot.idle()
    assert "Taken back." in (await ana.types(table, "/undo")).text
    assert (await people.table()).head == before.head


async def test_a_game_in_which_a_throw_was_taken_back_is_counted_apart(
    bot: Bot, table: Channel, ana: Person
) -> None:
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    await ana.presses("Roll the dice", channel=table)
    answer = await ana.types(table, "/undo")
    assert "stays out of the best scores" in answer.text
    over = await people.play()
    assert over.rewound
    (row,) = await bot.store.results.of(ana.id)
    assert row.rewound
    stats = await ana.types(table, "/stats", game="yahtzee")
    assert "Scores set aside because rolls were taken back: 1" in stats.text
    assert "best: 0" in stats.text


# ── the way back on the board ────────────────────────────────────────────────────────────────────


async def test_a_free_undo_stands_on_the_board_for_whoever_has_moved(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await begun(bot, table, [ana, ben], where(lambda state: state.step == "turn"))
    (now,) = await people.awaited()
    (other,) = [person for person in (ana, ben) if person is not now]
    before = await people.table()
    assert not now.sees(table)[-1].button("Undo")
    await now.presses("Keep", channel=table)
    board = next(m for m in now.sees(table)[::-1] if m.button("Undo"))
    refused = await other.presses("Undo", on=board)
    assert refused.private.startswith(f"This button is for {now.name}, who has just moved.")
    undo = next(b.custom_id for b in board.buttons if b.label == "Undo") or ""
    await asyncio.gather(*(now.forges(undo, on=board) for _ in range(3)))
    await bot.idle()
    back = await people.table()
    assert back.head == before.head, "once, however often it is pressed"
    board = public(now, table)
    assert "One move was taken back." in board.text
    assert not board.button("Undo")
    await now.presses("Keep", channel=table)
    assert not public(now, table).button("Undo"), "once a question"


async def test_a_throw_or_the_next_move_ends_it(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    (now,) = await people.awaited()
    (other,) = [person for person in (ana, ben) if person is not now]
    await now.presses("Roll the dice", channel=table)
    assert not now.sees(table)[-1].button("Undo"), "dice were seen"
    await now.presses("Chance", channel=table)
    board = next(m for m in now.sees(table)[::-1] if m.button("Undo"))
    undo = next(b.custom_id for b in board.buttons if b.label == "Undo") or ""
    await other.presses("Roll the dice", channel=table)
    await bot.idle()
    assert not any(m.button("Undo") for m in now.sees(table))
    late = await now.forges(undo, on=board)
    assert late.private.startswith("One press no longer takes that back.")


# ── what is named in secret ──────────────────────────────────────────────────────────────────────


async def test_nobody_learns_how_much_somebody_has_named(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """History, file, board and step by step are the same, whatever lies in a secret moment."""
    people = Round(bot, table, [ana, ben])
    await people.open("desfausse")
    position = bot.client.app.tables.position(await people.table())
    seat = position.table.seat_of(ben.id) or 0
    pick = next(q for q in position.asks[seat].questions if isinstance(q, Pick))
    roll = pick.with_picked((0,))

    async def seen() -> tuple[object, ...]:
        history = await ana.types(table, "/history")
        saved = (await ana.presses("Save as a file", on=history)).private_message
        stepped = (await ana.presses("Step by step", on=history)).private_message
        assert saved is not None
        assert stepped is not None
        board = public(ana, table)
        ways = sorted(b.custom_id or "" for b in (*board.buttons, *stepped.buttons))
        return (history.text, saved.files[0].content, stepped.text, ways, board.buttons != [])

    await names(bot, people, ben, roll)
    once = await seen()
    assert "What is being decided in secret" in str(once[0])
    await names(bot, people, ben, Reconsider(), roll, Reconsider(), roll)
    assert await seen() == once


async def test_an_undo_neither_counts_nor_takes_back_what_others_have_named(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await begun(bot, table, [ana, ben], where(lambda state: state.step == "guess"))
    await names(bot, people, ana, Guess("blue", (1, 2)))
    await names(bot, people, ben, Guess("red", (3,)), Guess("blue", (4,)), Done())
    assert "plays." not in (await ana.types(table, "/history")).text
    before = await guesses_of(bot, people, ben)
    assert (await ana.types(table, "/undo")).text == FREE
    assert await guesses_of(bot, people, ben) == before
    assert not any(await guesses_of(bot, people, ana))
    seat = (await people.table()).seat_of(ben.id)
    assert seat not in (await people.table()).awaited, "who is done stays done"


async def test_a_naming_is_taken_back_freely_while_others_name(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await begun(bot, table, [ana, ben], where(lambda state: state.step == "guess"))
    await names(bot, people, ana, Guess("blue", (1, 2)))
    await names(bot, people, ben, Guess("red", (3,)), Guess("blue", (4,)))
    before = await guesses_of(bot, people, ben)
    chairs = (await people.table()).chairs
    assert (await ana.types(table, "/undo")).text == FREE
    assert await guesses_of(bot, people, ben) == before
    assert not any(await guesses_of(bot, people, ana))
    after = await people.table()
    theirs = after.seat_of(ben.id) or 0
    assert after.chairs[theirs].since == chairs[theirs].since
    tables = bot.client.app.tables
    assert await tables.replayed(after) == tables.position(after).state
    assert "taken back" not in ben.sees(table)[-1].text, "nobody else learns of it"


async def test_a_naming_neither_overtakes_a_question_nor_makes_a_button_stale(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """By whether a question to undo is still open, nobody learns that somebody has named something.

    Nor do the others' questions change when a naming is taken back.
    """
    people = await begun(bot, table, [ana, ben], where(lambda state: state.step == "guess"))
    await names(bot, people, ana, Guess("blue", (1,)), Done())
    await names(bot, people, ana, Guess("blue", (2,)))
    await names(bot, people, ben, Guess("red", (3,)))
    asked = Proposal(
        table=1,
        kind="undo",
        by=ana.id,
        since=2,
        until=(await people.table()).told,
        ask=next(c.ask for c in (await people.table()).chairs if c.user == ana.id),
        expires_at=bot.client.app.clock.now() + 3600,
    )
    before = await people.table()
    assert not overtaken(asked, before)
    await names(bot, people, ben, Guess("red", (4,)))
    assert not overtaken(asked, await people.table())
    assert (await ben.types(table, "/undo")).text == FREE
    after = await people.table()
    assert not overtaken(asked, after)
    mine = before.seat_of(ana.id) or 0
    assert after.chairs[mine] == before.chairs[mine]


# ── robots that sit in ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("way", ["sits in", "stands in"])
async def test_a_robot_reveals_nothing_and_changes_nothing_that_was_named(
    way: str, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await begun(bot, table, [ana, ben], where(lambda state: state.step == "guess"))
    await names(bot, people, ben, Guess("red", (3, 5)))
    before = await guesses_of(bot, people, ben)
    if way == "sits in":
        await ben.types(table, "/seat robot")
        await bot.idle()
        await ben.types(table, "/seat back")
    else:
        async with bot.client.app.tables.locked((await people.table()).id) as locked:
            seat = locked.seat_of(ben.id) or 0
            await bot.client.app.robots.stand_in(locked, seat)
    await bot.idle()
    assert await guesses_of(bot, people, ben) == before
    seat = (await people.table()).seat_of(ben.id) or 0
    assert seat not in (await people.table()).awaited, "but nobody waits any more"


async def test_with_assistance_a_robot_names_what_is_left(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    state = where(lambda state: state.step == "guess")
    people = await begun(bot, table, [ana, ben], msgspec.structs.replace(state, assist=True))
    await names(bot, people, ben, Guess("red", (0,)))
    await ben.types(table, "/seat robot")
    await bot.idle()
    await ben.types(table, "/seat back")
    named = await guesses_of(bot, people, ben)
    assert named[state.colours.index("red")] == (0,)
    assert sum(map(bool, named)) > 1


def test_the_way_back_names_no_number_of_a_step() -> None:
    """Numbers of steps count what was named in secret."""
    assert ids.Undo.__struct_fields__ == ("table", "action")
