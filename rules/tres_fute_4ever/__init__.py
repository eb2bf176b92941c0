"""Très Futé 4ever (Wolfgang Warsch, Schmidt Spiele): six dice, five zones, chains of bonuses."""

from rules.core.game import Game
from rules.tres_fute_4ever.actions import Move
from rules.tres_fute_4ever.course import COURSE
from rules.tres_fute_4ever.events import Told
from rules.tres_fute_4ever.lesson import LESSON, TIPS
from rules.tres_fute_4ever.news import from_version_1
from rules.tres_fute_4ever.playouts import strong
from rules.tres_fute_4ever.questions import asks
from rules.tres_fute_4ever.review import APPRAISAL
from rules.tres_fute_4ever.robot import easy, robot
from rules.tres_fute_4ever.state import State
from rules.tres_fute_4ever.turns import OPTIONS, SEATS, apply, fits, new, opening, result
from rules.tres_fute_4ever.view import View, view

GAME = Game(
    key="tres-fute-4ever",
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
    State=State,
    Action=Move,
    View=View,
    Event=Told,
    upgrades={1: from_version_1},
    opening=opening,
    lessons=(LESSON,),
    tips=TIPS,
    course=COURSE,
    appraisal=APPRAISAL,
)
