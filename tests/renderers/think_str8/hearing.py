"""Think Str8! as a listener knows it: the view rebuilt from words alone."""

import re
from collections.abc import Iterator

from rules.core.game import Options
from rules.core.record import Seat
from rules.think_str8.box import COLOURS, LEFT_OUT, RACKS, ROUNDS
from rules.think_str8.state import Aside, Check, Strip
from rules.think_str8.view import Cards, Round, View
from tests.support.ear import Ear, paragraph

STEPS = {
    "picture-to-roll": "roll",
    "picture-to-greys": "greys",
    "picture-to-turn": "turn",
    "picture-to-strips": "strips",
    "picture-all-lay": "strips",
    "picture-to-exchange": "exchange",
    "picture-all-guess": "guess",
}


def told(view: View) -> View:
    """The words tell all of it."""
    return view


def heard(ear: Ear, text: str, seat: Seat, options: Options) -> View:
    """The view that is told."""
    players = len(ear.names)
    moment = paragraph(text, f"**{ear.say('game-name')}")
    colours = COLOURS if options["colours"] == "6" else tuple(c for c in COLOURS if c != LEFT_OUT)
    title, last = ear.find("alt-round", text), ROUNDS[players]
    number = title.number("round") if title else last
    rounds = tuple(_rounds(ear, text))
    scores = list(ear.every("alt-score", _line(text, ear.say("alt-scores"))))
    dice, exchanging = ear.find("alt-dice", text), ear.find("alt-to-exchange", text)
    guessed = ear.find("alt-guessed", text)
    return View(
        seat=seat,
        players=players,
        colours=colours,
        assist=options["assist"] == "on",
        round=number,
        last_round=last,
        step=next(step for message, step in STEPS.items() if ear.find(message, moment) is not None),
        track=tuple(score.seat() for score in scores),
        scores=tuple(s.number("score") for s in sorted(scores, key=lambda score: score.seat())),
        order=ear.need("alt-order", text).seats(),
        dice=dice.codes("dice") if dice else _last_dice(rounds, number),
        strips=_strips(ear, text, rounds, number),
        exchanging=exchanging.seats() if exchanging else (),
        rounds=rounds,
        aside=tuple(_aside(ear, text)),
        piles=_cards(ear, _line(text, ear.say("alt-piles")), colours),  # type: ignore[arg-type]
        racks=tuple(_racks(ear, text, colours)),
        guesses=_guesses(ear, text, seat, colours),
        guessed=guessed.seats() if guessed else (),
        removed=(),
        undrawn=(),
        marks=(),
    )


def _line(text: str, start: str) -> str:
    return next(line for line in text.split("\n") if line.startswith(start))


def _last_dice(rounds: tuple[Round, ...], number: int) -> tuple[str, ...]:
    """In the final guess the dice of the last round still lie there."""
    return rounds[-1].dice if rounds and rounds[-1].number == number else ()


def _lines(ear: Ear, text: str) -> Iterator[tuple[int, str]]:
    """The number and the line of each round."""
    for line in paragraph(text, ear.say("alt-rounds")).split("\n")[1:]:
        yield ear.need("alt-line", line).number("round"), line


def _rounds(ear: Ear, text: str) -> Iterator[Round]:
    for number, line in _lines(ear, text):
        yield Round(number, ear.need("alt-line", line).codes("dice"), tuple(_checks(ear, line)))


def _checks(ear: Ear, line: str) -> Iterator[Check]:
    """ "Ana 3–9 too high"."""
    names, hints = "|".join(ear.names), "|".join(ear.codes("hint"))
    for name, first, last, hint in re.findall(rf"({names}) (\d+)(?:–(\d+))? ({hints})", line):
        cells = int(last or first) - int(first) + 1
        yield Check(ear.names.index(name), int(first), cells, ear.codes("hint")[hint])


def _aside(ear: Ear, text: str) -> Iterator[Aside]:
    for number, line in _lines(ear, text):
        _, _, exchanged = line.partition(ear.say("alt-aside"))
        for card in ear.every("alt-exchanged-by", exchanged):
            yield Aside(card.seat(), card.code("card"), card.number("number"), number)


def _strips(
    ear: Ear, text: str, rounds: tuple[Round, ...], number: int
) -> tuple[Strip | None, ...]:
    """Those held or laid now; once they are checked, those of this round."""
    found: dict[Seat, Strip] = {}
    if rounds and rounds[-1].number == number:
        found = {c.seat: Strip(c.cells, c.first) for c in rounds[-1].checks}
    else:
        first = text.partition(ear.say("alt-rounds"))[0]
        for held in ear.every("alt-holds", first):
            found[held.seat()] = Strip(held.number("cells"))
        names = "|".join(ear.names)
        for name, low, high in re.findall(
            rf"({names}) (\d+)(?:–(\d+))?(?=[,.])", _laid(ear, first)
        ):
            found[ear.names.index(name)] = Strip(int(high or low) - int(low) + 1, int(low))
    return tuple(found.get(seat) for seat in range(len(ear.names)))


def _laid(ear: Ear, text: str) -> str:
    """The sentence with the strips: it stands between the dice and what is still free."""
    dice, free = ear.find("alt-dice", text), ear.find("alt-free", text)
    if dice is None or free is None:
        return ""
    after = text.partition(ear.say("alt-dice", dice=dice.codes("dice")))[2]
    return after.partition(ear.say("alt-free", cells=free.numbers("cells")))[0]


def _racks(ear: Ear, text: str, colours: tuple[str, ...]) -> Iterator[Cards]:
    lines = paragraph(text, ear.say("alt-racks")).split("\n")[1:]
    assert len(lines) == RACKS
    for line in lines:
        yield _cards(ear, line.partition(" · ")[2], colours)


def _cards(ear: Ear, line: str, colours: tuple[str, ...]) -> Cards:
    cards = {card.code("card"): card.number("number") for card in ear.every("alt-card", line)}
    return tuple(cards.get(colour) for colour in colours)


def _guesses(
    ear: Ear, text: str, seat: Seat, colours: tuple[str, ...]
) -> tuple[tuple[tuple[int, ...], ...] | None, ...]:
    """The own ones; of the others nothing is known."""
    named: dict[str, tuple[int, ...]] = {}
    start = ear.say("alt-guesses", seat=seat)
    if start in text:
        for card in ear.every("alt-named", _line(text, start)):
            named[card.code("card")] = card.numbers("numbers") if "numbers" in card else ()
    own = tuple(named.get(colour, ()) for colour in colours)
    return tuple(own if other == seat else None for other in range(len(ear.names)))
