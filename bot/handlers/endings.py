"""Ending a table before its game is over."""

from bot.handlers.proposals import propose
from bot.store.proposals import ProposalKind
from bot.store.tables import Table
from bot.tables.consent import decides_alone
from bot.ui import ids
from bot.ui.buttons import Button
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused


def kind_of(table: Table) -> ProposalKind:
    """A lobby is closed, a game is ended."""
    return "close" if table.stage == "lobby" else "end"


def may_end(visit: Visit, table: Table) -> bool:
    """A moderator of its channel, or somebody with whom nobody else has to agree."""
    rights = visit.interaction.permissions
    moderates = rights.manage_channels or rights.manage_messages
    if moderates and visit.channel == table.channel:
        return True
    return decides_alone(kind_of(table), table, visit.user, visit.app.clock.now())


async def ask_end(visit: Visit, table: Table) -> None:
    """`/end`: asks the others, or asks once more where one person decides."""
    label = visit.labelling(table)
    if may_end(visit, table):
        button = Button(str(ids.End(table.id)), label("end-now"), "bad")
        await visit.whisper(Screen(head=label("end-sure"), rows=((button,),)))
        return
    if visit.user not in table.owners:
        raise Refused("not-seated")
    await propose(visit, table, kind_of(table))
    await visit.whisper(label("end-proposed"))


async def end(visit: Visit, control: ids.End) -> None:
    """Ends the table, for somebody who may decide that alone."""
    table = await visit.app.tables.load(control.table)
    if not may_end(visit, table):
        raise Refused("not-allowed")
    await visit.app.tables.close(table.id)
    await visit.app.publisher.publish(table.id)
    await visit.answer(Screen(head=visit.labelling(table)("table-closed")))
