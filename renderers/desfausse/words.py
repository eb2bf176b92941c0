"""DESfausse without pictures: the alt text, and the whole table as text.

A blind player plays from these and from the labels, which say what each answer does.
"""

from collections.abc import Iterable, Iterator

from renderers.core.say import Alt, Say
from rules.core.record import Fact, Seat
from rules.desfausse.box import TROPHY_BOARD
from rules.desfausse.view import (
    Die,
    GreatExorcism,
    Half,
    Keep,
    NewRoll,
    Pass,
    PlayerView,
    RecolourOne,
    RecolourSeveral,
    Roll,
    Share,
    SmallExorcism,
    Stop,
    View,
    free_places,
    names,
    own,
)

Sentence = tuple[str, dict[str, Fact]]
"""A message and the facts that fill it."""


def moment(view: View, say: Say) -> str:
    """What is going on, in a title's length."""
    if first := view.winners:
        return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)
    facts: dict[str, Fact] = {}
    if view.phase == "rolling":
        facts = {"rolls": view.rolls + 1}
    elif view.value is not None:
        facts = {"number": view.value}
    return say(f"moment-{view.phase}", **facts)


# ── what a seat has decided ──────────────────────────────────────────────────────────────────────


def picked_places(half: Half) -> tuple[int, ...]:
    """Where the dice lie that are to be rolled."""
    match half.answers:
        case (*_, Roll(picked) | NewRoll(picked)):
            free = free_places(half.dice)
            return tuple(free[place] for place in picked)
        case _:
            return ()


def decided(view: View, say: Say) -> tuple[str, ...]:
    """What the reader has decided so far, in words."""
    return tuple(say(message, **facts) for message, facts in decisions(view))


def decisions(view: View) -> tuple[Sentence, ...]:
    """What a seat has said of its present move, for itself alone."""
    return () if view.half is None else tuple(_decisions(view.half))


def _decisions(half: Half) -> Iterator[Sentence]:
    rolled = names(half.dice[place] for place in picked_places(half))
    for answer in half.answers:
        match answer:
            case SmallExorcism() | GreatExorcism() | RecolourOne() | RecolourSeveral():
                yield "own-plays", {"trophy": str(answer.__struct_config__.tag)}
            case Roll():
                yield "own-rolls", {"dice": rolled}
            case NewRoll():
                yield "own-new-roll", {"dice": rolled}
            case Stop() | Pass() | Keep():
                yield f"own-{answer.__struct_config__.tag}", {}
    yield from _parcels(half)
    if half.trophy is not None:
        yield "own-takes", {"trophy": half.trophy}


def _parcels(half: Half) -> Iterator[Sentence]:
    """Where dice are to go, and those that are still in the hand."""
    for parcel in half.parcels:
        dice = names(half.dice[place] for place in parcel.dice)
        if parcel.to is None:
            yield "own-to-hell", {"dice": dice}
        else:
            yield "own-gives", {"rival_seat": parcel.to, "dice": dice}
    gone = {place for parcel in half.parcels for place in parcel.dice}
    shared = [answer.dice for answer in half.answers if isinstance(answer, Share)]
    left = [place for places in shared for place in places if place not in gone]
    if left:
        yield "own-shares", {"dice": names(half.dice[place] for place in left)}


# ── texts ────────────────────────────────────────────────────────────────────────────────────────


def alt(view: View, say: Say) -> Alt:
    """The moment, one's own dice and decision, the cursed, what was rolled last, the others."""
    others = (seat for seat in range(len(view.players)) if seat != view.seat)
    return Alt(
        moment=(f"{moment(view, say)}.",),
        lies=(*_yours(view, say), *_cursed(view, say)),
        changed=tuple(_changed(view, say)),
        rest=tuple(_others(view, say, seat) for seat in others),
    )


def _changed(view: View, say: Say) -> Iterator[str]:
    """Who won the round before, which dice were rolled last, and who has shed in this turn."""
    if view.phase == "over":
        return
    if view.won and view.turn == 1:
        yield say("alt-won", round=len(view.won), seats=view.won[-1])
    fresh = [(seat, _fresh(player)) for seat, player in enumerate(view.players)]
    if rolled := [say("alt-fresh-dice", seat=seat, dice=dice) for seat, dice in fresh if dice]:
        between = f"{say('semicolon')} "
        yield f"{say('alt-fresh')} {between.join(rolled)}."
    elif view.phase == "rolling" and view.rolls == 1:
        yield say("alt-all-fresh")
    if shed := tuple(seat for seat, player in enumerate(view.players) if player.has_shed):
        yield say("alt-shed", seats=shed)
    elif view.phase == "calling":
        yield say("alt-shed-none")


def _fresh(player: PlayerView) -> tuple[str, ...]:
    return names(die for die in player.dice if die.fresh)


def brief(view: View, say: Say) -> tuple[str, ...]:
    """One's own dice, decision and trophies, who is cursed, and how many dice the others hold."""
    held = (
        say("alt-holds", seat=seat, count=len(player.dice))
        for seat, player in enumerate(view.players)
        if seat != view.seat
    )
    rivals = f"{say('alt-rivals')} {', '.join(held)}."
    return (" ".join(_yours(view, say)), " ".join((*_cursed(view, say), rivals)))


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole table in paragraphs: the moment, every player, the trophies, Hell."""
    count = say("picture-round", round=view.round, turn=view.turn, count=view.rounds_to_win)
    seats = range(len(view.players))
    first = " ".join(
        (f"**{moment(view, say)}** · {count}.", *_cursed(view, say), *_asked(view, say))
    )
    return (
        first,
        *(("\n".join(yours),) if (yours := tuple(_yours(view, say))) else ()),
        *(_player(view, say, seat) for seat in seats if seat != view.seat),
        "\n".join((say("alt-board"), *(f"- {line}" for line in _board(view, say)))),
        say("alt-hell", dice=names(view.hell)) if view.hell else say("alt-hell-empty"),
        *(
            say("alt-won", round=number, seats=seats)
            for number, seats in enumerate(view.won, start=1)
        ),
    )


def _cursed(view: View, say: Say) -> Iterator[str]:
    if view.cursed:
        yield say("event-cursed", seats=view.cursed)


def _asked(view: View, say: Say) -> Iterator[str]:
    if view.asked:
        yield say("alt-asked", seats=view.asked)


def _yours(view: View, say: Say) -> Iterator[str]:
    """A seat's own dice as they lie, what it has decided, its trophies."""
    if view.seat is None:
        return
    player = view.players[view.seat]
    mine = player.dice
    yield say("alt-yours", who=_named(own(mine), say)) if own(mine) else say("alt-yours-none")
    yield from _lying(mine, say)
    yield from _special(view, view.seat, say)
    yield from decided(view, say)
    yield from _half(view, say)
    yield from _trophies(player, say)
    if player.tokens:
        yield say("alt-tokens", count=player.tokens)


def _half(view: View, say: Say) -> Iterator[str]:
    """The own dice after the trophies played with this move, where they change any."""
    if view.seat is None or view.half is None:
        return
    if view.half.dice != view.players[view.seat].dice:
        yield say("alt-then", who=_named(own(view.half.dice), say))


def _named(dice: Iterable[Die], say: Say) -> str:
    """Dice as they lie; a devil is blocked unless it is said to be freed."""
    return ", ".join(
        say("alt-freed" if die.is_devil and not die.blocked else "alt-die", dice=(die.name,))
        for die in dice
    )


def _lying(dice: tuple[Die, ...], say: Say) -> Iterator[str]:
    """Dice that lie apart."""
    if received := names(die for die in dice if die.received):
        yield say("alt-received", dice=received)


def _trophies(player: PlayerView, say: Say) -> Iterator[str]:
    held = (("ready", player.trophies), ("gained", player.gained), ("used", player.used))
    for word, trophies in held:
        if trophies:
            yield say(f"alt-{word}", trophy=trophies)


def _others(view: View, say: Say, seat: Seat) -> str:
    """A player in a line, for the alt text."""
    player = view.players[seat]
    dice = names(player.dice)
    line = say("alt-dice", seat=seat, dice=dice) if dice else say("alt-no-dice", seat=seat)
    return " ".join((line, *_trophies(player, say)))


def _player(view: View, say: Say, seat: Seat) -> str:
    player = view.players[seat]
    lines = [
        *((say("alt-tokens", count=player.tokens),) if player.tokens else ()),
        say("alt-hand", count=len(player.dice), who=_named(own(player.dice), say))
        if own(player.dice)
        else say("alt-hand-none"),
        *_lying(player.dice, say),
        *_special(view, seat, say),
        *_trophies(player, say),
    ]
    return "\n".join((f"**{say.name(seat)}**", *(f"- {line}" for line in lines)))


def _special(view: View, seat: Seat, say: Say) -> Iterator[str]:
    player = view.players[seat]
    if player.has_shed:
        yield say("alt-has-shed")
    if view.phase == "rolling" and not player.rolling:
        yield say("alt-stopped")
    if player.single or player.hindered:
        yield say("alt-hindered" if player.hindered else "alt-single")


def _board(view: View, say: Say) -> Iterator[str]:
    """How many of each trophy nobody has, and what earns one."""
    for row in TROPHY_BOARD:
        word = "alt-trophy-rivals" if row.rivals_only else "alt-trophy"
        yield say(word, trophy=row.trophy, count=view.board.count(row.trophy), least=row.least_shed)
