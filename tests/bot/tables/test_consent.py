"""Who must agree to what: the table of rules, without a wire."""

import msgspec
import pytest

from bot.clock import DAY
from bot.store.chairs import Chair
from bot.store.proposals import Proposal, ProposalKind
from bot.store.tables import Stage, Table
from bot.tables import consent

NOW = 1_000_000.0
ANA, BEN, CLEO, DAN, MAL = 1, 2, 3, 4, 9


def table(*chairs: Chair, stage: Stage = "playing", opened_by: int = ANA) -> Table:
    return Table(
        id=1,
        guild=1,
        channel=1,
        game="yahtzee",
        language="en",
        stage=stage,
        rules_version=1,
        seed=b"",
        opened_by=opened_by,
        opened_at=0,
        changed_at=0,
        step=7,
        told=7,
        chairs=chairs,
    )


def sits(user: int, **fields: object) -> Chair:
    return msgspec.structs.replace(Chair(user, str(user), heard=NOW), **fields)


def away(user: int, since: float = NOW) -> Chair:
    """A robot sits in for them."""
    return Chair(0, str(user), absent=user, heard=since, former=(user,))


def waits(user: int, days: float) -> Chair:
    """Awaited, without a sign, for so many days."""
    since = NOW - days * DAY
    return Chair(user, str(user), awaited=True, since=since, heard=since)


ROBOT = Chair(0, "Ada")


def stage(
    kind: ProposalKind, at: Table, *yes: int, no: tuple[int, ...] = (), seat: int = -1
) -> str:
    votes = dict.fromkeys(yes, True) | dict.fromkeys(no, False)
    asked = Proposal(table=1, kind=kind, by=yes[0] if yes else 0, expires_at=NOW, votes=votes)
    return consent.outcome(msgspec.structs.replace(asked, seat=seat), at, NOW)


def test_everybody_must_agree_to_an_undo_absent_and_silent_people_too() -> None:
    at = table(sits(ANA), away(BEN), waits(CLEO, 30), ROBOT)
    assert stage("undo", at, ANA) == "open"
    assert stage("undo", at, ANA, BEN) == "open"
    assert stage("undo", at, ANA, BEN, CLEO) == "agreed"
    assert stage("undo", at, ANA, no=(BEN,)) == "refused"


def test_robots_do_not_count() -> None:
    assert stage("undo", table(sits(ANA), ROBOT, ROBOT), ANA) == "agreed"
    assert stage("end", table(sits(ANA), ROBOT, ROBOT), ANA) == "agreed"


def test_most_people_end_a_game_and_the_absent_count() -> None:
    assert stage("end", table(sits(ANA), away(BEN)), ANA) == "open"
    assert stage("end", table(sits(ANA), away(BEN), sits(CLEO)), ANA, CLEO) == "agreed"
    assert stage("end", table(sits(ANA), sits(BEN)), ANA, no=(BEN,)) == "refused"


@pytest.mark.parametrize(("days", "alone"), [(6.9, False), (7.1, True)])
def test_who_has_been_silent_for_a_week_is_not_waited_for(days: float, alone: bool) -> None:
    for quiet in (waits(BEN, days), away(BEN, NOW - days * DAY)):
        assert (stage("end", table(sits(ANA), quiet), ANA) == "agreed") is alone


def test_who_was_silent_may_vote_all_the_same() -> None:
    at = table(sits(ANA), waits(BEN, 30))
    assert stage("end", at, ANA, no=(BEN,)) == "refused"
    assert BEN in consent.asked(Proposal(table=1, kind="end", by=ANA, expires_at=NOW), at)


def test_who_is_not_awaited_is_not_silent() -> None:
    quiet = sits(BEN, heard=NOW - 90 * DAY)
    assert stage("end", table(sits(ANA), quiet), ANA) == "open"


@pytest.mark.parametrize("kind", ["stand-in", "sit-in"])
def test_the_others_decide_about_somebody_who_is_late_or_silent(kind: ProposalKind) -> None:
    at = table(sits(ANA), waits(BEN, 8), sits(CLEO))
    asked = Proposal(table=1, kind=kind, by=0, expires_at=NOW, seat=1)
    assert consent.asked(asked, at) == (ANA, CLEO)
    assert stage(kind, at, ANA, seat=1) == "open"
    assert stage(kind, at, ANA, CLEO, seat=1) == "agreed"


def test_a_seat_is_handed_over_by_whom_it_is_offered_to() -> None:
    at = table(sits(ANA), sits(BEN))
    offer = Proposal(table=1, kind="hand-over", by=ANA, expires_at=NOW, seat=0, asked=MAL)
    assert consent.asked(offer, at) == (MAL,)
    assert not consent.overtaken(offer, at)
    assert consent.overtaken(offer, table(away(ANA), sits(BEN)))


@pytest.mark.parametrize("kind", ["start", "close"])
def test_the_opener_of_a_lobby_decides_alone_else_most_of_it(kind: ProposalKind) -> None:
    lobby = table(sits(ANA), sits(BEN), sits(CLEO), stage="lobby")
    assert consent.decides_alone(kind, lobby, ANA, NOW)
    assert not consent.decides_alone(kind, lobby, BEN, NOW)
    assert not consent.decides_alone(kind, lobby, MAL, NOW)
    assert stage(kind, lobby, BEN, CLEO) == "agreed"
    assert stage(kind, lobby, BEN, ANA) == "agreed"
    left = table(sits(BEN), sits(CLEO), sits(DAN), stage="lobby")
    assert not consent.decides_alone(kind, left, BEN, NOW)
    assert stage(kind, left, BEN, CLEO) == "agreed"


def test_a_stranger_decides_nothing() -> None:
    at = table(sits(ANA), sits(BEN))
    assert not consent.decides_alone("end", at, MAL, NOW)
    assert stage("end", at, MAL) == "open"


def test_an_undo_is_overtaken_by_a_step_an_undo_or_a_change_of_hands() -> None:
    at = table(sits(ANA, ask=4), sits(BEN))
    asked = Proposal(table=1, kind="undo", by=ANA, expires_at=NOW, since=7, until=7, ask=4)
    assert not consent.overtaken(asked, at)
    assert consent.overtaken(asked, msgspec.structs.replace(at, step=8, told=8))
    assert not consent.overtaken(asked, msgspec.structs.replace(at, step=8)), "a secret naming"
    assert consent.overtaken(asked, table(sits(ANA, ask=5), sits(BEN)))
    assert consent.overtaken(asked, table(away(ANA), sits(BEN)))


def test_a_vote_that_comes_too_late_closes_the_question() -> None:
    at = table(sits(ANA), sits(BEN))
    asked = Proposal(table=1, kind="end", by=ANA, expires_at=NOW, votes={ANA: True})
    assert consent.counted(asked, at, BEN, True, NOW).stage == "agreed"
    assert consent.counted(asked, at, BEN, True, NOW + 1).stage == "expired"
    ended = msgspec.structs.replace(at, stage="over")
    assert consent.counted(asked, ended, BEN, True, NOW).stage == "expired"
