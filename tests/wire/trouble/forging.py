"""What somebody with a client of their own might send: ids, values, forms, commands, spoilt parts.

Everything is drawn over the kinds and commands that there are, so that new ones are tried too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from hypothesis import strategies as st

from bot.ui import ids
from playground.discord.enums import InteractionType
from playground.discord.world import Json

Command = tuple[tuple[str, ...], list[str]]
"""What can be typed, with its subcommand, and the names of its options."""

COMPONENT, MODAL_SUBMIT = InteractionType.COMPONENT, InteractionType.MODAL_SUBMIT
COMMAND, AUTOCOMPLETE = InteractionType.COMMAND, InteractionType.AUTOCOMPLETE

REFERENCES = "{ $value } { -term }"
"""Would be filled in if it stood in a sentence of ours. Where it is quoted it stays as it is."""

HOSTILE = (
    "@everyone",
    "@here <@&1> <@1>",
    "**bold** [x](https://example.org) `code` ||hidden||",
    "\u202egnp.exe\u202c\u2066",
    "Z" + "\u0300\u0323\u0489" * 40,
    "\u200b\u2060\u3164",
    "عربى 12 ‏",
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "two\nlines\r\n\x00\x07\x1b[31m",
    "W" * 6000,
    "'; drop table tables; --",
    REFERENCES,
)

JUNK = st.one_of(
    st.none(),
    st.integers(),
    st.text(max_size=8),
    st.sampled_from(HOSTILE),
    st.lists(st.text(max_size=4), max_size=3),
    st.dictionaries(st.sampled_from(["custom_id", "values", "x"]), st.integers(), max_size=2),
)

NUMBERS = st.one_of(
    st.integers(0, 7).map(str),
    st.sampled_from(["", "-1", "00", "x", "1.5", "٣", "9999", str(2**62), str(2**63), "9" * 30]),
)
WORDS = st.one_of(
    st.sampled_from(
        [
            *("b", "p", "d", "join", "leave", "start", "add-robot", "pace", "comfort"),
            *("robot", "back", "substitute", "take", "your-move", "my-view", "sheets", "text"),
            *("history", "happened", "seat", "more", "yahtzee", "think-str8", "chess"),
        ]
    ),
    st.text(alphabet="abcdef0123456789", min_size=12, max_size=12),
    st.text(max_size=6),
)


def field(kind: type) -> st.SearchStrategy[str]:
    """A field of an id, right or wrong."""
    likely, unlikely = (NUMBERS, WORDS) if kind is int else (WORDS, NUMBERS)
    return st.one_of(likely, likely, likely, unlikely)


def made(kind: type[ids.Control]) -> st.SearchStrategy[str]:
    """An id of a kind, with any fields."""
    fields = [field(f.type) for f in msgspec.structs.fields(kind)]
    return st.tuples(*fields).map(lambda values: ":".join([kind.letter, *values]))


MADE_UP = st.one_of(
    *(made(kind) for kind in ids.KINDS.values()),
    st.text(max_size=100),
    st.sampled_from(HOSTILE),
)


@dataclass(frozen=True)
class Forged:
    """One thing that is sent. Numbers pick among what there is when it is sent."""

    who: int
    where: int
    kind: InteractionType
    real: int | None = None
    """Which of the ids that stand somewhere, instead of `custom_id`."""
    here: bool = False
    """Whether somewhere is this message, if there is any on it, or anywhere."""
    custom_id: str = ""
    values: Any = None
    components: Any = None
    command: int = 0
    typed: tuple[tuple[int, int, Any], ...] = ()
    """Options: which one, of which type, and what."""
    spoilt: tuple[tuple[tuple[str, ...], Any], ...] = ()


PART = st.fixed_dictionaries(
    {},
    optional={
        "custom_id": st.one_of(
            st.sampled_from(["pace", "overdue", "switches", "sheets", "jokers"]), JUNK
        ),
        "values": st.one_of(st.lists(st.sampled_from(["1d", "none", "on", *HOSTILE])), JUNK),
        "value": JUNK,
        "type": st.integers(0, 30),
    },
)
COMPONENTS = st.one_of(
    st.lists(st.one_of(st.fixed_dictionaries({"component": st.one_of(PART, JUNK)}), JUNK)), JUNK
)
VALUES = st.one_of(
    st.none(),
    st.lists(st.one_of(NUMBERS, WORDS, st.sampled_from(HOSTILE)), max_size=4),
    JUNK,
)
PATHS = st.sampled_from(
    [
        *(("data",), ("data", "custom_id"), ("data", "values"), ("data", "component_type")),
        *(("data", "components"), ("data", "name"), ("data", "options"), ("data", "resolved")),
        *(("member",), ("member", "user"), ("member", "roles"), ("user",), ("user", "id")),
        *(("message",), ("message", "id"), ("message", "components"), ("message", "flags")),
        *(("channel",), ("channel", "type"), ("channel", "id"), ("channel_id",), ("guild",)),
        *(("locale",), ("guild_locale",), ("version",), ("attachment_size_limit",)),
        *(("entitlements",), ("context",), ("authorizing_integration_owners",)),
    ]
)
GONE = "gone"
SPOILT = st.lists(st.tuples(PATHS, st.one_of(st.just(GONE), st.none(), JUNK)), max_size=2)

TYPES = st.sampled_from([3, 3, 3, 3, 4, 5, 6, 10])
TYPED = st.one_of(
    st.sampled_from(["yahtzee", "chess", "fr", "xx", "Europe/Paris", "22-8", "off", "1", "on"]),
    st.sampled_from(HOSTILE),
    JUNK,
)

BY_ANYBODY = {
    "who": st.integers(0, 5),
    "where": st.integers(0, 200),
    "spoilt": st.one_of(st.just(()), st.just(()), SPOILT.map(tuple)),
}
WITH_AN_ID = {
    **BY_ANYBODY,
    "real": st.one_of(st.none(), st.integers(0, 500)),
    "here": st.booleans(),
    "custom_id": MADE_UP,
}
PRESSED = st.builds(Forged, kind=st.just(COMPONENT), values=VALUES, **WITH_AN_ID)
FILLED = st.builds(Forged, kind=st.just(MODAL_SUBMIT), components=COMPONENTS, **WITH_AN_ID)
SAID = st.builds(
    Forged,
    kind=st.sampled_from([COMMAND] * 3 + [AUTOCOMPLETE]),
    command=st.integers(0, 30),
    typed=st.lists(st.tuples(st.integers(0, 12), TYPES, TYPED), max_size=3).map(tuple),
    **BY_ANYBODY,
)
FORGED = st.sampled_from([PRESSED] * 6 + [FILLED] * 3 + [SAID] * 4).flatmap(lambda kind: kind)
"""What is pressed, filled in, and typed, about as often as people do so."""

AT_ONCE = 8
"""How many a person sends at the same moment: more than anybody's fingers do."""


def by_one_person(sent: list[Forged]) -> list[Forged]:
    """So that whatever changes is theirs or nobody's."""
    return [replace(forged, who=sent[0].who) for forged in sent]


SENT = st.lists(FORGED, min_size=AT_ONCE, max_size=AT_ONCE).map(by_one_person)
"""What one person sends at the same moment."""


def details(forged: Forged, custom_id: str, commands: Sequence[Command]) -> Json:
    """The part of an interaction that says what was done."""
    if forged.kind == COMPONENT:
        values = {} if forged.values is None else {"values": forged.values}
        return {"custom_id": custom_id, "component_type": 3 if values else 2, "id": 1, **values}
    if forged.kind == MODAL_SUBMIT:
        return {"custom_id": custom_id, "components": forged.components}
    return command(forged, commands)


def command(forged: Forged, commands: Sequence[Command]) -> Json:
    """A command, or a subcommand of a group, with options of its own or others, of any value."""
    (name, *rest), offered = commands[forged.command % len(commands)]
    names = [*offered, "dance"]
    options: list[Json] = [
        {"name": names[place % len(names)], "type": kind, "value": value, "focused": not count}
        for count, (place, kind, value) in enumerate(forged.typed)
    ]
    for inner in rest:
        options = [{"name": inner, "type": 1, "options": options}]
    return {"id": "1", "name": name, "type": 1, "options": options}


def spoil(payload: Mapping[str, Any], forged: Forged) -> Json:
    """The payload without some of its parts, or with other things in their place."""
    spoilt: Json = msgspec.json.decode(msgspec.json.encode(payload))
    for path, value in forged.spoilt:
        inside = spoilt
        for step in path[:-1]:
            inside = inside.get(step) if isinstance(inside.get(step), dict) else {}
        if value == GONE:
            inside.pop(path[-1], None)
        elif path[-1] in inside:
            inside[path[-1]] = value
    return spoilt
