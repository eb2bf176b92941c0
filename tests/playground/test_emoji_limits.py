"""Every limit of emojis, broken once."""

import base64

import pytest

from tests.playground.bare_bot import png
from tests.playground.http_bot import HttpBot, assert_invalid

pytestmark = pytest.mark.wire


@pytest.mark.parametrize(
    ("name", "image", "code"),
    [
        ("die-six", png(), "STRING_TYPE_REGEX"),
        ("die", b"", "IMAGE_INVALID"),
        ("die", b"x" * (256 * 1024 + 1), "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_a_wrong_emoji_is_refused(http: HttpBot, name: str, image: bytes, code: str) -> None:
    path = f"/applications/{http.playground.application_id}/emojis"
    address = f"data:image/png;base64,{base64.b64encode(image).decode()}"
    assert_invalid(await http.ask("POST", path, {"name": name, "image": address}), code)
