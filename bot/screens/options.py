"""The options of a lobby as a private page: a line on each, in groups, and a menu for each."""

from collections.abc import Iterable, Sequence

from bot.screens.speakers import labelled
from bot.store.tables import COACHING, LANGUAGES, ROBOT_MOVES, Table
from bot.ui.buttons import Entry, Menu
from bot.ui.limits import OPTION_TEXT, PLACEHOLDER
from bot.ui.lobby import OptionMenu
from bot.ui.screen import Screen
from bot.words import Speaker
from bot.words.sanitize import cut
from renderers.core.scheme import SCHEMES
from rules.core.game import AnyGame, Options, TableOption, settled

SWITCH = ("off", "on")
GROUPS = ("variants", "comfort")
"""The first changes the game, the second only saves presses."""

ROBOTS = "robot-moves"
COLOURS, BOTH = "scheme", "languages"
COACH = "coach"


def group(game: AnyGame, name: str) -> Sequence[TableOption]:
    """The options of a group."""
    return [option for option in game.options if option.comfort == (name == "comfort")]


def switches(game: AnyGame, name: str) -> Sequence[TableOption]:
    """Those of them that are on or off, which share a menu."""
    return [option for option in group(game, name) if option.choices == SWITCH]


def options(table: Table, game: AnyGame, say: Speaker) -> Screen:
    """All options as they are agreed now."""
    lines = [f"### {say('options-title', name=say('game-name'))}", say("options-touch")]
    for name in GROUPS:
        if declared := group(game, name):
            lines += [f"**{say(f'options-{name}')}**", *(_line(o, say) for o in declared)]
    return Screen(head="\n".join(lines), rows=tuple(_menus(table, game, say)))


def _line(option: TableOption, say: Speaker) -> str:
    about = say(f"option-{option.key}-about")
    return f"- {labelled(say, say(f'option-{option.key}'), about)}"


def _menus(table: Table, game: AnyGame, say: Speaker) -> Iterable[Menu]:
    chosen = settled(game.options, table.options)
    for name in GROUPS:
        shared = switches(game, name)
        for option in group(game, name):
            if option not in shared:
                yield _choices(table, option, chosen[option.key], say)
        if shared:
            yield _switches(table, name, shared, chosen, say)
    if table.pace == "none":
        yield _agreement(table, ROBOTS, say("robot-moves"), ROBOT_MOVES, table.robot_moves, say)
    if game.can_be_coached:
        yield _agreement(table, COACH, say("coach"), COACHING, table.coach, say)
    yield _agreement(table, COLOURS, say("scheme"), SCHEMES, table.scheme, say)
    yield _agreement(table, BOTH, say("languages"), LANGUAGES, table.languages, say)


def _choices(table: Table, option: TableOption, chosen: str, say: Speaker) -> Menu:
    title = say(f"option-{option.key}")
    entries = tuple(
        Entry(
            c,
            cut(labelled(say, title, say(f"option-{option.key}-{c}")), OPTION_TEXT),
            chosen=c == chosen,
        )
        for c in option.choices
    )
    return Menu(str(OptionMenu(table.id, option.key)), title, entries)


def _switches(
    table: Table, name: str, shared: Sequence[TableOption], chosen: Options, say: Speaker
) -> Menu:
    entries = tuple(
        Entry(
            option.key,
            cut(say(f"option-{option.key}"), OPTION_TEXT),
            chosen=chosen[option.key] == "on",
            about=cut(say(f"option-{option.key}-about"), OPTION_TEXT),
        )
        for option in shared
    )
    none = cut(say("options-none", value=say(f"options-{name}")), PLACEHOLDER)
    return Menu(str(OptionMenu(table.id, name)), none, entries, least=0, most=len(entries))


def _agreement(
    table: Table, key: str, title: str, choices: Iterable[str], chosen: str, say: Speaker
) -> Menu:
    """What every game can agree on: time and language."""
    entries = tuple(
        Entry(c, cut(labelled(say, title, say(f"{key}-{c}")), OPTION_TEXT), chosen=c == chosen)
        for c in choices
    )
    return Menu(str(OptionMenu(table.id, key)), title, entries)
