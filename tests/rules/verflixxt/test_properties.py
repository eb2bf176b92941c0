"""Whole games with every combination of options: they end, nothing is lost or forbidden."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.asks import Ask, Choose
from rules.core.chance import Luck
from rules.core.game import Options
from rules.core.replay import replay
from rules.verflixxt import GAME
from rules.verflixxt.actions import Back, Done, Forward, PlayPush, PlaySwap, Roll, Stay
from rules.verflixxt.box import FLIXXY, GUARD, GUARDS, NAMED, WORMS, Tile, pawns
from rules.verflixxt.scoring import worth
from rules.verflixxt.state import State
from rules.verflixxt.track import place_of
from tests.contract.play import Play, by_robot, played
from tests.rules.verflixxt.contract import recounted, redeal

MOST_TURNS = 400
SEATS = range(2, 9)


def every_combination() -> Iterator[Options]:
    keys = [option.key for option in GAME.options]
    for choices in product(*(option.choices for option in GAME.options)):
        options = dict(zip(keys, choices, strict=True))
        if GAME.fits(options, 2) is None and not (
            options["nochmal"] != "off" and options["layout"] != "standard"
        ):
            yield options


COMBINATIONS = tuple(every_combination())


def seats_for(number: int, options: Options) -> int:
    fitting = [seats for seats in SEATS if GAME.fits(options, seats) is None]
    return fitting[number % len(fitting)]


def test_there_are_as_many_combinations_as_the_file_allows() -> None:
    """48 without the expansion, 24 with it, each with four paces."""
    assert len(COMBINATIONS) == (4 * 3 * 2 * 2 + 2 * 3 * 2 * 2) * 4


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_a_game_of_every_combination(number: int) -> None:
    options = COMBINATIONS[number]
    play = played(GAME, seats_for(number, options), options, seed=number)
    box = tiles_in(play.states[0])
    for state in play.states:
        check_conserved(state, box)
        check_track(state)
        for ask in GAME.asks(state).values():
            check_asked(state, ask)
    assert play.head.turn.count <= MOST_TURNS
    assert recounted(play) == play.result.scores
    assert replay(GAME, play.states[0], play.steps) == play.head
    check_end(play)


def tiles_in(state: State) -> Counter[Tile]:
    on_track = (square.tile for square in state.track)
    won = (tile for player in state.players for tile in player.stack)
    return Counter((*on_track, *won, *state.away))


def check_conserved(state: State, box: Counter[Tile]) -> None:
    assert tiles_in(state) == box
    worms = [w for player in state.players for w in player.ready + player.fresh]
    assert Counter((*worms, *state.pile)) == Counter(WORMS if state.house.worms else ())
    tokens = [token for player in state.players for token in player.tokens]
    expansion = state.house.nochmal != "off"
    assert sorted((*tokens, *state.rounds)) == ([1, 2, 3, 4] if expansion else [])
    pieces = Counter(piece for square in state.track for piece in square.pieces)
    assert pieces.pop(GUARD, 0) <= GUARDS
    flixxy = pieces.pop(FLIXXY, 0)
    assert flixxy <= (1 if expansion else 0)
    if not state.over:
        assert pieces == Counter(pawns(len(state.players)))
        assert flixxy or not state.rounds


def check_track(state: State) -> None:
    """Start first, Finish last, guards between them, and nothing that was passed."""
    assert (state.track[0].tile.kind, state.track[-1].tile.kind) == ("start", "finish")
    assert GUARD not in state.track[0].pieces + state.track[-1].pieces
    assert all(list(square.pieces) == sorted(square.pieces) for square in state.track)
    if state.over or any(FLIXXY in square.pieces for square in state.track):
        return
    for square in state.track:
        if any(piece >= 0 for piece in square.pieces):
            return
        assert square.tile.kind in ("start", "verflixxt")


def check_asked(state: State, ask: Ask) -> None:
    """Nobody is stuck, at most 25 moves lie on the table, and each of them is one of the book's."""
    public, *private = ask.questions
    assert isinstance(public, Choose)
    assert 1 <= len(public.options) <= 25
    assert not public.private
    assert all(question.private for question in private)
    assert state.house.worms or not private
    for action in ask.moves:
        match action:
            case Roll():
                assert (state.turn.number, len(ask.moves)) == (0, 1)
            case Forward() | Back():
                check_move(state, action)
            case Stay():
                assert state.house.one_is_free
                assert state.turn.number == 1
            case Done():
                assert state.players[state.turn.seat].ready
                assert len(public.options) == 1
            case PlaySwap(tile, piece, onto):
                here, there = place_of(state.track, tile), place_of(state.track, onto)
                assert abs(here - there) == 1
                assert min(here, there) > 0
                assert max(here, there) < len(state.track) - 1
                assert piece != state.turn.seat
            case PlayPush(tile):
                assert NAMED[tile].kind not in ("start", "finish")
                assert state.turn.number
    own = [action for action in public.options if getattr(action.action, "piece", 9) >= 0]
    free = not (state.turn.pushed or state.turn.swapped or state.turn.face == "flixxy")
    assert own or not free or not state.turn.number, "an own pawn may always be moved"


def check_move(state: State, action: Forward | Back) -> None:
    square = state.track[place_of(state.track, action.tile)]
    assert action.piece in square.pieces
    assert state.turn.number
    assert not state.turn.pushed
    if action.piece == FLIXXY:
        assert state.turn.face in ("flixxy", "question")
    else:
        assert state.turn.face != "flixxy"
        assert action.tile != "finish"
        assert action.piece in (GUARD, state.turn.seat)
    if action.piece == GUARD:
        assert set(square.pieces) != {GUARD}
    if isinstance(action, Back):
        place = place_of(state.track, action.tile)
        assert state.house.one_is_free
        assert state.turn.number == 1
        assert 2 <= place < len(state.track) - 1


def check_end(play: Play) -> None:
    finish = Counter(play.head.track[-1].pieces)
    each = len(pawns(play.seats)) // play.seats
    home = [finish[seat] == each for seat in range(play.seats)]
    match play.result.why:
        case "all-home":
            assert all(home)
        case "first-home":
            assert any(home)
        case "last-pawn":
            assert sum(finish[seat] for seat in range(play.seats)) >= each * play.seats - 1
    assert play.result.why == play.options.get("ending", "all-home")


@settings(derandomize=True, max_examples=40, deadline=None)
@given(st.sampled_from(COMBINATIONS), st.integers(0, 6), st.integers(0, 999))
def test_views_say_nothing_of_tokens_face_down(options: Options, more: int, seed: int) -> None:
    play = played(GAME, seats_for(more, options), options, seed=seed)
    chance = Luck(b"redeal")
    for state in play.states[::5]:
        for seat in (None, *range(play.seats)):
            other = redeal(state, seat, chance)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert (
                GAME.asks(other).get(state.turn.seat, Ask(())).questions[:1]
                == (GAME.asks(state).get(state.turn.seat, Ask(())).questions[:1])
            )


@settings(derandomize=True, max_examples=40, deadline=None)
@given(st.sampled_from(COMBINATIONS), st.integers(0, 6), st.integers(0, 999))
def test_states_moves_and_events_go_through_json(options: Options, more: int, seed: int) -> None:
    play = played(GAME, seats_for(more, options), options, seed=seed)
    for state, step, told, _ in list(play.moves())[::7]:
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert (
            msgspec.json.decode(msgspec.json.encode(step.action), type=GAME.Action) == step.action
        )
        for event in told:
            assert msgspec.json.decode(msgspec.json.encode(event), type=GAME.Event) == event


@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 24))
def test_robots_play_every_kind_of_game_to_its_end(number: int) -> None:
    options = COMBINATIONS[number]
    assert played(GAME, seats_for(number, options), options, seed=number, player=by_robot).result


@settings(derandomize=True, deadline=None)
@given(
    st.sets(st.sampled_from([t for t in NAMED.values() if t.kind in ("malus", "bonus", "luck")]))
)
def test_worth_is_the_best_that_luck_can_make_of_the_tiles(owned: set[Tile]) -> None:
    """Turning the largest malus first is never beaten by another order."""
    stack = sorted(owned, key=lambda tile: tile.name)
    malus = sorted((-tile.value for tile in stack if tile.kind == "malus"), reverse=True)
    luck = sum(tile.kind == "luck" for tile in stack)
    bonus = sum(tile.value for tile in stack if tile.kind == "bonus")
    assert worth(stack) == bonus + sum(malus[:luck]) - sum(malus[luck:])
