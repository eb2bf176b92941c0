"""The judge finds what there is to find: a game without any bot, and false evidence."""

import json
from collections import Counter

import msgspec
import pytest

from bot.screens.speakers import labelling, speaking
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.ui import ids
from playground.discord.errors import Violation
from renderers.catalog import PICTURES
from rules.catalog import GAMES
from rules.core.asks import Choose
from rules.core.record import fingerprint
from tests.contract.play import Play, played
from tests.faults.chronicle import Chronicle
from tests.faults.judge import SECOND_ANSWER, doubled, forgivable, leaks, lost
from tests.faults.presses import Press
from tests.faults.report import Figures, as_numbers, summed, table
from tests.faults.told import MARK, Told
from tests.faults.witness import Shown

pytestmark = pytest.mark.long

ANA, BEN = 11, 12
MOVES = 12


@pytest.fixture(scope="module")
def play() -> Play:
    return played(GAMES["think-str8"], 2, {}, seed=0)


@pytest.fixture(scope="module")
def chronicle(play: Play) -> Chronicle:
    """The first moves of a game."""
    table = Table(
        id=1,
        guild=1,
        channel=2,
        game=play.game.key,
        language="en",
        stage="playing",
        rules_version=play.game.rules_version,
        seed=bytes(32),
        baseline=msgspec.json.encode(play.states[0]),
        head=msgspec.json.encode(play.states[MOVES]),
        step=MOVES,
        opened_by=ANA,
        opened_at=0,
        changed_at=0,
        chairs=(Chair(ANA, "Ana"), Chair(BEN, "Ben")),
    )
    return Chronicle(table, rows(play))


def rows(play: Play) -> list[StepRow]:
    return [
        StepRow(
            number=number,
            seat=step.seat,
            action=msgspec.json.encode(step.action),
            events=msgspec.json.encode(told),
            tape=step.tape,
            drawn=0,
            at=0,
        )
        for number, (step, told) in enumerate(zip(play.steps, play.told, strict=True), start=1)
    ][:MOVES]


@pytest.fixture(scope="module")
def told(play: Play) -> Told:
    told = Told(play.game.key, ("Ana", "Ben"))
    told.learn([(r.number, r.seat, r.action.decode(), r.events.decode()) for r in rows(play)])
    return told


def pressed(chronicle: Chronicle) -> list[Press]:
    """A press for every step."""
    found = []
    for answered in chronicle.answered:
        for number, question in enumerate(answered.ask.questions):
            if isinstance(question, Choose) and answered.action in [
                option.action for option in question.options
            ]:
                name = fingerprint(answered.action)
                control = ids.Move("p", 1, answered.seat, answered.number, number, name)
                found.append(Press((ANA, BEN)[answered.seat], control, "", acknowledged=True))
    return found


def shown(reader: int | None, *lines: str, **facts: object) -> Shown:
    return Shown(1, 2, reader, lines, facts.get("controls", ()), facts.get("pictures", ()))  # type: ignore[arg-type]


def test_a_true_record_has_no_fault(chronicle: Chronicle, told: Told) -> None:
    presses = pressed(chronicle)
    assert len(presses) == MOVES
    assert list(doubled(chronicle, presses)) == []
    assert list(lost(chronicle, told, presses, [])) == []


def test_a_step_that_nobody_pressed_is_found(chronicle: Chronicle) -> None:
    presses = pressed(chronicle)
    assert len(list(doubled(chronicle, presses[:4] + presses[5:]))) == 1


def test_a_press_of_somebody_else_does_not_stand_for_a_step(chronicle: Chronicle) -> None:
    first, *others = pressed(chronicle)
    forged = Press(ANA + BEN - first.user, first.control, "", acknowledged=True)
    assert len(list(doubled(chronicle, [forged, *others]))) == 1


def test_an_acknowledged_press_that_is_not_in_the_log_is_found(
    chronicle: Chronicle, told: Told
) -> None:
    last = Chronicle(chronicle.table, [])
    (acknowledged, *_) = pressed(chronicle)
    assert len(list(lost(last, told, [acknowledged], []))) == 1


def test_an_ask_that_the_log_never_reached_is_found(chronicle: Chronicle, told: Told) -> None:
    later = ids.Move("p", 1, 0, chronicle.chairs[0].ask + 1, 0, "0" * 12)
    assert len(list(lost(chronicle, told, [], [shown(ANA, controls=(later,))]))) == 1


def test_a_deed_that_was_told_and_not_kept_is_found(chronicle: Chronicle, told: Told) -> None:
    picture = (("board-1.png", "", b""),)
    (known, *_) = told.beginnings
    true = shown(None, MARK + known, pictures=picture)
    false = shown(None, f"{MARK}{known} Ana wins.", pictures=picture)
    assert list(lost(chronicle, told, [], [true])) == []
    assert len(list(lost(chronicle, told, [], [false]))) == 1


def test_what_one_seat_sees_is_a_leak_in_the_channel(chronicle: Chronicle, told: Told) -> None:
    """The channel's own alt text is none; the one of Ana's view is, and so is its picture."""
    say = labelling(chronicle.table, "en")
    state, alt = chronicle.moments[-1].state, PICTURES["think-str8"].alt
    public, secret = (alt(chronicle.game.view(state, seat), say).text() for seat in (None, 0))
    for words, found in ((public, 1), (secret, 1)):
        picture = (("board-1.png", words, b"another picture"),)
        assert len(list(leaks(chronicle, told, [shown(None, pictures=picture)]))) == found
    assert "saw board-1.png" in next(leaks(chronicle, told, [shown(None, pictures=picture)]))


def test_a_line_of_a_seats_own_view_is_a_leak_in_the_channel(
    chronicle: Chronicle, told: Told
) -> None:
    say = speaking(chronicle.table, "en")
    state = chronicle.moments[-1].state
    public, secret = (
        "\n".join(PICTURES["think-str8"].text(chronicle.game.view(state, seat), say)).splitlines()
        for seat in (None, 0)
    )
    assert list(leaks(chronicle, told, [shown(None, *filter(None, public))])) == []
    assert list(leaks(chronicle, told, [shown(None, *filter(None, secret))])) != []


def test_private_controls_belong_to_their_owner(chronicle: Chronicle, told: Told) -> None:
    private = ids.Move("p", 1, 0, 1, 0, "0" * 12)
    assert list(leaks(chronicle, told, [shown(ANA, controls=(private,))])) == []
    for reader in (BEN, None):
        assert len(list(leaks(chronicle, told, [shown(reader, controls=(private,))]))) == 1


def test_only_a_private_view_may_name_a_picture_that_is_gone() -> None:
    gone = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND: '{}' was not found"
    view, board = "view-0123456789abcdef-1.png", "board-1.png"
    private, public = "/api/v10/webhooks/1/t/messages/@original", "/api/v10/channels/1/messages/2"
    for path, name, forgiven in (
        (private, view, True),
        (private, board, False),
        (public, view, False),
    ):
        assert forgivable(Violation("PATCH", path, None, gone.format(name))) is forgiven
    assert forgivable(Violation("POST", private, None, SECOND_ANSWER))
    assert not forgivable(Violation("POST", private, None, "too long"))


def test_figures_add_up_and_can_be_written() -> None:
    one = Figures("yahtzee", games=1, kills=2, faults=Counter({"429": 3}), lost=["a move"])
    other = Figures("verflixxt", games=1, kills=1, faults=Counter({"429": 1, "socket": 1}))
    *_, together = summed([one, other, one])
    assert json.loads(json.dumps(as_numbers(together)))["faults"] == {"429": 7, "socket": 1}
    assert (together.games, together.kills, together.failures) == (3, 5, ["lost: a move"] * 2)
    assert one.failures == ["lost: a move"]
    assert "429 7, socket 1" in table([together])
