"""A table of Pig as a test writes it: points as "30 95", dice as "4 6"."""

from new_game.template.rules.pig import GAME
from new_game.template.rules.pig.state import Move, Player, State, Turn
from rules.core.game import Change, advance
from tests.rules.notation import Scripted


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split())


def table(points: str = "0 0", dice: str = "", *, seat: int = 0, goal: int = 100) -> State:
    """In the middle of a turn of `seat`: everybody's points and the dice rolled so far."""
    players = tuple(Player(each) for each in numbers(points))
    return State(goal=goal, players=players, turn=Turn(seat, numbers(dice)))


def move(state: State, action: Move, rolls: str = "") -> Change[State]:
    """What a move of the player in turn leads to; the die shows these numbers."""
    chance = Scripted(numbers(rolls))
    change = advance(GAME, state, state.turn.seat, action, chance)
    chance.finish()
    return change
