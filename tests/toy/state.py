"""The toy game's table, moves and events."""

from rules.core.record import Action, Event, Reconsider, Record, Seat

COLOURS = ("blue", "green", "red", "yellow")
ROWS = {"ground": 5, "loft": 3, "roof": 1}
"""The house: how many cells each row has. A cell is worth its number; the roof is worth 6."""


class Card(Record, frozen=True, order=True):
    colour: str
    number: int


DECK = tuple(Card(colour, number) for colour in COLOURS for number in range(1, 7))


class Taken(Record, frozen=True):
    """A cell of the house and who has it."""

    seat: Seat
    row: str
    cell: int
    colour: str


class State(Record, frozen=True):
    """`laid` holds, by seat, the places of the cards laid face down: () passed, None not yet.

    `giver` is set while a card is to be given, `gift` (known to the giver alone) is its place.
    `burnt` are the seats that burnt a colour, once for each time.
    """

    rounds: int
    size: int
    gifts: bool
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    laid: tuple[tuple[int, ...] | None, ...]
    points: tuple[int, ...]
    round: int = 1
    winner: Seat | None = None
    giver: Seat | None = None
    gift: int | None = None
    house: tuple[Taken, ...] = ()
    burnt: tuple[Seat, ...] = ()


class Lay(Action, frozen=True):
    picked: tuple[int, ...] = ()


class Pass(Action, frozen=True):
    pass


class Take(Action, frozen=True):
    colour: str
    row: str
    cell: int


class Burn(Action, frozen=True):
    colour: str


class Gift(Action, frozen=True):
    """Half a move: which card will be given."""

    place: int


class Give(Action, frozen=True):
    seat: Seat


Move = Lay | Pass | Take | Burn | Gift | Give | Reconsider


class Ready(Event, frozen=True):
    seat: Seat


class Laid(Event, frozen=True):
    """Told to the seat alone: the sum of what it laid."""

    seat: Seat
    sum: int


class Revealed(Event, frozen=True):
    shows_hidden = True
    seat: Seat
    sum: int


class NobodyLaid(Event, frozen=True):
    round: int


class Took(Event, frozen=True):
    seat: Seat
    colour: str
    row: str
    cell: int
    points: int


class Burnt(Event, frozen=True):
    seat: Seat
    colour: str


class Gave(Event, frozen=True):
    seat: Seat
    other_seat: Seat


class Given(Event, frozen=True):
    """Told to giver and receiver alone."""

    shows_hidden = True
    seat: Seat
    colour: str
    number: int


class Drew(Event, frozen=True):
    seat: Seat
    count: int


class DrewCard(Event, frozen=True):
    """Told to the seat alone."""

    shows_hidden = True
    colour: str
    number: int


Told = Ready | Laid | Revealed | NobodyLaid | Took | Burnt | Gave | Given | Drew | DrewCard
