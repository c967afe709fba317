"""Passwords: which ones we accept, and their hashes (Argon2id), computed outside the event loop."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..declined import Declined
from .common_passwords import is_common

SHORTEST = 12
LONGEST = 128
_OWN_WORD = 4  # shorter names occur in too many good passwords

T = TypeVar("T")


class Busy(Exception):  # noqa: N818  (a state of the world)
    """Too many passwords are being checked already."""


def check_password(password: str, name: str, email: str, site: Iterable[str] = ()) -> None:
    """Raises Declined unless this is acceptable as a password: long enough, not common, not the person's own name.

    `site`: words that any visitor would guess. There are no rules about kinds of characters.
    """
    password = _normal(password)
    if not SHORTEST <= len(password) <= LONGEST:
        raise Declined("password_length", least=SHORTEST, most=LONGEST)
    plain = password.casefold()
    own = (name, email, email.partition("@")[0])
    if any(len(word) >= _OWN_WORD and word.casefold() in plain for word in own):
        raise Declined("password_own_name")
    if is_common(password, site):
        raise Declined("password_common")


class Passwords:
    """Makes and checks hashes in a few threads: a hash takes much memory and time on purpose. Raises Busy."""

    def __init__(self, hasher: PasswordHasher | None = None, threads: int = 2, waiting: int = 32) -> None:
        self._hasher = hasher or PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._pool = ThreadPoolExecutor(threads, "passwords")
        self._room = threads + waiting
        # Checked when there is no hash to check, so that the answer takes as long.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        return await self._away(lambda: self._hasher.hash(_normal(password)))

    async def check_fit(self, password: str, name: str, email: str, site: Iterable[str] = ()) -> None:
        """As `check_password`."""
        await self._away(lambda: check_password(password, name, email, site))

    async def check(self, known: str | None, password: str) -> bool:
        """Whether the password is right. Takes as long if there is no hash to compare with."""
        right = await self._away(lambda: self._verify(known or self._nobody, _normal(password)))
        return right and known is not None

    def is_dated(self, known: str) -> bool:
        """Whether this hash was made with other parameters than the present ones."""
        return self._hasher.check_needs_rehash(known)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _away(self, work: Callable[[], T]) -> T:
        if self._room == 0:
            raise Busy
        self._room -= 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._room += 1


def _normal(password: str) -> str:
    """The same characters for the same password, whatever keyboard it was typed on."""
    return unicodedata.normalize("NFC", password)
