"""What the messages of a table say and show: the lobby, the board, a seat's own view, the end."""

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence

import discord
import msgspec

from bot.store import BOARD, Message, StepRow, Table
from bot.table import Position, events_of
from bot.ui import ids, pad
from bot.ui.planner import Button, Place, Plan, Progress, Row, plan
from bot.ui.screen import Drawing, Screen
from bot.words import LANGUAGES, Speaker
from renderers.catalog import Picture, Pictures
from renderers.core.encode import png
from renderers.core.pad import Notes
from rules.core.chance import Luck, commitment
from rules.core.game import AnyGame, settled
from rules.core.record import Event, Seat, tag_of

STORY_LINES = 14
STORY_LENGTH = 1500
STORY_LINE = 180
MOST_SEATS = 13
ROBOT_NAMES = ("Ada", "Blaise", "Carl", "Daphne", "Emmy", "Felix", "Grace", "Hugo")


def escaped(text: str) -> str:
    """Somebody's own words, without effect on markdown or mentions."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text)).replace("<", "‹")


def speaking(table: Table, language: str) -> Speaker:
    """For texts: names cannot carry markdown."""
    return Speaker(language, table.game, [c.name for c in table.chairs], escaped)


def labelling(table: Table, language: str) -> Speaker:
    """For labels, alt texts and pictures, where everything is plain."""
    return Speaker(language, table.game, [c.name for c in table.chairs])


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
    if game.options:
        yield f"\n**{say('lobby-options')}**"
    for key, choice in settled(game.options, table.options).items():
        yield f"- {say(f'option-{key}')}: {say(f'option-{key}-{choice}')}"


def _lobby_rows(table: Table, game: AnyGame, say: Speaker) -> tuple[Row, ...]:
    def button(verb: str, style: str = "plain", disabled: bool = False) -> Button:
        return Button(
            str(ids.Lobby(verb, table.id)), say(f"lobby-{verb}"), style, disabled=disabled
        )

    robots = any(chair.robot for chair in table.chairs)
    options = Button(str(ids.Agree(table.id)), say("lobby-options"), disabled=not game.options)
    return (
        (button("join", "good"), button("leave"), options),
        (button("add-robot"), button("remove-robot", disabled=not robots)),
        (button("start", "main"),),
    )


# ── the game ─────────────────────────────────────────────────────────────────────────────────────


class Shows(msgspec.Struct, frozen=True):
    """What a screen of a running game is made of."""

    position: Position
    steps: Sequence[StepRow]
    language: str
    notes: Notes = ()
    own: int = 0
    """The reader's own last step, of which only what was told to them alone is news."""


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
            story=story(shows, None, say),
            drawings=drawings,
            text=text,
        )
    secret = pictures.has_secrets(table.options)
    controls, yours = _board_controls(position, label, progress, secret)
    return Screen(
        head=_turn(position, say) + _chosen(controls),
        story=story(shows, None, say),
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
    who = say.listed([f"<@{user}>" for user in people])
    if not people:
        return f"**{say('game-name')}** · {say('robots-think')}"
    return f"**{say('game-name')}** · " + say(
        "turn-one" if len(people) == 1 else "turn-many", who=who
    )


def _awaited_people(table: Table) -> tuple[int, ...]:
    return tuple(table.chairs[seat].user for seat in table.awaited if not table.chairs[seat].robot)


def _footer(table: Table, say: Speaker) -> tuple[Button, ...]:
    looks = ("my-view", "sheets")
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
        story="\n".join([story(shows, None, say), f"-# {fair}"]),
        drawings=drawings,
        rows=((Button(str(ids.Again(table.id)), say("again"), "good"),),),
        footer=_footer(table, labelling(table, shows.language)),
        text=text,
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
        story=story(shows, seat, say),
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
    where = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    link = f"{where}/{live.message}" if live else where
    return Screen(head=f"**{say('game-name')}** · {say('outdated', link=link)}", accent=0x8A8378)


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


def story(shows: Shows, seat: Seat | None, say: Speaker) -> str:
    """What happened, the latest last; what is too long ago for one message is counted."""
    told = [
        event
        for row in shows.steps
        for event in events_of(shows.position.game, row)
        if not row.undone and may_know(event, seat) and (row.number != shows.own or event.to)
    ]
    lines = _lines(told, say)
    shown = lines[-STORY_LINES:]
    while sum(map(len, shown)) > STORY_LENGTH and len(shown) > 1:
        shown = shown[1:]
    left_out = len(lines) - len(shown)
    opening = [_fair(shows, say)] if shows.position.table.step == 0 else []
    earlier = [say("earlier", count=left_out)] if left_out else []
    undone = sum(row.undone for row in shows.steps)
    taken_back = [say("taken-back", count=undone)] if undone else []
    return "\n".join([*opening, *earlier, *shown, *taken_back])


def _lines(told: Sequence[Event], say: Speaker) -> list[str]:
    """What one player did in a row is one line, as long as it stays readable."""
    lines: list[str] = []
    acting = None
    for event in told:
        seat, sentence = getattr(event, "seat", acting), said(event, say)
        if lines and seat == acting and len(lines[-1]) + len(sentence) < STORY_LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(f"- {sentence}")
        acting = seat
    return lines


def _fair(shows: Shows, say: Speaker) -> str:
    """The promise of fair dice, made before the first one falls."""
    return f"-# {say('seed-promised', value=commitment(shows.position.table.seed))}"


def may_know(event: Event, seat: Seat | None) -> bool:
    return event.to is None or (seat is not None and seat in event.to)


def said(event: Event, say: Speaker) -> str:
    facts = {name: fact for name, fact in msgspec.structs.asdict(event).items() if name != "to"}
    return say(f"event-{tag_of(event)}", **facts)


def retired(shows: Shows, message: Message) -> Screen:
    """A board that has been replaced: what it told stays, and its picture; the controls go."""
    say = speaking(shows.position.table, shows.language)
    count = int(message.picture.partition(":")[2] or 0)
    return Screen(
        head=story(shows, None, say) or f"**{say('game-name')}**",
        drawings=tuple(Drawing(name(n), say("alt-earlier"), None) for n in range(count)),
        accent=0x8A8378,
    )


def set_aside(table: Table, message: Message, game: AnyGame) -> Screen:
    """A lobby whose game has started, or a direct message after which a newer one came."""
    if message.seat == BOARD:
        return lobby(table, game)
    say = speaking(table, table.language)
    return Screen(head=f"**{say('game-name')}** · {say('replaced')}", accent=0x8A8378)


# ── pictures ─────────────────────────────────────────────────────────────────────────────────────


def name(number: int) -> str:
    return f"board-{number + 1}.png"


def picture_key(shows: Shows, seat: int, pictures: Pictures) -> str:
    """Names the pictures that a screen needs, so that the same ones are not sent again."""
    picture, view = _pictured(shows, seat, pictures)
    names = [chair.name for chair in shows.position.table.chairs]
    seen = msgspec.json.encode([shows.language, names, seat, view, shows.notes])
    count = len(picture.layout(view))
    return f"{hashlib.blake2b(seen, digest_size=8).hexdigest()}:{count}"


async def draw(shows: Shows, seat: int, pictures: Pictures) -> tuple[Drawing, ...]:
    """The pictures for the channel (`BOARD`) or a seat, drawn off the event loop."""
    picture, view = _pictured(shows, seat, pictures)
    say = labelling(shows.position.table, shows.language)

    def drawn() -> list[bytes]:
        return [png(image) for image in picture.draw(view, say, notes=shows.notes)]

    finished = await asyncio.to_thread(drawn)
    alt = pictures.alt(view, say)
    return tuple(Drawing(name(n), alt, data) for n, data in enumerate(finished))


def placed(shows: Shows, seat: int, pictures: Pictures) -> tuple[Drawing, ...]:
    """The same pictures, where the message has them already."""
    picture, view = _pictured(shows, seat, pictures)
    alt = pictures.alt(view, labelling(shows.position.table, shows.language))
    return tuple(Drawing(name(n), alt, None) for n in range(len(picture.layout(view))))


def _pictured(shows: Shows, seat: int, pictures: Pictures) -> tuple[Picture, object]:
    if seat == BOARD:
        return pictures.table, shows.position.view(None)
    return pictures.mine or pictures.table, shows.position.view(seat)


def warm(games: Mapping[str, AnyGame], pictures: Mapping[str, Pictures]) -> None:
    """Draws each game's opening once, so that nobody waits for dice and letters to be made."""
    for key, game in games.items():
        seats = game.seats[0]
        view = game.view(game.new(seats, {}, Luck(b"warm")), None)
        for image in pictures[key].table.draw(
            view, Speaker(LANGUAGES[0], key, ROBOT_NAMES[:seats])
        ):
            png(image)
