"""All that a seat, or the channel, is shown is the same whatever it cannot see."""

import pytest

from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from rules.core.chance import Luck
from rules.core.record import Seat
from rules.think_str8 import GAME
from rules.think_str8.state import State
from tests.contract.play import at_random, by_robot, played
from tests.renderers.think_str8.positions import some_crosses, speaker
from tests.rules.think_str8.contract import redeal

PICTURE = PICTURES["think-str8"]
EVERY = 9
"""One state of so many is shown."""


def shown(state: State, seat: Seat | None) -> tuple[bytes, str, str, object, object]:
    """The picture's pixels, the alt text, the board as text, the pad, what is asked in private."""
    view, say = GAME.view(state, seat), speaker()
    picture = PICTURE.table if seat is None else PICTURE.mine
    assert picture is not None
    (image,) = picture.draw(Scene(view, say, notes=some_crosses(view)))
    pixels = image.convert("RGB").tobytes()
    asks = GAME.asks(state)
    ask = PICTURE.ask(view, asks[seat]) if seat in asks else None
    text = "\n".join(PICTURE.text(view, say))
    return pixels, PICTURE.alt(view, say).text(), text, PICTURE.pad(view), ask


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_is_dealt_again_and_nothing_moves(seed: int) -> None:
    """Over whole games; a deal that any hint denies is void."""
    options = {"colours": "56"[seed % 2], "assist": ("off", "on")[seed // 2 % 2]}
    player = (at_random, by_robot)[seed // 3]
    play = played(GAME, 2 + seed % 3, options, seed=seed, player=player)
    chance, changed = Luck(b"pictures"), 0
    for state in play.states[seed::EVERY]:
        for seat in (None, *range(play.seats)):
            other = redeal(state, seat, chance)
            changed += other != state
            assert shown(other, seat) == shown(state, seat)
    assert changed > len(play.states) // EVERY, "hardly anything was dealt again"


def test_only_the_own_card_is_missing_from_a_private_view() -> None:
    """What the others have can be read; the own cards are backs."""
    state = played(GAME, 2, {}, seed=1).states[0]
    text = "\n".join(PICTURE.text(GAME.view(state, 0), speaker()))
    ben = ", ".join(
        f"{colour} {value}" for colour, value in zip(state.colours, state.racks[1], strict=True)
    )
    assert f"**Benjamin** · {ben}." in text
    assert "**Ana** · cards that are not shown here." in text
    channel = "\n".join(PICTURE.text(GAME.view(state, None), speaker()))
    assert ben not in channel
