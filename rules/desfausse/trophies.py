"""Trophies: what each does when it is played, and who earns one."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from rules.core.asks import Choose, Option, Part, Pick, Question
from rules.core.record import Event, Seat
from rules.core.tuples import without_item
from rules.desfausse.actions import (
    Answer,
    Confirm,
    GiveTo,
    GiveToCursed,
    GreatExorcism,
    Hand,
    Keep,
    NewRoll,
    Pass,
    RecolourOne,
    RecolourSeveral,
    Roll,
    Share,
    SmallExorcism,
    Stop,
    TakeTrophy,
    ToHell,
)
from rules.desfausse.box import EXORCISMS, TROPHY_BOARD, Trophy, in_board_order
from rules.desfausse.dice import Die, different, names, recoloured
from rules.desfausse.events import Exorcised, PlayedNewRoll, Recoloured
from rules.desfausse.state import Player


def spent(player: Player, trophy: Trophy) -> Player:
    """The token lies before its owner until the turn ends."""
    held = without_item(player.trophies, trophy)
    return replace(player, trophies=held, used=in_board_order((*player.used, trophy)))


def played(player: Player, answers: Iterable[Answer]) -> Player:
    """The player after the trophies among these answers."""
    for answer in answers:
        player = _played(player, answer)
    return player


def _played(player: Player, answer: Answer) -> Player:
    match answer:
        case SmallExorcism(die):
            return _freed(spent(player, "small-exorcism"), (die,))
        case GreatExorcism():
            return _freed(spent(player, "great-exorcism"), blocked(player))
        case RecolourOne(die):
            return _recoloured(spent(player, "recolour-one"), (die,))
        case RecolourSeveral(picked):
            return _recoloured(spent(player, "recolour-several"), picked)
        case NewRoll():
            return spent(player, "new-roll")
        case (
            Roll()
            | Stop()
            | Pass()
            | ToHell()
            | GiveTo()
            | Share()
            | Hand()
            | TakeTrophy()
            | GiveToCursed()
            | Keep()
            | Confirm()
        ):
            return player
        case _:
            assert_never(answer)


def _freed(player: Player, places: tuple[int, ...]) -> Player:
    """Freeing a devil is not rolling it: until it is rolled it still counts (p. 4)."""
    dice = tuple(
        replace(die, blocked=False) if place in places else die
        for place, die in enumerate(player.dice)
    )
    return replace(player, dice=dice)


def _recoloured(player: Player, places: tuple[int, ...]) -> Player:
    dice = tuple(
        recoloured(die) if place in places else die for place, die in enumerate(player.dice)
    )
    return replace(player, dice=dice)


def told(seat: Seat, player: Player, answers: Iterable[Answer]) -> tuple[Event, ...]:
    """The trophies among these answers, as everybody hears of them."""
    events: list[Event] = []
    for answer in answers:
        after = _played(player, answer)
        events += _told(seat, answer, player, after)
        player = after
    return tuple(events)


def _told(seat: Seat, answer: Answer, before: Player, after: Player) -> tuple[Event, ...]:
    changed = names(now for now, then in zip(after.dice, before.dice, strict=True) if now != then)
    match answer:
        case SmallExorcism():
            return (Exorcised(seat=seat, trophy="small-exorcism", dice=changed),)
        case GreatExorcism():
            return (Exorcised(seat=seat, trophy="great-exorcism", dice=changed),)
        case RecolourOne():
            return (Recoloured(seat=seat, trophy="recolour-one", dice=changed),)
        case RecolourSeveral():
            return (Recoloured(seat=seat, trophy="recolour-several", dice=changed),)
        case NewRoll():
            return (PlayedNewRoll(seat=seat),)
        case _:
            return ()


def blocked(player: Player) -> tuple[int, ...]:
    """The places of the devils that may not be rolled."""
    return tuple(place for place, die in enumerate(player.dice) if die.blocked)


def can_exorcise(player: Player) -> bool:
    """Whether the player has a blocked devil and a trophy that frees one."""
    return bool(blocked(player)) and any(trophy in player.trophies for trophy in EXORCISMS)


def play_part(trophy: Trophy) -> Part:
    """A trophy to play, with what it does."""
    return Part("play", {"trophy": trophy, "effect": trophy}, f"trophy-{trophy}")


def exorcism_options(player: Player) -> tuple[Option, ...]:
    """One devil or all of them, where there is a devil to free."""
    options: list[Option] = []
    if "small-exorcism" in player.trophies:
        for place in different(player.dice, blocked(player)):
            parts = (play_part("small-exorcism"), player.dice[place].part)
            options.append(Option(SmallExorcism(place), parts))
    if "great-exorcism" in player.trophies and blocked(player):
        options.append(Option(GreatExorcism(), (play_part("great-exorcism"),)))
    return tuple(options)


def recolour_questions(player: Player, *, private: bool) -> tuple[Question, ...]:
    """Any of one's dice, but for those received this turn, which lie apart."""
    dice = player.own_dice
    questions: list[Question] = []
    if "recolour-one" in player.trophies:
        options = tuple(_recolour_option(dice, at) for at in different(dice, range(len(dice))))
        questions.append(Choose(options, "recolour-one", private, whole=True))
    if "recolour-several" in player.trophies:
        items = tuple(die.part for die in dice)
        questions.append(Pick(RecolourSeveral(), items, 1, len(dice), private))
    return tuple(questions)


def _recolour_option(dice: tuple[Die, ...], place: int) -> Option:
    facts = {"dice": (dice[place].name,), "colour": recoloured(dice[place]).colour}
    return Option(RecolourOne(place), (play_part("recolour-one"), Part("recolour", facts)))


def earned(
    board: Iterable[Trophy], player: Player, *, count: int, to_rivals: bool
) -> tuple[Trophy, ...]:
    """What a shed of so many dice may be rewarded with.

    A token must lie on the board, and nobody gains a kind that they played this turn (p. 3).
    """
    left = set(board)
    return tuple(
        row.trophy
        for row in TROPHY_BOARD
        if row.trophy in left
        and row.trophy not in player.used
        and count >= row.least_shed
        and (to_rivals or not row.rivals_only)
    )
