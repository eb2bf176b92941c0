"""The closing window: the last rolls and recolours before the cursed are called."""

from msgspec.structs import replace

from rules.core.asks import Choose, Option, Question, single
from rules.core.chance import Chance
from rules.core.game import Change
from rules.core.record import Seat
from rules.core.tuples import with_item
from rules.desfausse.actions import NewRoll, Pass, RecolourOne, RecolourSeveral
from rules.desfausse.box import RECOLOURS
from rules.desfausse.calls import by_size, can_shed, sheddable
from rules.desfausse.rolling import can_roll, pick_to_roll, rerolled
from rules.desfausse.state import Player, State, with_settled_dice
from rules.desfausse.trophies import exorcism_options, played, recolour_questions, told


def asked(state: State) -> tuple[Seat, ...]:
    """Those to whom a trophy can still matter, also when they have stopped rolling."""
    return tuple(
        seat
        for seat in state.seats
        if has_new_roll(state.players[seat]) or may_recolour(state, seat)
    )


def has_new_roll(player: Player) -> bool:
    """Whether a player holds the trophy and could roll a die with it."""
    return "new-roll" in player.trophies and can_roll(player)


def may_recolour(state: State, seat: Seat) -> bool:
    """Colours order the call only where somebody else can shed as many dice of the same value."""
    mine = state.players[seat]
    if not any(trophy in mine.trophies for trophy in RECOLOURS):
        return False
    others = [state.players[other].dice for other in state.seats if other != seat]
    return any(
        can_shed(theirs, value) and by_size(theirs, value) == by_size(mine.dice, value)
        for value in sheddable(mine.dice)
        for theirs in others
    )


def questions(state: State, seat: Seat) -> tuple[Question, ...]:
    """Roll once more, recolour, or pass. An exorcism goes with a new roll only (p. 4)."""
    answers = state.answers[seat]
    if answers and isinstance(answers[-1], NewRoll | RecolourOne | RecolourSeveral | Pass):
        return ()
    player = played(state.players[seat], answers)
    asking: list[Question] = []
    options: tuple[Option, ...] = () if answers else (single(Pass(), "pass"),)
    if has_new_roll(player):
        asking += pick_to_roll(player, NewRoll())
        options += exorcism_options(player)
    if not answers and may_recolour(state, seat):
        asking += recolour_questions(player, private=True)
    return (*asking, Choose(options, "close", private=True)) if options else tuple(asking)


def someone_plays(state: State) -> bool:
    """Whether anybody has decided to play a trophy."""
    return any(answers and not isinstance(answers[-1], Pass) for answers in state.answers)


def play(state: State, chance: Chance) -> Change[State]:
    """All have decided: the trophies are played at once, in seat order."""
    change = Change(with_settled_dice(state))
    for seat, answers in enumerate(state.answers):
        match answers:
            case (*_, NewRoll(picked)):
                change = change.then(rerolled, seat, picked, chance)
            case (RecolourOne() | RecolourSeveral(),):
                change = change.then(recoloured, seat)
    return change


def recoloured(state: State, seat: Seat) -> Change[State]:
    """The trophy that a player has said to play on the colours."""
    player, answers = state.players[seat], state.answers[seat]
    players = with_item(state.players, seat, played(player, answers))
    return Change(replace(state, players=players), told(seat, player, answers))
