"""Secret tokens of 256 random bits, in cookies and links. The database keeps only their hashes."""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import blake2b

SIZE = 32


def new_token() -> bytes:
    return secrets.token_bytes(SIZE)


def spell_bytes(value: bytes) -> str:
    """Bytes as URL-safe base 64, for a URL or a cookie."""
    return urlsafe_b64encode(value).decode().rstrip("=")


def read_bytes(text: str) -> bytes | None:
    """The inverse of `spell_bytes`; None if it cannot have written this."""
    try:
        value = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (Error, UnicodeEncodeError):
        return None
    # Only one spelling is valid: base 64 would let the last letter vary.
    return value if spell_bytes(value) == text else None


def spell_token(token: bytes) -> str:
    """A token as text, for a cookie or a link."""
    return spell_bytes(token)


def read_token(text: str) -> bytes | None:
    """The inverse of `spell_token`; None if this is not a token."""
    token = read_bytes(text)
    return token if token is not None and len(token) == SIZE else None


def hash_token(token: bytes) -> bytes:
    """The hash that the database keeps. A token is random, so that nobody can guess it from a plain hash."""
    return blake2b(token, digest_size=SIZE).digest()


class Seal:
    """Signs tokens, so that an invented one is rejected without asking the database."""

    def __init__(self, secret: bytes, purpose: bytes) -> None:
        self._key = blake2b(secret, digest_size=SIZE, person=purpose).digest()

    def close(self, token: bytes) -> str:
        """The token and its signature."""
        return f"{spell_token(token)}.{spell_token(self._sign(token))}"

    def open(self, value: str) -> bytes | None:
        """The token, if we signed it."""
        body, dot, signature = value.partition(".")
        token, signed = read_token(body), read_token(signature)
        if not dot or token is None or signed is None:
            return None
        return token if hmac.compare_digest(self._sign(token), signed) else None

    def _sign(self, token: bytes) -> bytes:
        return blake2b(token, digest_size=SIZE, key=self._key).digest()
