"""The ranking when the game is over: the round tokens of each, and the rounds in which they won."""

from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.desfausse.tokens import round_token
from rules.core.record import Seat
from rules.desfausse.view import View

STAR = 46


def draw_ranks(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Everybody in the order of their places, the first ones in gold."""
    left, top, right, bottom = box
    canvas.panel(box, 22, ground="paper", colour="felt")
    won = [player.tokens for player in view.players]
    order = sorted(range(len(won)), key=lambda seat: -won[seat])
    width = (right - left - 24) // len(order)
    for number, seat in enumerate(order):
        start = left + 12 + number * width
        _rank(canvas, (start, top + 6, start + width, bottom - 6), (view, seat), say)


def _rank(canvas: Canvas, box: Box, whose: tuple[View, Seat], say: Say) -> None:
    """Place and name, a star for each token, and below them the numbers of the rounds."""
    left, top, right, bottom = box
    view, seat = whose
    tokens = view.players[seat].tokens
    place = 1 + sum(other.tokens > tokens for other in view.players)
    colour = "gold" if place == 1 else "card"
    name, here = f"{place}. {say.name(seat)}", (left + 6, top, right - 6, top + 44)
    canvas.write(
        name, here, ground="felt", colour=colour, size=32, weight="semibold", align="centre"
    )
    start = (left + right - view.rounds_to_win * (STAR + 4)) // 2
    for token in range(view.rounds_to_win):
        at = (start + token * (STAR + 4), top + 48)
        canvas.tile(at, round_token, STAR, "felt", token < tokens)
    rounds = [str(number) for number, seats in enumerate(view.won, start=1) if seat in seats]
    if rounds:
        words = say("picture-rounds-won", count=len(rounds), value=", ".join(rounds))
        here = (left + 6, top + 98, right - 6, bottom)
        canvas.write(words, here, ground="felt", colour="card", size=28, align="centre")
