"""Invite links of tables, derived from the table's id and a key, so that none need be stored."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import blake2b

SIZE = 16


class Invites:
    """Makes and checks invite tokens: unguessable without the key, compared in constant time."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, table: int) -> str:
        digest = blake2b(table.to_bytes(8, "little"), key=self._key[:64], digest_size=SIZE, person=b"astrarium-invite")
        return urlsafe_b64encode(digest.digest()).decode().rstrip("=")

    def fits(self, table: int, token: str) -> bool:
        return hmac.compare_digest(self.of(table).encode(), token.encode())
