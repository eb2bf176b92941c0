"""Every game, by its key: the public surface of the rules."""

from collections.abc import Mapping

from rules import desfausse, think_str8, tres_fute_4ever, verflixxt, yahtzee
from rules.core.game import AnyGame

GAMES: Mapping[str, AnyGame] = {
    game.key: game
    for game in (
        yahtzee.GAME,
        think_str8.GAME,
        tres_fute_4ever.GAME,
        verflixxt.GAME,
        desfausse.GAME,
    )
}
