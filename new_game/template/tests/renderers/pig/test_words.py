"""A blind player plays from the alt text and from the board as text."""

from new_game.template.tests.renderers.pig.positions import middle, over, speaker, start
from renderers.catalog import PICTURES

ALT, TEXT = PICTURES["pig"].alt, PICTURES["pig"].text


def test_the_alt_text_says_what_the_decision_needs() -> None:
    said = ALT(middle(3), speaker()).text()
    assert said.startswith("Cleo to play. Rolled this turn: 4 6 3. 13 points at stake.")
    assert "Benjamin rolled 2 5 5 1 and got nothing" in said
    assert said.endswith("The goal is 100 points. Points: Ana 17, Benjamin 28, Cleo 39.")


def test_the_alt_text_in_french() -> None:
    said = ALT(start(2), speaker("fr")).text()
    assert said.startswith("À Ana de jouer. Rien de lancé encore.")


def test_the_text_has_a_line_for_every_player() -> None:
    *_, points = TEXT(over(3), speaker())
    assert points.splitlines()[1:] == ["- Ana 102", "- Benjamin 79", "- Cleo 70"]


def test_the_winner_is_told() -> None:
    assert ALT(over(2), speaker()).text().startswith("The game is over. Winner: Ana.")
