"""Ratings: who beats the strong rises, and only games among people count."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.stats import rating
from bot.stats.rating import NEWCOMER, PROVISIONAL, Ladder, Ladders, matches
from bot.store.results import SeatResult
from tests.bot.stats.rows import game, seat

MATCH = st.lists(
    st.tuples(st.sampled_from([1, 2, 3, 4, 5, -1]), st.integers(1, 4), st.just(True)),
    min_size=2,
    max_size=5,
    unique_by=lambda one: one[0],
).map(tuple)


def won_by_first(count: int) -> list[SeatResult]:
    return [row for n in range(count) for row in game(n, (7, 8, 9), (300, 200, 100))]


def test_whoever_wins_stands_first_and_is_surer_with_every_game() -> None:
    few, many = (Ladders().ratings(1, "yahtzee", won_by_first(n)) for n in (2, 20))
    assert list(many) == [7, 8, 9]
    assert many[7].points > NEWCOMER > Ladders().ratings(1, "", won_by_first(1))[9].points
    assert many[7].sure > few[7].sure > 0
    assert all(0 <= one.sure <= 100 for one in many.values())


def test_a_rating_is_provisional_under_five_games() -> None:
    assert Ladders().ratings(1, "", won_by_first(PROVISIONAL - 1))[7].provisional
    after = Ladders().ratings(1, "", won_by_first(PROVISIONAL))[7]
    assert (after.games, after.provisional) == (PROVISIONAL, False)


def test_equal_places_leave_equals_equal() -> None:
    tied = Ladders().ratings(1, "", game(1, (7, 8), (200, 200)))
    assert tied[7].points == tied[8].points


def test_only_games_among_people_are_rated() -> None:
    rows = [
        *game(1, (7, 8), (90, 250)),
        *(seat(user, table=2, seat=user, kind="robots") for user in (7, 0)),
        seat(table=3, kind="solo"),
        seat(table=4, kind="aborted", place=0),
    ]
    assert matches(rows) == [((7, 2, True), (8, 1, True))]


def test_whoever_is_left_out_has_no_rating_but_was_beaten() -> None:
    ratings = Ladders().ratings(1, "", game(1, (7, None), (250, 90)))
    assert list(ratings) == [7]
    assert ratings[7].points == Ladders().ratings(1, "", game(1, (7, 8), (250, 90)))[7].points


@settings(deadline=None)
@given(st.lists(MATCH, max_size=12), st.integers(0, 12))
def test_going_on_is_the_same_as_starting_over(played: list[rating.Match], known: int) -> None:
    assert (
        Ladder().after(played[:known]).after(played).ratings() == Ladder().after(played).ratings()
    )


@settings(deadline=None)
@given(st.lists(MATCH, min_size=1, max_size=8), st.data())
def test_a_game_that_is_taken_back_leaves_nothing(
    played: list[rating.Match], data: st.DataObject
) -> None:
    gone = data.draw(st.integers(0, len(played) - 1))
    others = played[:gone] + played[gone + 1 :]
    assert Ladder().after(played).after(others).ratings() == Ladder().after(others).ratings()


@settings(deadline=None)
@given(st.lists(MATCH, max_size=10))
def test_everybody_who_played_is_rated_as_often_as_they_played(played: list[rating.Match]) -> None:
    ratings = Ladder().after(played).ratings()
    users = [user for match in played for user, _, _ in match if user > 0]
    assert {user: one.games for user, one in ratings.items()} == {u: users.count(u) for u in users}
    points = [one.points for one in ratings.values()]
    assert points == sorted(points, reverse=True)


def test_only_some_ladders_are_kept() -> None:
    ladders = Ladders()
    for guild in range(rating.MOST_LADDERS + 5):
        ladders.ratings(guild, "yahtzee", game(1, (7, 8), (250, 90)))
    assert len(ladders._known) == rating.MOST_LADDERS
