"""A practice hand as it is shown: the coach's words, the real picture, the real controls."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from bot.screens.board import chosen
from bot.screens.snapshot import Snapshot, take
from bot.screens.story import told
from bot.screens.text import as_text
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.lobby import free_names
from bot.tables.position import Position
from bot.ui import ids
from bot.ui.buttons import Button, Row
from bot.ui.control import Surface
from bot.ui.lessons import Learn, LessonStep, LessonVerb
from bot.ui.planner import Place, Plan, plan
from bot.ui.presses import labels
from bot.ui.progress import Progress
from bot.ui.screen import Screen
from bot.words import Speaker
from renderers.catalog import Pictures
from renderers.core.scheme import OwnScheme
from rules.core.asks import Ask
from rules.core.game import AnyGame
from rules.core.lesson import LEARNER, Lesson
from rules.core.practice import Moment, moments
from rules.core.record import Action


class Learner(msgspec.Struct, frozen=True):
    """Whoever learns, and how they read."""

    user: int
    name: str
    language: str
    scheme: OwnScheme = ""
    words_first: bool = False


class Practice(msgspec.Struct, frozen=True):
    """A lesson at one of its tasks, for somebody; after the last task it is over."""

    game: AnyGame
    lesson: Lesson
    task: int
    snapshot: Snapshot

    @property
    def over(self) -> bool:
        """Whether all tasks are done."""
        return self.task == len(self.lesson.tasks)

    @property
    def place(self) -> Place:
        """Where its controls stand, and which task they are about."""
        return Place(Surface.LESSON, self.lesson.number, LEARNER, self.task)

    @property
    def ask(self) -> Ask | None:
        """What the learner is asked; nothing where there is only something to read."""
        if self.over or self.lesson.tasks[self.task].action is None:
            return None
        position = self.snapshot.position
        return self.snapshot.pictures.ask(position.view(LEARNER), position.asks[LEARNER])

    def coach(self, word: str, **facts: str) -> str:
        """What the coach says under that word."""
        named = {**self.snapshot.pictures.figures, **facts, "rival_seat": self.lesson.seats - 1}
        return self.snapshot.say(f"lesson-{self.lesson.key}-{word}", **named)

    def way(self, action: Action) -> str:
        """What has to be pressed for a move, in words."""
        ask = self.ask
        return labels(ask, action, self.place, self.snapshot.button) if ask else ""


@cache
def _moments(game: AnyGame, key: str) -> tuple[Moment, ...]:
    """Cached by lesson: the script is replayed once."""
    return moments(game, next(lesson for lesson in game.lessons if lesson.key == key))


def practice(
    game: AnyGame, lesson: Lesson, pictures: Pictures, task: int, learner: Learner
) -> Practice:
    """A lesson at a task; at its end where there are not so many."""
    task = min(task, len(lesson.tasks))
    moment = _moments(game, lesson.key)[task]
    marks = lesson.tasks[task].marks if task < len(lesson.tasks) else ()
    asks = game.asks(moment.state)
    position = Position(_table(game, lesson, learner), game, moment.state, asks)
    snapshot = take(
        position,
        pictures,
        tuple(_rows(moment)),
        learner.language,
        learner.scheme,
        words_first=learner.words_first,
    )
    return Practice(game, lesson, task, msgspec.structs.replace(snapshot, marks=marks))


def _table(game: AnyGame, lesson: Lesson, learner: Learner) -> Table:
    """A table that stands nowhere: the learner and robots."""
    rivals = islice(free_names([learner.name]), lesson.seats - 1)
    return Table(
        guild=0,
        channel=0,
        game=game.key,
        language=learner.language,
        stage="playing",
        rules_version=game.rules_version,
        options=lesson.options,
        seed=b"",
        step=len(lesson.tasks) + 1,
        opened_by=learner.user,
        opened_at=0,
        changed_at=0,
        chairs=(Chair(learner.user, learner.name), *(Chair(0, name) for name in rivals)),
    )


def _rows(moment: Moment) -> Iterator[StepRow]:
    """The moves since the last task, as a story tells them."""
    for number, each in enumerate(moment.told, start=1):
        yield StepRow(
            number=number,
            seat=each.move.seat,
            action=b"",
            events=msgspec.json.encode(each.events),
            tape=(),
            drawn=0,
            at=0,
        )


# ── a task ───────────────────────────────────────────────────────────────────────────────────────


def lesson_screen(at: Practice, progress: Progress = None, remark: str = "") -> Screen:
    """What the coach says, what happened, and the controls; without the pictures.

    The last paragraph says what to press, and stands with the controls. The `remark` is about what
    the learner has just pressed.
    """
    snapshot, ask = at.snapshot, at.ask
    controls = plan(ask, at.place, snapshot.button, progress) if ask else Plan(())
    task = at.lesson.tasks[at.task]
    said = at.coach(task.word, button=at.way(task.action) if task.action else "")
    text, _, prompt = said.rpartition("\n\n")
    heading = at.coach(at.lesson.chapters[at.lesson.chapter_of(at.task)].word)
    quoted = f"> {remark}\n" if remark else ""
    screen = Screen(
        head=f"{_title(at)}\n### {heading}\n{text}",
        story=_story(at),
        prompt=f"{quoted}{prompt}{chosen(controls)}",
        rows=controls.rows if ask else ((_button(at, "next", "main"),),),
        footer=_footer(at),
        text=as_text(snapshot, LEARNER),
    )
    return screen.pressable() if snapshot.words_first else screen


def _title(at: Practice) -> str:
    say, count = at.snapshot.say, len(at.lesson.tasks)
    return f"-# {say('lesson-title', what=lesson_name(at.lesson, say))} · {at.task + 1}/{count}"


def lesson_name(lesson: Lesson, say: Speaker) -> str:
    """What a lesson is called: like its game, unless it has a name of its own."""
    own = f"lesson-{lesson.key}-name"
    return say(own) if say.knows(own) else say("game-name")


def _story(at: Practice) -> str:
    """What happened since the last task; to whoever listens, also what lies before them."""
    snapshot = at.snapshot
    happened = told(snapshot, LEARNER, promise=False, earlier="")
    if not snapshot.words_first:
        return happened
    view = snapshot.position.view(LEARNER)
    return "\n".join([*snapshot.pictures.brief(view, snapshot.say), happened])


def _footer(at: Practice) -> tuple[Button, ...]:
    """What can always be done; whoever listens can have the whole table in words."""
    verbs: tuple[LessonVerb, ...] = ("show", "skip", "leave") if at.ask else ("skip", "leave")
    buttons = tuple(_button(at, verb) for verb in verbs)
    if not at.snapshot.words_first:
        return buttons
    whole = LessonStep(at.lesson.key, at.task, "text")
    return (Button(str(whole), at.snapshot.label("words-table")), *buttons)


def _button(at: Practice, verb: LessonVerb, style: Any = "plain") -> Button:
    control = LessonStep(at.lesson.key, at.task, verb)
    return Button(str(control), at.snapshot.label(f"lesson-{verb}"), style)


def text_screen(at: Practice) -> Screen:
    """The whole table in words, and the way back to the task."""
    back = Button(str(Learn(at.lesson.key, 0)), at.snapshot.label("lesson-go-on"), "main")
    return Screen(head=_title(at), story=as_text(at.snapshot, LEARNER)(), rows=((back,),))


# ── the end, and the list ────────────────────────────────────────────────────────────────────────


def end_screen(at: Practice, *, here: bool) -> Screen:
    """What the learner can do now, and ways to go on; `here`: a game can be played here."""
    snapshot = at.snapshot
    playing: tuple[Row, ...] = (
        ((_button(at, "robot", "good"), _button(at, "friends", "main")),) if here else ()
    )
    where = "" if here else f"\n{snapshot.say('lesson-elsewhere')}"
    return Screen(
        head=f"-# {snapshot.say('lesson-title', what=lesson_name(at.lesson, snapshot.say))}\n"
        f"### {snapshot.say('lesson-done')}\n{at.coach('end')}{where}",
        story=_story(at),
        rows=(*playing, *_more(at)),
        text=as_text(snapshot, LEARNER),
    )


def _more(at: Practice) -> tuple[Row, ...]:
    """The next hand of the same game, its rules, once more."""
    label, every = at.snapshot.label, at.game.lessons
    following = every[every.index(at.lesson) + 1 :][:1]
    further = (
        Button(str(Learn(lesson.key, 0)), lesson_name(lesson, label)) for lesson in following
    )
    rules = Button(str(ids.Rules(at.game.key)), label("rules"))
    others = Button(str(Learn("", 0)), label("lesson-others"))
    return ((*further, rules, _button(at, "restart"), others),)


def left_screen(at: Practice) -> Screen:
    """The lesson is left; the same button takes it up again."""
    say = at.snapshot.say
    on = Button(str(Learn(at.lesson.key, 0)), at.snapshot.label("lesson-go-on"), "main")
    return Screen(head=f"{_title(at)}\n{say('lesson-left')}", rows=((on, _button(at, "restart")),))


def list_screen(
    games: Mapping[str, AnyGame], done: Mapping[str, int], language: str, say: Speaker
) -> Screen:
    """All lessons, how far somebody has got with each, and a button for each."""
    lines, buttons = [f"### {say('lesson-which')}", say("lesson-about")], []
    for game in games.values():
        speaker = Speaker(language, game.key)
        for lesson in game.lessons:
            name, count = lesson_name(lesson, speaker), len(lesson.tasks)
            task = min(done.get(lesson.key, 0), count)
            word = "done" if task == count else "begun" if task else "new"
            lines.append(f"- {say(f'lesson-{word}-line', what=name, number=task + 1, count=count)}")
            style: Any = "plain" if word == "done" else "main"
            buttons.append(Button(str(Learn(lesson.key, 0)), name, style))
    rows = tuple(tuple(buttons[start : start + 3]) for start in range(0, len(buttons), 3))
    return Screen(head="\n".join(lines), rows=rows)
