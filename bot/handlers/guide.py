"""`/help`: what this is and what to type, in five lines, with the first steps to press."""

from bot.ui import ids
from bot.ui.buttons import Button, Entry, Menu, Row
from bot.ui.lessons import Learn
from bot.ui.limits import OPTION_TEXT
from bot.ui.lobby import PlayMenu
from bot.ui.screen import Screen
from bot.ui.settings import SettingsPage
from bot.visit import Visit
from bot.words import Speaker
from bot.words.sanitize import cut

LINES = ("help-what", "help-play", "help-turn", "help-rules", "help-mine")


async def show(visit: Visit) -> None:
    """The five lines; where tables can stand, a menu of the games opens one."""
    say = visit.say
    table = await visit.app.store.tables.last_in(visit.channel)
    played = table.game if table else next(iter(visit.app.listed))
    buttons = (
        Button(str(Learn()), say("learn"), "main"),
        Button(str(ids.Rules(played)), say("rules")),
        Button(str(SettingsPage()), say("help-settings")),
    )
    menu: tuple[Row, ...] = (_games(visit),) if visit.guild else ()
    head = "\n".join(f"- {say(line)}" for line in LINES)
    await visit.answer(Screen(head=head, rows=(*menu, buttons)))


def _games(visit: Visit) -> Menu:
    entries = (
        Entry(key, say("game-name"), about=cut(say("game-about"), OPTION_TEXT))
        for key in visit.app.listed
        for say in [Speaker(visit.language, key)]
    )
    return Menu(str(PlayMenu()), visit.say("help-choose"), tuple(entries))
