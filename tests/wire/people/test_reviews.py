"""Luck or skill: a review of a finished game, private, made once and kept."""

import re
from itertools import product

import pytest

from bot.tables.reviews import Job
from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from rules.core.errors import Refused
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import (
    duel_over,
    over,
    panel,
    reviewed,
    settled,
    told,
    with_slow_reviews,
)
from tests.wire.people.test_schemes import chooses_contrast, scheme
from tests.wire.players import Round

pytestmark = pytest.mark.wire


async def test_a_review_after_the_game(bot: Bot, ana: Person, ben: Person, table: Channel) -> None:
    game = await over(bot, table, ana, ben)
    shown = await reviewed(bot, ana, table)
    assert "your choices cost" in shown.text
    assert shown.pictures
    assert not [message for message in ben.sees(table) if message.private], "it is Ana's alone"
    review = await bot.client.app.reviews.kept(game, 0)
    result = bot.client.app.tables.position(game).result
    assert review is not None
    assert result is not None
    assert review.start + review.luck - review.cost == pytest.approx(result.scores[0], abs=0.005)
    await reviewed(bot, ana, table, label="Ben")
    assert "The dice" in panel(ana, table).text
    assert "their choices cost" in panel(ana, table).text


async def test_a_duel_is_reviewed_by_everybody_who_played_it(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    game = await duel_over(bot, table, ana, ben)
    result = bot.client.app.tables.position(game).result
    assert result is not None
    for seat, person in enumerate((ana, ben)):
        shown = await reviewed(bot, person, table)
        assert "your choices cost" in shown.text
        assert "What the others drew" not in shown.text, "nobody else has a part in it"
        review = await bot.client.app.reviews.kept(game, seat)
        assert review is not None
        assert review.start + review.luck - review.cost == pytest.approx(
            result.scores[seat], abs=0.005
        )
    await ana.presses("Your three mistakes", channel=table)
    assert "What would you do now?" in panel(ana, table).text


async def test_nobody_reviews_a_duel_that_others_still_play(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    """Whoever has finished knows all dice that are to come for the others."""
    await ana.types(table, "/duel")
    await ben.presses("Join", channel=table)
    duel, app = Round(bot, table, [ana, ben]), bot.client.app
    with pytest.raises(Refused):
        await app.tables.lobbies.set_coach((await duel.table()).id, ana.id, "on")
    await ana.presses("Start", channel=table)
    running = await duel.table()
    while (ask := app.tables.position(running).asks.get(0)) is not None:
        action = next(iter(ask.moves))
        running = await app.tables.answer(running.id, 0, running.chairs[0].ask, action)
    assert running.live
    board = ana.sees(table)[-1]
    for control in (ids.Review("show", running.id), ids.Review("mistake", running.id)):
        answer = await ana.forges(str(control), on=board)
        assert "Reviews come after the game" in answer.text
    answer = await ana.forges(str(ids.WhatIf(running.id, 0, 1)), on=board)
    assert "once the game is over" in answer.text
    answer = await ben.forges(str(ids.Look("hint", running.id)), on=board)
    assert "There is no coach at this table" in answer.text


async def test_a_review_in_french(bot: Bot, chloe: Person, table: Channel) -> None:
    words = {"play": "/jouer", "game": "jeu", "start": "Commencer"}
    await over(bot, table, chloe, **words)
    shown = await reviewed(bot, chloe, table, label="Chance ou talent\u202f?")
    assert "vos choix en ont coûté" in shown.text


async def test_whoever_listens_has_it_in_words(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await ana.types(table, "/settings mine", words="on")
    await over(bot, table, ana, ben)
    shown = await reviewed(bot, ana, table)
    assert not shown.pictures
    assert "your choices cost" in shown.text
    assert "costly choice" in shown.text, "what the picture shows is told"
    assert (await reviewed(bot, ben, table)).pictures
    await ana.presses("Your three mistakes", channel=table)
    assert not panel(ana, table).pictures
    assert "What would you do now?" in panel(ana, table).text


async def test_it_has_ones_own_colours(bot: Bot, ana: Person, ben: Person, table: Channel) -> None:
    await chooses_contrast(ana, table)
    await over(bot, table, ana, ben)
    assert scheme(await reviewed(bot, ana, table)) == "contrast"
    assert scheme(await reviewed(bot, ben, table)) == "standard"


async def test_history_leads_to_it_and_it_is_made_once(
    bot: Bot, ana: Person, table: Channel
) -> None:
    game = await over(bot, table, ana)
    await ana.types(table, "/history")
    first = await reviewed(bot, ana, table)
    await bot.store.engine.write("update reviews set at = 1")
    again = await reviewed(bot, ana, table)
    assert again.text == first.text
    assert await bot.store.engine.rows("select at from reviews") == [(1,)]
    assert await bot.store.reviews.claimed(ana.id) is None
    await bot.client.app.tables.take_back(game.id, game.step, game.step)
    assert await bot.store.reviews.get(game.id, 0) is None, "the game goes on"


@pytest.mark.parametrize("key", ["yahtzee", "think-str8", "desfausse"])
async def test_nothing_before_the_end(
    bot: Bot, ana: Person, ben: Person, table: Channel, key: str
) -> None:
    """Two of these have secrets: a step before the end nothing is told of them either."""
    round = Round(bot, table, [ana, ben])
    await round.open(key)
    for _ in range(6):
        await round.press((await round.awaited())[0])
    running = await round.table()
    assert running.step > 0
    board = ana.sees(table)[-1]
    for verb, seat in product(("show", "mistake"), (0, 1)):
        answer = await ana.forges(str(ids.Review(verb, running.id, seat)), on=board)
        assert "Reviews come after the game" in answer.text
    answer = await ana.forges(str(ids.WhatIf(running.id, 0, 1)), on=board)
    assert "once the game is over" in answer.text
    answer = await ana.forges(str(ids.Look("hint", running.id)), on=board)
    assert "There is no coach at this table" in answer.text
    assert await bot.store.engine.rows("select * from reviews") == []
    assert await bot.store.tables.practices(ana.id) == []


async def test_onlookers_and_those_who_are_not_counted(
    bot: Bot, ana: Person, ben: Person, chloe: Person, table: Channel
) -> None:
    await over(bot, table, ana, ben)
    answer = await chloe.presses("Luck or skill?", channel=table)
    assert "Seules les personnes qui ont joué" in answer.text
    await bot.store.people.change(ben.id, counted=False)
    shown = await reviewed(bot, ana, table)
    assert "Ben" not in [button.label for button in shown.buttons]
    game = await Round(bot, table, [ana]).table()
    await ana.forges(str(ids.Review("show", game.id, 1, 0, 0)), on=shown)
    assert "keeps their games out of statistics" in told(ana, table)
    await reviewed(bot, ben, table)
    assert "your choices cost" in panel(ben, table).text, "one's own is always there"


async def test_a_review_is_cancelled_and_one_at_a_time_is_made(
    bot: Bot, ana: Person, table: Channel
) -> None:
    await with_slow_reviews(bot)
    game = await over(bot, table, ana)
    await ana.presses("Luck or skill?", channel=table)
    assert "choice by choice" in panel(ana, table).text
    answer = await ana.presses("Luck or skill?", channel=table)
    assert "A review of yours is being made" in answer.text
    await ana.presses("Cancel", channel=table)
    assert "Cancelled" in told(ana, table)
    assert not bot.client.app.reviews.underway
    assert await bot.client.app.reviews.kept(game, 0) is None
    assert await bot.store.engine.rows("select * from reviewing") == []
    await ana.presses("Review this game", channel=table)
    assert bot.client.app.reviews.underway, "it can be begun anew"
    await ana.presses("Cancel", channel=table)


async def test_a_claim_holds_before_its_review_is_under_way_but_not_longer_than_its_process(
    bot: Bot, ana: Person, table: Channel
) -> None:
    """Two presses come at the same moment: the second one meets a claim that is being answered."""
    game = await over(bot, table, ana)
    first = await bot.client.app.reviews.claim(ana.id, game, 0, "en")
    with pytest.raises(Refused, match="review-waiting"):
        await bot.client.app.reviews.claim(ana.id, game, 0, "en")
    await bot.restart()
    if not bot.store.leases.alone:  # another process may have begun it, for as long as that is new
        await bot.store.engine.write("update reviewing set renewed = renewed - 60")
    second = await bot.client.app.reviews.claim(ana.id, game, 0, "en")
    assert second.claim != first.claim


async def test_the_message_of_one_review_does_not_cancel_another(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await with_slow_reviews(bot)
    game = await over(bot, table, ana, ben)
    await ana.presses("Luck or skill?", channel=table)
    await ana.forges(str(ids.Review("cancel", game.id, 1, 0, 0)), on=panel(ana, table))
    assert "Cancelled" not in told(ana, table)
    assert bot.client.app.reviews.underway
    await ana.forges(str(ids.Review("cancel", game.id, 0, 0, 0)), on=panel(ana, table))
    assert "Cancelled" in told(ana, table)
    assert not bot.client.app.reviews.underway


async def test_a_review_that_nobody_wants_any_longer_is_neither_kept_nor_told(
    bot: Bot, ana: Person, table: Channel
) -> None:
    """Cancelled on another worker, or its person was forgotten, a moment before it is made."""
    game, reviews, told = await over(bot, table, ana), bot.client.app.reviews, list[object]()

    async def tell(what: object) -> None:
        told.append(what)

    claimed = await reviews.claim(ana.id, game, 0, "en")
    await bot.store.reviews.release(ana.id, claimed.claim)
    reviews.begin(Job(claimed, game, tell))
    await settled(bot)
    assert await reviews.kept(game, 0) is None
    assert told == []


async def test_a_process_that_comes_late_goes_on_with_its_own_review(
    bot: Bot, ana: Person, table: Channel
) -> None:
    await with_slow_reviews(bot)
    await over(bot, table, ana)
    await ana.presses("Luck or skill?", channel=table)
    await bot.store.engine.write("update reviewing set renewed = 0")
    await bot.client.scheduler.work()
    assert await bot.store.reviews.claimed(ana.id) is not None
    await ana.presses("Cancel", channel=table)
    assert "Cancelled" in told(ana, table)


async def test_progress_is_told_while_it_is_made(bot: Bot, ana: Person, table: Channel) -> None:
    await with_slow_reviews(bot)
    await over(bot, table, ana)
    await ana.presses("Luck or skill?", channel=table)
    await ana.waits_until(lambda: re.search(r"▰.*[1-9]\d?%", panel(ana, table).text), timeout=30)
    await settled(bot)
    shown = panel(ana, table).text
    assert "your choices cost" in shown
    assert "standard error" in shown, "values are not exact"


async def test_a_restart_in_the_middle(bot: Bot, ana: Person, table: Channel) -> None:
    await with_slow_reviews(bot)
    await over(bot, table, ana)
    await ana.presses("Luck or skill?", channel=table)
    await bot.restart()
    assert "I was restarted in the middle" in panel(ana, table).text
    await ana.presses("Review this game", channel=table)
    assert bot.client.app.reviews.underway
    await ana.presses("Cancel", channel=table)


async def test_a_kill_in_the_middle(bot: Bot, ana: Person, table: Channel) -> None:
    """Whoever is killed says nothing: the row that nobody renews does."""
    await with_slow_reviews(bot)
    await over(bot, table, ana)
    await ana.presses("Luck or skill?", channel=table)
    (job,) = bot.client.app.reviews.underway.values()
    job.cancelled = True
    assert job.task is not None
    job.task.cancel()
    await bot.idle()
    assert "▱" in panel(ana, table).text
    await bot.store.engine.write("update reviewing set renewed = 0")
    await bot.client.scheduler.work()
    assert "I was restarted in the middle" in panel(ana, table).text
    assert await bot.store.engine.rows("select * from reviewing") == []
    kept = [row[0] for row in await bot.store.engine.rows("select message from tokens")]
    assert panel(ana, table).id not in kept, "several workers keep those of boards"


async def test_skill_is_in_statistics_of_those_who_are_counted(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await over(bot, table, ana, ben)
    answer = await ana.types(table, "/stats", game="yahtzee")
    assert "one reviewed game" in answer.text, "exact values are looked up for every game"
    assert "Points lost per choice" in answer.text
    assert "is expert play" in answer.text
    await ben.types(table, "/settings forget")
    await ben.presses("Forget me", channel=table)
    assert await bot.store.engine.rows("select seat from reviews") == [(0,)]
    await ana.types(table, "/settings statistics", counted="No")
    answer = await ben.types(table, "/stats", person=ana, game="yahtzee")
    assert "Points lost per choice" not in answer.text
