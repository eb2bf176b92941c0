"""Where a game stands."""

from typing import Any

from msgspec.structs import replace

from rules.core.record import Record, Seat, kebab
from rules.core.tuples import with_item
from rules.desfausse.actions import Answer
from rules.desfausse.box import MOST_DICE, Trophy
from rules.desfausse.dice import Die, own, settled


class Player(Record, frozen=True):
    """One player's things. Dice received this turn lie behind the others.

    `trophies` may be played, `used` were played this turn, `gained` can be played from the next
    turn on. `rolling`: may still take part in this turn's rolls. `single`: began it with one die.
    """

    dice: tuple[Die, ...]
    trophies: tuple[Trophy, ...] = ()
    used: tuple[Trophy, ...] = ()
    gained: tuple[Trophy, ...] = ()
    rolling: bool = True
    has_shed: bool = False
    single: bool = False

    @property
    def own_dice(self) -> tuple[Die, ...]:
        """The dice that were not received this turn."""
        return own(self.dice)

    @property
    def room(self) -> int:
        """How many more dice the player could be given."""
        return MOST_DICE - len(self.dice)


class Phase(Record, frozen=True, tag_field="phase", tag=kebab):
    """What is going on in a turn."""


class Rolling(Phase, frozen=True):
    """Dice are picked for the next roll; `rolls` have been made."""

    rolls: int


class Closing(Phase, frozen=True):
    """The last moment for trophies that roll or recolour."""


class Calling(Phase, frozen=True):
    """A value is called; `answered` have already had their moment at this call."""

    value: int
    answered: tuple[Seat, ...] = ()


class Giving(Phase, frozen=True):
    """After the 6s: whoever has shed nothing gives to the cursed."""


class Over(Phase, frozen=True):
    """Somebody has the title."""


class State(Record, frozen=True):
    """`answers` holds by seat what it has said of its present move, for its owner alone.

    `board` are the trophies that nobody has, `won` the winners of each finished round, `cursed`
    those who are cursed in this turn's calls.
    """

    trophies_reset: bool
    players: tuple[Player, ...]
    board: tuple[Trophy, ...]
    answers: tuple[tuple[Answer, ...], ...]
    phase: Rolling | Closing | Calling | Giving | Over
    round: int = 1
    turn: int = 1
    hell: tuple[Die, ...] = ()
    cursed: tuple[Seat, ...] = ()
    won: tuple[tuple[Seat, ...], ...] = ()

    @property
    def seats(self) -> range:
        """All seats, in order."""
        return range(len(self.players))


def from_version_1(state: Any) -> Any:
    """A player who has shed nothing yet holds as many own dice as at the start of the turn."""
    for player in state["players"]:
        own = [die for die in player["dice"] if not die.get("received")]
        player["single"] = len(own) == 1 and not player["has_shed"]
    return state


def with_answers(state: State, seat: Seat, answers: tuple[Answer, ...]) -> State:
    """The state in which that player has said this of the present move."""
    return replace(state, answers=with_item(state.answers, seat, answers))


def with_settled_dice(state: State) -> State:
    """The state in which no die is fresh. The keys of throws are made of it, since keys were in use
    before dice could be fresh."""
    if not any(die.fresh for player in state.players for die in player.dice):
        return state
    players = tuple(replace(player, dice=settled(player.dice)) for player in state.players)
    return replace(state, players=players)


def unanswered(state: State) -> State:
    """Everybody is asked afresh."""
    return replace(state, answers=((),) * len(state.players))


def tokens(state: State, seat: Seat) -> int:
    """The round tokens a player has won."""
    return sum(seat in winners for winners in state.won)
