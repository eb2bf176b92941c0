"""Yahtzee without pictures: the alt text, and the whole board as text.

A blind player plays from these: what the decision needs comes first.
"""

from collections.abc import Iterator

from renderers.core.say import Alt, Say, alt_text
from renderers.yahtzee.layout import groups
from rules.core.record import Seat
from rules.yahtzee.box import BOXES
from rules.yahtzee.view import SheetView, View


def alt(view: View, say: Say) -> Alt:
    """Whose turn, the dice, the boxes written last, then the totals."""
    return Alt(
        moment=(_whose(view, say),),
        lies=_before(view, say),
        changed=tuple(_latest(view, say)),
        rest=tuple(_rest(view, say)),
    )


def brief(view: View, say: Say) -> tuple[str, ...]:
    """The dice, and how far the upper section is."""
    return (" ".join(_before(view, say)),)


def _before(view: View, say: Say) -> tuple[str, ...]:
    if view.turn is None:
        return ()
    return (*_dice(view, say), say("alt-upper", upper=view.players[view.turn].upper))


def sheet_alt(view: View, say: Say, seat: Seat) -> str:
    """One player's boxes and sums."""
    sheet = view.players[seat]
    boxes = tuple(zip(BOXES, sheet.boxes, strict=True))
    return alt_text((f"{say.name(seat)}.", f"{_boxes(boxes, say)}.", _sums(sheet, say)))


def further_alts(view: View, say: Say) -> tuple[str, ...]:
    """What those have who are not on the first picture."""
    return tuple(
        alt_text([_short_sheet(view, say, seat) for seat in group]) for group in groups(view)[1:]
    )


def _short_sheet(view: View, say: Say, seat: Seat) -> str:
    """A player's total, and the boxes that are filled."""
    sheet = view.players[seat]
    boxes = tuple(pair for pair in zip(BOXES, sheet.boxes, strict=True) if pair[1] is not None)
    total = say("alt-total", seat=seat, total=sheet.total)
    said = say("labelled", what=total, which=_boxes(boxes, say)) if boxes else total
    return f"{said}."


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole board in paragraphs: the moment, what is on offer, then every sheet."""
    return (
        " ".join((f"**{_title(view, say)}**", *_moment(view, say))),
        *_offers_list(view, say),
        *(_sheet(view, say, seat) for seat in range(len(view.players))),
        *_finished(view, say),
        *_starting_rolls(view, say),
    )


def _title(view: View, say: Say) -> str:
    if view.sheets == 1:
        return say("alt-title")
    return say("alt-title-sheet", sheet=view.sheet, sheets=view.sheets)


def _rest(view: View, say: Say) -> Iterator[str]:
    """The totals, and which of several sheets it is."""
    yield _totals_line(view, say)
    if view.sheets > 1:
        yield _title(view, say)


def _moment(view: View, say: Say) -> Iterator[str]:
    """Whose turn it is and what lies on the table."""
    yield _whose(view, say)
    if view.turn is not None:
        yield from _dice(view, say)


def _whose(view: View, say: Say) -> str:
    if view.turn is None:
        return say("alt-over", seats=view.winners, total=max(view.totals))
    return say("alt-turn", seat=view.turn)


def _latest(view: View, say: Say) -> Iterator[str]:
    """The box that each player has written last on this sheet, as the picture marks it."""
    if view.turn is None:
        return
    written = [
        say("alt-latest-box", seat=seat, box=box, points=_points(view.players[seat], box))
        for seat, box in enumerate(view.latest)
        if box
    ]
    if written:
        yield f"{say('alt-latest')} {', '.join(written)}."


def _points(sheet: SheetView, box: str) -> int:
    return sheet.boxes[BOXES.index(box)] or 0


def _dice(view: View, say: Say) -> Iterator[str]:
    if not view.dice:
        yield say("alt-unrolled", rolls=view.rolls_left)
        return
    yield say("alt-dice", dice=view.dice)
    if view.held:
        yield say("alt-held", dice=tuple(view.dice[place] for place in view.held))
    yield say("alt-rolls", rolls=view.rolls_left)


def _offers(view: View, say: Say) -> list[str]:
    return [
        say("alt-box", box=box, points=points)
        for box, points in zip(BOXES, view.offers, strict=True)
        if points is not None
    ]


def _offers_list(view: View, say: Say) -> Iterator[str]:
    offers = _offers(view, say)
    if offers:
        yield "\n".join((say("alt-offers"), *(f"- {offer}" for offer in offers)))


def _totals_line(view: View, say: Say) -> str:
    totals = (say("alt-total", seat=seat, total=total) for seat, total in enumerate(view.totals))
    return f"{say('alt-totals')} {', '.join(totals)}."


def _sheet(view: View, say: Say, seat: Seat) -> str:
    """One player's sheet: a line for each section, a line for bonuses and total."""
    sheet = view.players[seat]
    boxes = tuple(zip(BOXES, sheet.boxes, strict=True))
    return "\n".join(
        (
            f"**{say.name(seat)}**",
            f"- {_boxes(boxes[:6], say)}. {say('alt-upper', upper=sheet.upper)}",
            f"- {_boxes(boxes[6:], say)}.",
            f"- {_sums(sheet, say)}",
        )
    )


def _boxes(boxes: tuple[tuple[str, int | None], ...], say: Say) -> str:
    return ", ".join(
        say("alt-box-open", box=box) if points is None else say("alt-box", box=box, points=points)
        for box, points in boxes
    )


def _sums(sheet: SheetView, say: Say) -> str:
    return say(
        "alt-sums",
        upper_bonus=sheet.upper_bonus,
        yahtzee_bonus=sheet.yahtzee_bonus,
        total=sheet.total,
    )


def _finished(view: View, say: Say) -> Iterator[str]:
    """The totals of the sheets before this one, and of the whole game."""
    if view.sheets == 1:
        return
    for number, totals in enumerate(view.finished, start=1):
        listed = (say("alt-total", seat=seat, total=total) for seat, total in enumerate(totals))
        yield f"{say('alt-finished', sheet=number)} {', '.join(listed)}."
    yield _totals_line(view, say)


def _starting_rolls(view: View, say: Say) -> Iterator[str]:
    for rolls in view.starting_rolls:
        listed = (say("alt-start-roll", seat=seat, dice=dice) for seat, dice in rolls)
        yield f"{say('alt-start')} {', '.join(listed)}."
    if view.starting_rolls:
        yield say("alt-starter", seat=view.starter)
