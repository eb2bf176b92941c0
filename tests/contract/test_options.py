"""Options are data; `fits` and `new` agree on what goes."""

import pytest

from rules.core.chance import Luck
from rules.core.errors import Refusal, Refused
from rules.core.game import AnyGame, Options
from tests.contract.play import combinations, counts


def refusal_by_new(game: AnyGame, options: Options, seats: int) -> Refusal | None:
    try:
        game.new(seats, options, Luck(b"0"))
    except Refused as refused:
        return refused.refusal
    return None


def test_the_default_is_a_choice_and_keys_differ(game: AnyGame) -> None:
    assert all(option.default in option.choices for option in game.options)
    assert len({option.key for option in game.options}) == len(game.options)
    for option in game.options:
        assert len(set(option.choices)) == len(option.choices) >= 2


def test_fits_and_new_agree_for_every_combination_and_number_of_players(game: AnyGame) -> None:
    for options in combinations(game):
        for seats in counts(game):
            assert game.fits(options, seats) == refusal_by_new(game, options, seats)


def test_the_defaults_fit_exactly_the_seats_declared(game: AnyGame) -> None:
    fitting = [seats for seats in counts(game) if game.fits({}, seats) is None]
    assert fitting == list(game.seats)


def test_missing_options_take_their_default(game: AnyGame) -> None:
    every = {option.key: option.default for option in game.options}
    for seats in game.seats:
        assert game.new(seats, {}, Luck(b"0")) == game.new(seats, every, Luck(b"0"))


@pytest.mark.parametrize(
    ("key", "choice", "code"),
    [("nonsense", "on", "unknown-option"), (None, "nonsense", "unknown-choice")],
)
def test_an_unknown_option_or_choice_is_refused(
    game: AnyGame, key: str | None, choice: str, code: str
) -> None:
    options = {key or game.options[0].key: choice}
    refusal = refusal_by_new(game, options, game.seats[0])
    assert refusal is not None
    assert refusal.code == code
    assert refusal == game.fits(options, game.seats[0])
