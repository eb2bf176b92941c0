"""Somebody says that they are away, or back."""

from bot.handlers.settings import page, stands_on
from bot.people import away
from bot.store.people import Person
from bot.ui import submitted
from bot.ui.forms import checkboxes, form, menu
from bot.ui.markup import on_day
from bot.ui.settings import AwayForm
from bot.visit import Visit

UNTIL, GOES_ON = "until", "goes-on"


async def ask(visit: Visit, control: AwayForm) -> None:
    """Opens the form: until when, and whether the tables may go on meanwhile."""
    say = visit.say
    person = await visit.app.store.people.get(visit.user)
    opened = form(control, say("away-title"))
    choices = {choice: say(f"away-{choice}") for choice in away.CHOICES}
    opened.add_item(menu(UNTIL, say("away-until"), choices, "tomorrow"))
    ticked = {GOES_ON} if person.yields else set[str]()
    opened.add_item(
        checkboxes(GOES_ON, say("away-meanwhile"), {GOES_ON: say("away-goes-on")}, ticked)
    )
    await visit.interaction.response.send_modal(opened)


async def say_away(visit: Visit, control: AwayForm) -> None:  # noqa: ARG001  (it has no fields)
    """The form was sent: the others see it on the boards that wait for this person."""
    app, filled = visit.app, submitted.fields(visit.interaction)
    person = await app.store.people.get(visit.user)
    until = away.until((filled.get(UNTIL) or ("",))[0], person, app.clock.now())
    yields = bool(until and filled.get(GOES_ON))
    changed = await app.store.people.change(visit.user, away_until=until, yields=yields)
    if stands_on(visit.interaction.message):
        await visit.answer(await page(visit, _told(visit, changed)))
    else:
        await visit.whisper(_told(visit, changed))
    for wait in await app.store.waits.of(visit.user):
        await app.publisher.publish((await app.tables.touch(wait.table)).id)


def _told(visit: Visit, person: Person) -> str:
    if not person.away_until:
        return visit.say("away-over")
    told = "away-said-goes-on" if person.yields else "away-said"
    return visit.say(told, when=on_day(person.away_until))
