"""What a picture is drawn from: the one argument of every picture."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from renderers.core.pad import Notes
from renderers.core.say import Say
from rules.core.record import Seat

V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True)
class Scene(Generic[V_co]):
    """A view of a game and the words of whoever looks at it.

    `seat` is the player whose sheet is asked for, where a picture shows one player's sheet; on a
    picture of the table it is the player who looks at it in private.
    `notes` are the reader's own marks on their pad, which nobody else sees. `signature` names the
    dice of a finished game, for the line at the bottom of its final picture.
    """

    view: V_co
    say: Say
    seat: Seat | None = None
    notes: Notes = ()
    signature: str = ""
