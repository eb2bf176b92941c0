"""Très Futé without pictures: the alt text, and the whole table as text.

A blind player plays from these: the moment and the dice come first, then the reader's own sheet.
"""

from collections.abc import Iterable, Iterator

from renderers.core.say import Say, alt_text
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
    TRIANGLES,
    YELLOW_BONUSES,
    ZONES,
    Bonus,
)
from rules.tres_fute_4ever.view import Die, PlayerView, Sheet, View


def alt(view: View, say: Say) -> str:
    """What the decision needs, the most urgent first, since the end is what gets cut."""
    seat = whose_sheet(view)
    sheet = () if seat is None else _short_sheet(view.players[seat], seat, say)
    return alt_text((*_moment(view, say), *sheet, _totals(view, say)))


def brief(view: View, say: Say) -> tuple[str, ...]:
    """The "?" or extra dice that may be used, and where the dice lie."""
    own = () if view.seat is None else _to_use(view.players[view.seat], say)
    return (" ".join((*own, *_dice(view, say))),)


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
    first = view.winners
    if first:
        yield say("alt-over", seats=first, total=view.players[first[0]].total)
        return
    yield say("alt-awaited", seats=asked(view))
    yield from _dice(view, say)
    yield say("alt-passive" if view.passive_turn else "alt-active", seat=view.active)
    yield say("alt-title", round=view.round, rounds=view.rounds)


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
    yield say("alt-sheet", seat=seat)
    yield from _open(player, say)
    entries = [say(f"alt-{part}", value=value) for part, value in _entries(player.sheet)]
    yield f"{', '.join(entries) or say('alt-empty')}."
    yield _actions(player, say)


def _entries(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Each part of a sheet that is not empty."""
    parts: dict[str, str] = {
        **{row: _numbers(sheet.yellow_row(row)) for row in ROWS},
        "blue": " ".join(f"{row}-{column}" for row, column in sheet.blue),
        "grey": " ".join(sheet.grey),
        **{triangle: _numbers(sheet.triangles(triangle)) for triangle in TRIANGLES},
        "pink": _numbers(sheet.pink),
    }
    return ((part, value) for part, value in parts.items() if value)


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


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
