"""A practice hand in three steps, and a tip for a first game: docs/adding-a-game.md says how."""

from new_game.template.rules.pig.state import Bank, Roll
from rules.core.lesson import Chapter, Lesson, Reply, Task, Tip, faces

ADA = 1
"""The other player, a robot."""

LESSON = Lesson(
    key="pig",
    seats=2,
    setup=((2, 0),),
    chapters=(
        Chapter("rolling", (Task("first", Roll(), faces(5)), Task("second", Roll(), faces(4)))),
        Chapter(
            "banking",
            (Task("bank", Bank(), marks=("tray-0",), then=(Reply(ADA, Roll(), faces(1)),)),),
        ),
    ),
)

TIPS = (Tip("bank", part="bank"),)
