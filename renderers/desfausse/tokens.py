"""Trophies: as tokens in somebody's hand, and the board with those that nobody has."""

from collections import Counter

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.desfausse import signs
from renderers.desfausse.colours import PALETTE
from renderers.desfausse.dice import put
from renderers.desfausse.layout import Plan
from rules.desfausse.box import TROPHY_BOARD, Trophy, TrophyRow, in_board_order
from rules.desfausse.view import Die, PlayerView, View

TOKEN = 44
STACKED = 14
"""How far a second token of a kind peeps out behind the first."""

GAP = 8
MINI = 38

LOOKS = {
    "ready": ("gold", "ink", "ink"),
    "gained": ("card", "gold", "ink"),
    "used": ("rule", "pencil", "pencil"),
}
"""Face, edge and sign of a token, by how it lies."""

SORTS = (("small", "red"), ("small", "green"), ("big", "red"), ("big", "green"))
"""Dice by size and colour, as Hell shows them."""

Layer = tuple[Image.Image, int, str]
"""A mask, how far inside the tile it starts, its colour."""


WHOLE = shapes.disc(TOKEN).point(lambda cover: 255 if cover else 0)
"""A token without the ground around it, so that one behind it shows."""


def token(canvas: Canvas, at: tuple[int, int], trophy: Trophy, ground: str, lies: str) -> None:
    """A token: gold when it may be played, hollow until the next turn, struck out when used."""
    canvas.tile(at, _token, trophy, ground, lies)


def _token(trophy: Trophy, ground: str, lies: str) -> Image.Image:
    face, edge, ink = LOOKS[lies]
    layers: tuple[Layer, ...] = (
        (shapes.disc(TOKEN), 0, edge),
        (shapes.disc(TOKEN - 6), 3, face),
        (signs.trophy(trophy, 26), 10, ink),
    )
    if lies == "used":
        layers += ((signs.struck(TOKEN), 0, ink),)
    return layered(TOKEN, ground, layers)


def layered(size: int, ground: str, layers: tuple[Layer, ...]) -> Image.Image:
    """Masks painted one on another, each from this far inside, as a tile."""
    tile = Image.new("RGB", (size, size), PALETTE.theme[ground])
    for mask, inset, colour in layers:
        tile.paste(PALETTE.theme[colour], (inset, inset), mask)
    return PALETTE.quantised(tile, frozenset({ground, *(colour for *_, colour in layers)}))


def round_token(size: int, ground: str, won: bool) -> Image.Image:
    """A star of gold, or the hollow for one."""
    if not won:
        hollow = "felt-deep" if ground == "felt" else "rule"
        return layered(size, ground, ((shapes.star(size), 0, hollow),))
    edge = "felt-deep" if ground == "felt" else "ink"
    return layered(size, ground, ((shapes.star(size), 0, edge), (shapes.star(size - 8), 4, "gold")))


def in_hand(canvas: Canvas, box: Box, player: PlayerView, ground: str) -> None:
    """All of a player's tokens, those of a kind in a stack, to the right end of the box."""
    stacks = [
        (trophy, count, lies)
        for lies, trophies in (
            ("used", player.used),
            ("gained", player.gained),
            ("ready", player.trophies),
        )
        for trophy, count in Counter(in_board_order(trophies)).items()
    ]
    if not stacks:
        return
    left, top, right, bottom = box
    widths = [TOKEN + (count - 1) * STACKED for _, count, _ in stacks]
    gaps = len(stacks) - 1
    gap = min(GAP, (right - left - sum(widths)) // gaps) if gaps else 0
    across = right - sum(widths) - gap * gaps
    for (trophy, count, lies), width in zip(stacks, widths, strict=True):
        for place in reversed(range(count)):
            at = (across + place * STACKED, (top + bottom - TOKEN) // 2)
            canvas.tile(at, _token, trophy, ground, lies, within=WHOLE)
        across += width + gap


def draw_foot(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """The trophies on their board, the reader's own in warm light, and Hell."""
    for row in TROPHY_BOARD:
        box, on_board = plan.boxes[f"trophy-{row.trophy}"], view.board.count(row.trophy)
        name, held = say(f"picture-{row.trophy}"), _held(view, row.trophy)
        canvas.part(box, _kind, row, on_board, name, held)
    _hell(canvas, plan.boxes["hell"], view.hell, say)


def _held(view: View, trophy: Trophy) -> str:
    """Whether the reader may play one now, or from the next turn on."""
    if view.seat is None:
        return ""
    player = view.players[view.seat]
    ready = view.half.trophies if view.half else player.trophies
    if trophy in ready:
        return "ready"
    return "gained" if trophy in player.gained else ""


def _kind(canvas: Canvas, box: Box, row: TrophyRow, on_board: int, name: str, held: str) -> None:
    """The sign, the least shed, a dot for each token (hollow: somebody has it), the name.

    A tick says that the reader may play it, an arrow that they may from the next turn on.
    """
    _, _, right, bottom = box
    ground = "glow" if held else "card"
    canvas.panel(box, 14, ground="paper", colour=ground)
    canvas.stamp((8, 8), shapes.disc, 50, ground=ground, colour="gold")
    canvas.stamp((18, 18), signs.trophy, row.trophy, 30, ground="gold", colour="ink")
    least = f"{row.least_shed}+"
    canvas.write(least, (66, 2, right - 8, 40), ground=ground, size=34, weight="bold")
    if row.rivals_only:
        canvas.stamp((100, 8), shapes.pawn, 24, ground=ground, colour="ink")
    for place in range(row.tokens):
        _dot(canvas, (66 + place * 17, 44), ground, filled=place < on_board)
    if held:
        shape = shapes.tick if held == "ready" else shapes.arrow_right
        canvas.stamp((right - 25, 41), shape, 22, ground=ground, colour="ink")
    canvas.write_lines(
        name.splitlines(),
        (10, 62, right - 4, bottom - 4),
        ground=ground,
        size=28,
        weight="semibold",
    )


def _dot(canvas: Canvas, at: tuple[int, int], ground: str, *, filled: bool) -> None:
    canvas.stamp(at, shapes.disc, 16, ground=ground, colour="ink" if filled else "pencil")
    if not filled:
        canvas.stamp((at[0] + 3, at[1] + 3), shapes.disc, 10, ground="pencil", colour=ground)


def _no_hell(canvas: Canvas, box: Box, name: str) -> None:
    """Hell with its name and a die of each sort."""
    canvas.panel(box, 14, ground="paper", colour="hell")
    canvas.stamp((12, 4), signs.flame, 34, ground="hell", colour="ember")
    canvas.write(
        name, (56, 2, box[2] - 8, 40), ground="hell", colour="card", size=30, weight="bold"
    )
    for place, (size, colour) in enumerate(SORTS):
        x, y = 10 + place % 2 * 88, 40 + place // 2 * 42
        blank = Die(size, colour, 0)  # type: ignore[arg-type]  # the words of SORTS are literals
        inset = 5 if size == "small" else 0
        put(canvas, blank, (x + inset, y + inset), "hell", big=MINI)


def _hell(canvas: Canvas, box: Box, hell: tuple[Die, ...], say: Say) -> None:
    """How many dice of each sort burn there."""
    left, top, _, _ = box
    canvas.part(box, _no_hell, say("picture-hell"))
    burning = Counter[tuple[str, str]]((die.size, die.colour) for die in hell)
    for place, sort in enumerate(SORTS):
        x, y = left + 10 + place % 2 * 88, top + 40 + place // 2 * 42
        count = burning[sort]
        canvas.write(
            f"×{count}",
            (x + 43, y, x + 86, y + MINI),
            ground="hell",
            colour="card",
            size=28,
            weight="semibold",
        )
