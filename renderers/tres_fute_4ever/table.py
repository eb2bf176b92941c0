"""The table: round track, dice where they lie, everybody's points, and the sheet that matters now.

The channel sees the sheet of the only player who is asked; a player sees their own.
"""

from PIL import Image

from renderers.core import shapes
from renderers.core.badges import badge, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.dice import margin
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.tres_fute_4ever.colours import PALETTE
from renderers.tres_fute_4ever.layout import BOXES, DIE, Plan, sheet_plan, table_plan
from renderers.tres_fute_4ever.moment import whose_sheet
from renderers.tres_fute_4ever.sheet import draw_sheet
from renderers.tres_fute_4ever.standings import chips, standings
from renderers.tres_fute_4ever.tiles import Drawn, Piece, Printed, Written, die
from renderers.tres_fute_4ever.zones import pen, put, taken
from rules.core.record import Seat
from rules.tres_fute_4ever.box import ROUND_BONUSES
from rules.tres_fute_4ever.view import Die, View

AREAS = {"roll": "felt", "box": "card", "tray": "silver"}
"""The ground of each place where dice lie."""


class Table:
    """Everything on the table, and one sheet where one matters."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of the table."""
        view, say = scene.view, scene.say
        plan = _plan(view)
        canvas = Canvas.plain(PALETTE, plan.size, "paper")
        _title(canvas, plan, view, say)
        _track(canvas, plan, view)
        for area in AREAS:
            _area(canvas, plan, view, area, say)
        if plan.seat is None:
            standings(canvas, plan, view, say)
        else:
            chips(canvas, plan, view, say)
            draw_sheet(canvas, plan, view.players[plan.seat], view.before(plan.seat), say)
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (_plan(scene.view).boxes,)


class Sheet:
    """One player's sheet. Without a seat, that of the active player."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of one sheet."""
        view, say = scene.view, scene.say
        owner = _owner(scene)
        plan = sheet_plan(owner)
        canvas = Canvas.plain(PALETTE, plan.size, "paper")
        _head(canvas, plan, say.name(owner), owner, say)
        draw_sheet(canvas, plan, view.players[owner], view.before(owner), say)
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (sheet_plan(_owner(scene)).boxes,)


def _owner(scene: Scene[View]) -> Seat:
    return scene.view.active if scene.seat is None else scene.seat


def _plan(view: View) -> Plan:
    rolled, tray = len(_lying(view, "roll")), len(_lying(view, "tray"))
    return table_plan(len(view.players), whose_sheet(view), view.rounds, (rolled, tray))


def _lying(view: View, area: str) -> tuple[Die, ...]:
    """The dice of an area, those on the boxes in the order in which they were chosen."""
    if area == "box":
        by_colour = {die.colour: die for die in view.dice}
        return tuple(by_colour[colour] for colour in view.boxes)
    lies = ("hand", "rolled") if area == "roll" else ("tray",)
    return tuple(die for die in view.dice if die.lies in lies)


# ── titles ───────────────────────────────────────────────────────────────────────────────────────


def _title(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    first = view.winners
    if not first:
        said = "picture-passive" if view.passive_turn else "picture-active"
        _head(canvas, plan, say(said, seat=view.active), view.active, say)
    elif len(view.players) == 1:
        _head(canvas, plan, say("picture-over"), 0, say)
    else:
        won = "picture-won" if len(first) == 1 else "picture-tied"
        _head(canvas, plan, say(won, seats=first), first[0], say)


def _head(canvas: Canvas, plan: Plan, title: str, seat: Seat, say: Say) -> None:
    left, top, right, bottom = plan.boxes["title"]
    badge(canvas, (left, top + 4), 56, mark(seat, say))
    canvas.write(title, (left + 70, top, right, bottom), ground="paper", size=44, weight="bold")


def _track(canvas: Canvas, plan: Plan, view: View) -> None:
    """The rounds with what they bring: past ones struck out, the present one framed."""
    for number in range(1, view.rounds + 1):
        past = number < view.round or view.over
        lies = "past" if past else "now" if number == view.round else "later"
        canvas.part(plan.boxes[f"round-{number}"], _round, number, lies)


def _round(canvas: Canvas, box: Box, number: int, lies: str) -> None:
    bonus = ROUND_BONUSES[number - 1]
    ground = "glow" if lies == "now" else "card"
    pieces: tuple[Piece, ...] = (Written(str(number), (0, 0, 50, 50), 30, "ink"),)
    if bonus is not None:
        pieces = (Printed(bonus, "", (7, 7), 36),)
    if lies == "past":
        pieces += taken((5, 5), 40, ground, pen(new=False))
    if lies == "now":
        pieces += (Drawn(shapes.ring, (50, 50, 8, 4), (0, 0), "ink"),)
    put(canvas, box, ground, pieces)


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────


def _area(canvas: Canvas, plan: Plan, view: View, area: str, say: Say) -> None:
    ground = AREAS[area]
    over = "card" if ground == "felt" else "ink"
    canvas.panel(plan.boxes[f"{area}-area"], 18, ground="paper", colour=ground)
    canvas.write(
        _area_words(view, area, say),
        plan.boxes[f"{area}-words"],
        ground=ground,
        colour=over,
        size=26,
        weight="semibold",
        align="centre",
    )
    dice = _lying(view, area)
    for place, lying in enumerate(dice):
        left, top, _, _ = plan.boxes[f"{area}-{place}"]
        face = 0 if lying.lies == "hand" else lying.face
        edge = margin(DIE)
        canvas.tile((left - edge, top - edge), die, lying.colour, face, DIE, ground)
        canvas.write(
            say(f"tray-{lying.colour}"),
            plan.boxes[f"{area}-colour-{place}"],
            ground=ground,
            colour=over,
            size=24,
            align="centre",
        )
    if area == "box":
        for place in range(len(dice), BOXES):
            left, top, _, _ = plan.boxes[f"box-{place}"]
            canvas.stamp((left, top), shapes.ring, DIE, DIE, 14, 4, ground="card", colour="pencil")


def _area_words(view: View, area: str, say: Say) -> str:
    if area != "roll":
        return say(f"picture-{area}")
    if any(die.lies == "hand" for die in view.dice):
        return say("picture-to-roll")
    return say("picture-roll", roll=view.roll)
