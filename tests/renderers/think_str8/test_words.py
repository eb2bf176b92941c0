"""A blind player plays from the alt text and from the board as text."""

import pytest

from renderers.catalog import PICTURES
from renderers.think_str8.thinking import cross, likelihoods, pad, thought
from rules.think_str8.view import View
from tests.renderers.think_str8.positions import at, play, speaker, views

ALT, TEXT = PICTURES["think-str8"].alt, PICTURES["think-str8"].text
VIEWS = [*views(None), *views(0)]


def test_the_alt_text_says_what_the_decision_needs() -> None:
    view = at(play(2), "strips", round=3, nth=1, seat=1)
    said = ALT(view, speaker()).text()
    assert "Round" not in said.split(".")[0]
    for part in ("Think Str8!, round 3 of 10.", "Dice: ", "Free strips, by cells: "):
        assert part in said
    assert "Your cards are among those you see nowhere: blue " in said
    assert "Scores, from furthest behind: " in said


def test_the_last_bets_and_exchanges_are_told() -> None:
    view = at(play(3), "roll", round=4, seat=1)
    bets, exchanged = ALT(view, speaker()).changed
    assert bets.startswith("Strips of round 3: ")
    assert all(check.hint.replace("-", " ") in bets for check in view.rounds[-1].checks)
    for card in view.aside:
        assert (f"{card.colour} {card.value}" in exchanged) == (card.round == 3)
    assert ALT(at(play(3), "over"), speaker()).changed == ()


def test_with_assistance_the_sums_are_told() -> None:
    view = at(play(4, assist="on"), "strips", round=3, seat=0)
    assert "How likely each sum is: " in ALT(view, speaker()).text()
    assert sum(likelihoods(view)) == pytest.approx(1)
    assert thought(view) is thought(view), "worked out once"


def test_the_text_has_the_rounds_with_what_they_leave() -> None:
    view = at(play(2), "guess", seat=0)
    (rounds,) = [p for p in TEXT(view, speaker()) if p.startswith("The rounds:")]
    lines = rounds.splitlines()[1:]
    assert len(lines) == 10
    for line, played in zip(lines, view.rounds, strict=True):
        assert line.startswith(f"- Round {played.number}, dice {', '.join(played.dice)}: ")
        assert "That leaves " in line
    assert sum("Exchanged:" in line for line in lines) == len({c.round for c in view.aside}) > 0
    own = [card for card in view.aside if card.seat == 0]
    assert all(f"Ana {card.colour} {card.value}" in lines[card.round - 1] for card in own)


def test_the_channels_text_has_everybodys_bets() -> None:
    view = at(play(2), "guess")
    (rounds,) = [p for p in TEXT(view, speaker()) if p.startswith("The rounds:")]
    assert all("Ana" in line and "Benjamin" in line for line in rounds.splitlines()[1:])


def test_crosses_name_the_card_so_that_an_exchange_erases_them() -> None:
    early, late = at(play(2), "roll", seat=0), at(play(2), "guess", seat=0)
    card = next(card for card in late.aside if card.seat == 0)
    column = late.colours.index(card.colour)
    assert cross(early, column, 3) == f"{card.colour}-3-0"
    assert cross(late, column, 3) != cross(early, column, 3)


@pytest.mark.parametrize("view", views(0))
def test_the_pad_offers_what_lies_nowhere_open(view: View) -> None:
    columns = pad(view)
    assert len(columns) == (0 if view.step == "over" else len(view.colours))
    for column, colour in zip(columns, view.colours, strict=False):
        values = {part.facts["number"] for part in column.marks.values()}
        aside = {card.value for card in view.aside if card.colour == colour}
        shown = {rack[view.colours.index(colour)] for rack in view.racks} | aside
        assert values == set(range(8)) - shown
    assert pad(at(play(2), "roll")) == (), "the channel has no pad"
