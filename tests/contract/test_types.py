"""States, actions, views and events are frozen all the way down, and go through JSON unchanged."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from rules.core.game import AnyGame
from rules.core.record import Action, Event, Record
from tests.contract.play import random_play

PLAIN = (inspect.IntType, inspect.StrType, inspect.BoolType, inspect.NoneType, inspect.LiteralType)


def faults(kind: inspect.Type, seen: set[type]) -> Iterator[str]:
    """What must not stand in a record: anything but plain values, tuples and frozen records."""
    match kind:
        case inspect.StructType(cls=cls):
            if cls not in seen:
                seen.add(cls)
                yield from record_faults(kind, seen)
        case inspect.VarTupleType(item_type=item):
            yield from faults(item, seen)
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            for item in items:
                yield from faults(item, seen)
        case _ if not isinstance(kind, PLAIN):
            yield f"{kind}"


def record_faults(kind: inspect.StructType, seen: set[type]) -> Iterator[str]:
    config = kind.cls.__struct_config__
    if not (config.frozen and config.forbid_unknown_fields and issubclass(kind.cls, Record)):
        yield f"{kind.cls.__name__} is no frozen record that refuses unknown fields"
    for field in kind.fields:
        for fault in faults(field.type, seen):
            yield f"{kind.cls.__name__}.{field.name}: {fault}"


@pytest.mark.parametrize("name", ["State", "Action", "View", "Event"])
def test_records_hold_plain_values_tuples_and_records(game: AnyGame, name: str) -> None:
    assert not list(faults(inspect.type_info(getattr(game, name)), set()))


@pytest.mark.parametrize(
    "kind", [list[int], dict[str, int], set[int], frozenset[str], tuple[list[int], ...], Any, float]
)
def test_the_walk_finds_what_must_not_be(kind: Any) -> None:
    assert list(faults(inspect.type_info(kind), set()))


def test_actions_and_events_have_one_type_each(game: AnyGame) -> None:
    assert all(issubclass(kind, Action) for kind in kinds(game.Action))
    assert all(issubclass(kind, Event) for kind in kinds(game.Event))


def kinds(union: Any) -> tuple[type, ...]:
    return get_args(union) or (union,)


@pytest.mark.parametrize("seed", range(8))
def test_everything_goes_through_json_unchanged(game: AnyGame, seed: int) -> None:
    play = random_play(game, seed)
    views = msgspec.json.Decoder(game.View)
    for state, step, told, _ in play.moves():
        assert through_json(state, game.State) == state
        assert through_json(step.action, game.Action) == step.action
        assert all(through_json(event, game.Event) == event for event in told)
        for seat in (None, step.seat):
            view = game.view(state, seat)
            assert views.decode(msgspec.json.encode(view)) == view


def through_json(record: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record), type=kind)


def test_an_unknown_field_is_refused(game: AnyGame) -> None:
    shape = msgspec.to_builtins(random_play(game, 0).head) | {"nonsense": 1}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(shape, game.State)


def test_every_event_told_is_declared_and_names_its_audience(game: AnyGame) -> None:
    for seed in range(20):
        play = random_play(game, seed)
        for event in (event for told in play.told for event in told):
            assert isinstance(event, kinds(game.Event))
            audience = (0,) if event.to is None else event.to
            assert audience, "told to nobody"
            assert list(audience) == sorted(set(audience) & set(range(play.seats)))
