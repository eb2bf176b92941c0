"""The strong robot thinks about the table as it is, as far as its seat knows it."""

import pytest

from rules.core.chance import Luck, keyed
from rules.desfausse import GAME
from rules.desfausse.playouts import imagined
from rules.desfausse.prospects import Hand, prospect, stakes_of, title_chance
from rules.desfausse.turn_end import SameThrows, standing
from rules.desfausse.turns import asked
from tests.contract.play import Player, at_random, by_robot, played


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("player", [at_random, by_robot])
def test_it_imagines_the_table_that_it_is_asked_at(seats: int, player: Player) -> None:
    """Also in the middle of a call, where some have had their moment and kept everything."""
    play = played(GAME, seats, {}, seed=seats, player=player)
    for state in play.states[:-1:3]:
        for seat, ask in GAME.asks(state).items():
            if ask.waiting:
                again = imagined(GAME.view(state, seat))
                assert asked(again) == asked(state)
                assert again.players == state.players
                assert GAME.asks(again)[seat] == ask
                assert not any(said for other, said in enumerate(again.answers) if other != seat)


def test_who_is_near_the_title_must_be_stopped_first() -> None:
    """Of two rivals with as many dice it is worse when the one with a token wins the round."""
    stakes = stakes_of((0, 1, 0), 0)
    assert stakes[0] == 1
    assert stakes[1] < stakes[2]
    three, four, two = (Hand(dice, 1, (0,) * 5) for dice in (3, 4, 2))
    assert prospect((three, four, two), (0, 0, 1), 0) < prospect((three, two, four), (0, 0, 1), 0)


def test_the_chance_of_the_title() -> None:
    assert title_chance((0, 0, 0), 1) == pytest.approx(1 / 3)
    assert title_chance((2, 1, 0), 0) == 1
    start = GAME.new(4, {}, Luck(b"0"))
    assert standing(start, 2) == pytest.approx(1 / 4)


def test_a_die_shows_the_same_whatever_was_decided_before() -> None:
    def thrown(choice: str) -> list[int]:
        luck = keyed(SameThrows(b"0"), choices=choice)
        return [keyed(luck, "roll", 1, "die", die).below(6) for die in range(6)]

    assert thrown("one") == thrown("other")
    assert len(set(thrown("one"))) > 1
