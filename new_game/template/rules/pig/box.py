"""What is in the box: one die, and the numbers on which the game turns."""

BUST = 1
"""The face that costs a player the points of the turn."""

GOALS = ("50", "100", "200")
"""The points that a table may play to."""

USUAL_GOAL = "100"
