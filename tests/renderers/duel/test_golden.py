"""The pictures of duels and of the best lines, as accepted."""

from typing import Any

import pytest

from bot.screens.mornings import WORTH
from bot.words import Speaker
from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from renderers.duel.pictures import with_duels as with_duels_drawn
from renderers.stats.lines import BestLine, draw_lines
from rules.catalog import GAMES, with_duels
from rules.core.chance import KeyedLuck, Luck
from rules.core.duel import View, Withdraw
from rules.core.game import advance
from tests.renderers.conftest import Golden
from tests.renderers.names import NAMES

DRAWN = with_duels_drawn(PICTURES)
PLAYED = with_duels(GAMES)

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


def test_how_far_everybody_is() -> None:
    """Nothing but numbers of turns: it is drawn from these alone."""
    view = View[Any](seat=None, done=(0, 6, 13, 1, 12, 9, 13, 3), turns=13, withdrawn=(5,))
    said = Speaker("en", "yahtzee-duel", NAMES[:8])
    assert DRAWN["yahtzee-duel"].alt(view, said).text().count("of 13") == 5


def test_progress_looks_as_accepted(golden: Golden) -> None:
    view = View[Any](seat=None, done=(0, 6, 13, 1, 12, 9, 13, 3), turns=13, withdrawn=(5,))
    scene = Scene(view, Speaker("fr", "yahtzee-duel", NAMES[:8]))
    golden("duel-progress", DRAWN["yahtzee-duel"].table.draw(scene)[0])


@pytest.mark.parametrize("key", [key for key in PLAYED if PLAYED[key].duel])
def test_the_end_looks_as_accepted(key: str, golden: Golden) -> None:
    """Eight players, of whom one has not finished and so is not on it."""
    view, say = seen(key, 8, left=1)
    scene = Scene(view, say, signature=say("picture-signature", value="0123"))
    first, *others = DRAWN[key].table.draw(scene)
    golden(f"{key}-over", first)
    assert len(DRAWN[key].further_alts(view, say)) == len(others)


@pytest.mark.parametrize("key", [key for key in PLAYED if PLAYED[key].duel])
def test_where_nobody_finished_it_is_seen_how_far_all_came(key: str) -> None:
    view, say = seen(key, 2, left=2)
    (picture,) = DRAWN[key].table.draw(Scene(view, say))
    assert picture.size[0] == 1000
    assert "pas terminé" in DRAWN[key].alt(view, say).text()


def test_the_best_lines_look_as_accepted(golden: Golden) -> None:
    say = Speaker("en")
    worth = tuple(say(f"best-{word}") for word in WORTH)
    golden("stats-best-lines", draw_lines(say("best-head"), "2026-11-18", BEST, worth))
