"""The controls of a game by what their ids say, and `read`, which reads the id of any control.

Those of the lobby, of settings, statistics, today's dice and lessons stand in the files of
`bot/ui/` that are named after these.
"""

import re
from typing import Literal

import msgspec

from bot.ui.control import Control, Reply, Surface
from bot.ui.lessons import Learn, LessonStep, NoTips
from bot.ui.lobby import (
    InviteMenu,
    InvitePage,
    Lobby,
    OptionMenu,
    OptionsPage,
    PaceForm,
    PlayMenu,
    RobotLeaves,
    RobotLevel,
    Thread,
    WordForm,
)
from bot.ui.settings import AwayForm, BlockMenu, Hush, Setting, SettingOrForm, SettingsPage
from bot.ui.stats import Count, Forget, Stats
from bot.ui.today import DayResult, Today


class Answer(Control, frozen=True):
    """Part or all of an answer to a question: where it stands, and whose ask it belongs to."""

    checks_itself = True
    surface: Surface
    table: int
    seat: int
    ask: int
    question: int


class Move(Answer, frozen=True):
    """A whole move."""

    letter = "m"
    action: str


class Into(Answer, frozen=True):
    """The next part of a move that is said in several: `depth` parts of this action are chosen."""

    letter = "i"
    action: str
    depth: int


class Toggle(Answer, frozen=True):
    """One item of a pick; `picked` are the bits as they will be after the press."""

    letter = "t"
    picked: int
    item: int


class Confirm(Answer, frozen=True):
    """The items picked are the move."""

    letter = "c"
    picked: int


class ChoiceMenu(Answer, frozen=True):
    """A question shown as a menu; a value is a fingerprint and a depth (0: the whole move)."""

    letter = "n"


class WholeMenu(Answer, frozen=True):
    """The moves that begin with the same part, as a menu; `part` tells it from its neighbours."""

    letter = "nw"
    part: int


class KeptMenu(Answer, frozen=True):
    """A pick shown as a menu of which every choice is kept at once; its values are places."""

    letter = "b"


class PickMenu(Answer, frozen=True):
    """A pick of many items shown as a menu; its values are places."""

    letter = "x"


class Wish(Control, frozen=True):
    """A standing wish by its word: `on` for this ask and those to come, otherwise taken back."""

    letter = "wi"
    checks_itself = True
    surface: Surface
    table: int
    seat: int
    ask: int
    word: str
    on: int


View = Literal[
    "your-move",
    "my-view",
    "sheets",
    "text",
    "options",
    "history",
    "happened",
    "seat",
    "step",
    "replay",
    "share",
    "export",
    "more",
    "fair",
    "hint",
]

PANELS: tuple[View, ...] = ("your-move", "my-view")
"""Views that open a private panel, which is kept up to date beside the board."""


class Look(Control, frozen=True):
    """Show me something of a table, privately.

    `fresh` opens an ephemeral message; otherwise the pressed one, which is ephemeral, changes.
    """

    letter = "l"
    at_table = True
    what: View
    table: int
    page: int = 0
    fresh: int = 1


class Rules(Control, frozen=True):
    """A page of a game's rules; `fresh` as in `Look`."""

    letter = "r"
    game: str
    page: int = 0
    fresh: int = 1


class Vote(Control, frozen=True):
    """Yes or no to a proposal."""

    letter = "q"
    proposal: int
    yes: int


class End(Control, frozen=True):
    """End the table now; only offered to somebody who may decide it alone."""

    letter = "e"
    at_table = True
    table: int


class PadForm(Control, frozen=True):
    """Opens the form of one's own pad; the form itself has the same id."""

    letter = "k"
    reply = Reply.MODAL
    checks_itself = True
    surface: Surface
    table: int


class PadAnswers(Control, frozen=True):
    """Answers what is still open by what one's own pad leaves."""

    letter = "pa"
    checks_itself = True
    surface: Surface
    table: int


class Undo(Control, frozen=True):
    """Take back my last step, or ask the others to.

    On a board it stands while that is free, for one `action` by its fingerprint: the number of a
    step would tell how much was named in secret before it.
    """

    letter = "u"
    at_table = True
    checks_itself = True
    table: int
    action: str = ""


class Again(Control, frozen=True):
    """The same people, the same options, the next one first."""

    letter = "a"
    reply = Reply.PRIVATE
    at_table = True
    checks_itself = True
    table: int


SeatVerb = Literal["robot", "back", "substitute", "leaving", "leave", "take"]


class SeatChange(Control, frozen=True):
    """Something about a seat of a running game; `leaving` asks once more before `leave`."""

    letter = "s"
    at_table = True
    verb: SeatVerb
    table: int
    seat: int = 0


OWN = 99
"""Stands for the seat of whoever presses."""

ReviewVerb = Literal["show", "cancel", "mistake", "text"]


class Review(Control, frozen=True):
    """The review of a seat, the end of making it, or one of its mistakes by its place, as it was
    pictured or as text."""

    letter = "rw"
    at_table = True
    verb: ReviewVerb
    table: int
    seat: int = OWN
    place: int = 0
    fresh: int = 1


class WhatIf(Control, frozen=True):
    """Play on from a finished game after so many steps, with the `same` dice to come or not."""

    letter = "if"
    at_table = True
    reply = Reply.PRIVATE
    table: int
    step: int
    same: int


CONTROLS: tuple[type[Control], ...] = (
    Move,
    Into,
    Toggle,
    Confirm,
    ChoiceMenu,
    WholeMenu,
    PickMenu,
    KeptMenu,
    Wish,
    Look,
    Rules,
    Lobby,
    OptionsPage,
    OptionMenu,
    RobotLeaves,
    RobotLevel,
    InvitePage,
    InviteMenu,
    PlayMenu,
    PaceForm,
    WordForm,
    Vote,
    End,
    PadForm,
    PadAnswers,
    Undo,
    Again,
    SeatChange,
    Hush,
    AwayForm,
    SettingsPage,
    Setting,
    SettingOrForm,
    BlockMenu,
    Stats,
    Count,
    Forget,
    Review,
    WhatIf,
    Learn,
    LessonStep,
    NoTips,
    Thread,
    Today,
    DayResult,
)
"""Every kind of control; ids of any other are not read."""

KINDS = {kind.letter: kind for kind in CONTROLS}

SHAPE = re.compile(r"[a-z]{1,2}(:[a-z0-9-]{0,40})*")


def read(custom_id: str) -> Control | None:
    """The control with that id; None for anything we never wrote."""
    if not SHAPE.fullmatch(custom_id):
        return None
    letter, *values = custom_id.split(":")
    kind = KINDS.get(letter)
    if kind is None or len(values) != len(kind.__struct_fields__):
        return None
    try:
        fields = dict(zip(kind.__struct_fields__, values, strict=True))
        control: Control = msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError:
        return None
    numbers = (field for field in msgspec.structs.astuple(control) if isinstance(field, int))
    return control if all(0 <= number < 2**63 for number in numbers) else None
