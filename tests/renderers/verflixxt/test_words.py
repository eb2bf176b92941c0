"""A blind player plays Verflixxt! from the alt text and from the board as text."""

import pytest

from bot.handlers.pages import LENGTH, paged
from renderers.catalog import PICTURES
from renderers.verflixxt.rules import COUNTED, MOVES, TRACK, WON
from rules.verflixxt.box import NAMED
from rules.verflixxt.scoring import worth
from tests.renderers.verflixxt.positions import (
    FULL,
    LONG,
    STATE,
    WORMS,
    crowded,
    on_the_way,
    seen,
    speaker,
    traced,
)
from tests.rules.verflixxt.notation import offers, position, short

ALT, TEXT = PICTURES["verflixxt"].alt, PICTURES["verflixxt"].text
LANGUAGES = ("en", "fr")


def test_the_alt_text_says_what_the_decision_needs() -> None:
    said = ALT(seen(STATE, 0), speaker()).text()
    assert said.startswith("Ana to play. Rolled: 5 and “?”.")
    assert "Your worm tokens to play now: push, swap." in said
    assert "0 Start: Benjamin; 2 −4a: 2 × Ana, guard; 3 −5a: Flixxy; 4 luck a: guard" in said
    assert said.endswith("Points: Ana 9, Benjamin 1.")


def test_the_alt_text_in_french() -> None:
    said = ALT(seen(STATE), speaker("fr")).text()
    assert said.startswith("À Ana de jouer. Dés\u202f: 5 et «\u202f?\u202f».")
    assert "2 −4a\u202f: 2 × Ana, garde" in said
    assert "poussée" not in said, "the channel does not know"


def test_the_last_ways_are_told() -> None:
    view = traced("S -4a:A La:g F", "A S -4a", "g -4a La")
    told = "The last moves: Ana Start to −4a; Ana, guard −4a to luck a."
    assert ALT(view, speaker()).changed == (told,)


def test_the_text_holds_every_tile_and_everything_owned() -> None:
    said = "\n".join(TEXT(seen(STATE, 0), speaker()))
    for line in (
        "- 0 · Start: Benjamin",
        "- 1 · −3a (laid again)",
        "- 2 · −4a: 2 × Ana, guard",
        "- 5 · Finish: Benjamin",
        "**Ana** · 9 points, 2 pawns on their way",
        "- Tiles, the top one last: +8, −1a",
        "- Tiles, the top one last: luck b, −1b (+1)",
        "- Worm tokens: 2",
        "Round tokens left: 2 1.",
        "1 worm token lies in the pile.",
    ):
        assert line in said


def test_the_players_have_an_alt_text_of_their_own_where_they_have_a_picture() -> None:
    further = PICTURES["verflixxt"].further_alts
    (said,) = further(FULL, speaker())
    assert "Benjamin -1. Tiles, the top one last: −2a. Worm tokens: 1." in said
    assert further(seen(STATE, 0), speaker()) == ()


def test_the_winners_are_told() -> None:
    said = ALT(seen(on_the_way(3, 1.0)), speaker()).text()
    assert "The game is over. Most points: Ana with 25." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_longest_names_everything_still_fits(language: str) -> None:
    say = speaker(language, LONG)
    for state in (crowded(), on_the_way(8, 0.0, **WORMS), on_the_way(8, 0.6, **WORMS)):
        for seat in (None, 7):
            assert len(ALT(seen(state, seat), say).text()) <= 1024
            assert all(len(page) <= LENGTH for page in paged(TEXT(seen(state, seat), say)))


def test_the_examples_on_the_pages_of_rules_are_right() -> None:
    assert worth([NAMED[name] for name in WON]) == sum(COUNTED)
    track = "S -4a:A -5a:Bg -6a -7a:AB -8a La:g F"
    for number, _, here, there in MOVES:
        way = f"{short(TRACK[here].tile)} → {short(TRACK[there].tile)}"
        assert any(way in offer for offer in offers(position(track, roll=number)))
