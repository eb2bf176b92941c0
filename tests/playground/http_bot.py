"""A bot that only knows HTTP, and the bodies it sends."""

from typing import Any

import aiohttp
import msgspec

from playground import Playground

Json = dict[str, Any]
V2 = 1 << 15


class HttpBot:
    """A bot that only knows HTTP."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.session = session
        self.server = playground.server()
        self.table = playground.channel(self.server)
        self.messages = f"/channels/{self.table.id}/messages"

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.playground.token}"}
        url = f"{self.playground.url}/api/v10{path}"
        async with self.session.request(method, url, json=body, headers=headers) as answer:
            raw = await answer.read()
            return answer.status, msgspec.json.decode(raw) if raw else None

    async def send(self, **body: Any) -> Json:
        status, answer = await self.ask("POST", self.messages, body)
        assert status == 200, answer
        message: Json = answer
        return message

    def one_violation(self) -> str:
        (violation,) = self.playground.violations
        return violation.reason


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def select(*values: str, **changes: Any) -> Json:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "pick", "options": options, **changes}


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def gallery(url: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def numbered(count: int) -> list[Json]:
    return [button(custom_id=str(n)) for n in range(count)]


def codes(errors: Any) -> set[str]:
    """All of Discord's words in a tree of errors."""
    found: set[str] = set()
    for key, value in errors.items():
        found |= {error["code"] for error in value} if key == "_errors" else codes(value)
    return found


def assert_invalid(answer: tuple[int, Any], code: str) -> None:
    status, body = answer
    assert (status, body["code"]) == (400, 50035), body
    assert code in codes(body["errors"]), body
