"""What is told of a message that somebody sees."""

from io import BytesIO

from PIL import Image

from playground.people.seen_message import Picture


def written(image: Image.Image, level: int) -> Picture:
    file = BytesIO()
    image.save(file, "PNG", compress_level=level)
    return Picture("board-1.png", file.getvalue(), "a board")


def test_a_picture_shows_the_same_whichever_way_it_is_written() -> None:
    image = Image.linear_gradient("L").convert("P")
    one, other = written(image, 1), written(image, 9)
    assert one.content != other.content
    assert one.pixels == other.pixels


def test_a_picture_with_another_dot_colour_or_size_shows_something_else() -> None:
    image = Image.new("P", (40, 30), 1)
    image.putpalette(bytes(range(30)))
    turned = image.transpose(Image.Transpose.ROTATE_90)
    dotted, coloured = image.copy(), image.copy()
    dotted.putpixel((3, 4), 2)
    coloured.putpalette(bytes(range(1, 31)))
    shown = [written(each, 6).pixels for each in (image, dotted, coloured, turned)]
    assert len(set(shown)) == 4
