"""How long the buttons of random games are, in characters."""

from collections.abc import Mapping

from bot.words import LANGUAGES
from rules.catalog import GAMES
from tests.contract.test_labels import LIMIT, shown

PERCENTILES = (50, 95, 99)


def measure() -> Mapping[str, float | str]:
    """By game and language: percentiles of the short wording, and the longest full one."""
    found: dict[str, float | str] = {}
    for key, game in GAMES.items():
        for language in LANGUAGES:
            lengths = sorted(len(label) for labels in shown(game, language) for label in labels)
            shares = [str(lengths[len(lengths) * share // 100]) for share in PERCENTILES]
            full = max(len(label) for labels in shown(game, language, "full") for label in labels)
            name = f"{key}, {language}: 50, 95 (target {LIMIT[language]}), 99 %, longest, in full"
            found[name] = " ".join([*shares, str(lengths[-1]), str(full)])
    return found
