"""Who says the words on a screen: the speakers for a table, and for the bot itself."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.store.chairs import Chair
from bot.store.tables import Table
from bot.tables.lobby import ROBOT_FACES
from bot.ui.limits import NAME
from bot.words import LANGUAGES, Speaker, Wording
from bot.words.sanitize import cut, escaped
from renderers.core.glyphs import ROBOT
from renderers.core.story import Story
from rules.core.duel import original
from rules.core.record import Seat

NAME_ON_BUTTON = 12
"""Characters of a name on a button, of which a phone shows about 25 in all."""

_speaker = lru_cache(maxsize=1024)(Speaker)
"""Cached by language, game and names: sanitizing the names takes longer than most messages."""


def speaking(table: Table, language: str, wording: Wording = "short") -> Speaker:
    """Says texts about a table: names cannot carry markdown."""
    names = tuple(c.name for c in table.chairs)
    return _speaker(language, table.game, names, escaped, wording=wording)


def telling(table: Table, language: str, story: Story) -> Speaker:
    """Says what happened at a table, with drawn icons and the faces of robots."""
    names = tuple(in_stories(chair) for chair in table.chairs)
    return _speaker(language, table.game, names, escaped, icon=story.icon)


def labelling(table: Table, language: str, wording: Wording = "short") -> Speaker:
    """Says labels and alt texts about a table, where markdown has no effect."""
    return _speaker(language, table.game, tuple(c.name for c in table.chairs), wording=wording)


def lettering(table: Table, language: str) -> Speaker:
    """Says what is written on the pictures of a table: robots have a sign before their names."""
    signs = (f"{ROBOT} " if chair.robot_played else "" for chair in table.chairs)
    names = (f"{sign}{chair.name}" for sign, chair in zip(signs, table.chairs, strict=True))
    return _speaker(language, table.game, tuple(names))


def buttons(table: Table, language: str, wording: Wording = "short") -> Speaker:
    """Says the buttons of a move: in short with short names, or in full to play by words."""
    names = tuple(c.name for c in table.chairs)
    said = short_names(names, NAME if wording == "full" else NAME_ON_BUTTON)
    return _speaker(language, table.game, said, wording=wording)


class Voice(NamedTuple):
    """Says a picture: its sentences, an answer to its end, and how an answer begins."""

    say: Speaker
    answer: Speaker
    curt: Speaker


def describing(game: str, names: tuple[str, ...], language: str) -> Voice:
    """Says the pictures of a table to whoever listens."""
    answer = _speaker(language, game, short_names(names, NAME), wording="full")
    return Voice(
        _speaker(language, game, names), answer, _speaker(language, game, short_names(names))
    )


def short_names(names: Sequence[str], most: int = NAME_ON_BUTTON) -> tuple[str, ...]:
    """Names as they stand on buttons; those that look alike get the number of their seat."""
    short = [cut(name, most) for name in names]
    count = Counter(short)
    return tuple(
        _numbered(names[seat], seat + 1, most) if count[name] > 1 else name
        for seat, name in enumerate(short)
    )


def _numbered(name: str, number: int, most: int) -> str:
    mark = f" ({number})"
    return cut(name, most - len(mark)) + mark


def spoken_at(table: Table) -> tuple[str, ...]:
    """The languages that a table speaks, that of whoever opened it first."""
    others = [language for language in LANGUAGES if language != table.language]
    return (table.language, *(others if table.languages == "both" else ()))


def in_each(table: Table, line: Callable[[Speaker], str]) -> str:
    """A line in each language that a table speaks; one that is the same in all of them once."""
    lines = [line(speaking(table, language)) for language in spoken_at(table)]
    return "\n".join(dict.fromkeys(lines))


def place(table: Table, say: Speaker) -> str:
    """Where a table stands: its channel, or what a private one belongs to."""
    if table.private:
        return say("practice" if table.origin else "today-dice")
    return f"<#{table.channel}>"


def game_name(game: str, say: Speaker) -> str:
    """What is played: a game, or its duel."""
    return say("game-name") if game == original(game) else f"{say('game-name')} · {say('duel')}"


def titled(table: Table, line: Callable[[Speaker], str]) -> str:
    """A line about a table behind the name of its game, in each language that the table speaks."""
    return f"**{game_name(table.game, speaking(table, table.language))}** · {in_each(table, line)}"


def listed(table: Table, seat: Seat, say: Speaker) -> str:
    """A player where the players are listed; of a robot also that it is one, and how strong.

    One that sits in for somebody has their name.
    """
    if seat not in table.robots:
        return say.name(seat)
    return say("robot-listed", seat=seat, level=table.chairs[seat].level)


def faced(table: Table, seat: Seat, say: Speaker) -> str:
    """The same with a robot's face before it, for whoever looks."""
    shown = listed(table, seat, say)
    if seat not in table.robots or say.in_full:
        return shown
    return f"{_face(table.chairs[seat])} {shown}"


def robots_line(table: Table, say: Speaker) -> tuple[str, ...]:
    """A small line that says who is a robot, and how strong; none where nobody is."""
    shown = [faced(table, seat, say) for seat in table.robots]
    return (f"-# {' · '.join(shown)}",) if shown else ()


def in_stories(chair: Chair) -> str:
    """A player where much is told of everybody: of a robot the face and the name."""
    return f"{_face(chair)} {chair.name}" if chair.own_robot else chair.name


def _face(chair: Chair) -> str:
    """A robot's own face, or that of any robot where it sits in for somebody."""
    return ROBOT_FACES.get(chair.name, "🤖") if chair.own_robot else "🤖"


def labelled(say: Speaker, name: str, value: str) -> str:
    """A name and what it is, with the punctuation of the language between them."""
    return say("labelled", what=name, which=value)


def unnamed() -> dict[str, str]:
    """By language what somebody is called who asked to be forgotten."""
    return {language: plain(language)("somebody") for language in LANGUAGES}


def plain(language: str, wording: Wording = "short") -> Speaker:
    """Says the bot's own texts, about no table."""
    return _speaker(language, None, (), escaped, wording=wording)
