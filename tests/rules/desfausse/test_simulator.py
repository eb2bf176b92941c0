"""The simulator plays as the rules do: whole turns beside each other end in the same position."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.chance import KeyedLuck, Luck, drawn
from rules.core.game import advance
from rules.core.record import Reconsider, Seat
from rules.desfausse import GAME
from rules.desfausse.actions import (
    Confirm,
    GiveTo,
    GiveToCursed,
    GreatExorcism,
    Hand,
    Keep,
    Move,
    NewRoll,
    Pass,
    RecolourSeveral,
    Roll,
    Share,
    SmallExorcism,
    Stop,
    TakeTrophy,
    ToHell,
)
from rules.desfausse.plain import gifts_of, play_out, rolled, rolled_anew, shed
from rules.desfausse.playouts import started
from rules.desfausse.simulator import KINDS, NOTHING, Falls, Rolled, Shed, Table
from rules.desfausse.state import Calling, Closing, Rolling, State, with_answers
from rules.desfausse.turns import asks, questions
from rules.desfausse.view import free_places


class Fallen(KeyedLuck):
    """The dice fall as in a playout, whatever was decided; other turns are drawn."""

    def __init__(self, falls: Falls, turn: tuple[int, int]) -> None:
        super().__init__(b"elsewhere")
        self.falls = falls
        self.turn = turn

    def throw(self, key: str, n: int) -> int:
        """The side that the simulator would see."""
        _, round_, _, turn, what, number, _, seat, _, place = key.partition("#")[0].split("/")
        if (int(round_), int(turn)) != self.turn:
            return super().throw(key, n)
        roll = int(number) + (2 if what == "trophies" else -1)
        return self.falls.side(roll, int(seat), int(place))


def said(state: State, seat: Seat) -> Iterator[Move]:
    """What a plain player says, in the words of the rules."""
    table, free = Table(state), free_places(state.players[seat].dice)
    match state.phase:
        case Rolling():
            yield from as_moves(rolled(table, seat), Roll, Stop(), free)
        case Closing():
            anew = rolled_anew(table, seat)
            may = "new-roll" in state.players[seat].trophies
            yield from as_moves(anew if may else Rolled(), NewRoll, Pass(), free)
        case Calling(value):
            yield from as_sheds(shed(table, seat, value))
        case _:
            yield from (GiveToCursed(*gift) for gift in gifts_of(table, seat, (), ()))


def as_moves(
    answer: Rolled, roll: type[Roll | NewRoll], stop: Move, free: tuple[int, ...]
) -> Iterator[Move]:
    if not answer.places:
        yield stop
        return
    yield from map(SmallExorcism, answer.small)
    if answer.great:
        yield GreatExorcism()
    free = tuple(sorted({*free, *answer.small, *(answer.places if answer.great else ())}))
    yield roll(tuple(free.index(place) for place in answer.places))


def as_sheds(answer: Shed) -> Iterator[Move]:
    trophy = None if answer.trophy == NOTHING else KINDS[answer.trophy]
    places, to = tuple(answer.places), tuple(answer.to)
    if not places:
        yield Keep()
    elif NOTHING in to:
        yield ToHell(places, trophy)
    elif len(set(to)) == 1:
        yield GiveTo(to[0], places, trophy)
    else:
        yield Share(places)
        yield from map(Hand, to)
        yield TakeTrophy(trophy)
    yield from (GiveToCursed(*gift) for gift in answer.gifts)


def plainly(state: State, seat: Seat, luck: Luck) -> State:
    """A plain player's whole move. What only one answer is possible to is not asked."""
    wanted = list(said(state, seat))
    while (ask := asks(state).get(seat)) and ask.waiting:
        move = next((move for move in wanted if ask.accepts(move)), Confirm())
        wanted = wanted[wanted.index(move) + 1 :] if move in wanted else wanted
        state = advance(GAME, state, seat, move, luck).state
        if not state.answers[seat]:
            break
    return state


def under_the_rules(state: State, luck: Fallen) -> State:
    """The turn to its end, everybody playing plainly."""
    while (state.round, state.turn) == luck.turn and (asked := asks(state)):
        seat = next(seat for seat, ask in asked.items() if ask.waiting)
        state = plainly(state, seat, luck)
    return state


def compare(state: State, after: State, table: Table, winners: list[Seat]) -> None:
    """After a turn: who has won the round, or what everybody holds."""
    if len(after.won) > len(state.won):
        assert tuple(winners) == after.won[-1]
        return
    assert not winners
    again = Table(after)
    assert table.types == again.types
    assert table.trophies == again.trophies
    assert table.board == again.board


def positions(seats: int, seed: int) -> Iterator[State]:
    """From all over a game of random players, who shed little and gather trophies."""
    luck = Luck(str(seed).encode())
    state = GAME.new(seats, {}, luck)
    while asked := asks(state):
        if not any(state.answers):
            yield state
        seat = next(seat for seat, ask in asked.items() if ask.waiting)
        robot = GAME.robot(GAME.view(state, seat), asked[seat], luck)
        move = robot if luck.below(3) else asked[seat].sample(luck)
        state = advance(GAME, state, seat, move, luck).state


@pytest.mark.parametrize("seats", GAME.seats)
def test_turns_beside_the_rules(seats: int) -> None:
    """From wherever somebody is asked, everybody plays plainly to the end of the turn."""
    for number, state in enumerate(positions(seats, seats)):
        falls = Falls(Luck(str(number).encode()), seats)
        table = Table(state)
        winners = play_out(table, falls)
        after = under_the_rules(state, Fallen(falls, (state.round, state.turn)))
        compare(state, after, table, winners)


@pytest.mark.parametrize("seats", GAME.seats)
def test_any_answer_beside_the_rules(seats: int) -> None:
    """The same after any one answer, which the strong robot tries."""
    luck = Luck(b"answers")
    for number, state in enumerate(positions(seats, 10 + seats)):
        seat = drawn(luck, list(asks(state)))
        move = asks(state)[seat].sample(luck)
        if isinstance(move, Reconsider | RecolourSeveral):
            continue
        table, first = started(state, seat, move)
        falls = Falls(Luck(str(number).encode()), seats)
        winners = play_out(table, falls, seat, first)
        whole = with_answers(state, seat, (move,))
        while questions(whole, seat):
            answer = GAME.robot(GAME.view(whole, seat), asks(whole)[seat], Luck(b""))
            whole = with_answers(whole, seat, (*whole.answers[seat], answer))
        rest = Fallen(falls, (state.round, state.turn))
        after = under_the_rules(carried_out(state, whole, seat, rest), rest)
        compare(state, after, table, winners)


def carried_out(state: State, whole: State, seat: Seat, luck: Any) -> State:
    """The answers of one seat, said one after the other."""
    for answer in whole.answers[seat]:
        state = advance(GAME, state, seat, answer, luck).state
    return state
