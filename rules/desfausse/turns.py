"""How a game goes: rolls, the closing window, the calls, turn after turn and round after round."""

from collections.abc import Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.core.asks import Ask, Question, one_choice
from rules.core.chance import Chance, keyed
from rules.core.errors import Refusal
from rules.core.game import Change, Options, Result, agreed, ranked, unfit
from rules.core.record import Reconsider, Seat
from rules.desfausse import closing, rolling, shedding
from rules.desfausse.actions import Move, Pass
from rules.desfausse.box import (
    ALL_TROPHIES,
    OPTIONS,
    ROLLS,
    SEATS,
    VALUES,
    in_board_order,
    rounds_to_win,
)
from rules.desfausse.calls import call_told, is_cursed
from rules.desfausse.dice import laid_out, names, rolled, starting_dice
from rules.desfausse.events import (
    Cursed,
    NobodyCursed,
    Purified,
    Rolled,
    RoundBegan,
    RoundWon,
    TurnBegan,
)
from rules.desfausse.moments import together
from rules.desfausse.state import (
    Calling,
    Closing,
    Giving,
    Over,
    Player,
    Rolling,
    State,
    tokens,
    unanswered,
    with_answers,
    with_settled_dice,
)


def fits(options: Options, seats: int) -> Refusal | None:
    """Why these options or this number of players do not go; None where they do."""
    return unfit(OPTIONS, options, seats, SEATS)


def new(seats: int, options: Options, chance: Chance) -> State:
    """Six dice each; the first roll of all dice is made at once."""
    chosen = agreed(OPTIONS, options, fits(options, seats))
    state = State(
        trophies_reset=chosen["trophies-reset"] == "on",
        players=(Player(starting_dice()),) * seats,
        board=ALL_TROPHIES,
        answers=((),) * seats,
        phase=Rolling(1),
    )
    return Change(all_rolled(state, chance)).carry_on(next_moment, chance).state


def asked(state: State) -> tuple[Seat, ...]:
    """Those who have something to decide in the present moment, decided or not."""
    match state.phase:
        case Rolling():
            return rolling.asked(state)
        case Closing():
            return closing.asked(state)
        case Calling():
            return shedding.called(state)
        case Giving():
            return shedding.givers(state)
        case Over():
            return ()
        case _:
            assert_never(state.phase)


def questions(state: State, seat: Seat) -> tuple[Question, ...]:
    """What is still to be decided by somebody who is asked."""
    match state.phase:
        case Rolling():
            return rolling.questions(state, seat)
        case Closing():
            return closing.questions(state, seat)
        case Calling() | Giving():
            return shedding.questions(state, seat)
        case Over():
            return ()
        case _:
            assert_never(state.phase)


def undecided(state: State) -> tuple[Seat, ...]:
    """Those who are asked and have not yet said all there is to say."""
    return tuple(seat for seat in asked(state) if questions(state, seat))


def asks(state: State) -> Mapping[Seat, Ask]:
    """All at once; until the last has decided, an answer may be taken back."""
    asking = {seat: _ask(state, seat) for seat in asked(state)}
    return {seat: ask for seat, ask in asking.items() if ask.questions}


def _ask(state: State, seat: Seat) -> Ask:
    open_questions = questions(state, seat)
    back = one_choice(Reconsider(), "reconsider", private=True)
    ways_back = (back,) if state.answers[seat] else ()
    ask = Ask((*open_questions, *ways_back), waiting=bool(open_questions))
    return replace(ask, wishes={"pass": Pass()}) if ask.accepts(Pass()) else ask


def apply(state: State, seat: Seat, action: Move, chance: Chance) -> Change[State]:
    """What is said is held for its owner alone until everybody asked has decided."""
    if isinstance(action, Reconsider):
        return Change(with_answers(state, seat, ()))
    said = with_answers(state, seat, (*state.answers[seat], action))
    if questions(said, seat):
        in_calls = isinstance(said.phase, Calling | Giving)
        return Change(said, tuple(shedding.summary(said, seat)) if in_calls else ())
    return Change(said).carry_on(next_moment, keyed(chance, choices=with_settled_dice(said)))


def next_moment(state: State, chance: Chance) -> Change[State] | None:
    """What happens once all have decided; None where somebody has to, and at the end."""
    if isinstance(state.phase, Over) or any(questions(state, seat) for seat in asked(state)):
        return None
    change = _moment(state, chance)
    return Change(unanswered(change.state), change.events)


def _moment(state: State, chance: Chance) -> Change[State]:
    match state.phase:
        case Rolling(rolls):
            phase = Closing() if rolls + 1 == ROLLS else Rolling(rolls + 1)
            change = rolling.roll_off(state, chance)
            return Change(replace(change.state, phase=phase), change.events)
        case Closing():
            return closing.play(state, chance) if closing.someone_plays(state) else curse(state)
        case Calling(value):
            if shedding.called(state):
                return shed_together(state, value, chance)
            return call(state, value + 1) if value < VALUES[-1] else after_the_calls(state)
        case Giving():
            return give_together(state, chance)
        case Over():
            return Change(state)
        case _:
            assert_never(state.phase)


def curse(state: State) -> Change[State]:
    """The cursed are called first, then the 2s (p. 2)."""
    seats = tuple(seat for seat in state.seats if is_cursed(state.players[seat].dice))
    told = Cursed(seats=seats) if seats else NobodyCursed()
    settled = with_settled_dice(state)
    return Change(replace(settled, cursed=seats), (told,)).then(call, VALUES[0])


def call(state: State, value: int) -> Change[State]:
    """The next value is called, and everybody hears who may shed it."""
    return Change(replace(state, phase=Calling(value)), tuple(call_told(state, value)))


def after_the_calls(state: State) -> Change[State]:
    """All values have been called: the gifts to the cursed follow."""
    return Change(replace(state, phase=Giving()))


def shed_together(state: State, value: int, chance: Chance) -> Change[State]:
    """The moment of those who are called now; the round may end with it."""
    seats = shedding.called(state)
    moment = together(state, {seat: shedding.plan(state, seat) for seat in sorted(seats)})
    if moment.winners:
        return Change(moment.state, moment.events).then(round_over, moment.winners, chance)
    assert isinstance(state.phase, Calling)
    phase = Calling(value, tuple(sorted((*state.phase.answered, *seats))))
    return Change(replace(moment.state, phase=phase), moment.events)


def give_together(state: State, chance: Chance) -> Change[State]:
    """Whoever has shed nothing gives to the cursed; then the turn is over."""
    plans = {seat: shedding.plan(state, seat) for seat in shedding.givers(state)}
    moment = together(state, plans)
    if moment.winners:
        return Change(moment.state, moment.events).then(round_over, moment.winners, chance)
    after = cleared(moment.state)
    after = replace(after, turn=after.turn + 1)
    return Change(after, moment.events).then(next_turn, chance)


def cleared(state: State) -> State:
    """Trophies that were played go back to the board; those gained may be played from now on."""
    used = tuple(trophy for player in state.players for trophy in player.used)
    players = tuple(
        Player(laid_out(player.dice), in_board_order((*player.trophies, *player.gained)))
        for player in state.players
    )
    board = in_board_order((*state.board, *used))
    return replace(state, players=players, board=board, cursed=())


def next_turn(state: State, chance: Chance) -> Change[State]:
    """Everybody rolls all their dice at once."""
    after = replace(all_rolled(state, chance), phase=Rolling(1))
    shown = (
        Rolled(seat=seat, dice=names(player.dice)) for seat, player in enumerate(after.players)
    )
    return Change(after, (TurnBegan(turn=after.turn), *shown))


def all_rolled(state: State, chance: Chance) -> State:
    """The state after everybody has rolled all their dice."""
    roll = keyed(chance, "round", state.round, "turn", state.turn, "roll", 1)
    players = tuple(
        replace(
            player,
            dice=tuple(
                rolled(die, keyed(roll, "seat", seat, "die", place))
                for place, die in enumerate(player.dice)
            ),
            single=len(player.dice) == 1,
        )
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


def round_over(state: State, winners: tuple[Seat, ...], chance: Chance) -> Change[State]:
    """Emptied hands win a round token each; enough of them make a Purifier (p. 4)."""
    after = replace(state, won=(*state.won, winners))
    told = RoundWon(seats=winners)
    if titled := purifiers(after):
        return Change(replace(after, phase=Over()), (told, Purified(seats=titled)))
    return Change(after, (told,)).then(next_round, chance)


def next_round(state: State, chance: Chance) -> Change[State]:
    """Six dice each again; trophies not played are kept, unless agreed otherwise."""
    after = cleared(state)
    players = tuple(replace(player, dice=starting_dice()) for player in after.players)
    if state.trophies_reset:
        players = (Player(starting_dice()),) * len(players)
        after = replace(after, board=ALL_TROPHIES)
    after = replace(after, players=players, hell=(), round=state.round + 1, turn=1)
    return Change(after, (RoundBegan(round=after.round),)).then(next_turn, chance)


def purifiers(state: State) -> tuple[Seat, ...]:
    """Those who have won enough rounds for the title."""
    enough = rounds_to_win(len(state.players))
    return tuple(seat for seat in state.seats if tokens(state, seat) >= enough)


def result(state: State) -> Result | None:
    """Round tokens rank the players; ties stand."""
    if not isinstance(state.phase, Over):
        return None
    scores = tuple(tokens(state, seat) for seat in state.seats)
    return Result(scores, ranked(scores), "purified")
