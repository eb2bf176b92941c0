"""What a view says beside the state: whose it is, what is new, what may be crossed, the ranks."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from rules.core.record import Seat
from rules.core.replay import upgraded
from rules.core.tuples import with_player
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Roll, TakeExtra, TakeSilver
from rules.tres_fute_4ever.box import TOOLS
from rules.tres_fute_4ever.dice import way_to
from rules.tres_fute_4ever.sheet import Bar, Sheet
from rules.tres_fute_4ever.state import State
from tests.contract.play import by_robot, played
from tests.rules.tres_fute_4ever.notation import choosing, do, play, presented, sheet

SAVES = Path(__file__).parents[2] / "saves"


def test_everybody_sees_the_same_and_knows_their_seat():
    state = presented(sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    assert GAME.view(state, None).seat is None
    assert GAME.view(state, 1).seat == 1
    assert replace(GAME.view(state, 1), seat=None) == GAME.view(state, None)


# What is new


def before(state: State, owner: Seat, *, reader: Seat | None = None) -> Sheet:
    return GAME.view(state, reader).before(owner)


def test_to_the_channel_the_entries_of_the_owners_latest_turn_are_new():
    state = choosing(sheet("pink 1"), "Y1 B2 S3 G4 P6 W6", seats=2)
    once = play(state, "P: pink 6").state
    assert before(once, 0) == replace(once.players[0].sheet, pink=(1,))
    again = replace(once, dice=choosing(Sheet(), "W6", tray="Y1 B2 S3 G4", box="P6").dice, roll=2)
    chosen = with_player(again, 0, doing="choose")
    twice = play(chosen, "W: pink 6").state
    assert before(twice, 0).pink == (1,), "the same turn goes on"
    assert before(twice, 1) == Sheet()


def test_a_new_turn_keeps_what_is_new_to_the_channel_until_its_owner_enters_something():
    state = presented(sheet("pink 1 6"), tray="Y1 P4 G6", box="B1 S2 W5")
    state = with_player(state, 1, new=("pink",), fresh=True)
    assert before(state, 1).pink == (1,)
    state = play(state, "P: pink 4", seat=1, taking=TakeSilver).state
    assert before(state, 1).pink == (1, 6)


def test_to_a_player_everything_since_their_own_last_move_is_new_with_it():
    state = presented(sheet("pink 1"), sheet("pink 2"), tray="Y1 P4 G6", box="B1 S2 W5")
    state = play(state, "P: pink 4", seat=1, taking=TakeSilver).state
    assert state.players[1].sheet.pink == (1, 4)
    assert before(state, 1, reader=1).pink == (1,), "the own move itself"
    state = play(state, "G: green lower 6", seat=2, taking=TakeSilver).state
    assert before(state, 1, reader=1).pink == (1,)
    assert before(state, 2, reader=1).lower == ()
    assert before(state, 2, reader=2).lower == ()
    assert before(state, 1, reader=2).pink == (1, 4), "that was before the last move of seat 2"


def test_the_next_own_move_makes_everything_old():
    state = presented(sheet(), sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    state = play(state, "P: pink 4", seat=1, taking=TakeSilver).state
    state = play(state, "Y: yellow top 1", seat=2, taking=TakeSilver).state
    assert before(state, 2, reader=1).top == ()
    state = do(state, Roll(), seat=1, luck="1 2 3 4 5 6").state
    assert [before(state, owner, reader=1) for owner in (1, 2)] == [
        state.players[owner].sheet for owner in (1, 2)
    ]
    assert before(state, 1, reader=0).pink == (), "others have their own last move"


def test_actions_used_are_new_too_and_a_three_fills_two_cells_of_pink():
    own = sheet("extra o\npolish o o")
    state = presented(own, tray="Y1 P5 G6", box="B1 S2 W5", doing="extra")
    state = play(state, "P: pink 3", seat=1, taking=TakeExtra).state
    assert state.players[1].sheet.pink == (3, 3)
    assert (state.players[1].sheet.extra.used, state.players[1].sheet.polish.used) == (1, 2)
    assert before(state, 1) == before(state, 1, reader=0) == own


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_what_is_new_is_what_was_not_there(seed: int):
    """For every reader, the sheets without what is new are those before the reader's last move."""
    game = played(GAME, 1 + seed, {}, seed=seed, player=by_robot)
    seen: dict[Seat, State] = {}
    for earlier, step, _, state in game.moves():
        seen[step.seat] = earlier
        for reader, then in seen.items():
            for owner, player in enumerate(then.players):
                assert entries(before(state, owner, reader=reader)) == entries(player.sheet)


def entries(made: Sheet) -> Sheet:
    """A sheet with its entries and the actions used, without what was gained."""
    used = {tool: Bar(0, made.bar(tool).used) for tool in TOOLS}
    return replace(made, foxes=0, **used)


def test_a_save_of_version_1_says_what_was_new_in_the_latest_turns():
    save = msgspec.json.decode((SAVES / "tres-fute-4ever-v1.json").read_bytes())["head"]
    earlier = [msgspec.convert(player["before"], Sheet) for player in save["players"]]
    state = upgraded(GAME, msgspec.json.encode(save), 1)
    for reader in (None, 0, 1):
        told = [entries(before(state, owner, reader=reader)) for owner in (0, 1)]
        assert told == [entries(made) for made in earlier]
    assert [entries(player.sheet) for player in state.players] != told


def test_reachable_regions_and_ranks():
    state = presented(sheet("grey A B C"), sheet("pink 4"), tray="Y1 P4 G6", box="B1 S2 W5")
    seen = GAME.view(state, None)
    assert seen.players[1].reachable == ("D", "E", "F", "G")
    assert [player.place for player in seen.players] == [3, 2, 1]


# What could be entered


@pytest.mark.parametrize("seats", [1, 3])
def test_ways_are_the_moves_on_offer_that_polish_nothing(seats: int):
    for state in played(GAME, seats, {}, seed=0, player=by_robot).states:
        for seat, ask in GAME.asks(state).items():
            view, player = GAME.view(state, seat), state.players[seat]
            moves = [option.action for question in ask.questions for option in question.options]
            if player.pool:
                assert {move.entry for move in moves} == set(view.marked(seat))
                assert not view.ways(seat)
                continue
            taking = [move for move in moves if hasattr(move, "die")]
            free = {
                (move.die, move.entry)
                for move in taking
                if way_to(state.dice, move.die, move.entry).cost == 0
            }
            assert {(way.die, way.entry) for way in view.ways(seat)} == free
