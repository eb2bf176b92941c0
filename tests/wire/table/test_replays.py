"""A game seen again, on the wire: step by step, as a film, as a file; in both languages."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.files.verify import verified
from bot.screens.speakers import lettering
from bot.store.tables import Table
from bot.tables.log import events_of, may_know
from bot.tables.undoing import concerns
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.person import Answer
from playground.people.seen_message import SeenMessage
from renderers.catalog import PICTURES, Picture
from renderers.core.film import MOST_BYTES, MOST_FRAMES, SHOWN
from renderers.core.scene import Scene
from rules.catalog import GAMES
from rules.core.chance import Luck
from tests.contract.conftest import subject
from tests.support.recorded import Recorded, recorded
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

ONE_OF_EACH = ("yahtzee-1", "tres-fute-4ever-1", "think-str8-1", "verflixxt-8", "desfausse-3")
WITH_SECRETS = ("think-str8-1", "verflixxt-8", "desfausse-3")


async def put(bot: Bot, channel: Channel, game: Recorded) -> Table:
    """A recorded game stands in a channel, as if it had been played there."""
    return await game.keep(bot.store, channel=channel.id, guild=channel.server_id)


def only(answer: Answer) -> SeenMessage:
    """The private message that was answered with, and nothing else."""
    assert answer.private_message is not None
    return answer.private_message


def labels(seen: SeenMessage, *, able: bool = True) -> list[str]:
    return [button.label for button in seen.buttons if button.disabled is not able]


def begun(name: str, *people: Person) -> Recorded:
    """A recorded game after a quarter of its steps."""
    users = [person.id for person in people]
    return recorded(name, steps=len(recorded(name).rows) // 4, users=users)


@pytest.fixture(autouse=True)
def _patience(ana: Person, ben: Person, chloe: Person) -> None:
    """Many pictures take their time on a busy machine."""
    for person in (ana, ben, chloe):
        person.patience = 60


# ── step by step ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_stepping_through_a_finished_game(
    bot: Bot, table: Channel, ana: Person, name: str
) -> None:
    game = recorded(name, users=[ana.id])
    await put(bot, table, game)
    history = await ana.types(table, "/history")
    begin = only(await ana.presses("Step by step", on=history))
    assert begin.id == only(history).id, "the same message turns to it"
    assert "the beginning" in begin.text
    assert {"|◀", "◀"} <= set(labels(begin, able=False))
    first = only(await ana.presses("▶", on=begin))
    assert "step 1 of" in first.text
    assert first.pictures[0].alt
    second = only(await ana.presses("▶", on=first))
    assert "step 2 of" in second.text
    back = only(await ana.presses("◀", on=second))
    assert (back.text, back.pictures) == (first.text, first.pictures)
    end = only(await ana.presses("▶|", on=back))
    assert {"▶|", "▶"} <= set(labels(end, able=False))
    before = only(await ana.presses("◀", on=end))
    assert (before.text, before.pictures) != (end.text, end.pictures)
    again = only(await ana.presses("|◀", on=before))
    assert (again.text, again.pictures) == (begin.text, begin.pictures)
    assert "### " in only(await ana.presses("History", on=again)).text


@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_the_last_step_looks_like_the_table(
    bot: Bot, table: Channel, ana: Person, ben: Person, name: str
) -> None:
    """To a player like the own view, to a watcher like the channel's board."""
    await put(bot, table, recorded(name, users=[ana.id]))
    for person in (ana, ben):
        last = only(await person.presses("Step by step", on=await person.types(table, "/history")))
        last = only(await person.presses("▶|", on=last))
        custom_id = last.buttons[0].custom_id
        assert custom_id is not None
        number = custom_id.split(":")[2]
        view = only(await person.forges(f"l:my-view:{number}:0:1", on=last))
        assert [p.pixels for p in last.pictures] == [p.pixels for p in view.pictures]


async def test_steps_taken_back_are_passed_over(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    while (await people.table()).step < 4:
        (person,) = await people.awaited()
        await people.press(person)
    kept = await people.table()
    rows = [row for row in await bot.store.log.steps(kept.id) if not row.undone]
    await bot.client.app.tables.take_back(kept.id, rows[-1].number, kept.step)
    history = only(await ana.types(table, "/history"))
    assert "~~" in history.text
    step = only(await ana.presses("Step by step", on=history))
    assert f"step {len(rows) - 1} of {len(rows) - 1}" in step.text
    assert "~~" not in step.text


async def test_steps_of_which_a_reader_learnt_nothing_are_passed_over(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """Ana decides in secret, and so do the others: each sees fewer steps than there were."""
    game = recorded("desfausse-1", steps=40, users=[ana.id])
    await put(bot, table, game)
    for person, seat in ((ana, 0), (ben, None)):
        events = [(row, events_of(game.game, row)) for row in game.rows]
        known = [row for row, told in events if any(may_know(event, seat) for event in told)]
        own = [row for row in game.rows if row.seat == seat]
        count = len({row.number for row in (*known, *own)})
        assert 0 < count < len(game.rows)
        step = only(await person.presses("Step by step", on=await person.types(table, "/history")))
        assert f"step {count} of {count}" in step.text


async def test_before_the_first_step(bot: Bot, table: Channel, ana: Person) -> None:
    kept = await put(bot, table, recorded("yahtzee-1", steps=0, users=[ana.id]))
    other = await ana.types(table, "/turns")
    step = only(await ana.forges(f"l:step:{kept.id}:0:1", on=other))
    assert "the beginning" in step.text
    assert not {"|◀", "◀", "▶", "▶|"} & set(labels(step))
    film = await ana.forges(f"l:replay:{kept.id}:0:1", on=other)
    assert film.private == "Nothing has happened yet."


async def test_a_lobby_has_nothing_to_see_again(bot: Bot, table: Channel, ana: Person) -> None:
    await ana.types(table, "/play", game="yahtzee")
    lobby = await bot.store.tables.last_in(table.id)
    assert lobby is not None
    other = await ana.types(table, "/turns")
    for what in ("step", "replay", "export"):
        answer = await ana.forges(f"l:{what}:{lobby.id}:0:1", on=other)
        assert answer.private == "The game has not begun yet. “Start” in the lobby begins it."


async def test_a_game_of_earlier_rules_is_not_played_back(
    bot: Bot, table: Channel, ana: Person
) -> None:
    game = recorded("yahtzee-1", users=[ana.id])
    kept = await game.keep(bot.store, channel=table.id, guild=table.server_id, rules_version=0)
    history = await ana.types(table, "/history")
    for label in ("Step by step", "Replay"):
        answer = await ana.presses(label, on=history)
        assert "This game was played by earlier rules" in answer.private
    file = only(await ana.presses("Save as a file", on=history)).files[0]
    assert file.name == f"yahtzee-{kept.id}.json"
    assert "the moves were not played again" in verified(file.content, GAMES).text


# ── as a film ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_the_film_of_a_finished_game(
    bot: Bot, table: Channel, ana: Person, ben: Person, name: str
) -> None:
    """The same for everybody, as the channel saw it; at its end the final board."""
    await put(bot, table, recorded(name, users=[ana.id]))
    films = [
        only(await person.presses("Replay", on=await person.types(table, "/history")))
        for person in (ana, ben)
    ]
    (picture,) = films[0].pictures
    assert films[1].pictures == [picture]
    assert picture.alt
    assert len(picture.content) <= MOST_BYTES
    image = Image.open(BytesIO(picture.content))
    assert 10 < image.n_frames <= MOST_FRAMES
    assert image.info["duration"] == SHOWN
    image.seek(image.n_frames - 1)
    assert image.info["duration"] > SHOWN
    board = last_board(recorded(name, users=[ana.id]))
    assert image.convert("RGB").crop((0, 0, *board.size)).tobytes() == board.tobytes()


def last_board(game: Recorded) -> Image.Image:
    view = game.game.view(game.play.head, None)
    image, *_ = game.pictures.table.draw(Scene(view, lettering(game.table, "en")))
    return image.convert("RGB")


class Watched:
    """A picture that remembers what was drawn, in what order."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.layout = picture.layout
        self.drawn: list[Any] = []

    def draw(self, scene: Scene[Any]) -> tuple[Image.Image, ...]:
        self.drawn.append(scene.view)
        return self.picture.draw(scene)


async def test_a_film_is_shared_with_the_channel_once_by_somebody_who_played(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await put(bot, table, recorded("yahtzee-1", users=[ana.id]))
    watched = only(await ben.presses("Replay", on=await ben.types(table, "/history")))
    assert watched.button("Share in the channel") is None, "Ben did not play"
    film = only(await ana.presses("Replay", on=await ana.types(table, "/history")))
    await ana.presses("Share in the channel", on=film)
    await bot.idle()
    shared = next(m for m in ben.sees(table)[::-1] if not m.private)
    assert shared.pictures == film.pictures
    assert shared.record.silent
    sent = table.sent
    again = only(await ana.presses("Replay", on=await ana.types(table, "/history")))
    refused = await ana.presses("Share in the channel", on=again)
    assert "is already in the channel" in refused.private
    assert table.sent == sent


async def test_films_are_drawn_one_at_a_time_and_everybody_gets_one(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    watched = Watched(PICTURES["yahtzee"].table)
    bot.pictures = {**PICTURES, "yahtzee": replace(PICTURES["yahtzee"], table=watched)}
    await bot.restart()
    await put(bot, table, recorded("yahtzee-1", users=[ana.id]))
    pages = [(ana, "Replay", "/history"), (ben, "Replay", "/history")]
    asked = [
        (person, label, await person.types(table, command)) for person, label, command in pages
    ]
    asked.append((chloe, "Revoir", await chloe.types(table, "/historique")))
    presses = [person.press_soon(label, on=answer) for person, label, answer in asked]
    for press in presses:
        assert only(await press).pictures
    one = watched.drawn[: len(watched.drawn) // 2]
    assert len(one) > 10
    assert watched.drawn == one * 2, "one in English for two people, then one in French"
    again = ana.press_soon("Replay", on=asked[0][2])
    assert only(await again).pictures
    assert len(watched.drawn) == 2 * len(one), "a finished one is kept"


# ── as a file ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_the_file_of_a_finished_game_is_right(
    bot: Bot, table: Channel, ana: Person, ben: Person, name: str
) -> None:
    kept = await put(bot, table, recorded(name, users=[ana.id]))
    for person in (ana, ben):
        answer = await person.presses("Save as a file", on=await person.types(table, "/history"))
        (file,) = only(answer).files
        assert f"sixpips verify {file.name}" in answer.private
        assert "every draw comes from the seed" in verified(file.content, GAMES).text
        assert kept.seed.hex().encode() in file.content


async def test_the_file_of_a_running_game_without_secrets(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await put(bot, table, begun("yahtzee-1", ana))
    history = only(await ana.types(table, "/history"))
    assert history.button("Replay") is None, "not before it is over"
    answer = await ana.presses("Save as a file", on=history)
    assert "The game so far." in answer.private
    assert (
        "its luck can be checked when it is over"
        in verified(only(answer).files[0].content, GAMES).text
    )


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", WITH_SECRETS)
async def test_what_is_hidden_from_a_reader_changes_neither_steps_nor_file(
    bot: Bot, playground: Playground, server: Server, ana: Person, name: str
) -> None:
    """Two tables that differ in what the reader cannot know: the same words, pictures and bytes.

    Each begins in the middle, from where the rules once changed, so that any cards go with it.
    """
    watcher = playground.person("Wim", servers=[server])
    watcher.patience = 60
    game = begun(name, ana)
    redeal = subject(game.game.key).redeal
    assert redeal is not None
    for person, seat in ((ana, 0), (watcher, None)):
        seen = []
        for dealt_again in (False, True):
            channel = playground.channel(server, f"table-{person.name}-{dealt_again}".lower())
            state = game.play.states[game.table.step]
            if dealt_again:
                state = redeal(state, seat, Luck(b"redeal"))
            head = msgspec.json.encode(state)
            await game.keep(
                bot.store,
                channel=channel.id,
                guild=server.id,
                baseline=head,
                head=head,
                baseline_step=game.table.step,
            )
            history = await person.types(channel, "/history")
            file = only(await person.presses("Save as a file", on=history)).files[0]
            step = only(await person.presses("Step by step", on=history))
            assert step.pictures
            known = [row for row in game.rows if concerns(game.game, row, seat)]
            assert file.content.count(b'"told"') == len(known)
            seen.append((step.text, [p.pixels for p in step.pictures], file.content, head))
        assert seen[0][:3] == seen[1][:3]
        assert seen[0][3] != seen[1][3], "something was hidden"


@pytest.mark.parametrize("name", WITH_SECRETS)
async def test_a_running_game_with_secrets_tells_each_reader_what_they_know(
    bot: Bot, table: Channel, ana: Person, chloe: Person, name: str
) -> None:
    game = begun(name, ana)
    await put(bot, table, game)
    answer = await ana.presses("Save as a file", on=await ana.types(table, "/history"))
    assert "as you know it" in answer.private
    assert b'"tape"' not in only(answer).files[0].content
    french = await chloe.presses("Enregistrer", on=await chloe.types(table, "/historique"))
    assert "telle que vous la connaissez" in french.private
    mine = only(await ana.presses("Step by step", on=await ana.types(table, "/history")))
    theirs = only(await chloe.presses("Pas à pas", on=await chloe.types(table, "/historique")))
    views = [game.game.view(game.play.states[game.table.step], seat) for seat in (0, None)]
    if views[0] != views[1]:
        assert [p.pixels for p in mine.pictures] != [p.pixels for p in theirs.pictures]


async def test_somebody_from_elsewhere_sees_nothing(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    kept = await put(bot, table, recorded("desfausse-1", users=[ana.id]))
    elsewhere = playground.channel(server, "elsewhere")
    other = await ben.types(elsewhere, "/turns")
    for what in ("step", "replay", "export"):
        answer = await ben.forges(f"l:{what}:{kept.id}:0:1", on=other)
        assert "I do not know this button" in answer.private
        assert only(answer).files == only(answer).pictures == []


# ── at the end, and in French ────────────────────────────────────────────────────────────────────


async def test_the_final_board_leads_to_all_of_them(bot: Bot, table: Channel, ana: Person) -> None:
    people = Round(bot, table, [ana], seed=5)
    await people.open("yahtzee")
    await people.play()
    await bot.idle()
    board = ana.sees(table)[-1]
    assert [b.label for b in board.buttons[:4]] == [
        *("Again?", "Step by step", "Replay", "Save as a file")
    ]
    assert "the beginning" in (await ana.presses("Step by step", on=board)).private
    assert only(await ana.presses("Replay", on=board)).pictures
    (file,) = only(await ana.presses("Save as a file", on=board)).files
    assert "every move is legal and the result is right" in verified(file.content, GAMES).text
    assert ana.sees(table)[-1].private, "the board stays as it is"


@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_in_french(bot: Bot, table: Channel, chloe: Person, name: str) -> None:
    await put(bot, table, recorded(name, users=[chloe.id]))
    history = await chloe.types(table, "/historique")
    film = only(await chloe.presses("Revoir", on=history))
    assert "Toute la partie" in film.text
    assert "Pas à pas" in film.pictures[0].alt
    file = only(await chloe.presses("Enregistrer", on=history))
    assert "Tout sur cette partie" in file.text
    step = only(await chloe.presses("Pas à pas", on=history))
    assert "le début, avant les" in step.text
    last = only(await chloe.presses("▶|", on=step))
    assert "étape" in last.text
