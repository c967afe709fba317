"""What people type as names, addresses and webhooks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.server.declined import Declined
from astrarium.server.people.names import NAME_LENGTH, clean_email, clean_name
from astrarium.server.people.webhooks import check_webhook, is_public


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("  A \t  B\n", "A B"),
        ("a\u202eb\u2066c\x00", "abc"),
        ("zero\u200bwidth", "zerowidth"),
        ("李雷", "李雷"),
        ("🚀 x", "🚀 x"),
    ],
)
def test_names_are_made_fit_to_show(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", " ", "\u202e", "\u0301", "x" * 25, "e" + "\u0336" * 4, "\ue000"])
def test_names_that_cannot_be_shown(typed: str) -> None:
    with pytest.raises(Declined):
        clean_name(typed)


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Declined:
        return
    assert 1 <= len(name) <= NAME_LENGTH
    assert clean_name(name) == name
    assert "\x00" not in name


@pytest.mark.parametrize("typed", [" Ann@Example.ORG ", "ann@example.org"])
def test_addresses_are_compared_in_lower_case(typed: str) -> None:
    assert clean_email(typed) == "ann@example.org"


@pytest.mark.parametrize(
    "typed", ["", "ann", "ann@", "@example.org", "a b@example.org", "ann@example", "a\r\nb@example.org", "a@b@c.org",
              "a\x00@example.org", "a" * 65 + "@example.org", "a@" + "b." * 130 + "org", "a@-b.org", "a,b@example.org"]
)  # fmt: skip
def test_what_is_no_address(typed: str) -> None:
    with pytest.raises(Declined, match="bad_email"):
        clean_email(typed)


@pytest.mark.parametrize(
    "url", ["https://example.org/hook?x=1", "https://93.184.216.34/", "https://example.org:8443/a"]
)
def test_webhooks_on_the_open_internet(url: str) -> None:
    check_webhook(url, allow_private=False)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.org/", "bad_webhook"),
        ("ftp://example.org/", "bad_webhook"),
        ("https://", "bad_webhook"),
        ("https://user:pass@example.org/", "bad_webhook"),
        ("https://example.org/\r\nx", "bad_webhook"),
        ("https://example.org:99999/", "bad_webhook"),
        ("https://[::1/", "bad_webhook"),
        ("https://example.org/" + "x" * 500, "bad_webhook"),
        ("https://localhost/", "private_webhook"),
        ("https://127.0.0.1/", "private_webhook"),
        ("https://10.1.2.3/", "private_webhook"),
        ("https://169.254.169.254/latest", "private_webhook"),
        ("https://[::1]/", "private_webhook"),
        ("https://[::ffff:10.0.0.1]/", "private_webhook"),
        ("https://[64:ff9b::a00:1]/", "private_webhook"),
        ("https://[2002:7f00:1::]/", "private_webhook"),
        ("https://2130706433/", "private_webhook"),
        ("https://0x7f.1/", "private_webhook"),
        ("https://127.1/", "private_webhook"),
        ("https://printer.local/", "private_webhook"),
        ("https://db.internal./", "private_webhook"),
    ],
)
def test_webhooks_that_are_declined(url: str, code: str) -> None:
    with pytest.raises(Declined, match=code):
        check_webhook(url, allow_private=False)


def test_a_closed_network_may_allow_its_own() -> None:
    check_webhook("http://127.0.0.1:9000/hook", allow_private=True)
    with pytest.raises(Declined, match="bad_webhook"):
        check_webhook("file:///etc/passwd", allow_private=True)


def test_public_addresses() -> None:
    assert is_public("2606:2800:220:1::1")
    assert not is_public("fe80::1")
    assert not is_public("224.0.0.1")
    assert not is_public("0.0.0.0")  # noqa: S104  (it binds nothing)
