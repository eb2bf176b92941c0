"""Your three mistakes: the position of then with its real controls, and what answers are worth."""

import pytest

from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import over, panel, reviewed, told
from tests.wire.players import controls

pytestmark = pytest.mark.wire


async def test_a_mistake_is_made_good(bot: Bot, ana: Person, table: Channel) -> None:
    game = await over(bot, table, ana)
    await reviewed(bot, ana, table)
    await ana.presses("Your three mistakes", channel=table)
    shown = panel(ana, table)
    assert "1 of 3" in shown.text
    assert "What would you do now?" in shown.text
    assert shown.pictures
    found = controls(shown)
    assert found
    assert all(getattr(control, "surface", "r") == "r" for control in found)
    answers = [control for control in found if isinstance(control, ids.Move)]
    await ana.presses(custom_id=str(answers[-1]), on=shown)
    told = panel(ana, table)
    assert "best" in told.text
    assert "in the game" in told.text
    await ana.presses("Next one", channel=table)
    assert "2 of 3" in panel(ana, table).text
    await ana.presses("Back to the review", channel=table)
    assert "your choices cost" in panel(ana, table).text
    await ana.presses("Your three mistakes", channel=table)
    await ana.presses("As text", channel=table)
    written = panel(ana, table).text
    assert "1 of 3" in written
    assert "Large straight open" in written, "the whole sheet"
    after = await bot.store.tables.get(game.id)
    assert after is not None
    assert (after.step, after.version) == (game.step, game.version), "nothing has moved"


async def test_of_a_game_with_secrets_without_direct_messages(
    bot: Bot, playground: Playground, ana: Person, chloe: Person, table: Channel
) -> None:
    """In French, at an English table: what somebody saw then is shown to them alone."""
    playground.close_dms(chloe)
    await over(bot, table, ana, chloe, key="think-str8")
    shown = await reviewed(bot, chloe, table)
    assert "Les cartes" in shown.text
    assert shown.pictures
    await chloe.presses("Vos trois erreurs", channel=table)
    shown = panel(chloe, table)
    assert "Que feriez-vous maintenant" in shown.text
    assert shown.pictures
    while "Le score final à attendre" not in panel(chloe, table).text:
        shown = panel(chloe, table)
        answers = [c for c in controls(shown) if getattr(c, "surface", "") == ids.Surface.REVIEW]
        await chloe.presses(custom_id=str(answers[0]), on=shown)
    assert "dans la partie" in panel(chloe, table).text
    assert not [message for message in ana.sees(table) if message.private]


async def test_a_pick_is_made_item_by_item(bot: Bot, ana: Person, table: Channel) -> None:
    await over(bot, table, ana)
    await reviewed(bot, ana, table)
    for place in range(3):
        await ana.forges(str(ids.Review("mistake", 1, 0, place, 0)), on=panel(ana, table))
        toggles = [c for c in controls(panel(ana, table)) if isinstance(c, ids.Toggle)]
        if toggles:
            break
    await ana.presses(custom_id=str(toggles[0]), on=panel(ana, table))
    confirm = [c for c in controls(panel(ana, table)) if isinstance(c, ids.Confirm)]
    await ana.presses(custom_id=str(confirm[0]), on=panel(ana, table))
    assert "in the game" in panel(ana, table).text


async def test_nobody_elses_mistakes(bot: Bot, ana: Person, ben: Person, table: Channel) -> None:
    await over(bot, table, ana, ben)
    shown = await reviewed(bot, ana, table)
    await reviewed(bot, ben, table)
    await ana.forges(str(ids.Review("mistake", 1, 1, 0, 0)), on=shown)
    assert "Only people who played" in told(ana, table)
    forged = ids.Move(ids.Surface.REVIEW, 1, 0, 4000, 0, "0123456789ab")
    await ana.forges(str(forged), on=shown)
    assert "no such mistake" in told(ana, table)
