"""The coach: the best answers to what somebody is asked, and who has asked it."""

from collections.abc import Iterable, Sequence

from bot.screens.review import amount
from bot.screens.snapshot import Snapshot
from bot.store.tables import Table
from bot.ui import ids
from bot.ui.buttons import Button
from bot.ui.control import Surface
from bot.ui.planner import Place
from bot.ui.presses import labels
from bot.ui.screen import Screen
from bot.words import Speaker
from rules.core.appraisal import Unit, Valued
from rules.core.record import Seat


def hint_button(table: Table, seat: Seat, say: Speaker) -> tuple[Button, ...]:
    """Asks the coach: where the table agreed on one, once a question."""
    chair = table.chairs[seat]
    if table.coach == "off" or chair.robot or chair.hinted == chair.ask:
        return ()
    return (Button(str(ids.Look("hint", table.id)), say("hint")),)


def hints_told(table: Table, say: Speaker) -> Iterable[str]:
    """Who has asked the coach how often: everybody may know."""
    asked = [
        say("hints-of", seat=seat, count=chair.hints)
        for seat, chair in enumerate(table.chairs)
        if chair.hints
    ]
    if asked:
        yield f"-# {say('hints-told', which=say.listed(asked))}"


def hint_screen(snapshot: Snapshot, seat: Seat, best: Sequence[Valued], unit: Unit) -> Screen:
    """The best answers with what each is worth."""
    say, position = snapshot.say, snapshot.position
    ask = snapshot.pictures.ask(position.view(seat), position.asks[seat])
    place = Place(Surface.PRIVATE, snapshot.table.id, seat, snapshot.table.chairs[seat].ask)
    lines = []
    for number, valued in enumerate(best, start=1):
        worth = amount(valued.worth.mean, unit, snapshot.language)
        error = valued.worth.error
        give = f" ±{amount(error, unit, snapshot.language)}" if error else ""
        said = labels(ask, valued.action, place, snapshot.button)
        lines.append(f"{number}. {said} · {worth}{give}")
    about = f"-# {say(f'hint-about-{unit}')}"
    return Screen(head="\n".join([f"### {say('hint-head')}", *lines, about]))
