"""What a view says beside the state: whose it is, what is new, what may be crossed, the ranks."""

from msgspec.structs import replace

from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.state import Player
from tests.rules.tres_fute_4ever.drawn import choosing, play, presented, sheet


def test_everybody_sees_the_same_and_knows_their_seat():
    state = presented(sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    assert GAME.view(state, None).seat is None
    assert GAME.view(state, 1).seat == 1
    assert replace(GAME.view(state, 1), seat=None) == GAME.view(state, None)


def test_what_is_new_is_counted_from_the_owners_latest_turn_with_an_entry():
    state = choosing(sheet("pink 1"), "Y1 B2 S3 G4 P6 W6", seats=2)
    once = play(state, "P: pink 6").state
    assert once.players[0].before == sheet("pink 1")
    assert once.players[0].sheet.pink == (1, 6)
    again = replace(once, dice=choosing(Sheet(), "W6", tray="Y1 B2 S3 G4", box="P6").dice, roll=2)
    chosen = replace(again, players=(replace(again.players[0], doing="choose"), Player()))
    twice = play(chosen, "W: pink 6").state
    assert twice.players[0].before == sheet("pink 1"), "the same turn goes on"
    assert twice.players[1].before == Sheet()


def test_a_new_turn_keeps_what_is_new_until_its_owner_enters_something():
    passive = replace(Player(sheet("pink 1 6"), "tray"), before=sheet("pink 1"), fresh=True)
    state = presented(sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    state = replace(state, players=(state.players[0], passive))
    assert GAME.view(state, None).players[1].before == sheet("pink 1")


def test_reachable_regions_and_ranks():
    state = presented(sheet("grey A B C"), sheet("pink 4"), tray="Y1 P4 G6", box="B1 S2 W5")
    seen = GAME.view(state, None)
    assert seen.players[1].reachable == ("D", "E", "F", "G")
    assert [player.place for player in seen.players] == [3, 2, 1]
