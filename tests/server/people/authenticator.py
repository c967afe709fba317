"""A simulated device for passkeys: makes keys, counts their uses and signs challenges."""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from astrarium.server.people.tokens import read_bytes, spell_bytes

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """The device, used on pages of `origin`. A test may let it lie about that, skip its owner, or count backwards."""

    origin: str
    unlocked: bool = True
    uses: int = 0
    id: bytes = field(default_factory=lambda: token_bytes(16))
    handle: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The result of `navigator.credentials.create`."""
        self.handle = read_bytes(options["user"]["id"]) or b""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(options["rp"]["id"], NEW) + known
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._reply(clientDataJSON=said, attestationObject=attestation)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The result of `navigator.credentials.get`."""
        self.uses += 1
        data, said = self._data(options["rpId"]), self._said("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._reply(clientDataJSON=said, authenticatorData=data, signature=signature, userHandle=self.handle)

    def _data(self, rp_id: str, more: int = 0) -> bytes:
        flags = PRESENT | (VERIFIED if self.unlocked else 0) | more
        return sha256(rp_id.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _reply(self, **response: bytes) -> dict[str, Any]:
        spelled = {name: spell_bytes(value) for name, value in response.items()}
        name = spell_bytes(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": spelled, "clientExtensionResults": {}}
