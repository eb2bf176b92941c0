"""DESfausse on the wire: everybody decides at once and unseen, dice are given step by step."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.store.tables import Table
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from rules.catalog import GAMES
from rules.core.asks import Choose, Pick
from rules.core.chance import Luck
from rules.core.record import fingerprint
from rules.desfausse import GAME
from rules.desfausse.state import Calling, Closing, Rolling, State
from tests.rules.desfausse.notation import table as written
from tests.wire.conftest import Bot
from tests.wire.players import Round, controls

pytestmark = pytest.mark.wire

KEY = GAME.key
FRENCH = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}
NAMES = ("Ana", "Ben", "Chloé", "Denis", "Éva")


class Skilled(Round):
    """People who press what a robot in their place would say; dice by lot would take all day."""

    async def press(self, person: Person) -> None:
        message = await self.current(person)
        control = await self.wanted(person, message)
        if control is None:
            await super().press(person)
            return
        self.presses += 1
        await person.presses(custom_id=str(control), on=message)

    async def current(self, person: Person) -> SeenMessage:
        """A message that asks what is asked now; the last one may be out of date."""
        table = await self.table()
        asked = table.chairs[table.seat_of(person.id) or 0].ask
        message = self.where(person)
        if message is None or all(getattr(c, "ask", asked) != asked for c in controls(message)):
            opened = await person.presses(custom_id=self.your_move(person), channel=self.channel)
            message = opened.private_message
        assert message is not None
        return message

    async def wanted(self, person: Person, message: SeenMessage) -> ids.Control | None:
        """The next press on the way to the robot's answer."""
        table = await self.table()
        position = self.bot.client.app.tables.position(table)
        seat = table.seat_of(person.id)
        assert seat is not None
        ask = position.asks[seat]
        action = GAME.robot(position.view(seat), ask, Luck(b"skilled"))
        number = next(n for n, q in enumerate(ask.questions) if q.accepts(action))
        shown = [c for c in controls(message) if getattr(c, "question", None) == number]
        question = ask.questions[number]
        if isinstance(question, Pick):
            return picking(shown, sum(1 << place for place in action.picked))
        return choosing(shown, question, action)


def picking(shown: list[Any], bits: int) -> ids.Control | None:
    """Confirm where the right items are picked, else put or take away one of them."""
    for control in shown:
        if isinstance(control, ids.Confirm) and control.picked == bits:
            return control
    toggles = [c for c in shown if isinstance(c, ids.Toggle)]
    return next((c for c in toggles if not (c.picked ^ bits) >> c.item & 1), None)


def choosing(shown: list[Any], question: Choose, action: object) -> ids.Control | None:
    """The move itself, or the part that leads to it."""
    by_print = {fingerprint(option.action): option for option in question.options}
    (wanted,) = (option for option in question.options if option.action == action)
    for control in shown:
        option = by_print[control.action]
        depth = control.depth if isinstance(control, ids.Into) else len(wanted.parts)
        if depth and option.parts[:depth] == wanted.parts[:depth]:
            return control  # type: ignore[no-any-return]  # a control of the planner's
    return None


@pytest.fixture(name="crowd")
def _crowd(playground: Playground, server: Server) -> dict[str, list[Person]]:
    """Five people for each language."""
    return {
        language: [playground.person(name, locale=language, servers=[server]) for name in NAMES]
        for language in ("en-US", "fr")
    }


async def dealt(bot: Bot, state: State) -> None:
    """The next game on this bot begins like this."""
    bot.games = {**GAMES, KEY: replace(GAME, new=lambda *_: state)}
    await bot.restart()


async def replayed(people: Round, over: Table) -> None:
    await people.bot.idle()
    tables = people.bot.client.app.tables
    assert over.stage == "over"
    assert await tables.replayed(over) == tables.position(over).state


def board(person: Person, channel: Channel) -> SeenMessage:
    return next(m for m in person.sees(channel)[::-1] if m.pictures and not m.private)


async def mine(person: Person, channel: Channel, label: str = "Your move") -> SeenMessage:
    opened = await person.presses(label, channel=channel)
    assert opened.private_message is not None
    return opened.private_message


async def then(person: Person, label: str, on: SeenMessage | None) -> SeenMessage:
    """A press on a private message, and how it looks afterwards."""
    assert on is not None
    pressed = await person.presses(label, on=on)
    return pressed.message or on


# ── whole games ──────────────────────────────────────────────────────────────────────────────────


async def test_two_people_play_a_whole_game(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Skilled(bot, table, [ana, ben])
    await people.open(KEY)
    over = await people.play()
    await replayed(people, over)
    assert "The title of Purifier goes to" in ana.reads(table)
    assert "The title is won." in ana.reads(table)


async def test_three_people_play_in_two_languages_some_without_direct_messages(
    bot: Bot,
    playground: Playground,
    table: Channel,
    ana: Person,
    ben: Person,
    chloe: Person,
) -> None:
    playground.close_dms(ben)
    people = Skilled(bot, table, [ana, ben, chloe], seed=3)
    await people.open(KEY)
    await bot.idle()
    assert ana.dms[-1].button("Stop")
    assert chloe.dms[-1].button("S’arrêter")
    await replayed(people, await people.play())
    assert ben.dms == []


async def test_five_people_play_in_french_without_direct_messages(
    bot: Bot,
    playground: Playground,
    table: Channel,
    crowd: dict[str, list[Person]],
) -> None:
    everybody = crowd["fr"]
    for person in everybody:
        playground.close_dms(person)
    people = Skilled(bot, table, everybody, seed=5)
    await people.open(KEY, **FRENCH)
    await replayed(people, await people.play())
    assert "Le titre de Purificateur revient à" in everybody[0].reads(table)
    assert all(person.dms == [] for person in everybody)


async def test_one_person_among_robots_is_told_the_turn_as_a_story(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/play", game=KEY)
    for _ in range(2):
        await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    people = Skilled(bot, table, [ana], seed=3)
    story = ""
    while "Turn 2: everybody rolls." not in story:
        assert people.presses < 60
        await people.press(ana)
        await bot.idle()
        story += board(ana, table).text
    assert "cursed" in story
    assert "6s: " in story or "round token" in story


# ── everybody at once ────────────────────────────────────────────────────────────────────────────

FIVE = "r4 g4 r2 g2 R5 G3\n" * 5


async def test_five_people_press_in_the_same_moment(
    bot: Bot, table: Channel, crowd: dict[str, list[Person]]
) -> None:
    await dealt(bot, written(FIVE, Rolling(2)))
    everybody = crowd["en-US"]
    people = Round(bot, table, everybody)
    await people.open(KEY)
    private = [await mine(person, table) for person in everybody]
    stops = [
        person.press_soon("Stop", on=message)
        for person, message in zip(everybody, private, strict=True)
    ]
    await asyncio.gather(*stops)
    await bot.idle()
    assert (await people.table()).step == 5
    for person in everybody:
        assert not any("already" in text for text in await people.told(person))
    story = board(everybody[0], table).text
    assert "**Ana**, **Ben**, " in story
    assert " stop." in story
    assert "are level and shed their 2s together" in story


async def test_a_restart_between_the_decisions_and_the_roll(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """What was decided before is rolled afterwards; nobody saw it in between."""
    await dealt(bot, written("r4 g4 r2 R*\nr5 g5 g2 G3", Rolling(1)))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    before = board(chloe, table)
    toggled = await then(ana, "red 2", await mine(ana, table))
    assert toggled.button("✓ red 2")
    await ana.presses("Roll 1", on=toggled)
    await bot.idle()
    after = board(chloe, table)
    assert after.pictures[0].pixels == before.pictures[0].pixels
    assert after.pictures[0].alt == before.pictures[0].alt
    assert "You roll red 2." in ana.dms[-1].pictures[0].alt
    await bot.restart()
    await ben.presses("Stop", on=await mine(ben, table))
    await bot.idle()
    told = board(chloe, table).words
    assert "**Ana** rolls again: red " in told
    assert "**Ben** stops" in told


async def test_a_decision_may_be_changed_until_the_last_has_decided(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await dealt(bot, written("r4 g4 r2 R*\nr5 g5 g2 G3", Rolling(1)))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    stopped = await then(ana, "Stop", await mine(ana, table))
    assert (await people.awaited()) == [ben]
    again = await then(ana, "Change my mind", stopped)
    assert again.button("Stop")
    assert set(await people.awaited()) == {ana, ben}


# ── giving dice away ─────────────────────────────────────────────────────────────────────────────

GIFTS = "g4 g4 G4 r* R3\nr2 g3\nr5 g6\nr* R* g2"


async def test_dice_are_given_die_by_die_with_a_summary_before_it_counts(
    bot: Bot, table: Channel, crowd: dict[str, list[Person]]
) -> None:
    ana, ben, *others = crowd["en-US"][:4]
    await dealt(bot, written(GIFTS, Calling(4), cursed=(3,)))
    people = Round(bot, table, [ana, ben, *others])
    await people.open(KEY)
    shown = await mine(ana, table)
    assert "2 to Hell" in [menu.placeholder for menu in shown.selects]
    sharing = "Share, die by die → green 4, big green 4 leave"
    shown = (await ana.chooses("Give 2 green", [sharing], on=shown)).message or shown
    before = board(ben, table).text
    shown = await then(ana, "green 4 to Ben", shown)
    shown = await then(ana, "big green 4 to Chloé", shown)
    shown = await then(ana, "Take “recolour one die”", shown)
    shown = await then(ana, "red devil to Denis", shown)
    assert "Your plan, to Ben: green 4. Your plan, to Chloé: big green 4." in shown.words
    summary = shown.pictures[0].alt
    assert "To Ben: green 4. To Chloé: big green 4. To Denis: red devil." in summary
    assert "You take “recolour one die”." in summary
    assert board(ben, table).text == before, "nobody else knows"
    await ana.presses("Yes, these 3 dice go", on=shown)
    await bot.idle()
    told = board(ben, table).words
    assert (
        "**Ana** gives away green 4s (3 − 1 devil = 2) → Ben: green 4 → Chloé: big green 4" in told
    )
    assert "takes “recolour one die”" in told
    assert "→ Denis, cursed: red devil" in told


# ── at the limits ────────────────────────────────────────────────────────────────────────────────

FULL = "r2 g2 R4 G4 g4 r5 g6 R* G* | new-roll recolour-one recolour-several small-exorcism"
OTHERS = "\nr4 g4\nr4 r4\nr2 r2\ng6 g6"


@pytest.mark.parametrize("phase", [Closing(), Calling(4), Rolling(1)])
async def test_nine_dice_and_every_trophy_fit_on_a_message(
    bot: Bot, table: Channel, crowd: dict[str, list[Person]], phase: Closing | Calling | Rolling
) -> None:
    """The playground refuses a message that Discord would refuse."""
    everybody = crowd["fr"]
    await dealt(bot, written(f"{FULL} great-exorcism{OTHERS}", phase))
    people = Skilled(bot, table, everybody, seed=1)
    await people.open(KEY, **FRENCH)
    shown = await mine(everybody[0], table, "À vous")
    assert controls(shown)
    for _ in range(12):
        for person in await people.awaited():
            await people.press(person)
    assert (await people.table()).step


async def test_a_picture_that_may_be_another_than_the_store_knows_of_is_sent_again(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """After a crash the store may have missed the last edit of a direct message."""
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    number, direct = (await people.table()).id, bot.client.app.publisher.direct

    async def redrawn() -> list[int]:
        await direct.redraw(number, 0)
        await bot.idle()
        return [file.id for file in ana.dms[-1].record.attachments]

    kept = await redrawn()
    assert await redrawn() == kept, "the same picture is not sent twice"
    direct.unconfirmed.add(number)
    assert await redrawn() != kept
