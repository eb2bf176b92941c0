"""Très Futé without pictures: the alt text, and the whole table as text.

A blind player plays from these: the moment and the dice come first, then the reader's own sheet.
"""

from collections.abc import Iterable, Iterator

from renderers.core.say import Alt, Say, alt_text
from renderers.tres_fute_4ever.moment import asked, by_rank, whose_sheet
from rules.core.record import Seat
from rules.tres_fute_4ever.box import (
    BLUE_DIAGONAL,
    BLUE_ROWS,
    FACES,
    GREEN_BONUSES,
    GREY_BONUSES,
    GREY_SIZE,
    PINK_BONUSES,
    ROWS,
    TOOLS,
    TRIANGLES,
    YELLOW_BONUSES,
    ZONES,
    Bonus,
)
from rules.tres_fute_4ever.view import Die, PlayerView, Sheet, View

CROSSED = ("blue", "grey")
"""Parts that are not filled from the left."""


def alt(view: View, say: Say) -> Alt:
    """Who is awaited, the dice, what is new on the sheets, then the sheet that matters now."""
    seat = whose_sheet(view)
    sheet = () if seat is None else _written(view.players[seat], seat, say)
    if view.over:
        return Alt((_awaited(view, say),), rest=(*sheet, _totals(view, say)))
    return Alt(
        moment=(_awaited(view, say),),
        lies=_lies(view, seat, say),
        changed=tuple(_new(view, say)),
        rest=(*_turn(view, say), *sheet, _totals(view, say)),
    )


def brief(view: View, say: Say) -> tuple[str, ...]:
    """The "?" or extra dice that may be used, and where the dice lie."""
    return (" ".join(_lies(view, view.seat, say)),)


def _lies(view: View, seat: Seat | None, say: Say) -> tuple[str, ...]:
    own = () if seat is None else _to_use(view.players[seat], say)
    return (*own, *_dice(view, say))


def _to_use(player: PlayerView, say: Say) -> Iterator[str]:
    yield from _open(player, say)
    if player.doing == "extra" and not player.pool:
        yield say("alt-extras-left", count=player.sheet.extra.left)


def sheet_alt(view: View, say: Say, seat: Seat) -> str:
    """One player's entries, actions and points."""
    player = view.players[seat]
    return alt_text((*_short_sheet(player, seat, say), _points(player, say)))


def further_alts(view: View, say: Say) -> tuple[str, ...]:
    """At the end every sheet, in the order of the ranking."""
    return tuple(sheet_alt(view, say, seat) for seat in by_rank(view)) if view.over else ()


def text(view: View, say: Say) -> tuple[str, ...]:
    """The moment and the dice, then every sheet with what its next cells would bring."""
    own = whose_sheet(view)
    seats = sorted(range(len(view.players)), key=lambda seat: seat != own)
    return (
        "\n".join((*_moment(view, say), *_course(view, say))),
        _totals(view, say),
        *(_sheet(view.players[seat], seat, say) for seat in seats),
    )


# ── the moment ───────────────────────────────────────────────────────────────────────────────────


def _moment(view: View, say: Say) -> Iterator[str]:
    """The round, who is active, where the dice lie, who is awaited."""
    yield _awaited(view, say)
    if not view.over:
        yield from _dice(view, say)
        yield from _turn(view, say)


def _awaited(view: View, say: Say) -> str:
    first = view.winners
    if first:
        return say("alt-over", seats=first, total=view.players[first[0]].total)
    return say("alt-awaited", seats=asked(view))


def _turn(view: View, say: Say) -> Iterator[str]:
    yield say("alt-passive" if view.passive_turn else "alt-active", seat=view.active)
    yield say("alt-title", round=view.round, rounds=view.rounds)


def _new(view: View, say: Say) -> Iterator[str]:
    """What is new on each sheet, as the picture marks it."""
    told = [
        f"{say.name(seat)}{say('colon')} {', '.join(new)}"
        for seat, player in enumerate(view.players)
        if (new := tuple(_between(view.before(seat), player.sheet, say)))
    ]
    if told:
        between = f"{say('semicolon')} "
        yield f"{say('alt-new')} {between.join(told)}."


def _between(before: Sheet, sheet: Sheet, say: Say) -> Iterator[str]:
    """What was entered and used since."""
    earlier = _parts(before)
    for part, values in _parts(sheet).items():
        if part in CROSSED:
            new = tuple(value for value in values if value not in earlier[part])
        else:
            new = values[len(earlier[part]) :]
        if new:
            yield say(f"alt-{part}", value=" ".join(new))
    for tool in TOOLS:
        if count := sheet.bar(tool).used - before.bar(tool).used:
            yield say(f"alt-spent-{tool}", count=count)


def _course(view: View, say: Say) -> Iterator[str]:
    """How far the turn has got, and who began the round."""
    if not view.over:
        yield say("alt-roll-count", roll=view.roll)
        yield say("alt-began", seat=view.first)


def _dice(view: View, say: Say) -> Iterator[str]:
    lying: dict[str, list[Die]] = {"hand": [], "rolled": [], "box": [], "tray": []}
    for die in view.dice:
        lying[die.lies].append(die)
    if lying["rolled"]:
        yield say("alt-rolled", roll=view.roll, dice=_shown(lying["rolled"]))
    if lying["hand"]:
        yield say("alt-to-roll", roll=view.roll + 1, tray=tuple(d.colour for d in lying["hand"]))
    if lying["box"]:
        chosen = sorted(lying["box"], key=lambda die: view.boxes.index(die.colour))
        yield say("alt-boxes", dice=_shown(chosen))
    if lying["tray"]:
        yield say("alt-tray", dice=_shown(lying["tray"]))


def _shown(dice: Iterable[Die]) -> tuple[str, ...]:
    return tuple(f"{die.colour}-{die.face}" for die in dice)


def _totals(view: View, say: Say) -> str:
    listed = (say("alt-total", seat=seat, total=p.total) for seat, p in enumerate(view.players))
    return f"{say('alt-totals')} {', '.join(listed)}."


# ── a sheet ──────────────────────────────────────────────────────────────────────────────────────


def _short_sheet(player: PlayerView, seat: Seat, say: Say) -> Iterator[str]:
    """The entries alone; what an entry would bring is said on its button."""
    head, *entries = _written(player, seat, say)
    yield from (head, *_open(player, say), *entries)


def _written(player: PlayerView, seat: Seat, say: Say) -> Iterator[str]:
    yield say("alt-sheet", seat=seat)
    entries = [say(f"alt-{part}", value=value) for part, value in _entries(player.sheet)]
    yield f"{', '.join(entries) or say('alt-empty')}."
    yield _actions(player, say)


def _entries(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Each part of a sheet that is not empty."""
    return ((part, " ".join(values)) for part, values in _parts(sheet).items() if values)


def _parts(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """What is entered in each part of a sheet."""
    return {
        **{row: _numbers(sheet.yellow_row(row)) for row in ROWS},
        "blue": tuple(f"{row}-{column}" for row, column in sheet.blue),
        "grey": sheet.grey,
        **{triangle: _numbers(sheet.triangles(triangle)) for triangle in TRIANGLES},
        "pink": _numbers(sheet.pink),
    }


def _numbers(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _actions(player: PlayerView, say: Say) -> str:
    sheet = player.sheet
    return say(
        "alt-actions",
        reroll=sheet.reroll.left,
        extra=sheet.extra.left,
        polish=sheet.polish.left,
        foxes=sheet.foxes,
    )


def _open(player: PlayerView, say: Say) -> Iterator[str]:
    if player.pool:
        yield say("alt-open", mark=player.pool)


def _sheet(player: PlayerView, seat: Seat, say: Say) -> str:
    """One player's sheet: a line for each part with what comes next, then points and actions."""
    return "\n".join(
        (
            f"**{say.name(seat)}**",
            *_open(player, say),
            *(f"- {line}" for line in _lines(player, say)),
            f"- {_points(player, say)}",
            f"- {_actions(player, say)}",
            f"- {_bars(player, say)}",
            f"- {say(f'doing-{player.doing}')}",
            *((f"- {say('alt-extras', tray=player.extras)}",) if player.extras else ()),
        )
    )


def _bars(player: PlayerView, say: Say) -> str:
    """How many circles of each action are filled, used ones too."""
    sheet = player.sheet
    return say(
        "alt-bars",
        reroll=sheet.reroll.gained,
        extra=sheet.extra.gained,
        polish=sheet.polish.gained,
    )


def _points(player: PlayerView, say: Say) -> str:
    zones = dict(zip(ZONES, player.points.zones, strict=True))
    return say("alt-points", **zones, fox_points=player.points.foxes, total=player.total)


def _lines(player: PlayerView, say: Say) -> Iterator[str]:
    sheet = player.sheet
    filled = dict(_entries(sheet))
    for row in ROWS:
        numbers = sheet.yellow_row(row)
        yield _line(row, filled, YELLOW_BONUSES[row][len(numbers) :], say)
    yield _line("blue", filled, (), say) + _blue_bonuses(sheet, say)
    yield _line("grey", filled, (), say) + _grey_reach(player, say)
    yield _line("upper", filled, (), say)
    yield _line("lower", filled, GREEN_BONUSES[len(sheet.lower) :], say)
    yield _line("pink", filled, PINK_BONUSES[len(sheet.pink) :], say)


def _line(part: str, filled: dict[str, str], ahead: tuple[Bonus | None, ...], say: Say) -> str:
    """What is written in a part, and the bonus of its next cell if it has one."""
    said = say(f"alt-{part}", value=filled.get(part, "–"))
    if not ahead or ahead[0] is None:
        return f"{said}."
    return f"{said}. {say('alt-next', bonus=ahead[0])}"


def _blue_bonuses(sheet: Sheet, say: Say) -> str:
    """The rows, and the falling diagonal, whose second cross is still to come."""
    rows = [line for line, _ in sheet.blue]
    ahead = [
        say("alt-blue-row", row=row, bonus=bonus)
        for row, bonus in zip(FACES, BLUE_ROWS, strict=True)
        if bonus is not None and rows.count(row) < 2
    ]
    if sum(row == column for row, column in sheet.blue) < 2:
        ahead.append(say("alt-blue-diagonal", bonus=BLUE_DIAGONAL))
    return f" {say('alt-second')} {', '.join(ahead)}." if ahead else ""


def _grey_reach(player: PlayerView, say: Say) -> str:
    """The regions that may be crossed next, with their size and bonus."""
    found = [
        say("alt-region-bonus", name=region, cells=GREY_SIZE[region], bonus=bonus)
        if (bonus := GREY_BONUSES.get(region))
        else say("alt-region", name=region, cells=GREY_SIZE[region])
        for region in player.reachable
    ]
    return f" {say('alt-reachable')} {', '.join(found)}." if found else ""
