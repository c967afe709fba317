"""Signed messages: believed only if they are ours, on their own subject, fresh, and heard once."""

import pytest

from astrarium.server.bus.signatures import FRESH, MOST_SENDERS, Heard, Signer

KEY = b"k" * 32


class Clock:
    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at


def test_what_is_signed_is_read_by_whoever_has_the_secret() -> None:
    one, other, stranger = Signer(KEY), Signer(KEY), Signer(b"x" * 32)
    for data in (b"", b"x", bytes(100_000)):
        message = one.sign("table.1", data)
        assert other.read("table.1", message) == data
        assert stranger.read("table.1", message) is None


@pytest.mark.parametrize("message", [b"", b"[]", b'["entry","n",1,2,"{}"]', bytes(39), bytes(40), bytes(200)])
def test_what_is_not_signed_is_nothing(message: bytes) -> None:
    told: list[str] = []
    signer = Signer(KEY)
    signer.on_forged = told.append
    assert signer.read("table.1", message) is None
    assert told == ["signature"]


def test_no_byte_can_be_changed_and_no_subject() -> None:
    signer = Signer(KEY)
    message = signer.sign("table.1", b"said")
    for place in range(len(message)):
        changed = bytearray(message)
        changed[place] ^= 1
        assert signer.read("table.1", bytes(changed)) is None
    assert signer.read("table.2", message) is None
    assert signer.read("table.1", message) == b"said"


def test_a_message_is_believed_for_a_minute() -> None:
    clock = Clock()
    signer = Signer(KEY, clock)
    told: list[str] = []
    signer.on_forged = told.append
    message = signer.sign("a", b"x")
    clock.at += FRESH
    assert signer.read("a", message) == b"x"
    clock.at += 0.01
    assert signer.read("a", message) is None
    clock.at -= 2 * FRESH + 0.02  # a machine whose clock is behind by more
    assert signer.read("a", message) is None
    assert told == ["age", "age"]
    assert signer.read("a", message, fresh=3600) == b"x"


def test_a_listener_believes_each_message_once_and_none_from_before_it() -> None:
    one, other = Signer(KEY), Signer(KEY)
    heard: Heard = {}
    told: list[str] = []
    other.on_forged = told.append
    first, second = one.sign("a", b"1"), one.sign("a", b"2")
    assert other.read("a", second, heard=heard) == b"2"
    assert other.read("a", second, heard=heard) is None
    assert other.read("a", first, heard=heard) is None
    assert told == ["repeated", "repeated"]
    assert other.read("a", Signer(KEY).sign("a", b"3"), heard=heard) == b"3", "another node counts for itself"


def test_a_listener_forgets_those_who_fell_silent() -> None:
    clock = Clock()
    reader, heard = Signer(KEY, clock), Heard()
    for _ in range(MOST_SENDERS):
        assert reader.read("a", Signer(KEY, clock).sign("a", b"x"), heard=heard) == b"x"
    clock.at += FRESH + 1
    assert reader.read("a", Signer(KEY, clock).sign("a", b"x"), heard=heard) == b"x"
    assert len(heard) == 1
