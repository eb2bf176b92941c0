"""Ids and payloads that anybody may forge: read into what they can mean, or into nothing."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.incoming import repair
from bot.ui import ids
from bot.ui.control import Control
from tests.wire.trouble.forging import HOSTILE, JUNK, MADE_UP, SPOILT, Forged, spoil

MANY = settings(max_examples=500, derandomize=True, deadline=None, database=None)

NUMBER = st.integers(0, 2**63 - 1)
WORD = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789-", max_size=40)


def control(kind: type[Control]) -> st.SearchStrategy[Control]:
    plain = {int: NUMBER, str: WORD}
    types = [field.type for field in msgspec.structs.fields(kind)]
    fields = [plain[type_] if type_ in plain else st.from_type(type_) for type_ in types]
    return st.tuples(*fields).map(lambda values: kind(*values))


@given(st.one_of(*(control(kind) for kind in ids.KINDS.values())))
@MANY
def test_an_id_is_read_as_it_was_written(written: Control) -> None:
    assert ids.read(str(written)) == written


@given(MADE_UP)
@MANY
def test_anything_else_is_a_control_within_bounds_or_nothing(text: str) -> None:
    control = ids.read(text)
    if control is not None:
        assert ids.read(str(control)) == control
        for value in msgspec.structs.astuple(control):
            assert 0 <= value < 2**63 if isinstance(value, int) else len(value) <= 40


def test_every_kind_has_a_letter_of_its_own() -> None:
    assert len({kind.letter for kind in ids.CONTROLS}) == len(ids.CONTROLS)


PAYLOAD: dict[str, Any] = {
    "id": "1",
    "application_id": "2",
    "token": "t",
    "version": 1,
    "attachment_size_limit": 5,
    "channel": {"id": "3", "type": 0},
    "member": {"user": {"id": "4"}, "roles": []},
    "message": {"id": "5", "components": [], "flags": 0},
    "data": {
        "custom_id": "m",
        "component_type": 2,
        "components": [],
        "name": "play",
        "options": [],
    },
}


def strictly(kind: int, read: list[dict[str, Any]]) -> Any:
    """Reads as the library does: every part is taken for granted."""

    def reading(payload: dict[str, Any]) -> None:
        data = payload["data"]
        int(payload["id"]), payload["version"], payload["attachment_size_limit"]
        payload.get("channel", {}).get("id")
        if kind == 3:
            data["custom_id"].split(":"), int(data["component_type"])
        elif kind == 5:
            data["custom_id"].split(":"), [part.get("type") for part in data["components"]]
        else:
            data["name"].lower(), [option["name"] for option in data["options"]]
        read.append(payload)

    return reading


@given(kind=st.integers(2, 5), spoilt=SPOILT)
@MANY
def test_an_interaction_with_missing_parts_is_read_all_the_same(
    kind: int, spoilt: list[Any]
) -> None:
    forged = Forged(0, 0, kind, None, "", None, None, 0, (), tuple(spoilt))
    read: list[dict[str, Any]] = []
    repair.repairing(strictly(kind, read))(spoil({**PAYLOAD, "type": kind}, forged))
    assert len(read) == 1


@given(st.dictionaries(st.sampled_from([*PAYLOAD, "type"]), JUNK))
@MANY
def test_nonsense_ends_nothing(payload: dict[str, Any]) -> None:
    repair.repairing(strictly(3, []))(payload)


def test_what_is_whole_is_left_as_it_is() -> None:
    read: list[dict[str, Any]] = []
    whole = {**PAYLOAD, "type": 3, "data": {"custom_id": HOSTILE[0], "component_type": 3, "id": 9}}
    repair.repairing(strictly(3, read))(whole)
    assert read == [whole]
