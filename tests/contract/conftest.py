"""Every contract test runs on every game of the catalogue, and on the toy game."""

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
class Supplied:
    """A game and what its own tests supply: `tests/rules/<game>/supplied.py`.

    `redeal` deals again everything a seat (None: the channel) cannot see; it is None where nothing
    is hidden. `recounted` has the scores of a finished game from scratch.
    """

    game: AnyGame
    pictures: Pictures | None
    redeal: Callable[[Any, Seat | None, Chance], Any] | None
    recounted: Callable[[Play], tuple[int, ...]]


def supplied(key: str) -> Supplied:
    if key == TOY.key:
        return bound(TOY, TOY_PICTURES)
    return bound(GAMES[key], PICTURES.get(key))


def bound(game: AnyGame, pictures: Pictures | None) -> Supplied:
    found = import_module(module_of(game.key))
    return Supplied(game, pictures, found.redeal, found.recounted)


@pytest.fixture(scope="session", params=[*GAMES, TOY.key])
def contract(request: pytest.FixtureRequest) -> Supplied:
    return supplied(request.param)


@pytest.fixture(scope="session")
def game(contract: Supplied) -> AnyGame:
    return contract.game
