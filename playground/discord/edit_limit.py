"""The rate limit on edits of old messages."""

from http import HTTPStatus

import msgspec

from playground.discord.enums import ErrorCode
from playground.discord.errors import Refused
from playground.discord.world import Message


class EditLimit(msgspec.Struct):
    """How many edits a message takes that is older than `age` seconds: `limit` in `window` seconds.

    Discord does not publish its numbers. `always` refuses every edit of an old message.
    """

    limit: int = 3
    window: float = 3600.0
    age: float = 3600.0
    retry_after: float = 0.02
    always: bool = False

    def count(self, message: Message, now: float) -> None:
        """Count an edit; refuse it if the message is old and was edited too often."""
        if now - message.timestamp <= self.age:
            return
        recent = [moment for moment in message.late_edits if now - moment < self.window]
        if self.always or len(recent) >= self.limit:
            raise Refused(
                HTTPStatus.TOO_MANY_REQUESTS,
                ErrorCode.TOO_MANY_EDITS_OF_OLD_MESSAGE,
                "Maximum number of edits to messages older than 1 hour reached. Try again later",
                extra={"retry_after": self.retry_after, "global": False},
            )
        message.late_edits = [*recent, now]
