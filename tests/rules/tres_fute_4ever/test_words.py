"""Every code has words, and labels fit on a button."""

import logging

import pytest

from bot.words import LANGUAGES, Speaker
from rules.core.asks import Choose
from rules.core.chance import Luck, drawn
from rules.core.game import advance
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.box import (
    BONUSES,
    COLOURS,
    FACES,
    LEVELS,
    MARKS,
    ROWS,
    TOOLS,
    TRIANGLES,
    ZONES,
)
from rules.tres_fute_4ever.sheet import Sheet
from tests.rules.tres_fute_4ever.notation import choosing

CODES = {
    "dice": [f"{colour}-{face}" for colour in COLOURS for face in FACES],
    "tray": COLOURS,
    "zone": ZONES,
    "row": ROWS,
    "triangle": TRIANGLES,
    "bonus": BONUSES,
    "mark": MARKS,
    "tool": TOOLS,
    "lies": ("tray", "box"),
    "level": [str(level) for level in range(1, len(LEVELS) + 2)],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str):
    say = Speaker(language, GAME.key)
    assert not [
        f"{fact}-{code}"
        for fact, codes in CODES.items()
        for code in codes
        if not say.knows(f"{fact}-{code}")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_a_button(language: str, caplog: pytest.LogCaptureFixture):
    say, luck = Speaker(language, GAME.key, ("Ana", "Ben")), Luck(b"0")
    state = GAME.new(2, {}, luck)
    while asks := GAME.asks(state):
        for question in (question for ask in asks.values() for question in ask.questions):
            assert isinstance(question, Choose)
            for part in {p.word: p for o in question.options for p in o.parts}.values():
                assert 0 < len(say(f"part-{part.word}", **part.facts)) < 80
        seat = min(asks)
        state = advance(GAME, state, seat, drawn(luck, asks[seat].moves), luck).state
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_pink_3_says_that_it_is_written_twice():
    state = choosing(Sheet(), "P3 Y1 B1 S1 G1 W1")
    said = {
        Speaker("en", GAME.key)(f"part-{part.word}", **part.facts)
        for option in GAME.asks(state)[0].questions[0].options
        for part in option.parts
        if part.word == "pink"
    }
    assert said == {"3, twice from cell 1", "1, cell 1"}
