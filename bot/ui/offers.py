"""What somebody may answer, in words: every option, or as many as a listener has patience for."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.ui.parts import Branch, branches, item_labels, part_label, under
from bot.ui.progress import Chosen, Progress
from renderers.core.say import Say
from rules.core.asks import Ask, Choose, Option, Pick, Question


class Offer(msgspec.Struct, frozen=True):
    """A question's answers in words: what begins them, and each one said to its end."""

    short: str
    full: str


def within(ask: Ask, say: Say, curt: Say, most: int, progress: Progress = None) -> tuple[str, ...]:
    """As many answers as so many characters hold: the longest questions are told in short.

    There `curt` says how answers begin.
    """
    offers = offered(ask, say, curt, progress)
    said = [offer.full for offer in offers]
    for place, offer in sorted(enumerate(offers), key=lambda one: -len(one[1].full)):
        if sum(map(len, said)) > most:
            said[place] = offer.short
    return tuple(said)


def offered(ask: Ask, say: Say, curt: Say, progress: Progress = None) -> Sequence[Offer]:
    """What every question offers; inside a move of several parts, what may follow."""
    if isinstance(progress, Chosen):
        question = ask.questions[progress.question]
        assert isinstance(question, Choose)
        options, _ = under(question, progress)
        return [_choices(question, options, progress.depth, (say, curt))]
    alone = len(ask.questions) == 1
    return [_offer(question, (say, curt), alone=alone) for question in ask.questions]


def _offer(question: Question, speakers: tuple[Say, Say], *, alone: bool) -> Offer:
    if isinstance(question, Choose):
        return _choices(question, question.options, 0, speakers, alone=alone)
    return _items(question, speakers[0])


def _items(question: Pick, say: Say) -> Offer:
    """What confirms a pick, and the items."""
    label = say(f"pick-{question.word}", count=len(question.already), **question.facts)
    items = ", ".join(item_labels(question, say))
    return Offer(f"{label}.", f"{label}{say('colon')} {items}.")


def _choices(
    question: Choose,
    options: Sequence[Option],
    depth: int,
    speakers: tuple[Say, Say],
    *,
    alone: bool = True,
) -> Offer:
    say, _ = speakers
    following = list(branches(options, depth, alone=alone))
    between = f"{say('semicolon')} "
    short = between.join(_short(branch, question, speakers) for branch in following)
    full = between.join(_full(branch, question, say) for branch in following)
    return Offer(f"{short}.", f"{full}.")


def _short(branch: Branch, question: Choose, speakers: tuple[Say, Say]) -> str:
    """A part that may follow, and in how many ways one may go on with it."""
    (part, options, depth), (say, curt) = branch, speakers
    label = part_label(part, curt)
    if len(options) > 1:
        return f"{label} ({say('ways', count=len(options))})"
    rest = ", ".join(_rest(options[0], question, depth, say))
    return f"{label}, {rest}" if rest else part_label(part, say)


def _full(branch: Branch, question: Choose, say: Say) -> str:
    """A part that may follow, and all ways to go on with it."""
    part, options, depth = branch
    label = part_label(part, say)
    rests = [", ".join(_rest(option, question, depth, say)) for option in options]
    if not any(rests):
        return label
    if len(rests) == 1:
        return f"{label}, {rests[0]}"
    return f"{label}{say('colon')} {' / '.join(rests)}"


def _rest(option: Option, question: Choose, depth: int, say: Say) -> Iterator[str]:
    """The parts still to be said, but for the one that only confirms the move."""
    last = len(option.parts) - (1 if question.sure else 0)
    return (part_label(part, say) for part in option.parts[depth:last])
