"""`make release`: what it demands before it builds, and what it looks for in what was built."""

import zipfile
from pathlib import Path

from bot import __version__
from tests.packaging.environments import ROOT
from tests.packaging.release import BESIDE, FOR_HOSTS, PACKAGES, files, lacking, unready

BEFORE = "# Changelog\n\n## Unreleased\n\n- news\n\n## 1.0.0 – 2026-11-18\n\n- all\n"


def test_what_is_unreleased_needs_the_heading_of_its_version() -> None:
    assert unready(BEFORE, "1.1.0") == (
        "CHANGELOG.md: give what is unreleased the heading “## 1.1.0 – DATE”"
    )
    assert unready(BEFORE.replace("Unreleased", "1.1.0 – 2026-12-01"), "1.1.0") == ""


def test_a_version_is_not_released_twice() -> None:
    assert unready(BEFORE, "1.0.0") == (
        "1.0.0 is in CHANGELOG.md already: raise `__version__` in bot/__init__.py"
    )


def test_our_changelog_lacks_nothing_but_that_heading() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    dated = changelog.replace("## Unreleased\n", f"## {__version__} – 2026-12-01\n")
    assert unready(dated, __version__) == ""


def test_every_file_that_the_wheel_lacks_is_noticed(tmp_path: Path) -> None:
    wheel = tmp_path / "sixpips.whl"
    absent = {"rules/tres_fute_4ever/worth.bin", "rules/yahtzee/table.xz", "bot/words/fr/days.ftl"}
    share = f"sixpips-{__version__}.data/data/share/sixpips"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in files(*PACKAGES) - absent:
            archive.writestr(name, "")
        for name in files(*FOR_HOSTS) - {"deploy/sixpips.service"}:
            archive.writestr(f"{share}/{Path(name).name}", "")
    assert lacking(wheel) == sorted(absent | {f"{share}/sixpips.service"})


def test_the_source_has_every_document_and_what_each_way_to_host_needs() -> None:
    documents = {*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.*"), *(ROOT / "deploy").iterdir()}
    ways = {".env.example", "Dockerfile", "compose.yaml", "Procfile", "requirements.txt"}
    wanted = {str(path.relative_to(ROOT)) for path in documents} | ways
    assert wanted - files(*BESIDE) == set()
