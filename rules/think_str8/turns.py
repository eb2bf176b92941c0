"""How a game goes: the deal, the rounds of dice, strips, checks and exchanges, the final guess."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from rules.core.chance import Chance, drawn, keyed, shuffled
from rules.core.errors import Refusal
from rules.core.game import Change, Options, Result, TableOption, agreed, ranked, unfit
from rules.core.record import Event, Seat
from rules.core.tuples import with_item
from rules.think_str8 import scoring
from rules.think_str8.box import COLOURS, DICE, LEFT_OUT, RACKS, ROUNDS, VALUES, points_of
from rules.think_str8.state import (
    Aside,
    Check,
    Done,
    Drew,
    Exchange,
    Exchanged,
    FinalGuessBegins,
    GreysTurned,
    Guess,
    Guessed,
    Keep,
    Kept,
    Laid,
    Lay,
    Move,
    Named,
    Numbers,
    PilesEmpty,
    Revealed,
    Right,
    Roll,
    Rolled,
    Round,
    RoundBegins,
    State,
    Strip,
    Take,
    TooHigh,
    Took,
    TooLow,
    Turn,
    Turned,
    TurnGreys,
    Wrong,
)
from rules.think_str8.track import moved

SEATS = range(2, 5)
OPTIONS = (
    TableOption("colours", ("6", "5"), "6"),
    TableOption("assist", ("off", "on"), "off"),
    TableOption("auto-roll", ("off", "on"), "on", comfort=True, before="off"),
)


def fits(options: Options, seats: int) -> Refusal | None:
    """Why these options or this number of players do not go; None where they do."""
    return unfit(OPTIONS, options, seats, SEATS)


def new(seats: int, options: Options, chance: Chance) -> State:
    """One card of each colour leaves the game unseen, one goes on each rack (Mise en place)."""
    chosen = agreed(OPTIONS, options, fits(options, seats))
    colours = COLOURS[: int(chosen["colours"])]
    decks = [shuffled(keyed(chance, "pile", colour), VALUES) for colour in colours]
    stack = shuffled(keyed(chance, "order"), range(seats))
    state = State(
        colours=colours,
        assist=chosen["assist"] == "on",
        removed=tuple(deck[0] for deck in decks),
        racks=tuple(tuple(deck[rack] for deck in decks) for rack in range(1, RACKS + 1)),
        piles=tuple(deck[RACKS + 1 :] for deck in decks),
        track=stack,
        scores=(0,) * seats,
        order=stack,
        strips=(None,) * seats,
        guesses=(((),) * len(colours),) * seats,
        auto_roll=chosen["auto-roll"] == "on",
    )
    return round_begun(state, chance).state


def opening(state: State) -> Iterator[Event]:
    """The first roll, where it came with the round."""
    if state.dice:
        yield Rolled(seat=state.order[0], dice=state.dice)


def apply(state: State, seat: Seat, action: Move, chance: Chance) -> Change[State]:
    """The move, and the roll of a round that it has begun."""
    return answered(state, seat, action, chance).then(round_begun, chance)


def answered(state: State, seat: Seat, action: Move, chance: Chance) -> Change[State]:
    """One function for each kind of move."""
    match action:
        case Roll():
            return rolled(state, chance)
        case TurnGreys(colours):
            return greys_turned(state, colours)
        case Keep():
            return Change(replace(state, step="strips"), (Kept(seat=seat),))
        case Turn(die, colour):
            return turned(state, die=die, colour=colour)
        case Take(cells):
            return took(state, seat, cells)
        case Lay(first):
            return laid(state, seat, first)
        case Exchange(colour):
            return exchanged(state, colour)
        case Guess(colour, picked):
            return named(state, seat, colour=colour, numbers=picked)
        case Done():
            return done(state, seat)
        case _:
            assert_never(action)


def round_begun(state: State, chance: Chance) -> Change[State]:
    """The dice are rolled, where that comes with the round."""
    return rolled(state, chance) if state.auto_roll and state.step == "roll" else Change(state)


def rolled(state: State, chance: Chance) -> Change[State]:
    """The player furthest behind rolls for everybody (1. Lancer des dés)."""
    roll = keyed(chance, "round", state.round, choices=(state.rounds, state.aside))
    dice = tuple(drawn(keyed(roll, "die", die), COLOURS) for die in range(DICE))
    step = "turn" if all(face in state.colours for face in dice) else "greys"
    told = Rolled(seat=state.order[0], dice=dice)
    return Change(replace(state, dice=dice, step=step), (told,))


def greys_turned(state: State, colours: tuple[str, ...]) -> Change[State]:
    """The ordinary change of one die is still to come (1. Lancer des dés, remarque)."""
    chosen = iter(colours)
    dice = tuple(next(chosen) if face == LEFT_OUT else face for face in state.dice)
    told = GreysTurned(seat=state.order[0], dice=dice)
    return Change(replace(state, dice=dice, step="turn"), (told,))


def turned(state: State, *, die: str, colour: str) -> Change[State]:
    """One die is turned to another colour; the strips follow."""
    dice = with_item(state.dice, state.dice.index(die), colour)
    told = Turned(seat=state.order[0], die=die, turned=colour, dice=dice)
    return Change(replace(state, dice=dice, step="strips"), (told,))


def took(state: State, seat: Seat, cells: int) -> Change[State]:
    """The strip is in the player's hands."""
    strips = with_item(state.strips, seat, Strip(cells))
    told = Took(seat=seat, cells=cells, points=points_of(cells))
    return Change(replace(state, strips=strips), (told,))


def laid(state: State, seat: Seat, first: int) -> Change[State]:
    """Checks begin when all strips lie (3. Vérification des hypothèses)."""
    strip = state.strips[seat]
    assert strip is not None
    strips = with_item(state.strips, seat, Strip(strip.cells, first))
    told = Laid(seat=seat, cells=strip.cells, first=first, last=first + strip.cells - 1)
    change = Change(replace(state, strips=strips), (told,))
    if any(other is None or other.first is None for other in strips):
        return change
    return change.then(checked)


def checked(state: State) -> Change[State]:
    """In the round's order; whoever is right moves at once, whoever is wrong must exchange."""
    checks = tuple(check(state, seat) for seat in state.order)
    after, told = state, []
    for found in checks:
        track, scores = moved(after.track, after.scores, found.seat, points=found.points)
        after = replace(after, track=track, scores=scores)
        told.append(check_told(found, scores[found.seat]))
    missed = [found.seat for found in checks if found.hint != "right"]
    after = replace(
        after,
        rounds=(*after.rounds, Round(after.round, after.dice, checks)),
        exchanging=tuple(seat for seat in after.track if seat in missed),
        step="exchange",
    )
    return Change(after, tuple(told)).then(exchange_next)


def check(state: State, seat: Seat) -> Check:
    """What the others say to a strip that lies."""
    strip = state.strips[seat]
    assert strip is not None
    assert strip.first is not None
    hidden = scoring.hidden_sum(state.racks[seat], state.colours, state.dice)
    hint = scoring.hint(strip.first, strip.cells, hidden)
    return Check(seat, strip.first, strip.cells, hint)


def check_told(found: Check, score: int) -> Event:
    """The event for what the others say; `score` is the player's after moving."""
    seat, first, last = found.seat, found.first, found.last
    match found.hint:
        case "right":
            return Right(
                seat=seat,
                cells=found.cells,
                first=first,
                last=last,
                points=found.points,
                score=score,
            )
        case "too-high":
            return TooHigh(seat=seat, first=first, last=last, most=first - 1)
        case "too-low":
            return TooLow(seat=seat, first=first, last=last, least=last + 1)
        case _:
            return Wrong(seat=seat, first=first)


def exchange_next(state: State) -> Change[State]:
    """Whoever was wrong exchanges one card, furthest behind first (Changement de carte).

    The last colour that has cards left is exchanged without asking; without any, nobody exchanges.
    """
    if not state.exchanging:
        return round_over(state)
    left = [colour for colour, pile in zip(state.colours, state.piles, strict=True) if pile]
    if not left:
        told = PilesEmpty(seats=tuple(sorted(state.exchanging)))
        return Change(replace(state, exchanging=()), (told,)).then(round_over)
    if len(left) == 1:
        return exchanged(state, left[0])
    return Change(state)


def exchanged(state: State, colour: str) -> Change[State]:
    """The old card lies face up; all but its owner see the new one, the channel does not."""
    seat, column = state.exchanging[0], state.colours.index(colour)
    old, (card, *rest) = state.racks[seat][column], state.piles[column]
    after = replace(
        state,
        racks=with_item(state.racks, seat, with_item(state.racks[seat], column, card)),
        piles=with_item(state.piles, column, tuple(rest)),
        aside=(*state.aside, Aside(seat, colour, old, state.round)),
        exchanging=state.exchanging[1:],
    )
    others = tuple(other for other in range(len(state.scores)) if other != seat)
    told = (
        Exchanged(seat=seat, card=colour, value=old),
        Drew(to=others, seat=seat, card=colour, value=card),
    )
    return Change(after, told).then(exchange_next)


def round_over(state: State) -> Change[State]:
    """The next round's order is that of the track now; after the last round come the guesses."""
    rounds = ROUNDS[len(state.scores)]
    if state.round == rounds:
        return Change(replace(state, step="guess"), (FinalGuessBegins(),))
    after = replace(
        state,
        round=state.round + 1,
        order=state.track,
        step="roll",
        dice=(),
        strips=(None,) * len(state.scores),
    )
    return Change(after, (RoundBegins(round=after.round, rounds=rounds, seat=after.order[0]),))


def named(state: State, seat: Seat, *, colour: str, numbers: Numbers) -> Change[State]:
    """What was named for one card replaces what was named before; only its player is told."""
    column = state.colours.index(colour)
    mine = with_item(state.guesses[seat], column, numbers)
    told = Named(to=(seat,), seat=seat, card=colour, count=len(numbers), numbers=numbers)
    return Change(replace(state, guesses=with_item(state.guesses, seat, mine)), (told,))


def done(state: State, seat: Seat) -> Change[State]:
    """When the last player is done, all cards and guesses are shown."""
    after = replace(state, guessed=tuple(sorted((*state.guessed, seat))))
    change = Change(after, (Guessed(seat=seat),))
    return change if len(after.guessed) < len(after.scores) else change.then(revealed)


def revealed(state: State) -> Change[State]:
    """The pawns move by what the guesses gave, furthest behind first, perhaps backwards."""
    after, told = replace(state, step="over"), []
    for seat in state.track:
        cards = state.racks[seat]
        marks = scoring.marks(state.guesses[seat], cards)
        track, scores = moved(after.track, after.scores, seat, points=sum(marks))
        after = replace(after, track=track, scores=scores)
        told.append(
            Revealed(seat=seat, cards=cards, marks=marks, points=sum(marks), score=scores[seat])
        )
    return Change(after, tuple(told))


def result(state: State) -> Result | None:
    """The highest total wins; equal totals share the place."""
    if state.step != "over":
        return None
    return Result(state.scores, ranked(state.scores), "all-guessed")
