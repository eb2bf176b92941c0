"""What one player sees: all racks but the own one. The channel sees the neutral ones alone."""

from rules.core.game import winners
from rules.core.record import Record, Seat
from rules.think_str8 import scoring
from rules.think_str8.box import ROUNDS
from rules.think_str8.state import Aside, Dice, Numbers, Rack, Round, State, Strip

__all__ = ["Cards", "Round", "View", "seen", "view"]

Cards = tuple[int | None, ...]
"""Cards by colour; None is a back."""


class View(Record, frozen=True):
    """The table as one seat, or with `seat` None the channel, may know it.

    `step`, `track`, `order`, `exchanging`, `rounds` and `aside` are those of the state. `piles` are
    the numbers of cards left to draw. `racks` stand by seat, the neutral ones behind. `guesses` are
    the own ones, by colour; None for a seat whose guesses are secret. At the end everything is
    open: `removed` and `undrawn` have the cards that nobody saw, `marks` what each guess gave.
    """

    seat: Seat | None
    players: int
    colours: tuple[str, ...]
    assist: bool
    round: int
    last_round: int
    step: str
    track: tuple[Seat, ...]
    scores: tuple[int, ...]
    order: tuple[Seat, ...]
    dice: Dice
    strips: tuple[Strip | None, ...]
    exchanging: tuple[Seat, ...]
    rounds: tuple[Round, ...]
    aside: tuple[Aside, ...]
    piles: tuple[int, ...]
    racks: tuple[Cards, ...]
    guesses: tuple[tuple[Numbers, ...] | None, ...]
    guessed: tuple[Seat, ...]
    removed: Rack
    undrawn: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[int, ...], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the highest score once the game is over; equal scores share."""
        return winners(self.scores) if self.step == "over" else ()


def view(state: State, seat: Seat | None) -> View:
    """The table as this seat, or with None the channel, may know it."""
    over = state.step == "over"
    players = len(state.scores)
    return View(
        seat=seat,
        players=players,
        colours=state.colours,
        assist=state.assist,
        round=state.round,
        last_round=ROUNDS[players],
        step=state.step,
        track=state.track,
        scores=state.scores,
        order=state.order,
        dice=state.dice,
        strips=state.strips,
        exchanging=state.exchanging,
        rounds=state.rounds,
        aside=state.aside,
        piles=tuple(len(pile) for pile in state.piles),
        racks=tuple(seen_rack(state, rack, seat) for rack in range(len(state.racks))),
        guesses=tuple(seen_guesses(state, owner, seat) for owner in range(players)),
        guessed=state.guessed,
        removed=state.removed if over else (),
        undrawn=state.piles if over else (),
        marks=all_marks(state) if over else (),
    )


def seen_rack(state: State, rack: int, seat: Seat | None) -> Cards:
    """Neutral racks are open to all; a player's rack to the other players, at the end to all."""
    neutral = rack >= len(state.scores)
    if neutral or state.step == "over" or (seat is not None and rack != seat):
        return state.racks[rack]
    return (None,) * len(state.colours)


def seen_guesses(state: State, owner: Seat, seat: Seat | None) -> tuple[Numbers, ...] | None:
    """A player's own guesses; everybody's at the end."""
    return state.guesses[owner] if owner == seat or state.step == "over" else None


def all_marks(state: State) -> tuple[tuple[int, ...], ...]:
    """What each guess gave, by seat and colour."""
    return tuple(
        scoring.marks(guesses, state.racks[seat]) for seat, guesses in enumerate(state.guesses)
    )


def seen(view: View, column: int) -> tuple[int, ...]:
    """The values of a colour that lie open for this player: black cells on the pad."""
    on_racks = (rack[column] for rack in view.racks)
    aside = (card.value for card in view.aside if card.colour == view.colours[column])
    return tuple(sorted(value for value in (*on_racks, *aside) if value is not None))
