"""DESfausse as a listener knows it: the view rebuilt from words alone."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from rules.core.game import Options
from rules.core.record import Seat
from rules.desfausse.box import DEVIL, ROLLS, TROPHY_BOARD, in_board_order, rounds_to_win
from rules.desfausse.calls import sheddable
from rules.desfausse.dice import settled
from rules.desfausse.view import Die, Half, Parcel, PlayerView, View, devils
from tests.support.ear import Ear, paragraph

PHASES = ("rolling", "closing", "calling", "giving")


def told(view: View) -> View:
    """What the words tell of a view.

    Of a half-made move: what it comes to, not the answers by which it was said; which of two dice
    that are alike goes somewhere makes no difference. Who has stopped counts while dice are rolled.
    Which dice were rolled last is news, told with what happened, and not the position.
    """
    return replace(
        view,
        players=tuple(
            replace(
                player,
                dice=settled(player.dice),
                rolling=player.rolling or view.phase != "rolling",
            )
            for player in view.players
        ),
        board=in_board_order(view.board),
        hell=tuple(replace(die, blocked=False, received=False) for die in view.hell),
        half=None if view.half is None else _told_half(view.half),
    )


def _told_half(half: Half) -> Half:
    named = [
        (parcel.to, [half.dice[place].name for place in parcel.dice]) for parcel in half.parcels
    ]
    return Half((), settled(half.dice), (), _parcels(half.dice, named), half.trophy)


def _parcels(
    dice: Sequence[Die], named: Sequence[tuple[Seat | None, Sequence[str]]]
) -> tuple[Parcel, ...]:
    """Dice by name at the first places where such a die lies."""
    left = list(enumerate(die.name for die in dice))
    parcels = []
    for to, names in named:
        places = []
        for name in names:
            place = next(place for place, there in left if there == name)
            left.remove((place, name))
            places.append(place)
        parcels.append(Parcel(to, tuple(sorted(places))))
    return tuple(parcels)


def heard(ear: Ear, text: str, seat: Seat, options: Options) -> View:
    """The view that is told."""
    rest = text.partition("\n\n")[2]
    moment = next(each for each in text.split("\n\n") if ear.find("picture-round", each))
    course = ear.need("picture-round", moment)
    phase = next(p for p in PHASES if ear.find(f"moment-{p}", moment) is not None)
    rolling, calling = ear.find("moment-rolling", moment), ear.find("moment-calling", moment)
    cursed, asked = ear.find("event-cursed", moment), ear.find("alt-asked", moment)
    hell = ear.find("alt-hell", rest)
    mine = next(each for each in _paragraphs(ear, text) if not each.startswith("**"))
    players = tuple(
        _player(ear, mine if other == seat else paragraph(text, f"**{name}**\n"))
        for other, name in enumerate(ear.names)
    )
    return View(
        seat=seat,
        round=course.number("round"),
        turn=course.number("turn"),
        rounds_to_win=rounds_to_win(len(ear.names)),
        trophies_reset=options["trophies-reset"] == "on",
        phase=phase,
        rolls=ROLLS if rolling is None else {"2": 1, "other": 2}[rolling["rolls"]],
        value=calling.number("number") if calling else None,
        asked=asked.seats() if asked else (),
        cursed=cursed.seats() if cursed else (),
        players=players,
        board=tuple(_board(ear, text)),
        hell=tuple(_die(name) for name in hell.codes("dice")) if hell else (),
        won=tuple(won.seats() for won in ear.every("alt-won", rest)),
        half=_half(ear, mine, players[seat].dice),
    )


def _paragraphs(ear: Ear, text: str) -> Iterator[str]:
    """Those about somebody's dice; the first page has some of it in another order."""
    for each in text.split("\n\n")[1:]:
        own = ear.find("alt-yours", each) or each.startswith(ear.say("alt-yours-none"))
        if own or ear.find("alt-hand", each):
            yield each


def _die(name: str, *, freed: bool = False, received: bool = False) -> Die:
    size, colour, face = name.split("-")
    number = DEVIL if face == "devil" else int(face)
    blocked = number == DEVIL and not freed and not received
    return Die(size, colour, number, blocked, received)  # type: ignore[arg-type]


def _dice(ear: Ear, who: str) -> tuple[Die, ...]:
    found = []
    for each in who.split(", "):
        freed = ear.find("alt-freed", each)
        name = freed.code("dice") if freed else ear.codes("dice")[each]
        found.append(_die(name, freed=freed is not None))
    return tuple(found)


def _player(ear: Ear, text: str) -> PlayerView:
    own = ear.find("alt-yours", text) or ear.find("alt-hand", text)
    received = ear.find("alt-received", text)
    apart = received.codes("dice") if received else ()
    dice = _dice(ear, own["who"]) if own else ()
    dice += tuple(replace(_die(name, received=True), blocked=False) for name in apart)
    shed, hindered = ear.heard("alt-has-shed", text), ear.heard("alt-hindered", text)
    tokens = ear.find("alt-tokens", text)
    return PlayerView(
        dice=dice,
        trophies=_trophies(ear, "alt-ready", text),
        used=_trophies(ear, "alt-used", text),
        gained=_trophies(ear, "alt-gained", text),
        tokens=tokens.number("count") if tokens else 0,
        rolling=not ear.heard("alt-stopped", text),
        has_shed=shed,
        devils=devils(dice),
        sheddable=() if shed else sheddable(dice),
        single=hindered or ear.heard("alt-single", text),
        hindered=hindered,
    )


def _trophies(ear: Ear, message: str, text: str) -> Any:
    found = ear.find(message, text)
    return found.codes("trophy") if found else ()


def _board(ear: Ear, text: str) -> Iterator[Any]:
    lines = paragraph(text, ear.say("alt-board"))
    counts = {
        row.code("trophy"): row.number("count")
        for message in ("alt-trophy", "alt-trophy-rivals")
        for row in ear.every(message, lines)
    }
    for row in TROPHY_BOARD:
        yield from [row.trophy] * counts[row.trophy]


DECIDED = ("own-stop", "own-pass", "own-keep")
TOLD = ("own-plays", "own-rolls", "own-new-roll", "own-shares", "own-takes")


def _half(ear: Ear, text: str, dice: tuple[Die, ...]) -> Half | None:
    hell, takes = ear.find("own-to-hell", text), ear.find("own-takes", text)
    gives = list(ear.every("own-gives", text))
    said = any(ear.heard(each, text) for each in DECIDED) or any(ear.find(m, text) for m in TOLD)
    if not (said or hell or gives):
        return None
    then = ear.find("alt-then", text)
    apart = tuple(die for die in dice if die.received)
    after = (*_dice(ear, then["who"]), *apart) if then else dice
    parcels: list[tuple[Seat | None, Sequence[str]]] = [(None, hell.codes("dice"))] if hell else []
    parcels += [(given.seat("rival_seat"), given.codes("dice")) for given in gives]
    trophy: Any = takes.code("trophy") if takes else None
    return Half((), after, (), _parcels(after, parcels), trophy)
