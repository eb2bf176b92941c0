"""The strong robot: it plays the turn to its end many times after each promising answer.

In these turns everybody plays plainly, on a simulator, and nobody is bound by what they have said
unseen. At the end of the turn dice, trophies and tokens say who may get the title.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.core.asks import Ask, Pick
from rules.core.chance import Chance, Luck
from rules.core.playouts import best_by_playouts
from rules.core.record import Reconsider, Seat
from rules.core.tuples import with_item
from rules.desfausse.actions import (
    Answer,
    GreatExorcism,
    Move,
    NewRoll,
    RecolourOne,
    RecolourSeveral,
    Roll,
    SmallExorcism,
)
from rules.desfausse.aiming import aims
from rules.desfausse.box import ROLLS
from rules.desfausse.calls import call_order
from rules.desfausse.dice import Die, free_places
from rules.desfausse.plain import most_of, play_out
from rules.desfausse.prospects import Hand, chance_of_title, title_chance, with_token
from rules.desfausse.robot import my_dice, picked, rivals, robot, value
from rules.desfausse.shedding import plan
from rules.desfausse.simulator import (
    BIG,
    KINDS,
    NOTHING,
    Answered,
    Falls,
    Rolled,
    Shed,
    Table,
)
from rules.desfausse.state import (
    Calling,
    Closing,
    Giving,
    Player,
    Rolling,
    State,
    tokens,
    with_answers,
)
from rules.desfausse.trophies import played
from rules.desfausse.turns import asks, questions
from rules.desfausse.view import View
from rules.desfausse.view import view as look

TURNS = 500
"""How many turns are played for one decision, shared among the answers."""

IN_CALLS = 1
"""The same in the calls, where no dice fall any more: each answer once in each round of trials."""

CANDIDATES = 10
"""How many answers are tried, those that promise most."""

SLACK = 0.3
"""An answer that promises so much less than the best is not tried."""


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """The answer after which the turn ends best for this seat."""
    usual = robot(view, ask, chance)
    if isinstance(usual, Reconsider):
        return usual
    assert view.seat is not None, "nobody plays from the channel's view"
    state, seat = imagined(view), view.seat
    moves: list[Answer] = list(dict.fromkeys([usual, *candidates(view, ask)]))[:CANDIDATES]
    starts = {move: started(state, seat, move) for move in moves} if len(moves) > 1 else {}
    won = tuple(tokens(state, other) for other in state.seats)
    return best_by_playouts(
        moves,
        TURNS if view.phase in ("rolling", "closing") else IN_CALLS,
        chance,
        lambda luck: Falls(luck, len(state.players)),
        lambda move, falls: outcome(*starts[move], seat, won, falls),
    )


def outcome(
    table: Table, first: Answered | None, seat: Seat, won: tuple[int, ...], falls: Falls
) -> float:
    """How the seat stands at the end of the turn."""
    table = table.copy()
    winners = play_out(table, falls, seat, first)
    if winners:
        for winner in winners:
            won = with_token(won, winner)
        return title_chance(won, seat)
    hands = [
        Hand(len(types), sum(kind >= BIG for kind in types), tuple(trophies))
        for types, trophies in zip(table.types, table.trophies, strict=True)
    ]
    return chance_of_title(hands, won, seat)


def started(state: State, seat: Seat, move: Answer) -> tuple[Table, Answered]:
    """The table and the whole of what the seat says, which begins with this move."""
    said = with_answers(state, seat, (*state.answers[seat], move))
    while questions(said, seat):
        answer = robot(look(said, seat), asks(said)[seat], Luck(b""))
        assert not isinstance(answer, Reconsider), "there is something left to say"
        said = with_answers(said, seat, (*said.answers[seat], answer))
    answers = said.answers[seat]
    colours = [one for one in answers if isinstance(one, RecolourOne | RecolourSeveral)]
    recoloured = played(state.players[seat], colours)
    table = Table(replace(state, players=with_item(state.players, seat, recoloured)))
    if isinstance(state.phase, Calling | Giving):
        moved = plan(said, seat)
        to = moved.rivals or (NOTHING,) * len(moved.shed)
        trophy = KINDS.index(moved.trophy) if moved.trophy else NOTHING
        return table, Shed(moved.shed, to, trophy, moved.gifts)
    free = free_places(played(state.players[seat], answers).dice)
    rolled = [one for one in answers if isinstance(one, Roll | NewRoll)]
    places = [free[place] for one in rolled for place in one.picked]
    small = [one.die for one in answers if isinstance(one, SmallExorcism)]
    return table, Rolled(places, small, any(isinstance(one, GreatExorcism) for one in answers))


def candidates(view: View, ask: Ask) -> Iterator[Answer]:
    """The answers that are worth a try."""
    moves = [move for move in ask.moves if not isinstance(move, Reconsider)]
    if view.phase in ("rolling", "closing"):
        yield from _rolls(view, ask, moves)
        return
    worths = {move: value(view, move) for move in moves}
    least = max(worths.values(), default=0) - SLACK
    moves = [move for move in moves if worths[move] >= least]
    yield from sorted(moves, key=lambda move: worths[move], reverse=True)[:CANDIDATES]


def _rolls(view: View, ask: Ask, moves: list[Answer]) -> Iterator[Answer]:
    """Stopping, trophies, and rolls: for each value that promises much, and for each colour."""
    yield from (move for move in moves if not isinstance(move, Roll))
    picks = [question for question in ask.questions if isinstance(question, Pick)]
    dice, held = my_dice(view), rivals(view)
    rolls = 1 if view.phase == "closing" else ROLLS - view.rolls
    promising = sorted(aims(dice, held, rolls=rolls), reverse=True)
    for places in (*_by_colour(dice), *(places for _, places in promising)):
        if roll := picked(dice, picks, places):
            yield roll


def _by_colour(dice: tuple[Die, ...]) -> Iterator[tuple[int, ...]]:
    """All that misses the value there is most of; and the same of one colour, to be given away."""
    for colours in (("red", "green"), ("red",), ("green",)):
        hand = [place for place, die in enumerate(dice) if die.colour in colours]
        kept = most_of([dice[place].face for place in hand])
        yield tuple(at for at in hand if dice[at].face != kept and not dice[at].blocked)


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
