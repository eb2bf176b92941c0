"""A game for tests alone: it does what the first games of the catalogue do not.

Everybody lays one or two secret cards at once, and may think again until the last has laid. The
highest sum takes a place of the house or burns a colour, then gives a card away.
"""

from pathlib import Path

from rules.core.game import Game
from tests.toy.pictures import TOY_PICTURES
from tests.toy.state import Move, State, Told
from tests.toy.turns import OPTIONS, SEATS, apply, asks, fits, new, result
from tests.toy.view import View, redeal, robot, view

TOY = Game(
    key="toy",
    rules_version=2,
    seats=SEATS,
    options=OPTIONS,
    fits=fits,
    new=new,
    asks=asks,
    apply=apply,
    view=view,
    result=result,
    robot=robot,
    State=State,
    Action=Move,
    View=View,
    Event=Told,
    upgrades={1: lambda shape: {**shape, "burnt": []}},
)

TOY_WORDS = Path(__file__).parent / "words"
"""A folder for `bot.words.FOLDERS`."""

__all__ = ["TOY", "TOY_PICTURES", "TOY_WORDS", "redeal"]
