"""The files of a new game, made from those of the template, and its lines in files that exist.

`new_game/template` mirrors the project: each file stands where its copy will stand, and the game in
it is called Pig. Nothing is written here.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from new_game.names import Name

TEMPLATE = Path(__file__).parent / "template"
PREFIX = "new_game.template."
"""What stands before the packages of the template where it imports itself."""

LISTS = RULES, PICTURES, RULINGS = "rules/catalog.py", "renderers/catalog.py", "docs/rulings.md"
"""The files that list all games."""

PARTS = ("figures", "story", "table", "words")
"""The modules of a game's renderers that the catalogue names."""


def new_files(name: Name) -> Mapping[str, str]:
    """By path the text of every file that a game has for itself."""
    return {_path(file, name): renamed(text, name) for file, text in _template() if file != RULINGS}


def extended_files(name: Name, root: Path) -> Mapping[str, str]:
    """By path the files that list all games, with one game more."""
    listed = {path: (root / path).read_text("utf-8") for path in LISTS}
    rulings = renamed((TEMPLATE / RULINGS).read_text("utf-8"), name)
    return {
        RULES: _with_rules(listed[RULES], name),
        PICTURES: _with_pictures(listed[PICTURES], name),
        RULINGS: listed[RULINGS] + rulings,
    }


def recorded_files(name: Name) -> tuple[str, ...]:
    """The paths of the first replay and the first save."""
    return (f"tests/replays/{name.key}-1.txt", f"tests/saves/{name.key}-v1.json")


def taken(name: Name, root: Path) -> str | None:
    """A path that exists already and that a game of this name would need; None where none does.

    A module beside a folder of the same name counts, because Python would find only one of them.
    """
    files = (*new_files(name), *recorded_files(name))
    folders = {str(Path(file).parent) for file in files if Path(file).parent.name == name.package}
    wanted = (*sorted(folders), *(f"{folder}.py" for folder in sorted(folders)), *files)
    return next((path for path in wanted if (root / path).exists()), None)


def renamed(text: str, name: Name) -> str:
    """A text of the template with the game's own name.

    Beside a dot or a slash `pig` is part of a path; anywhere else it is the key.
    """
    text = text.replace(PREFIX, "")
    text = re.sub(r"(?<=[./])pig\b|\bpig(?=[./])", name.package, text)
    text = re.sub(r"\bpig\b", name.key, text)
    return re.sub(r"\bPig\b", name.title, text)


def _template() -> Iterator[tuple[str, str]]:
    for file in sorted(TEMPLATE.rglob("*.*")):
        if file.suffix in (".py", ".ftl", ".md"):
            yield file.relative_to(TEMPLATE).as_posix(), file.read_text("utf-8")


def _path(file: str, name: Name) -> str:
    """Where a file of the template goes: words are found by the key, Python by the package."""
    return file.replace("pig", name.key if file.endswith(".ftl") else name.package)


def _with_rules(catalog: str, name: Name) -> str:
    """The game after the last one."""
    head, last, tail = catalog.rpartition(".GAME,\n")
    listed = f"{head}{last}{name.package}.GAME,\n{tail}"
    return _with_imports(listed, f"from rules import {name.package}\n")


def _with_pictures(catalog: str, name: Name) -> str:
    """The game's pictures after the last ones."""
    figures, story, table, words = (f"{name.package}_{part}" for part in PARTS)
    said = ", ".join(f"{what}={words}.{what}" for what in ("alt", "text", "brief"))
    looks = (
        f"table={table}.TABLE, mine=None, sheet=None, {said}, figures={figures}.FIGURES, "
        f"story={story}.STORY,"
    )
    head, last, tail = catalog.rpartition("}\n")
    listed = f'{head}"{name.key}": Pictures({looks}),\n{last}{tail}'
    package = name.package
    imports = [f"from renderers.{package} import {part} as {package}_{part}\n" for part in PARTS]
    return _with_imports(listed, "".join(imports))


def _with_imports(module: str, imports: str) -> str:
    """More imports before the first ones from our own packages; ruff puts them in order."""
    return re.sub(r"^(?=from (rules|renderers))", imports, module, count=1, flags=re.MULTILINE)
