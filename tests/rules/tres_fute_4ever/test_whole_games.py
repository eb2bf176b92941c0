"""Whole games at random: they end, and sheet, bars and dice agree at every step."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.asks import Ask
from rules.core.chance import Chance, Luck, drawn
from rules.core.game import advance
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, Done, GiveUpRoll, Move
from rules.tres_fute_4ever.box import (
    BLUE_DIAGONAL,
    BLUE_ROWS,
    COLOURS,
    GREEN_BONUSES,
    GREY_BONUSES,
    PINK_BONUSES,
    ROUND_BONUSES,
    SHADES,
    TOOLS,
    YELLOW_BONUSES,
)
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.state import State
from rules.tres_fute_4ever.zones import is_open
from tests.rules.tres_fute_4ever.notation import presented, sheet

MOST_MOVES = 400


def eager(ask: Ask, chance: Chance) -> Move:
    """Enters something whenever that is possible, so that sheets fill and chains run."""
    entries = [m for m in ask.moves if not isinstance(m, GiveUpRoll | Decline | Done)]
    return drawn(chance, entries or ask.moves)


def icons_of(own: Sheet, rounds: int) -> Counter[str]:
    """Every icon a sheet has gained, counted from what stands on it."""
    gained = [*ROUND_BONUSES[:rounds]]
    for row, icons in YELLOW_BONUSES.items():
        gained += icons[: len(own.yellow_row(row))]
    rows = Counter(row for row, _ in own.blue)
    gained += [icon for row, icon in enumerate(BLUE_ROWS, 1) if rows[row] >= 2]
    gained += [BLUE_DIAGONAL] * (sum(row == column for row, column in own.blue) >= 2)
    gained += [GREY_BONUSES.get(region) for region in own.grey]
    gained += ["fox" for shade in SHADES.values() if set(shade) <= set(own.grey)]
    gained += GREEN_BONUSES[: len(own.lower)]
    gained += [i for i, n in zip(PINK_BONUSES, own.pink, strict=False) if n >= 5]
    return Counter(icon for icon in gained if icon)


def check(state: State) -> None:
    assert tuple(die.colour for die in state.dice) == COLOURS
    assert sorted(state.boxes) == sorted(d.colour for d in state.dice if d.lies == "box")
    assert len(state.boxes) <= state.roll or state.passive_turn
    for player in state.players:
        own, icons = player.sheet, icons_of(player.sheet, state.round)
        assert own.foxes == icons["fox"]
        for tool in TOOLS:
            assert own.bar(tool).gained == icons[tool]
            assert 0 <= own.bar(tool).used <= own.bar(tool).gained
        assert all(is_open(own, mark) for mark in player.pool)
        assert list(own.top) == sorted(set(own.top))


def check_asks(state: State) -> None:
    """Only rolls are asked about without a choice."""
    for ask in GAME.asks(state).values():
        assert len(ask.moves) > 1 or type(ask.moves[0]).__name__ == "Roll"


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(1, 4), st.sampled_from(["off", "on"]), st.integers(0, 10_000))
def test_games_of_eager_players_end_and_agree(seats: int, rolls: str, seed: int):
    luck, mind = Luck(str(seed).encode()), Luck(f"mind {seed}".encode())
    state = GAME.new(seats, {"auto-roll": rolls}, luck)
    moves = 0
    while asks := GAME.asks(state):
        check(state)
        check_asks(state)
        seat = drawn(mind, sorted(asks))
        state = advance(GAME, state, seat, eager(asks[seat], mind), luck).state
        moves += 1
        assert moves < MOST_MOVES
    assert state.over


def test_the_most_options_at_once():
    """Everything on the tray, nine polish and an extra die: far below 500 options."""
    own = sheet("""
        grey    A B C E H I
        extra   o
        polish  o o o o o o o o o
    """)
    state = presented(own, tray="Y3 B3 S3 G3 P3 W3", doing="extra")
    ask = GAME.asks(state)[1]
    grey = len("DFGJK")
    assert len(ask.moves) == 2 * (18 + 36 + grey + 12 + 6) + 1
