"""Pig: one die; roll as often as you dare, but a 1 costs the whole turn."""

from new_game.template.rules.pig.lesson import LESSON, TIPS
from new_game.template.rules.pig.robot import robot
from new_game.template.rules.pig.state import Move, State, Told
from new_game.template.rules.pig.turns import OPTIONS, SEATS, apply, asks, fits, new, result
from new_game.template.rules.pig.view import View, view
from rules.core.game import Game

GAME = Game(
    key="pig",
    rules_version=1,
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
    lessons=(LESSON,),
    tips=TIPS,
)
