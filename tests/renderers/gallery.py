"""`make gallery`: every picture of every game on one page, as clients show them.

`artefacts/gallery.html` has each picture 400, 550 and 1000 pixels wide and within the boxes that a
desktop client gives it, on a dark and a light ground. The positions are those of the layout tests.
`python -m tests.renderers.gallery yahtzee stats` draws only these.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path
from string import Template

from PIL import Image

from bot.screens.lesson import Learner, practice
from bot.screens.lobby_picture import drawing as lobby_picture
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import lettering
from bot.words import LANGUAGES, Speaker
from renderers.catalog import PICTURES
from renderers.core.encode import png
from renderers.core.framing import framed
from renderers.core.scene import Scene
from renderers.stats.bars import draw_bars
from renderers.stats.review import draw_review
from renderers.stats.scores import draw_scores
from rules.catalog import GAMES
from rules.core.lesson import LEARNER
from tests.renderers.duel.positions import DRAWN, PLAYED, PROGRESS, best_lines, seen
from tests.renderers.names import NAMES
from tests.renderers.shown import Shown
from tests.renderers.stats.charts import RATINGS, WINS, review, scores

FOLDER = Path(__file__).parents[2] / "artefacts"
SIZES = ("400px", "550px", "1000px")
BOXES = ((550, 350), (550, 470))
"""Within how many pixels a desktop client shows a single picture."""

MOST_PAGES = 12
PAGE = Template("""<!doctype html>
<meta charset="utf-8"><title>Sixpips: all pictures</title>
<style>
body { margin: 0; font: 15px/1.5 sans-serif; background: #888; }
nav, h2, h3 { padding: 4px 24px; margin: 0; background: #fff; }
nav a { margin-right: 16px; }
h3 { font-weight: normal; border-top: 1px solid #ccc; }
.theme { display: flex; gap: 24px; align-items: flex-start; padding: 20px 24px; }
.dark { background: #2b2d31; }
.light { background: #f2f3f5; }
img { display: block; flex: none; border-radius: 8px; }
</style>
<nav>$links</nav>
$sections
""")


@dataclass(frozen=True)
class Shot:
    """One picture: what it shows, and its file."""

    name: str
    image: Image.Image

    @property
    def file(self) -> bytes:
        return png(self.image)


def shown(game: str) -> Shown:
    """In which positions a game's pictures are checked."""
    found: Shown = import_module(f"tests.renderers.{game.replace('-', '_')}.positions").SHOWN
    return found


def shots_of(game: str) -> Iterator[Shot]:
    """Boards, private views and sheets, the rules' pictures and the lobby's, in both languages."""
    speakers = [Speaker(language, game, NAMES) for language in LANGUAGES]
    positions = shown(game)
    for number in range(len(positions.views)):
        yield from _of_position(positions, number, speakers[number % len(speakers)])
    for page in range(MOST_PAGES):
        if (image := PICTURES[game].rules(page, speakers[page % 2])) is not None:
            yield Shot(f"rules-{page + 1}", image)
    for language in LANGUAGES:
        yield Shot(f"lobby-{language}", lobby_picture(GAMES[game], PICTURES[game], language))


def _of_position(positions: Shown, number: int, say: Speaker) -> Iterator[Shot]:
    """The pictures of one view; of a table also the first player's sheet."""
    for kind, picture, scene in positions.of_view(number, say):
        for part, image in enumerate(picture.draw(scene), start=1):
            yield Shot(f"{kind}-{number + 1}-{part}", image)


def charts() -> Iterator[Shot]:
    """The pictures of the statistics."""
    for count in (2, 12, 40):
        yield Shot(f"scores-{count}", draw_scores(scores(count)))
    yield Shot("review", draw_review(review(38)))
    yield Shot("review-chance", draw_review(review(17, percent=True)))
    yield Shot("best-lines", best_lines())
    for name, chart in (("ratings", RATINGS), ("wins", WINS)):
        yield Shot(name, draw_bars(chart))


def duels() -> Iterator[Shot]:
    """How far everybody is, and everybody's game at the end."""
    said = Speaker("en", "yahtzee-duel", NAMES)
    yield Shot("progress", DRAWN["yahtzee-duel"].table.draw(Scene(PROGRESS, said))[0])
    for key in PLAYED:
        view, say = seen(key, 8, left=1)
        for part, image in enumerate(DRAWN[key].table.draw(Scene(view, say)), start=1):
            yield Shot(f"{key}-over-{part}", image)


def lessons() -> Iterator[Shot]:
    """The practice hands: every task that frames something on its picture."""
    learner = Learner(1, NAMES[0], LANGUAGES[0])
    for game in GAMES.values():
        for lesson in game.lessons:
            for number, task in enumerate(lesson.tasks):
                if task.marks:
                    at = practice(game, lesson, PICTURES[game.key], number, learner)
                    yield Shot(f"{lesson.key}-{number + 1}", _framed(at.snapshot))


def _framed(snapshot: Snapshot) -> Image.Image:
    picture = snapshot.pictures.mine or snapshot.pictures.table
    say = lettering(snapshot.table, snapshot.language)
    scene = Scene(snapshot.position.view(LEARNER), say, seat=LEARNER)
    image, boxes = picture.draw(scene)[0], picture.layout(scene)[0]
    return framed(image, (boxes[name] for name in snapshot.marks if name in boxes))


def _section(part: str, shots: Sequence[Shot]) -> str:
    rows = "\n".join(_row(part, shot) for shot in shots)
    return f'<h2 id="{part}">{part}</h2>\n{rows}'


def _row(part: str, shot: Shot) -> str:
    """One picture in all sizes, on both grounds."""
    widths = [f"width:{width}" for width in SIZES]
    boxes = [f"max-width:{width}px;max-height:{height}px" for width, height in BOXES]
    images = "".join(
        f'<img loading="lazy" src="gallery/{part}/{shot.name}.png" style="{style}">'
        for style in (*widths, *boxes)
    )
    themes = "".join(f'<div class="theme {theme}">{images}</div>' for theme in ("dark", "light"))
    return f"<h3>{escape(_caption(shot))}</h3>\n{themes}"


def _caption(shot: Shot) -> str:
    width, height = shot.image.size
    return f"{shot.name} · {width} × {height} ({height / width:.2f}) · {len(shot.file) >> 10} KiB"


OTHERS = {"stats": charts, "duels": duels, "lessons": lessons}
"""What belongs to no game alone."""


def make(parts: Sequence[str], folder: Path = FOLDER) -> Path:
    """Draws these games, or what else is named, and writes the page."""
    sections = []
    for part in parts:
        shots = list(OTHERS[part]() if part in OTHERS else shots_of(part))
        own = folder / "gallery" / part
        own.mkdir(parents=True, exist_ok=True)
        for shot in shots:
            (own / f"{shot.name}.png").write_bytes(shot.file)
        sections.append(_section(part, shots))
    links = "".join(f'<a href="#{part}">{part}</a>' for part in parts)
    page = folder / "gallery.html"
    page.write_text(PAGE.substitute(links=links, sections="\n".join(sections)), encoding="utf-8")
    return page


def main(parts: Sequence[str]) -> int:
    known = (*PICTURES, *OTHERS)
    if unknown := set(parts) - set(known):
        sys.stderr.write(f"gallery: no {', '.join(unknown)}; there are {', '.join(known)}\n")
        return 2
    sys.stdout.write(f"{make(parts or known)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
