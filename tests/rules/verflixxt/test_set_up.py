"""Preparation: base p. 1 and variant 1, expansion p. 1 and its variant."""

import pytest

from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.verflixxt import GAME
from rules.verflixxt.box import FLIXXY, GUARD, TILES
from rules.verflixxt.state import State
from tests.rules.verflixxt.notation import FIRST_RUN, SECOND_RUN, drawn, short


def begun(seats: int = 2, **options: str) -> State:
    chosen = {"single-moves": "off", **{key.replace("_", "-"): v for key, v in options.items()}}
    return GAME.new(seats, chosen, Luck(b"0"))


def laid(state: State) -> str:
    return drawn(state.track)


def kinds(state: State) -> dict[str, int]:
    found = [square.tile.kind for square in state.track]
    return {kind: found.count(kind) for kind in ("malus", "bonus", "luck", "verflixxt")}


def guards(state: State) -> str:
    return " ".join(short(square.tile) for square in state.track if GUARD in square.pieces)


def test_the_box_names_every_tile_once() -> None:
    assert len({tile.name for tile in TILES}) == len(TILES) == 36


def test_standard_track() -> None:
    assert laid(begun()) == (
        f"S:AAABBB {FIRST_RUN} La:g Lb:g Lc:g Ld:g Le:g Lf:g "
        f"+8:g +7:g +6 +5 +4 +3 +2 +1 {SECOND_RUN} F"
    )


def test_base_set_up_has_18_malus_8_bonus_6_luck_and_guards_on_luck_8_and_7() -> None:
    state = begun()
    assert kinds(state) == {"malus": 18, "bonus": 8, "luck": 6, "verflixxt": 0}
    assert guards(state) == "La Lb Lc Ld Le Lf +8 +7"


def test_plus_first() -> None:
    assert laid(begun(layout="plus-first")) == (
        f"S:AAABBB {FIRST_RUN} +1:g +2:g +3:g +4:g +5:g +6:g +7:g +8:g "
        f"La Lb Lc Ld Le Lf {SECOND_RUN} F"
    )


def test_luck_last() -> None:
    assert laid(begun(layout="luck-last")) == (
        f"S:AAABBB {FIRST_RUN} +1:g +2:g +3:g +4:g +5:g +6:g +7:g +8:g "
        f"{SECOND_RUN} La Lb Lc Ld Le Lf F"
    )


def test_random_is_shuffled_with_guards_on_luck_8_and_7() -> None:
    state, standard = begun(layout="random"), begun()
    assert laid(state) != laid(standard)
    assert sorted(laid(state).split()) == sorted(laid(standard).split())


@pytest.mark.parametrize(("seats", "pawns"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_three_pawns_up_to_four_players_two_above(seats: int, pawns: int) -> None:
    assert begun(seats).track[0].pieces == tuple(sorted(list(range(seats)) * pawns))


@pytest.mark.parametrize(("seats", "pawns"), [(4, 3), (7, 2), (8, 2)])
def test_expansion_pawns_and_flixxy_on_start(seats: int, pawns: int) -> None:
    start = begun(seats, nochmal="shuffled").track[0].pieces
    assert start == (FLIXXY, *sorted(list(range(seats)) * pawns))


def test_every_seat_may_be_drawn_first() -> None:
    firsts = [
        GAME.new(3, {"single-moves": "off"}, Luck(str(seed).encode())).turn.seat
        for seed in range(30)
    ]
    assert set(firsts) == {0, 1, 2}


def test_shuffled_expansion_leaves_out_1_and_2_and_has_orange_tiles_at_10_15_20_25() -> None:
    track = begun(nochmal="shuffled").track
    orange = [place for place, square in enumerate(track) if square.tile.kind == "verflixxt"]
    assert orange == [10, 15, 20, 25]
    assert len(track) == 1 + 32 + 1
    assert not {-1, -2} & {square.tile.value for square in track}
    assert [short(square.tile) for square in track[1:9]] != FIRST_RUN.split()


def test_shuffled_expansion_has_guards_on_the_first_eight_positive_tiles() -> None:
    for seed in range(10):
        state = GAME.new(
            2, {"nochmal": "shuffled", "single-moves": "off"}, Luck(str(seed).encode())
        )
        positive = [sq for sq in state.track if sq.tile.kind in ("bonus", "luck")]
        assert all(square.pieces == (GUARD,) for square in positive[:8])
        assert not any(square.pieces for square in positive[8:])


def test_standard_expansion_has_orange_tiles_at_9_16_22_30() -> None:
    assert laid(begun(nochmal="standard")) == (
        f"S:AAABBBx {FIRST_RUN} Va La:g Lb:g Lc:g Ld:g Le:g Lf:g Vb "
        "+8:g +7:g +6 +5 +4 Vc +3 +2 +1 -1b -2b -3b -4b Vd -5b -6b -7b -8b -9 -10 F"
    )


def test_layout_counts_only_without_the_expansion() -> None:
    assert laid(begun(nochmal="standard", layout="luck-last")) == laid(begun(nochmal="standard"))


def test_round_tokens_lie_with_the_4_on_top() -> None:
    assert begun(nochmal="shuffled").rounds == (4, 3, 2, 1)
    assert begun().rounds == ()


def test_worm_tokens_3_swap_3_push_2_double_2_bury_are_shuffled() -> None:
    pile = begun(nochmal="shuffled", worms="on").pile
    assert [pile.count(worm) for worm in ("swap", "push", "double", "bury")] == [3, 3, 2, 2]
    assert pile != tuple(sorted(pile))
    assert begun(nochmal="shuffled").pile == ()


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "too-few-players"),
        (7, {}, "players-need-nochmal"),
        (8, {}, "players-need-nochmal"),
        (9, {}, "too-many-players"),
        (9, {"nochmal": "standard"}, "too-many-players"),
        (2, {"worms": "on"}, "worms-need-nochmal"),
        (2, {"nochmal": "shuffled", "recycle": "on"}, "recycle-with-nochmal"),
        (2, {"nochmal": "standard", "recycle": "on", "worms": "on"}, "recycle-with-nochmal"),
        (2, {"nochmal": "on"}, "unknown-choice"),
        (2, {"flixxy": "on"}, "unknown-option"),
    ],
)
def test_what_does_not_fit_is_refused(seats: int, options: dict[str, str], code: str) -> None:
    refusal = GAME.fits(options, seats)
    assert refusal is not None
    assert refusal.code == code
    with pytest.raises(Refused) as refused:
        GAME.new(seats, options, Luck(b"0"))
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (6, {"recycle": "on", "one-is-free": "on", "ending": "last-pawn", "layout": "random"}),
        (8, {"nochmal": "shuffled", "worms": "on", "one-is-free": "on", "ending": "first-home"}),
        (2, {"nochmal": "standard", "layout": "random"}),
    ],
)
def test_what_fits(seats: int, options: dict[str, str]) -> None:
    assert GAME.fits(options, seats) is None
