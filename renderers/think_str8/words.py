"""Think Str8! without pictures: the alt text, and the whole board as text.

A blind player plays from these: what the decision needs comes first. Both are made from a view, so
that they tell nobody about the own cards.
"""

from collections.abc import Iterator

from renderers.core.say import Alt, Say
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
from rules.think_str8.view import Round, View, seen


def alt(view: View, say: Say) -> Alt:
    """The moment and the dice, the own cards, the last bets, then cards and points."""
    own = (*_own(view, say), *_guesses(view, say), *_sums(view, say))
    return Alt(
        moment=(f"{moment(view, say)}.",),
        lies=(*_dice(view, say), *_strips(view, say), *own),
        changed=tuple(_changed(view, say)),
        rest=(
            *_learnt(view, say),
            *_rivals(view, say),
            _scores(view, say),
            _title(view, say),
        ),
    )


def brief(view: View, say: Say) -> tuple[str, ...]:
    """The dice and strips, what the own cards may be, and what has been named."""
    lies = " ".join((*_dice(view, say), *_strips(view, say), *_last(view, say)))
    own = (*_own(view, say), *_sums(view, say), *_guesses(view, say))
    return tuple(filter(None, (lies, *own)))


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole board in paragraphs."""
    return (
        " ".join((f"**{_title(view, say)}**", *_moment(view, say))),
        *_own(view, say),
        *_sums(view, say),
        *_guesses(view, say),
        _racks(view, say),
        *_history(view, say),
        "\n".join((_scores(view, say), *_course(view, say), *_piles(view, say))),
        *_unseen_at_the_end(view, say),
    )


# ── the moment ───────────────────────────────────────────────────────────────────────────────────


def _title(view: View, say: Say) -> str:
    if guesses_shown(view):
        return say("alt-title")
    return say("alt-round", round=view.round, rounds=view.last_round)


def _moment(view: View, say: Say) -> Iterator[str]:
    yield f"{moment(view, say)}."
    yield from _dice(view, say)
    yield from _strips(view, say)


def _dice(view: View, say: Say) -> Iterator[str]:
    if view.dice and not guesses_shown(view):
        yield say("alt-dice", dice=view.dice)


def _course(view: View, say: Say) -> Iterator[str]:
    """In which order this round is played, and who still has something to do in it."""
    if view.step == "over":
        return
    yield say("alt-order", seats=view.order)
    if view.exchanging:
        yield say("alt-to-exchange", seats=view.exchanging)
    if view.guessed:
        yield say("alt-guessed", seats=view.guessed)


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
    """What the last strips were told, before the next dice fall."""
    if view.step in ("roll", "exchange") and view.rounds:
        yield _told(view.rounds[-1], say)


def _told(played: Round, say: Say) -> str:
    """What the strips of a round were told."""
    bets = (f"{say.name(seat)} {said(bet, say)}" for seat, bet in _checked(played))
    return f"{say('alt-last', round=played.number)} {', '.join(bets)}."


def _checked(played: Round) -> list[tuple[Seat, Bet]]:
    return [(c.seat, Bet(c.first, c.cells, c.hint, c.learnt)) for c in played.checks]


def _changed(view: View, say: Say) -> Iterator[str]:
    """What the last strips were told, and which cards were exchanged after that."""
    if view.rounds and view.step != "over":
        yield _told(view.rounds[-1], say)
        yield from _exchanged(view, view.rounds[-1].number, say)


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
    """The own rounds in short, the latest first; dice by which nothing was learnt are left out."""
    if view.seat is None or view.step == "over":
        return
    told = [_in_short(line, say) for line in reversed(lines(view)) if line.bet and line.bet.hint]
    if told:
        between = f"{say('semicolon')} "
        yield f"{say('alt-own-rounds')} {between.join(told)}."


def _in_short(line: Line, say: Say) -> str:
    assert line.bet is not None
    told = say("alt-short-line", round=line.number, dice=line.dice, value=learnt(line.bet))
    gone = (say("alt-gone", card=colour, number=value) for colour, value in line.exchanged)
    return ", ".join((told, *gone))


def _history(view: View, say: Say) -> Iterator[str]:
    """The rounds: dice, everybody's bets, what the own one leaves, and the cards exchanged."""
    rounds = [" ".join(_round(view, played, say)) for played in view.rounds]
    if rounds:
        yield "\n".join((say("alt-rounds"), *(f"- {told}" for told in rounds)))


def _round(view: View, played: Round, say: Say) -> Iterator[str]:
    yield say("alt-line", round=played.number, dice=played.dice)
    bets = _checked(played)
    yield f"{', '.join(f'{say.name(seat)} {said(bet, say)}' for seat, bet in bets)}."
    own = [bet for seat, bet in bets if seat == view.seat]
    yield from (say("alt-leaves", value=learnt(bet)) for bet in own)
    yield from _exchanged(view, played.number, say)


def _exchanged(view: View, number: int, say: Say) -> Iterator[str]:
    """The cards that were exchanged after a round."""
    exchanged = [
        say("alt-exchanged-by", seat=card.seat, card=card.colour, number=card.value)
        for card in view.aside
        if card.round == number
    ]
    if exchanged:
        yield f"{say('alt-aside')} {', '.join(exchanged)}."


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def _racks(view: View, say: Say) -> str:
    racks = ((_owner(view, say, rack), _rack(view, say, rack)) for rack in range(RACKS))
    return "\n".join((say("alt-racks"), *(f"- **{owner}** · {cards}." for owner, cards in racks)))


def _rivals(view: View, say: Say) -> Iterator[str]:
    """The racks that the reader sees, in a line each."""
    for rack, cards in enumerate(view.racks):
        if None not in cards:
            owner, shown = _owner(view, say, rack), _rack(view, say, rack)
            yield f"{owner}{say('colon')} {shown}."


def _owner(view: View, say: Say, rack: int) -> str:
    return say.name(rack) if rack < view.players else say("picture-neutral")


def _rack(view: View, say: Say, rack: int) -> str:
    values = zip(view.colours, view.racks[rack], strict=True)
    cards = [say("alt-card", card=colour, number=v) for colour, v in values if v is not None]
    return ", ".join(cards) or say("alt-backs")


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
