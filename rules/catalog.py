"""Every game, by its key: the public surface of the rules."""

from collections.abc import Mapping

from rules import yahtzee
from rules.core.game import AnyGame

GAMES: Mapping[str, AnyGame] = {game.key: game for game in (yahtzee.GAME,)}
