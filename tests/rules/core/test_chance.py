"""Luck is an argument, can be checked by anyone, and is written down."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import (
    KeyedLuck,
    Luck,
    SameLuck,
    Taped,
    commitment,
    dice,
    die,
    draw,
    drawn,
    keyed,
    shuffled,
)
from rules.core.errors import TapeMismatch


def by_hand(seed: bytes, message: bytes) -> int:
    """HMAC-SHA256 as RFC 2104 writes it, its first eight bytes as a number."""
    key = seed.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
    return int.from_bytes(outer[:8], "big")


@pytest.mark.parametrize("number", range(20))
def test_a_draw_is_the_hmac_of_the_seed_and_its_number(number: int) -> None:
    assert draw(b"0", number, 6) == by_hand(b"0", f"{number}:0".encode()) % 6
    assert draw(b"1", number, 52) == by_hand(b"1", f"{number}:0".encode()) % 52


def test_a_draw_above_the_largest_multiple_is_rejected() -> None:
    """Below 2⁶³ + 1 about every second attempt is."""
    n = 2**63 + 1
    retried = 0
    for number in range(20):
        attempt = 0
        while by_hand(b"0", f"{number}:{attempt}".encode()) >= n:
            attempt += 1
        assert draw(b"0", number, n) == by_hand(b"0", f"{number}:{attempt}".encode())
        retried += attempt > 0
    assert retried > 3


def test_the_value_on_the_limit_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = 2**64 - 2**64 % 6
    values = iter([limit, limit - 1])
    digest = lambda *_: next(values).to_bytes(8, "big") + bytes(24)  # noqa: E731  (one line)
    monkeypatch.setattr(hmac, "digest", digest)
    assert draw(b"0", 0, 6) == 5


def test_nothing_can_be_drawn_below_0() -> None:
    with pytest.raises(ValueError, match="below 0"):
        draw(b"0", 0, 0)


@given(seed=st.binary(), number=st.integers(0, 10**6), n=st.integers(1, 2**64))
def test_a_draw_lies_below_n(seed: bytes, number: int, n: int) -> None:
    assert 0 <= draw(seed, number, n) < n


def test_luck_counts_its_draws_and_keeps_the_tape() -> None:
    luck = Luck(b"0")
    rolled = dice(luck, 5)
    assert luck.drawn == 5
    assert luck.tape == [(6, face - 1) for face in rolled]


def test_luck_wound_back_gives_the_same_again() -> None:
    luck = Luck(b"0")
    first = [luck.below(100) for _ in range(10)]
    assert [Luck(b"0", drawn=4).below(100)] == first[4:5]
    again = Luck(b"0", drawn=6)
    assert [again.below(100) for _ in range(4)] == first[6:]


def test_a_keyed_draw_depends_on_what_is_thrown_and_not_on_how_many_were_before() -> None:
    first, later = KeyedLuck(b"0"), KeyedLuck(b"0", drawn=40)
    later.below(6)
    at = [
        keyed(luck, "turn", 3, "die", 2, choices=(1, "a")).below(10**6) for luck in (first, later)
    ]
    assert at[0] == at[1] == by_hand(b"0", b'turn/3/die/2#0 [1,"a"]:0') % 10**6


def test_each_part_of_the_key_counts() -> None:
    def thrown(*place: str | int, choices: object = None) -> int:
        return keyed(KeyedLuck(b"0"), *place, choices=choices).below(2**40)

    values = [
        thrown("turn", 1),
        thrown("turn", 2),
        thrown("roll", 1),
        thrown("turn", 1, choices=()),
        thrown("turn", 1, choices=(1,)),
        keyed(KeyedLuck(b"1"), "turn", 1).below(2**40),
    ]
    assert len(set(values)) == len(values)


def test_a_part_of_a_throw_has_the_key_of_the_whole_and_its_own() -> None:
    luck = KeyedLuck(b"0")
    roll = keyed(luck, "roll", 1, choices="a")
    parts = [keyed(roll, "die", place).below(2**40) for place in range(3)]
    whole = keyed(luck, "roll", 1, "die", 2, choices="a").below(2**40)
    assert len(set(parts)) == 3
    assert parts[2] == whole


def test_a_throw_of_several_draws_is_on_the_tape() -> None:
    luck = KeyedLuck(b"0", drawn=7)
    cards = shuffled(keyed(luck, "pile"), range(20))
    assert sorted(cards) == list(range(20))
    assert [n for n, _ in luck.tape] == list(range(20, 1, -1))
    assert luck.drawn == 7 + 19
    assert len({value for _, value in luck.tape}) > 5


def test_a_chance_without_keys_draws_as_ever() -> None:
    luck = Luck(b"0")
    assert keyed(luck, "turn", 1) is luck
    assert keyed(Taped([(6, 3)]), "turn", 1).below(6) == 3


def test_keyed_dice_show_each_face_about_as_often() -> None:
    luck = KeyedLuck(b"0")
    faces = [die(keyed(luck, "turn", turn, choices=turn % 7)) for turn in range(6000)]
    assert all(880 < faces.count(face) < 1120 for face in range(1, 7))


def test_a_die_shows_1_to_6_each_about_as_often() -> None:
    luck = Luck(b"0")
    faces = [die(luck) for _ in range(6000)]
    assert all(880 < faces.count(face) < 1120 for face in range(1, 7))
    assert set(faces) == {1, 2, 3, 4, 5, 6}


def test_a_shuffle_keeps_the_items_and_is_fisher_and_yates() -> None:
    assert sorted(shuffled(Luck(b"0"), range(20))) == list(range(20))
    assert shuffled(Taped([(3, 0), (2, 1)]), "abc") == ("c", "b", "a")


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    tapes = [((3, first), (2, second)) for first in range(3) for second in range(2)]
    assert len({shuffled(Taped(tape), "abc") for tape in tapes}) == 6


def test_one_of_several_items_is_drawn() -> None:
    assert drawn(Taped([(3, 2)]), "abc") == "c"


def test_a_tape_plays_back_and_must_be_used_up() -> None:
    taped = Taped([(6, 3), (2, 1)])
    assert taped.below(6) == 3
    with pytest.raises(TapeMismatch, match="1 draws left"):
        taped.finish()
    assert taped.below(2) == 1
    taped.finish()


def test_other_draws_than_recorded_fail_loudly() -> None:
    with pytest.raises(TapeMismatch, match="below 5 where the tape has one below 6"):
        Taped([(6, 3)]).below(5)
    with pytest.raises(TapeMismatch, match="ended"):
        Taped([]).below(6)


def test_the_commitment_is_the_seeds_hash() -> None:
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()
    assert hmac.compare_digest(commitment(b""), hashlib.sha256().hexdigest())


def test_same_luck_goes_by_the_place_alone() -> None:
    luck = SameLuck(b"seed")
    first = [luck.at("turn", 1, choices=choice).below(1000) for choice in (None, "a", ("b", 2))]
    assert len(set(first)) == 1
    assert luck.at("turn", 2).below(1000) != first[0]
    parts = [luck.at("turn", 1).at("die", 3, choices=choice).below(1000) for choice in (None, 5)]
    assert len(set(parts)) == 1


def test_keyed_luck_goes_by_what_was_decided_too() -> None:
    luck = KeyedLuck(b"seed")
    drawn = {luck.at("turn", 1, choices=choice).below(10**9) for choice in (None, "a", ("b", 2))}
    assert len(drawn) == 3
