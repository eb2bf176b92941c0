"""Points in Think Str8!, worked out from every rack."""

import pytest

from rules.core.chance import Luck
from rules.think_str8 import GAME
from rules.think_str8.deduction import columns_of, sums_of
from rules.think_str8.prospects import after_exchange, after_hint, exchanged, known_racks, laid
from rules.think_str8.review import answers, reason
from rules.think_str8.scoring import hidden_sum, hint
from rules.think_str8.state import Done, Exchange, Guess, Lay
from tests.contract.play import by_robot, played
from tests.rules.reviews import planned
from tests.rules.think_str8.contract import redeal

PLAY = played(GAME, 3, {}, seed=0, player=by_robot)
MOMENTS = planned(PLAY).moments[1:]


def test_a_strip_is_worth_the_mean_over_all_racks() -> None:
    """Rack by rack: what the others would say, and what that leaves."""
    moment = [moment for moment in MOMENTS if isinstance(moment.action, Lay)][4]
    view, first = moment.view, moment.action.first
    cells, racks = view.strips[0].cells, known_racks(view)
    said = [hint(first, cells, hidden_sum(rack, view.colours, view.dice)) for rack in racks]
    each = [after_hint(view, told, said.count(told), cells).total for told in said]
    sums = sums_of(racks, columns_of(view, view.dice))
    assert laid(view, sums, first, cells).total == pytest.approx(sum(each) / len(each))


def test_an_exchange_is_worth_the_mean_over_what_the_old_card_may_be() -> None:
    for moment in MOMENTS:
        if isinstance(moment.action, Exchange):
            view, column = moment.view, moment.view.colours.index(moment.action.colour)
            cards = [rack[column] for rack in known_racks(view)]
            each = [after_exchange(view, column, cards.count(card)) for card in cards]
            assert exchanged(view, column).total == pytest.approx(sum(each) / len(each))


def test_a_final_guess_that_names_nothing_is_a_mistake() -> None:
    place = next(at for at, state in enumerate(PLAY.states) if state.step == "guess")
    state = PLAY.states[place]
    view, ask = GAME.view(state, 0), GAME.asks(state)[0]
    found = answers(view, 0, ask, Done(), Luck(b""), 1)
    best = found.found[0].action
    assert isinstance(best, Guess)
    assert found.of(Done()).behind.mean > 5
    told = reason(view, 0, best, Done())
    assert told is not None
    assert told.code == "names"


def test_a_known_card_is_not_given_away() -> None:
    """Whoever exchanges a card that was known has to begin with it anew."""
    known = [
        (moment, colour)
        for moment in MOMENTS
        for column, colour in enumerate(moment.view.colours)
        if isinstance(moment.action, Exchange)
        and len({rack[column] for rack in known_racks(moment.view)}) == 1
        and Exchange(colour) in moment.ask.moves  # type: ignore[union-attr]
    ]
    for moment, colour in known:
        assert moment.ask is not None
        found = answers(moment.view, 0, moment.ask, Exchange(colour), Luck(b""), 1)
        assert found.of(Exchange(colour)).behind.mean >= 0


def test_cards_that_the_seat_does_not_see_change_nothing() -> None:
    for place in range(10, len(PLAY.steps), 20):
        state = PLAY.states[place]
        seat = PLAY.steps[place].seat
        other = redeal(state, seat, Luck(b"other"))
        ask = GAME.asks(state)[seat]
        one, two = (
            answers(GAME.view(each, seat), seat, ask, None, Luck(b""), 1) for each in (state, other)
        )
        assert one == two
