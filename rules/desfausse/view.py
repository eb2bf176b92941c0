"""What everybody sees of the table, and what each seat alone knows: its half-made move."""

from rules.core.game import winners
from rules.core.record import Record, Seat
from rules.desfausse import shedding
from rules.desfausse.actions import (
    Answer,
    GreatExorcism,
    Keep,
    NewRoll,
    Pass,
    RecolourOne,
    RecolourSeveral,
    Roll,
    Share,
    SmallExorcism,
    Stop,
)
from rules.desfausse.box import ROLLS, Trophy, rounds_to_win
from rules.desfausse.calls import combination, is_hindered, sheddable
from rules.desfausse.dice import Die, devils, free_places, names, own
from rules.desfausse.state import Calling, Giving, Rolling, State, tokens
from rules.desfausse.trophies import played
from rules.desfausse.turns import asked

__all__ = [
    "Die",
    "GreatExorcism",
    "Half",
    "Keep",
    "NewRoll",
    "Parcel",
    "Pass",
    "PlayerView",
    "RecolourOne",
    "RecolourSeveral",
    "Roll",
    "Share",
    "SmallExorcism",
    "Stop",
    "View",
    "combination",
    "devils",
    "free_places",
    "names",
    "own",
    "view",
]
"""Also the words for dice and moves in which a view is told: pictures import nothing else."""


class PlayerView(Record, frozen=True, omit_defaults=True):
    """`sheddable` are the values of which something could be shed now; `devils` count against it.

    `single`: the turn was begun with one die. `hindered`: it stays, for its owner was handed dice.
    """

    dice: tuple[Die, ...]
    trophies: tuple[Trophy, ...] = ()
    used: tuple[Trophy, ...] = ()
    gained: tuple[Trophy, ...] = ()
    tokens: int = 0
    rolling: bool = True
    has_shed: bool = False
    devils: int = 0
    sheddable: tuple[int, ...] = ()
    single: bool = False
    hindered: bool = False


class Parcel(Record, frozen=True):
    """Dice by place that would go to a player, or to Hell where there is none."""

    to: Seat | None
    dice: tuple[int, ...]


class Half(Record, frozen=True, omit_defaults=True):
    """What a seat has said of its present move, for itself alone.

    `dice` and `trophies` are its own as they would be after the trophies played with it.
    """

    answers: tuple[Answer, ...]
    dice: tuple[Die, ...]
    trophies: tuple[Trophy, ...] = ()
    parcels: tuple[Parcel, ...] = ()
    trophy: Trophy | None = None


class View(Record, frozen=True):
    """`rolls` made this turn but for new rolls; `value` is being called, or None.

    `asked` share the present moment. `won` has the winners of each finished round. `half` is the
    seat's own.
    """

    seat: Seat | None
    round: int
    turn: int
    rounds_to_win: int
    trophies_reset: bool
    phase: str
    rolls: int
    value: int | None
    asked: tuple[Seat, ...]
    cursed: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    board: tuple[Trophy, ...]
    hell: tuple[Die, ...]
    won: tuple[tuple[Seat, ...], ...]
    half: Half | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has the title, once the game is over."""
        return winners([player.tokens for player in self.players]) if self.phase == "over" else ()


def view(state: State, seat: Seat | None) -> View:
    """The table as this seat, or with None the channel, may know it."""
    return View(
        seat=seat,
        round=state.round,
        turn=state.turn,
        rounds_to_win=rounds_to_win(len(state.players)),
        trophies_reset=state.trophies_reset,
        phase=str(state.phase.__struct_config__.tag),
        rolls=state.phase.rolls if isinstance(state.phase, Rolling) else ROLLS,
        value=state.phase.value if isinstance(state.phase, Calling) else None,
        asked=tuple(sorted(asked(state))),
        cursed=state.cursed,
        players=tuple(_seen(state, other) for other in state.seats),
        board=state.board,
        hell=state.hell,
        won=state.won,
        half=None if seat is None or not state.answers[seat] else _half(state, seat),
    )


def _seen(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        dice=player.dice,
        trophies=player.trophies,
        used=player.used,
        gained=player.gained,
        tokens=tokens(state, seat),
        rolling=player.rolling,
        has_shed=player.has_shed,
        devils=devils(player.dice),
        sheddable=() if player.has_shed else sheddable(player.dice),
        single=player.single,
        hindered=player.single and not player.has_shed and is_hindered(player.dice),
    )


def _half(state: State, seat: Seat) -> Half:
    answers = state.answers[seat]
    if not isinstance(state.phase, Calling | Giving):
        player = played(state.players[seat], answers)
        return Half(answers, player.dice, player.trophies)
    plan = shedding.plan(state, seat)
    return Half(answers, plan.player.dice, plan.player.trophies, _parcels(plan), plan.trophy)


def _parcels(plan: shedding.Plan) -> tuple[Parcel, ...]:
    """Hell first, then rivals, then the cursed."""
    hell = (Parcel(None, plan.shed),) if plan.shed and plan.to_hell else ()
    handed = list(zip(plan.rivals, plan.shed, strict=False))
    rivals = (
        Parcel(rival, tuple(place for to, place in handed if to == rival))
        for rival in sorted(set(plan.rivals))
    )
    return (*hell, *rivals, *(Parcel(cursed, (place,)) for cursed, place in plan.gifts))
