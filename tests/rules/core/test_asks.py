"""An ask accepts what it offers, and its signature changes with what is on offer."""

import pytest

from rules.core.asks import Ask, Choose, Option, Part, Pick, one_choice, signature, single
from rules.core.chance import Luck
from rules.core.record import Action, Reconsider, fingerprint


class Keep(Action, frozen=True):
    picked: tuple[int, ...] = ()
    colour: str = "red"


class Go(Action, frozen=True):
    to: int


GO = Choose(tuple(single(Go(to), "go", to=to) for to in range(3)), "go")
KEEP = Pick(Keep(), tuple(Part("die", {"face": face}) for face in (3, 3, 5)), least=1, most=2)


def test_a_choice_accepts_its_options_alone() -> None:
    assert all(GO.accepts(Go(to)) for to in range(3))
    assert not GO.accepts(Go(3))
    assert not GO.accepts(Keep((0,)))
    assert not GO.accepts("go")


@pytest.mark.parametrize("picked", [(0,), (2,), (0, 1), (1, 2)])
def test_a_pick_accepts_ascending_places(picked: tuple[int, ...]) -> None:
    assert KEEP.accepts(Keep(picked))
    assert KEEP.with_picked(picked[::-1]) == Keep(picked)


@pytest.mark.parametrize("picked", [(), (0, 1, 2), (1, 0), (0, 0), (3,), (-1,), (True,), [0]])
def test_a_pick_refuses_other_places(picked: tuple[int, ...]) -> None:
    assert not KEEP.accepts(Keep(picked))


def test_a_pick_refuses_another_move() -> None:
    assert not KEEP.accepts(Keep((0,), colour="blue"))
    assert not KEEP.accepts(Go(0))


def test_any_question_may_be_answered() -> None:
    ask = Ask((GO, KEEP))
    assert ask.accepts(Go(1))
    assert ask.accepts(Keep((1,)))
    assert not ask.accepts(Go(9))
    assert ask.moves == (Go(0), Go(1), Go(2))


def test_samples_are_accepted_and_reach_everything() -> None:
    ask, luck = Ask((GO, KEEP)), Luck(b"0")
    samples = [ask.sample(luck) for _ in range(300)]
    assert all(map(ask.accepts, samples))
    assert {Go(0), Go(1), Go(2), Keep((0,)), Keep((0, 1)), Keep((1, 2))} <= set(samples)


def test_samples_reconsider_only_when_they_must() -> None:
    back = single(Reconsider(), "reconsider")
    luck = Luck(b"0")
    mixed = Ask((Choose((*GO.options, back), "go"), Choose((back,), "back")))
    assert Reconsider() not in {mixed.sample(luck) for _ in range(100)}
    assert Ask((Choose((back,), "back"),)).sample(luck) == Reconsider()


def test_the_signature_changes_with_the_moves_and_not_with_the_facts() -> None:
    ask = Ask((GO, KEEP))
    other_facts = Choose(tuple(single(Go(to), "go", to=to + 1) for to in range(3)), "go")
    assert signature(Ask((other_facts, KEEP))) == signature(ask)
    assert signature(Ask((Choose(GO.options[:2], "go"), KEEP))) != signature(ask)
    assert signature(Ask((GO,))) != signature(ask)
    assert signature(None) == b""


def test_a_move_said_in_one_part() -> None:
    assert single(Go(1), "go", icon="arrow", to=1) == Option(
        Go(1), (Part("go", {"to": 1}, "arrow"),)
    )


def test_a_question_with_one_answer_is_called_like_it() -> None:
    assert one_choice(Go(1), "go", private=True, to=1) == Choose(
        (single(Go(1), "go", to=1),), "go", private=True, facts={"to": 1}
    )


def test_a_pick_is_called_like_its_move_and_says_what_that_names() -> None:
    assert KEEP.word == "keep"
    assert KEEP.facts == {"colour": "red"}


def test_a_fingerprint_names_an_action_in_every_process() -> None:
    """Ids of buttons that were sent long ago hold it, so it never changes."""
    assert fingerprint(Go(1)) == "ee0e148674ab"
    assert len({fingerprint(Go(to)) for to in range(100)}) == 100


def test_a_move_is_found_by_its_question_and_fingerprint() -> None:
    ask = Ask((GO, KEEP))
    assert ask.named(0, fingerprint(Go(2))) == Go(2)
    assert ask.named(0, fingerprint(Go(3))) is None
    assert ask.named(0, "") is None


@pytest.mark.parametrize("question", [1, 2, -1])
def test_no_move_is_found_where_the_question_is_no_choice(question: int) -> None:
    """A pick, a question beyond the last, one before the first."""
    assert Ask((GO, KEEP)).named(question, fingerprint(Go(0))) is None


@pytest.mark.parametrize(("bits", "places"), [(0b1, (0,)), (0b110, (1, 2)), (0b101, (0, 2))])
def test_each_bit_picks_an_item(bits: int, places: tuple[int, ...]) -> None:
    ask = Ask((GO, KEEP))
    assert ask.picked(1, bits) == Keep(places)
    assert ask.accepts(ask.picked(1, bits))


@pytest.mark.parametrize("bits", [0b1000, 0b1001, 1 << 40, -1])
def test_nothing_is_picked_by_a_bit_beyond_the_items(bits: int) -> None:
    assert Ask((GO, KEEP)).picked(1, bits) is None


@pytest.mark.parametrize("question", [0, 2, -1])
def test_nothing_is_picked_where_the_question_is_no_pick(question: int) -> None:
    assert Ask((GO, KEEP)).picked(question, 0b1) is None


@pytest.mark.parametrize("bits", [0, 0b111])
def test_too_few_or_too_many_items_are_left_to_be_refused(bits: int) -> None:
    ask = Ask((GO, KEEP))
    assert ask.picked(1, bits) is not None
    assert not ask.accepts(ask.picked(1, bits))
