"""The toy game as a listener knows it: the view rebuilt from words alone."""

from rules.core.game import Options
from rules.core.record import Seat
from tests.support.ear import Ear
from tests.toy.state import Card, Taken
from tests.toy.view import View


def told(view: View) -> View:
    """The words tell all of it."""
    return view


def heard(ear: Ear, text: str, seat: Seat, options: Options) -> View:
    """The view that is told."""
    rest = text.partition("\n\n")[2]
    players = list(ear.every("text-player", rest))
    ready, laid, gift = (ear.find(f"text-{word}", rest) for word in ("ready", "laid", "gift"))
    takes, gives = ear.find("picture-takes", rest), ear.find("picture-gives", rest)
    cards = next((line for line in rest.split("\n") if line.startswith(ear.say("text-cards"))), "")
    named = cards.removeprefix(ear.say("text-cards"))
    passed = () if ear.heard("text-passed", rest) else None
    return View(
        seat=seat,
        round=ear.need("alt-table", rest).number("round"),
        rounds=int(options["rounds"]),
        points=tuple(player.number("points") for player in players),
        house=tuple(
            Taken(t.seat(), t.code("row"), t.number("cell"), t.code("colour"))
            for t in ear.every("text-taken", rest)
        ),
        burnt=tuple(burnt.seat() for burnt in ear.every("text-burnt", rest)),
        counts=tuple(player.number("count") for player in players),
        pile=ear.need("text-pile", rest).number("count"),
        ready=ready.seats() if ready else (),
        winner=takes.seat() if takes else None,
        giver=gives.seat() if gives else None,
        cards=tuple(
            Card(card.code("colour"), card.number("number"))
            for card in ear.every("text-card", named)
        ),
        laid=tuple(n - 1 for n in laid.numbers("places")) if laid else passed,
        gift=gift.number("place") - 1 if gift else None,
    )
