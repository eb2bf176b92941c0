"""Where a game stands, what a player may do, and what there is to tell."""

from collections.abc import Mapping

from rules.core.record import Action, Event, Fact, Record, Seat
from rules.think_str8.box import COLOURS, SCALE, points_of

Dice = tuple[str, ...]
"""The colours that the three dice show."""

Rack = tuple[int, ...]
"""The values of one rack's cards, in the order of the colours."""

Numbers = tuple[int, ...]
"""What a player names for one card in the final guess, ascending."""


class Strip(Record, frozen=True):
    """A strip in a player's hands; `first` is the lowest cell it covers once it is laid."""

    cells: int
    first: int | None = None


class Check(Record, frozen=True):
    """What a player was told about a laid strip: "right", "too-high", "too-low" or "wrong"."""

    seat: Seat
    first: int
    cells: int
    hint: str

    @property
    def last(self) -> int:
        """The highest cell that the strip covers."""
        return self.first + self.cells - 1

    @property
    def points(self) -> int:
        """What the strip has brought."""
        return points_of(self.cells) if self.hint == "right" else 0

    @property
    def learnt(self) -> tuple[int, ...]:
        """The sums that the hint leaves."""
        match self.hint:
            case "right":
                return tuple(SCALE[self.first : self.last + 1])
            case "too-high":
                return tuple(SCALE[: self.first])
            case "too-low":
                return tuple(SCALE[self.last + 1 :])
            case _:
                return tuple(number for number in SCALE if number != self.first)


class Round(Record, frozen=True):
    """A round that has been checked, in the order of its checks."""

    number: int
    dice: Dice
    checks: tuple[Check, ...]


class Aside(Record, frozen=True):
    """An exchanged card, face up beside its owner for the rest of the game.

    Hints up to and including its round are about this card, later ones about another.
    """

    seat: Seat
    colour: str
    value: int
    round: int


class State(Record, frozen=True):
    """`step` is "roll", "greys", "turn", "strips", "exchange", "guess" or "over".

    Racks stand by seat, the neutral ones behind; piles by colour, the next card first. `track` has
    the pawns from furthest behind, in a stack from the top; `order` is the track as it was when the
    round began. `exchanging` are the seats that have yet to exchange a card. `guesses` stand by
    seat and colour; `guessed` are the seats that have said they are done. With `auto_roll` the roll
    comes with the round.
    """

    colours: tuple[str, ...]
    assist: bool
    removed: Rack
    racks: tuple[Rack, ...]
    piles: tuple[tuple[int, ...], ...]
    track: tuple[Seat, ...]
    scores: tuple[int, ...]
    order: tuple[Seat, ...]
    strips: tuple[Strip | None, ...]
    guesses: tuple[tuple[Numbers, ...], ...]
    round: int = 1
    step: str = "roll"
    dice: Dice = ()
    exchanging: tuple[Seat, ...] = ()
    rounds: tuple[Round, ...] = ()
    aside: tuple[Aside, ...] = ()
    guessed: tuple[Seat, ...] = ()
    auto_roll: bool = False


class Roll(Action, frozen=True):
    """Roll the three colour dice for everybody."""


class TurnGreys(Action, frozen=True):
    """Learning game: turn the grey faces to these colours, from left to right."""

    colours: tuple[str, ...]


class Keep(Action, frozen=True):
    """Take the dice as they are."""


class Turn(Action, frozen=True):
    """Turn one die that shows `die` to another colour."""

    die: str
    colour: str


class Take(Action, frozen=True):
    """Take the free strip with so many cells."""

    cells: int


class Lay(Action, frozen=True):
    """Lay the strip on the scale, from this number on."""

    first: int


class Exchange(Action, frozen=True):
    """Exchange the card of this colour for the next one of its pile."""

    colour: str


class Guess(Action, frozen=True):
    """Final guess: name these numbers for the card of this colour, instead of what was named."""

    colour: str
    picked: Numbers = ()


class Done(Action, frozen=True):
    """Say that the final guess is complete; it may still be changed until everybody has."""


Move = Roll | TurnGreys | Keep | Turn | Take | Lay | Exchange | Guess | Done


class Rolled(Event, frozen=True):
    """The three colour dice were rolled for everybody."""

    seat: Seat
    dice: Dice


class GreysTurned(Event, frozen=True):
    """Learning game: the grey faces were turned; `dice` are all three afterwards."""

    seat: Seat
    dice: Dice


class Kept(Event, frozen=True):
    """The player who rolled leaves the dice as they are."""

    seat: Seat


class Turned(Event, frozen=True):
    """A die that showed `die` now shows `turned`; `dice` are all three afterwards."""

    seat: Seat
    die: str
    turned: str
    dice: Dice


class Took(Event, frozen=True):
    """The player has taken the strip with so many cells."""

    seat: Seat
    cells: int
    points: int


class Laid(Event, frozen=True):
    """The strip lies on the scale from `first` to `last`."""

    seat: Seat
    cells: int
    first: int
    last: int


class Right(Event, frozen=True):
    """The sum lies under the strip; `score` is the player's after moving."""

    shows_hidden = True
    seat: Seat
    cells: int
    first: int
    last: int
    points: int
    score: int


class TooHigh(Event, frozen=True):
    """The sum is lower than all that the strip covers; `most` is the highest that remains."""

    shows_hidden = True
    seat: Seat
    first: int
    last: int
    most: int


class TooLow(Event, frozen=True):
    """The sum is higher than all that the strip covers; `least` is the lowest that remains."""

    shows_hidden = True
    seat: Seat
    first: int
    last: int
    least: int


class Wrong(Event, frozen=True):
    """The shortest strip misses; nobody says which way."""

    shows_hidden = True
    seat: Seat
    first: int


class Exchanged(Event, frozen=True):
    """The old card, for everybody to see."""

    shows_hidden = True
    seat: Seat
    card: str
    value: int


class Drew(Event, frozen=True):
    """The new card, for all but its owner and the channel."""

    shows_hidden = True
    seat: Seat
    card: str
    value: int


class PilesEmpty(Event, frozen=True):
    """These players were wrong and have nothing left to exchange."""

    seats: tuple[Seat, ...]


class RoundBegins(Event, frozen=True):
    """`seat` is furthest behind and rolls."""

    milestone = True
    round: int
    rounds: int
    seat: Seat


class FinalGuessBegins(Event, frozen=True):
    """All rounds are over."""

    milestone = True


class Named(Event, frozen=True):
    """For its player alone: what is named for one card now."""

    seat: Seat
    card: str
    count: int
    numbers: Numbers


class Guessed(Event, frozen=True):
    """The player is done; what was named stays secret."""

    seat: Seat


class Revealed(Event, frozen=True):
    """A player's cards and what each guess gave, by colour; `score` is the one after moving."""

    shows_hidden = True
    seat: Seat
    cards: Rack
    marks: tuple[int, ...]
    points: int
    score: int

    def items(self) -> tuple[Mapping[str, Fact], ...]:
        """Each card with what its guess gave."""
        return tuple(
            {"card": colour, "value": value, "mark": mark}
            for colour, value, mark in zip(COLOURS, self.cards, self.marks, strict=False)
        )


Told = (
    Rolled
    | GreysTurned
    | Kept
    | Turned
    | Took
    | Laid
    | Right
    | TooHigh
    | TooLow
    | Wrong
    | Exchanged
    | Drew
    | PilesEmpty
    | RoundBegins
    | FinalGuessBegins
    | Named
    | Guessed
    | Revealed
)
