"""Servers with their settings."""

from collections.abc import Sequence

from bot.store.engine import Engine, put
from bot.store.servers import Morning

PUT = put("servers", "guild, language", "guild")

MORNING = "morning_channel, morning_hour, morning_zone, morning_at"
PUT_MORNING = f"""insert into servers (guild, language, {MORNING}) values ($1, '', $2, $3, $4, $5)
    on conflict (guild) do update set morning_channel = excluded.morning_channel,
    morning_hour = excluded.morning_hour, morning_zone = excluded.morning_zone,
    morning_at = excluded.morning_at"""


class SqlServers:
    """See `bot.store.ServerStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def language(self, guild: int) -> str:
        """The language that the moderators chose; empty where they did not."""
        row = await self.engine.row("select language from servers where guild = $1", guild)
        return "" if row is None else str(row[0])

    async def put_language(self, guild: int, language: str) -> None:
        """Saves that choice."""
        await self.engine.write(PUT, guild, language)

    async def put_morning(self, morning: Morning) -> None:
        """Saves where and when a server reads in the morning how yesterday went; `at` 0: never."""
        await self.engine.write(
            PUT_MORNING, morning.guild, morning.channel, morning.hour, morning.zone, morning.at
        )

    async def morning(self, guild: int) -> Morning | None:
        """What a server has chosen; None where it never did."""
        row = await self.engine.row(
            f"select guild, {MORNING} from servers where guild = $1 and morning_hour >= 0", guild
        )
        return None if row is None else Morning(*row)

    async def mornings(self, now: float) -> Sequence[Morning]:
        """The servers that should read it by now."""
        rows = await self.engine.rows(
            f"select guild, {MORNING} from servers where morning_at > 0 and morning_at <= $1", now
        )
        return [Morning(*row) for row in rows]

    async def claim_morning(self, morning: Morning, next_at: float) -> bool:
        """Whether this message is the caller's to send: the next one is due later from now on."""
        changed = await self.engine.write(
            "update servers set morning_at = $1 where guild = $2 and morning_at = $3",
            next_at,
            morning.guild,
            morning.at,
        )
        return changed == 1
