"""Tables that cannot be shown because the bot lacks a permission in their server."""


class MissingPermissions:
    """Remembers such tables, so that Discord is not asked in vain again and again.

    Any change of permissions in a server clears its tables.
    """

    def __init__(self) -> None:
        self._servers: dict[int, int] = {}
        self.changes = 0
        """How often permissions have changed so far, in any server."""

    def __contains__(self, table: int) -> bool:
        return table in self._servers

    def put(self, table: int, guild: int, changes: int) -> None:
        """Notes a table that was refused.

        `changes` is the count when the attempt began: if permissions have changed since, another
        attempt may succeed and the table is not noted.
        """
        if changes == self.changes:
            self._servers[table] = guild

    def concern(self, guild: int) -> bool:
        """Whether a server has such tables."""
        return guild in self._servers.values()

    def clear(self, guild: int) -> list[int]:
        """Permissions have changed in a server: returns its tables, which may be tried again."""
        self.changes += 1
        cleared = [table for table, where in self._servers.items() if where == guild]
        for table in cleared:
            del self._servers[table]
        return cleared

    def clear_all(self) -> None:
        """Permissions may have changed anywhere while the bot was disconnected."""
        self.changes += 1
        self._servers.clear()
