"""What positions and answers are worth to one seat: on this a review and the coach rest.

Everything is valued from a view, never from a state: from what the player could know then. What is
hidden there is dealt anew, and what is still to be thrown is thrown by the valuation itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

import msgspec

from rules.core.asks import Ask, Pick
from rules.core.chance import Chance
from rules.core.record import Reconsider, Seat

V = TypeVar("V")
A = TypeVar("A")

Unit = Literal["points", "chance"]
"""What is valued: the own points at the end, or the chance to win, where a shared win counts as a
share."""


class Worth(msgspec.Struct, frozen=True):
    """A value and its standard error, which is 0 where it is exact."""

    mean: float
    error: float = 0.0


class Valued(msgspec.Struct, frozen=True):
    """An answer, what it is worth, and by how much the best one is better.

    Both answers have met the same luck, so `behind` is known better than the two worths are; so is
    the difference to the usual answer, whose standard error is `usual_error`.
    """

    action: Any
    worth: Worth
    behind: Worth = Worth(0.0)
    usual_error: float = 0.0


class Answers(msgspec.Struct, frozen=True):
    """Answers to one question, the best first.

    `usual` is what the position is worth if the robot that plays on answers this question too.
    """

    usual: Worth
    found: tuple[Valued, ...]

    def of(self, action: object) -> Valued:
        """What was found about this answer, which must be among them."""
        return next(valued for valued in self.found if valued.action == action)


class Reason(msgspec.Struct, frozen=True):
    """Why an answer is better than another: the message `reason-<code>`, filled with the facts.

    Facts are `Fact`s, which cannot be named here: JSON could not be read as one of two tuples.
    """

    code: str
    facts: Mapping[str, Any] = {}

    @property
    def message(self) -> str:
        """The message that says it, in the game's words."""
        return f"reason-{self.code}"


def is_decision(view: Any, ask: Ask, action: Any) -> bool:  # noqa: ARG001  (games may look at it)
    """Whether there was anything to decide: several answers, and none that takes one back."""
    onward = [move for move in ask.moves if not isinstance(move, Reconsider)]
    several = len(onward) > 1 or any(isinstance(q, Pick) for q in ask.questions)
    return several and not isinstance(action, Reconsider)


@dataclass(frozen=True)
class Appraisal(Generic[V, A]):
    """How a game is valued. Its functions stand in modules, so that it can be sent to a process.

    `budget` is how many playouts a question gets: a number and not a time, so that a seed gives the
    same answer on every machine. All functions get a budget, for a quicker and coarser look.
    `affordable` is how many a whole review may take, so that a question of a long game gets
    fewer; 0 where nothing is played out.

    `start` is what the game is worth to the seat at its first view, before any dice of its own were
    thrown. `answers` values the answers to a question, the given one among them; where None is
    given, the best ones, for the coach. `luck` is what the own dice or cards gave in one step of
    the log, from the view before it (None: in the set-up) to the view after it: the value after −
    the value before, which is the mean over all that could have come. The own answer is given where
    the step was the seat's own. It is None where nothing fell for this seat, and 0 on average
    whatever anybody decides. `reason` says why the first answer is better than the second, where
    there is something to say. `decides` says which steps of the seat are decisions.

    `whole`: all values are those of whole games, played on in the same way. Then whatever changes
    from one own decision to the next is luck, where nobody else has a part in it; `luck` is asked
    for the rest alone.
    """

    unit: Unit
    exact: bool
    budget: int
    start: Callable[[V, Seat, Chance, int], Worth]
    answers: Callable[[V, Seat, Ask, A | None, Chance, int], Answers]
    luck: Callable[[V | None, Seat, A | None, V, Chance, int], Worth | None]
    reason: Callable[[V, Seat, A, A], Reason | None]
    decides: Callable[[V, Ask, A], bool] = is_decision
    whole: bool = False
    affordable: int = 0


AnyAppraisal = Appraisal[Any, Any]
