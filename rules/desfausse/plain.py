"""How everybody plays in a playout: plainly, as many people do.

They keep what they have most of and roll the rest. They shed their largest combination, to rivals
rather than to Hell, and hand dice to whoever has fewest.
"""

from collections.abc import Iterator, Sequence

from rules.core.record import Seat
from rules.desfausse.box import DEVIL, LEAST_COMBINATION, MOST_DICE, TROPHY_BOARD, VALUES
from rules.desfausse.simulator import (
    CALLING,
    CLOSING,
    GREAT_EXORCISM,
    GREEN,
    NEW_ROLL,
    NOTHING,
    RECOLOUR_ONE,
    SMALL_EXORCISM,
    Answered,
    Falls,
    Rolled,
    Shed,
    Table,
)

TWICE = (3, 5)
"""What a big die shows twice."""

TROPHY = 0.5
"""What a trophy counts, in dice shed."""

WIN = 100.0
STOP, KEEP = Rolled(), Shed()


def play_out(
    table: Table, falls: Falls, seat: Seat = 0, first: Answered | None = None
) -> list[Seat]:
    """Plays the turn to its end, and says who has won the round by it.

    The first that the seat has to say may be given.
    """
    if table.phase <= CLOSING:
        _roll_out(table, falls, seat, first if isinstance(first, Rolled) else None)
        table.cursed = [2 * faces.count(DEVIL) > len(faces) for faces in table.faces]
    winners = _call_out(table, seat, first if isinstance(first, Shed) else None)
    table.clear()
    return winners


def _roll_out(table: Table, falls: Falls, own: Seat, first: Rolled | None) -> None:
    """Nobody looks at the others here, so one after the other rolls to the end, `own` last."""
    anew = False
    for seat in (*(seat for seat in range(table.seats) if seat != own), own):
        said = first if seat == own else None
        for made in range(table.phase, CLOSING):
            if not table.rolling[seat]:
                break
            answer, said = said or rolled(table, seat), None
            table.roll(seat, answer, made, falls)
            table.rolling[seat] = bool(answer.places)
        if said and not said.places and anew:
            said = None  # the window opens again
        while said or table.trophies[seat][NEW_ROLL]:
            answer, said = said or rolled_anew(table, seat), None
            if not answer.places:
                break
            table.roll_anew(seat, answer, falls)
            anew = True


def _call_out(table: Table, own: Seat, first: Shed | None) -> list[Seat]:
    if table.phase <= CALLING:
        for value, seats in list(table.call_order()):
            asked = [seat for seat in seats if not table.shed[seat] and not hindered(table, seat)]
            answers = {}
            for seat in asked:
                forced, first = (first, None) if seat == own else (None, first)
                answers[seat] = forced or shed(table, seat, value)
            if winners := table.together(answers):
                return winners
    givers = {
        seat: Shed(gifts=gifts)
        for seat in range(table.seats)
        if not table.cursed[seat] and not table.shed[seat]
        if (gifts := tuple(gifts_of(table, seat, (), ())))
    }
    if first is not None and own in givers:
        givers[own] = first
    return table.together(givers)


def hindered(table: Table, seat: Seat) -> bool:
    """Whether a single die stays, because its owner was handed dice."""
    return len(table.faces[seat]) == 1 and bool(table.got[seat])


def most_of(faces: Sequence[int]) -> int:
    """The value to keep."""
    return max(VALUES, key=lambda value: 2 * faces.count(value) + (value in TWICE))


def rolled(table: Table, seat: Seat) -> Rolled:
    """Frees all devils it can, and rolls what does not show the value it has most of."""
    faces, blocked = table.faces[seat], table.blocked[seat]
    value, trophies = most_of(faces), table.trophies[seat]
    devils = [place for place, is_blocked in enumerate(blocked) if is_blocked]
    small = devils[: trophies[SMALL_EXORCISM]]
    great = len(small) < len(devils) and trophies[GREAT_EXORCISM] > 0
    places = [
        place
        for place, face in enumerate(faces)
        if face != value and (not blocked[place] or great or place in small)
    ]
    return Rolled(places, small, great)


def rolled_anew(table: Table, seat: Seat) -> Rolled:
    """Rolls once more where next to nothing can be shed."""
    faces, blocked = table.faces[seat], table.blocked[seat]
    value = most_of(faces)
    if faces.count(value) - sum(blocked) > 1:
        return STOP
    return Rolled([at for at, face in enumerate(faces) if face != value and not blocked[at]])


def shed(table: Table, seat: Seat, value: int) -> Shed:
    """The combination, or the part of it that can be given away, where it is the largest."""
    faces = table.faces[seat]
    devils = faces.count(DEVIL)
    later = max(
        (faces.count(v) - devils for v in VALUES[value - 1 :] if faces.count(v) > 1), default=0
    )
    worth, best = max(later, 0) - TROPHY, KEEP
    for found, answer in _sheds(table, seat, value, devils):
        if found > worth or (best is KEEP and found >= worth):
            worth, best = found, answer
    if not best.places:
        return KEEP
    gifts = tuple(gifts_of(table, seat, best.places, best.to))
    return best._replace(gifts=gifts)


def _sheds(table: Table, seat: Seat, value: int, devils: int) -> Iterator[tuple[float, Shed]]:
    """To Hell, to one rival or to several, and how much that is."""
    faces, types = table.faces[seat], table.types[seat]
    places = [place for place, face in enumerate(faces) if face == value]
    mine = table.held(seat)
    whole = places[devils:]
    prize = reward(table, seat, len(whole))
    yield _size(len(whole), prize, mine), Shed(whole, (NOTHING,) * len(whole), prize)
    rivals = [rival for rival in range(table.seats) if rival != seat]
    each = 1 + 1 / len(rivals)
    for colour in (0, GREEN):
        alike = [place for place in places if types[place] & GREEN == colour]
        count = len(alike) - devils
        if count < 1 or (len(alike) < LEAST_COMBINATION and len(faces) > 1):
            continue
        room = {rival: MOST_DICE - table.held(rival) for rival in rivals}
        if fit := [rival for rival in rivals if room[rival] >= count]:
            rival = max(fit, key=room.__getitem__)
            prize = reward(table, seat, count, to_rivals=True)
            size = _size(count, prize, mine) + count * (each - 1)
            yield size, Shed(alike[devils:], (rival,) * count, prize)
        elif sum(room.values()) >= count:
            room_first = sorted(rivals, key=lambda rival: -room[rival])
            to = [rival for rival in room_first for _ in range(room[rival])][:count]
            prize = reward(table, seat, max(map(to.count, to)), to_rivals=True)
            yield count * each, Shed(alike[devils:], to, prize)


def _size(count: int, prize: int, mine: int) -> float:
    return count + TROPHY * (prize != NOTHING) + WIN * (count == mine)


def reward(table: Table, seat: Seat, count: int, *, to_rivals: bool = False) -> int:
    """The first trophy that such a shed earns."""
    board, used = table.board, table.used[seat]
    for kind, row in enumerate(TROPHY_BOARD):
        if count < row.least_shed or (kind == RECOLOUR_ONE and not to_rivals):
            continue
        if board[kind] and not used[kind]:
            return kind
    return NOTHING


def gifts_of(
    table: Table, seat: Seat, gone: Sequence[int], to: Sequence[int]
) -> Iterator[tuple[Seat, int]]:
    """A die to each of the cursed who has room, the first ones first."""
    left = iter([place for place in range(len(table.faces[seat])) if place not in gone])
    for cursed in range(table.seats):
        if not table.cursed[cursed] or table.held(cursed) + list(to).count(cursed) >= MOST_DICE:
            continue
        place = next(left, None)
        if place is None:
            return
        yield cursed, place
