"""Think Str8! without pictures: the alt text, and the whole board as text.

A blind player plays from these: what the decision needs comes first. Both are made from a view, so
that they tell nobody about the own cards.
"""

from collections.abc import Iterator

from renderers.core.say import Say
from renderers.think_str8.layout import guesses_shown, has_chart
from renderers.think_str8.scale import Bet, lane_bets, said, signed
from renderers.think_str8.thinking import (
    Line,
    excluded,
    learnt,
    likelihoods,
    lines,
    percent,
    thought,
)
from renderers.think_str8.title import moment
from rules.core.record import Seat
from rules.think_str8.box import RACKS, SCALE, STRIPS, VALUES
from rules.think_str8.view import View, seen

ALT_LIMIT = 1024
"""Characters of alt text that Discord takes."""


def alt(view: View, say: Say) -> str:
    """What the decision needs, the most urgent first, since the end is what gets cut."""
    parts = (
        *_situation(view, say),
        *_own(view, say),
        *_sums(view, say),
        *_last(view, say),
        _scores(view, say),
        *_learnt(view, say),
    )
    whole = " ".join(parts)
    return whole if len(whole) <= ALT_LIMIT else whole[: ALT_LIMIT - 1] + "…"


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole board in paragraphs."""
    title, *others = _situation(view, say)
    return (
        " ".join((f"**{title}**", *others)),
        _scores(view, say),
        _racks(view, say),
        *_piles(view, say),
        *(_paragraph(view, say) if view.seat is not None else _history(view, say)),
        *_guesses(view, say),
        *_unseen_at_the_end(view, say),
    )


# ── the moment ───────────────────────────────────────────────────────────────────────────────────


def _situation(view: View, say: Say) -> Iterator[str]:
    if guesses_shown(view):
        yield say("alt-title")
    else:
        yield say("alt-round", round=view.round, rounds=view.last_round)
    yield f"{moment(view, say)}."
    if view.dice and not guesses_shown(view):
        yield say("alt-dice", dice=view.dice)
    yield from _strips(view, say)


def _strips(view: View, say: Say) -> Iterator[str]:
    """Who holds or has laid what, and what is still free."""
    if view.step != "strips":
        return
    held = [
        say("alt-holds", seat=seat, cells=strip.cells)
        for seat, strip in enumerate(view.strips)
        if strip is not None and strip.first is None
    ]
    laid = _bets(view, say)
    if held or laid:
        yield f"{', '.join((*laid, *held))}."
    taken = {strip.cells for strip in view.strips if strip is not None}
    free = tuple(cells for cells in STRIPS if cells not in taken)
    yield say("alt-free", cells=free)


def _bets(view: View, say: Say) -> list[str]:
    return [f"{say.name(seat)} {said(bet, say)}" for seat, bet in lane_bets(view).items()]


def _last(view: View, say: Say) -> Iterator[str]:
    """What the last strips were told."""
    bets = _bets(view, say) if view.step in ("roll", "exchange") else []
    if bets:
        yield f"{say('alt-last', round=view.rounds[-1].number)} {', '.join(bets)}."


def _scores(view: View, say: Say) -> str:
    scores = (say("alt-score", seat=seat, score=view.scores[seat]) for seat in view.track)
    return f"{say('alt-scores')} {', '.join(scores)}."


# ── a player's own cards ─────────────────────────────────────────────────────────────────────────


def _own(view: View, say: Say) -> Iterator[str]:
    """What each own card may be: all that lies nowhere open, less what logic excludes."""
    if view.seat is None or view.step == "over":
        return
    cards = (
        say("alt-may-be", card=colour, numbers=_left(view, column))
        for column, colour in enumerate(view.colours)
    )
    yield f"{say('alt-assisted' if view.assist else 'alt-unseen')} {', '.join(cards)}."


def _left(view: View, column: int) -> tuple[int, ...]:
    gone = (*seen(view, column), *excluded(view, column))
    return tuple(value for value in VALUES if value not in gone)


def _sums(view: View, say: Say) -> Iterator[str]:
    """With assistance: how likely each possible sum is."""
    if view.seat is None or not has_chart(view) or not thought(view).sums:
        return
    likely = zip(SCALE, likelihoods(view), strict=True)
    sums = [say("alt-sum", number=n, value=percent(share)) for n, share in likely if share]
    yield f"{say('alt-sums')} {', '.join(sums)}."


def _learnt(view: View, say: Say) -> Iterator[str]:
    """The own rounds, the latest first."""
    if view.seat is not None and view.step != "over":
        yield from (_round(line, say) for line in reversed(lines(view)) if line.bet is not None)


def _paragraph(view: View, say: Say) -> Iterator[str]:
    """A player's pad: what the cards may be, the sums, the rounds."""
    yield from _own(view, say)
    yield from _sums(view, say)
    rounds = [_round(line, say) for line in lines(view)]
    if rounds:
        yield "\n".join((say("alt-rounds"), *(f"- {told}" for told in rounds)))


def _round(line: Line, say: Say) -> str:
    told = [say("alt-line", round=line.number, dice=line.dice)]
    if line.bet is not None:
        told.append(f"{said(line.bet, say)}.")
    if line.bet is not None and line.bet.hint:
        told.append(say("alt-leaves", value=learnt(line.bet)))
    for colour, value in line.exchanged:
        told.append(say("alt-exchanged", card=colour, number=value))
    return " ".join(told)


def _history(view: View, say: Say) -> Iterator[str]:
    """The rounds as everybody knows them."""
    rounds = [
        " ".join((say("alt-line", round=played.number, dice=played.dice), f"{told}."))
        for played in view.rounds
        for told in (_checks(view, say, played.number),)
    ]
    if rounds:
        yield "\n".join((say("alt-rounds"), *(f"- {told}" for told in rounds)))


def _checks(view: View, say: Say, number: int) -> str:
    bets = ((c.seat, Bet(c.first, c.cells, c.hint, ())) for c in view.rounds[number - 1].checks)
    return ", ".join(f"{say.name(seat)} {said(bet, say)}" for seat, bet in bets)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def _racks(view: View, say: Say) -> str:
    return "\n".join((say("alt-racks"), *(f"- {_rack(view, say, rack)}" for rack in range(RACKS))))


def _rack(view: View, say: Say, rack: int) -> str:
    owner = say.name(rack) if rack < view.players else say("picture-neutral")
    values = zip(view.colours, view.racks[rack], strict=True)
    cards = [say("alt-card", card=colour, number=v) for colour, v in values if v is not None]
    told = f"**{owner}** · {', '.join(cards) or say('alt-backs')}."
    aside = [
        say("alt-card", card=card.colour, number=card.value)
        for card in view.aside
        if card.seat == rack
    ]
    return f"{told} {say('alt-aside')} {', '.join(aside)}." if aside else told


def _piles(view: View, say: Say) -> Iterator[str]:
    if view.step == "over":
        return
    piles = zip(view.colours, view.piles, strict=True)
    counts = (say("alt-card", card=colour, number=count) for colour, count in piles)
    yield f"{say('alt-piles')} {', '.join(counts)}."


def _guesses(view: View, say: Say) -> Iterator[str]:
    """The own guesses, at the end everybody's with what they gave."""
    if not guesses_shown(view):
        return
    for seat in range(view.players):
        named = view.guesses[seat]
        if named is not None:
            yield f"{say('alt-guesses', seat=seat)} {', '.join(_named(view, say, seat))}."


def _named(view: View, say: Say, seat: Seat) -> Iterator[str]:
    marks = view.marks[seat] if view.marks else ()
    for column, numbers in enumerate(view.guesses[seat] or ()):
        told = say("alt-named", card=view.colours[column], count=len(numbers), numbers=numbers)
        yield f"{told} ({signed(marks[column])})" if marks else told


def _unseen_at_the_end(view: View, say: Say) -> Iterator[str]:
    if view.step != "over":
        return
    removed = zip(view.colours, view.removed, strict=True)
    cards = (say("alt-card", card=colour, number=value) for colour, value in removed)
    yield f"{say('alt-removed')} {', '.join(cards)}."
