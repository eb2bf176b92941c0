"""Plain pictures of the toy game."""

from PIL import Image, ImageDraw, ImageFont

from renderers.catalog import Pictures
from renderers.core.canvas import Boxes
from renderers.core.say import Say
from renderers.core.scene import Scene
from tests.toy.view import View

SIZE = (600, 400)
LINE = 40


class Lines:
    """The text of the table, line by line on paper; a seat's own cards below."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        say, seat = scene.say, scene.seat
        image = Image.new("RGB", SIZE, "#f4ecd8")
        pen = ImageDraw.Draw(image)
        lines = [*text(scene.view, say), "" if seat is None else say.name(seat)]
        for box, line in zip(self.layout(scene)[0].values(), lines, strict=False):
            pen.text(box[:2], line, fill="#222222", font=ImageFont.load_default(24))
        return (image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        lines = 3 + len(scene.view.points)
        return (
            {
                f"line-{line}": (20, 20 + line * LINE, SIZE[0] - 20, 20 + (line + 1) * LINE)
                for line in range(lines)
            },
        )


def alt(view: View, say: Say) -> str:
    return say("alt-table", round=view.round, rounds=view.rounds)


def text(view: View, say: Say) -> tuple[str, ...]:
    points = [say("text-points", seat=s, points=p) for s, p in enumerate(view.points)]
    cards = [say("text-card", colour=c.colour, number=c.number) for c in view.cards]
    return (alt(view, say), *points, " ".join(cards))


TOY_PICTURES = Pictures(table=Lines(), mine=Lines(), sheet=Lines(), alt=alt, text=text)
