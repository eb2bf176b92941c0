"""What a view says of the moment: who is asked, whose sheet matters now, who has won."""

from rules.core.record import Seat
from rules.tres_fute_4ever.view import View


def asked(view: View) -> tuple[Seat, ...]:
    """The seats that have something to do. Nobody rolls while anybody has an open "?"."""
    if view.over:
        return ()
    opened = any(player.pool for player in view.players)
    busy = ("choose", "tray", "extra") if opened else ("roll", "choose", "tray", "extra")
    return tuple(
        seat for seat, player in enumerate(view.players) if player.pool or player.doing in busy
    )


def whose_sheet(view: View) -> Seat | None:
    """The reader's own; for the channel that of the only player who is asked, if it is one."""
    if view.seat is not None:
        return view.seat
    if len(view.players) == 1:
        return 0
    seats = asked(view)
    return seats[0] if len(seats) == 1 else None


def by_rank(view: View) -> list[Seat]:
    """Everybody, the first one first."""
    return sorted(range(len(view.players)), key=lambda seat: view.players[seat].place)
