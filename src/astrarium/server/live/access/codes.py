"""Short codes of tables: six letters, easy to read aloud and to type on a phone."""

import secrets

from ...store.codes import Codes

# Consonants alone make no words; without digits and vowels no two letters look alike.
ALPHABET = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed, normalized; None if it cannot be one."""
    code = "".join(text.upper().replace("-", " ").split())
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


async def code_of(codes: Codes, table: int) -> str:
    """The table's code, made at the first call."""
    while (code := await codes.of(table)) is None:
        await codes.offer(new_code(), table)
    return code
