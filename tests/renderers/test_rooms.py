"""Which parts of the renderers may know each other: the core knows no game, no game another."""

import ast

import pytest

from renderers.catalog import PICTURES
from tests.contract.test_imports import imported, trees

GAMES = {key.replace("-", "_") for key in PICTURES}


def games_in(tree: ast.Module) -> set[str]:
    """The games of which a module imports the rules or the pictures."""
    paths = [name.split(".") for name in imported(tree)]
    ours = [path for path in paths if path[0] in ("renderers", "rules")]
    return {path[1] for path in ours} & GAMES


def strangers(folder: str) -> dict[str, set[str]]:
    """By file of a folder, the games that it imports beside its own."""
    found = {str(file): games_in(tree) - {folder} for file, tree in trees(f"renderers/{folder}")}
    return {file: games for file, games in found.items() if games}


@pytest.mark.parametrize("folder", ["core", "stats"])
def test_what_every_game_uses_knows_no_game(folder: str) -> None:
    """A shape or an icon of one game belongs in that game's folder."""
    assert not strangers(folder)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_knows_no_other_game(game: str) -> None:
    """What two games need belongs in `renderers/core`."""
    assert not strangers(game)


@pytest.mark.parametrize(
    "line",
    [
        "from renderers.yahtzee import words",
        "import rules.yahtzee.box",
        "from rules import yahtzee",
    ],
)
def test_a_game_is_found_however_it_is_imported(line: str) -> None:
    assert games_in(ast.parse(line)) == {"yahtzee"}
