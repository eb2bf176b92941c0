"""The figures on the pages of rules are those of the rules."""

from renderers.verflixxt.figures import BASE_MOST, FEW, LEFT_OUT, SEATS, WORM_POINTS
from rules.core.chance import Luck
from rules.core.tuples import with_player
from rules.verflixxt.box import laid, pawns_each
from rules.verflixxt.house import SEATS as SEATS_BASE
from rules.verflixxt.house import SEATS_NOCHMAL, agreed
from rules.verflixxt.scoring import score
from tests.rules.verflixxt.notation import position

TOKENS = ("swap", "push")


def test_how_many_may_play() -> None:
    assert SEATS_BASE[-1] == BASE_MOST
    assert (SEATS_NOCHMAL[0], SEATS_NOCHMAL[-1]) == SEATS


def test_with_more_than_a_few_players_everybody_has_fewer_pawns() -> None:
    assert len({pawns_each(seats) for seats in range(1, FEW + 1)}) == 1
    assert pawns_each(FEW + 1) < pawns_each(FEW)


def test_what_the_shuffled_track_of_the_expansion_leaves_out() -> None:
    whole, track = (
        {-tile.value for tile in laid(agreed({"nochmal": track}), Luck(b"0")) if tile.value < 0}
        for track in ("standard", "shuffled")
    )
    assert whole - track == set(LEFT_OUT)


def test_what_a_worm_token_is_worth_at_the_end() -> None:
    state = position("S:A -4a F")
    rich = with_player(state, 0, ready=TOKENS)
    assert score(rich, 0) - score(state, 0) == WORM_POINTS * len(TOKENS)
