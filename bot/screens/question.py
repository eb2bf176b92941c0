"""What somebody is asked, in a sentence."""

from collections.abc import Iterable

from bot.words import Speaker
from rules.core.asks import Ask, Question


def public_question(ask: Ask, say: Speaker) -> str:
    """What everybody may read of it; empty where all of it is private."""
    return _said([question for question in ask.questions if not question.private][:1], say)


def own_question(ask: Ask, say: Speaker) -> str:
    """What its player reads: the first question, and the first that others may not see, or may."""
    first = ask.questions[0]
    others = [question for question in ask.questions if question.private != first.private]
    return _said([first, *others[:1]], say)


def _said(questions: Iterable[Question], say: Speaker) -> str:
    return " ".join(say(f"ask-{question.word}", **question.facts) for question in questions)
