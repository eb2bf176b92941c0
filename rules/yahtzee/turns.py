"""How a game goes: the starting roll, up to three rolls a turn, one box, sheet after sheet."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.core.asks import Ask, Choose, Option, Part, Pick, Question, one_choice, single
from rules.core.chance import Chance, dice, die, keyed
from rules.core.errors import Refusal
from rules.core.game import Change, Options, Result, TableOption, agreed, ranked, unfit, winners
from rules.core.record import Event, Seat
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, ROLLS, UPPER_BONUS, YAHTZEE_BONUS
from rules.yahtzee.keeping import shortcuts
from rules.yahtzee.state import (
    Joker,
    Move,
    Roll,
    RollAgain,
    Rolled,
    Scratch,
    Sheet,
    SheetOver,
    StartingRoll,
    StartingRound,
    Starts,
    State,
    UpperBonus,
    Write,
    Wrote,
    YahtzeeBonus,
)

ALL = tuple(range(DICE))
"""The places of all dice."""

SEATS = range(1, 9)
OPTIONS = (
    TableOption("sheets", ("1", "2", "3", "4", "5", "6"), "1"),
    TableOption("joker", ("rulebook", "forced"), "rulebook"),
    TableOption("auto-roll", ("off", "on"), "on", comfort=True, before="off"),
)


def fits(options: Options, seats: int) -> Refusal | None:
    """Why these options or this number of players do not go; None where they do."""
    return unfit(OPTIONS, options, seats, SEATS)


def new(seats: int, options: Options, chance: Chance) -> State:
    """The first sheet of as many as were agreed."""
    chosen = agreed(OPTIONS, options, fits(options, seats))
    table = State(
        sheets=int(chosen["sheets"]),
        joker=chosen["joker"],
        sheet=0,
        starter=0,
        starting_rolls=(),
        turn=0,
        players=(Sheet(),) * seats,
        auto_roll=chosen["auto-roll"] == "on",
    )
    return turn_begun(next_sheet(table, chance), chance).state


def next_sheet(state: State, chance: Chance) -> State:
    """Empty columns for everybody, and a roll for the start."""
    seats = len(state.players)
    start = keyed(chance, "sheet", state.sheet + 1, "start", choices=state.players)
    rounds, starter = starting_roll(seats, start)
    return replace(
        state,
        sheet=state.sheet + 1,
        starter=starter,
        starting_rolls=rounds,
        turn=starter,
        players=(Sheet(),) * seats,
        latest=(),
    )


def starting_roll(seats: int, chance: Chance) -> tuple[tuple[StartingRound, ...], Seat]:
    """Everybody rolls five dice; the highest total starts (Le jeu, 1). Ties roll again.

    Nobody rolls when there is only one player.
    """
    rounds: list[StartingRound] = []
    best = tuple(range(seats))
    while len(best) > 1:
        again = keyed(chance, "round", len(rounds))
        rolled = tuple((seat, dice(keyed(again, "seat", seat), DICE)) for seat in best)
        best = tuple(best[place] for place in winners([sum(roll) for _, roll in rolled]))
        rounds.append(rolled)
    return tuple(rounds), best[0]


def is_over(state: State) -> bool:
    """Whether all sheets that were agreed are finished."""
    return len(state.finished) == state.sheets


def asks(state: State) -> Mapping[Seat, Ask]:
    """Only the player in turn is asked."""
    return {} if is_over(state) else {state.turn: Ask(tuple(questions(state)))}


def questions(state: State) -> Iterator[Question]:
    """Roll first; then roll some dice again, up to three rolls, or fill a box (Le jeu, 2)."""
    if state.rolls == 0:
        yield one_choice(Roll(), "roll")
        return
    if state.rolls < ROLLS:
        faces = tuple(Part("die", {"face": face}, f"die-{face}") for face in state.dice)
        yield Pick(RollAgain(), faces, least=1, most=DICE)
        if usual := shortcuts(state.dice):
            yield Choose(usual, "keep")
    if points := boxes_to_write(state):
        yield Choose(points, "write")
    if zeros := boxes_to_sacrifice(state):
        yield Choose(zeros, "sacrifice")


def boxes_to_write(state: State) -> tuple[Option, ...]:
    """The boxes in which the dice give points, each with them."""
    return tuple(
        single(Write(box), "box", box=box, points=points)
        for box, points in offered(state).items()
        if points > 0
    )


def boxes_to_sacrifice(state: State) -> tuple[Option, ...]:
    """The boxes that can take a 0: those where the dice give nothing, the others on purpose."""
    zeros: list[Write | Scratch] = [Write(b) for b, points in offered(state).items() if points == 0]
    return tuple(
        Option(move, (Part("sacrifice"), Part("box", {"box": move.box, "points": 0})))
        for move in (*zeros, *on_purpose(state))
    )


def on_purpose(state: State) -> tuple[Scratch, ...]:
    """A 0 on purpose, wherever the dice would give more."""
    if not scoring.may_scratch(state.players[state.turn].boxes, state.dice, state.joker):
        return ()
    return tuple(Scratch(box) for box, points in offered(state).items() if points > 0)


def offers(state: State) -> scoring.Boxes:
    """By box what it would give the player in turn; None where they may not write."""
    return scoring.offers(state.players[state.turn].boxes, state.dice, state.joker)


def offered(state: State) -> dict[str, int]:
    """The boxes in which the player in turn may write, each with its points."""
    every = zip(BOXES, offers(state), strict=True)
    return {box: points for box, points in every if points is not None}


def apply(
    state: State,
    seat: Seat,  # noqa: ARG001  (only the player in turn is ever asked)
    action: Move,
    chance: Chance,
) -> Change[State]:
    """One function for each kind of move."""
    match action:
        case Roll():
            return rolled(state, ALL, chance)
        case RollAgain(picked):
            return rolled(state, picked, chance)
        case Write(box):
            return written(state, box=box, points=offered(state)[box], chance=chance)
        case Scratch(box):
            return written(state, box=box, points=0, chance=chance)
        case _:
            assert_never(action)


def turn_begun(state: State, chance: Chance) -> Change[State]:
    """The first roll, where it comes with the turn."""
    return rolled(state, ALL, chance) if state.auto_roll else Change(state)


def rolled(state: State, places: tuple[int, ...], chance: Chance) -> Change[State]:
    """The dice at these places are rolled, the others stay.

    When only one answer is left after the last roll, it is carried through.
    """
    roll = this_roll(state, places, chance)
    shown = tuple(
        die(keyed(roll, "die", place)) if place in places else state.dice[place]
        for place in range(DICE)
    )
    held = tuple(place for place in range(DICE) if place not in places)
    after = replace(state, rolls=state.rolls + 1, dice=shown, held=held)
    told = Rolled(seat=state.turn, roll=after.rolls, count=len(places), dice=shown)
    if after.rolls < ROLLS or len(offered(after)) > 1 or on_purpose(after):
        return Change(after, (told,))
    ((box, points),) = offered(after).items()
    return Change(after, (told,)).then(written, box=box, points=points, chance=chance)


def this_roll(state: State, places: tuple[int, ...], chance: Chance) -> Chance:
    """The luck of a roll: what the others have written does not change it."""
    seat, sheet = state.turn, state.players[state.turn]
    turn = sum(points is not None for points in sheet.boxes)
    return keyed(
        chance,
        *("sheet", state.sheet, "seat", seat, "turn", turn + 1, "roll", state.rolls + 1),
        choices=(sheet, state.dice, state.held, places),
    )


def written(state: State, *, box: str, points: int, chance: Chance) -> Change[State]:
    """The turn ends with one box filled; the next player follows clockwise."""
    sheet = filled(state.players[state.turn], state.dice, box=box, points=points)
    players = with_item(state.players, state.turn, sheet)
    following = (state.turn + 1) % len(players)
    latest = with_item(state.latest or ("",) * len(players), state.turn, box)
    after = replace(
        state, players=players, latest=latest, turn=following, rolls=0, dice=(), held=()
    )
    change = Change(after, tuple(telling(state, sheet, box=box, points=points)))
    if any(scoring.empty(player.boxes) for player in players):
        return change.then(turn_begun, chance)
    return change.then(sheet_over, chance)


def filled(sheet: Sheet, roll: tuple[int, ...], *, box: str, points: int) -> Sheet:
    """The player's sheet with one more box, and the bonus for a further Yahtzee."""
    return Sheet(
        boxes=with_item(sheet.boxes, BOXES.index(box), points),
        yahtzee_bonuses=sheet.yahtzee_bonuses + scoring.earns_bonus(sheet.boxes, roll),
    )


def telling(state: State, sheet: Sheet, *, box: str, points: int) -> Iterator[Event]:
    """What the box that was filled brought; `sheet` is the one afterwards."""
    seat, before = state.turn, state.players[state.turn]
    if points > 0 and scoring.is_joker(before.boxes, state.dice):
        yield Joker(seat=seat)
    yield Wrote(seat=seat, box=box, points=points)
    if sheet.yahtzee_bonuses > before.yahtzee_bonuses:
        yield YahtzeeBonus(seat=seat, points=YAHTZEE_BONUS)
    if scoring.upper_bonus(sheet.boxes) > scoring.upper_bonus(before.boxes):
        yield UpperBonus(seat=seat, points=UPPER_BONUS)


def sheet_over(state: State, chance: Chance) -> Change[State]:
    """The highest total wins the sheet; another one begins with a starting roll of its own."""
    totals = tuple(scoring.total(player) for player in state.players)
    told = SheetOver(sheet=state.sheet, seats=winners(totals), points=max(totals))
    after = replace(state, finished=(*state.finished, totals))
    if is_over(after):
        return Change(after, (told,))
    begun = next_sheet(after, chance)
    return Change(begun, (told, *starting_told(begun))).then(turn_begun, chance)


def opening(state: State) -> Iterator[Event]:
    """The roll for the start, where several play, and the first one of the turn, if it is out."""
    if state.starting_rolls:
        yield from starting_told(state)
    if state.rolls:
        yield Rolled(seat=state.turn, roll=state.rolls, count=DICE, dice=state.dice)


def starting_told(state: State) -> Iterator[Event]:
    """The rolls for the start, round by round, and who begins."""
    for starting_round in state.starting_rolls:
        for seat, roll in starting_round:
            yield StartingRoll(seat=seat, dice=roll, points=sum(roll))
    yield Starts(seat=state.starter, sheet=state.sheet)


def result(state: State) -> Result | None:
    """The sum of all sheets wins; equal sums share the place."""
    if not is_over(state):
        return None
    scores = tuple(sum(sheets) for sheets in zip(*state.finished, strict=True))
    return Result(scores, ranked(scores), "all-sheets-full")
