"""Duels and best lines as a test wants them."""

from typing import Any

from PIL import Image

from bot.screens.mornings import WORTH
from bot.words import Speaker
from renderers.catalog import PICTURES
from renderers.duel.pictures import with_duels as with_duels_drawn
from renderers.stats.lines import BestLine, draw_lines
from rules.catalog import GAMES, with_duels
from rules.core.chance import KeyedLuck, Luck
from rules.core.duel import View, Withdraw
from rules.core.game import advance
from tests.renderers.names import NAMES

DRAWN = with_duels_drawn(PICTURES)
PLAYED = {key: game for key, game in with_duels(GAMES).items() if game.duel}

PROGRESS = View[Any](seat=None, done=(0, 6, 13, 1, 12, 9, 13, 3), turns=13, withdrawn=(5,))

BEST = (
    BestLine("Yahtzee", "Ana · 312", (0, 1, 2, 3, 3, 2, 1, 0, 2, 2, 3, 1, 2)),
    BestLine("Très Futé 4ever", f"{NAMES[0]} · 420", (2, 2, 1, 3, 3, 2)),
)


def seen(key: str, seats: int, left: int = 0) -> tuple[View[Any], Speaker]:
    """A duel that is over, in which so many have left off after a few moves."""
    game, luck, choices = PLAYED[key], KeyedLuck(b"golden"), Luck(b"golden")
    state = game.new(seats, {}, luck)
    while asks := game.asks(state):
        seat = min(asks)
        action = Withdraw() if seat < left else asks[seat].sample(choices)
        state = advance(game, state, seat, action, luck, asks).state
    return game.view(state, None), Speaker("fr", key, NAMES[:seats])


def best_lines() -> Image.Image:
    say = Speaker("en")
    worth = tuple(say(f"best-{word}") for word in WORTH)
    return draw_lines(say("best-head"), "2026-11-18", BEST, worth)
