"""Tables that a server does not let us show, so that Discord is not asked in vain for ever."""


class Barred:
    """By table, its server. Any change of rights there lifts the bar."""

    def __init__(self) -> None:
        self._servers: dict[int, int] = {}
        self.changes = 0
        """Rights that have changed so far, anywhere."""

    def __contains__(self, table: int) -> bool:
        return table in self._servers

    def put(self, table: int, guild: int, changes: int) -> None:
        """A table was refused that was begun after so many changes; a newer one may help it."""
        if changes == self.changes:
            self._servers[table] = guild

    def lift(self, guild: int) -> list[int]:
        """Rights have changed in a server: its tables, which may be tried again."""
        self.changes += 1
        lifted = [table for table, where in self._servers.items() if where == guild]
        for table in lifted:
            del self._servers[table]
        return lifted

    def lift_all(self) -> None:
        """Nobody knows what has changed meanwhile."""
        self.changes += 1
        self._servers.clear()
