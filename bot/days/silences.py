"""Silences: nobody blocks a channel for ever.

After a week without a sign of somebody who is awaited, the others are asked whether a robot shall
sit in for them. Whoever was silent may come back any time.
"""

import logging

from bot.app import App
from bot.handlers import seats
from bot.handlers.proposals import put
from bot.store.chairs import SILENCE
from bot.store.proposals import Proposal
from bot.store.waits import Wait
from bot.tables import consent
from rules.core.errors import Refused

log = logging.getLogger(__name__)


async def ask_the_others(app: App, wait: Wait) -> None:
    """Puts it to the others, and again a week later where they would rather wait."""
    table, now = await app.tables.load(wait.table), app.clock.now()
    chair = table.chairs[wait.seat]
    if table.stage != "playing" or chair.since != wait.since:
        return
    if await seats.has_left(app, wait):
        return
    if not await app.store.waits.claim_silent(wait, now + SILENCE, now):
        return
    proposal = Proposal(
        table=table.id,
        kind="sit-in",
        by=0,
        expires_at=now + SILENCE,
        channel=table.channel,
        seat=wait.seat,
        ask=chair.ask,
    )
    if not set(consent.asked(proposal, table)) - set(consent.silent(table, now)):
        log.info("table=%d seat=%d is silent, and so is everybody", table.id, wait.seat)
        return
    try:
        await put(app, table, proposal)
    except Refused:
        log.info("table=%d seat=%d the others were asked before", table.id, wait.seat)
