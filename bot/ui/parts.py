"""The parts of a move that is said in several: which may follow, and what they are called."""

from collections.abc import Iterator, Sequence
from string import ascii_lowercase

from bot.ui.progress import Chosen
from renderers.core.say import Say
from rules.core.asks import Choose, Option, Part, Pick
from rules.core.record import fingerprint

Branch = tuple[Part, list[Option], int]
"""A part that may follow, the moves that go on with it, and how many parts it completes."""


def branches(options: Sequence[Option], depth: int, *, alone: bool = True) -> Iterator[Branch]:
    """The different parts that follow, each with its moves and how many parts it completes.

    Parts with one answer are skipped over, but not the first part of a question that stands beside
    others: it says what the question is about.
    """
    while (alone or depth) and len(options) > 1 and same_part(options, depth):
        depth += 1
    groups: dict[object, list[Option]] = {}
    for option in options:
        groups.setdefault(_key(option, depth), []).append(option)
    for group in groups.values():
        yield group[0].parts[depth], group, depth + 1


def under(question: Choose, chosen: Chosen) -> tuple[list[Option], tuple[Part, ...]]:
    """The moves that begin with the parts chosen, and those parts."""
    first = next(o for o in question.options if fingerprint(o.action) == chosen.action)
    said = first.parts[: chosen.depth]
    return [o for o in question.options if o.parts[: chosen.depth] == said], said


def same_part(options: Sequence[Option], depth: int) -> bool:
    """Whether all of them go on with the same part."""
    return len({_key(option, depth) for option in options}) == 1


def _key(option: Option, depth: int) -> object:
    part = option.parts[depth]
    return part.word, part.icon, tuple(sorted(part.facts.items()))


def joined(parts: Sequence[Part], say: Say) -> str:
    """Parts of a move one after the other."""
    return (", " if say.in_full else " → ").join(part_label(part, say) for part in parts)


def part_label(part: Part, say: Say) -> str:
    """What a part of a move is called."""
    return say(f"part-{part.word}", **part.facts)


def item_labels(question: Pick, say: Say) -> list[str]:
    """What each item is called; a letter tells apart those that would be called the same."""
    plain = [part_label(item, say) for item in question.items]
    return [
        say("alike", text=label, name=ascii_lowercase[plain[:i].count(label)])
        if plain.count(label) > 1
        else label
        for i, label in enumerate(plain)
    ]
