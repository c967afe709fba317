"""Short-lived notes that we sign and hand out: any node can read them, and nothing is kept of those that are lost.

A ticket's signature is also the challenge that a passkey answers: nobody can know it before, and no two are the same.
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

# second: the password was right, or the link. register, prove: of somebody who is signed in. enter: of anybody.
Purpose = Literal["second", "register", "prove", "enter"]


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """Who may do what until when. It is void when the person's epoch has moved on."""

    purpose: Purpose
    person: int
    epoch: int
    until: int
    salt: bytes
    by_link: bool = False  # whoever reads the mail of an account may give it a new password


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
        """Declined unless we wrote it, for one of these purposes, and not long ago."""
        body, _, signature = text.partition(".")
        written, signed = read_bytes(body), read_bytes(signature)
        if written is None or signed is None or not hmac.compare_digest(self._sign(body), signed):
            raise Declined("bad_ticket")
        ticket = msgspec.json.decode(written, type=Ticket)
        if ticket.purpose not in purposes or ticket.until <= self._now():
            raise Declined("bad_ticket")
        return ticket

    def challenge(self, text: str) -> bytes:
        """What a passkey signs for this ticket."""
        return self._sign(text.partition(".")[0])

    def _sign(self, body: str) -> bytes:
        return blake2b(body.encode(), digest_size=SIZE, key=self._key).digest()
