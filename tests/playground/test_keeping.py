"""The playground remembers: what is saved comes back, and nothing is written twice."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playground import Playground
from playground.discord import posting
from playground.discord.posting import Upload
from playground.discord.world import COMMAND, Channel, Emoji, Message
from playground.host.keeping import KINDS, Keeper, Unusable
from playground.host.opening import furnish
from tests.playground.bare import png
from tests.playground.wire import gallery, v2


@contextmanager
def kept(path: Path) -> Iterator[tuple[Playground, Keeper]]:
    playground = Playground()
    keeper = Keeper(path / "world.db", playground)
    keeper.restore() or furnish(playground)
    yield playground, keeper
    keeper.close()


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
    asked = playground.ask(COMMAND, ana.id, table.id, {"id": "1", "name": "play", "type": 1})
    board.interaction_id = asked.id
    playground.stop_timers()
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
    with kept(tmp_path) as (playground, keeper):
        board = post_board(playground)
        keeper.save()
        before = keeper._database.total_changes
        keeper.save()
        assert keeper._database.total_changes == before
        posting.revise(playground, board, {"components": board.components}, {})
        keeper.save()
        assert keeper._database.total_changes == before + 1, "the message, not its picture"
        posting.remove(playground, board)
        keeper.save()
        assert not keeper._database.execute("select id from file").fetchall()


async def test_a_change_is_saved_after_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.host.keeping.DELAY_SECONDS", 0.01)
    with kept(tmp_path) as (playground, keeper):
        playground.after_change.append(keeper.soon)
        before = keeper._database.total_changes
        next(iter(playground.people.values())).says(table_of(playground), "hello")
        assert await playground.until(lambda: keeper._database.total_changes > before, 2)


def test_one_playground_at_a_time(tmp_path: Path) -> None:
    with kept(tmp_path), pytest.raises(Unusable, match="another playground"):
        Keeper(tmp_path / "world.db", Playground())


@pytest.mark.parametrize("content", ["not a database at all " * 100, ""])
def test_a_file_of_another_kind_is_refused_or_new(tmp_path: Path, content: str) -> None:
    (tmp_path / "world.db").write_text(content)
    if content:
        with pytest.raises(Unusable, match="FRESH=1"):
            Keeper(tmp_path / "world.db", Playground())
    else:
        with kept(tmp_path) as (playground, _):
            assert len(playground.people) == 3


def test_a_format_from_the_future_is_refused(tmp_path: Path) -> None:
    with kept(tmp_path) as (_, keeper):
        keeper.save()
        with keeper._database:
            keeper._database.execute(
                "update record set json = cast(replace(json, ?, ?) as blob) where kind = 'notes'",
                ('"format":1', '"format":9'),
            )
        keeper.save = lambda: None  # type: ignore[method-assign]
    keeper = Keeper(tmp_path / "world.db", Playground())
    with pytest.raises(Unusable, match="FRESH=1"):
        keeper.restore()
    keeper._database.close()
