"""A turn played to its end under the rules, by the good robot on every seat: for reviews."""

from rules.core.chance import KeyedLuck, Luck, Throw
from rules.core.record import Seat
from rules.desfausse.actions import Move
from rules.desfausse.prospects import Hand, chance_of_title, title_chance
from rules.desfausse.robot import large, robot, trophies_of
from rules.desfausse.state import Over, State, tokens
from rules.desfausse.turns import apply, asks
from rules.desfausse.view import view as look


class SameThrows(KeyedLuck):
    """Each die of a roll shows the same whatever was decided before."""

    def at(self, *place: str | int, choices: object = None) -> Throw:  # noqa: ARG002
        """The luck of what is thrown at this place."""
        return Throw(self, place, "")


def outcome(state: State, seat: Seat, move: Move, luck: Luck) -> float:
    """How the seat stands at the end of the turn."""
    turn = state.round, state.turn
    return played_out(apply(state, seat, move, luck).state, seat, turn, luck)


def played_out(state: State, seat: Seat, turn: tuple[int, int], luck: Luck) -> float:
    """How the seat stands when this turn of a round is over and everybody has played it."""
    while (state.round, state.turn) == turn and (asked := asks(state)):
        mover = next(other for other, ask in asked.items() if ask.waiting)
        ask = asked[mover]
        state = apply(state, mover, robot(look(state, mover), ask, luck), luck).state
    return standing(state, seat)


def standing(state: State, seat: Seat) -> float:
    """The chance of the title at the start of a turn, trophies counted in."""
    won = tuple(tokens(state, other) for other in state.seats)
    if isinstance(state.phase, Over):
        return title_chance(won, seat)
    hands = [
        Hand(len(player.dice), large(player.dice), trophies_of(player.trophies))
        for player in state.players
    ]
    return chance_of_title(hands, won, seat)
