"""What everybody sees: nothing is secret in Très Futé. Only whose view it is differs."""

from msgspec.structs import replace

from rules.core.game import winners
from rules.core.record import Record, Seat
from rules.tres_fute_4ever import scoring
from rules.tres_fute_4ever.box import Colour, Mark, Region
from rules.tres_fute_4ever.dice import Way, silver_of, ways
from rules.tres_fute_4ever.news import without
from rules.tres_fute_4ever.scoring import Points
from rules.tres_fute_4ever.sheet import AnyEntry, Bar, Blue, Green, Grey, Pink, Sheet, Yellow
from rules.tres_fute_4ever.state import Dice, Die, Doing, Place, Player, State, lying
from rules.tres_fute_4ever.zones import mark_takes, reachable, zones_of

__all__ = [
    "AnyEntry",
    "Bar",
    "Blue",
    "Dice",
    "Die",
    "Green",
    "Grey",
    "Pink",
    "PlayerView",
    "Points",
    "Sheet",
    "View",
    "Way",
    "Yellow",
    "player_view",
    "view",
]
"""The view and everything in it."""


class PlayerView(Record, frozen=True):
    """A sheet with what it is worth now, the "?" its owner must use, and what they are at.

    `new` and `unseen` are as in the state: what is new on this sheet to the channel, and what is
    new to this player on every sheet. `reachable` are the grey regions that may be crossed next;
    `extras` are the dice used as extra in this turn; `level` is what the total reaches, 1 the best,
    and `place` the rank among the players.
    """

    sheet: Sheet
    new: tuple[Place, ...]
    unseen: tuple[tuple[Seat, Place], ...]
    reachable: tuple[Region, ...]
    points: Points
    total: int
    level: int
    place: int
    doing: Doing
    pool: tuple[Mark, ...]
    extras: tuple[Colour, ...]


class View(Record, frozen=True):
    """The table as `seat` sees it; None is the channel.

    `roll` counts the rolls of this turn; `boxes` are the dice chosen, in order; `passive_turn` is
    the second turn of a solo round.
    """

    seat: Seat | None
    auto_roll: bool
    round: int
    rounds: int
    first: Seat
    active: Seat
    passive_turn: bool
    roll: int
    dice: Dice
    boxes: tuple[Colour, ...]
    players: tuple[PlayerView, ...]
    over: bool

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place once the game is over."""
        return winners([player.points.standing for player in self.players]) if self.over else ()

    def before(self, owner: Seat) -> Sheet:
        """A sheet without what is new: everything that the reader's own last move and all moves
        since have entered; for the channel, the entries of the owner's latest turn with any."""
        player = self.players[owner]
        if self.seat is None:
            return without(player.sheet, player.new)
        unseen = self.players[self.seat].unseen
        return without(player.sheet, [place for seat, place in unseen if seat == owner])

    def ways(self, owner: Seat) -> tuple[Way, ...]:
        """Where the dice that a player may take now could be entered, just as they lie."""
        player = self.players[owner]
        if self.over or player.pool:
            return ()
        unpolished = replace(player.sheet, polish=Bar())
        return tuple(way for die in self._free(player) for way in ways(unpolished, self.dice, die))

    def marked(self, owner: Seat) -> tuple[AnyEntry, ...]:
        """What the open "?" of a player could be entered as."""
        player = self.players[owner]
        zones = (zone for mark in player.pool for zone in zones_of(mark))
        return tuple(entry for zone in zones for entry in mark_takes(player.sheet, zone))

    def _free(self, player: PlayerView) -> tuple[Colour, ...]:
        """The dice that a player may take."""
        match player.doing:
            case "choose":
                return lying(self.dice, "rolled")
            case "tray":
                return silver_of(player.sheet, self.dice, self.boxes)
            case "extra" if player.sheet.extra.left:
                return tuple(d.colour for d in self.dice if d.colour not in player.extras)
            case _:
                return ()


def view(state: State, seat: Seat | None) -> View:
    """The table as this seat, or with None the channel, sees it."""
    return View(
        seat=seat,
        auto_roll=state.auto_roll,
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        active=state.active,
        passive_turn=state.passive_turn,
        roll=state.roll,
        dice=state.dice,
        boxes=state.boxes,
        players=_players(state.players),
        over=state.over,
    )


def _players(players: tuple[Player, ...]) -> tuple[PlayerView, ...]:
    places = scoring.places([player.sheet for player in players])
    return tuple(map(player_view, players, places))


def player_view(player: Player, place: int = 1) -> PlayerView:
    """A player's sheet with all that is worked out from it."""
    points = scoring.points(player.sheet)
    return PlayerView(
        sheet=player.sheet,
        new=player.new,
        unseen=player.unseen,
        reachable=reachable(player.sheet),
        points=points,
        total=points.total,
        level=scoring.level(points.total),
        place=place,
        doing=player.doing,
        pool=player.pool,
        extras=player.extras,
    )
