"""Passkeys in a real browser with a virtual device: made, used, refused, lost; and what an administrator needs."""

import os
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from playwright.sync_api import Browser, CDPSession, expect

from ..server.node_process import LIMITS, NodeProcess
from .conftest import Visits
from .inspection import inspect
from .visitor import Visitor

PASSWORD = "plum-tractor-9-lamp"  # noqa: S105
SHOTS = os.environ.get("ASTRARIUM_SHOTS")
MANY = {"sign_ins_per_minute": 10_000, "sign_in_burst": 10_000, "account_tries_per_hour": 10_000}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    folder = tmp_path_factory.mktemp("house")
    node = NodeProcess(folder, database=f"sqlite:///{folder}/astrarium.db", limits={**LIMITS, **MANY}).start()
    yield node
    node.stop()


@pytest.fixture
def visit(chromium: Browser, house: NodeProcess) -> Iterator[Visits]:
    """Visits under `localhost`, where browsers allow passkeys without https."""
    visits = Visits(chromium, f"http://localhost:{house.port}")
    yield visits
    for visitor in visits.made:
        visitor.leave()


class Device:
    """A device with a visitor's passkeys, always at hand and unlocked."""

    def __init__(self, visitor: Visitor) -> None:
        self._line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._line.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        }  # fmt: skip
        self._id = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._line.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def put(self, key: dict[str, Any]) -> None:
        self._line.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": key})


def shoot(visitor: Visitor, name: str) -> None:
    if SHOTS:
        visitor.page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def make_account(visitor: Visitor, email: str) -> None:
    visitor.request("POST", "/guest", {"name": "Zoé", "lang": "en"})
    visitor.request("POST", "/account", {"email": email, "password": PASSWORD})
    visitor.page.goto("/account")


def add_passkey(visitor: Visitor, name: str) -> list[str]:
    page = visitor.page
    page.get_by_label("Name of the passkey").fill(name)
    page.get_by_role("button", name="Add a passkey").click()
    dialog = page.get_by_role("dialog", name="Your recovery codes")
    expect(dialog.locator("code")).to_have_count(10)
    codes = dialog.locator("code").all_inner_texts()
    shoot(visitor, f"codes-{name}")
    inspect(visitor)
    dialog.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_text(name, exact=True)).to_be_visible()
    return codes


def sign_out(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(visitor.page.get_by_role("heading", name="Make an account")).to_be_visible()


def first_step(visitor: Visitor, email: str) -> None:
    visitor.page.goto("/account")
    plate = visitor.page.get_by_role("region", name="Sign in")
    plate.get_by_label("E-mail address").fill(email)
    plate.get_by_label("Password", exact=True).fill(PASSWORD)
    plate.get_by_role("button", name="Sign in", exact=True).click()
    expect(plate.get_by_text("This account has a passkey. Show it to finish.")).to_be_focused()


def signed_in(visitor: Visitor, email: str) -> None:
    expect(visitor.page.get_by_text(f"Signed in as {email}.")).to_be_visible()


def test_made_used_refused_and_lost(visit: Visits) -> None:
    email = "zoe@example.org"
    zoe = visit()
    device, page = Device(zoe), zoe.page
    make_account(zoe, email)
    codes = add_passkey(zoe, "Laptop")
    assert len(set(codes)) == 10
    inspect(zoe)
    shoot(zoe, "account")
    page.get_by_role("button", name="Rename “Laptop”").click()
    page.get_by_role("dialog").get_by_label("Name of the passkey").fill("Old laptop")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Old laptop", exact=True)).to_be_visible()

    sign_out(zoe)
    inspect(zoe)
    shoot(zoe, "sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    signed_in(zoe, email)
    expect(page.get_by_text("Last used on")).to_be_visible()

    sign_out(zoe)
    first_step(zoe, email)
    inspect(zoe)
    shoot(zoe, "second-step")
    page.get_by_role("button", name="Show the passkey").click()
    signed_in(zoe, email)

    thief = visit()
    forged = Device(thief)
    other = ec.generate_private_key(ec.SECP256R1())
    raw = other.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
    (key,) = device.keys()
    forged.put({**key, "privateKey": b64encode(raw).decode(), "signCount": 50})
    first_step(thief, email)
    thief.page.get_by_role("button", name="Show the passkey").click()
    expect(thief.page.get_by_text("This passkey was not accepted.")).to_be_visible()
    assert thief.request("GET", "/me")["person"] is None

    lost = visit()
    first_step(lost, email)
    lost.page.get_by_role("button", name="I have lost it").click()
    lost.page.get_by_label("Recovery code").fill(codes[0].upper())
    shoot(lost, "recovery-code")
    lost.page.get_by_role("button", name="Sign in", exact=True).click()
    signed_in(lost, email)
    expect(lost.page.get_by_text("9 recovery codes left.")).to_be_visible()
    lost.page.get_by_role("button", name="Remove “Old laptop”").click()
    lost.page.get_by_role("dialog").get_by_role("button", name="Remove the passkey").click()
    expect(lost.page.get_by_text("recovery codes left.")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Make an account")).to_be_visible()  # the others are signed out


def test_an_administrator(visit: Visits, house: NodeProcess) -> None:
    email = "root@example.org"
    root = visit()
    Device(root)
    make_account(root, email)
    table = root.request("POST", "/tables", {"wish": {"game": "tiny", "seats": 2}})["table"]
    command = [
        sys.executable,
        "-m",
        "astrarium.cli",
        "admin",
        "person",
        email,
        "--admin",
        "--config",
        str(house.config),
    ]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    root.page.goto("/account")
    expect(root.page.get_by_text("You are an administrator:")).to_be_visible()
    shoot(root, "administrator")
    end = f"/api/v1/admin/tables/{table}/end"
    refused = root.context.request.post(end)
    assert (refused.status, refused.json()["error"]["code"]) == (403, "passkey_needed")
    add_passkey(root, "Key ring")
    expect(root.page.get_by_text("You are an administrator:")).to_have_count(0)
    assert root.context.request.post(end).ok


def test_in_french_on_a_phone(visit: Visits) -> None:
    paul = visit("fr", phone=True)
    Device(paul)
    make_account(paul, "paul@example.org")
    page = paul.page
    page.get_by_label("Nom de la clé").fill("Téléphone")
    page.get_by_role("button", name="Ajouter une clé d’accès").tap()
    dialog = page.get_by_role("dialog", name="Vos codes de secours")
    expect(dialog.locator("code")).to_have_count(10)
    shoot(paul, "codes-phone")
    inspect(paul)
    dialog.get_by_role("button", name="Je les ai gardés").tap()
    expect(page.get_by_text("Il vous reste 10 codes de secours.")).to_be_visible()
    shoot(paul, "account-phone")
    inspect(paul)
