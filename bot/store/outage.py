"""Says in the log when a database cannot be used, and when it can again: a line for each.

Whoever meets with it meanwhile tells people, or tries again later, and says nothing in the log.
"""

import logging

log = logging.getLogger(__name__)


class Outage:
    """Whether one database can be used, as far as anybody has found out."""

    def __init__(self, database: object) -> None:
        self.database = database
        """What it is called, without its password."""
        self.reason = ""
        """Why it cannot be used; empty while it can."""
        self._of_writes = False

    def began(self, error: Exception, *, of_writes: bool = False) -> None:
        """Something failed. `of_writes`: what is only read may succeed all the same."""
        if not self.reason:
            self.reason, self._of_writes = str(error) or type(error).__name__, of_writes
            log.warning("%s cannot be used (%s): waiting until it can", self.database, self.reason)

    def ended(self, *, wrote: bool = True) -> None:
        """Something succeeded."""
        if self.reason and (wrote or not self._of_writes):
            self.reason = ""
            log.warning("%s can be used again", self.database)
