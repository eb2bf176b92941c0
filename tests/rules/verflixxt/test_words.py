"""What the moves are called, in both languages."""

import logging
from typing import Any

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES, Speaker
from rules.verflixxt import GAME
from rules.verflixxt.box import NAMED
from rules.verflixxt.state import State
from tests.contract.play import played
from tests.rules.verflixxt.notation import position

NAMES = tuple(f"{name:-<32}" for name in ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"))
MOST = 80

GAMES = (
    (8, {"nochmal": "shuffled", "worms": "on", "one-is-free": "on"}),
    (2, {"nochmal": "standard", "worms": "on", "one-is-free": "on", "ending": "last-pawn"}),
    (4, {"nochmal": "shuffled", "worms": "on", "ending": "first-home", "roll": "off"}),
    (6, {"recycle": "on", "one-is-free": "on", "layout": "random"}),
)


def labels(state: State, say: Speaker) -> list[list[str]]:
    return [
        [say(f"part-{part.word}", **part.facts) for part in option.parts]
        for question in GAME.asks(state)[state.turn.seat].questions
        for option in question.options  # type: ignore[union-attr]
    ]


def test_a_move_says_from_where_to_where_and_what_it_takes() -> None:
    state = position("S:AB -4a:A La:Bg +8 F", roll=1)
    assert labels(state, Speaker("en", GAME.key, NAMES)) == [
        ["Start → −4a"],
        ["−4a → luck a · take"],
        ["Guard luck a → +8"],
    ]
    assert labels(state, Speaker("fr", GAME.key, NAMES)) == [
        ["Départ → −4a"],
        ["−4a → chance a · prise"],
        ["Garde chance a → +8"],
    ]


def test_flixxy_says_the_round_token() -> None:
    say = Speaker("en", GAME.key, NAMES)
    state = position("S:AB -4a -5a:x F", roll=1, face="flixxy")
    assert labels(state, say) == [["Flixxy −5a → Finish · take · token +4"]]
    state = position("S:AB -4a:x -5a F", roll=1, face="flixxy")
    assert labels(state, say) == [["Flixxy −4a → −5a · take"]]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("S:Ax -4a:BB -5a F", "−4a → −5a"),
        ("S:A -4a -5a:Bx F", "−5a → Finish"),
        ("S:Ax -4a:B -5a F", "−4a → −5a · Ben takes"),
        ("S:AB -4a:x -5a F", "Flixxy −4a → −5a · take"),
        ("S:Ax Va:B -5a F", "orange a → −5a"),
        ("S:AB -4a -5a:x F", "Flixxy −5a → Finish · take · token +4"),
    ],
)
def test_a_push_says_who_takes_the_tile(text: str, label: str) -> None:
    state = position(text, roll=1, face="cross", worms={"A": "push"})
    said = labels(state, Speaker("en", GAME.key, ("Ana", "Ben")))
    assert said[-1] == ["Push…", label]


def test_flixxy_says_that_it_leaves() -> None:
    """The fifth arrival finds no round token."""
    state = replace(position("S:AB -4a -5a:x F", roll=1, face="flixxy"), rounds=())
    (label,) = labels(state, Speaker("en", GAME.key, NAMES))
    assert label == ["Flixxy −5a → Finish · take · leaves"]


@pytest.mark.parametrize(
    ("text", "stacks", "label"),
    [
        ("S:B Va:A -5a F:AA", {"A": "-1a"}, "orange a → −5a · give"),
        ("S Va:A -5a F:AABBB", {"A": "-1a"}, "orange a → −5a · lose"),
        ("S:B Va:A -5a F:AA", {}, "orange a → −5a"),
    ],
)
def test_a_verflixxt_tile_says_what_it_costs(text: str, stacks: Any, label: str) -> None:
    """Nothing with an empty stack; when nobody else plays the tile is lost."""
    state = position(text, roll=1, face="cross", stacks=stacks)
    assert [label] in labels(state, Speaker("en", GAME.key, NAMES))


def test_ones_own_pawns_come_first() -> None:
    state = position("S -4a:Bg La:A +8 F", roll=1)
    said = labels(state, Speaker("en", GAME.key, NAMES))
    assert said == [["luck a → +8 · take"], ["Guard −4a → luck a"]]


def test_a_push_beyond_finish_sends_flixxy_round() -> None:
    state = position("S:A -4a -5a:Bx F", roll=3, face="cross", worms={"A": "push"})
    said = labels(state, Speaker("en", GAME.key, ("Ana", "Ben")))
    assert said[-1][1] == "−5a → Finish, Flixxy too · token +4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_its_words(language: str) -> None:
    say = Speaker(language, GAME.key)
    for fact in ("tile", "onto"):
        said = {say(f"{fact}-{name}") for name in NAMED}
        assert len(said) == len(NAMED)
    assert all(say.knows(f"{fact}-{name}") for fact in ("tile", "onto") for name in NAMED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_labels_fit_on_a_button_and_everything_has_words(
    language: str, seats: int, options: Any, caplog: pytest.LogCaptureFixture
) -> None:
    say = Speaker(language, GAME.key, NAMES)
    for seed in range(4):
        play = played(GAME, seats, options, seed=seed)
        for state, _, told, _ in play.moves():
            for parts in labels(state, say):
                assert max(map(len, parts)) <= MOST, parts
            for event in told:
                facts = {n: getattr(event, n) for n in event.__struct_fields__ if n != "to"}
                assert say(f"event-{event.__struct_config__.tag}", **facts)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
