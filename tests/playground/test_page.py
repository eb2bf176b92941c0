"""The page's socket."""

import aiohttp
import pytest

from playground import Person, Playground

pytestmark = pytest.mark.wire


@pytest.mark.usefixtures("bot")
async def test_the_page_is_told_what_runs(playground: Playground, ana: Person) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.url}/page/live", origin=playground.url) as live,
    ):
        await live.send_json({"subscription": {"panes": [{"as": str(ana.id)}]}})
        told = (await live.receive_json())["set"]
    assert told["house"]["bot"]["connected"]
    assert [person["name"] for person in told["house"]["people"]] == ["ana"]
    assert [s["name"] for s in told[f"person:{ana.id}"]["servers"]] == ["Friends"]
