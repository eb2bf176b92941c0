"""Interactions: what the bot is told, and when its response comes too late."""

import discord
import pytest

from playground import Person, Playground
from playground.discord.world import Channel
from tests.playground.bare_bot import BareBot

pytestmark = pytest.mark.wire


def _keeper(kept: list[discord.Interaction]) -> object:
    async def on_interaction(interaction: discord.Interaction) -> None:
        kept.append(interaction)

    return on_interaction


async def test_an_interaction_carries_what_a_bot_must_know(
    playground: Playground, bot: BareBot, ben: Person, table: Channel
) -> None:
    playground.deny(table, "ATTACH_FILES")
    kept: list[discord.Interaction] = []
    bot.on_interaction = _keeper(kept)  # type: ignore[method-assign, assignment]
    await ben.types(table, "whisper")
    (asked,) = kept
    assert asked.app_permissions.send_messages
    assert not asked.app_permissions.attach_files
    assert (asked.locale.value, str(asked.guild_locale)) == ("fr", "en-US")
    assert isinstance(asked.user, discord.Member)
    assert asked.permissions.send_messages
    assert asked.filesize_limit == 10 * 1024 * 1024


async def test_a_token_lives_a_quarter_of_an_hour(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    kept: list[discord.Interaction] = []
    bot.on_interaction = _keeper(kept)  # type: ignore[method-assign, assignment]
    await ana.types(table, "whisper")
    await playground.advance(14 * 60)
    await kept[0].edit_original_response(content="still")
    await playground.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as refusal:
        await kept[0].edit_original_response(content="too late")
    assert (refusal.value.status, refusal.value.code) == (401, 50027)


async def test_no_answer_in_time_is_a_failure(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.interactions.answer_seconds = 0.1
    await ana.types(table, "play", game="yahtzee")
    bot.silent = True
    with pytest.raises(AssertionError, match="interaction failed"):
        await ana.presses("Roll")
    with pytest.raises(AssertionError, match="no answer"):
        playground.verify()
    assert len(playground.take_failures()) == 1


async def test_an_answer_too_late_is_unknown(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    kept: list[discord.Interaction] = []
    await ana.types(table, "play", game="yahtzee")
    bot.on_interaction = _keeper(kept)  # type: ignore[method-assign, assignment]
    playground.interactions.answer_seconds = 0.05
    with pytest.raises(AssertionError):
        await ana.presses("Roll")
    with pytest.raises(discord.NotFound) as refusal:
        await kept[0].response.defer()
    assert refusal.value.code == 10062
    playground.take_failures()


async def test_a_second_answer_is_40060_and_a_violation(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    answer = await ana.types(table, "whisper")
    asked = answer.interaction
    route = discord.http.Route(
        "POST", "/interactions/{id}/{token}/callback", id=asked.id, token=asked.token
    )
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.http.request(route, json={"type": 5})
    assert refusal.value.code == 40060
    assert [v.reason for v in playground.violations] == ["a second answer to the same interaction"]
    playground.violations.clear()
