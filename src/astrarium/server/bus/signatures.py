"""Signs what travels over NATS: only the nodes and workers of this site are believed, whoever else may publish there.

A message is `sender, number, moment, signature, data`. The signature is keyed with what the site's secret gives for
this purpose alone, and covers the subject too, so that no message can be moved to another table. What is older than a
minute is not believed, and where a message must count once (`Heard`) neither is what was heard before.
"""

import hmac
import logging
import secrets
import time
from collections.abc import Callable
from hashlib import blake2b
from struct import Struct

log = logging.getLogger("astrarium.bus")

FRESH = 60.0  # seconds that a message may be on its way, and by which the clocks of two machines may differ
SIGNATURE = 16  # bytes
MOST_SENDERS = 64  # whom one listener remembers before it forgets those who fell silent
QUIET = 60.0  # seconds between two lines of the log about messages that are not believed

_HEAD = Struct(">8sQQ")  # sender, number, moment in milliseconds
_BEFORE = _HEAD.size + SIGNATURE

Heard = dict[bytes, tuple[int, int]]  # of one listener: the latest number of each sender, and its moment


class Signer:
    """One process of a site. `on_forged` is told why a message was not believed."""

    def __init__(self, secret: bytes, now: Callable[[], float] = time.time) -> None:
        key = blake2b(secret, digest_size=32, person=b"astrarium-bus").digest()
        self._begin = blake2b(key=key, digest_size=SIGNATURE)  # copied: quicker than to begin anew
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
        """What was signed, or None: then it is counted, and told to the operator now and then."""
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
        digest.update(b"%b\0%b" % (subject.encode(), head))  # no subject holds a zero
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
