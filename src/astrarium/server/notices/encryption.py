"""Encryption of pushes for one browser (RFC 8291, with RFC 8188), and the sender's signature (VAPID, RFC 8292).

Written here because the libraries for it also send the push: to a stranger's URL, past our own checks.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT = 65  # bytes of an uncompressed point
AUTH = 16
SALT = 16
RECORD = 4096  # bytes of the single record: every push service accepts that
STEP = 512  # lengths are rounded up to multiples of this, so that they reveal little
LAST = b"\x02"  # the delimiter of the last record
LIFE = 12 * 3600  # seconds that our signature is valid


def spell_bytes(data: bytes) -> str:
    """Bytes as URL-safe base 64 without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read_bytes(text: str) -> bytes:
    """The inverse, with or without padding. Raises ValueError if it is not base 64."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's public key. Raises ValueError if it is not a point of the curve."""
    if len(data) != POINT:
        raise ValueError(f"a public key has {POINT} bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def padded(message: bytes, room: int = STEP) -> bytes:
    """The message, its delimiter, and zeros up to a multiple of `room`."""
    return (message + LAST).ljust(-(-(len(message) + 1) // room) * room, b"\0")


def encrypt(
    message: bytes,
    public_key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    room: int = STEP,
) -> bytes:
    """The body of a push, readable only with the browser's private key and `auth`. Own key and salt are new each time.

    Raises ValueError if the message is too long.
    """
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    record = padded(message, room)
    if len(record) + 16 + SALT + 5 + POINT > RECORD:
        raise ValueError("too long for one push")
    mine = point(own.public_key())
    secret = own.exchange(ec.ECDH(), read_point(public_key))
    shared = _derive(secret, auth, b"WebPush: info\0" + public_key + mine, 32)
    key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, record, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Vapid:
    """The key pair that identifies this host to push services: browsers subscribe with its public half."""

    def __init__(self, secret: bytes, subject: str) -> None:
        """`subject`: a `mailto:` or `https:` contact of the host for push services; empty: none."""
        self._key = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)
        self.public_key = spell_bytes(point(self._key.public_key()))
        self._subject = subject

    def authorization(self, origin: str, now: int) -> str:
        """The Authorization header for a push to that origin at that time, in seconds."""
        claims = {"aud": origin, "exp": now + LIFE, **({"sub": self._subject} if self._subject else {})}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(spell_bytes(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{spell_bytes(r.to_bytes(32) + s.to_bytes(32))}, k={self.public_key}"
