"""How far somebody has got with an answer that takes several presses."""

import msgspec


class Chosen(msgspec.Struct, frozen=True):
    """How far somebody has got with a move: the first `depth` parts of this action are chosen.

    `aside` is what was picked in other questions before, which is still there on the way back.
    """

    question: int
    action: str
    depth: int
    aside: "tuple[Picked, ...]" = ()


class Picked(msgspec.Struct, frozen=True):
    """The items picked so far, as bits; `aside` those of other questions."""

    question: int
    bits: int
    aside: "tuple[Picked, ...]" = ()


Progress = Chosen | Picked | None


def beside(progress: Chosen | Picked, before: Progress) -> Chosen | Picked:
    """The progress together with what was picked in other questions before."""
    others = tuple(picked for picked in picks(before) if picked.question != progress.question)
    return msgspec.structs.replace(progress, aside=others)


def picks(progress: Progress) -> tuple[Picked, ...]:
    """All that is picked, question by question."""
    if progress is None:
        return ()
    own = (Picked(progress.question, progress.bits),) if isinstance(progress, Picked) else ()
    return (*own, *progress.aside)
