"""The table: round track, dice where they lie, everybody's points, and the sheet that matters now.

The channel sees the sheet of the only player who is asked; a player sees their own. At the end
there are the ranking and every sheet.
"""

from PIL import Image

from renderers.core import shapes
from renderers.core.badges import heading
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.dice import margin
from renderers.core.final import lay_ranking, ranking, sign
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.core.text import READABLE
from renderers.tres_fute_4ever.colours import PALETTE, SEATS, mark
from renderers.tres_fute_4ever.layout import BOXES, DIE, Plan, final_plan, sheet_plan, table_plan
from renderers.tres_fute_4ever.moment import by_rank, whose_sheet
from renderers.tres_fute_4ever.offers import offered
from renderers.tres_fute_4ever.sheet import draw_sheet, signed
from renderers.tres_fute_4ever.standings import chips, owner_chip, standings
from renderers.tres_fute_4ever.tiles import Drawn, Piece, Printed, Written, die
from renderers.tres_fute_4ever.zones import pen, put, taken
from rules.core.record import Seat
from rules.tres_fute_4ever.box import ROUND_BONUSES
from rules.tres_fute_4ever.view import Die, View

AREAS = {"roll": "felt", "box": "card", "tray": "silver"}
"""The ground of each place where dice lie."""


class Table:
    """Everything on the table, and one sheet where one matters; at the end everybody's."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of the table; at the end the ranking, then a picture of each sheet."""
        if scene.view.over:
            return (_final(scene), *(_sheet(scene, seat) for seat in by_rank(scene.view)))
        return (_table(scene),)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of those pictures."""
        view = scene.view
        if view.over:
            final = final_plan(len(view.players))
            return (final.boxes, *(sheet_plan(seat, over=True).boxes for seat in by_rank(view)))
        return (_plan(view).boxes,)


class Sheet:
    """One player's sheet. Without a seat, that of the active player."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of one sheet."""
        return (_sheet(scene, _owner(scene)),)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (sheet_plan(_owner(scene), over=scene.view.over).boxes,)


def _owner(scene: Scene[View]) -> Seat:
    return scene.view.active if scene.seat is None else scene.seat


def _plan(view: View) -> Plan:
    rolled, tray = len(_lying(view, "roll")), len(_lying(view, "tray"))
    return table_plan(len(view.players), whose_sheet(view), view.rounds, (rolled, tray))


def _table(scene: Scene[View]) -> Image.Image:
    view, say = scene.view, scene.say
    plan = _plan(view)
    canvas = Canvas.plain(PALETTE, plan.size, "paper")
    _track(canvas, plan, view)
    for area in AREAS:
        lay_area(canvas, plan, area, _lying(view, area), (_area_words(view, area, say), say))
    if plan.seat is None:
        said = "picture-passive" if view.passive_turn else "picture-active"
        words, active = say(said, seat=view.active), mark(view.active, say)
        heading(canvas, plan.boxes["title"], words, active, star=False, size=44)
        standings(canvas, plan, view, say)
    else:
        chips(canvas, plan, view, say)
        player, before = view.players[plan.seat], view.before(plan.seat)
        draw_sheet(canvas, plan, player, before, say, offered(view, plan.seat))
    return canvas.image


def _sheet(scene: Scene[View], seat: Seat) -> Image.Image:
    view, say = scene.view, scene.say
    player, plan = view.players[seat], sheet_plan(seat, over=view.over)
    canvas = Canvas.plain(PALETTE, plan.size, "paper")
    owner_chip(canvas, plan.boxes[f"player-{seat}"], mark(seat, say), say.name(seat), player)
    before = player.sheet if view.over else view.before(seat)
    draw_sheet(canvas, plan, player, before, say, offered(view, seat))
    return canvas.image


def _final(scene: Scene[View]) -> Image.Image:
    """Who has won, everybody's place and zones, and the signature."""
    view, say = scene.view, scene.say
    plan = final_plan(len(view.players))
    canvas = Canvas.plain(PALETTE, plan.size, "paper")
    places = [player.place for player in view.players]
    points = [signed(player.total) for player in view.players]
    several = len(view.players) > 1
    ranks = ranking(places, points, say, SEATS)
    lay_ranking(canvas, plan.boxes, _outcome(view, say), ranks, star=several)
    standings(canvas, plan, view, say)
    sign(canvas, plan.boxes["signature"], say("game-name"), scene.signature)
    return canvas.image


def _outcome(view: View, say: Say) -> str:
    first = view.winners
    if len(view.players) == 1:
        return say("picture-over")
    return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)


def _lying(view: View, area: str) -> tuple[Die, ...]:
    """The dice of an area, those on the boxes in the order in which they were chosen."""
    if area == "box":
        by_colour = {die.colour: die for die in view.dice}
        return tuple(by_colour[colour] for colour in view.boxes)
    lies = ("hand", "rolled") if area == "roll" else ("tray",)
    return tuple(die for die in view.dice if die.lies in lies)


# ── rounds ───────────────────────────────────────────────────────────────────────────────────────


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


def lay_area(
    canvas: Canvas, plan: Plan, area: str, dice: tuple[Die, ...], words: tuple[str, Say]
) -> None:
    """A place where dice lie: the dice with their colours in words, and what it is called.

    The name comes last: the ground around a die would cut the tails of its letters.
    """
    ground, (title, say) = AREAS[area], words
    over = "card" if ground == "felt" else "ink"
    canvas.panel(plan.boxes[f"{area}-area"], 18, ground="paper", colour=ground)
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
            size=28,
            align="centre",
        )
    canvas.write(
        title,
        plan.boxes[f"{area}-words"],
        ground=ground,
        colour=over,
        size=(28, READABLE),
        weight="semibold",
        align="centre",
    )
    if area == "box":
        for place in range(len(dice), BOXES):
            left, top, _, _ = plan.boxes[f"box-{place}"]
            canvas.stamp((left, top), shapes.ring, DIE, DIE, 14, 4, ground="card", colour="pencil")


def _area_words(view: View, area: str, say: Say) -> str:
    if area == "box" and len(view.players) > 1:
        return f"{say('picture-box')} · {say.name(view.active)}"
    if area != "roll":
        return say(f"picture-{area}")
    if any(die.lies == "hand" for die in view.dice):
        return say("picture-to-roll")
    return say("picture-roll", roll=view.roll)
