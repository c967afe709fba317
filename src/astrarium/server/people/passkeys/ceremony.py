"""WebAuthn without I/O: the options for a browser, and the check of its reply.

The library takes a quarter of a second to import, so it is imported only when a passkey is used.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import structlog

from ...config import Config
from ...declined import Declined
from .tickets import LIFE

NAME = "Astrarium"

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a passkey is valid: the host name that it is bound to, and the origin that may ask for it."""

    rp_id: str
    origin: str


class Made(NamedTuple):
    """A new passkey."""

    id: bytes
    public_key: bytes
    uses: int


def place_of(config: Config, host: str) -> Place | None:
    """Where passkeys of this server are valid. None without https, except on localhost: browsers allow none there."""
    url = config.public_url or f"http://{host}"
    try:
        name = urlsplit(url).hostname or ""
    except ValueError:
        return None
    local = name == "localhost" or name.endswith(".localhost")
    return Place(name, url) if local or config.https else None


def ask_new(place: Place, challenge: bytes, handle: bytes, email: str, name: str, known: Iterable[bytes]) -> Any:
    """The options for `navigator.credentials.create`. A device that holds a `known` passkey is excluded."""
    import webauthn
    from webauthn.helpers import structs as s

    options = webauthn.generate_registration_options(
        rp_id=place.rp_id,
        rp_name=NAME,
        user_id=handle,
        user_name=email,
        user_display_name=name or email,
        challenge=challenge,
        timeout=LIFE,
        authenticator_selection=s.AuthenticatorSelectionCriteria(
            resident_key=s.ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=s.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[s.PublicKeyCredentialDescriptor(id=key) for key in known],
    )
    return msgspec.json.decode(webauthn.options_to_json(options))


def ask_known(place: Place, challenge: bytes, known: Iterable[bytes]) -> Any:
    """The options for `navigator.credentials.get`. If `known` is empty, the browser offers all that it has for us."""
    import webauthn
    from webauthn.helpers import structs as s

    options = webauthn.generate_authentication_options(
        rp_id=place.rp_id,
        challenge=challenge,
        timeout=LIFE,
        allow_credentials=[s.PublicKeyCredentialDescriptor(id=key) for key in known],
        user_verification=s.UserVerificationRequirement.REQUIRED,
    )
    return msgspec.json.decode(webauthn.options_to_json(options))


def check_new(place: Place, challenge: bytes, reply: dict[str, Any]) -> Made:
    """The new passkey. Raises Declined unless it was made for us and this challenge, and its owner unlocked it."""
    import webauthn

    try:
        found = webauthn.verify_registration_response(
            credential=reply,
            expected_challenge=challenge,
            expected_rp_id=place.rp_id,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception as no:  # noqa: BLE001  (any error from parsing a stranger's bytes means no)
        raise _refused(no) from None
    return Made(found.credential_id, found.credential_public_key, found.sign_count)


def check_known(place: Place, challenge: bytes, reply: dict[str, Any], public_key: bytes, uses: int) -> int:
    """The device's count of uses. Raises Declined unless the key answers this challenge for us and was unlocked."""
    import webauthn

    try:
        found = webauthn.verify_authentication_response(
            credential=reply,
            expected_challenge=challenge,
            expected_rp_id=place.rp_id,
            expected_origin=place.origin,
            credential_public_key=public_key,
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
    except Exception as no:  # noqa: BLE001  (as above)
        raise _refused(no) from None
    return found.new_sign_count


def key_of(reply: dict[str, Any]) -> bytes:
    """The id of the passkey that the browser says it used; empty if it does not say."""
    from webauthn import base64url_to_bytes

    try:
        return base64url_to_bytes(str(reply.get("rawId", "")))
    except ValueError:
        return b""


def handle_in(reply: dict[str, Any]) -> bytes | None:
    """The person to whom the browser says the passkey belongs: our handle from when it was made, or None."""
    from webauthn import base64url_to_bytes

    response = reply.get("response")
    handle = response.get("userHandle") if isinstance(response, dict) else None
    try:
        return base64url_to_bytes(handle) if isinstance(handle, str) and handle else None
    except ValueError:
        return None


def _refused(no: Exception) -> Declined:
    log.info("a passkey was refused", why=type(no).__name__, told=str(no)[:200])
    return Declined("bad_passkey")
