"""A card for each player: name, round tokens, what is special now, trophies, dice."""

from renderers.core.badges import Mark, badge, mark
from renderers.core.canvas import Box, Canvas
from renderers.core.chips import lay_awaited
from renderers.core.dice import margin
from renderers.core.say import Say
from renderers.desfausse import signs
from renderers.desfausse.dice import put
from renderers.desfausse.layout import HEAD, Plan
from renderers.desfausse.tokens import in_hand, round_token
from rules.core.record import Seat
from rules.desfausse.view import View

BADGE = 42
STAR = 34
TAG = 36


def draw_cards(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """Everybody's card but the reader's own."""
    for seat in range(len(view.players)):
        if seat != view.seat:
            _card(canvas, plan, view, say, seat)


def _card(canvas: Canvas, plan: Plan, view: View, say: Say, seat: Seat) -> None:
    box = plan.boxes[f"card-{seat}"]
    ground = "glow" if seat in view.asked else "card"
    canvas.part(box, _empty_card, ground)
    draw_head(canvas, box, (view, say, seat), ground)
    _dice(canvas, plan, view, seat, ground)
    if not view.players[seat].dice:
        left, top, right, bottom = box
        canvas.write(
            say("picture-no-dice"),
            (left + 24, top + HEAD, right - 24, bottom - 18),
            ground=ground,
            colour="pencil",
            size=34,
            weight="semibold-italic",
        )


def _empty_card(canvas: Canvas, box: Box, ground: str) -> None:
    """A card, warm and with a golden edge where its player is awaited."""
    if ground == "glow":
        lay_awaited(canvas, box, 16)
    else:
        canvas.panel(box, 16, ground="paper", colour=ground)


def draw_head(canvas: Canvas, box: Box, whose: tuple[View, Say, Seat], ground: str) -> None:
    """Letter, name, round tokens, devils, what is special, trophies."""
    view, say, seat = whose
    left, top, right, _ = box
    player = view.players[seat]
    ink = "card" if ground == "felt" else "ink"
    owner, won = (mark(seat, say), say.name(seat)), (player.tokens, view.rounds_to_win)
    box = (left + 16, top + 2, left + 420, top + HEAD)
    canvas.part(box, _owner, owner, won, ground, ground=ground)
    if player.devils:
        at = (left + 424, top + 8)
        canvas.stamp(at, signs.devil, 36, ground=ground, colour=ink)
        canvas.write(
            f"−{player.devils}",
            (left + 464, top + 2, left + 510, top + HEAD),
            ground=ground,
            colour=ink,
            size=32,
            weight="bold",
        )
    if word := special(view, seat):
        _tag(canvas, (left + 514, top + 8, left + 700, top + 8 + TAG), say(word), ground)
    in_hand(canvas, (left + 704, top + 2, right - 12, top + HEAD), player, ground)


def _owner(
    canvas: Canvas, box: Box, owner: tuple[Mark, str], won: tuple[int, int], ground: str
) -> None:
    """Letter, name and round tokens."""
    letter, name = owner
    badge(canvas, (0, 4), BADGE, letter, ground=ground)
    canvas.write(
        name,
        (54, 0, 272, box[3]),
        ground=ground,
        colour="card" if ground == "felt" else "ink",
        size=34,
        weight="bold",
    )
    _tokens(canvas, (284, 8), won, ground)


def special(view: View, seat: Seat) -> str:
    """The one thing to know about a player now, by its word."""
    player = view.players[seat]
    if view.phase == "over":
        return ""
    if seat in view.cursed:
        return "picture-cursed"
    if player.hindered:
        return "picture-hindered"
    if player.has_shed:
        return "picture-has-shed"
    if view.phase == "rolling" and not player.rolling:
        return "picture-stopped"
    return "picture-single" if player.single else ""


def _tokens(canvas: Canvas, at: tuple[int, int], won: tuple[int, int], ground: str) -> None:
    """Round tokens won, and hollows for those still needed."""
    tokens, needed = won
    for place in range(needed):
        spot = (at[0] + place * (STAR + 4), at[1])
        canvas.tile(spot, round_token, STAR, ground, place < tokens)


def _tag(canvas: Canvas, box: Box, word: str, ground: str) -> None:
    left, top, right, bottom = box
    canvas.panel(box, TAG // 2, ground=ground, colour="hell")
    canvas.write(
        word,
        (left + 12, top, right - 12, bottom),
        ground="hell",
        colour="card",
        size=28,
        weight="semibold",
        align="centre",
    )


def _dice(canvas: Canvas, plan: Plan, view: View, seat: Seat, ground: str) -> None:
    player = view.players[seat]
    boxes = [plan.boxes[f"die-{seat}-{number}"] for number in range(len(player.dice))]
    received = [box for box, die in zip(boxes, player.dice, strict=True) if die.received]
    if received:
        _, top, _, _ = plan.boxes[f"card-{seat}"]
        start, end = received[0][0] - 14, received[-1][2] + 14
        tray = (start, top + HEAD - margin(plan.big), end, top + HEAD + plan.big + 10)
        canvas.panel(tray, 10, ground=ground, colour="rule")
    called = [
        die.face == view.value in player.sheddable and not die.received for die in player.dice
    ]
    for number in sorted(range(len(boxes)), key=called.__getitem__):
        die = player.dice[number]
        lies, ring = "rule" if die.received else ground, "gold" if called[number] else ""
        put(canvas, die, boxes[number][:2], lies, big=plan.big, ringed=ring)
