"""Sheets, dice and entries written as text.

A sheet is a line for each part that is not empty; `o` is an action gained, `x` one used:

    top     2 3 5
    middle  1 1 5
    bottom  6 6 5 4
    blue    . x . . . .
            . . . . x .
            (six lines)
    grey    A B C
    upper   6 6 6 4
    lower   4 2 4 3 5
    pink    1 1 2
    polish  x o o
    foxes   1

Dice are "Y3 B4 W2" (S is grey); an entry is "yellow top 3", "blue 4 2", "grey K", "green upper 5"
or "pink 6", a die taken is "W: pink 4", a "?" used "?black: grey A".
"""

from textwrap import dedent

from rules.core.asks import Choose
from rules.core.game import Change, advance
from rules.core.record import Seat
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import TakeDie, TakeExtra, TakeSilver, UseMark
from rules.tres_fute_4ever.box import COLOURS, TOOLS
from rules.tres_fute_4ever.sheet import Bar, Blue, Green, Grey, Pink, Sheet, Yellow
from rules.tres_fute_4ever.state import Die, Player, State
from tests.rules.notation import Scripted

LETTERS = dict(zip("YBSGPW", COLOURS, strict=True))
SIGNS = {colour: letter for letter, colour in LETTERS.items()}

ONLY_PINK = """
top     6
middle  1 1 1 1 1
bottom  1 1 1 1 1
grey    A B C D E F G H I J K L M N O P Q
upper   1 1 1 1 1 1 1 1 1 1 1
lower   1 1 1 1 1 1 1 1 1 1 1
blue    x x x x x x
        x x x x x x
        x x x x x x
        x x x x x x
        x x x x x x
        x x x x x x
"""
"""Everything but pink is full."""

ONLY_BLUE_5_6 = """
top     6
middle  1 1 1 1 1
bottom  1 1 1 1 1
grey    A B C D E F G H I J K L M N O P Q
upper   1 1 1 1 1 1 1 1 1 1 1
lower   1 1 1 1 1 1 1 1 1 1 1
pink    1 1 1 1 1 1 1 1 1 1 1 1
blue    x x x x x x
        x x x x x x
        x x x x x x
        x x x x x x
        x x x x x .
        x x x x x x
"""
"""One cell is left."""

FULL = ONLY_PINK + "pink 1 1 1 1 1 1 1 1 1 1 1 1\n"
"""Nothing can be entered any more: the top row of yellow has ended with a 6."""


def sheet(text: str = "") -> Sheet:
    parts: dict[str, list[str]] = {}
    for line in dedent(text).strip().splitlines():
        if not line.startswith(" "):
            word, _, line = line.partition(" ")
            parts[word] = []
        parts[word].append(line.strip())
    return Sheet(**{word: _part(word, lines) for word, lines in parts.items()})


def _part(word: str, lines: list[str]) -> object:
    signs = " ".join(lines).split()
    if word == "blue":
        rows = [line.split() for line in lines]
        assert [len(row) for row in rows] == [6] * 6
        return tuple((r, c) for r in range(1, 7) for c in range(1, 7) if rows[r - 1][c - 1] == "x")
    if word == "grey":
        return tuple(sorted(signs))
    if word in TOOLS:
        return Bar(len(signs), signs.count("x"))
    return int(signs[0]) if word == "foxes" else tuple(int(sign) for sign in signs)


def entry(text: str) -> Yellow | Blue | Grey | Green | Pink:
    match text.split():
        case ["yellow", row, number]:
            return Yellow(row, int(number))
        case ["blue", row, column]:
            return Blue(int(row), int(column))
        case ["grey", region]:
            return Grey(region)
        case ["green", triangle, number]:
            return Green(triangle, int(number))
        case ["pink", number]:
            return Pink(int(number))
    raise ValueError(text)


def written(made: object) -> str:
    match made:
        case Yellow(row, number):
            return f"yellow {row} {number}"
        case Blue(row, column):
            return f"blue {row} {column}"
        case Grey(region):
            return f"grey {region}"
        case Green(triangle, number):
            return f"green {triangle} {number}"
        case Pink(number):
            return f"pink {number}"
    raise ValueError(made)


def move(text: str, taking: type = TakeDie) -> object:
    what, _, where = text.partition(": ")
    if what.startswith("?"):
        return UseMark(what[1:], entry(where))
    return taking(LETTERS[what], entry(where))


def said(action: object) -> str:
    match action:
        case TakeDie(die, made) | TakeSilver(die, made) | TakeExtra(die, made):
            return f"{SIGNS[die]}: {written(made)}"
        case UseMark(mark, made):
            return f"?{mark}: {written(made)}"
    return type(action).__name__


def dice(rolled: str = "", box: str = "", tray: str = "", hand: str = "") -> tuple[Die, ...]:
    places = {"rolled": rolled, "box": box, "tray": tray, "hand": hand}
    lie = {
        LETTERS[sign[0]]: Die(LETTERS[sign[0]], int(sign[1:] or 0), place)
        for place, signs in places.items()
        for sign in signs.split()
    }
    return tuple(lie[colour] for colour in COLOURS)


def faces(state: State, lies: str) -> str:
    return " ".join(f"{SIGNS[d.colour]}{d.face}" for d in state.dice if d.lies == lies)


def choosing(
    own: Sheet, rolled: str, *, box: str = "", tray: str = "", roll: int = 1, seats: int = 1
) -> State:
    """Seat 0 is active and has just rolled."""
    waiting = (Player(Sheet()),) * (seats - 1)
    return State(
        auto_roll=False,
        first=0,
        active=0,
        round=1,
        roll=roll,
        players=(Player(own, "choose"), *waiting),
        dice=dice(rolled, box, tray),
        boxes=tuple(LETTERS[sign[0]] for sign in box.split()),
    )


def presented(*sheets: Sheet, tray: str, box: str = "", doing: str = "tray") -> State:
    """Seat 0 was active and is done; the others, or `doing`, are at the tray."""
    state = choosing(Sheet(), "", box=box, tray=tray, roll=3)
    others = tuple(Player(own, doing) for own in sheets)
    return State(
        auto_roll=False,
        first=0,
        active=0,
        round=1,
        roll=3,
        players=(Player(Sheet(), "done"), *others),
        dice=state.dice,
        boxes=state.boxes,
    )


def offered(state: State, seat: Seat = 0) -> set[str]:
    """Everything a seat may do now, as text."""
    return {said(action) for action in GAME.asks(state)[seat].moves}


def parts(state: State, seat: Seat, text: str) -> list[tuple[str, dict[str, object]]]:
    """The parts in which a move is said: word and facts."""
    (question,) = GAME.asks(state)[seat].questions
    assert isinstance(question, Choose)
    (option,) = (o for o in question.options if said(o.action) == text)
    return [(part.word, dict(part.facts)) for part in option.parts]


def play(
    state: State, text: str, *, seat: Seat = 0, luck: str = "", taking: type = TakeDie
) -> Change[State]:
    return do(state, move(text, taking), seat=seat, luck=luck)


def do(state: State, action: object, *, seat: Seat = 0, luck: str = "") -> Change[State]:
    """The dice then show `luck`, in the order of the colours."""
    return advance(GAME, state, seat, action, Scripted(map(int, luck.split())))
