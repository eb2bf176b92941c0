"""Every game, by its key: the public surface of the rules."""

from collections.abc import Mapping

from rules import desfausse, think_str8, tres_fute_4ever, verflixxt, yahtzee
from rules.core.duel import duel
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


def with_duels(games: Mapping[str, AnyGame]) -> Mapping[str, AnyGame]:
    """These games, and the duels of those that one can play alone."""
    duels = [duel(game) for game in games.values() if game.course]
    return {**games, **{each.key: each for each in duels}}
