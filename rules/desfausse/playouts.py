"""The strong robot: it plays the turn to its end many times after each promising answer.

In these turns the good robot sits on every seat. It does not know what the others have said unseen:
they choose anew. At the end of the turn the dice and tokens say who may get the title.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.core.asks import Ask, Pick
from rules.core.chance import Chance, KeyedLuck, Luck, Throw
from rules.core.playouts import best_by_playouts
from rules.core.record import Reconsider, Seat
from rules.desfausse.actions import Move, Pass, Roll, Stop
from rules.desfausse.aiming import STRENGTH, aims
from rules.desfausse.box import MOST_DICE, ROLLS
from rules.desfausse.calls import call_order
from rules.desfausse.prospects import title_chance, with_token
from rules.desfausse.robot import WORTH, my_dice, picked, rivals, robot, value
from rules.desfausse.state import Calling, Closing, Giving, Over, Player, Rolling, State, tokens
from rules.desfausse.turns import apply, asks
from rules.desfausse.view import View
from rules.desfausse.view import view as look

TURNS = (90, 70, 60, 50)
"""How many turns are played for one decision, from two players on: more of them take longer."""

CANDIDATES = 4
"""How many answers are tried, those that promise most."""

DOUBT = 2.0
"""A turn says little of a round: only what is surely better takes the place of the usual answer."""

SLACK = 0.1
"""An answer that promises so much less than the best is not tried."""

TROPHY = 5.0
"""How much nearer to winning a trophy brings its owner, by what it is worth to the good robot."""


class SameThrows(KeyedLuck):
    """Each die of a roll shows the same whatever was decided before."""

    def at(self, *place: str | int, choices: object = None) -> Throw:  # noqa: ARG002
        """The luck of what is thrown at this place."""
        return Throw(self, place, "")


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """The answer after which the turn ends best for this seat."""
    usual = robot(view, ask, chance)
    if isinstance(usual, Reconsider):
        return usual
    assert view.seat is not None, "nobody plays from the channel's view"
    state, seat = imagined(view), view.seat
    moves = list(dict.fromkeys([usual, *candidates(view, ask)]))
    return best_by_playouts(
        moves,
        TURNS[len(view.players) - 2],
        chance,
        lambda luck: luck.seed,
        lambda move, seed: outcome(state, seat, move, SameThrows(seed)),
        DOUBT,
    )


def candidates(view: View, ask: Ask) -> Iterator[Move]:
    """The answers that are worth a try."""
    moves = [move for move in ask.moves if not isinstance(move, Reconsider)]
    if view.phase in ("rolling", "closing"):
        yield from _rolls(view, ask, moves)
        return
    worths = {move: value(view, move) for move in moves}
    least = max(worths.values(), default=0) - SLACK
    moves = [move for move in moves if worths[move] >= least]
    yield from sorted(moves, key=lambda move: worths[move], reverse=True)[:CANDIDATES]


def _rolls(view: View, ask: Ask, moves: list[Move]) -> Iterator[Move]:
    """Rolling for each value that promises nearly as much as the best, stopping, and trophies."""
    picks = [question for question in ask.questions if isinstance(question, Pick)]
    dice, held = my_dice(view), rivals(view)
    rolls = 1 if view.phase == "closing" else ROLLS - view.rolls
    promising = sorted(aims(dice, held, rolls=rolls), reverse=True)[:CANDIDATES]
    least = promising[0][0] - SLACK
    for chance, places in promising:
        if chance >= least and (roll := picked(dice, picks, places)):
            yield roll
    stays = max(chance for chance, _ in aims(dice, held, rolls=0)) >= least
    for move in moves:
        if stays if isinstance(move, Stop | Pass) else not isinstance(move, Roll):
            yield move


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
    stakes = [title_chance(with_token(won, winner), seat) for winner in state.seats]
    strengths = [strength(player) for player in state.players]
    return sum(map(float.__mul__, strengths, stakes)) / sum(strengths)


def strength(player: Player) -> float:
    """How near a player is to winning the round."""
    trophies = sum(WORTH[trophy] for trophy in player.trophies)
    return STRENGTH[min(len(player.dice), MOST_DICE)] * (1 + TROPHY * trophies)


def imagined(view: View) -> State:
    """The table as this seat knows it: nobody else has said anything yet."""
    said = view.half.answers if view.half else ()
    state = State(
        trophies_reset=view.trophies_reset,
        players=tuple(
            Player(
                seen.dice,
                seen.trophies,
                seen.used,
                seen.gained,
                rolling=seen.rolling,
                has_shed=seen.has_shed,
                single=seen.single,
            )
            for seen in view.players
        ),
        board=view.board,
        answers=tuple(said if seat == view.seat else () for seat in range(len(view.players))),
        phase=Closing(),
        round=view.round,
        turn=view.turn,
        hell=view.hell,
        cursed=view.cursed,
        won=view.won,
    )
    return replace(state, phase=_phase(view, state))


def _phase(view: View, state: State) -> Rolling | Closing | Calling | Giving:
    match view.phase:
        case "rolling":
            return Rolling(view.rolls)
        case "closing":
            return Closing()
        case "giving":
            return Giving()
        case _:
            assert view.value is not None
            return Calling(view.value, tuple(_answered(view, state, view.value)))


def _answered(view: View, state: State, value: int) -> Iterator[Seat]:
    """Who was called before those who are asked now, and kept everything."""
    for level in call_order(state, value):
        if set(level) & set(view.asked):
            return
        yield from level
