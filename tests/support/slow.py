"""A game whose reviews take a while, so that they can be cancelled or interrupted."""

import time
from dataclasses import replace
from typing import Any

from rules.core.appraisal import Answers
from rules.core.game import AnyGame
from rules.yahtzee.review import APPRAISAL

A_WHILE = 0.4
"""Seconds for one decision."""


def answers(*known: Any) -> Answers:
    """What is found in Yahtzee, later."""
    time.sleep(A_WHILE)
    return APPRAISAL.answers(*known)


def slowly(game: AnyGame) -> AnyGame:
    """Yahtzee, valued decision by decision."""
    return replace(game, appraisal=replace(APPRAISAL, exact=False, answers=answers))
