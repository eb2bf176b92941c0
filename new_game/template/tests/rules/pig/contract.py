"""What the contract tests need to know of Pig."""

from new_game.template.rules.pig.state import Banked
from tests.contract.play import Play

redeal = None
"""Nothing is hidden, so nothing can be dealt again: every view is the same."""

has_free_moves = True
"""Banking draws nothing: it is taken back without asking the others."""

most_without_choice = 0.5
"""The first roll of a turn is pressed; a game that people play often rolls by itself."""


def recounted(play: Play) -> tuple[int, ...]:
    """The scores from what was told alone."""
    told = [event for events in play.told for event in events if isinstance(event, Banked)]
    return tuple(sum(gain.points for gain in told if gain.seat == s) for s in range(play.seats))
