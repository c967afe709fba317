"""IPv6 forms of addresses that lead into a private network are refused."""

import socket
from typing import Any

import pytest

from astrarium.server.declined import Declined
from astrarium.server.http.routes.notices import LONGEST
from astrarium.server.notices.outgoing_call import Unwelcome
from astrarium.server.people.webhooks import check_webhook, is_public
from tests.server.notices.calls import call

PRIVATE = {
    "loopback": "::1",
    "none": "::",
    "mapped": "::ffff:10.0.0.1",
    "mapped and public": "::ffff:93.184.216.34",
    "translated (SIIT)": "::ffff:0:10.0.0.1",
    "compatible": "::10.0.0.1",
    "compatible and public": "::93.184.216.34",
    "6to4": "2002:a00:1::1",
    "6to4 and public": "2002:5db8:d822::1",
    "NAT64": "64:ff9b::10.0.0.1",
    "NAT64 of this computer": "64:ff9b::7f00:1",
    "NAT64 of the cloud's own": "64:ff9b::a9fe:a9fe",
    "NAT64 of a private network": "64:ff9b:1::10.0.0.1",
    "NAT64 of a private network, public": "64:ff9b:1::93.184.216.34",
    "Teredo": "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "benchmarks": "2001:2::1",
    "ORCHID": "2001:10::1",
    "ORCHIDv2": "2001:20::1",
    "documents": "2001:db8::1",
    "more documents": "3fff::1",
    "discarded": "100::1",
    "segment routing": "5f00::1",
    "link-local": "fe80::1",
    "link-local with a zone": "fe80::1%eth0",
    "global with a zone": "2606:2800:220:1::1%eth0",
    "site-local": "fec0::1",
    "unique local": "fc00::1",
    "unique local, usual": "fd12:3456:789a::1",
    "multicast": "ff02::1",
    "multicast, global": "ff0e::1",
    "ISATAP": "2606:2800:220:1:0:5efe:10.0.0.1",
    "ISATAP, universal": "2606:2800:220:1:200:5efe:10.0.0.1",
    "version 4, 6to4's relay": "192.88.99.1",
    "version 4, shared": "100.64.0.1",
    "version 4, benchmarks": "198.18.0.1",
    "version 4, documents": "203.0.113.7",
    "version 4, everybody": "255.255.255.255",
    "version 4, multicast": "239.1.1.1",
}
PUBLIC = {
    "version 4": "93.184.216.34",
    "version 6": "2606:2800:220:1::1",
    "version 6, from Europe": "2a00:1450:4007:80e::200e",
    "version 4 from a network without it": "64:ff9b::93.184.216.34",
}


@pytest.mark.parametrize("form", PRIVATE)
def test_private_forms(form: str) -> None:
    address = PRIVATE[form]
    assert not is_public(address)
    host = f"[{address.replace('%', '%25')}]" if ":" in address else address
    for longest in (500, LONGEST):  # a webhook, and a push service
        with pytest.raises(Declined, match=r"private_webhook|bad_webhook"):
            check_webhook(f"https://{host}/hook", allow_private=False, longest=longest)


@pytest.mark.parametrize("form", PUBLIC)
def test_public_forms(form: str) -> None:
    assert is_public(PUBLIC[form])


@pytest.mark.parametrize("form", PRIVATE)
async def test_a_name_that_leads_there_is_not_called(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET6, socket.SOCK_STREAM, 6, "", (PRIVATE[form], port, 0, 0))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(Unwelcome, match="not an address of the open internet"):
        await call("https://hook.example.org/", b"{}", {}, allow_private=False)


@pytest.mark.parametrize("port", [22, 25, 80, 5432, 8080])
async def test_no_port_but_those_of_https(port: int) -> None:
    """A fault once found: our server could be made to call any port of any public host."""
    url = f"https://hook.example.org:{port}/"
    with pytest.raises(Declined, match="webhook_port"):
        check_webhook(url, allow_private=False)
    with pytest.raises(Unwelcome, match="port"):  # one that was accepted before
        await call(url, b"{}", {}, allow_private=False)
    for usual in ("", ":443", ":8443"):
        check_webhook(f"https://hook.example.org{usual}/", allow_private=False)
