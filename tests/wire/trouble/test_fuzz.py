"""Anything at all is sent to a bot with running games: people are answered, nobody's game moves.

`make fuzz` is the long form.
"""

from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Server
from tests.wire.conftest import Bot
from tests.wire.trouble import forging
from tests.wire.trouble.forging import Forged
from tests.wire.trouble.town import Town, settle

pytestmark = pytest.mark.wire

EXAMPLES = settings(
    max_examples=75,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],  # the town goes on living, so that a smaller example shows nothing
)


@pytest.fixture
async def town(
    bot: Bot, playground: Playground, server: Server, ana: Person, ben: Person
) -> AsyncIterator[Town]:
    town = await settle(bot, playground, server, ana, ben)
    with town.errors.listening():
        yield town
    await town.still_stands()


FOUND = {
    "a board told without its components": Forged(
        who=3,
        where=0,
        kind=forging.COMPONENT,
        custom_id=str(ids.Vote(1, 1)),
        spoilt=((("message", "components"), forging.GONE),),
    ),
}
"""What `make fuzz` has found."""


@pytest.mark.parametrize("sent", FOUND.values(), ids=FOUND)
async def test_what_was_found_once(town: Town, sent: Forged) -> None:
    await town.takes([sent])


async def test_suggestions_are_asked_for_a_number_where_a_text_is_typed(town: Town) -> None:
    for number, (_, options) in enumerate(town.commands):
        typed = [((place, 10, -1626),) for place in range(len(options))]
        await town.takes(
            [
                Forged(2, 0, forging.AUTOCOMPLETE, command=number, typed=each)
                for each in typed or ((),)
            ]
        )


@given(sent=forging.SENT)
@EXAMPLES
async def test_whatever_is_sent_is_answered_and_moves_nobody_elses_game(
    town: Town, sent: list[Forged]
) -> None:
    await town.takes(sent)
