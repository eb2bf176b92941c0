"""Presses in a lobby, and the forms for its pace and a word for the dice."""

from bot.handlers import proposals
from bot.handlers.greetings import greet, greet_all
from bot.handlers.views import open_if_asked
from bot.screens.retired import late_invitation
from bot.store.messages import CHANNEL
from bot.store.tables import OVERDUE, PACES, Table
from bot.tables.consent import decides_alone
from bot.tables.lobby import ROBOT_NAMES, WORD, must_be_lobby
from bot.tables.seats import own_seat
from bot.ui import submitted
from bot.ui.forms import form, line, menu
from bot.ui.lobby import Lobby, PaceForm, RobotLeaves, RobotLevel, WordForm
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.game import must_fit

TOO_LATE = ("already-started", "lobby-closed")
"""Why nobody can sit down any more."""


async def change(visit: Visit, control: Lobby) -> None:
    """A press on Join, Leave, Add a robot, Same dice, Coach or Start.

    Whoever begins a duel by it has their own game before them at once.
    """
    app, number, user = visit.app, control.table, visit.user
    lobbies, begun = app.tables.lobbies, None
    match control.verb:
        case "join":
            await _join(visit, number)
            begun = await app.tables.accepted(number, visit.message)
        case "leave":
            await lobbies.leave(number, user)
        case "add-robot":
            await lobbies.add_robot(number, user)
        case "same-dice":
            await _turn_to_duel(visit, number)
        case "coach":
            await lobbies.turn_coach(number, user)
        case "start":
            table = must_be_lobby(await app.tables.load(number))
            if not decides_alone("start", table, user, app.clock.now()):
                await _propose_start(visit, table)
                return
            begun = await app.tables.start(number, user, visit.message)
    if begun:
        await app.let_robots_play(begun)
    await app.publisher.publish(number, visit.interaction)
    if begun and begun.duel:
        await open_if_asked(visit, begun)
    if control.verb == "join":
        await greet(visit, await app.tables.load(number))


async def _join(visit: Visit, number: int) -> None:
    """Sits down. An invitation that comes too late says from now on where the game is."""
    tables = visit.app.tables
    try:
        await tables.lobbies.join(number, visit.user, visit.name)
    except Refused as refused:
        if refused.code in TOO_LATE:
            await _end_invitation(visit, await tables.load(number))
        raise


async def _turn_to_duel(visit: Visit, number: int) -> None:
    """Everybody plays with the same dice, or no longer."""
    await greet_all(visit.app, await visit.app.tables.lobbies.set_same_dice(number, visit.user))


async def _end_invitation(visit: Visit, table: Table) -> None:
    """An invitation is known by being none of the table's own messages."""
    messages = visit.app.store.messages
    if await messages.table_of(visit.message) is None:
        await visit.answer(late_invitation(table, await messages.shown(table.id, CHANNEL)))


async def change_level(visit: Visit, control: RobotLevel) -> None:
    """A press on a robot's name: it plays at another level."""
    await visit.app.tables.lobbies.change_level(control.table, visit.user, _robot(control.name))
    await visit.app.publisher.publish(control.table, visit.interaction)


async def dismiss(visit: Visit, control: RobotLeaves) -> None:
    """The robot that came last leaves."""
    await visit.app.tables.lobbies.remove_robot(control.table, visit.user, _robot(control.name))
    await visit.app.publisher.publish(control.table, visit.interaction)


def _robot(place: int) -> str:
    """The name at this place among those that robots have; none where there is no such place."""
    return dict(enumerate(ROBOT_NAMES)).get(place, "")


async def _propose_start(visit: Visit, table: Table) -> None:
    """Whoever did not open the lobby asks the others, about the game as it is agreed now."""
    own_seat(table, visit.user)
    must_fit(visit.app.games[table.game].fits(table.options, len(table.chairs)))
    await proposals.propose(visit, table, "start", until=table.version)
    await visit.whisper(visit.labelling(table)("start-proposed"))


# ── pace ─────────────────────────────────────────────────────────────────────────────────────────


async def ask_pace(visit: Visit, control: PaceForm) -> None:
    """Opens the form: how long a move may take, and what happens then."""
    table = await own_lobby(visit, control.table)
    label = visit.labelling(table)
    opened = form(control, label("pace-title"))
    paces = {pace: label(f"pace-{pace}") for pace in PACES if PACES[pace] or not table.duel}
    if table.duel:
        opened.add_item(menu("pace", label("duel-time"), paces, table.pace))
        await visit.interaction.response.send_modal(opened)
        return
    opened.add_item(menu("pace", label("pace-time"), paces, table.pace))
    ways: dict[str, str] = {way: label(f"overdue-{way}") for way in OVERDUE}
    opened.add_item(menu("overdue", label("pace-then"), ways, table.overdue))
    await visit.interaction.response.send_modal(opened)


async def set_pace(visit: Visit, control: PaceForm) -> None:
    """The form was sent."""
    app, table = visit.app, await visit.app.tables.load(control.table)
    filled = submitted.fields(visit.interaction)
    pace = (filled.get("pace") or (table.pace,))[0]
    overdue = (filled.get("overdue") or (table.overdue,))[0]
    await app.tables.lobbies.set_pace(table.id, visit.user, pace, overdue)
    await app.publisher.publish(table.id, visit.interaction)


# ── a word for the dice ──────────────────────────────────────────────────────────────────────────


async def ask_word(visit: Visit, control: WordForm) -> None:
    """Opens the form: any word, which is mixed into the dice."""
    table = await own_lobby(visit, control.table)
    label = visit.labelling(table)
    own = next((word.text for word in table.words if word.user == visit.user), "")
    opened = form(control, label("word-title"))
    opened.add_item(line("word", label("word-field"), own, WORD))
    await visit.interaction.response.send_modal(opened)


async def set_word(visit: Visit, control: WordForm) -> None:
    """The form was sent; an empty one takes the word away."""
    typed = submitted.text(visit.interaction, "word")
    await visit.app.tables.lobbies.set_word(control.table, visit.user, typed)
    await visit.app.publisher.publish(control.table, visit.interaction)


async def own_lobby(visit: Visit, number: int) -> Table:
    """A lobby that the presser sits in; else refused."""
    table = await visit.app.tables.load(number)
    if table.stage != "lobby":
        raise Refused("already-started")
    own_seat(table, visit.user)
    return table
