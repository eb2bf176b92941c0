"""The games as tables may agree on them who like to press for their first rolls.

Most tests of the bot play Yahtzee or Think Str8! for their turns of several presses.
"""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from rules.catalog import GAMES
from rules.core.chance import Chance
from rules.core.game import AnyGame, Options, TableOption

OFF = {"auto-roll": "off"}


def by_hand(game: AnyGame) -> AnyGame:
    """The same game with other defaults."""

    def new(seats: int, options: Options, chance: Chance) -> object:
        return game.new(seats, {**OFF, **options}, chance)

    return replace(game, options=tuple(map(_off, game.options)), new=new)


def _off(option: TableOption) -> TableOption:
    return msgspec.structs.replace(option, default=OFF.get(option.key, option.default))


PRESSED = ("yahtzee", "think-str8")

BY_HAND: Mapping[str, AnyGame] = {
    key: by_hand(game) if key in PRESSED else game for key, game in GAMES.items()
}
