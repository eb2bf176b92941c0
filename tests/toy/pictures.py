"""Plain pictures of the toy game."""

import msgspec

from renderers.catalog import Pictures
from renderers.core.plain import Board, Card, Plain, Player, Tray
from renderers.core.say import Alt, Say
from renderers.core.scene import Scene
from renderers.core.story import Story
from tests.toy.view import View

COLOURS = {"blue": "seat-1", "green": "green", "red": "seat-0", "yellow": "seat-4"}


def board(scene: Scene[View]) -> Board:
    """Everybody's points and cards; a seat's own cards where the view has them."""
    view, say = scene.view, scene.say
    cards = tuple(
        Card(str(card.number), say(f"colour-{card.colour}"), COLOURS[card.colour], laid)
        for place, card in enumerate(view.cards)
        for laid in (place in (view.laid or ()),)
    )
    return Board(
        title=title(view, say),
        line=moment(view, say),
        trays=(Tray(say("picture-yours"), cards),) if cards else (),
        columns=(say("picture-points"), say("picture-cards")),
        players=tuple(
            Player(seat, (str(points), str(count)), active=seat in (view.winner, view.giver))
            for seat, (points, count) in enumerate(zip(view.points, view.counts, strict=True))
        ),
    )


def moment(view: View, say: Say) -> str:
    if view.winner is not None:
        return say("picture-takes", seat=view.winner)
    if view.giver is not None:
        return say("picture-gives", seat=view.giver)
    return say("picture-lay")


def alt(view: View, say: Say) -> Alt:
    laid = tuple(say("text-taken", **msgspec.structs.asdict(taken)) for taken in view.house[-1:])
    moments = (moment(view, say),)
    return Alt(moments, lies=brief(view, say), changed=laid, rest=(title(view, say),))


def title(view: View, say: Say) -> str:
    return say("alt-table", round=view.round, rounds=view.rounds)


def text(view: View, say: Say) -> tuple[str, ...]:
    """All that the view has."""
    players = (
        say("text-player", seat=seat, points=points, count=view.counts[seat])
        for seat, points in enumerate(view.points)
    )
    return (
        f"{title(view, say)} {moment(view, say)}",
        "\n".join(players),
        *(
            say("text-taken", seat=t.seat, row=t.row, cell=t.cell, colour=t.colour)
            for t in view.house
        ),
        *(say("text-burnt", seat=seat) for seat in view.burnt),
        say("text-pile", count=view.pile),
        *((say("text-ready", seats=view.ready),) if view.ready else ()),
        *brief(view, say),
    )


def brief(view: View, say: Say) -> tuple[str, ...]:
    """A seat's own cards, and what it has decided about them."""
    cards = [say("text-card", colour=c.colour, number=c.number) for c in view.cards]
    laid, gift = view.laid, view.gift
    return (
        *((f"{say('text-cards')} {', '.join(cards)}.",) if cards else ()),
        *((say("text-laid", places=tuple(n + 1 for n in laid)),) if laid else ()),
        *((say("text-passed"),) if laid == () else ()),
        *((say("text-gift", place=gift + 1),) if gift is not None else ()),
    )


PLAIN = Plain(board)
STORY = Story(joints={"drew": {"gave": "then"}}, gathered=("ready",))
TOY_PICTURES = Pictures(
    table=PLAIN, mine=PLAIN, sheet=PLAIN, alt=alt, text=text, brief=brief, story=STORY
)
