"""What a store refuses, and what it cannot do."""


class Unavailable(Exception):
    """The database cannot be reached or written now. It may be able to later; nothing is lost."""


class Violation(Exception):
    """A constraint of the schema forbids a change. Nothing was written."""


class Conflict(Exception):
    """Optimistic locking: the row has changed since it was read, and nothing was written."""


class ChannelTaken(Exception):
    """There is a lobby or a game in this channel already."""


class UnusableStore(Exception):
    """The database cannot be used; the message is one line that says why. It was not touched."""
