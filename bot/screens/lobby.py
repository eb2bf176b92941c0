"""The lobby in its channel, and what is left of it when the game has started."""

from collections.abc import Iterable

from bot.screens.fairness import promised
from bot.screens.lengths import length_of
from bot.screens.speakers import faced, game_name, in_each, labelled, speaking
from bot.store.chairs import Chair
from bot.store.tables import Table
from bot.tables.lobby import ROBOT_NAMES
from bot.ui import ids
from bot.ui.buttons import ROW, Button, Row
from bot.ui.lessons import Learn
from bot.ui.lobby import (
    InvitePage,
    Lobby,
    LobbyVerb,
    OptionsPage,
    PaceForm,
    RobotLeaves,
    RobotLevel,
    WordForm,
)
from bot.ui.screen import Screen
from bot.words import Speaker
from renderers.core.scheme import STANDARD
from rules.core.duel import original
from rules.core.game import AnyGame, settled

MOST_SEATS = 12
"""More than any game takes by any options."""


def lobby(table: Table, game: AnyGame) -> Screen:
    """Who plays, by which options, and the buttons to change that."""
    say = speaking(table, table.language)
    people = [f"{n + 1}. {faced(table, n, say)}" for n in range(len(table.chairs))]
    title = f"## {game_name(table.game, say)}"
    if table.stage == "closed":
        return Screen(head=f"{title}\n{in_each(table, lambda say: say('lobby-closed'))}")
    if table.stage != "lobby":
        story = "\n".join([*people, *promised(table, say)])
        started = in_each(table, lambda say: say("lobby-started"))
        return Screen(head=f"{title}\n{started}", story=story)
    return Screen(
        head=f"{title}\n{in_each(table, lambda say: _about(table, game, say))}",
        story="\n".join(
            [
                f"**{say('lobby-players')}**",
                *people,
                *([f"-# {say('lobby-levels')}"] if _of_lobby(table) else []),
                *_invited(table, say),
                *_agreed(table, game, say),
                "",
                *promised(table, say),
            ]
        ),
        rows=_rows(table, game, say),
    )


def _about(table: Table, game: AnyGame, say: Speaker) -> str:
    """What the game is like."""
    idea = say("duel-idea") if game.duel else say("game-idea")
    return "\n".join([say("game-about"), idea, f"-# {_facts(table, game, say)}"])


def _facts(table: Table, game: AnyGame, say: Speaker) -> str:
    """How many may play, and how long it takes."""
    facts = [_players(table, game, say)]
    if length := length_of(table):
        facts.append(say("lobby-evening", count=length.minutes))
        if length.days > 1:
            facts.append(say("lobby-days", count=length.days))
    return " · ".join(facts)


def _players(table: Table, game: AnyGame, say: Speaker) -> str:
    """How many may play by the present options."""
    possible = range(1, MOST_SEATS + 1)
    seats = [n for n in possible if game.fits(table.options, n) is None] or game.seats
    return say("lobby-seats", least=seats[0], most=seats[-1])


def _invited(table: Table, say: Speaker) -> Iterable[str]:
    """Who played the last game and has not sat down; they are named, not notified."""
    others = [f"<@{user}>" for user in table.invited if user not in table.people]
    if others:
        yield say("lobby-invited", who=say.listed(others))


def _agreed(table: Table, game: AnyGame, say: Speaker) -> Iterable[str]:
    yield f"\n**{say('lobby-options')}**"
    for key, choice in settled(game.options, table.options).items():
        yield f"- {labelled(say, say(f'option-{key}'), say(f'option-{key}-{choice}'))}"
    if table.scheme != STANDARD:
        yield f"- {labelled(say, say('scheme'), say(f'scheme-{table.scheme}'))}"
    if table.duel:
        yield f"- {labelled(say, say('duel-time'), say(f'pace-{table.pace}'))}"
    else:
        pace = "pace-none" if table.pace == "none" else "pace-agreed"
        agreed = say(pace, pace=table.pace, overdue=table.overdue)
        yield f"- {labelled(say, say('pace'), agreed)}"
    if table.one_by_one:
        yield f"- {labelled(say, say('robot-moves'), say('robot-moves-each'))}"
    if table.coach == "on":
        yield f"- {labelled(say, say('coach'), say('coach-on'))}"
    if table.languages == "both":
        yield f"- {labelled(say, say('languages'), say('languages-both'))}"


def _rows(table: Table, game: AnyGame, say: Speaker) -> tuple[Row, ...]:
    def press(verb: LobbyVerb) -> str:
        return str(Lobby(verb, table.id))

    key = original(table.game)
    return (
        (
            Button(press("join"), say("lobby-join"), "good"),
            Button(press("start"), say("lobby-start"), "main"),
            Button(press("leave"), say("lobby-leave")),
            Button(str(ids.Rules(key)), say("rules")),
            *((Button(str(Learn(key)), say("learn")),) if game.lessons else ()),
        ),
        (
            Button(str(InvitePage(table.id)), say("lobby-invite")),
            Button(press("add-robot"), say("lobby-add-robot")),
            *_leaving(table, say),
            Button(str(OptionsPage(table.id)), say("lobby-options")),
            Button(str(PaceForm(table.id)), say("lobby-pace")),
        ),
        *_robots(table, say),
        (
            Button(str(WordForm(table.id)), say("lobby-word")),
            Button(str(ids.Look("fair", table.id)), say("fair")),
            *_same_dice(game, press("same-dice"), say),
            *_coach(table, game, say),
        ),
    )


def _same_dice(game: AnyGame, press: str, say: Speaker) -> Iterable[Button]:
    """Where one can play a game alone: whether everybody shall, with the same dice."""
    if game.course is not None:
        yield Button(press, say("duel-off" if game.duel else "duel-on"))


def _coach(table: Table, game: AnyGame, say: Speaker) -> Iterable[Button]:
    """Offered to somebody who is alone with robots; others find it among the options."""
    if game.can_be_coached and len(table.people) == 1:
        word = "lobby-coach-leaves" if table.coach == "on" else "lobby-coach"
        yield Button(str(Lobby("coach", table.id)), say(word))


def _robots(table: Table, say: Speaker) -> Iterable[Row]:
    """A button for each robot, which changes how well it plays."""
    buttons = [
        Button(
            str(RobotLevel(table.id, ROBOT_NAMES.index(robot.name))),
            say("lobby-robot-level", name=robot.name, level=robot.level),
        )
        for robot in _of_lobby(table)
    ]
    for start in range(0, len(buttons), ROW):
        yield tuple(buttons[start : start + ROW])


def _leaving(table: Table, say: Speaker) -> Iterable[Button]:
    """A button that sends away the robot that came last."""
    for robot in _of_lobby(table)[-1:]:
        control = RobotLeaves(table.id, ROBOT_NAMES.index(robot.name))
        yield Button(str(control), say("lobby-robot-leaves", name=robot.name))


def _of_lobby(table: Table) -> list[Chair]:
    """The robots that were added here."""
    return [chair for chair in table.chairs if chair.robot and chair.name in ROBOT_NAMES]
