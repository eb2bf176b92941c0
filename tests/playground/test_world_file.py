"""The playground remembers: what is saved comes back, and nothing is written twice."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playground import Playground
from playground.__main__ import main
from playground.discord.attachments import Upload
from playground.discord.enums import InteractionType
from playground.discord.world import Channel, Emoji, Message
from playground.host.default_world import add_default_world
from playground.host.world_file import KINDS, UnusableFile, WorldFile
from playground.wire import posting
from tests.playground.bare_bot import png
from tests.playground.http_bot import gallery, v2
from tests.support.unwritable import unwritable


@contextmanager
def kept(path: Path) -> Iterator[tuple[Playground, WorldFile]]:
    playground = Playground()
    world_file = WorldFile(path / "world.db", playground)
    world_file.restore() or add_default_world(playground)
    yield playground, world_file
    world_file.close()


def table_of(playground: Playground) -> Channel:
    return next(c for c in playground.world.channels.values() if c.name == "table")


def post_board(playground: Playground) -> Message:
    body = v2(gallery("attachment://board.png"))
    return posting.post(playground, table_of(playground), body, {0: Upload("board.png", png())})


async def evening(playground: Playground) -> None:
    """A bit of everything."""
    table, (ana, ben, _) = table_of(playground), playground.people.values()
    ana.says(table, f"{ben.mention}, come")
    board = post_board(playground)
    asked = playground.interactions.ask(
        InteractionType.COMMAND, ana.id, table.id, {"id": "1", "name": "play", "type": 1}
    )
    board.interaction_id = asked.id
    playground.interactions.stop_timers()
    world = playground.world
    world.emojis[5] = Emoji(id=5, name="die", image=png(), content_type="image/png")
    world.commands[6] = {"id": "6", "name": "play", "type": 1}
    world.reads[ben.id] = {table.id: board.id}
    playground.deny(table, "ATTACH_FILES")
    playground.close_dms(ben)
    await playground.advance(3600)


async def test_everything_comes_back(tmp_path: Path) -> None:
    with kept(tmp_path) as (before, _):
        await evening(before)
    with kept(tmp_path) as (after, _):
        for field in set(KINDS) - {"interactions"}:
            assert getattr(after.world, field) == getattr(before.world, field), field
        assert list(after.world.messages) == list(before.world.messages)
        assert (after.token, after.gateway.token) == (before.token, before.token)
        assert after.clock.offset == 3600
        assert after.world.reads == before.world.reads
        assert [p.name for p in after.people.values()] == ["Ana", "Ben", "Chloé"]
        assert after.world.new_id() > before.world.last_id
        (asked,) = after.world.interactions.values()
        assert asked.failed, "nobody will answer it any more"


async def test_only_what_changed_is_written(tmp_path: Path) -> None:
    with kept(tmp_path) as (playground, world_file):
        board = post_board(playground)
        world_file.save()
        before = world_file._database.total_changes
        world_file.save()
        assert world_file._database.total_changes == before
        posting.revise(playground, board, {"components": board.components}, {})
        world_file.save()
        assert world_file._database.total_changes == before + 1, "the message, not its picture"
        posting.remove(playground, board)
        world_file.save()
        assert not world_file._database.execute("select id from file").fetchall()


async def test_a_change_is_saved_after_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.host.world_file.DEBOUNCE_SECONDS", 0.01)
    with kept(tmp_path) as (playground, world_file):
        playground.changes.listeners.append(world_file.save_soon)
        before = world_file._database.total_changes
        next(iter(playground.people.values())).says(table_of(playground), "hello")
        assert await playground.until(lambda: world_file._database.total_changes > before, 2)


def test_one_playground_at_a_time(tmp_path: Path) -> None:
    with kept(tmp_path), pytest.raises(UnusableFile, match="another playground"):
        WorldFile(tmp_path / "world.db", Playground())


@pytest.mark.parametrize("content", ["not a database at all " * 100, ""])
def test_a_file_of_another_kind_is_refused_or_new(tmp_path: Path, content: str) -> None:
    (tmp_path / "world.db").write_text(content)
    if content:
        with pytest.raises(UnusableFile, match="FRESH=1"):
            WorldFile(tmp_path / "world.db", Playground())
    else:
        with kept(tmp_path) as (playground, _):
            assert len(playground.people) == 3


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line with which the playground refuses to begin."""
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize("fresh", [[], ["--fresh"]])
def test_a_file_for_a_folder_is_one_line(
    fresh: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    said = complaint(capsys, "--folder", str(tmp_path / "file"), *fresh)
    assert said.startswith(f"playground: {tmp_path}/file/playground-world.db cannot be ")


def test_a_folder_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with kept(tmp_path):
        pass
    world = (tmp_path / "world.db").rename(tmp_path / "playground-world.db")
    for files in ([], [world]):
        with unwritable(*files) as folder:
            assert "playground-world.db cannot be used" in complaint(
                capsys, "--folder", str(folder)
            )


def test_a_port_that_does_not_exist_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--port", "99999"])
    assert ended.value.code == 2
    assert "argument --port: a number up to 65535" in capsys.readouterr().err


def test_a_format_from_the_future_is_refused(tmp_path: Path) -> None:
    with kept(tmp_path) as (_, world_file):
        world_file.save()
        with world_file._database:
            world_file._database.execute(
                "update record set json = cast(replace(json, ?, ?) as blob) where kind = 'notes'",
                ('"format":1', '"format":9'),
            )
        world_file.save = lambda: None  # type: ignore[method-assign]
    world_file = WorldFile(tmp_path / "world.db", Playground())
    with pytest.raises(UnusableFile, match="FRESH=1"):
        world_file.restore()
    world_file._database.close()
