"""Options of the whole suite, and the databases that tests run on."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord.gateway import KeepAliveHandler

from bot.config import Server
from playground.host.postgres import Unobtainable
from tests.support import postgres

ENGINES = ("sqlite", "postgresql")
DOORS = ("gateway", "http")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept-pictures",
        action="store_true",
        help="rewrite the golden pictures that changed, and say which",
    )
    parser.addoption(
        "--accept-replays",
        action="store_true",
        help="write tests/replays anew from their first lines, and saves that are missing",
    )
    parser.addoption(
        "--engine",
        choices=(*ENGINES, "every"),
        help="run the tests that need a database on this engine alone, or on every one",
    )
    parser.addoption(
        "--door",
        choices=(*DOORS, "every"),
        help="how interactions reach the bot in the wire tests; every: in both ways",
    )


BEGUN = pytest.StashKey[bool]()
"""Whether this process began the run, and so ends it."""


def pytest_configure(config: pytest.Config) -> None:
    config.stash[BEGUN] = not hasattr(config, "workerinput") and postgres.begin_run()


def pytest_unconfigure(config: pytest.Config) -> None:
    if config.stash[BEGUN]:
        postgres.end_run()


LONG = (
    "tests/contract/test_words.py",
    "tests/contract/test_moves.py",
    "tests/contract/test_secrets.py",
    "tests/contract/test_recorded.py",
    "tests/contract/test_luck.py",
    "tests/contract/test_robots.py",
    "tests/contract/test_consent.py",
    "tests/contract/test_questions.py",
    "tests/contract/test_typed.py",
    "tests/contract/test_labels.py",
    "tests/bot/files/test_verify.py",
    "tests/bot/store/test_engines.py",
    "tests/bot/tables/test_costs.py",
    "tests/bot/test_interrupting.py",
    "tests/bot/test_pool.py",
    "tests/renderers/test_every_game.py",
    "tests/renderers/test_schemes.py",
    "tests/rules/desfausse/test_simulator.py",
    "tests/rules/tres_fute_4ever/test_learning.py",
    "tests/rules/tres_fute_4ever/test_playouts.py",
    "test_properties.py",
    "test_robot.py",
    "test_whole_games.py",
    "test_secrets.py",
    "test_golden.py",
    "test_layout.py",
    "test_deduction.py",
)
"""Files that play many games, draw many pictures or start processes: left out of the quick part."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.as_posix().endswith(LONG) or _needs_server(item):
            item.add_marker(pytest.mark.long)


def _needs_server(item: pytest.Item) -> bool:
    """Whether a test is on PostgreSQL: the quick part starts no server, and knows SQLite alone."""
    varied = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "server_database" in getattr(item, "fixturenames", ()) or "postgresql" in varied


@pytest.fixture(autouse=True)
def _no_heartbeat_outlives_its_test() -> Iterator[None]:
    """A client that is closed while it connects leaves a thread that sends a heartbeat later, to
    an event loop that is gone by then."""
    yield
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()


ON_BOTH = (
    "tests/bot/",
    "tests/wire/table/test_questions.py",
    "tests/wire/trouble/test_trouble.py",
    "tests/wire/days/test_reminders.py",
    "tests/wire/days/test_weeks.py",
)
"""Where tests run on both engines. Of the wire tests that is a sample: `make engines` has all."""

BY_BOTH = ("tests/wire/table/test_questions.py", "tests/wire/days/test_reminders.py")
"""Where tests run by both doors, on each of their engines."""

DOORS_OWN = "tests/wire/doors/"
"""Where a test is about one of the doors."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    place = metafunc.definition.path.relative_to(metafunc.config.rootpath).as_posix()
    _vary(metafunc, "engine", ENGINES, sample=place.startswith(ON_BOTH))
    if not place.startswith(DOORS_OWN):
        _vary(metafunc, "door", DOORS, sample=place.startswith(BY_BOTH))


def _vary(metafunc: pytest.Metafunc, name: str, values: tuple[str, ...], *, sample: bool) -> None:
    """Runs a test with each value, where the option says so, or where it is in the sample."""
    wanted = metafunc.config.getoption(f"--{name}") or ("every" if sample else "")
    if wanted == "every" and name in metafunc.fixturenames:
        metafunc.parametrize(name, values)


@pytest.fixture(scope="session")
def postgres_server() -> str:
    """The address of the run's PostgreSQL server."""
    try:
        return postgres.run_server()
    except Unobtainable as error:
        pytest.skip(str(error))


@pytest.fixture
def server_database(postgres_server: str) -> Iterator[Server]:
    """A new PostgreSQL database, with our schema and nothing in it."""
    with postgres.fresh(postgres_server, postgres.template(postgres_server)) as server:
        yield server


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    """Which one a test's database is on; `pytest_generate_tests` has it run on several."""
    return str(request.config.getoption("--engine") or ENGINES[0])


@pytest.fixture
def address(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> Path | Server:
    """A new database."""
    if engine == "sqlite":
        return tmp_path / "sixpips.db"
    server: Server = request.getfixturevalue("server_database")
    return server
