"""Recovery codes: ten lines to keep on paper, each good for one sign-in without a passkey."""

import secrets
from hashlib import blake2b

from ..tokens import SIZE

HOW_MANY = 10
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no two look alike
LENGTH, GROUP = 24, 4  # 118 random bits: too many to guess from a plain hash


def new_codes() -> list[str]:
    return [_spell("".join(secrets.choice(LETTERS) for _ in range(LENGTH))) for _ in range(HOW_MANY)]


def hash_code(code: str) -> bytes:
    """The hash that the database keeps, however the code was typed."""
    plain = "".join(c for c in code.lower() if c in LETTERS)
    return blake2b(plain.encode(), digest_size=SIZE, person=b"recovery").digest()


def _spell(letters: str) -> str:
    return "-".join(letters[at : at + GROUP] for at in range(0, LENGTH, GROUP))
