"""WebAuthn, the part that is arithmetic: what a browser is asked, and whether its reply is good. No I/O.

The library takes a quarter of a second to load, so that only those who use a passkey wait for it.
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
    """Where a passkey counts: the name that it is bound to, and the pages that may ask for it."""

    rp_id: str
    origin: str


class Made(NamedTuple):
    """A new passkey."""

    id: bytes
    public_key: bytes
    uses: int


def place_of(config: Config, host: str) -> Place | None:
    """None where browsers have no passkeys: without https, except on this very computer under the name localhost."""
    url = config.public_url or f"http://{host}"
    try:
        name = urlsplit(url).hostname or ""
    except ValueError:
        return None
    local = name == "localhost" or name.endswith(".localhost")
    return Place(name, url) if local or config.https else None


def ask_new(place: Place, challenge: bytes, handle: bytes, email: str, name: str, known: Iterable[bytes]) -> Any:
    """What `navigator.credentials.create` gets. Not of a device that has one already."""
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
    """What `navigator.credentials.get` gets. Of nobody in particular: the browser offers all that it has for us."""
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
    """Declined unless this browser made a passkey for us, now, and its owner unlocked it."""
    import webauthn

    try:
        found = webauthn.verify_registration_response(
            credential=reply,
            expected_challenge=challenge,
            expected_rp_id=place.rp_id,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception as no:  # noqa: BLE001  (whatever a stranger's bytes make of a parser is one answer: no)
        raise _refused(no) from None
    return Made(found.credential_id, found.credential_public_key, found.sign_count)


def check_known(place: Place, challenge: bytes, reply: dict[str, Any], public_key: bytes, uses: int) -> int:
    """How often that key was used, as its device counts. Declined unless it was used for us, now, and unlocked."""
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
    """Which passkey a browser says it used; empty if it does not say."""
    from webauthn import base64url_to_bytes

    try:
        return base64url_to_bytes(str(reply.get("rawId", "")))
    except ValueError:
        return b""


def handle_in(reply: dict[str, Any]) -> bytes | None:
    """Whose the browser says that it is: our own word for the person, from when the passkey was made."""
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
