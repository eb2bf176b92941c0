"""Verflixxt! without pictures: the alt text, and the whole board as text.

A blind player plays from these and from the labels of the moves, which say where each one leads.
"""

from collections import Counter
from collections.abc import Iterator

from renderers.core.say import Alt, Say, alt_text
from renderers.verflixxt.layout import plans
from rules.core.record import Seat
from rules.verflixxt.box import FLIXXY, GUARD, Piece, is_pawn
from rules.verflixxt.view import PlayerView, Trace, View

SQUARES = 10
"""Tiles in a paragraph of the track."""


def alt(view: View, say: Say) -> Alt:
    """Whose turn, the dice, one's own tokens, the last ways, who stands where, the points."""
    return Alt(
        moment=(_whose(view, say),),
        lies=tuple(_lies(view, say)),
        changed=tuple(_ways(view, say)),
        rest=(_pieces(view, say), _points(view, say)),
    )


def brief(view: View, say: Say) -> tuple[str, ...]:
    """The dice, one's own tokens, and what else counts in this turn."""
    return (" ".join(_lies(view, say)),)


def _lies(view: View, say: Say) -> Iterator[str]:
    if not view.over:
        yield from _rolled(view, say)
        yield from _hand(view, say)
        yield from _turn(view, say)


def further_alts(view: View, say: Say) -> tuple[str, ...]:
    """What the second picture shows where the players have one of their own."""
    if len(plans(view)) == 1:
        return ()
    players = (_in_a_line(view, say, seat) for seat in range(len(view.players)))
    return (alt_text((say("alt-title"), *players)),)


def _in_a_line(view: View, say: Say, seat: Seat) -> str:
    player = view.players[seat]
    points = say("alt-points", seat=seat, points=player.score)
    return f"{'. '.join((points, *_owned(player, say)))}."


def sheet_alt(view: View, say: Say, seat: Seat) -> str:
    """What one player has won, and the points."""
    player = view.players[seat]
    points = say("alt-player", points=player.score, count=player.out)
    owned = (f"{line}." for line in _owned(player, say))
    return alt_text((f"{say.name(seat)}.", f"{points}.", *owned))


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole board in paragraphs: the moment, the track tile by tile, every player."""
    first = " ".join((f"**{say('alt-title')}**", *_moment(view, say), *_middle(view, say)))
    return (
        first,
        *_turn(view, say),
        *_hand(view, say),
        *_track(view, say),
        *(_player(view, say, seat) for seat in range(len(view.players))),
        *_away(view, say),
    )


def _moment(view: View, say: Say) -> Iterator[str]:
    yield _whose(view, say)
    if not view.over:
        yield from _rolled(view, say)


def _whose(view: View, say: Say) -> str:
    if view.over:
        best = max(player.score for player in view.players)
        return say("alt-over", seats=view.winners, points=best)
    return say("alt-turn", seat=view.turn.seat)


def _ways(view: View, say: Say) -> Iterator[str]:
    """The ways of the last round, which are arrows on the picture."""
    if view.traces:
        between = f"{say('semicolon')} "
        yield f"{say('alt-ways')} {between.join(_way(trace, say) for trace in view.traces)}."


def _way(trace: Trace, say: Say) -> str:
    way = say("alt-way", tile=trace.tile, onto=trace.onto)
    if trace.piece == trace.seat:
        return f"{say.name(trace.seat)} {way}"
    return f"{say.name(trace.seat)}, {_called(trace.piece, say)} {way}"


def _rolled(view: View, say: Say) -> Iterator[str]:
    turn = view.turn
    if not turn.number:
        yield say("alt-unrolled")
    elif turn.face:
        yield say("alt-rolled-both", number=turn.number, face=turn.face)
    else:
        yield say("alt-rolled", number=turn.number)


def _turn(view: View, say: Say) -> Iterator[str]:
    """What has happened in this turn and still counts in it."""
    turn = view.turn
    if turn.swapped:
        yield say("alt-swapped", tile=turn.swapped)
    if turn.pushed:
        yield say("alt-pushed", seat=turn.seat)
    if turn.owed:
        yield say("alt-owed", seat=turn.seat, count=turn.owed)


def _middle(view: View, say: Say) -> Iterator[str]:
    """What lies beside the track."""
    if view.rounds:
        yield say("alt-rounds", points=view.rounds)
    if view.house.worms:
        yield say("alt-pile", count=view.pile)


def _hand(view: View, say: Say) -> Iterator[str]:
    """A seat's own worm tokens."""
    if view.ready:
        yield say("alt-ready", worm=view.ready)
    if view.fresh:
        yield say("alt-fresh", worm=view.fresh)


def _pieces(view: View, say: Say) -> str:
    """Only the tiles on which something stands, each with its distance from Start."""
    stood = (
        say("alt-square", number=place, tile=square.tile.name, who=_standing(square.pieces, say))
        for place, square in enumerate(view.track)
        if square.pieces
    )
    between = f"{say('semicolon')} "
    return f"{say('alt-track')} {between.join(stood)}."


def _standing(pieces: tuple[Piece, ...], say: Say) -> str:
    """ "2 × Ana, Ben, guard, Flixxy"."""
    counted = Counter(sorted(pieces, key=lambda piece: (not is_pawn(piece), piece)))
    return ", ".join(
        _called(piece, say) if count == 1 else f"{count} × {_called(piece, say)}"
        for piece, count in counted.items()
    )


def _called(piece: Piece, say: Say) -> str:
    if piece == GUARD:
        return say("alt-guard")
    return say("alt-flixxy") if piece == FLIXXY else say.name(piece)


def _points(view: View, say: Say) -> str:
    points = (
        say("alt-points", seat=seat, points=player.score)
        for seat, player in enumerate(view.players)
    )
    return f"{say('alt-scores')} {', '.join(points)}."


def _track(view: View, say: Say) -> Iterator[str]:
    """Every tile from Start to Finish, in paragraphs that fit on a page."""
    lines = [_line(view, place, say) for place in range(len(view.track))]
    for first in range(0, len(lines), SQUARES):
        title = [say("alt-track")] if first == 0 else []
        yield "\n".join((*title, *lines[first : first + SQUARES]))


def _line(view: View, place: int, say: Say) -> str:
    square = view.track[place]
    name = say(f"tile-{square.tile.name}")
    again = f" ({say('alt-again')})" if square.again else ""
    stood = say("alt-stood", who=_standing(square.pieces, say)) if square.pieces else ""
    return f"- {place} · {name}{again}{stood}"


def _player(view: View, say: Say, seat: Seat) -> str:
    player = view.players[seat]
    lines = "".join(f"\n- {line}" for line in _owned(player, say))
    points = say("alt-player", points=player.score, count=player.out)
    return f"**{say.name(seat)}** · {points}{lines}"


def _owned(player: PlayerView, say: Say) -> Iterator[str]:
    if player.stack:
        yield say("alt-stack", who=", ".join(_stack(player, say)))
    if player.tokens:
        yield say("alt-tokens", points=player.tokens)
    if player.worms:
        yield say("alt-worms", count=player.worms)


def _stack(player: PlayerView, say: Say) -> Iterator[str]:
    """Each tile by its name; one that luck turns also by what it counts."""
    for tile, points in zip(player.stack, player.counts, strict=True):
        name = say(f"tile-{tile.name}")
        yield name if points == tile.value else f"{name} (+{points})"


def _away(view: View, say: Say) -> Iterator[str]:
    if view.away:
        yield say("alt-away", tile=tuple(tile.name for tile in view.away))
