"""Playing on from an earlier position, for practice: how it came out."""

from bot.screens.ranking import ranking
from bot.screens.snapshot import Snapshot
from bot.screens.text import as_text
from bot.store.tables import Table
from bot.ui import ids
from bot.ui.buttons import Button
from bot.ui.screen import DONE, Drawing, Screen
from bot.words import Speaker


def what_if_row(table: Table, step: int, say: Speaker) -> tuple[Button, ...]:
    """Play on after so many steps: with the dice that came then, or with new ones."""
    return (
        Button(str(ids.WhatIf(table.id, step, 1)), say("what-if-same")),
        Button(str(ids.WhatIf(table.id, step, 0)), say("what-if-new")),
    )


def result(
    snapshot: Snapshot, seat: int, drawings: tuple[Drawing, ...], then: int | None
) -> Screen:
    """How the practice ended, and how the game itself had; nothing of it is counted."""
    table, say = snapshot.table, snapshot.say
    back = Button(str(ids.Look("step", table.origin, 0, 0)), snapshot.label("step-by-step"))
    compared = () if then is None else (say("what-if-then", score=then),)
    return Screen(
        head="\n".join(
            [
                f"### {say('game-name')} · {say('practice')}",
                *ranking(snapshot.position, say),
                *compared,
            ]
        ),
        story=f"-# {say('what-if-uncounted')}",
        drawings=drawings,
        rows=((back,),),
        accent=DONE,
        text=as_text(snapshot, seat),
    )
