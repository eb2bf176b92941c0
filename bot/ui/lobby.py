"""The controls with which a table is opened, and those of its lobby."""

from typing import Literal

from bot.ui.control import Control, Reply


class PlayMenu(Control, frozen=True):
    """Opens a table in this channel; the value is the game."""

    letter = "pm"


class Thread(Control, frozen=True):
    """Open a thread for a new game, because the channel has one already."""

    letter = "h"
    checks_itself = True
    game: str


LobbyVerb = Literal["join", "leave", "add-robot", "same-dice", "coach", "start"]


class Lobby(Control, frozen=True):
    """Something to do in a lobby with one press."""

    letter = "o"
    at_table = True
    checks_itself = True
    verb: LobbyVerb
    table: int


class OptionsPage(Control, frozen=True):
    """Opens the table's options as a private page."""

    letter = "f"
    reply = Reply.PRIVATE
    at_table = True
    checks_itself = True
    table: int


class OptionMenu(Control, frozen=True):
    """An option of the table by its key, a group of switches, or the time; chosen in the menu."""

    letter = "om"
    at_table = True
    checks_itself = True
    table: int
    key: str


class RobotLeaves(Control, frozen=True):
    """A robot leaves the lobby: by the place of its name among those that robots have."""

    letter = "rl"
    at_table = True
    checks_itself = True
    table: int
    name: int


class RobotLevel(Control, frozen=True):
    """A robot of the lobby plays at another level: by the place of its name, as above."""

    letter = "rv"
    at_table = True
    checks_itself = True
    table: int
    name: int


class InvitePage(Control, frozen=True):
    """Opens a private page on which friends are invited by name."""

    letter = "iv"
    reply = Reply.PRIVATE
    at_table = True
    checks_itself = True
    table: int


class InviteMenu(Control, frozen=True):
    """Whom to invite to a lobby."""

    letter = "im"
    at_table = True
    checks_itself = True
    table: int


class PaceForm(Control, frozen=True):
    """Opens the form with the time for a move; the form itself has the same id."""

    letter = "p"
    reply = Reply.MODAL
    at_table = True
    checks_itself = True
    table: int


class WordForm(Control, frozen=True):
    """Opens the form for one's word for the dice; the form itself has the same id."""

    letter = "j"
    reply = Reply.MODAL
    at_table = True
    checks_itself = True
    table: int
