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

PACKAGES = ("bot", "rules", "renderers", "playground")
NOT_SHIPPED = ("tests", "new_game")

FOR_HOSTS = (".env.example", "deploy")
"""What comes with the wheel beside the packages."""

LISTED = set((ROOT / "MANIFEST.in").read_text("utf-8").split()) - {"include", "graft"}
BESIDE = ("MANIFEST.in", "pyproject.toml", "README.md", "LICENSE", *sorted(LISTED))
"""What comes with the source."""


def files(*names: str) -> set[str]:
    """These files, and all that is in these folders."""
    found = {inside for name in names for inside in (ROOT / name, *(ROOT / name).rglob("*"))}
    paths = {file.relative_to(ROOT) for file in found if file.is_file()}
    return {str(path) for path in paths if "__pycache__" not in path.parts}


def build(folder: Path) -> tuple[Path, Path]:
    """The wheel, made from the source archive, and that archive.

    They are made from a copy: what earlier builds left beside the code would be taken for a list of
    the files to ship.
    """
    copy = folder / "source"
    for name in files(*PACKAGES, *BESIDE):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    subprocess.run(
        [sys.executable, "-m", "build", "--outdir", str(folder), str(copy)],
        check=True,
        capture_output=True,
        cwd=folder,
    )
    (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, source


def lacking(wheel: Path) -> list[str]:
    """What should be in the wheel and is not: every file of the packages, and what hosts need."""
    with zipfile.ZipFile(wheel) as archive:
        shipped = set(archive.namelist())
    foreign = {name for name in shipped if name.split("/")[0] in NOT_SHIPPED}
    assert not foreign, f"the wheel has what nobody plays with: {sorted(foreign)[:5]}"
    share = f"sixpips-{__version__}.data/data/share/sixpips"
    beside = {f"{share}/{Path(name).name}" for name in files(*FOR_HOSTS)}
    return sorted((files(*PACKAGES) | beside) - shipped)


def left_out(source: Path) -> list[str]:
    """What should be in the source archive and is not."""
    with tarfile.open(source) as archive:
        shipped = {name.partition("/")[2] for name in archive.getnames()}
    return sorted(files(*PACKAGES, *BESIDE) - shipped)


def unready(changelog: str, version: str) -> str:
    """What must be done before this version can be released; nothing where it can be."""
    heading = f"## {version} "
    if not unreleased(changelog) and heading in changelog:
        return ""
    if heading in changelog:
        return f"{version} is in CHANGELOG.md already: raise `__version__` in bot/__init__.py"
    return f"CHANGELOG.md: give what is unreleased the heading “{heading}– DATE”"


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
    if undone := unready((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__):
        return say(undone, 1)
    dist = ROOT / "dist"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel, source = build(folder)
        if missing := lacking(wheel) + left_out(source):
            return say(f"wheel or source lacks {', '.join(missing)}", 1)
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
