"""Verflixxt! and Verflixxt nochmal! (Kramer and Kiesling, Ravensburger 2005)."""

from rules.core.game import Game
from rules.verflixxt.actions import Move
from rules.verflixxt.events import Told
from rules.verflixxt.house import OPTIONS, SEATS, fits
from rules.verflixxt.lesson import LESSON, NOCHMAL, TIPS
from rules.verflixxt.playouts import strong
from rules.verflixxt.review import APPRAISAL
from rules.verflixxt.robot import easy, robot
from rules.verflixxt.scoring import result
from rules.verflixxt.state import State
from rules.verflixxt.turns import apply, asks, new, opening
from rules.verflixxt.view import View, view

GAME = Game(
    key="verflixxt",
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
    opening=opening,
    lessons=(LESSON, NOCHMAL),
    tips=TIPS,
    appraisal=APPRAISAL,
)
