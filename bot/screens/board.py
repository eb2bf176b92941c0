"""What the messages of a table say and show: the lobby, the board, a seat's own view, the end."""

from collections.abc import Callable, Iterable

from bot.screens import painter
from bot.screens.snapshot import Shows, escaped, labelling, link_to, speaking
from bot.screens.story import told
from bot.store import BOARD, Message, Table
from bot.tables.tables import Position
from bot.ui import ids, pad
from bot.ui.planner import Button, Place, Plan, Progress, Row, plan
from bot.ui.screen import Drawing, Screen
from bot.words import Speaker
from renderers.catalog import Pictures
from rules.core.game import AnyGame, settled
from rules.core.record import Seat

MOST_SEATS = 13


# ── the lobby ────────────────────────────────────────────────────────────────────────────────────


def lobby(table: Table, game: AnyGame) -> Screen:
    say = speaking(table, table.language)
    people = [f"{n + 1}. {_seated(table, n, say)}" for n in range(len(table.chairs))]
    head = [f"## {say('game-name')}", say("game-about"), _players(table, game, say)]
    if table.stage == "closed":
        return Screen(head="\n".join([*head[:1], say("lobby-closed")]))
    if table.stage != "lobby":
        return Screen(head="\n".join([*head[:1], say("lobby-started")]), story="\n".join(people))
    return Screen(
        head="\n".join(head),
        story="\n".join([f"**{say('lobby-players')}**", *people, *_agreed(table, game, say)]),
        rows=_lobby_rows(table, game, say),
    )


def _players(table: Table, game: AnyGame, say: Speaker) -> str:
    """How many may play by the present options."""
    fitting = [seats for seats in range(1, MOST_SEATS) if game.fits(table.options, seats) is None]
    seats = fitting or game.seats
    return say("lobby-seats", least=seats[0], most=seats[-1])


def _seated(table: Table, seat: Seat, say: Speaker) -> str:
    mark = f" · {say('robot')}" if table.chairs[seat].robot else ""
    return f"{say.name(seat)}{mark}"


def _agreed(table: Table, game: AnyGame, say: Speaker) -> Iterable[str]:
    yield f"\n**{say('lobby-options')}**"
    for key, choice in settled(game.options, table.options).items():
        yield f"- {say(f'option-{key}')}: {say(f'option-{key}-{choice}')}"
    pace = "pace-none" if table.pace == "none" else "pace-agreed"
    yield f"- {say('pace')}: {say(pace, pace=table.pace, overdue=table.overdue)}"


def _lobby_rows(table: Table, game: AnyGame, say: Speaker) -> tuple[Row, ...]:
    def button(verb: str, style: str = "plain", disabled: bool = False) -> Button:
        return Button(
            str(ids.Lobby(verb, table.id)), say(f"lobby-{verb}"), style, disabled=disabled
        )

    robots = any(chair.robot for chair in table.chairs)
    options = Button(str(ids.Agree(table.id)), say("lobby-options"), disabled=not game.options)
    pace = Button(str(ids.Pace(table.id)), say("lobby-pace"))
    return (
        (button("join", "good"), button("leave"), options, pace),
        (button("add-robot"), button("remove-robot", disabled=not robots)),
        (button("start", "main"),),
    )


# ── the game ─────────────────────────────────────────────────────────────────────────────────────


def board(
    shows: Shows, pictures: Pictures, drawings: tuple[Drawing, ...], progress: Progress = None
) -> Screen:
    """The channel's message: public, with the controls where one person is asked in public."""
    position, table = shows.position, shows.position.table
    say, label = speaking(table, shows.language), labelling(table, shows.language)
    text = _as_words(shows, None, pictures, say)
    if table.stage == "over":
        return _over(shows, drawings, say, text)
    if table.stage == "closed":
        return Screen(
            head=f"**{say('game-name')}** · {say('table-closed')}",
            story=told(shows, None, say),
            drawings=drawings,
            text=text,
        )
    secret = pictures.has_secrets(table.options)
    controls, yours = _board_controls(position, label, progress, secret)
    return Screen(
        head=_turn(position, say) + _chosen(controls),
        story=told(shows, None, say),
        drawings=drawings,
        rows=(*controls.rows, *(((yours,),) if yours else ())),
        footer=_footer(table, label),
        mentions=_awaited_people(table),
        text=text,
    )


def _as_words(
    shows: Shows, seat: Seat | None, pictures: Pictures, say: Speaker
) -> Callable[[], str]:
    """The board in words, made only where no picture can be attached."""
    return lambda: "\n\n".join(in_words(shows, seat, pictures, say))


def _chosen(controls: Plan) -> str:
    return f"\n> {escaped(controls.chosen)}" if controls.chosen else ""


def _board_controls(
    position: Position, label: Speaker, progress: Progress, secret: bool
) -> tuple[Plan, Button | None]:
    """One awaited seat: its public questions here, private ones behind "Your move".

    At a table with secrets that button is always there: whether it is needed would tell something.
    """
    table = position.table
    yours = Button(str(ids.Look("your-move", table.id)), label("your-move"), "main")
    if len(position.asks) != 1:
        return Plan(()), yours
    ((seat, ask),) = position.asks.items()
    if table.chairs[seat].robot:
        return Plan(()), None
    public = any(not question.private for question in ask.questions)
    place = Place(ids.BOARD, table.id, seat, table.chairs[seat].ask)
    controls = plan(ask, place, label, progress) if public else Plan(())
    return controls, yours if secret or not public else None


def _turn(position: Position, say: Speaker) -> str:
    table = position.table
    people = _awaited_people(table)
    title = f"**{say('game-name')}** · "
    if not people:
        return title + say("robots-think" if table.people else "nobody-left")
    waits = [table.chairs[seat] for seat in table.awaited if not table.chairs[seat].robot]
    if len(waits) == 1:
        until = f" {say('until', when=_relative(waits[0].due))}" if waits[0].due else ""
        return title + say("turn-one", who=f"<@{people[0]}>") + until
    times = [f" ({_relative(chair.due)})" if chair.due else "" for chair in waits]
    who = [f"<@{chair.user}>{time}" for chair, time in zip(waits, times, strict=True)]
    return title + say("turn-many", who=say.listed(who))


def _relative(moment: float) -> str:
    """A moment in Discord's relative time, which counts by itself."""
    return f"<t:{int(moment)}:R>"


def _awaited_people(table: Table) -> tuple[int, ...]:
    return tuple(table.chairs[seat].user for seat in table.awaited if not table.chairs[seat].robot)


def _footer(table: Table, say: Speaker) -> tuple[Button, ...]:
    looks = ("my-view", "sheets", "happened")
    return (
        *(Button(str(ids.Look(what, table.id)), say(what)) for what in looks),
        Button(str(ids.Rules(table.game)), say("rules")),
        Button(str(ids.Look("more", table.id)), say("more")),
    )


def _over(
    shows: Shows, drawings: tuple[Drawing, ...], say: Speaker, text: Callable[[], str]
) -> Screen:
    result = shows.position.result
    assert result is not None
    table = shows.position.table
    by_place = sorted(range(len(table.chairs)), key=lambda seat: result.places[seat])
    ranking = [
        say("ranked", place=result.places[seat], seat=seat, score=result.scores[seat])
        for seat in by_place
    ]
    fair = say("seed-shown", value=table.seed.hex())
    return Screen(
        head="\n".join([f"## {say('game-over')}", say(f"why-{result.why}"), *ranking]),
        story="\n".join([told(shows, None, say), f"-# {fair}"]),
        drawings=drawings,
        rows=((Button(str(ids.Again(table.id)), say("again"), "good"), *retelling(table, say)),),
        footer=_footer(table, labelling(table, shows.language)),
        text=text,
    )


def retelling(table: Table, say: Speaker, fresh: int = 1) -> tuple[Button, ...]:
    """The ways to see a game again; without `fresh` the pressed message turns to its steps."""
    first = ids.LAST if table.live else 0
    film = Button(str(ids.Look("replay", table.id)), say("replay"))
    return (
        Button(str(ids.Look("step", table.id, first, fresh)), say("step-by-step")),
        *(() if table.live else (film,)),
        Button(str(ids.Look("export", table.id)), say("export")),
    )


def mine(
    shows: Shows,
    seat: Seat,
    place: Place,
    pictures: Pictures,
    drawings: tuple[Drawing, ...],
    progress: Progress = None,
    column: int | None = None,
) -> Screen:
    """One seat's own message: everything it may know, all it is asked, and its pad."""
    position, table = shows.position, shows.position.table
    say, label = speaking(table, shows.language), labelling(table, shows.language)
    ask = position.asks.get(seat) if table.stage == "playing" else None
    controls = plan(ask, place, label, progress) if ask else Plan(())
    again = Button(str(ids.Look("your-move", table.id, 0, 0)), label("refresh"))
    columns = pictures.pad(position.view(seat)) if table.stage == "playing" else ()
    marking = tuple(pad.menus(columns, shows.notes, place, label, column))
    return Screen(
        head=_asked(position, seat, say) + _chosen(controls),
        story=told(shows, seat, say),
        drawings=drawings,
        rows=pad.fitting(controls.rows, marking),
        footer=(again,) if place.surface == ids.PRIVATE and table.stage == "playing" else (),
        text=_as_words(shows, seat, pictures, say),
    )


def in_words(shows: Shows, seat: Seat | None, pictures: Pictures, say: Speaker) -> tuple[str, ...]:
    """The whole board as text for a seat, with its own notes below."""
    view = shows.position.view(seat)
    notes = pad.listed(pictures.pad(view), shows.notes, say) if seat is not None else ""
    return (*pictures.text(view, say), *((notes,) if notes else ()))


def watching(shows: Shows, pictures: Pictures, drawings: tuple[Drawing, ...]) -> Screen:
    """The table for somebody who does not play: what the channel may know."""
    table = shows.position.table
    say = speaking(table, shows.language)
    waiting = say("waiting-for", seats=table.awaited) if table.awaited else say("table-over")
    return Screen(
        head=f"**{say('game-name')}** · <#{table.channel}>\n{say('you-watch')} {waiting}",
        drawings=drawings,
        text=_as_words(shows, None, pictures, say),
    )


def outdated(table: Table, live: Message | None) -> Screen:
    """A board of an earlier turn that still had controls."""
    say = speaking(table, table.language)
    where = link_to(table, live)
    return Screen(head=f"**{say('game-name')}** · {say('outdated', link=where)}", accent=0x8A8378)


def _asked(position: Position, seat: Seat, say: Speaker) -> str:
    """What this seat has to do with the table now, in a line."""
    table = position.table
    title = f"**{say('game-name')}** · <#{table.channel}>\n"
    if table.stage != "playing":
        return title + say("table-over")
    if seat in table.awaited:
        return title + say("you-are-asked")
    waiting = say("waiting-for", seats=table.awaited)
    return title + (say("you-may-change") + " " if seat in position.asks else "") + waiting


def retired(shows: Shows, message: Message) -> Screen:
    """A board that has been replaced: what it told stays, and its picture; the controls go."""
    say = speaking(shows.position.table, shows.language)
    count = int(message.picture.partition(":")[2] or 0)
    return Screen(
        head=told(shows, None, say) or f"**{say('game-name')}**",
        drawings=tuple(Drawing(painter.name(n), say("alt-earlier"), None) for n in range(count)),
        accent=0x8A8378,
    )


def set_aside(table: Table, message: Message, game: AnyGame) -> Screen:
    """A lobby whose game has started, or a direct message after which a newer one came."""
    if message.seat == BOARD:
        return lobby(table, game)
    say = speaking(table, table.language)
    owners = {user for user, _ in message.mentioned} or {table.chairs[message.seat].user}
    news = "replaced" if table.chairs[message.seat].user in owners else "seat-passed-on"
    return Screen(head=f"**{say('game-name')}** · {say(news)}", accent=0x8A8378)
