"""Think Str8! (Leo Colovini, Huchi & friends, 2015): you see everybody's cards but your own."""

from rules.core.game import Game
from rules.think_str8.lesson import LESSON, TIPS
from rules.think_str8.questions import asks
from rules.think_str8.review import APPRAISAL
from rules.think_str8.rivalry import strong
from rules.think_str8.robot import easy, robot, sits_in
from rules.think_str8.state import Move, State, Told
from rules.think_str8.turns import OPTIONS, SEATS, apply, fits, new, opening, result
from rules.think_str8.view import View, view

GAME = Game(
    key="think-str8",
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
    levels={"easy": easy, "strong": strong},
    sits_in=sits_in,
    State=State,
    Action=Move,
    View=View,
    Event=Told,
    opening=opening,
    lessons=(LESSON,),
    tips=TIPS,
    appraisal=APPRAISAL,
)
