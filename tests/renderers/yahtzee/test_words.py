"""A blind player plays from the alt text and from the board as text."""

from renderers.catalog import PICTURES
from tests.renderers.names import NAMES
from tests.renderers.yahtzee.positions import speaker, table

ALT, TEXT = PICTURES["yahtzee"].alt, PICTURES["yahtzee"].text
LANGUAGES = ("en", "fr")


def test_the_alt_text_says_what_the_decision_needs() -> None:
    said = ALT(table(2), speaker()).text()
    for part in ("Ana to play", "Dice: 5 5 2 5 6", "Held: 5 5 5", "1 roll left"):
        assert part in said
    assert "Upper section 42 of 63. Written last: Ana Aces 3, Benjamin Twos 6." in said
    assert "Benjamin 335" in said


def test_boxes_written_last_are_told_while_the_game_goes_on() -> None:
    told = "Inscrit en dernier\u202f: Ana As 3, Benjamin Deux 6."
    assert ALT(table(2), speaker("fr")).changed == (told,)
    assert ALT(table(2, turn=None), speaker()).changed == ()


def test_the_alt_text_in_french() -> None:
    said = ALT(table(2, held=(), rolls_left=0), speaker("fr")).text()
    assert said.startswith("À Ana de jouer. Dés\u202f: 5 5 2 5 6. Plus de lancer.")


def test_before_the_first_roll_nothing_is_on_offer() -> None:
    view = table(2, dice=(), rolls_left=3)
    assert "Nothing rolled yet, 3 rolls left" in ALT(view, speaker()).text()
    assert "would give" not in "".join(TEXT(view, speaker()))


def test_the_text_holds_every_box_of_every_player() -> None:
    said = TEXT(table(8, sheet=2, sheets=3), speaker())
    sheets = [paragraph for paragraph in said if paragraph.startswith(tuple(_bold(NAMES)))]
    assert len(sheets) == 8
    assert "Aces 3, Twos open, Threes 9" in sheets[0]
    assert "Yahtzee bonus 100, total 335" in sheets[1]
    assert any(paragraph.startswith("Round 1: Ana 180") for paragraph in said)


def _bold(names: tuple[str, ...]) -> list[str]:
    return [f"**{name}**" for name in names]


def test_the_text_lists_the_offers() -> None:
    assert "- Fives 15" in TEXT(table(2), speaker())[1].splitlines()


def test_the_winners_are_told() -> None:
    view = table(3, turn=None)
    assert "Highest total: Benjamin" in ALT(view, speaker()).text()
    assert "Benjamin" in TEXT(view, speaker())[0]
