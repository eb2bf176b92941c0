"""Yahtzee (MB, 1994): five dice, three rolls, thirteen boxes."""

from rules.core.game import Game
from rules.yahtzee.course import COURSE
from rules.yahtzee.hindsight import most
from rules.yahtzee.lesson import LESSON, TIPS
from rules.yahtzee.review import APPRAISAL
from rules.yahtzee.robot import easy, robot
from rules.yahtzee.state import Move, State, Told
from rules.yahtzee.turns import OPTIONS, SEATS, apply, asks, fits, new, opening, result
from rules.yahtzee.view import View, view
from rules.yahtzee.winning import strong

GAME = Game(
    key="yahtzee",
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
    opening=opening,
    levels={"easy": easy, "strong": strong},
    hindsight=most,
    lessons=(LESSON,),
    tips=TIPS,
    course=COURSE,
    appraisal=APPRAISAL,
)
