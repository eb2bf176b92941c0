"""Every practice hand leads to its end, in both languages, and says nothing that is not there."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from bot.screens import painter
from bot.screens.lesson import Learner, Practice, end_screen, lesson_screen, practice
from bot.ui import ids
from bot.ui.buttons import Menu
from bot.ui.planner import plan
from bot.ui.presses import Press, presses
from bot.ui.progress import Chosen, Picked, Progress
from bot.ui.screen import Screen, layout
from bot.words import FOLDERS, LANGUAGES, LESSON, Speaker
from renderers.catalog import PICTURES
from rules.catalog import GAMES
from rules.core.asks import Ask, Choose, Pick
from rules.core.game import AnyGame
from rules.core.lesson import LEARNER, MOST_TASKS, Lesson
from rules.core.practice import moments
from rules.core.record import Action
from tests.contract.play import played, variants
from tests.contract.test_words import messages
from tests.support.drawn_words import drawn_words

NAMES = {"en": "Mia", "fr": "Chloé"}
LESSONS = [(game, lesson) for game in GAMES.values() for lesson in game.lessons]
EVERY = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[lesson.key for _, lesson in LESSONS]
)
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)
ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

MOST_WORDS = 700
"""Of a whole lesson, titles included: about two minutes and a half."""


def at(game: AnyGame, lesson: Lesson, task: int, language: str) -> Practice:
    learner = Learner(7, NAMES[language], language)
    return practice(game, lesson, PICTURES[game.key], task, learner)


def steps(game: AnyGame, lesson: Lesson, language: str) -> Iterator[Practice]:
    return (at(game, lesson, task, language) for task in range(len(lesson.tasks)))


@ALL_GAMES
def test_every_game_has_a_lesson_for_newcomers(game: AnyGame) -> None:
    assert game.lessons
    assert game.lessons[0].key == game.key
    assert all(lesson.key.startswith(game.key) for lesson in game.lessons)


@EVERY
def test_a_lesson_is_short_and_its_script_can_be_replayed(game: AnyGame, lesson: Lesson) -> None:
    assert 3 <= len(lesson.tasks) <= MOST_TASKS
    for moment in moments(game, lesson):
        saved = msgspec.json.encode(moment.state)
        assert msgspec.json.decode(saved, type=game.State) == moment.state
        assert game.view(moment.state, LEARNER)


# ── presses ──────────────────────────────────────────────────────────────────────────────────────


@EVERY
@IN_EACH
def test_the_right_presses_lead_to_the_end(game: AnyGame, lesson: Lesson, language: str) -> None:
    for here in steps(game, lesson, language):
        task, ask = lesson.tasks[here.task], here.ask
        if ask is None:
            assert task.action is None
            continue
        assert ask.accepts(task.action), f"{task.word} is not on offer"
        assert pressed(ask, here, task.action) == task.action


def pressed(ask: Ask, here: Practice, action: Action) -> Action | None:
    """What comes of the presses that lead to a move, each of which must be there to be pressed."""
    progress: Progress = None
    for press in presses(ask, action, here.place, here.snapshot.button):
        rows = plan(ask, here.place, here.snapshot.button, progress).rows
        assert press.labels[-1] in shown(rows), f"{press.labels} is not to be seen"
        done = meant(ask, press)
        if not isinstance(done, Chosen | Picked):
            return done
        progress = done
    return None


def shown(rows: object) -> list[str]:
    """What can be read on controls."""
    found: list[str] = []
    for row in rows:  # type: ignore[attr-defined]
        if isinstance(row, Menu):
            found += [row.placeholder, *(entry.label for entry in row.entries)]
        elif isinstance(row, tuple):
            found += [button.label for button in row]
    return found


def meant(ask: Ask, press: Press) -> Action | Chosen | Picked | None:
    """What a press says, as the bot reads it."""
    match ids.read(press.control):
        case ids.Move(question=question, action=action):
            return ask.named(question, action)
        case ids.Into(question=question, action=action, depth=depth):
            return Chosen(question, action, depth)
        case ids.Toggle(question=question, picked=bits):
            return Picked(question, bits)
        case ids.Confirm(question=question, picked=bits):
            return ask.picked(question, bits)
        case ids.KeptMenu(question=question):
            return ask.picked(question, sum(1 << int(value) for value in press.values))
        case ids.PickMenu(question=question):
            return Picked(question, sum(1 << int(value) for value in press.values))
        case ids.ChoiceMenu(question=question) | ids.WholeMenu(question=question):
            action, _, depth = press.values[0].partition(":")
            return (
                Chosen(question, action, int(depth)) if int(depth) else ask.named(question, action)
            )
    raise AssertionError(f"{press.control} is no control of a move")


def wrong_moves(ask: Ask, right: Action) -> Iterator[Action]:
    """Everything else that is on offer; of picks a few."""
    for question in ask.questions:
        if isinstance(question, Choose):
            yield from (o.action for o in question.options if o.action != right)
        elif isinstance(question, Pick):
            few = (question.with_picked((place,)) for place in range(len(question.items)))
            yield from (move for move in few if question.accepts(move) and move != right)


@EVERY
@IN_EACH
def test_every_wrong_press_is_explained(
    game: AnyGame, lesson: Lesson, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    told: set[str] = set()
    for here in steps(game, lesson, language):
        task = lesson.tasks[here.task]
        if here.ask is None:
            continue
        for move in wrong_moves(here.ask, task.action):
            word = f"{task.word}-{task.about(move)}"
            assert here.way(move), f"{move} cannot be pressed"
            assert here.coach(word)
            told.add(word)
        reasons = {"but", *task.others} if told_any(here.ask, task.action) else set()
        unsaid = {f"{task.word}-{reason}" for reason in reasons} - told
        assert not unsaid, f"nothing that can be pressed leads to {unsaid}"
    assert not caplog.messages


def told_any(ask: Ask, right: Action) -> bool:
    """Whether anything else can be pressed."""
    return next(wrong_moves(ask, right), None) is not None


@EVERY
def test_show_me_and_skip_lead_to_the_end(game: AnyGame, lesson: Lesson) -> None:
    task, skips = 0, 0
    while task < len(lesson.tasks):
        here = at(game, lesson, task, "en")
        assert here.ask is None or here.way(lesson.tasks[task].action)
        task, skips = lesson.after_chapter(task), skips + 1
    assert (task, skips) == (len(lesson.tasks), len(lesson.chapters))
    assert at(game, lesson, task, "en").over
    assert at(game, lesson, 99, "en").over


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def screens(game: AnyGame, lesson: Lesson, language: str) -> Iterator[Screen]:
    yield from (lesson_screen(here) for here in steps(game, lesson, language))
    yield end_screen(at(game, lesson, len(lesson.tasks), language), here=True)


@EVERY
@IN_EACH
def test_every_step_fits_into_a_message_and_says_what_to_press(
    game: AnyGame, lesson: Lesson, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    for here, screen in zip(
        steps(game, lesson, language), screens(game, lesson, language), strict=False
    ):
        layout(screen, {})
        action = lesson.tasks[here.task].action
        assert (here.way(action) if action else "**") in screen.head + screen.prompt
    words = sum(
        len(f"{screen.head} {screen.prompt}".split()) for screen in screens(game, lesson, language)
    )
    assert words <= MOST_WORDS
    layout(end_screen(at(game, lesson, 99, language), here=False), {})
    assert not caplog.messages


@EVERY
@IN_EACH
def test_whoever_wants_words_first_learns_without_pictures(
    game: AnyGame, lesson: Lesson, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    learner = Learner(7, NAMES[language], language, words_first=True)
    for task in range(len(lesson.tasks)):
        here = practice(game, lesson, PICTURES[game.key], task, learner)
        screen = lesson_screen(here)
        layout(screen, {})
        view = here.snapshot.position.view(LEARNER)
        for line in PICTURES[game.key].brief(view, here.snapshot.say):
            assert line in screen.story
    assert not caplog.messages


@pytest.mark.long
@EVERY
@IN_EACH
def test_the_picture_has_what_the_coach_marks_and_names(
    game: AnyGame, lesson: Lesson, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Marks are names of the layout; what stands in bold stands on the picture or a control."""
    for here in steps(game, lesson, language):
        task = lesson.tasks[here.task]
        picture, scene = painter._pictured(here.snapshot, LEARNER)
        boxes = {name for plan in picture.layout(scene) for name in plan}
        assert set(task.marks) <= boxes, f"{task.word} marks what is not there"
        named = bold(here.coach(task.word, button=""))
        if named:
            visible = drawn_words(picture, scene, monkeypatch)
            visible += " ".join(shown(lesson_screen(here).rows))
            missing = [name for name in named if plain(name) not in plain(visible)]
            assert not missing, f"{task.word} names {missing}"


def bold(text: str) -> list[str]:
    return re.findall(r"\*\*(.+?)\*\*", text)


def plain(text: str) -> str:
    return re.sub(r"[\u2068\u2069]", "", text).lower()


def test_what_is_not_on_the_picture_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["yahtzee"]
    here = at(game, game.lessons[0], 0, "en")
    words = drawn_words(*painter._pictured(here.snapshot, LEARNER), monkeypatch)
    assert "Large straight" in words
    assert "Royal flush" not in words
    assert bold("Take the **Royal flush**.") == ["Royal flush"]


@ALL_GAMES
@IN_EACH
def test_no_words_are_left_over(game: AnyGame, language: str) -> None:
    said = {f"tip-{tip.word}" for tip in game.tips}
    for lesson in game.lessons:
        words = {"end", *(chapter.word for chapter in lesson.chapters)}
        for task in lesson.tasks:
            further = {"but", *task.others} if task.action else set()
            words |= {task.word, *(f"{task.word}-{word}" for word in further)}
        said |= {f"lesson-{lesson.key}-{word}" for word in words}
        assert len(lesson.chapters) + len(lesson.tasks) == len(
            {chapter.word for chapter in lesson.chapters} | {task.word for task in lesson.tasks}
        ), "two messages with one name"
    file = FOLDERS[0] / language / f"{LESSON.format(game=game.key)}.ftl"
    written = {name for name in messages(file) if not name.endswith("-name")}
    assert written == said


# ── tips ─────────────────────────────────────────────────────────────────────────────────────────


@ALL_GAMES
def test_every_tip_comes_up_and_is_one_line(game: AnyGame) -> None:
    assert game.tips
    for language in LANGUAGES:
        say = Speaker(language, game.key)
        for tip in game.tips:
            text = say(f"tip-{tip.word}", **PICTURES[game.key].figures)
            assert "\n" not in text
            assert len(text) <= 160
    left = set(game.tips)
    for seed in range(40):
        every = variants(game)
        seats, options = every[seed % len(every)]
        for state in played(game, seats, options, seed=seed).states:
            for ask in game.asks(state).values():
                left -= {tip for tip in left if tip.comes_up(ask)}
        if not left:
            return
    raise AssertionError(f"{[tip.word for tip in left]} never come up")
