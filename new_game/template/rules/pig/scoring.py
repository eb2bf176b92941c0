"""What dice and players are worth."""

from new_game.template.rules.pig.box import BUST
from new_game.template.rules.pig.state import State


def turn_points(dice: tuple[int, ...]) -> int:
    """What the dice of a turn are worth: their sum, but nothing with a 1 among them."""
    return 0 if BUST in dice else sum(dice)


def totals(state: State) -> tuple[int, ...]:
    """By seat the points that are safe."""
    return tuple(player.points for player in state.players)
