"""What can be wrong, as a code and named facts; sentences live in the Fluent files.

Exception
├── Refused       a person or program asked for something the rules do not allow
└── TapeMismatch  a recorded step asks for other draws than it did: the rules have changed
"""

from collections.abc import Mapping

import msgspec

from rules.core.record import Fact


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: the message `refusal-<code>`, filled with the facts."""

    code: str
    facts: Mapping[str, Fact] = {}


class Refused(Exception):
    """Raised with a refusal's code and facts. Nothing has changed."""

    def __init__(self, code: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(code, dict(facts or {}))
        self.code = code
        self.facts: Mapping[str, Fact] = dict(facts or {})

    @property
    def refusal(self) -> Refusal:
        """The same as a record that can be compared and said."""
        return Refusal(self.code, self.facts)


class TapeMismatch(Exception):
    """A recorded move draws other numbers than its tape has."""
