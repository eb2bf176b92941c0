"""The story of a turn: what one player did in a row is one line; milestones stand out."""

from bot.screens.story import lines_of
from bot.words import Speaker
from rules.yahtzee.state import SheetOver, StartingRoll, Starts, Wrote

SAY = Speaker("en", "yahtzee", ["Ana", "Ben"])
OVER = SheetOver(sheet=1, seats=(1,), points=212)


def test_what_one_player_did_in_a_row_is_one_line() -> None:
    told = [
        StartingRoll(seat=0, dice=(1, 2, 3, 4, 5), points=15),
        StartingRoll(seat=1, dice=(6, 6, 6, 6, 6), points=30),
        Starts(seat=1, sheet=1),
    ]
    first, second = lines_of(told, SAY)
    assert first.startswith("- ")
    assert second.endswith("Ben starts sheet 1.")


def test_a_milestone_is_a_line_of_its_own_in_bold() -> None:
    wrote, starts = Wrote(seat=0, box="chance", points=20), Starts(seat=0, sheet=2)
    first, milestone, last = lines_of([wrote, OVER, starts], SAY)
    assert not first.endswith("**")
    assert milestone.startswith("- **Sheet 1 is full.")
    assert milestone.endswith("212.**")
    assert "**" not in last
