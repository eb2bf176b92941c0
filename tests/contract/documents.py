"""What a document of the project names in backticks or as a link must be there.

Checked are paths (`rules/core/`, or `rules/<game>/box.py` with anything in place of the brackets),
files by their name alone (`catalog.py`), what a module defines (`rules/core/game.py::Change`), the
same with dots (`rules.core.game.Change`), and commands (`make test`, `python -m tests.bench`,
`pytest tests/contract`). Anything else in backticks may be what it likes.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("rules", "renderers", "bot", "playground", "new_game", "tests")

FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^):#]+)\)")
DEFINITION = re.compile(r"([\w./-]+\.py)::(\w+)")
PATH = re.compile(r"[\w.*<>-]+(/[\w.*<>-]+)*/?")
FILE = re.compile(r"[\w-]+\.(py|md|toml|ftl)")
DOTTED = re.compile(rf"({'|'.join(PACKAGES)})(\.\w+)+")


def missing(document: Path) -> list[str]:
    """What a document names and the project does not have."""
    names = dict.fromkeys(named(document.read_text("utf-8")))
    return [name for name in names if not is_there(name, document.parent)]


def named(text: str) -> Iterator[str]:
    """Everything in backticks, the targets of links, and the lines of shell commands."""
    for language, block in FENCED.findall(text):
        if language == "sh":
            yield from (line.partition("#")[0].strip() for line in block.splitlines())
    prose = FENCED.sub("", text)
    yield from INLINE.findall(prose)
    yield from LINK.findall(prose)


def is_there(name: str, folder: Path = ROOT) -> bool:
    """Whether the project has this; True for what is no name of a thing that it could have.

    A path counts from the project's root, or from the folder of the document.
    """
    match name.split():
        case ["make", target, *_]:
            return target in _targets()
        case ["python", "-m", module, *_]:
            return module.split(".")[0] not in PACKAGES or _is_module(module)
        case ["pytest", *arguments]:
            return all(is_there(argument) for argument in arguments if "/" in argument)
        case [one]:
            return _has(one, folder)
        case _:
            return True


def _has(name: str, folder: Path) -> bool:
    if found := DEFINITION.fullmatch(name):
        file = ROOT / found[1]
        return file.exists() and found[2] in defined_in(file)
    if "/" in name and PATH.fullmatch(name):
        return any(_globbed(start, name) for start in (ROOT, folder))
    if FILE.fullmatch(name):
        inside = (ROOT / package for package in PACKAGES)
        return (folder / name).exists() or (ROOT / name).exists() or _anywhere(name, inside)
    return not DOTTED.fullmatch(name) or _is_module(name) or _is_content(name)


def _globbed(start: Path, name: str) -> bool:
    return any(start.glob(re.sub(r"<.*?>", "*", name)))


def _anywhere(name: str, folders: Iterator[Path]) -> bool:
    return any(file for folder in folders for file in folder.rglob(name))


def _is_module(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.is_dir() or path.with_suffix(".py").exists()


def _is_content(name: str) -> bool:
    """Whether the part before the last dot is a module that defines the rest."""
    module, _, content = name.rpartition(".")
    path = ROOT / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.exists() and content in defined_in(file)


@cache
def defined_in(file: Path) -> set[str]:
    """The functions, classes and constants of a module."""
    names = set[str]()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.ClassDef(name=name):
                names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return names


@cache
def _targets() -> frozenset[str]:
    """The targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return frozenset(re.findall(r"^([\w-]+):", makefile, re.MULTILINE))
