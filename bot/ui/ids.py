"""What a control's id says: all that a press means, so that buttons outlive restarts.

An id has at most 100 characters and can be read by clients, so it never holds a secret: a move is
named by a fingerprint that is looked up among what the presser is asked.
"""

import re
from enum import Enum, StrEnum, auto
from typing import ClassVar, Literal

import msgspec


class Surface(StrEnum):
    """Where a control stands: on the channel's board, in an ephemeral message, in a direct one, in
    a lesson, or in a review."""

    BOARD = "b"
    PRIVATE = "p"
    DIRECT = "d"
    LESSON = "l"
    """An ephemeral message with a practice hand, which has the number of a lesson for its table."""
    REVIEW = "r"
    """An ephemeral message with a position of a finished game, which has its step for its ask."""


class Reply(Enum):
    """How a press is acknowledged, which Discord wants to know before anything is looked up."""

    UPDATE = auto()
    """The pressed message changes."""
    PRIVATE = auto()
    """A new ephemeral message follows."""
    BESIDE = auto()
    """A new ephemeral message follows, and the pressed one may change later on."""
    MODAL = auto()
    """A form opens, which is an acknowledgement by itself."""


LAST = 9999
"""A page or step beyond the last one stands for it."""


class Control(msgspec.Struct, frozen=True):
    """One kind of control, written as its letter (or two) and its fields.

    Which handler answers it stands in `bot/incoming/dispatch.py`.
    """

    letter: ClassVar[str]

    at_table: ClassVar[bool] = False
    """Works in its table's channel, and for the people at the table wherever they are."""

    checks_itself: ClassVar[bool] = False
    """Its handler judges what a press on an outdated message means. Any other control counts only
    while the message, as everybody sees it, still has it."""

    reply: ClassVar[Reply] = Reply.UPDATE
    """How a press on it is acknowledged."""

    def __str__(self) -> str:
        return ":".join([self.letter, *(str(field) for field in msgspec.structs.astuple(self))])


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


class PlayMenu(Control, frozen=True):
    """Opens a table in this channel; the value is the game."""

    letter = "pm"


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


class Stats(Control, frozen=True):
    """Statistics of a `person` or of the `server` where it is pressed; no game: all of them."""

    letter = "g"
    what: Literal["person", "server"]
    user: int = 0
    game: str = ""


class Count(Control, frozen=True):
    """Be in statistics, or not."""

    letter = "v"
    counted: int


class Forget(Control, frozen=True):
    """Take me out of all results so far; the question has been asked."""

    letter = "y"


TodayVerb = Literal["page", "play", "share", "fair"]


class Today(Control, frozen=True):
    """Today's dice: the page about them, a game to play or see again, its line to share, or what
    was promised of the dice."""

    letter = "td"
    checks_itself = True
    verb: TodayVerb
    game: str = ""
    fresh: int = 0


class DayResult(Control, frozen=True):
    """How one's game of some day came out, or its line for the channel."""

    letter = "dr"
    checks_itself = True
    verb: Literal["see", "share"]
    day: str
    game: str


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


class Learn(Control, frozen=True):
    """A game's practice hand, where somebody has left it; no game: all of them to choose from."""

    letter = "ln"
    lesson: str = ""
    fresh: int = 1


LessonVerb = Literal["next", "show", "text", "skip", "leave", "restart", "robot", "friends"]


class LessonStep(Control, frozen=True):
    """Something to do in a lesson at one of its tasks, beside the controls of the game."""

    letter = "le"
    lesson: str
    task: int
    verb: LessonVerb


class NoTips(Control, frozen=True):
    """No more tips in my first games."""

    letter = "nt"


class Thread(Control, frozen=True):
    """Open a thread for a new game, because the channel has one already."""

    letter = "h"
    checks_itself = True
    game: str


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
