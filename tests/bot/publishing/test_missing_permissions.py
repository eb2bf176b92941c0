"""Tables that may not be shown are left alone until rights change."""

from bot.publishing.permissions import MissingPermissions


def test_a_change_in_its_server_lifts_the_bar() -> None:
    barred = MissingPermissions()
    barred.put(1, guild=7, changes=barred.changes)
    assert barred.clear(8) == []
    assert 1 in barred
    assert barred.clear(7) == [1]
    assert 1 not in barred


def test_a_refusal_older_than_a_change_bars_nothing() -> None:
    barred = MissingPermissions()
    before = barred.changes
    barred.clear(7)
    barred.put(1, guild=7, changes=before)
    assert 1 not in barred


def test_all_bars_are_lifted_where_nobody_knows_what_changed() -> None:
    barred = MissingPermissions()
    barred.put(1, guild=7, changes=barred.changes)
    barred.clear_all()
    assert 1 not in barred
