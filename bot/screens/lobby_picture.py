"""The picture on a lobby: a game under way, so that one sees what it is about."""

from PIL import Image

from bot.screens import painter
from bot.screens.painter import Painted
from bot.store.messages import Attached, pictured_lobby
from bot.store.tables import Table
from bot.tables.lobby import ROBOT_NAMES
from bot.ui.screen import Drawing
from bot.words import Speaker
from renderers.catalog import Pictures
from renderers.core.encode import png
from renderers.core.scene import Scene
from renderers.core.scheme import STANDARD, Scheme
from renderers.schemes import recoloured
from rules.core.chance import Luck
from rules.core.game import AnyGame, advance

NAME = "lobby.png"
SIZE, COLOURS = (1000, 700), 256
MOVES = 24
"""After so many moves of the robots the board has something to show."""

_DRAWN: dict[tuple[str, str, Scheme], bytes] = {}
"""The pictures by game, language and colours: each is drawn once, and there are few."""


async def paint_lobby(
    game: AnyGame, pictures: Pictures, table: Table, has: Attached | None
) -> Painted:
    """The picture for a lobby, or its place where the message has it."""
    language, scheme = table.language, table.scheme
    say, attached = Speaker(language, game.key), pictured_lobby(scheme)
    alt = say("alt-lobby", name=say("game-name"))
    if has == attached:
        return Painted(attached, (Drawing(NAME, alt, None),))
    key = (game.key, language, scheme)
    if key not in _DRAWN:
        drawn = await painter.in_thread(lambda: png(drawing(game, pictures, language, scheme)))
        _DRAWN[key] = drawn
    return Painted(attached, (Drawing(NAME, alt, _DRAWN[key]),))


def drawing(
    game: AnyGame, pictures: Pictures, language: str, scheme: Scheme = STANDARD
) -> Image.Image:
    """A board in the middle of a game, whole, on a canvas that leaves the controls in sight."""
    seats, luck = max(game.seats[0], min(2, game.seats[-1])), Luck(b"lobby")
    state = game.new(seats, {}, luck)
    for _ in range(MOVES):
        if not (asks := game.asks(state)):
            break
        seat = min(asks)
        action = game.robot(game.view(state, seat), asks[seat], luck)
        state = advance(game, state, seat, action, luck).state
    scene = Scene(game.view(state, None), Speaker(language, game.key, ROBOT_NAMES))
    board = recoloured(pictures.table.draw(scene)[0], scheme)
    return fitted(board.convert("RGB"))


def fitted(board: Image.Image) -> Image.Image:
    """The board in the middle of a canvas of its own paper, in few colours: a small file."""
    canvas = Image.new("RGB", SIZE, board.getpixel((2, 2)))
    scale = min(SIZE[0] / board.width, SIZE[1] / board.height)
    small = board.resize(
        (round(board.width * scale), round(board.height * scale)), Image.Resampling.LANCZOS
    )
    canvas.paste(small, ((SIZE[0] - small.width) // 2, (SIZE[1] - small.height) // 2))
    return canvas.quantize(COLOURS, dither=Image.Dither.NONE)
