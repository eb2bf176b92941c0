"""Tips in somebody's first game of a kind: a line each, once, to them alone."""

import logging

from bot.publishing.delivery import UNREACHED
from bot.store.errors import Unavailable
from bot.store.tables import Table
from bot.ui.buttons import Button
from bot.ui.lessons import Learn, NoTips
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.lesson import Tip

log = logging.getLogger(__name__)


async def offer(visit: Visit, number: int) -> None:
    """Whispers what is new in what is asked now of whoever has just pressed.

    Their press has been answered: a tip that cannot be given is left out.
    """
    try:
        await _offer(visit, number)
    except (*UNREACHED, Unavailable) as error:
        log.warning("table=%d user=%d no tip: %s", number, visit.user, error)


async def _offer(visit: Visit, number: int) -> None:
    app, newcomers = visit.app, visit.app.newcomers
    if not visit.tips or not number or newcomers.is_settled(visit.user, number):
        return
    table = await app.tables.load(number)
    seat = table.seat_of(visit.user)
    if table.stage != "playing" or seat is None or seat not in table.awaited:
        return
    ask, tips = app.tables.position(table).asks[seat], app.games[table.game].tips
    untold = await newcomers.untold(visit.user, table, tips)
    tip = next((tip for tip in untold if tip.comes_up(ask)), None)
    if tip is not None and await app.store.lessons.put_tip(visit.user, table.game, tip.word):
        await visit.whisper(_screen(visit, table, tip))


def _screen(visit: Visit, table: Table, tip: Tip) -> Screen:
    say, figures = visit.speaking(table), visit.app.pictures[table.game].figures
    row = (
        Button(str(NoTips()), visit.say("tips-off")),
        Button(str(Learn(table.game)), visit.say("learn")),
    )
    return Screen(head=f"💡 {say(f'tip-{tip.word}', **figures)}", rows=(row,))


async def stop(visit: Visit, control: NoTips) -> None:  # noqa: ARG001  (it has no fields)
    """No more tips; the message with the last one says so."""
    await visit.app.store.people.change(visit.user, tips=False)
    await visit.answer(Screen(head=visit.say("tips-are-off")))
