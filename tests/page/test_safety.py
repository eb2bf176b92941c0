"""What people write is text, whatever it looks like."""

import pytest
from playwright.async_api import expect

from playground import Playground
from playground.discord.enums import MessageFlag
from playground.discord.world import Channel, Modal
from playground.wire import posting
from tests.page.browser import Screen

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

EVIL = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
SHORT = "<b onclick=hacked=1>"
LINK = "[press me](javascript:window.hacked=1) <javascript:alert(1)>"


def a_message_of(parts: list[object]) -> dict[str, object]:
    return {"flags": MessageFlag.IS_COMPONENTS_V2, "components": parts}


async def test_nothing_that_people_write_becomes_part_of_the_page(
    playground: Playground, table: Channel, screen: Screen
) -> None:
    evil = playground.person(EVIL)
    server = next(iter(playground.world.servers.values()))
    playground.channel(server, SHORT)
    evil.says(table, f"{EVIL} {LINK} `{EVIL}` ||{EVIL}|| # {EVIL}")
    evil.says(table, f"# {EVIL}\n> {EVIL}\n- {EVIL}\n```{EVIL}```")
    option = {"label": SHORT, "value": "x", "description": EVIL[:99]}
    parts = [
        {"type": 10, "content": f"{EVIL} {LINK} {evil.mention}"},
        {
            "type": 1,
            "components": [
                {"type": 2, "style": 1, "label": SHORT, "custom_id": '"><script>'},
            ],
        },
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [option]}]},
    ]
    posting.post(playground, table, a_message_of(parts), {})
    await screen.open(**{"as": "ana"})
    await expect(screen.last().get_by_role("button", name=SHORT).first).to_be_visible()
    await screen.last().get_by_role("button", name="Choose…").click()
    await expect(screen.page.get_by_role("option")).to_contain_text(SHORT)
    await screen.page.keyboard.press("Escape")
    await screen.keeps("injection")
    assert await screen.page.evaluate("window.hacked") is None
    assert await screen.page.locator("script").count() == 1
    assert await screen.page.locator("article b, article img:not(.emoji)").count() == 0
    assert await screen.page.locator('a[href^="javascript"]').count() == 0
    await expect(screen.messages().first).to_contain_text("<script>window.hacked=1</script>")


async def test_a_form_with_evil_labels(playground: Playground, screen: Screen) -> None:
    ana = next(iter(playground.people))
    field = {"type": 4, "custom_id": "f", "style": 1, "value": EVIL, "placeholder": EVIL}
    label = {"type": 18, "label": SHORT, "description": EVIL, "component": field}
    playground.world.modals[ana] = Modal(
        custom_id="m", title=SHORT, components=[label], interaction_id=0
    )
    await screen.open(**{"as": "ana"})
    form = screen.page.get_by_role("dialog", name=SHORT)
    await expect(form).to_contain_text("<script>")
    assert await screen.page.evaluate("window.hacked") is None
    await screen.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
