"""Plans the controls for a question, for every game alike, within Discord's limits."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb

import msgspec

from bot.ui import ids
from bot.ui.buttons import ROW, Button, Entry, Menu, Row
from bot.ui.control import Surface
from bot.ui.limits import BUTTON_LABEL, MENU_ENTRIES, OPTION_TEXT, PLACEHOLDER, SHOWN_LABEL
from bot.ui.parts import Branch, branches, item_labels, joined, part_label, same_part, under
from bot.ui.progress import Chosen, Progress, picks
from bot.words.sanitize import cut
from renderers.core.say import Say
from rules.core.asks import Ask, Choose, Option, Pick, Question
from rules.core.record import fingerprint

MOST_BUTTONS = 20
"""Game buttons on one message; above that the longest question becomes a menu."""

MOST_COMPONENTS = 29
"""What is left of Discord's 40 for rows and buttons, beside texts, two pictures, the fixed row."""

MOST_WHOLE = 8
"""Menus of one question beside each other; where there would be more, each part is a button."""

MOST_TOGGLES = 10


class Plan(msgspec.Struct, frozen=True):
    """The rows of controls, and in words what is chosen already."""

    rows: tuple[Row, ...]
    chosen: str = ""


class Place(msgspec.Struct, frozen=True):
    """Where the controls will stand, and whose ask they answer."""

    surface: Surface
    table: int
    seat: int
    ask: int

    def id(self, kind: Callable[..., ids.Answer], *rest: int | str) -> str:
        """The id of a control of this kind standing here."""
        return str(kind(self.surface, self.table, self.seat, self.ask, *rest))


def plan(ask: Ask, place: Place, say: Say, progress: Progress = None) -> Plan:
    """The controls for what a seat is asked; on the board without the private questions."""
    if isinstance(progress, Chosen):
        return _inside(ask, place, say, progress)
    shown = [
        _Shown(number, question, _controls(ask, number, place, say, progress))
        for number, question in enumerate(ask.questions)
        if place.surface != Surface.BOARD or not question.private
        if not (isinstance(question, Pick) and is_spelt_out(question, ask))
    ]
    while _too_many(shown) and any(not isinstance(s.controls[0], Menu) for s in shown):
        longest = max(shown, key=lambda s: _buttons(s.controls))
        longest.controls = _as_menu(ask, longest.number, place, say, progress)
    return Plan(_inviting(_rows(shown)))


def _inviting(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The only thing there is to press stands out."""
    match rows:
        case ((Button(style="plain") as only,),):
            return ((msgspec.structs.replace(only, style="main"),),)
        case _:
            return rows


class _Shown(msgspec.Struct):
    """A question with its controls."""

    number: int
    question: Question
    controls: "Sequence[Button | Menu]"


def _too_many(shown: Sequence[_Shown]) -> bool:
    buttons = sum(_buttons(s.controls) for s in shown)
    components = sum(2 if isinstance(row, Menu) else 1 + len(row) for row in _rows(shown))
    return buttons > MOST_BUTTONS or components > MOST_COMPONENTS


def _buttons(controls: "Sequence[Button | Menu]") -> int:
    return sum(isinstance(control, Button) for control in controls)


def _rows(shown: Sequence[_Shown]) -> tuple[Row, ...]:
    """Each question begins a row, unless all of it fits beside what is there."""
    rows: list[Row] = []
    for question in shown:
        for menu in (c for c in question.controls if isinstance(c, Menu)):
            rows.append(menu)
        buttons = tuple(c for c in question.controls if isinstance(c, Button))
        last = rows[-1] if rows else ()
        if buttons and rows and not isinstance(last, Menu) and len(last) + len(buttons) <= ROW:
            rows[-1] = last + buttons
        else:
            rows += [buttons[start : start + ROW] for start in range(0, len(buttons), ROW)]
    return tuple(rows)


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────


def _controls(
    ask: Ask, number: int, place: Place, say: Say, progress: Progress
) -> Sequence[Button | Menu]:
    question = ask.questions[number]
    if isinstance(question, Pick):
        if question.at_once:
            return [_kept_menu(number, question, place, say)]
        if len(question.items) > MOST_TOGGLES:
            return _as_menu(ask, number, place, say, progress)
        return _toggles(number, question, place, say, _bits(number, question, progress))
    following = list(_following(question, question.options, 0, alone=_alone(ask)))
    if len(following) > question.buttons:
        return [_menu(number, question, place, say, following)]
    return _branches(number, question, place, say, following)


def _alone(ask: Ask) -> bool:
    return len(ask.questions) == 1


def _inside(ask: Ask, place: Place, say: Say, chosen: Chosen) -> Plan:
    """The parts that may follow those said already, and a way back."""
    question = ask.questions[chosen.question]
    assert isinstance(question, Choose)
    options, said = under(question, chosen)
    following = list(_following(question, options, chosen.depth))
    buttons = _branches(chosen.question, question, place, say, following)
    if len(buttons) > MOST_BUTTONS:
        buttons = [_menu(chosen.question, question, place, say, following)]
    up = _up(ask, question, chosen)
    back = place.id(ids.Into, chosen.question, chosen.action, up)
    buttons.append(Button(back, say("back"), icon="back"))
    return Plan(
        _rows([_Shown(chosen.question, question, buttons)]),
        joined(said, say),
    )


def _following(
    question: Choose, options: Sequence[Option], depth: int, *, alone: bool = True
) -> Iterator[Branch]:
    """What is on offer next: where one menu has all of it, the part that all have in common."""
    if question.whole and 1 < len(options) <= MENU_ENTRIES and same_part(options, depth):
        yield options[0].parts[depth], list(options), depth + 1
    else:
        yield from branches(options, depth, alone=alone)


def _up(ask: Ask, question: Choose, chosen: Chosen) -> int:
    """How many parts were chosen one press ago."""
    if question.sure and len(under(question, chosen)[0]) == 1:
        return 0
    options, depth, way = list(question.options), 0, [0]
    while depth < chosen.depth:
        for _, group, after in branches(options, depth, alone=_alone(ask)):
            if any(fingerprint(o.action) == chosen.action for o in group):
                options, depth = group, after
                break
        way.append(depth)
    return way[-2]


def _branches(
    number: int, question: Choose, place: Place, say: Say, following: Sequence[Branch]
) -> list[Button | Menu]:
    """A control for each: a menu of whole moves where the question wants that, or a button."""
    menus = [question.whole and 1 < len(group) <= MENU_ENTRIES for _, group, _ in following]
    if sum(menus) > MOST_WHOLE:
        menus = [False] * len(menus)
    return [
        _whole(number, part, place, say, branch)
        if menu
        else _branch(number, question, place, say, branch)
        for part, (menu, branch) in enumerate(zip(menus, following, strict=True))
    ]


def _branch(number: int, question: Choose, place: Place, say: Say, branch: Branch) -> Button:
    """The button for one of the parts that may follow."""
    part, options, depth = branch
    first, deep = fingerprint(options[0].action), _depth(question, options, depth)
    control = place.id(ids.Into, number, first, deep) if deep else place.id(ids.Move, number, first)
    return Button(control, _label(question, options, depth, say), icon=part.icon)


def _depth(question: Choose, options: Sequence[Option], depth: int) -> int:
    """How many parts are chosen after the press; 0: the whole move."""
    if len(options) > 1:
        return depth
    last = len(options[0].parts) - 1
    return last if question.sure and depth <= last else 0


def _label(question: Choose, options: Sequence[Option], depth: int, say: Say) -> str:
    """The part's words; a move that is settled by it is said to its end.

    Among menus of whole moves a phone shows the picture with the only place for it just as well.
    """
    whole = not _depth(question, options, depth)
    parts = options[0].parts[depth - 1 : None if whole else depth]
    label = joined(parts, say)
    if question.whole and len(label) > SHOWN_LABEL and not say.in_full:
        return part_label(parts[0], say)
    return cut(label, BUTTON_LABEL)


# ── menus ────────────────────────────────────────────────────────────────────────────────────────


def _as_menu(
    ask: Ask, number: int, place: Place, say: Say, progress: Progress
) -> Sequence[Button | Menu]:
    question = ask.questions[number]
    if isinstance(question, Choose):
        following = list(branches(question.options, 0, alone=_alone(ask)))
        return [_menu(number, question, place, say, following)]
    if question.at_once:
        return [_kept_menu(number, question, place, say)]
    bits = _bits(number, question, progress)
    items = _items_menu(place.id(ids.PickMenu, number), question, bits, say)
    return [items, _confirm(number, question, place, say, bits)]


def _kept_menu(number: int, question: Pick, place: Place, say: Say) -> Menu:
    """The items of a pick whose choice is the answer: what is kept is chosen in it."""
    bits = _bits(number, question, None)
    return _items_menu(place.id(ids.KeptMenu, number), question, bits, say, question.least)


def _items_menu(control: str, question: Pick, bits: int, say: Say, least: int = 0) -> Menu:
    return Menu(
        control,
        cut(_pick_label(question, bits, say), PLACEHOLDER),
        tuple(
            Entry(str(i), cut(label, OPTION_TEXT), question.items[i].icon, bool(bits >> i & 1))
            for i, label in enumerate(item_labels(question, say))
        ),
        least,
        min(question.most, len(question.items)),
    )


def _menu(
    number: int,
    question: Choose,
    place: Place,
    say: Say,
    following: Sequence[Branch],
) -> Menu:
    entries = tuple(
        Entry(
            f"{fingerprint(group[0].action)}:{_depth(question, group, depth)}",
            cut(_label(question, group, depth, say), OPTION_TEXT),
            part.icon,
        )
        for part, group, depth in following
    )
    assert len(entries) <= MENU_ENTRIES, "a question has at most 25 parts after any prefix"
    placeholder = say(f"ask-{question.word}", **question.facts)
    control = place.id(ids.ChoiceMenu, number)
    return Menu(control, cut(placeholder, PLACEHOLDER), entries)


def _whole(number: int, part: int, place: Place, say: Say, branch: Branch) -> Menu:
    """The moves that begin with a part, each said to its end; choosing one makes it."""
    first, options, depth = branch
    entries = tuple(
        Entry(
            f"{fingerprint(option.action)}:0",
            cut(joined(option.parts[depth:], say), OPTION_TEXT),
            next((p.icon for p in option.parts[: depth - 1 : -1] if p.icon), ""),
        )
        for option in options
    )
    control = place.id(ids.WholeMenu, number, part)
    return Menu(control, cut(part_label(first, say), PLACEHOLDER), entries)


# ── picking ──────────────────────────────────────────────────────────────────────────────────────


def _bits(number: int, question: Pick, progress: Progress) -> int:
    """What is picked so far: in this message, or in an earlier answer."""
    already = sum(1 << place for place in question.already)
    return next((p.bits for p in picks(progress) if p.question == number), already)


def is_spelt_out(pick: Pick, ask: Ask) -> bool:
    """Whether every way to pick stands beside it as a move of its own, so that no toggle helps."""
    places = range(len(pick.items))
    ways = sum(comb(len(places), count) for count in range(pick.least, pick.most + 1))
    moves = ask.moves
    return ways <= len(moves) and all(
        pick.with_picked(way) in moves
        for count in range(pick.least, pick.most + 1)
        for way in combinations(places, count)
    )


def _toggles(
    number: int, question: Pick, place: Place, say: Say, bits: int
) -> Sequence[Button | Menu]:
    """A button for each item, which keeps its place, and one that confirms with the count."""
    return [
        *(
            Button(
                _toggle(number, place, bits, i),
                cut(say("picked", text=label) if bits >> i & 1 else label, BUTTON_LABEL),
                "main" if bits >> i & 1 else "plain",
                question.items[i].icon,
            )
            for i, label in enumerate(item_labels(question, say))
        ),
        _confirm(number, question, place, say, bits),
    ]


def _toggle(number: int, place: Place, bits: int, item: int) -> str:
    return place.id(ids.Toggle, number, bits ^ (1 << item), item)


def _confirm(number: int, question: Pick, place: Place, say: Say, bits: int) -> Button:
    count = bits.bit_count()
    return Button(
        place.id(ids.Confirm, number, bits),
        cut(_pick_label(question, bits, say), BUTTON_LABEL),
        "good",
        disabled=not question.least <= count <= question.most,
    )


def _pick_label(question: Pick, bits: int, say: Say) -> str:
    """What confirming does, with the count and whatever else the move names."""
    return say(f"pick-{question.word}", count=bits.bit_count(), **question.facts)
