"""Being counted or not, and being forgotten: everybody's own choice."""

from bot.handlers.reminders import reschedule
from bot.screens.speakers import unnamed
from bot.ui.buttons import Button
from bot.ui.screen import Screen
from bot.ui.stats import Count, Forget, Stats
from bot.visit import Visit


async def press_count(visit: Visit, control: Count) -> None:
    """A press on the button that changes it."""
    await count_me(visit, bool(control.counted))


async def count_me(visit: Visit, counted: bool) -> None:
    """From now on in statistics or not. Nothing is lost by it."""
    say, people = visit.say, visit.app.store.people
    await people.change(visit.user, counted=counted)
    again = Button(str(Count(int(not counted))), say("count-out" if counted else "count-in"))
    mine = Button(str(Stats("person", visit.user)), say("stats-me"))
    head = say("count-is-in" if counted else "count-is-out")
    await visit.answer(Screen(head=head, rows=((mine, again) if counted else (again,),)))


async def ask_forget(visit: Visit) -> None:
    """What would be forgotten, and what would not; one press does it."""
    sure = Button(str(Forget()), visit.say("forget-sure"), "bad")
    await visit.answer(Screen(head=visit.say("forget-ask"), rows=((sure,),)))


async def forget_me(visit: Visit, _: Forget) -> None:
    """Forgets somebody; games that are still running remind them as they would remind anybody."""
    await visit.app.store.people.forget(visit.user, unnamed())
    await reschedule(visit.app, await visit.app.store.people.get(visit.user))
    await visit.answer(Screen(head=visit.say("forget-done")))
