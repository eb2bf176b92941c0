"""Every limit of messages, broken once: Discord's code in the answer, and a violation on record."""

import io

import aiohttp
import pytest

from playground.testing import NO_DESCRIPTION
from tests.playground.bare_bot import png
from tests.playground.http_bot import (
    HttpBot,
    Json,
    assert_invalid,
    button,
    gallery,
    numbered,
    row,
    select,
    text,
    v2,
)

pytestmark = pytest.mark.wire


WRONG_MESSAGES: dict[str, tuple[Json, str]] = {
    "content above 2,000": ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    "embeds above 6,000": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "a button without an id": (
        {"components": [row(button(custom_id=None))]},
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a link without an address": (
        {"components": [row(button(style=5, custom_id=None))]},
        "BASE_TYPE_REQUIRED",
    ),
    "a button with both": (
        {"components": [row(button(url="https://example.org"))]},
        "BUTTON_COMPONENT_INVALID_FIELD",
    ),
    "a button without words": (
        {"components": [row(button(label=None))]},
        "BASE_TYPE_REQUIRED",
    ),
    "the same id twice": (
        {"components": [row(button(), button())]},
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "six rows": (
        {"components": [row(one) for one in numbered(6)]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a menu beside a button": (
        {"components": [row(select("a"), button())]},
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "text without the flag": ({"components": [text()]}, "UNION_TYPE_CHOICES"),
    "the same value twice": (
        {"components": [row(select("a", "a"))]},
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more to pick than there is": (
        {"components": [row(select("a", max_values=2))]},
        "SELECT_COMPONENT_INVALID_VALUES",
    ),
    "an emoji of nobody": (
        {"components": [row(button(emoji={"id": "77", "name": "die"}))]},
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "a word as an emoji": (
        {"components": [row(button(emoji={"name": "die"}))]},
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "41 components": (
        v2(*(row(*numbered(40)[n : n + 5]) for n in range(0, 40, 5))),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4,001 characters": (
        v2(text("x" * 2000), text("x" * 2001)),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (v2(text(" ")), "BASE_TYPE_REQUIRED"),
    "content beside components": (
        v2(text(), content="hello"),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds beside components": (
        v2(text(), embeds=[{"title": "hello"}]),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a picture that is not there": (
        v2(gallery("attachment://board.png")),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a file that is not there": (
        {"content": "hello", "attachments": [{"id": 0, "filename": "board.png"}]},
        "ATTACHMENT_NOT_FOUND",
    ),
    "an ephemeral message without an interaction": (
        {"content": "hello", "flags": 64},
        "MESSAGE_FLAGS_INVALID",
    ),
    "mentions allowed twice": (
        {"content": "hello", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}

DESCRIBED: dict[str, tuple[Json, str]] = {
    "an unknown key": ({"content": "hello", "colour": "red"}, "UNKNOWN_KEY"),
    "an unknown key deep inside": (
        {"components": [row(button(tooltip="?"))]},
        "UNKNOWN_KEY",
    ),
    "an id above 100": (
        {"components": [row(button(custom_id="x" * 101))]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a label above 80": (
        {"components": [row(button(label="x" * 81))]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 options": (
        {"components": [row(select(*(str(n) for n in range(26))))]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    "six buttons in a row": ({"components": [row(*numbered(6))]}, "BASE_TYPE_BAD_LENGTH"),
    "an alternative text above 1,024": (
        v2({"type": 12, "items": [{"media": {"url": "https://a.b"}, "description": "x" * 1025}]}),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a placeholder above 150": (
        {"components": [row(select("a", placeholder="x" * 151))]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a container inside a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "BASE_TYPE_CHOICES",
    ),
}


@pytest.mark.parametrize("name", WRONG_MESSAGES)
async def test_a_wrong_message_is_refused_and_recorded(http: HttpBot, name: str) -> None:
    body, code = WRONG_MESSAGES[name]
    assert_invalid(await http.ask("POST", http.messages, body), code)
    assert code in http.one_violation()
    with pytest.raises(AssertionError, match="Discord would complain"):
        http.playground.verify()


@pytest.mark.parametrize("name", DESCRIBED)
async def test_the_description_is_held(http: HttpBot, name: str) -> None:
    if not http.playground.checks_description:
        pytest.skip(NO_DESCRIPTION)
    body, code = DESCRIBED[name]
    assert_invalid(await http.ask("POST", http.messages, body), code)
    assert code in http.one_violation()


async def test_the_largest_message_is_accepted(http: HttpBot) -> None:
    rows = [row(*numbered(25)[n : n + 5]) for n in range(0, 25, 5)]
    last = [row(button(custom_id=f"last {n}")) for n in range(3)]
    inside = [text("x" * 2000), text("x" * 2000), *rows, *last]
    await http.send(**v2({"type": 17, "components": inside}))
    http.playground.verify()


async def test_nothing_at_all_is_50006(http: HttpBot) -> None:
    status, body = await http.ask("POST", http.messages, {"content": ""})
    assert (status, body["code"]) == (400, 50006)
    assert http.one_violation() == "an empty message"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"flags": 0}, "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2"),
        ({"content": "hello"}, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ],
)
async def test_components_v2_cannot_be_taken_back(http: HttpBot, change: Json, code: str) -> None:
    message = await http.send(**v2(text()))
    assert_invalid(await http.ask("PATCH", f"{http.messages}/{message['id']}", change), code)


async def test_content_must_go_when_components_v2_come(http: HttpBot) -> None:
    message = await http.send(content="hello")
    path = f"{http.messages}/{message['id']}"
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert_invalid(await http.ask("PATCH", path, v2(text())), code)
    status, _ = await http.ask("PATCH", path, v2(text(), content=None))
    assert status == 200


async def test_a_file_above_ten_mebibytes_is_40005(http: HttpBot) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    big = io.BytesIO(bytes(10 * 1024 * 1024 + 1))
    form.add_field("files[0]", big, filename="big.png")
    headers = {"Authorization": f"Bot {http.playground.token}"}
    url = f"{http.playground.url}/api/v10{http.messages}"
    async with http.session.post(url, data=form, headers=headers) as answer:
        assert answer.status == 413
        assert (await answer.json())["code"] == 40005
    assert "big.png" in http.one_violation()


async def test_somebody_elses_message_cannot_be_edited(http: HttpBot) -> None:
    ana = http.playground.person("ana")
    said = ana.says(http.table, "hello")
    status, body = await http.ask("PATCH", f"{http.messages}/{said.id}", {"content": "bye"})
    assert (status, body["code"]) == (403, 50005)
    assert http.playground.violations


async def test_a_wrong_token_is_401(http: HttpBot) -> None:
    http.playground.token = "wrong"
    assert (await http.ask("GET", "/users/@me"))[0] == 401


async def test_an_unknown_route_is_recorded(http: HttpBot) -> None:
    assert (await http.ask("POST", "/coffee", {}))[0] == 404
    assert http.one_violation() == "the playground has no such route"


async def test_a_repeated_nonce_makes_one_message(http: HttpBot) -> None:
    first = await http.send(content="hello", nonce="7", enforce_nonce=True)
    again = await http.send(content="hello", nonce="7", enforce_nonce=True)
    assert first["id"] == again["id"]


async def test_a_nonce_is_known_for_a_few_minutes(http: HttpBot) -> None:
    first = await http.send(content="hello", nonce="7", enforce_nonce=True)
    await http.playground.advance(10 * 60)
    again = await http.send(content="hello", nonce="7", enforce_nonce=True)
    assert first["id"] != again["id"]


async def test_an_address_dies_after_a_day(http: HttpBot) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", png(), filename="board.png")
    headers = {"Authorization": f"Bot {http.playground.token}"}
    url = f"{http.playground.url}/api/v10{http.messages}"
    async with http.session.post(url, data=form, headers=headers) as answer:
        address = (await answer.json())["attachments"][0]["url"]
    async with http.session.get(address) as answer:
        assert await answer.read() == png()
    await http.playground.advance(25 * 3600)
    async with http.session.get(address) as answer:
        assert answer.status == 404
