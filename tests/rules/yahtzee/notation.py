"""A table of Yahtzee as a test writes it: dice as "3 3 3 4 6", a sheet by its filled boxes."""

from collections.abc import Iterable

from rules.core.asks import Choose, Option, Pick
from rules.core.game import Change, advance
from rules.yahtzee import GAME
from rules.yahtzee.box import BOXES, Dice
from rules.yahtzee.state import Move, Scratch, Sheet, State, Write
from tests.rules.notation import Scripted


def dice(text: str) -> Dice:
    return tuple(int(face) for face in text.split())


def sheet(yahtzee_bonuses: int = 0, **filled: int) -> Sheet:
    """`sheet(full_house=25)`: this box holds 25, the others are empty."""
    points = {name.replace("_", "-"): held for name, held in filled.items()}
    assert points.keys() <= set(BOXES)
    return Sheet(tuple(points.get(box) for box in BOXES), yahtzee_bonuses)


def full_but(*free: str, **filled: int) -> Sheet:
    """Zeros everywhere, but for the boxes named: free, or holding so much."""
    zeros = {box.replace("-", "_"): 0 for box in BOXES if box not in free}
    return sheet(**(zeros | filled))


def table(
    rolled: str = "",
    *sheets: Sheet,
    rolls: int = 3,
    joker: str = "rulebook",
    turn: int = 0,
    sheets_agreed: int = 1,
) -> State:
    """In the middle of a turn: the dice on the table and everybody's sheet."""
    return State(
        sheets=sheets_agreed,
        joker=joker,
        sheet=1,
        starter=0,
        starting_rolls=(),
        turn=turn,
        players=sheets or (Sheet(),),
        rolls=rolls if rolled else 0,
        dice=dice(rolled),
    )


def move(state: State, action: Move, rolls: str = "") -> Change[State]:
    chance = Scripted(dice(rolls))
    change = advance(GAME, state, state.turn, action, chance)
    chance.finish()
    return change


def play(state: State, *moves: tuple[Move, str]) -> State:
    for action, rolls in moves:
        state = move(state, action, rolls).state
    return state


def may_write(state: State) -> dict[str, int]:
    """The boxes on offer and what they give."""
    return {
        option.action.box: int(str(option.parts[-1].facts["points"]))
        for option in options(state)
        if isinstance(option.action, Write)
    }


def may_scratch(state: State) -> set[str]:
    return {option.action.box for option in options(state) if isinstance(option.action, Scratch)}


def may_roll_again(state: State) -> bool:
    return any(isinstance(question, Pick) for question in GAME.asks(state)[state.turn].questions)


def options(state: State) -> Iterable[Option]:
    for question in GAME.asks(state)[state.turn].questions:
        if isinstance(question, Choose):
            yield from question.options
