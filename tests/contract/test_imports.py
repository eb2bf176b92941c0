"""The arrows between the packages, and what rules may not touch: clock, luck of their own, I/O."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS = {"rules", "renderers", "bot", "playground", "new_game", "tests"}

MAY_IMPORT = {
    "rules": {"rules"},
    "renderers": {"renderers", "rules"},
    "bot": {"bot", "renderers", "rules"},
    "playground": {"playground"},
}
"""By package: which of our packages it may import."""

THIRD_PARTY = {
    "rules": {"msgspec"},
    "renderers": {"PIL", "isal", "font_source_sans_pro", "msgspec"},
}
"""What else it may import beside the standard library; the others are free."""

CONCURRENCY = {"asyncio", "multiprocessing", "signal", "subprocess", "threading"}
CLOCKS_AND_LUCK = {"datetime", "random", "secrets", "time", "uuid"}
FILES_AND_NETWORK = {
    "glob",
    "http",
    "io",
    "logging",
    "os",
    "pathlib",
    "pickle",
    "shutil",
    "socket",
    "sqlite3",
    "ssl",
    "tempfile",
    "urllib",
    "warnings",
}
INTERPRETER = {"builtins", "ctypes", "importlib", "sys"}
NOT_PURE = CONCURRENCY | CLOCKS_AND_LUCK | FILES_AND_NETWORK | INTERPRETER
NOT_PURE_ALONE = {
    "rules/tres_fute_4ever/learn.py": {"numpy", "pathlib", "sys"},
    "rules/tres_fute_4ever/value.py": {"importlib"},
    "rules/yahtzee/solve.py": {"numpy", "pathlib", "sys"},
    "rules/yahtzee/table.py": {"importlib", "sys"},
}
"""Scripts that no game imports, and what they make, which is read from the package."""

SCRIPTS = ("rules.tres_fute_4ever.learn", "rules.yahtzee.solve")

IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


LAYERS = (
    "__init__",
    "pool",
    "throttle",
    "config",
    "metrics",
    "logs",
    "clock",
    "words",
    "store",
    "patience",
    "people",
    "tables",
    "ui",
    "screens",
    "publishing",
    "stats.rating",
    "app",
    "visit",
    "files",
    "handlers",
    "stats",
    "days",
    "incoming",
    "commands",
    "watch",
    "client",
    "doctor",
    "example",
    "command_line",
    "__main__",
    "script",
)
"""The rooms and modules of `bot/`, from the bottom up: each imports only itself and those before
it. A module that stands lower than its room is named by itself."""


def trees(package: str) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted((ROOT / package).rglob("*.py")):
        yield file.relative_to(ROOT), ast.parse(file.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """Full names of the modules imported anywhere, inside functions as well."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def strangers(package: str, tree: ast.Module) -> set[str]:
    """What is imported against the arrows."""
    tops = {name.partition(".")[0] for name in imported(tree)}
    wrong = (tops & OURS) - MAY_IMPORT[package]
    if package in THIRD_PARTY:
        wrong |= tops - OURS - sys.stdlib_module_names - THIRD_PARTY[package]
    return wrong


def impurities(tree: ast.Module) -> set[str]:
    """Modules and calls with which something would happen."""
    modules = {name.partition(".")[0] for name in imported(tree)} & NOT_PURE
    calls = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    return modules | calls & IMPURE_CALLS


def layer(module: str) -> int:
    """How high a module of the bot stands."""
    path = module.split(".")[1:] or ["__init__"]
    names = (".".join(path[:length]) for length in (2, 1))
    return next(LAYERS.index(name) for name in names if name in LAYERS)


def module_of(name: str) -> str:
    """The module that an imported name is, or stands in."""
    path = ROOT / name.replace(".", "/")
    is_module = path.is_dir() or path.with_suffix(".py").exists()
    return name if is_module else name.rpartition(".")[0]


def upward(module: str, tree: ast.Module) -> set[str]:
    """The modules of the bot that are imported although they stand higher."""
    own = {module_of(name) for name in imported(tree) if name.partition(".")[0] == "bot"}
    return {name for name in own if layer(name) > layer(module)}


def test_the_rooms_of_the_bot_follow_the_arrows() -> None:
    wrong = {}
    for file, tree in trees("bot"):
        module = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
        wrong[module] = upward(module, tree)
    assert not {module: names for module, names in wrong.items() if names}


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("bot.words.sanitize", "from bot.ui import limits"),
        ("bot.screens.painter", "from bot.handlers.moves import play"),
        ("bot.publishing.boards", "from bot.days.reminders import remind"),
        ("bot.stats.rating", "from bot.app import App"),
    ],
)
def test_an_import_of_a_higher_room_is_found(module: str, line: str) -> None:
    assert upward(module, ast.parse(line))


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_follow_the_arrows(package: str) -> None:
    wrong = {
        str(file): strangers(package, tree) - NOT_PURE_ALONE.get(str(file), set())
        for file, tree in trees(package)
    }
    assert not {file: names for file, names in wrong.items() if names}


def test_renderers_see_views_and_never_states() -> None:
    """Of the rules they import a game's view and its box, and the words of the core.

    Also what Think Str8! works out from a view alone.
    """
    for file, tree in trees("renderers"):
        for name in imported(tree):
            _, *path = name.split(".")
            if name.startswith("rules.") and path[0] != "core":
                assert {"view", "box", "deduction"} & set(path[1:]), f"{file} imports {name}"


def test_rules_are_pure() -> None:
    wrong = {
        str(file): impurities(tree) - NOT_PURE_ALONE.get(str(file), set())
        for file, tree in trees("rules")
    }
    assert not {file: names for file, names in wrong.items() if names}


def test_no_game_imports_a_script() -> None:
    """Playing needs neither numpy nor files that can be written."""
    for package in MAY_IMPORT:
        for file, tree in trees(package):
            assert not any(name.startswith(SCRIPTS) for name in imported(tree)), file


@pytest.mark.parametrize(
    "line", ["import random", "from time import time", "open('x')", "def f():\n    import os.path"]
)
def test_an_impurity_is_found(line: str) -> None:
    assert impurities(ast.parse(line))


@pytest.mark.parametrize(
    ("package", "line"),
    [
        ("rules", "import bot.words"),
        ("rules", "from PIL import Image"),
        ("renderers", "from bot import words"),
        ("playground", "from rules.core import asks"),
        ("bot", "import playground"),
    ],
)
def test_an_import_against_the_arrows_is_found(package: str, line: str) -> None:
    assert strangers(package, ast.parse(line))
