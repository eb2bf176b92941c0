"""What is in the box: cards in six colours, three colour dice, seven strips and a scale.

The sections named in this package are those of the rulebook (Huchi & friends, 2015), which has no
page numbers. The page with the final guess is lost; our reading of it is in the game's description.
"""

COLOURS = ("blue", "green", "yellow", "violet", "red", "grey")
"""In the order of the columns on the pad."""

LEFT_OUT = "grey"
"""The colour that stays in the box in a learning game (Conseil pour les premières parties)."""

VALUES = range(8)
"""Each colour has one card of each of these."""

RACKS = 4
"""All racks are always filled; those without a player are neutral (Mise en place)."""

DICE = 3

SCALE = range(VALUES[-1] * DICE + 1)
"""The sums a strip may cover: 0 to 21."""

STRIPS = range(1, 8)
"""The seven strips, by the number of cells they cover."""

SHORTEST = STRIPS[0]
"""With this one a player who is wrong is not told which way."""

ROUNDS = {2: 10, 3: 9, 4: 8}
"""By the number of players (Déroulement de la partie)."""

MOST_NUMBERS = 3
"""So many numbers may be named for a card in the final guess."""

RIGHT_GUESS = {1: 5, 2: 2, 3: 1}
"""What a final guess gives that has the card's value among so many numbers."""

WRONG_GUESS = -2


def points_of(cells: int) -> int:
    """The shorter the strip, the more points: 7 for one cell, 1 for seven."""
    return len(STRIPS) + 1 - cells
