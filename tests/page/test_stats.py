"""Statistics on the page: the command, the chart with its words, the way from view to view."""

import re

import pytest
from playwright.async_api import expect

from playground import Person, Playground
from playground.discord.world import Channel
from tests.page.browser import PHONE, Browser, Screen
from tests.wire.conftest import Bot
from tests.wire.table.finished import chair, finished

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

SCORES = ((250, 90), (301, 200), (212, 211), (100, 222), (199, 150), (260, 90), (233, 240))

SEEN = "img => img.complete && img.naturalWidth === 1000"
"""A picture that has arrived, at its full size."""


async def a_season(
    bot: Bot, playground: Playground, table: Channel, people: dict[str, Person]
) -> None:
    server = next(iter(playground.world.servers.values()))
    both = (chair(people["Ana"]), chair(people["Ben"]))
    for scores in SCORES:
        await finished(bot, server, table, both, scores)


async def chart(screen: Screen, words: str) -> None:
    """The picture in the answer, with these words for those who do not see it."""
    picture = screen.last().locator(".picture img")
    await expect(picture).to_have_attribute("alt", re.compile(words))
    assert await picture.evaluate(SEEN) or await screen.page.wait_for_function(
        f"() => ({SEEN})([...document.querySelectorAll('.picture img')].at(-1))"
    )


async def test_my_statistics_the_servers_and_forget_me(
    bot: Bot,
    playground: Playground,
    table: Channel,
    people: dict[str, Person],
    screen: Screen,
) -> None:
    await a_season(bot, playground, table, people)
    await screen.open(**{"as": "ana"})
    await screen.pane().get_by_role("combobox").fill("/stats")
    await screen.page.keyboard.press("Enter")
    await screen.page.keyboard.type("an")
    await screen.page.keyboard.press("Enter")
    await screen.pane().get_by_role("button", name="Send").click()
    await expect(screen.last()).to_contain_text("Games among people: 7 · won: 5 (71%)")
    await screen.last().get_by_role("button", name="Yahtzee", exact=True).click()
    await expect(screen.last()).to_contain_text("Winning streak")
    await chart(screen, "Yahtzee · Ana. Last 7 scores")
    await screen.keeps("statistics")
    await screen.button("This server").click()
    await expect(screen.last()).to_contain_text("Ranking")
    await chart(screen, r"1\. Ana \d+, 2\. Ben \d+")
    await screen.keeps("ranking")

    await screen.pane().get_by_role("combobox").fill("/settings forget")
    await screen.page.keyboard.press("Enter")
    await screen.pane().get_by_role("button", name="Send").click()
    await screen.button("Forget me").click()
    await expect(screen.last()).to_contain_text("All I still know of you")
    assert await bot.store.results.of(people["Ana"].id) == []


async def test_a_chart_on_a_phone(
    bot: Bot,
    playground: Playground,
    table: Channel,
    people: dict[str, Person],
    browser: Browser,
) -> None:
    await a_season(bot, playground, table, people)
    await people["Ana"].types(table, "/stats", game="yahtzee")
    screen = await browser.screen(PHONE)
    await screen.open(**{"as": "ana"})
    await chart(screen, "Last 7 scores")
    wide = await screen.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing hangs over the edge"
    await screen.keeps("phone-statistics")
