"""How a game goes: rounds, turns, three rolls, the silver tray, extra dice (p. 2 to 4, 10, 12)."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from rules.core.chance import Chance, die, keyed, shuffled
from rules.core.errors import Refusal
from rules.core.game import Change, Options, Result, TableOption, agreed, unfit
from rules.core.record import Event, Seat
from rules.core.tuples import with_player
from rules.tres_fute_4ever import scoring
from rules.tres_fute_4ever.actions import (
    Decline,
    Done,
    GiveUpRoll,
    Move,
    Reroll,
    Roll,
    TakeDie,
    TakeExtra,
    TakeSilver,
    UseMark,
)
from rules.tres_fute_4ever.box import COLOURS, ROUND_BONUSES, SOLO_TRAY, Colour
from rules.tres_fute_4ever.dice import (
    extra_dice,
    is_last_roll,
    lower_dice,
    silver_dice,
    usable,
)
from rules.tres_fute_4ever.entering import enter_die, give, shown, use_mark, used
from rules.tres_fute_4ever.events import (
    Declined,
    FinalScore,
    KeptExtras,
    MarkLost,
    NoExtraFits,
    NothingFits,
    NothingToTake,
    PassiveTurnBegan,
    Presented,
    Rerolled,
    Rolled,
    RollGivenUp,
    RollLost,
    RoundBegan,
    TookDie,
    TookExtra,
    TookFromBox,
    TookSilver,
    TurnBegan,
)
from rules.tres_fute_4ever.news import moving
from rules.tres_fute_4ever.questions import idle_move, marks, may_roll
from rules.tres_fute_4ever.sheet import AnyEntry
from rules.tres_fute_4ever.state import (
    Dice,
    Die,
    Doing,
    Lies,
    Player,
    State,
    die_of,
    following,
    is_last_turn,
    lying,
    now_doing,
)
from rules.tres_fute_4ever.zones import is_open

SEATS = range(1, 5)
OPTIONS = (TableOption("auto-roll", ("off", "on"), "on", comfort=True),)


def fits(options: Options, seats: int) -> Refusal | None:
    """Why these options or this number of players do not go; None where they do."""
    return unfit(OPTIONS, options, seats, SEATS)


def new(seats: int, options: Options, chance: Chance) -> State:
    """The first active player is drawn, for the book's unluckiest roller (p. 2)."""
    chosen = agreed(OPTIONS, options, fits(options, seats))
    first = keyed(chance, "first").below(seats) if seats > 1 else 0
    state = State(
        auto_roll=chosen["auto-roll"] == "on",
        first=first,
        active=first,
        players=(Player(),) * seats,
    )
    return begin_round(state).carry_on(forced, chance).state


def opening(state: State) -> Iterator[Event]:
    """The first roll, where it came with the turn."""
    if state.roll:
        yield Rolled(seat=state.active, roll=state.roll, dice=faces(state.dice, "rolled"))


def apply(state: State, seat: Seat, action: Move, chance: Chance) -> Change[State]:
    """The move, and everything that leaves no choice after it."""
    return answered(moving(state, seat), seat, action, chance).carry_on(forced, chance)


def answered(state: State, seat: Seat, action: Move, chance: Chance) -> Change[State]:
    """What the move itself leads to, before anything goes on by itself."""
    match action:
        case Roll():
            return throw(state, chance)
        case Reroll():
            return reroll(state, chance)
        case TakeDie(colour, entry):
            return take_die(state, colour, entry)
        case GiveUpRoll():
            return Change(state, (RollGivenUp(seat=seat, roll=state.roll),)).then(roll_over)
        case TakeSilver(colour, entry):
            return take_silver(state, seat, colour, entry)
        case Decline():
            return decline(state, seat)
        case TakeExtra(colour, entry):
            return take_extra(state, seat, colour, entry)
        case Done():
            left = state.players[seat].sheet.extra.left
            return Change(now_doing(state, seat, "done"), (KeptExtras(seat=seat, left=left),))
        case UseMark(mark, entry):
            return use_mark(state, seat, mark, entry)
        case _:
            assert_never(action)


# The active player's rolls


def throw(state: State, chance: Chance) -> Change[State]:
    """All dice that are left are rolled; in the passive turn of a solo game they are set out."""
    thrown = rolled_again(state.dice, "hand", this_roll(state, state.roll + 1, chance))
    after = replace(state, roll=state.roll + 1, dice=thrown)
    told = Rolled(seat=state.active, roll=after.roll, dice=faces(thrown, "rolled"))
    if state.passive_turn:
        return Change(after, (told,)).then(set_out, chance)
    return Change(now_doing(after, state.active, "choose"), (told,))


def reroll(state: State, chance: Chance) -> Change[State]:
    """All dice just rolled are rolled again; it is not one of the three rolls (p. 10)."""
    again = state.players[state.active].sheet.reroll.used + 1
    roll = keyed(this_roll(state, state.roll, chance), "re-roll", again)
    thrown = rolled_again(state.dice, "rolled", roll)
    after = used(replace(state, dice=thrown), state.active, "reroll")
    left = after.players[state.active].sheet.reroll.left
    return Change(after, (Rerolled(seat=state.active, dice=faces(thrown, "rolled"), left=left),))


def this_roll(state: State, number: int, chance: Chance) -> Chance:
    """The luck of a roll of this turn, by what is on everybody's sheets and where the dice lie."""
    sheets = tuple(player.sheet for player in state.players)
    return keyed(
        chance,
        *("round", state.round, "seat", state.active, "passive", int(state.passive_turn)),
        *("roll", number),
        choices=(sheets, state.dice, state.boxes),
    )


def rolled_again(dice: Dice, lies: Lies, chance: Chance) -> Dice:
    """All dice that lie there are rolled."""
    return tuple(
        Die(each.colour, die(keyed(chance, each.colour)), "rolled") if each.lies == lies else each
        for each in dice
    )


def faces(dice: Dice, lies: Lies) -> tuple[str, ...]:
    """The dice that lie there, as events name them."""
    return tuple(shown(each) for each in dice if each.lies == lies)


def take_die(state: State, colour: Colour, entry: AnyEntry) -> Change[State]:
    """On the next box; lower dice go to the tray, equal and higher ones stay (p. 2)."""
    tray = lower_dice(state, colour)
    told = TookDie(
        seat=state.active, dice=shown(die_of(state.dice, colour)), tray=tray, lower=len(tray)
    )
    entered = Change(state, (told,)).then(enter_die, state.active, colour, entry)
    return entered.then(put_on_box, colour, tray).then(roll_over)


def put_on_box(state: State, colour: Colour, tray: tuple[Colour, ...]) -> Change[State]:
    """The die chosen lies on the next box, those of `tray` on the silver tray."""
    dice = moved(moved(state.dice, (colour,), "box"), tray, "tray")
    return Change(replace(state, dice=dice, boxes=(*state.boxes, colour)))


def roll_over(state: State) -> Change[State]:
    """What is left is rolled next; after the third roll it goes to the tray (p. 3).

    Where no die was chosen a box stays empty, and no die goes to the tray for it.
    """
    left = lying(state.dice, "rolled")
    if is_last_roll(state) or not left:
        return present(replace(state, dice=moved(state.dice, left, "tray")))
    after = replace(state, dice=moved(state.dice, left, "hand"))
    return Change(now_doing(after, state.active, "roll"))


def moved(dice: Dice, colours: tuple[Colour, ...], lies: Lies) -> Dice:
    """The dice of these colours put somewhere else."""
    return tuple(replace(each, lies=lies) if each.colour in colours else each for each in dice)


# The silver tray


def present(state: State) -> Change[State]:
    """Everybody else takes a die of the tray, the active player extra dice, all at once."""
    for seat in range(len(state.players)):
        state = now_doing(state, seat, "extra" if seat == state.active else "tray")
    return Change(state, () if state.solo else (Presented(dice=faces(state.dice, "tray")),))


def set_out(state: State, chance: Chance) -> Change[State]:
    """Solo, as passive player: the three lowest dice on the tray, the others on the boxes (p. 12).

    Lots are drawn where dice tie for the third place, for the book's "closest to the tray".
    """
    by_lot = shuffled(keyed(this_roll(state, state.roll, chance), "lots"), COLOURS)
    order = sorted(by_lot, key=lambda colour: die_of(state.dice, colour).face)
    tray, boxes = tuple(order[:SOLO_TRAY]), tuple(order[SOLO_TRAY:])
    dice = moved(moved(state.dice, tray, "tray"), boxes, "box")
    after = now_doing(replace(state, dice=dice, boxes=boxes), state.active, "tray")
    return Change(after, (Presented(dice=faces(dice, "tray")),))


def take_silver(state: State, seat: Seat, colour: Colour, entry: AnyEntry) -> Change[State]:
    """A passive player enters a die of the tray, or as a last resort one of the boxes (p. 4)."""
    taken = die_of(state.dice, colour)
    took = TookSilver if taken.lies == "tray" else TookFromBox
    after = now_doing(state, seat, "extra")
    return Change(after, (took(seat=seat, dice=shown(taken)),)).then(enter_die, seat, colour, entry)


def decline(state: State, seat: Seat) -> Change[State]:
    """A passive player takes no die; where only polish would have helped, that is told."""
    told = Declined if idle_move(state, seat) is None else NothingFits
    return Change(now_doing(state, seat, "extra"), (told(seat=seat),))


def take_extra(state: State, seat: Seat, colour: Colour, entry: AnyEntry) -> Change[State]:
    """Each die once per player and turn; it stays where it lies (p. 10)."""
    paid = used(state, seat, "extra")
    player = paid.players[seat]
    extras = tuple(sorted((*player.extras, colour)))
    die_taken = shown(die_of(state.dice, colour))
    told = TookExtra(seat=seat, dice=die_taken, left=player.sheet.extra.left)
    after = with_player(paid, seat, extras=extras)
    return Change(after, (told,)).then(enter_die, seat, colour, entry)


# What goes on by itself


def forced(state: State, chance: Chance) -> Change[State] | None:
    """The next thing that leaves no choice; None where somebody has to decide."""
    if state.over:
        return None
    for seat in range(len(state.players)):
        change = forced_by_pool(state, seat) or forced_by_dice(state, seat)
        if change is not None:
            return change
    if all(player.doing == "done" and not player.pool for player in state.players):
        return end_turn(state)
    if state.auto_roll and state.players[state.active].doing == "roll" and may_roll(state):
        return throw(state, chance)
    return None


def forced_by_pool(state: State, seat: Seat) -> Change[State] | None:
    """A "?" whose zone takes nothing more is lost; a single possible entry is made."""
    player = state.players[seat]
    for mark in player.pool:
        if not is_open(player.sheet, mark):
            pool = tuple(other for other in player.pool if other != mark)
            lost = (MarkLost(seat=seat, mark=mark),) * player.pool.count(mark)
            return Change(with_player(state, seat, pool=pool), lost)
    options = tuple(marks(player.sheet, player.pool))
    if len(options) != 1:
        return None
    only = options[0].action
    return use_mark(state, seat, only.mark, only.entry)


def forced_by_dice(state: State, seat: Seat) -> Change[State] | None:
    """Nothing to choose from: the roll is lost, the tray passed by, the extra dice left."""
    player = state.players[seat]
    if player.pool:
        return None
    match player.doing:
        case "choose":
            return roll_lost(state, seat)
        case "tray":
            return tray_passed(state, seat)
        case "extra":
            return extras_over(state, seat)
        case "waiting" | "roll" | "done":
            return None


def any_usable(state: State, seat: Seat, colours: tuple[Colour, ...]) -> bool:
    """Whether any of these dice can be entered on a player's sheet."""
    sheet = state.players[seat].sheet
    return any(usable(sheet, state.dice, colour) for colour in colours)


def roll_lost(state: State, seat: Seat) -> Change[State] | None:
    """With a re-roll left there is still a choice."""
    sheet = state.players[seat].sheet
    if sheet.reroll.left or any_usable(state, seat, lying(state.dice, "rolled")):
        return None
    return Change(state, (RollLost(seat=seat, roll=state.roll),)).then(roll_over)


def tray_passed(state: State, seat: Seat) -> Change[State] | None:
    """A passive player who can enter none of the dice is passed by."""
    if any_usable(state, seat, silver_dice(state, seat)):
        return None
    return Change(now_doing(state, seat, "extra"), (NothingToTake(seat=seat),))


def extras_over(state: State, seat: Seat) -> Change[State] | None:
    """Somebody without extra dice is done without a word."""
    if any_usable(state, seat, extra_dice(state, seat)):
        return None
    left = state.players[seat].sheet.extra.left
    told = (NoExtraFits(seat=seat, left=left),) if left else ()
    return Change(now_doing(state, seat, "done"), told)


# Turns and rounds


def end_turn(state: State) -> Change[State]:
    """The next seat is active; a solo player is passive once in each round (p. 4, 12)."""
    if state.solo and not state.passive_turn:
        return begin_turn(replace(state, passive_turn=True))
    after = replace(state, active=following(state), passive_turn=False)
    if after.active != state.first:
        return begin_turn(after)
    if is_last_turn(state):
        return Change(replace(state, over=True), final_scores(state))
    return begin_round(after)


def begin_round(state: State) -> Change[State]:
    """Everybody gets the round's bonus before its first roll (p. 2)."""
    after = replace(state, round=state.round + 1)
    bonus = ROUND_BONUSES[state.round]
    bonuses = () if bonus is None else (bonus,)
    change = Change(
        after,
        (RoundBegan(round=after.round, rounds=after.rounds, bonus=bonuses, gifts=len(bonuses)),),
    )
    if bonus is not None:
        for seat in range(len(state.players)):
            change = change.then(give, seat, bonus)
    return change.then(begin_turn)


def begin_turn(state: State) -> Change[State]:
    """All dice are gathered; who is not active waits for the tray."""
    after = replace(state, roll=0, dice=tuple(Die(colour) for colour in COLOURS), boxes=())
    for seat in range(len(state.players)):
        doing: Doing = "roll" if seat == state.active else "waiting"
        after = with_player(after, seat, doing=doing, extras=(), fresh=True)
    began = PassiveTurnBegan if state.passive_turn else TurnBegan
    return Change(after, (began(seat=state.active),))


# The end


def final_scores(state: State) -> tuple[Event, ...]:
    """What every sheet is worth, by seat."""
    return tuple(final_score(seat, player) for seat, player in enumerate(state.players))


def final_score(seat: Seat, player: Player) -> FinalScore:
    """What one sheet is worth, zone by zone."""
    points = scoring.points(player.sheet)
    return FinalScore(
        seat=seat,
        yellow=points.yellow,
        blue=points.blue,
        grey=points.grey,
        green=points.green,
        pink=points.pink,
        foxes=points.foxes,
        total=points.total,
        level=str(scoring.level(points.total)),
    )


def result(state: State) -> Result | None:
    """The highest total wins, then the highest single zone (p. 11)."""
    if not state.over:
        return None
    sheets = tuple(player.sheet for player in state.players)
    scores = tuple(scoring.points(sheet).total for sheet in sheets)
    return Result(scores, scoring.places(sheets), "all-rounds-played")
