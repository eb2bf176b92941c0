"""A costly choice seen again: the position of then, its real controls, and what it was worth."""

from collections.abc import Iterable

import msgspec

from bot.screens.board import chosen
from bot.screens.review import amount
from bot.screens.snapshot import Snapshot
from bot.screens.text import as_text
from bot.ui import ids
from bot.ui.buttons import Button
from bot.ui.control import Surface
from bot.ui.planner import Place, Plan, plan
from bot.ui.presses import labels
from bot.ui.progress import Progress
from bot.ui.screen import Screen
from bot.words import Speaker
from rules.core.appraisal import Reason, Unit
from rules.core.asks import Ask
from rules.core.record import Action, Seat
from rules.core.review import Point


class Mistake(msgspec.Struct, frozen=True):
    """One of the costliest choices, `number` of `count`, and the position before it."""

    seat: Seat
    number: int
    count: int
    unit: Unit
    point: Point
    best: Action
    then: Action
    snapshot: Snapshot

    @property
    def place(self) -> Place:
        """Where its controls stand, and which step they are about."""
        table = self.snapshot.table.id
        return Place(Surface.REVIEW, table, self.seat, self.point.step)

    @property
    def ask(self) -> Ask:
        """What the player was asked."""
        position = self.snapshot.position
        view = position.view(self.seat)
        return self.snapshot.pictures.ask(view, position.asks[self.seat])

    def said(self, action: Action) -> str:
        """An answer, as it is read on what has to be pressed for it."""
        return labels(self.ask, action, self.place, self.snapshot.button)

    def written(self, worth: float) -> str:
        """What an answer is worth."""
        digits = 2 if self.unit == "chance" else 1
        return amount(worth, self.unit, self.snapshot.language, digits=digits)


class Answered(msgspec.Struct, frozen=True):
    """What somebody chooses now, what it is worth less than the best, and why the best is better.

    `error` is the standard error of the difference.
    """

    action: Action
    behind: float
    error: float
    reason: Reason | None


def mistake_screen(at: Mistake, progress: Progress = None) -> Screen:
    """The position, and the question once more; without the pictures."""
    snapshot = at.snapshot
    controls = plan(at.ask, at.place, snapshot.button, progress)
    return _screen(at, snapshot.say("mistake-ask") + chosen(controls), controls)


def answered_screen(at: Mistake, now: Answered) -> Screen:
    """What the answers are worth, and why."""
    say = at.snapshot.say
    lines = [say("mistake-found")] if now.action == at.best else []
    lines.append(say(f"mistake-worths-{at.unit}"))
    lines += [f"- {line}" for line in _lines(at, now)]
    if now.reason is not None:
        lines.append(say("mistake-why", which=reason_said(now.reason, say)))
    return _screen(at, "\n".join(lines), Plan(()))


def text_screen(at: Mistake) -> Screen:
    """The whole table of then in words."""
    return Screen(head=_title(at), story=as_text(at.snapshot, at.seat)())


def reason_said(reason: Reason, say: Speaker) -> str:
    """A reason in the game's own words; JSON has read its tuples as lists."""
    facts = {
        name: tuple(fact) if isinstance(fact, list) else fact for name, fact in reason.facts.items()
    }
    return say(reason.message, **facts)


def _lines(at: Mistake, now: Answered) -> Iterable[str]:
    """The best answer, that of now and that of then; those that are the same once."""
    say, best = at.snapshot.say, at.point.worth.mean
    worths = {at.best: best, now.action: best - now.behind, at.then: best - at.point.cost}
    named = {"best": at.best, "now": now.action, "then": at.then}
    for action, worth in sorted(worths.items(), key=lambda one: -one[1]):
        words = say.listed([say(f"mistake-{name}") for name, its in named.items() if its == action])
        error = now.error if action == now.action and now.behind else 0
        give = f" ±{at.written(error)}" if error else ""
        yield f"{words} · {at.said(action)} · {at.written(worth)}{give}"


def _screen(at: Mistake, prompt: str, controls: Plan) -> Screen:
    snapshot = at.snapshot
    screen = Screen(
        head=_title(at),
        prompt=prompt,
        rows=controls.rows,
        footer=tuple(_footer(at, answered=not controls.rows)),
        text=as_text(snapshot, at.seat),
    )
    return _words_first(at, screen) if snapshot.words_first else screen


def _title(at: Mistake) -> str:
    say = at.snapshot.say
    title = say("mistake-title", number=at.number + 1, count=at.count)
    return f"-# {say('game-name')} · {title}"


def _words_first(at: Mistake, screen: Screen) -> Screen:
    """To whoever listens: the question, what lay before them, and the answers."""
    asked, lay = f"{screen.prompt}\n{screen.head}", "\n".join(_before(at))
    return msgspec.structs.replace(screen.pressable(), head=asked, story=lay, prompt="")


def _before(at: Mistake) -> Iterable[str]:
    return at.snapshot.pictures.brief(at.snapshot.position.view(at.seat), at.snapshot.say)


def _footer(at: Mistake, *, answered: bool) -> Iterable[Button]:
    table, label = at.snapshot.table.id, at.snapshot.label

    def mistake(place: int) -> str:
        return str(ids.Review("mistake", table, at.seat, place, 0))

    if at.number + 1 < at.count:
        following = Button(mistake(at.number + 1), label("mistake-next"))
        yield msgspec.structs.replace(following, style="main") if answered else following
    if answered:
        yield Button(mistake(at.number), label("mistake-again"))
        yield Button(str(ids.WhatIf(table, at.point.step, 1)), label("what-if"))
    whole = label("words-table" if at.snapshot.words_first else "as-text")
    yield Button(str(ids.Review("text", table, at.seat, at.number)), whole)
    yield Button(str(ids.Review("show", table, at.seat, 0, 0)), label("mistake-back"))
