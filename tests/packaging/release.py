"""`make release`: builds wheel and source, and plays a whole game with each in an empty place.

What has been checked lies in `dist/`. Nothing is uploaded and no tag is made: that is a person's.
"""

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from bot import __version__
from tests.packaging.environments import ROOT, Environment

DATA = (".ftl", ".sql", ".json", ".xz", ".js", ".css", ".html")
"""What the packages need beside code."""

PACKAGES = ("bot", "rules", "renderers", "playground")
NOT_SHIPPED = ("tests", "new_game")


def build(folder: Path) -> tuple[Path, Path]:
    """The wheel, made from the source archive, and that archive.

    They are made from a copy: what earlier builds left beside the code would be taken for a list of
    the files to ship.
    """
    copy = folder / "source"
    for name in PACKAGES:
        skip = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, copy / name, ignore=skip)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    subprocess.run(
        [sys.executable, "-m", "build", "--outdir", str(folder), str(copy)],
        check=True,
        capture_output=True,
        cwd=folder,
    )
    (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, source


def lacking(wheel: Path) -> list[str]:
    """Files of the packages that are not in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        shipped = set(archive.namelist())
    files = (file for package in PACKAGES for file in (ROOT / package).rglob("*"))
    wanted = {str(file.relative_to(ROOT)) for file in files if file.suffix in (".py", *DATA)}
    foreign = {name for name in shipped if name.split("/")[0] in NOT_SHIPPED}
    assert not foreign, f"the wheel has what nobody plays with: {sorted(foreign)[:5]}"
    return sorted(wanted - shipped)


def unreleased(changelog: str) -> list[str]:
    """Lines of the changelog that belong to no version yet."""
    found = re.search(r"^## Unreleased\n(.*?)^## ", changelog, re.DOTALL | re.MULTILINE)
    return [line for line in found[1].splitlines() if line.strip()] if found else []


def check(archive: Path, folder: Path) -> str:
    """Installs an archive into an empty environment, plays a game, and returns how it ended."""
    place = Environment(folder)
    place.install(str(archive))
    assert place.run("sixpips", "--version") == f"sixpips {__version__}\n"
    return place.play()


def main() -> int:
    """Builds, checks, and says what is ready."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if f"## {__version__} " not in changelog or unreleased(changelog):
        return say(
            f"CHANGELOG.md: give what is unreleased the heading “## {__version__} – DATE”", 1
        )
    dist = ROOT / "dist"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel, source = build(folder)
        if missing := lacking(wheel):
            return say(f"the wheel lacks {', '.join(missing)}", 1)
        with tarfile.open(source) as archive:
            say(f"{source.name}: {len(archive.getnames())} files")
        for number, archive_file in enumerate((wheel, source)):
            say(f"{archive_file.name}: {check(archive_file, folder / str(number)).strip()}")
        dist.mkdir(exist_ok=True)
        for built in (wheel, source):
            built.replace(dist / built.name)
    return say(f"dist/ has Sixpips {__version__}")


def say(line: str, code: int = 0) -> int:
    """Prints a line; returns the exit code."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
    return code


if __name__ == "__main__":
    sys.exit(main())
