"""The strong robot: what it does not see is dealt anew, and it takes what wins."""

from collections import Counter

from rules.core.chance import Luck
from rules.verflixxt import GAME
from rules.verflixxt.actions import Forward
from rules.verflixxt.box import WORM_TOKENS
from rules.verflixxt.playouts import strong, with_worms
from rules.verflixxt.robot import imagined
from tests.contract.play import by_robot, played
from tests.rules.verflixxt.notation import names, position

WORMS = {"nochmal": "shuffled", "worms": "on"}


def test_worm_tokens_that_nobody_shows_are_dealt_anew_and_none_is_lost() -> None:
    play = played(GAME, 3, WORMS, seed=1, player=by_robot)
    state = max(play.states, key=lambda state: sum(player.worms for player in state.players))
    view = GAME.view(state, state.turn.seat)
    deals = [with_worms(imagined(view), view, Luck(str(seed).encode())) for seed in range(30)]
    for deal in deals:
        held = [worm for player in deal.players for worm in (*player.ready, *player.fresh)]
        assert Counter((*held, *deal.pile)) == WORM_TOKENS
        assert [player.worms for player in deal.players] == [p.worms for p in state.players]
        assert deal.players[state.turn.seat].ready == view.ready
    assert len({deal.pile for deal in deals}) > 20


def test_it_takes_the_tile_that_decides_the_game() -> None:
    """Both pawns are last: whoever leaves +8 has won, and −8 would lose."""
    state = position("S +8:A -8a:A F:B", roll=3)
    view, ask = GAME.view(state, 0), GAME.asks(state)[0]
    assert strong(view, ask, Luck(b"0")) == Forward(0, *names("+8"))
