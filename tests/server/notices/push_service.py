"""A push service and its browsers, which decrypt pushes by an implementation of RFC 8291 of their own."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from astrarium.server.notices.encryption import CURVE, point, read_bytes, spell_bytes

from .desk import serving


@dataclass
class Arrived:
    """One push as the service received it."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Browser:
    """A browser, which can decrypt its pushes."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> dict[str, str]:
        public = point(self.key.public_key())
        return {"endpoint": self.endpoint, "p256dh": spell_bytes(public), "auth": spell_bytes(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return padded[:-1]

    def read(self, arrived: Arrived) -> Any:
        return json.loads(self.decrypt(arrived.body))


@dataclass
class PushService:
    """The pushes received, and the status that it answers for each endpoint."""

    port: int = 0
    came: list[Arrived] = field(default_factory=list)
    statuses: dict[str, int] = field(default_factory=dict)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.url}/push/{name}")

    def to(self, browser: Browser) -> list[Any]:
        """All notices to this browser, decrypted."""
        path = browser.endpoint.removeprefix(self.url)
        return [browser.read(one) for one in self.came if one.path == path]

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        path = first.split()[1]
        self.came.append(Arrived(path, headers, body))
        writer.write(f"HTTP/1.1 {self.statuses.get(path, 201)} So\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()


@asynccontextmanager
async def open_service() -> AsyncIterator[PushService]:
    service = PushService()
    async with serving(service.hear) as service.port:
        yield service


def check_vapid(arrived: Arrived, public_key: str, origin: str, now: int) -> dict[str, Any]:
    """The sender's claims, after checking that they are signed with the key that browsers subscribed with."""
    scheme, _, rest = arrived.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert given["k"] == public_key
    head, claims, signature = given["t"].split(".")
    raw = read_bytes(signature)
    assert len(raw) == 64
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read_bytes(public_key))
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))  # raises InvalidSignature
    assert json.loads(read_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(read_bytes(claims))
    assert found["aud"] == origin
    assert now < found["exp"] <= now + 24 * 3600
    return found
