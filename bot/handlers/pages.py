"""Long texts in pages that one turns."""

from collections.abc import Sequence

from bot.ui.buttons import Button, Row
from bot.words import Speaker
from bot.words.sanitize import cut
from bot.words.signs import length, undrawn

LENGTH = 3000
"""Characters on a page."""

LISTENED = 1200
"""Characters on a page that is read aloud."""


def paged(paragraphs: Sequence[str], *, gap: str = "\n\n", most: int = LENGTH) -> list[str]:
    """Paragraphs on as few pages as hold them."""
    pages = [""]
    for paragraph in paragraphs:
        if pages[-1] and len(pages[-1]) + len(paragraph) + len(gap) > most:
            pages.append("")
        pages[-1] = f"{pages[-1]}{gap}{paragraph}" if pages[-1] else paragraph
    return pages


def fitted(lines: Sequence[str], most: int) -> list[str]:
    """The lines; without their icons, or with the long ones cut, where a page has no more room."""
    if sum(map(length, lines)) <= most:
        return list(lines)
    plain = [undrawn(line) for line in lines]
    if sum(map(len, plain)) <= most:
        return plain
    return [cut(line, most // len(lines)) for line in plain]


def page_buttons(controls: Sequence[str], page: int, say: Speaker) -> tuple[Row, ...]:
    """Back and forward, where there is more than one page; the buttons stay in their places."""
    if len(controls) < 2:
        return ()
    first, last = page == 0, page == len(controls) - 1
    number, count = page + 1, len(controls)
    row = (
        Button(
            "no-back" if first else controls[page - 1],
            say("page-back", number=number - 1, count=count),
            disabled=first,
        ),
        Button("no-page", say("page", number=number, count=count), disabled=True),
        Button(
            "no-forward" if last else controls[page + 1],
            say("page-forward", number=number + 1, count=count),
            disabled=last,
        ),
    )
    return (row,)
