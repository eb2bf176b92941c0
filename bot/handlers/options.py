"""The options of a lobby: a private page on which each choice counts at once."""

from collections.abc import Sequence

from bot.handlers.greetings import greet_all
from bot.handlers.lobby import own_lobby
from bot.screens.options import BOTH, COACH, COLOURS, GROUPS, ROBOTS, options, switches
from bot.store.tables import Table
from bot.ui import submitted
from bot.ui.lobby import OptionMenu, OptionsPage
from bot.visit import Visit
from rules.core.errors import Refused


async def show(visit: Visit, control: OptionsPage) -> None:
    """Opens the page, for people at the table."""
    await _show(visit, await own_lobby(visit, control.table))


async def choose(visit: Visit, control: OptionMenu) -> None:
    """Something was chosen: it becomes the table's, if it fits with the rest."""
    app, chosen = visit.app, submitted.values(visit.interaction)
    before = await own_lobby(visit, control.table)
    if control.key == BOTH:
        changed = await app.tables.lobbies.set_languages(before.id, visit.user, _only(chosen))
    elif control.key == COLOURS:
        changed = await app.tables.lobbies.set_scheme(before.id, visit.user, _only(chosen))
    elif control.key == COACH:
        changed = await app.tables.lobbies.set_coach(before.id, visit.user, _only(chosen))
    elif control.key == ROBOTS:
        changed = await app.tables.lobbies.set_robot_moves(before.id, visit.user, _only(chosen))
    else:
        wanted = _wanted(visit, before, control.key, chosen)
        changed = await app.tables.lobbies.set_options(before.id, visit.user, wanted)
    await _show(visit, changed)
    await app.publisher.publish(before.id)
    if not app.snapshots.has_secrets(before):
        await greet_all(app, changed)


async def _show(visit: Visit, table: Table) -> None:
    game = visit.app.games[table.game]
    await visit.answer(options(table, game, visit.labelling(table)))


def _wanted(visit: Visit, table: Table, key: str, chosen: Sequence[str]) -> dict[str, str]:
    """The options that a choice is about: one, or all switches of a group."""
    if key not in GROUPS:
        return {key: _only(chosen)}
    shared = switches(visit.app.games[table.game], key)
    return {option.key: "on" if option.key in chosen else "off" for option in shared}


def _only(chosen: Sequence[str]) -> str:
    if len(chosen) != 1:
        raise Refused("unknown-control")
    return chosen[0]
