"""Signs the messages on NATS, so that only those of this site's nodes and workers are believed.

A message is `sender, number, moment, signature, data`. The key is derived from the site's secret for this purpose
alone. The signature covers the subject too, so that no message can be moved to another table. Messages older than a
minute are dropped, and where a message must count once (`Heard`), repeated ones too.
"""

import hmac
import logging
import secrets
import time
from collections.abc import Callable
from hashlib import blake2b
from struct import Struct

log = logging.getLogger("astrarium.bus")

FRESH = 60.0  # seconds that a message may take, plus the difference between two machines' clocks
SIGNATURE = 16  # bytes
MOST_SENDERS = 64  # senders that one listener remembers before it forgets the silent ones
QUIET = 60.0  # seconds between two log lines about messages that are not believed

_HEAD = Struct(">8sQQ")  # sender, number, moment in milliseconds
_BEFORE = _HEAD.size + SIGNATURE

Heard = dict[bytes, tuple[int, int]]  # one listener's memory: the latest number of each sender, and its moment


class Signer:
    """The signature of one process of a site. `on_forged` is called with the reason why a message was not believed."""

    def __init__(self, secret: bytes, now: Callable[[], float] = time.time) -> None:
        key = blake2b(secret, digest_size=32, person=b"astrarium-bus").digest()
        self._begin = blake2b(key=key, digest_size=SIGNATURE)  # copied for each message: quicker than a new one
        self._sender = secrets.token_bytes(8)
        self._number = 0
        self._now = now
        self._silent_until = 0.0
        self.on_forged: Callable[[str], None] = lambda why: None

    def sign(self, subject: str, data: bytes) -> bytes:
        self._number += 1
        head = _HEAD.pack(self._sender, self._number, int(self._now() * 1000))
        return head + self._signature(subject, head, data) + data

    def read(self, subject: str, message: bytes, fresh: float = FRESH, heard: Heard | None = None) -> bytes | None:
        """The signed data, or None if it is not believed; that is counted, and logged once in a while."""
        head, signature, data = message[: _HEAD.size], message[_HEAD.size : _BEFORE], message[_BEFORE:]
        if len(signature) < SIGNATURE or not hmac.compare_digest(signature, self._signature(subject, head, data)):
            self._doubt("signature", subject)
            return None
        sender, number, moment = _HEAD.unpack(head)
        now = self._now() * 1000
        if abs(now - moment) > fresh * 1000:
            self._doubt("age", subject)
            return None
        if heard is not None:
            if number <= heard.get(sender, (0, 0))[0]:
                self._doubt("repeated", subject)
                return None
            if len(heard) >= MOST_SENDERS and sender not in heard:
                for other in [one for one, (_, at) in heard.items() if abs(now - at) > fresh * 1000]:
                    del heard[other]
            heard[sender] = number, moment
        return data

    def _signature(self, subject: str, head: bytes, data: bytes) -> bytes:
        digest = self._begin.copy()
        digest.update(b"%b\0%b" % (subject.encode(), head))  # no subject contains a zero byte
        digest.update(data)
        return digest.digest()

    def _doubt(self, why: str, subject: str) -> None:
        self.on_forged(why)
        now = time.monotonic()
        if now >= self._silent_until:
            self._silent_until = now + QUIET
            log.warning("a message on NATS is not believed (%s): %.100r", _REASONS[why], subject)


_REASONS = {
    "signature": "not signed by this site, or by a node or worker with another secret key",
    "age": "too old: sent again by somebody, or the clocks of two machines differ",
    "repeated": "heard before: sent again by somebody",
}
