"""Luck or skill: the review of one seat as a message, and the message while it is made."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.screens.painter import in_thread
from bot.screens.speakers import buttons, faced, labelling, speaking
from bot.store.tables import Table
from bot.tables.reviews import Stopped, Working
from bot.ui import ids
from bot.ui.buttons import ROW, Button, Row
from bot.ui.screen import DONE, Drawing, Screen
from bot.words import Speaker, Wording
from bot.words.numbers import decimal, signed
from renderers.core.encode import png
from renderers.core.say import alt_text
from renderers.core.scheme import Scheme
from renderers.schemes import recoloured
from renderers.stats.review import Mark, ReviewChart, draw_review
from rules.core.appraisal import Unit
from rules.core.record import Seat
from rules.core.review import Review

MOST_MARKS = 3
"""So many gifts, blows and mistakes are marked, and so many mistakes are shown again."""

WORTH_TELLING = {"points": 0.015, "chance": 0.03}
"""What the dice gave or took is marked from here on: a share of the score that was to be expected,
or a chance to win. So are the two below."""

LUCKY = {"points": 0.05, "chance": 0.1}
"""From here on the dice were kind, or unkind."""

FINE, POOR = {"points": 0.035, "chance": 0.05}, {"points": 0.1, "chance": 0.2}
"""Choices that cost less are fine, choices that cost more are poor."""

UNTOLD = {"points": 0.05, "chance": 0.005}
"""What is less is a zero as it is written, and not told."""


def review_button(table: Table, say: Speaker) -> tuple[Button, ...]:
    """The way to one's own review, once the game is over."""
    if table.stage != "over":
        return ()
    return (Button(str(ids.Review("show", table.id)), say("review")),)


class Shown(msgspec.Struct, frozen=True):
    """A review with all that its screen needs: whose it is, and who reads it how."""

    table: Table
    seat: Seat
    review: Review
    language: str
    own: bool
    others: tuple[Seat, ...] = ()
    scheme: Scheme = "standard"
    wording: Wording = "short"

    @property
    def say(self) -> Speaker:
        """For texts."""
        return speaking(self.table, self.language, self.wording)

    @property
    def label(self) -> Speaker:
        """For pictures and buttons."""
        return labelling(self.table, self.language, self.wording)

    def amount(self, value: float, digits: int = 1) -> str:
        """A sum in the review's unit, with its sign."""
        return amount(value, self.review.unit, self.language, sign=True, digits=digits)


def amount(value: float, unit: Unit, language: str, *, sign: bool = False, digits: int = 1) -> str:
    """Points, or a chance in percent, as they are written."""
    written = signed if sign else decimal
    if unit == "points":
        return written(value, language, digits)
    return written(100 * value, language, max(0, digits - 1)) + percent(language)


def percent(language: str) -> str:
    """The sign behind a number, with the space of the language."""
    return "\u202f%" if language == "fr" else "%"


# ── while it is made ─────────────────────────────────────────────────────────────────────────────


def progress_screen(table: Table, seat: Seat, told: Working, say: Speaker) -> Screen:
    """How far a review is, and a button that cancels it. Nobody has to listen to the bar."""
    filled = round(10 * told.done / max(1, told.count))
    bar = "" if say.in_full else "▰" * filled + "▱" * (10 - filled) + " "
    share = say("review-progress", percent=100 * told.done // max(1, told.count))
    cancel = Button(str(ids.Review("cancel", table.id, seat, 0, 0)), say("review-cancel"))
    return Screen(head=f"{_title(say)}\n{say('review-working')}\n{bar}{share}", rows=((cancel,),))


def stopped_screen(table: Table, seat: Seat, why: str, say: Speaker) -> Screen:
    """The review was not made, and how to have it made."""
    again = Button(str(ids.Review("show", table.id, seat, 0, 0)), say("review-again"), "main")
    return Screen(head=f"{_title(say)}\n{say(f'review-{why}')}", rows=((again,),), accent=DONE)


def told_screen(table: Table, seat: Seat, told: Working | Stopped, say: Speaker) -> Screen:
    """How far a review is, or that it was not made."""
    if isinstance(told, Working):
        return progress_screen(table, seat, told, say)
    return stopped_screen(table, seat, told.why, say)


def _title(say: Speaker) -> str:
    return f"### {say('game-name')} · {say('review')}"


# ── the review ───────────────────────────────────────────────────────────────────────────────────


async def review_screen(shown: Shown) -> Screen:
    """The sentence, the picture, and the ways on: one's mistakes, and the others' games."""
    say, chart = shown.say, _chart(shown)
    alt = alt_text([_in_words(shown, chart)])
    drawing = await in_thread(lambda: png(recoloured(draw_review(chart), shown.scheme)))
    name = f"review-{shown.table.id}-{shown.seat}.png"
    head = [_title(say), f"**{faced(shown.table, shown.seat, say)}**", " ".join(_sentences(shown))]
    small = [f"-# {line}" for line in _small_print(shown)]
    return Screen(
        head="\n".join(head),
        story="\n".join(small),
        drawings=(Drawing(name, alt, drawing),),
        rows=tuple(_rows(shown)),
        text=lambda: alt,
    )


def _sentences(shown: Shown) -> Iterable[str]:
    """What the dice gave, what the choices cost and what to think of it; then the others."""
    say, review = shown.say, shown.review
    person = "you" if shown.own else "they"
    way = "took" if review.luck < 0 else "gave"
    yield say(
        f"review-{way}-{review.unit}-{person}",
        seat=shown.seat,
        luck_text=amount(abs(review.luck), review.unit, shown.language, sign=review.luck > 0),
        cost_text=amount(review.cost, review.unit, shown.language),
        which=say(f"verdict-{_verdict(review)}-{person}"),
        what=say("review-source-own" if say.knows("review-source-own") else "review-source"),
    )
    if abs(review.rivals) >= UNTOLD[review.unit]:
        way = "gave" if review.rivals > 0 else "took"
        text = amount(abs(review.rivals), review.unit, shown.language)
        yield say(f"review-rivals-{way}-{review.unit}-{person}", seat=shown.seat, value=text)


def _verdict(review: Review) -> str:
    luck, play = _luck(review), _play(review)
    if (luck, play) == ("lucky", "poor") and review.cost > review.luck:
        return "wasted"
    return f"{luck}-{play}"


def _luck(review: Review) -> str:
    least = LUCKY[review.unit] * _measure(review)
    return "lucky" if review.luck > least else "unlucky" if review.luck < -least else "even"


def _play(review: Review) -> str:
    scale = _measure(review)
    if review.cost < FINE[review.unit] * scale:
        return "fine"
    return "poor" if review.cost > POOR[review.unit] * scale else "fair"


def _measure(review: Review) -> float:
    return max(1.0, review.start) if review.unit == "points" else 1.0


def _small_print(shown: Shown) -> Iterable[str]:
    """The sum as figures, and how sure they are."""
    say, review = shown.say, shown.review
    parts = [amount(review.start, review.unit, shown.language)]
    terms = (
        ("dice", review.luck),
        ("choices", -review.cost),
        ("rivals", review.rivals),
        ("rest", review.rest),
    )
    for word, value in terms:
        if abs(value) >= UNTOLD[review.unit]:
            parts.append(f"{shown.amount(value)} ({say(f'review-{word}')})")
    final = amount(review.final, review.unit, shown.language, digits=0 if _whole(review) else 1)
    yield say("review-figures", which=f"{' '.join(parts)} = {final}")
    if not review.exact:
        yield say(
            "review-errors-own" if say.knows("review-errors-own") else "review-errors",
            luck_text=amount(review.luck_error, review.unit, shown.language),
            cost_text=amount(review.cost_error, review.unit, shown.language),
        )


def _whole(review: Review) -> bool:
    return review.unit == "points" and review.final == int(review.final)


def _rows(shown: Shown) -> Iterable[Row]:
    """One's own mistakes, if there are any, and everybody else's review."""
    table, label = shown.table, shown.label
    if shown.own and shown.review.mistakes:
        count = min(MOST_MARKS, len(shown.review.mistakes))
        first = ids.Review("mistake", table.id, shown.seat, 0, 0)
        yield (Button(str(first), label("review-mistakes", count=count), "main"),)
    names = buttons(table, shown.language)
    others = [
        Button(str(ids.Review("show", table.id, seat, 0, 0)), names.name(seat))
        if seat != shown.seat
        else Button("no-seat", label("picked", text=names.name(seat)), "main", disabled=True)
        for seat in shown.others
    ]
    if len(others) > 1:
        for start in range(0, len(others), ROW):
            yield tuple(others[start : start + ROW])


# ── the picture ──────────────────────────────────────────────────────────────────────────────────


def _chart(shown: Shown) -> ReviewChart:
    label, review = shown.label, shown.review
    factor = 1 if review.unit == "points" else 100
    worths = [review.start, *(point.worth.mean for point in review.points), review.final]
    final = amount(review.final, review.unit, shown.language, digits=0 if _whole(review) else 1)
    return ReviewChart(
        title=f"{label('game-name')} · {label.name(shown.seat)}",
        subtitle=label(f"review-line-{review.unit}"),
        first=label("review-first", value=amount(review.start, review.unit, shown.language)),
        last=label("review-last", value=final),
        worths=tuple(factor * worth for worth in worths),
        marks=_marks(shown),
        legend={kind: label(f"review-mark-{kind}") for kind in ("gift", "blow", "mistake")},
        percent=percent(shown.language) if review.unit == "chance" else "",
    )


def _marks(shown: Shown) -> tuple[Mark, ...]:
    """The costliest choices, and what the dice did at other places.

    The line begins before the first throw; a choice stands at its own place, and what the dice did
    after it at the next.
    """
    review = shown.review
    places = {point.step: place for place, point in enumerate(review.points, start=1)}
    mistakes = {places[point.step]: -point.cost for point in review.mistakes[:MOST_MARKS]}
    lucks = [review.opening_luck, *(point.luck for point in review.points)]
    least = WORTH_TELLING[review.unit] * _measure(review)
    fallen = {
        place: luck
        for place, luck in enumerate(lucks, start=1)
        if abs(luck) >= least and place not in mistakes
    }
    gifts = _most({place: luck for place, luck in fallen.items() if luck > 0}, reverse=True)
    blows = _most({place: luck for place, luck in fallen.items() if luck < 0}, reverse=False)
    found = [
        *((place, "mistake", value) for place, value in mistakes.items()),
        *((place, "gift", value) for place, value in gifts),
        *((place, "blow", value) for place, value in blows),
    ]
    return tuple(Mark(place, kind, _short(shown, value)) for place, kind, value in found)


def _most(values: dict[int, float], *, reverse: bool) -> Sequence[tuple[int, float]]:
    return sorted(values.items(), key=lambda one: one[1], reverse=reverse)[:MOST_MARKS]


def _short(shown: Shown, value: float) -> str:
    """A number beside a mark: without the percent sign, which the scale has."""
    if shown.review.unit == "chance":
        return signed(100 * value, shown.language, 0)
    return signed(value, shown.language, 0 if abs(value) >= 10 else 1)


def _in_words(shown: Shown, chart: ReviewChart) -> str:
    """The picture in words: where the line runs, and its marks from left to right."""
    label, review = shown.label, shown.review
    worths = chart.worths
    ends = label(
        "review-alt",
        what=f"{chart.title}. {chart.subtitle}",
        first_text=chart.first,
        last_text=chart.last,
        least_text=_scaled(min(worths), shown),
        most_text=_scaled(max(worths), shown),
    )
    count = len(review.points)
    told = [
        label("review-alt-mark", what=chart.legend[mark.kind], value=mark.text, number=mark.place)
        for mark in sorted(chart.marks, key=lambda mark: mark.place)
    ]
    return " ".join([ends, label("review-alt-choices", count=count), *told])


def _scaled(value: float, shown: Shown) -> str:
    sign = percent(shown.language) if shown.review.unit == "chance" else ""
    return decimal(value, shown.language, 0) + sign
