"""Every contract test runs on every game of the catalogue, and on the toy game.

What they cannot know of a game, its own tests tell them in `tests/rules/<game>/contract.py`: how to
deal again what is hidden (`redeal`), how to count the scores from scratch (`recounted`), which
tables to play beside the usual ones (`variants`, where there are any), whether some moves are taken
back without asking the others (`has_free_moves`), whether nothing is hidden but what people have
decided and not yet shown (`hides_choices_only`, where that is so), and how many questions may have
one answer only (`most_without_choice`, where that is more than a few).
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest

from bot.words import FOLDERS
from renderers.catalog import PICTURES, Pictures
from rules.catalog import GAMES
from rules.core.chance import Chance
from rules.core.game import AnyGame
from rules.core.record import Seat
from tests.contract.play import Play, module_of
from tests.toy import TOY, TOY_PICTURES, TOY_WORDS

if TOY_WORDS not in FOLDERS:
    FOLDERS.append(TOY_WORDS)


@dataclass(frozen=True)
class Subject:
    """A game under test, with its pictures and its `tests/rules/<game>/contract.py`.

    `redeal` deals again everything a seat (None: the channel) cannot see; it is None where nothing
    is hidden. `recounted` has the scores of a finished game from scratch.
    """

    game: AnyGame
    pictures: Pictures | None
    redeal: Callable[[Any, Seat | None, Chance], Any] | None
    recounted: Callable[[Play], tuple[int, ...]]
    hides_choices_only: bool


def subject(key: str) -> Subject:
    if key == TOY.key:
        return bound(TOY, TOY_PICTURES)
    return bound(GAMES[key], PICTURES.get(key))


def bound(game: AnyGame, pictures: Pictures | None) -> Subject:
    found = import_module(module_of(game.key))
    choices = getattr(found, "hides_choices_only", False)
    return Subject(game, pictures, found.redeal, found.recounted, choices)


@pytest.fixture(scope="session", params=[*GAMES, TOY.key])
def contract(request: pytest.FixtureRequest) -> Subject:
    return subject(request.param)


@pytest.fixture(scope="session")
def game(contract: Subject) -> AnyGame:
    return contract.game
