"""Everybody's points: chips above a sheet, or a row for each player with every zone."""

from renderers.core import shapes
from renderers.core.badges import Mark, badge, pale_badge
from renderers.core.canvas import Box, Canvas
from renderers.core.chips import lay_awaited
from renderers.core.say import Say
from renderers.core.text import READABLE
from renderers.tres_fute_4ever.colours import OVER, ZONE, mark
from renderers.tres_fute_4ever.layout import Plan
from renderers.tres_fute_4ever.moment import asked, by_rank
from renderers.tres_fute_4ever.sheet import signed
from renderers.tres_fute_4ever.tiles import Printed
from renderers.tres_fute_4ever.zones import put
from rules.core.record import Seat
from rules.tres_fute_4ever.box import TOOLS, ZONES
from rules.tres_fute_4ever.view import PlayerView, View


def chips(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """A chip for each player; the owner of the sheet below has a name and foxes on it."""
    waiting = asked(view)
    for seat, player in enumerate(view.players):
        box = plan.boxes[f"player-{seat}"]
        if seat == plan.seat:
            owner_chip(canvas, box, mark(seat, say), say.name(seat), player)
        else:
            look = "glow" if seat in waiting else "card"
            left, top, right, bottom = box
            canvas.part(box, _chip, mark(seat, say), look)
            room = (left + 55, top, right - 3, bottom)
            total = signed(player.total)
            canvas.write(total, room, ground=look, size=32, weight="bold", align="centre")


def owner_chip(canvas: Canvas, box: Box, owner: Mark, name: str, player: PlayerView) -> None:
    """A name, what the foxes are worth, and the total."""
    _, top, right, bottom = box
    look = {"ground": owner[1], "colour": "card"}
    canvas.part(box, _owner_chip, owner, name)
    worth = f"{player.sheet.foxes} × {signed(min(player.points.zones))}"
    foxes, total = (right - 178, top, right - 84, bottom), (right - 84, top, right - 12, bottom)
    canvas.write(worth, foxes, size=30, weight="semibold", **look)
    canvas.write(signed(player.total), total, size=40, weight="bold", align="right", **look)


def _chip(canvas: Canvas, box: Box, player: Mark, ground: str) -> None:
    if ground == "glow":
        lay_awaited(canvas, box, 14)
    else:
        canvas.panel(box, 14, ground="paper", colour=ground)
    badge(canvas, (11, 6), 42, player, ground=ground)


def _owner_chip(canvas: Canvas, box: Box, owner: Mark, name: str) -> None:
    _, _, right, bottom = box
    colour = owner[1]
    canvas.panel(box, 14, ground="paper", colour=colour)
    pale_badge(canvas, (6, 6), 42, owner, ground=colour)
    place = (56, 0, right - 226, bottom)
    look = {"ground": colour, "colour": "card", "weight": "semibold"}
    canvas.write(name, place, size=(32, READABLE), **look)
    put(canvas, (right - 220, 8, right - 182, 46), colour, (Printed("fox", "", (0, 0), 38),))


def standings(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """Names with the actions that are left, five zones, foxes, totals; at the end by rank."""
    _heads(canvas, plan, say)
    for row, seat in enumerate(by_rank(view) if view.over else range(len(view.players))):
        _row(canvas, plan, view, (row, seat), say)


def _heads(canvas: Canvas, plan: Plan, say: Say) -> None:
    for zone in ZONES:
        left, top, right, _ = plan.boxes[f"head-{zone}"]
        middle = (left + right) // 2
        box = (middle - 21, top + 4, middle + 21, top + 46)
        canvas.stamp(box[:2], shapes.disc, 42, ground="paper", colour=ZONE[zone])
        canvas.write(
            say(f"letter-{zone}"),
            box,
            ground=ZONE[zone],
            colour=OVER[zone],
            size=29,
            weight="bold",
            align="centre",
        )
    left, top, right, _ = plan.boxes["head-fox"]
    middle = (left + right) // 2
    box = (middle - 21, top + 4, middle + 21, top + 46)
    put(canvas, box, "paper", (Printed("fox", "", (0, 0), 42),))
    canvas.write(
        say("picture-total"),
        plan.boxes["head-total"],
        ground="paper",
        size=30,
        weight="bold",
        align="centre",
    )


def _row(canvas: Canvas, plan: Plan, view: View, place: tuple[int, Seat], say: Say) -> None:
    row, seat = place
    left, top, right, bottom = plan.boxes[f"player-{row}"]
    player, first, awaited = view.players[seat], seat in view.winners, seat in asked(view)
    ground = "glow" if first or awaited else "card"
    card = (left, top + 3, plan.boxes[f"total-of-{row}"][2], bottom - 3)
    if awaited:
        lay_awaited(canvas, card, 14)
    else:
        canvas.panel(card, 14, ground="paper", colour=ground)
    badge(canvas, (left + 16, top + 22), 52, mark(seat, say), ground=ground)
    canvas.write(
        say.name(seat),
        (left + 76, top + 8, right - 6, top + 52),
        ground=ground,
        size=(32, READABLE),
        weight="bold" if first else "semibold",
    )
    _tools(canvas, view, seat, (left + 76, top + 52), ground)
    shown = (*zip(ZONES, player.points.zones, strict=True), ("fox", player.points.foxes))
    for column, points in shown:
        canvas.write(
            signed(points),
            plan.boxes[f"{column}-of-{row}"],
            ground=ground,
            size=34,
            align="centre",
        )
    canvas.write(
        signed(player.total),
        plan.boxes[f"total-of-{row}"],
        ground=ground,
        size=46,
        weight="bold",
        align="centre",
    )


def _tools(canvas: Canvas, view: View, seat: Seat, at: tuple[int, int], ground: str) -> None:
    """How many of each action are left."""
    left, top = at
    for place, tool in enumerate(TOOLS):
        start = left + place * 74
        box = (start, top - 4, start + 38, top + 34)
        put(canvas, box, ground, (Printed(tool, "", (0, 0), 38),))
        left_over = view.players[seat].sheet.bar(tool).left
        canvas.write(
            str(left_over),
            (start + 44, top - 4, start + 72, top + 34),
            ground=ground,
            size=28,
            weight="semibold",
        )
