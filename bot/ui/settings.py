"""The controls of somebody's settings, and of reminders and absences."""

from typing import Literal

from bot.ui.control import Control, Reply

SettingKey = Literal[
    "language",
    "notices",
    "reminders",
    "after",
    "quiet",
    "zone",
    "passes",
    "counted",
    "scheme",
    "words",
    "tips",
]


class SettingsPage(Control, frozen=True):
    """Opens my settings as a private message: all of them, or the time zone alone."""

    letter = "sp"
    reply = Reply.PRIVATE
    what: Literal["all", "zone"] = "all"


class Setting(Control, frozen=True):
    """One of my settings, changed where it is shown: to this value, or to the one in the menu."""

    letter = "st"
    key: SettingKey
    value: str = ""


class SettingOrForm(Control, frozen=True):
    """The same for a menu whose last entry opens a form; the form itself has the same id.

    `alone`: it does not stand among the other settings.
    """

    letter = "sf"
    reply = Reply.MODAL
    checks_itself = True
    key: Literal["quiet", "zone"]
    alone: int = 0


class BlockMenu(Control, frozen=True):
    """The people whom I have blocked; the values are those who are afterwards."""

    letter = "bl"


class Hush(Control, frozen=True):
    """No more reminders for the turns that waited for this person at that moment."""

    letter = "z"
    user: int
    moment: int


class AwayForm(Control, frozen=True):
    """Opens the form in which somebody says until when they are away; the form has the same id."""

    letter = "d"
    reply = Reply.MODAL
    checks_itself = True
