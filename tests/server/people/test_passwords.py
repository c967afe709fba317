"""Which passwords are accepted; hashing outside the event loop, a few at a time."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from argon2 import PasswordHasher

from astrarium.server.declined import Declined
from astrarium.server.people.passwords import Busy, Passwords, check_password

from ..until import PATIENCE
from .quick import QUICK


@pytest.mark.parametrize(
    "password",
    ["plum-tractor-9-lamp", "ôté à l’aube 42", "correct zebra umbrella", "x7#kQ!m2pL0z", "   all spaces count  ",
     "🚀🌍🪐🌙⭐🌞🌠🌌🔭🛰👽🛸", "dragon monkey sunshine lamp"],
)  # fmt: skip
def test_long_and_uncommon_is_enough(password: str) -> None:
    check_password(password, "Ann", "ann@example.org")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short-one-1", "password_length"),
        ("x" * 129, "password_length"),
        ("aaaaaaaaaaaa", "password_common"),
        ("abcabcabcabc", "password_common"),
        ("123456789012", "password_common"),
        ("987654321098", "password_common"),
        ("qwertyuiopas", "password_common"),
        ("azertyuiopqs", "password_common"),
        ("1qaz2wsx3edc", "password_common"),
        ("password1234", "password_common"),
        ("P@ssw0rd2024!", "password_common"),
        ("MotDePasse123", "password_common"),
        ("Iloveyou 2020", "password_common"),
        ("Bonjour2024!!", "password_common"),
        ("bienvenue2024", "password_common"),
        (" " * 12, "password_common"),
        ("121112121112122122212112", "password_common"),
        ("correct horse battery staple", "password_common"),
        ("my name is annabelle", "password_own_name"),
        ("anna.b and a lamp", "password_own_name"),
    ],
)
def test_declined_passwords(password: str, code: str) -> None:
    with pytest.raises(Declined, match=code):
        check_password(password, "Annabelle", "anna.b@example.org")


@pytest.fixture
async def passwords() -> AsyncIterator[Passwords]:
    found = Passwords(QUICK, threads=2, waiting=2)
    yield found
    found.close()


async def test_a_hash_fits_its_password_only(passwords: Passwords) -> None:
    known = await passwords.hash("plum-tractor-9-lamp é")
    assert known.startswith("$argon2id$")
    assert await passwords.check(known, "plum-tractor-9-lamp e\u0301")
    assert not await passwords.check(known, "plum-tractor-9-lamp")
    assert not await passwords.check("not a hash", "plum-tractor-9-lamp")
    assert not passwords.is_dated(known)
    assert passwords.is_dated(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1).hash("x"))


async def test_nobodys_password_takes_a_hash_too(monkeypatch: pytest.MonkeyPatch, passwords: Passwords) -> None:
    checked: list[str] = []
    real = PasswordHasher.verify

    def verify(self: PasswordHasher, known: str, password: str) -> bool:
        checked.append(known)
        return real(self, known, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    assert not await passwords.check(None, "whatever it may be")
    assert len(checked) == 1
    assert not passwords.is_dated(checked[0])


async def test_few_at_once_and_never_on_the_loop(monkeypatch: pytest.MonkeyPatch, passwords: Passwords) -> None:
    running, most, threads = 0, 0, set()
    lock, pair = threading.Lock(), threading.Barrier(2)

    def slow(self: PasswordHasher, password: str) -> str:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
            threads.add(threading.current_thread())
        with suppress(threading.BrokenBarrierError):
            pair.wait(PATIENCE)  # for the other one: so two are at it at once, however slow the machine is
        with lock:
            running -= 1
        return "hash"

    monkeypatch.setattr(PasswordHasher, "hash", slow)
    done = await asyncio.gather(*(passwords.hash("x") for _ in range(6)), return_exceptions=True)
    assert done.count("hash") == 4
    assert sum(isinstance(answer, Busy) for answer in done) == 2
    assert most == 2
    assert threading.main_thread() not in threads
    pair.abort()
    assert await passwords.hash("x") == "hash"


def test_the_real_parameters_are_those_of_owasp() -> None:
    made = PasswordHasher()
    found = Passwords()
    try:
        hasher = found._hasher
        assert (hasher.time_cost, hasher.memory_cost, hasher.parallelism) == (2, 19_456, 1)
        assert hasher.type == made.type
    finally:
        found.close()
