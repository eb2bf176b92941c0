"""Only the page itself and the bot are answered."""

import aiohttp
import pytest
import yarl

from playground import Playground

FOREIGN = [
    {"Host": "evil.example"},
    {"Host": "127.0.0.1.evil.example:80"},
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
]

pytestmark = pytest.mark.wire


async def fetched(path: str, headers: dict[str, str]) -> aiohttp.ClientResponse:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        address = yarl.URL(playground.url + path, encoded=True)
        return await session.get(address, headers=headers)


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/page/app.js", "/api/v10/gateway", "/emojis/1.png"])
async def test_other_sites_are_refused(path: str, headers: dict[str, str]) -> None:
    assert (await fetched(path, headers)).status == 403


async def test_the_page_may_be_opened_by_a_link() -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    answer = await fetched("/", headers)
    assert answer.status == 200
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/page/live", "/gateway", "/clock"])
@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1"])
async def test_sockets_of_other_sites_are_refused(path: str, origin: str) -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(playground.url + path, origin=origin)


async def test_the_pages_socket_wants_an_origin() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(playground.url + "/page/live")
        async with session.ws_connect(playground.url + "/page/live", origin=playground.url) as live:
            await live.send_json({"subscription": {"panes": []}})
            assert "house" in (await live.receive_json())["set"]


@pytest.mark.parametrize(
    "name", ["..%2fheaders.py", "%2e%2e%2f__init__.py", "headers.py", "nothing.js"]
)
async def test_only_the_pages_own_files_are_served(name: str) -> None:
    assert (await fetched(f"/page/{name}", {})).status == 404
