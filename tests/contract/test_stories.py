"""The story of every game: a line a turn, the name once, words beside every icon, within limits."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from bot.screens.story import MOST_CHARACTERS, MOST_LINES, bullet, fitting, lines_of
from bot.ui.limits import TEXT
from bot.words import LANGUAGES, Speaker
from bot.words.sanitize import escaped
from bot.words.signs import BEGIN, END, length, undrawn
from renderers.core.story import LINE, OTHERWISE, SILENT, Story
from renderers.emojis import EMOJIS
from rules.core.game import AnyGame
from rules.core.record import Event, tag_of
from tests.contract.conftest import Subject
from tests.contract.play import random_play
from tests.contract.test_words import messages, own_file, placeholders, tags

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*.txt"))
GAMES_TOLD = 12


def teller(contract: Subject, language: str) -> tuple[Speaker, Story]:
    assert contract.pictures is not None
    story = contract.pictures.story
    return Speaker(language, contract.game.key, NAMES, escaped, icon=story.icon), story


def boards(game: AnyGame) -> Iterator[list[Event]]:
    """What the channel is told in runs of steps as a board may tell them."""
    for seed in range(GAMES_TOLD):
        play = random_play(game, seed)
        size = 1 + 4 * (seed % 4)
        for start in range(0, len(play.told), size):
            run = play.told[start : start + size]
            yield [event for told in run for event in told if event.to is None]


# ── what a game declares ─────────────────────────────────────────────────────────────────────────


def test_joints_are_about_events_and_have_words(contract: Subject) -> None:
    known = tags(contract.game.Event)
    for language in LANGUAGES:
        say, story = teller(contract, language)
        ways = {LINE, SILENT}
        for tag, joint in story.joints.items():
            assert tag in known
            assert isinstance(joint, str) or set(joint) - {OTHERWISE} <= known
            ways |= {joint} if isinstance(joint, str) else set(joint.values())
        assert all(say.knows(f"join-{way}") for way in ways - {LINE, SILENT})
        assert all(tag in known and say.knows(f"events-{tag}") for tag in story.gathered)


def test_icons_are_drawn_and_stand_beside_a_word(contract: Subject) -> None:
    for language in LANGUAGES:
        say, story = teller(contract, language)
        for message, icon in story.icons.items():
            assert icon.replace("-", "") in EMOJIS
            number = re.search(r"-(\d+)$", message)
            assert say.knows(message) or number, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_leaves_the_name_of_its_player_to_the_line(game: AnyGame, language: str) -> None:
    """But for a milestone, which has a line of its own."""
    written = messages(own_file(game, language))
    for kind in get_args(game.Event) or (game.Event,):
        message = written[f"event-{tag_of_kind(kind)}"]
        if not kind.milestone and "seat" in kind.__struct_fields__:
            assert "seat" not in placeholders(message), message.id.name


def tag_of_kind(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


# ── what is read ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_names_its_player_once_in_bold_and_no_icon_stands_first_or_alone(
    contract: Subject, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    say, story = teller(contract, language)
    for events in boards(contract.game):
        for line in lines_of(events, say, story):
            assert not line.text.startswith(BEGIN)
            assert not re.search(f"{END}(?=$|\\s|{BEGIN})", line.text), line.text
            assert undrawn(line.text).count("****") == 0
            event = events[line.first]
            if not line.alone and not event.milestone:
                name = NAMES[event.seat]  # type: ignore[attr-defined]
                assert line.text.startswith(f"**{name}** ")
                assert line.text.count(name) == 1
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_the_table_and_of_others_never_stand_on_a_players_line(
    contract: Subject, language: str
) -> None:
    say, story = teller(contract, language)
    for events in boards(contract.game):
        lines = lines_of(events, say, story)
        ends = [*(line.first for line in lines[1:]), len(events)]
        for line, end in zip(lines, ends, strict=False):
            told = events[line.first : end]
            gathered = {tag_of(event) for event in told} & {*story.gathered}
            assert gathered or len({getattr(event, "seat", None) for event in told}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_milestone_is_bold_on_a_line_of_its_own(contract: Subject, language: str) -> None:
    say, story = teller(contract, language)
    for events in boards(contract.game):
        firsts = {line.first: line.text for line in lines_of(events, say, story)}
        for place, event in enumerate(events):
            if event.milestone:
                assert re.match(r"\*\*[^*]+\*\*", undrawn(firsts[place]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_lines_fit_a_message_with_every_icon(contract: Subject, language: str) -> None:
    """And hardly any board has to do without its icons."""
    say, story = teller(contract, language)
    lengths = []
    for events in boards(contract.game):
        lines = [bullet(line) for line in lines_of(events, say, story)][-MOST_LINES:]
        shown = fitting(lines, MOST_CHARACTERS)
        assert sum(map(length, shown)) <= MOST_CHARACTERS < TEXT
        lengths.append(sum(map(length, lines)))
    lengths.sort()
    assert lengths[int(len(lengths) * 0.95)] <= MOST_CHARACTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_events_of_recorded_games_are_told(
    contract: Subject, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    say, story = teller(contract, language)
    recorded = [file for file in REPLAYS if file.stem.rpartition("-")[0] == contract.game.key]
    assert recorded
    for file in recorded:
        told = re.findall(r"^   told (.*)$", file.read_text("utf-8"), re.MULTILINE)
        events = [msgspec.json.decode(event, type=contract.game.Event) for event in told]
        assert all(line.text for line in lines_of(events, say, story))
    assert not caplog.records
