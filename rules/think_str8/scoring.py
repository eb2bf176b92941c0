"""What a laid strip is told, and what a final guess gives."""

from collections.abc import Sequence

from rules.think_str8.box import RIGHT_GUESS, SHORTEST, WRONG_GUESS
from rules.think_str8.state import Dice, Numbers


def hidden_sum(rack: Sequence[int], colours: tuple[str, ...], dice: Dice) -> int:
    """The sum that a strip is about: a colour that two or three dice show counts so many times.

    (3. Vérification des hypothèses et décompte des points)
    """
    return sum(rack[colours.index(colour)] for colour in dice)


def hint(first: int, cells: int, hidden: int) -> str:
    """What the others say; with the shortest strip only whether it is right."""
    if hidden in range(first, first + cells):
        return "right"
    if cells == SHORTEST:
        return "wrong"
    return "too-high" if hidden < first else "too-low"


def mark(numbers: Numbers, value: int) -> int:
    """What one card gives in the final guess: nothing is won or lost where none was named."""
    if not numbers:
        return 0
    return RIGHT_GUESS[len(numbers)] if value in numbers else WRONG_GUESS


def marks(guesses: Sequence[Numbers], rack: Sequence[int]) -> tuple[int, ...]:
    """What each card gives in the final guess, by colour."""
    return tuple(mark(numbers, value) for numbers, value in zip(guesses, rack, strict=True))
