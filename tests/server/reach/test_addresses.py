"""Which addresses a computer has, and what they are called."""

import socket

import pytest

from astrarium.server.reach import addresses


@pytest.mark.parametrize(
    ("host", "link"),
    [
        ("127.0.0.1", "http://localhost:8000"),
        ("::1", "http://localhost:8000"),
        ("0.0.0.0", "http://localhost:8000"),  # noqa: S104
        ("192.168.1.20", "http://192.168.1.20:8000"),
        ("fd00::20", "http://[fd00::20]:8000"),
        ("tower", "http://tower:8000"),
    ],
)
def test_the_link_for_whoever_sits_there(host: str, link: str) -> None:
    assert addresses.home_link(host, 8000) == link


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]",
                                  "::ffff:127.0.0.1"])  # fmt: skip
def test_names_of_this_very_computer(host: str) -> None:
    assert addresses.is_loopback(host)


@pytest.mark.parametrize("host", ["", "tower", "192.168.1.20", "localhost.example.org", "127.0.0.1.nip.io", "0.0.0.0"])  # noqa: S104
def test_names_that_others_may_have(host: str) -> None:
    assert not addresses.is_loopback(host)


def test_what_others_can_reach_comes_first_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.1.20"), ("eth0", "169.254.3.4")]
    monkeypatch.setattr(addresses, "ELSEWHERE", ())
    monkeypatch.setattr(addresses, "_listed", lambda: listed)
    infos = [(0, 0, 0, "", (found, 0)) for found in ("fd00::20", "fe80::1%eth0", "192.168.1.20")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: infos)
    assert addresses.own_addresses() == ["192.168.1.20", "172.17.0.1", "fd00::20"]


def test_this_system_lists_its_own() -> None:
    found = addresses._listed()
    assert ("lo", "127.0.0.1") in found or not found, "other systems than Linux tell nothing"
    for _, address in found:
        with socket.socket() as one:
            one.bind((address, 0))  # only one's own can be bound
