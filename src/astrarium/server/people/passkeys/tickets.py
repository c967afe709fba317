"""Short-lived notes that we sign and give to browsers: any node can read them, and unused ones leave no trace.

A ticket's signature is also the challenge that a passkey answers: it cannot be predicted, and no two are the same.
"""

import hmac
from hashlib import blake2b
from typing import Literal

import msgspec

from ...clock import MINUTE, Clock
from ...declined import Declined
from ..tokens import SIZE, new_token, read_bytes, spell_bytes

LIFE = 5 * MINUTE
NOBODY = 0

# second: after a right password or link. register, prove: for a person who is signed in. enter: for anybody.
Purpose = Literal["second", "register", "prove", "enter"]


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """Who may do what until when. It is void once the person's epoch has changed."""

    purpose: Purpose
    person: int
    epoch: int
    until: int
    salt: bytes
    by_link: bool = False  # a person who reads the account's mail may set a new password


class Tickets:
    """Writes and reads tickets."""

    def __init__(self, secret: bytes, now: Clock) -> None:
        self._key = blake2b(secret, digest_size=SIZE, person=b"ticket").digest()
        self._now = now

    def write(self, purpose: Purpose, person: int = NOBODY, epoch: int = 0, by_link: bool = False) -> str:
        ticket = Ticket(purpose, person, epoch, self._now() + LIFE, new_token()[:16], by_link)
        body = spell_bytes(msgspec.json.encode(ticket))
        return f"{body}.{spell_bytes(self._sign(body))}"

    def read(self, text: str, *purposes: Purpose) -> Ticket:
        """The ticket. Raises Declined unless we wrote it, for one of these purposes, and it has not expired."""
        body, _, signature = text.partition(".")
        written, signed = read_bytes(body), read_bytes(signature)
        if written is None or signed is None or not hmac.compare_digest(self._sign(body), signed):
            raise Declined("bad_ticket")
        ticket = msgspec.json.decode(written, type=Ticket)
        if ticket.purpose not in purposes or ticket.until <= self._now():
            raise Declined("bad_ticket")
        return ticket

    def challenge(self, text: str) -> bytes:
        """The challenge that a passkey signs for this ticket."""
        return self._sign(text.partition(".")[0])

    def _sign(self, body: str) -> bytes:
        return blake2b(body.encode(), digest_size=SIZE, key=self._key).digest()
