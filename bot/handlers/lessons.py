"""Practice hands: `/learn`, and every press in one. How far somebody has got is in the store."""

from bot.handlers import opening
from bot.handlers.moves import Confirmed, Named, is_possible, meaning
from bot.publishing.panels import respond_drawn
from bot.screens.lesson import (
    Learner,
    Practice,
    end_screen,
    left_screen,
    lesson_screen,
    list_screen,
    practice,
    text_screen,
)
from bot.ui import ids
from bot.ui.control import Surface
from bot.ui.lessons import Learn, LessonStep
from bot.ui.progress import Progress
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.game import AnyGame
from rules.core.lesson import LEARNER, Lesson


async def learn(visit: Visit, control: Learn) -> None:
    """A lesson from its beginning, or where it was left; without one, all of them."""
    if not control.lesson:
        done = await visit.app.store.lessons.of(visit.user)
        screen = list_screen(visit.app.listed, done, visit.language, visit.say)
        await visit.answer(screen)
        return
    game, lesson = _found(visit, control.lesson)
    await _show(visit, await _present(visit, game, lesson))


async def press(visit: Visit, control: LessonStep) -> None:
    """Something beside the controls of the game: on, back to the beginning, away."""
    if visit.surface != Surface.PRIVATE:
        raise Refused("unknown-control")
    game, lesson = _found(visit, control.lesson)
    at = await _present(visit, game, lesson)
    match control.verb:
        case "leave":
            await visit.answer(left_screen(at))
        case "text" if not at.over:
            await visit.answer(text_screen(at))
        case "restart":
            await visit.app.store.lessons.put(visit.user, lesson.key, 0)
            await _show(visit, await _present(visit, game, lesson))
        case "robot":
            await opening.play(visit, game.key, 1, "easy", lesson.options)
        case "friends":
            await opening.play(visit, game.key, options=lesson.options)
        case _ if control.task != at.task or at.over:
            await _show(visit, at)
        case "skip":
            await _advance(visit, at, lesson.after_chapter(at.task))
        case "show" | "next":
            task = lesson.tasks[at.task]
            way = at.way(task.action) if task.action else ""
            remark = visit.say("lesson-shown", button=way) if way else ""
            await _advance(visit, at, at.task + 1, remark)


async def answer(visit: Visit, control: ids.Answer) -> None:
    """A press on a control of the game: the move that is meant, another one, or a part of one."""
    if visit.surface != Surface.PRIVATE:
        raise Refused("unknown-control")
    game, lesson = _numbered(visit, control.table)
    at = await _present(visit, game, lesson)
    ask = at.ask
    if control.ask != at.task or ask is None:
        await _show(visit, at)
        return
    meant = meaning(control, visit.interaction)
    if not isinstance(meant, Named | Confirmed):
        if not is_possible(ask, control.surface, meant):
            raise Refused("not-offered")
        await _show(visit, at, progress=meant)
        return
    action, task = meant.found_in(ask), lesson.tasks[at.task]
    if action is None or not ask.accepts(action):
        raise Refused("not-offered")
    if action == task.action:
        await _advance(visit, at, at.task + 1)
        return
    pressed = visit.say("lesson-pressed", button=at.way(action))
    await _show(visit, at, remark=f"{pressed} {at.coach(f'{task.word}-{task.about(action)}')}")


# ── finding ──────────────────────────────────────────────────────────────────────────────────────


def _found(visit: Visit, key: str) -> tuple[AnyGame, Lesson]:
    """A lesson by its key, or the first one of a game."""
    for game in visit.app.listed.values():
        for lesson in game.lessons:
            if key in (lesson.key, game.key):
                return game, lesson
    raise Refused("unknown-control")


def _numbered(visit: Visit, number: int) -> tuple[AnyGame, Lesson]:
    for game in visit.app.listed.values():
        for lesson in game.lessons:
            if lesson.number == number:
                return game, lesson
    raise Refused("unknown-control")


async def _present(visit: Visit, game: AnyGame, lesson: Lesson) -> Practice:
    """The lesson at the task that is next for the learner, who begins it where there is none."""
    lessons = visit.app.store.lessons
    task = (await lessons.of(visit.user)).get(lesson.key)
    if task is None:
        await lessons.put(visit.user, lesson.key, 0)
    learner = Learner(visit.user, visit.name, visit.language, visit.scheme, visit.words_first)
    return practice(game, lesson, visit.app.pictures[game.key], task or 0, learner)


# ── showing ──────────────────────────────────────────────────────────────────────────────────────


async def _advance(visit: Visit, at: Practice, task: int, remark: str = "") -> None:
    """The next task; where two presses came at once, the one that the other has led to."""
    await visit.app.store.lessons.advance(visit.user, at.lesson.key, at.task, task)
    await _show(visit, await _present(visit, at.game, at.lesson), remark=remark)


async def _show(visit: Visit, at: Practice, *, progress: Progress = None, remark: str = "") -> None:
    """The pressed message, or the new one that was promised, shows the lesson."""
    screen = (
        end_screen(at, here=bool(visit.guild)) if at.over else lesson_screen(at, progress, remark)
    )
    await respond_drawn(visit.app.delivery, visit.interaction, at.snapshot, LEARNER, screen)
