"""The rules of a game, page by page."""

from collections.abc import Mapping

from bot.handlers.pages import page_buttons
from bot.screens import painter
from bot.ui import ids
from bot.ui.buttons import ROW, Button, Row
from bot.ui.lessons import Learn
from bot.ui.screen import Drawing, Screen
from bot.visit import Visit
from bot.words import Speaker
from bot.words.sanitize import escaped
from renderers.catalog import Pictures
from renderers.core.encode import png
from renderers.core.scheme import STANDARD
from renderers.schemes import recoloured
from rules.core.errors import Refused
from rules.core.record import Fact


async def show(visit: Visit, control: ids.Rules) -> None:
    """A page of a game's rules."""
    if control.game not in visit.app.games:
        raise Refused("unknown-control")
    say = Speaker(visit.language, control.game, wording=visit.wording)
    pictures = visit.app.pictures[control.game]
    pages = rules_pages(say, pictures.figures)
    page = min(control.page, len(pages) - 1)
    controls = [str(ids.Rules(control.game, n, 0)) for n in range(len(pages))]
    alt, listens = _alt(pictures, page, say), visit.words_first
    drawings = () if listens else await _illustration(visit, pictures, page, say)
    await visit.answer(
        Screen(
            head=f"## {say('game-name')}\n{pages[page]}",
            story=escaped(alt) if listens else "",
            drawings=drawings,
            rows=(*page_buttons(controls, page, say), *_learning(visit, control.game)),
        )
    )


def _learning(visit: Visit, game: str) -> tuple[Row, ...]:
    """The way to the practice hands of a game, where it has some."""
    found = visit.app.games[game].lessons
    return ((Button(str(Learn(game)), visit.say("learn"), "main"),),) if found else ()


async def ask(visit: Visit) -> None:
    """Where no game is at hand: a line on each, and a button for its rules."""
    games = [(key, Speaker(visit.language, key)) for key in visit.app.listed]
    lines = [f"- **{say('game-name')}** · {say('game-about')}" for _, say in games]
    buttons = [Button(str(ids.Rules(key, 0, 0)), say("game-name")) for key, say in games]
    rows = [tuple(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]
    head = "\n".join([f"### {visit.say('rules-which')}", *lines])
    await visit.answer(Screen(head=head, rows=tuple(rows)))


def rules_pages(say: Speaker, figures: Mapping[str, Fact]) -> list[str]:
    """The messages `rules-1`, `rules-2` … of a game, filled with its figures."""
    pages: list[str] = []
    while say.knows(f"rules-{len(pages) + 1}"):
        pages.append(say(f"rules-{len(pages) + 1}", **figures))
    return pages


async def _illustration(
    visit: Visit, pictures: Pictures, page: int, say: Speaker
) -> tuple[Drawing, ...]:
    def drawn() -> bytes | None:
        image = pictures.rules(page, say)
        return None if image is None else png(recoloured(image, visit.scheme or STANDARD))

    data = await painter.in_thread(drawn)
    alt = _alt(pictures, page, say) or say("alt-rules")
    return () if data is None else (Drawing("rules.png", alt, data),)


def _alt(pictures: Pictures, page: int, say: Speaker) -> str:
    """What the picture of a page tells in words of its own: whoever listens gets them instead."""
    own = f"alt-rules-{page + 1}"
    return say(own, **pictures.figures) if say.knows(own) else ""
