"""Ids of tables and persons: 60 random bits, spelled so that people can read them aloud."""

import secrets

BITS = 60
LENGTH = 12
_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: no i, l, o, u
_VALUES = {letter: value for value, letter in enumerate(_ALPHABET)}


def new_id() -> int:
    return secrets.randbits(BITS)


def spell(number: int) -> str:
    """The id as twelve letters and digits."""
    return "".join(_ALPHABET[number >> shift & 31] for shift in range(BITS - 5, -1, -5))


def read_id(text: str) -> int:
    """The inverse of `spell`. Raises ValueError if the text is not an id."""
    if len(text) != LENGTH:
        raise ValueError(f"a name has {LENGTH} characters")
    number = 0
    for letter in text:
        if letter not in _VALUES:
            raise ValueError(f"{letter!r} is in no name")
        number = number << 5 | _VALUES[letter]
    return number
