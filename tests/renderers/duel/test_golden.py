"""The pictures of duels and of the best lines, as accepted."""

import pytest

from bot.words import Speaker
from renderers.core.scene import Scene
from tests.renderers.conftest import Golden
from tests.renderers.duel.positions import DRAWN, PLAYED, PROGRESS, best_lines, seen
from tests.renderers.names import NAMES


def test_how_far_everybody_is() -> None:
    """Nothing but numbers of turns: it is drawn from these alone."""
    said = Speaker("en", "yahtzee-duel", NAMES[:8])
    assert DRAWN["yahtzee-duel"].alt(PROGRESS, said).text().count("of 13") == 5


def test_progress_looks_as_accepted(golden: Golden) -> None:
    scene = Scene(PROGRESS, Speaker("fr", "yahtzee-duel", NAMES[:8]))
    golden("duel-progress", DRAWN["yahtzee-duel"].table.draw(scene)[0])


@pytest.mark.parametrize("key", PLAYED)
def test_the_end_looks_as_accepted(key: str, golden: Golden) -> None:
    """Eight players, of whom one has not finished and so is not on it."""
    view, say = seen(key, 8, left=1)
    scene = Scene(view, say, signature=say("picture-signature", value="0123"))
    first, *others = DRAWN[key].table.draw(scene)
    golden(f"{key}-over", first)
    assert len(DRAWN[key].further_alts(view, say)) == len(others)


@pytest.mark.parametrize("key", PLAYED)
def test_where_nobody_finished_it_is_seen_how_far_all_came(key: str) -> None:
    view, say = seen(key, 2, left=2)
    (picture,) = DRAWN[key].table.draw(Scene(view, say))
    assert picture.size[0] == 1000
    assert "pas terminé" in DRAWN[key].alt(view, say).text()


def test_the_best_lines_look_as_accepted(golden: Golden) -> None:
    golden("stats-best-lines", best_lines())
