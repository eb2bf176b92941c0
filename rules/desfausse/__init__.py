"""DESfausse v13 (Lionel Borg): everybody rolls at once, and whoever is rid of all dice wins."""

from rules.core.game import Game
from rules.desfausse.actions import Move
from rules.desfausse.box import OPTIONS, SEATS
from rules.desfausse.events import Told
from rules.desfausse.lesson import LESSON, TIPS
from rules.desfausse.playouts import strong
from rules.desfausse.review import APPRAISAL
from rules.desfausse.robot import easy, robot
from rules.desfausse.state import State, from_version_1
from rules.desfausse.turns import apply, asks, fits, new, result
from rules.desfausse.view import View, view

GAME = Game(
    key="desfausse",
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
    lessons=(LESSON,),
    tips=TIPS,
    appraisal=APPRAISAL,
)
