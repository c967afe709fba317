"""The encryption of Web Push, against the examples of the RFCs."""

import os

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from astrarium.server.notices.encryption import CURVE, STEP, Vapid, encrypt, point, read_bytes, read_point, spell_bytes

from .push_service import Browser

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(read_bytes(text)), CURVE)


def test_the_example_of_the_rfc() -> None:
    made = encrypt(PLAIN, read_bytes(PUBLIC), read_bytes(AUTH), private(SENDER), read_bytes(SALT), room=1)
    assert spell_bytes(made) == BODY
    browser = Browser("", private(RECEIVER), read_bytes(AUTH))
    assert spell_bytes(point(browser.key.public_key())) == PUBLIC
    assert browser.decrypt(read_bytes(BODY)) == PLAIN


def test_only_the_browser_can_read_it_and_lengths_tell_little() -> None:
    browser, other = Browser(""), Browser("")
    public = point(browser.key.public_key())
    made = {size: encrypt(b"x" * size, public, browser.auth) for size in (0, 1, 100, STEP - 1)}
    assert len({len(body) for body in made.values()}) == 1
    assert {size: len(browser.decrypt(body)) for size, body in made.items()} == {size: size for size in made}
    with pytest.raises(InvalidTag):
        other.decrypt(made[100])
    with pytest.raises(InvalidTag):
        Browser("", browser.key, other.auth).decrypt(made[100])
    assert encrypt(b"x", public, browser.auth) != encrypt(b"x", public, browser.auth)


def test_what_is_no_key_or_too_long_is_refused() -> None:
    public = point(Browser("").key.public_key())
    for wrong in (b"", public[:-1], b"\x04" + bytes(64), os.urandom(65)):
        with pytest.raises(ValueError, match=r"."):
            read_point(wrong)
    with pytest.raises(ValueError, match="too long"):
        encrypt(b"x" * 4_000, public, bytes(16))


def test_a_host_has_one_key_pair() -> None:
    secret = os.urandom(32)
    assert Vapid(secret, "").public_key == Vapid(secret, "mailto:x@example.org").public_key
    assert Vapid(secret, "").public_key != Vapid(os.urandom(32), "").public_key
    for edge in (bytes(32), b"\xff" * 32):  # any bytes make a key
        assert len(read_bytes(Vapid(edge, "").public_key)) == 65
