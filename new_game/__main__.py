"""`python -m new_game farkle`: writes the game, tidies it with ruff, records it with pytest."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from new_game.files import LISTS, extended_files, new_files, recorded_files, taken
from new_game.names import Name, fault

ROOT = Path(__file__).parents[1]
REFUSED = 2
"""The exit status after a bad name."""


def main(arguments: list[str]) -> int:
    """The whole command. After a bad name nothing has been written."""
    key = arguments[0] if len(arguments) == 1 else ""
    wrong = refusal(key)
    if wrong:
        sys.stderr.write(f"{wrong}\n")
        return REFUSED
    name = Name(key)
    files = {**new_files(name), **extended_files(name, ROOT)}
    write(files)
    tidy(file for file in files if file.endswith(".py"))
    record(name)
    sys.stdout.write(report(name))
    return 0


def refusal(key: str) -> str | None:
    """Why there can be no new game of this name; None where there can."""
    wrong = fault(key)
    if wrong:
        return wrong
    path = taken(Name(key), ROOT)
    return f"Choose another name: {path} is there already." if path else None


def write(files: dict[str, str]) -> None:
    """Every file, by its path."""
    for path, text in files.items():
        file = ROOT / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def tidy(files: Iterable[str]) -> None:
    """Sorts the imports and formats the files: another name changes the order and the lines."""
    paths = list(files)
    run("ruff", "check", "--quiet", "--select", "I", "--fix", *paths)
    run("ruff", "format", "--quiet", *paths)


def record(name: Name) -> None:
    """The first replay, save and golden pictures, by the tests that will compare them."""
    recorded = "tests/contract/test_recorded.py::test"
    run(
        "pytest",
        "--accept-replays",
        "--accept-pictures",
        f"{recorded}_recorded_replays_go_the_same_way[{name.key}]",
        f"{recorded}_a_save_of_the_present_version_goes_on_as_recorded[{name.key}]",
        f"tests/renderers/{name.package}/test_golden.py",
    )


def run(module: str, *arguments: str) -> None:
    """Runs a tool of this Python in the project; what it prints is shown only when it fails."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"{module} failed:\n{done.stdout}{done.stderr}")


def report(name: Name) -> str:
    """What was written, and what to do next."""
    package, key = name.package, name.key
    return f"""{name.title} is a game now. Until you change it, it plays Pig.

  rules/{package}/ and renderers/{package}/: its rules, its picture, its texts
  bot/words/en/{key}.ftl and bot/words/fr/{key}.ftl: everything it says
  rules/{package}/lesson.py, bot/words/*/{key}-lesson.ftl: its practice hand
  tests/rules/{package}/, tests/renderers/{package}/, tests/wire/games/test_{package}.py: its tests
  recorded: {", ".join(recorded_files(name))}, tests/renderers/golden/{key}-*.png
  listed in: {", ".join(LISTS)}

Next: make play, choose {name.title}, and change it as docs/adding-a-game.md says.
"""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
