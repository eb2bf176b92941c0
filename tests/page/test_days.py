"""Games over days, on the page: the time for a move, a jump of the clock, a robot, a seat."""

import pytest
from playwright.async_api import expect

from tests.page.browser import Screen
from tests.page.test_playing import open_table
from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]


async def choose(screen: Screen, field: str, choice: str) -> None:
    form = screen.page.get_by_role("dialog")
    await form.get_by_role("button", name=field).click()
    await screen.page.get_by_role("option", name=choice).click()


async def jump(screen: Screen, words: str) -> None:
    """Time goes by, by a button in the drawer."""
    await screen.page.get_by_role("button", name="Backstage").click()
    await screen.page.get_by_role("button", name=words).click()
    await screen.page.get_by_role("button", name="Close backstage").click()


@pytest.mark.usefixtures("bot")
async def test_the_time_is_up_and_a_robot_plays(screen: Screen) -> None:
    await screen.open(**{"as": "ana", "beside": "ben"})
    await open_table(screen)
    await screen.button("Join", 1).click()
    await screen.button("Time").click()
    await choose(screen, "How long may a move take?", "1 hour")
    await choose(screen, "And when the time is up?", "a robot plays that move")
    await screen.keeps("time")
    await screen.page.get_by_role("dialog").get_by_role("button", name="Submit").click()
    await expect(screen.messages().last).to_contain_text("1 hour, then a robot plays that move")
    await screen.button("Start").click()
    await expect(screen.last()).to_contain_text("Roll the five dice. Due in")
    await jump(screen, "1 hour")
    await expect(screen.last()).to_contain_text("A robot played")
    await screen.keeps("stood-in")


async def test_a_reminder_and_a_robot_that_sits_in(bot: Bot, screen: Screen) -> None:
    await screen.open(**{"as": "ana", "beside": "ben"})
    await open_table(screen)
    await screen.button("Start").click()
    await expect(screen.last()).to_contain_text("Roll the five dice.")
    await jump(screen, "1 day")
    await screen.page.get_by_role("button", name="Sixpips").first.click()
    await expect(screen.last()).to_contain_text("A game is waiting for you.")
    await screen.keeps("reminder")
    await screen.button("Stop reminding me").click()
    await expect(screen.last()).to_contain_text("I will not remind you of this turn again.")
    await screen.page.get_by_role("button", name="table").first.click()
    await screen.button("More").click()
    await screen.button("My seat").click()
    await screen.button("Let a robot sit in").click()
    await expect(screen.pane(1)).to_contain_text("A robot sits in for Ana")
    await screen.keeps("robot-sits-in")
    assert bot.client.is_ready()
