"""DESfausse without pictures: the alt text, and the whole table as text.

A blind player plays from these and from the labels, which say what each answer does.
"""

from collections.abc import Iterator

from renderers.core.say import Say, alt_text
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


def alt(view: View, say: Say) -> str:
    """The moment, one's own dice and decision, the cursed, then the others."""
    return alt_text(
        (
            f"{say('game-name')}. {moment(view, say)}.",
            *_yours(view, say),
            *_cursed(view, say),
            *(
                f"{_others(view, say, seat)}"
                for seat in range(len(view.players))
                if seat != view.seat
            ),
            _on_board(view, say),
        )
    )


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole table in paragraphs: the moment, every player, the trophies, Hell."""
    count = say("picture-round", round=view.round, turn=view.turn, count=view.rounds_to_win)
    seats = range(len(view.players))
    first = " ".join((f"**{moment(view, say)}** · {count}", *_cursed(view, say)))
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


def _yours(view: View, say: Say) -> Iterator[str]:
    """A seat's own dice as they lie, what it has decided, its trophies."""
    if view.seat is None:
        return
    player = view.players[view.seat]
    mine = player.dice
    yield say("alt-yours", dice=names(own(mine))) if own(mine) else say("alt-yours-none")
    yield from _lying(mine, say)
    if player.single or player.hindered:
        yield say("alt-hindered" if player.hindered else "alt-single")
    for sentence in decided(view, say):
        yield f"{sentence}"
    yield from _trophies(player, say)
    yield say("alt-tokens", count=player.tokens)


def _lying(dice: tuple[Die, ...], say: Say) -> Iterator[str]:
    """Devils that block, devils that were freed, dice that lie apart."""
    blocked = names(die for die in dice if die.blocked)
    freed = names(die for die in own(dice) if die.is_devil and not die.blocked)
    received = names(die for die in dice if die.received)
    for word, which in (("blocked", blocked), ("freed", freed), ("received", received)):
        if which:
            yield say(f"alt-{word}", dice=which)


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
        say("alt-tokens", count=player.tokens),
        say("alt-hand", count=len(player.dice), dice=names(own(player.dice)))
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


def _on_board(view: View, say: Say) -> str:
    return f"{say('alt-board')} {say('join-list').join(_board(view, say))}."


def _board(view: View, say: Say) -> Iterator[str]:
    """How many of each trophy nobody has, and what earns one."""
    for row in TROPHY_BOARD:
        word = "alt-trophy-rivals" if row.rivals_only else "alt-trophy"
        yield say(word, trophy=row.trophy, count=view.board.count(row.trophy), least=row.least_shed)
