"""Notices about seats that change hands, and what is left of them when that is settled."""

from bot.screens.speakers import labelling, titled
from bot.store.seat_notices import SeatOffer
from bot.store.tables import Table
from bot.ui import ids
from bot.ui.buttons import Button, Row
from bot.ui.screen import DONE, Screen
from rules.core.record import Seat


def seat_notice(table: Table, message: str, seat: Seat, offer: SeatOffer | None = None) -> Screen:
    """A sentence about a seat, with a button for whoever it is offered to."""
    label, rows = labelling(table, table.language), tuple[Row, ...]()
    if offer is not None:
        control = ids.SeatChange(offer, table.id, seat)
        rows = ((Button(str(control), label(f"seat-{offer}"), "good"),),)
    head = titled(table, lambda say: say(message, seat=seat))
    return Screen(head=head, rows=rows)


def settled_notice(table: Table, message: str, seat: Seat, name: str = "") -> Screen:
    """A notice without its button: what happened to that seat. `name` played it before."""
    head = titled(table, lambda say: say(message, seat=seat, name=name))
    return Screen(head=head, accent=DONE)


def what_became(table: Table, seat: Seat) -> str:
    """The message that says who plays a seat, of which an earlier notice spoke."""
    robot = table.chairs[seat].robot
    if not table.live:
        return "seat-robot-to-the-end" if robot else "seat-to-the-end"
    return "seat-robot-plays" if robot else "seat-plays-on"
