"""The picture of the table, described as a plain board."""

from collections.abc import Iterator

from new_game.template.rules.pig.box import BUST
from new_game.template.rules.pig.view import TurnView, View
from renderers.core.plain import Board, Die, Plain, Player, Tray
from renderers.core.say import Say
from renderers.core.scene import Scene


def board(scene: Scene[View]) -> Board:
    """Whose turn it is, the dice of this turn and of the one before, and everybody's points."""
    view, say = scene.view, scene.say
    return Board(
        title=title(view, say),
        line=say("picture-goal", goal=view.goal),
        trays=tuple(trays(view, say)),
        columns=(say("picture-points"), say("picture-missing")),
        players=tuple(
            Player(
                seat,
                (str(points), str(max(0, view.goal - points))),
                active=view.turn is not None and view.turn.seat == seat,
                won=seat in view.winners,
            )
            for seat, points in enumerate(view.points)
        ),
    )


def title(view: View, say: Say) -> str:
    """Who is to play, or who has won."""
    if view.turn is None:
        return say("picture-won", seats=view.winners)
    return say("picture-turn", seat=view.turn.seat)


def trays(view: View, say: Say) -> Iterator[Tray]:
    """The dice of this turn; below them those of the turn before."""
    if view.turn is not None:
        dice = tiles(view.turn) or (Die(None),)
        yield Tray(say("picture-stake", points=view.turn.points), dice)
    if view.before is not None:
        seat, points = view.before.seat, view.before.points
        yield Tray(say("picture-before", seat=seat, points=points), tiles(view.before))


def tiles(turn: TurnView) -> tuple[Die, ...]:
    """The dice in the order in which they were rolled; a 1 is marked."""
    return tuple(Die(face, marked=face == BUST) for face in turn.dice)


TABLE = Plain(board)
