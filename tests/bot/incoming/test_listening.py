"""What the bot listens on."""

import pytest
from aiohttp import web

from bot.config import BadSetting
from bot.incoming.listening import listen


@pytest.mark.parametrize("host", ["nowhere.invalid", "bot..example.org", "a" * 64])
async def test_a_host_that_makes_no_sense_is_one_line(host: str) -> None:
    with pytest.raises(BadSetting, match=r"^HEALTH_PORT: cannot listen on .* 8081: ") as caught:
        await listen(web.Application(), host, 8081, "HEALTH_PORT")
    assert "\n" not in str(caught.value)
