"""What holds of the review of every game."""

import ast
import pickle
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import msgspec
import pytest

from bot.words import FOLDERS
from rules.catalog import GAMES
from rules.core.appraisal import Worth
from rules.core.chance import Luck
from rules.core.game import AnyGame
from rules.core.record import Record
from rules.core.review import OPENING, Moment, Point, plan, summed, valued
from tests.contract.play import Player, at_random, by_robot, played
from tests.rules.reviews import against_robots, now_and_then, planned, reviewed

ROOT = Path(__file__).parents[3]
SEATS = {"yahtzee": 2, "think-str8": 3, "tres-fute-4ever": 1, "verflixxt": 3, "desfausse": 3}
QUICK = {"yahtzee": 1, "think-str8": 1, "tres-fute-4ever": 12, "verflixxt": 60, "desfausse": 24}
"""Playouts that are enough to see that something holds."""


REVIEWED = [key for key, game in GAMES.items() if game.appraisal is not None]
"""A game may come before its valuation; then it has neither reviews nor a coach."""


@pytest.fixture(params=REVIEWED)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


def test_all_but_games_that_are_being_made_can_be_valued() -> None:
    assert set(REVIEWED) >= set(SEATS)


@pytest.mark.long
def test_the_sums_lead_from_the_start_to_the_end(game: AnyGame) -> None:
    play = played(game, SEATS[game.key], {}, seed=1, player=against_robots(now_and_then(4)))
    review = reviewed(play, budget=QUICK[game.key])
    told = review.start + review.luck + review.rivals - review.cost + review.rest
    assert told == pytest.approx(review.final)
    assert review.cost == pytest.approx(sum(point.cost for point in review.points))
    assert all(point.cost >= 0 for point in review.points)
    assert [point.best is None for point in review.points] == [
        point.cost == 0 for point in review.points
    ]


@pytest.mark.long
def test_a_seed_gives_one_review_however_it_is_cut(game: AnyGame) -> None:
    """Pieces are computed in other processes: everything they get and give is sent there."""
    play = played(game, SEATS[game.key], {}, seed=2, player=by_robot)
    moments, appraisal = planned(play).moments[:5], game.appraisal
    assert appraisal is not None
    sent = pickle.loads(pickle.dumps((appraisal, moments)))
    whole = valued(*sent[:1], 0, sent[1], 7, QUICK[game.key])
    pieces = [valued(appraisal, 0, [moment], 7, QUICK[game.key]) for moment in moments[::-1]]
    assert whole == tuple(point for piece in pieces[::-1] for point in piece)
    assert pickle.loads(pickle.dumps(whole)) == whole
    if not appraisal.exact and game.key != "think-str8":
        assert whole != valued(appraisal, 0, moments, 8, QUICK[game.key])


def test_a_review_holds_views_and_no_state(game: AnyGame) -> None:
    """So nothing that the player could not know then has a part in it."""
    play = played(game, SEATS[game.key], {}, seed=3, player=by_robot)
    for moment in planned(play, 1 if SEATS[game.key] > 1 else 0).moments:
        views = [moment.view, *(passage.view for passage in moment.passages)]
        assert {type(view) for view in views} == {game.View}
        others = [p.action for p in moment.passages if p.action is not None]
        assert not any(isinstance(action, game.State) for action in others)


def test_what_others_did_is_not_told_to_the_valuation(game: AnyGame) -> None:
    play = played(game, max(2, SEATS[game.key]), {}, seed=4, player=by_robot)
    passages = [p for m in planned(play, 0).moments for p in m.passages]
    own = [step.action for step in play.steps if step.seat == 0]
    assert [p.action for p in passages if p.action is not None] == own
    assert len(passages) == len(play.steps)


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "games"), [("yahtzee", 1), ("think-str8", 1), ("tres-fute-4ever", 1), ("desfausse", 2)]
)
def test_somebody_who_answers_at_random_makes_mistakes(key: str, games: int) -> None:
    """Verflixxt!, where few answers are clearly bad, has a test of its own."""
    game, seats = GAMES[key], SEATS[key]

    def cost(player: Player) -> float:
        """What a choice costs on average."""
        plays = [played(game, seats, {}, seed=5 + n, player=player) for n in range(games)]
        reviews = [reviewed(play, budget=2 * QUICK[key]) for play in plays]
        for review in reviews:
            costs = [point.cost for point in review.mistakes]
            assert costs == sorted(costs, reverse=True)
        return sum(review.cost for review in reviews) / sum(len(r.points) for r in reviews)

    assert cost(against_robots(now_and_then(2))) > 2 * cost(by_robot)


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "games"),
    [("think-str8", 24), ("tres-fute-4ever", 4), ("verflixxt", 12), ("desfausse", 8)],
)
def test_luck_is_nothing_on_average(key: str, games: int) -> None:
    """Whoever plays, well or at random. Yahtzee has a test of its own."""
    game, sums = GAMES[key], []
    for seed in range(games):
        play = played(game, SEATS[key], {}, seed=seed, player=PLAYERS[seed % 3])
        if game.appraisal and game.appraisal.whole:
            sums.append(reviewed(play, seed=seed, budget=2).luck)
        else:
            sums.append(sum(lucks(game, planned(play).moments, seed)))
    assert abs(mean(sums)) < 3 * stdev(sums) / sqrt(games)
    assert stdev(sums) > 0


PLAYERS = (by_robot, against_robots(now_and_then(3)), against_robots(at_random))


def lucks(game: AnyGame, moments: tuple[Moment, ...], seed: int) -> list[float]:
    """What the dice gave in each step, without anything else."""
    assert game.appraisal is not None
    chance, found = Luck(f"luck {seed}".encode()), []
    for moment in moments:
        before = None
        for view, action in ((moment.view, None), *((p.view, p.action) for p in moment.passages)):
            if before is not None or moment.step == OPENING:
                luck = game.appraisal.luck(before, 0, action, view, chance, QUICK[game.key])
                found += [] if luck is None else [luck.mean]
            before = view
    return found


def test_games_without_an_end_are_not_reviewed(game: AnyGame) -> None:
    play = played(game, SEATS[game.key], {}, seed=6, player=by_robot)
    assert plan(game, play.states[0], play.steps[:-1], 0) is None


def test_steps_that_a_robot_made_for_somebody_are_none_of_their_decisions(game: AnyGame) -> None:
    play = played(game, SEATS[game.key], {}, seed=6, player=by_robot)
    every = [moment.step for moment in planned(play).moments[1:]]
    left = plan(game, play.states[0], play.steps, 0, skip=every[::2])
    assert left is not None
    assert [moment.step for moment in left.moments[1:]] == every[1::2]


class Sums(Record, frozen=True):
    """A point in few words."""

    arrived: float
    best: float
    chosen: float
    cost: float = 0.0


def points(*found: Sums, goes_on: bool = True) -> list[Point]:
    return [
        Point(at, Worth(p.best), p.arrived, p.chosen, cost=p.cost, best="x", goes_on=goes_on)
        for at, p in enumerate(found, OPENING)
    ]


def test_what_could_still_be_had_at_the_next_question_was_not_lost_before() -> None:
    """The robot that plays on misses the 5 points each time; they are lost once."""
    appraisal = GAMES["yahtzee"].appraisal
    assert appraisal is not None
    found = points(Sums(10, 10, 10), Sums(10, 15, 10, 5), Sums(10, 15, 10, 5), Sums(10, 15, 10, 5))
    review = summed(appraisal, 10, found)
    assert [point.cost for point in review.points] == [0, 0, 5]
    apart = summed(appraisal, 10, [msgspec.structs.replace(p, goes_on=False) for p in found])
    assert apart.cost == 15


# ── the words ────────────────────────────────────────────────────────────────────────────────────


def codes(game: AnyGame) -> set[str]:
    """Every code of a reason in the game's own module."""
    file = ROOT / "rules" / game.key.replace("-", "_") / "review.py"
    calls = (node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call))
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "Reason"
        and isinstance(call.args[0], ast.Constant)
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_reason_is_said_and_no_other(game: AnyGame, language: str) -> None:
    folder = next(folder for folder in FOLDERS if (folder / language).is_dir())
    text = (folder / language / f"{game.key}.ftl").read_text(encoding="utf-8")
    said = {
        line.partition(" =")[0].removeprefix("reason-")
        for line in text.splitlines()
        if line.startswith("reason-")
    }
    assert said == codes(game)


def test_a_long_game_gets_fewer_playouts_for_each_question(game: AnyGame) -> None:
    """So that a whole review stays within two minutes of CPU, however long a game was."""
    appraisal = game.appraisal
    assert appraisal is not None
    play = played(game, SEATS[game.key], {}, seed=6, player=by_robot)
    short = planned(play)
    long = msgspec.structs.replace(short, moments=short.moments[:1] * 5_000)
    assert long.budget(appraisal) <= short.budget(appraisal) <= appraisal.budget
    if appraisal.affordable:
        assert long.budget(appraisal) * 5_000 <= max(appraisal.affordable, 2 * 5_000)
