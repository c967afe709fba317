"""Short codes of tables: six letters that can be read out across a room and typed on a phone."""

import secrets

from ...store.codes import Codes

# Consonants alone make no words; without digits and vowels nothing looks like another.
ALPHABET = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """A code as somebody typed it. None if it cannot be one."""
    code = "".join(text.upper().replace("-", " ").split())
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


async def code_of(codes: Codes, table: int) -> str:
    """The table's code, made when it is first asked for."""
    while (code := await codes.of(table)) is None:
        await codes.offer(new_code(), table)
    return code
