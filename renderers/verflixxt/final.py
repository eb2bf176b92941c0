"""The table when the game is over: the ranking, and everything that each has won."""

from renderers.core.canvas import Box, Canvas
from renderers.core.final import lay_ranking, ranking, sign
from renderers.core.scene import Scene
from renderers.verflixxt.layout import WON_LEFT, Plan, card_of, won_boxes
from renderers.verflixxt.people import (
    draw_card,
    draw_chip,
    draw_round_token,
    draw_turned,
    draw_worms,
    minus,
)
from rules.verflixxt.view import PlayerView, View


def draw_final(
    canvas: Canvas, drawn: Plan, scene: Scene[View], title: str, letters: tuple[str, ...]
) -> None:
    """The whole picture."""
    view, say = scene.view, scene.say
    scores = [player.score for player in view.players]
    places = [1 + sum(other > mine for other in scores) for mine in scores]
    ranks = ranking(places, [minus(score) for score in scores], say)
    lay_ranking(canvas, drawn.boxes, title, ranks)
    for seat, player in enumerate(view.players):
        box = card_of(drawn, seat)
        ground = "glow" if seat == view.seat else "card"
        owner = (seat, say.name(seat), letters[seat])
        canvas.part(box, draw_card, owner, ground, WON_LEFT - box[0] - 8)
        _won(canvas, box, player, ground)
    sign(canvas, drawn.boxes["signature"], say("game-name"), scene.signature)


def _won(canvas: Canvas, card: Box, player: PlayerView, ground: str) -> None:
    """The stack from bottom to top, what luck has turned in its colour; then the tokens."""
    places = iter(won_boxes(card))
    for tile, points in zip(player.stack, player.counts, strict=True):
        if points > 0 and tile.kind == "malus":
            draw_turned(canvas, next(places), points, ground)
        else:
            draw_chip(canvas, next(places), tile, ground, size=30)
    if player.tokens:
        draw_round_token(canvas, next(places), sum(player.tokens), ground)
    if player.worms:
        draw_worms(canvas, next(places), player.worms, ground)
