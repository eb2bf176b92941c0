"""The page of all pictures: every kind of picture is on it, in every size, on both grounds."""

import re
from pathlib import Path

from PIL import Image

from rules.catalog import GAMES
from tests.renderers import gallery


def test_each_picture_stands_on_the_page_in_every_size_and_theme(tmp_path: Path) -> None:
    page = gallery.make(["verflixxt", *gallery.OTHERS], tmp_path).read_text(encoding="utf-8")
    named = re.findall(r'src="([^"]+)"', page)
    files = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.png")}
    assert set(named) == files
    assert len(named) == len(files) * 2 * (len(gallery.SIZES) + len(gallery.BOXES))
    kinds = {Path(name).stem.split("-")[0] for name in files}
    boards = {"table", "mine", "sheet", "rules", "lobby"}
    charts = {"scores", "ratings", "wins", "review", "best"}
    assert kinds == boards | charts | {"progress"} | {key.split("-")[0] for key in GAMES}
    for name in files:
        with Image.open(tmp_path / name) as image:
            image.verify()


def test_an_unknown_game_is_refused() -> None:
    assert gallery.main(["chess"]) == 2
