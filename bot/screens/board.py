"""The board: what everybody in the channel sees of a game."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.screens import duels
from bot.screens.away import away_lines
from bot.screens.coach import hint_button, hints_told
from bot.screens.fairness import kept
from bot.screens.question import public_question
from bot.screens.ranking import ranking
from bot.screens.review import review_button
from bot.screens.snapshot import Snapshot, in_each_language
from bot.screens.speakers import faced, game_name, in_each, robots_line, titled
from bot.screens.story import told_to_all
from bot.screens.text import as_text
from bot.store.chairs import Chair
from bot.tables.undoing import named, offered
from bot.ui import ids, wishes
from bot.ui.buttons import Button, Row
from bot.ui.control import LAST, Surface
from bot.ui.markup import relative
from bot.ui.planner import Place, Plan, plan
from bot.ui.progress import Progress
from bot.ui.screen import Drawing, Screen
from bot.words import Speaker
from bot.words.sanitize import escaped
from rules.core.asks import Ask
from rules.core.duel import original
from rules.core.record import Seat

NOBODY: Mapping[int, float] = MappingProxyType({})


def board(
    snapshot: Snapshot,
    drawings: tuple[Drawing, ...],
    progress: Progress = None,
    away: Mapping[int, float] = NOBODY,
) -> Screen:
    """The channel's message, with the controls where one person is asked in public.

    `progress` is how far that person has got with a move of several parts. `away` has, by user,
    until when people who are awaited will be away.
    """
    table = snapshot.table
    if table.stage == "over":
        return _over(snapshot, drawings)
    if table.stage == "closed":
        return Screen(
            head=titled(table, lambda say: say("table-closed")),
            story=told_to_all(snapshot),
            drawings=drawings,
            text=as_text(snapshot, None),
        )
    return _playing(snapshot, drawings, progress, away)


def _playing(
    snapshot: Snapshot,
    drawings: tuple[Drawing, ...],
    progress: Progress,
    away: Mapping[int, float],
) -> Screen:
    table = snapshot.table
    controls, yours = _controls(snapshot, progress)
    awaited = [table.chairs[seat] for seat in table.awaited if not table.chairs[seat].robot]
    lines = [line for each in in_each_language(snapshot) for line in _heading(each, awaited, away)]
    lines += hints_told(table, snapshot.say)
    return Screen(
        head=f"**{game_name(table.game, snapshot.say)}** · " + "\n".join(lines) + chosen(controls),
        story=told_to_all(snapshot),
        drawings=drawings,
        rows=(
            *controls.rows,
            *_beside(yours, *_wishes(snapshot, controls), *_hint(snapshot), _undo(snapshot)),
        ),
        footer=_footer(snapshot, mine=yours is None),
        text=as_text(snapshot, None),
    )


def chosen(controls: Plan) -> str:
    """The parts of a move that are chosen already, to be said above the controls."""
    return f"\n> {escaped(controls.chosen)}" if controls.chosen else ""


def asks_here(asks: Mapping[Seat, Ask], seat: Seat) -> bool:
    """Whether the board itself asks this seat: nobody else is asked, and it is not all private."""
    return list(asks) == [seat] and any(not question.private for question in asks[seat].questions)


def _controls(snapshot: Snapshot, progress: Progress) -> tuple[Plan, Button | None]:
    """Where one seat is asked: its public questions here, private ones behind "Your move".

    At a table with secrets that button is always there: whether it is needed would tell something.
    Where it is not there, "My view" in the fixed row opens the same panel.
    """
    position, table, label = snapshot.position, snapshot.table, snapshot.label
    yours = Button(str(ids.Look("your-move", table.id)), label("your-move"), "main")
    if len(position.asks) != 1:
        return Plan(()), yours
    ((seat, ask),) = position.asks.items()
    if table.chairs[seat].robot:
        return Plan(()), None
    public = asks_here(position.asks, seat)
    place = Place(Surface.BOARD, table.id, seat, table.chairs[seat].ask)
    controls = plan(ask, place, snapshot.button, progress) if public else Plan(())
    secret = snapshot.pictures.has_secrets(table.options)
    return controls, yours if secret or not public else None


def _wishes(snapshot: Snapshot, controls: Plan) -> tuple[Button, ...]:
    """The standing wishes of whoever is asked here; one that is set is seen by its person alone."""
    if not controls.rows:
        return ()
    table, ((seat, ask),) = snapshot.table, snapshot.position.asks.items()
    place = Place(Surface.BOARD, table.id, seat, table.chairs[seat].ask)
    return wishes.offered(ask, table.chairs[seat].wishes, place, snapshot.label)


def _hint(snapshot: Snapshot) -> tuple[Button, ...]:
    """The coach, where one person alone is asked; otherwise everybody asks it on their panel."""
    table, asks = snapshot.table, snapshot.position.asks
    return hint_button(table, next(iter(asks)), snapshot.label) if len(asks) == 1 else ()


def _undo(snapshot: Snapshot) -> Button | None:
    """A way back for whoever has just moved, while it is free."""
    table, game = snapshot.table, snapshot.position.game
    if table.same_dice:
        return None
    row = offered(game, snapshot.steps)
    if row is None or table.chairs[row.seat].robot:
        return None
    return Button(str(ids.Undo(table.id, named(game, row))), snapshot.label("undo-short"))


def _beside(*buttons: Button | None) -> tuple[Row, ...]:
    """The buttons that there are, in one row."""
    row = tuple(button for button in buttons if button is not None)
    return (row,) if row else ()


def _heading(
    snapshot: Snapshot, awaited: list[Chair], away: Mapping[int, float]
) -> tuple[str, ...]:
    """Who is asked what, and until when; who is a robot; who is away.

    Where robots alone are awaited the first line names them.
    """
    table, say = snapshot.table, snapshot.say
    robots = robots_line(table, say) if awaited else ()
    return (_asking(snapshot, awaited), *robots, *away_lines(away, say))


def _asking(snapshot: Snapshot, awaited: list[Chair]) -> str:
    table, say, asked = snapshot.table, snapshot.say, _asked(snapshot)
    if table.duel and awaited:
        return duels.asking(table, awaited, say)
    if not awaited:
        robots = [faced(table, seat, say) for seat in table.awaited]
        return (
            say("robots-think", count=len(robots), who=say.listed(robots))
            if table.people
            else say("nobody-left")
        )
    if len(awaited) == 1:
        (chair,) = awaited
        who = f"<@{chair.user}>"
        until = f" {say('until', when=relative(chair.due))}" if chair.due else ""
        return (f"{who} · {asked}" if asked else say("turn-one", who=who)) + until
    many = [
        f"<@{chair.user}>" + (f" ({relative(chair.due)})" if chair.due else "") for chair in awaited
    ]
    return say("turn-many", who=say.listed(many)) + (f" {asked}" if asked else "")


def _asked(snapshot: Snapshot) -> str:
    """The question in words, where all who are awaited have the same; empty where it is private."""
    asks, say = snapshot.position.asks, snapshot.say
    said = {public_question(asks[seat], say) for seat in snapshot.table.awaited}
    return said.pop() if len(said) == 1 else ""


def _footer(snapshot: Snapshot, *, mine: bool) -> tuple[Button, ...]:
    """The fixed row under every board; *Sheets* only where the game has some."""
    table, label = snapshot.table, snapshot.label
    view = Button(str(ids.Look("your-move", table.id)), label("my-view"))
    sheets = Button(str(ids.Look("sheets", table.id)), label("sheets"))
    return (
        *((view,) if mine else ()),
        *((sheets,) if snapshot.pictures.sheet else ()),
        Button(str(ids.Look("happened", table.id)), label("happened")),
        Button(str(ids.Rules(original(table.game))), label("rules")),
        Button(str(ids.Look("more", table.id)), label("more")),
    )


def _over(snapshot: Snapshot, drawings: tuple[Drawing, ...]) -> Screen:
    table, say, result = snapshot.table, snapshot.say, snapshot.position.result
    assert result is not None
    ranked = ranking(snapshot.position, say)
    again = Button(str(ids.Again(table.id)), say("again"), "good")
    return Screen(
        head="\n".join(
            [
                in_each(table, lambda say: _ended(say, result.why)),
                *ranked,
                *hints_told(table, say),
            ]
        ),
        story="\n".join([told_to_all(snapshot), *duels.lines(snapshot), *kept(table, say)]),
        drawings=drawings,
        rows=((again, *replay_buttons(snapshot, say)),),
        footer=_footer(snapshot, mine=True),
        text=as_text(snapshot, None),
    )


def _ended(say: Speaker, why: str) -> str:
    return f"## {say('game-over')}\n{say(f'why-{why}')}"


def replay_buttons(
    snapshot: Snapshot, say: Speaker, fresh: int = 1, but: Sequence[ids.View] = ()
) -> tuple[Button, ...]:
    """The ways to see a game again, but those; without `fresh` they change the pressed message."""
    table = snapshot.table
    first = LAST if table.live else 0
    ways: dict[ids.View, Button] = {
        "step": Button(str(ids.Look("step", table.id, first, fresh)), say("step-by-step")),
        "replay": Button(str(ids.Look("replay", table.id)), say("replay")),
    }
    if table.duel:
        ways = duels.ways(table, say, fresh)
    elif table.live:
        del ways["replay"]
    return (
        *(button for what, button in ways.items() if what not in but),
        Button(str(ids.Look("export", table.id)), say("export")),
        *(review_button(table, say) if snapshot.position.game.appraisal else ()),
    )
