"""Checks URLs that people ask us to call: the server must not be made to call its own private network."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from ..declined import Declined

LONGEST = 500
PORTS = (None, 443, 8443)  # on public addresses; at other ports nobody expects our calls
_NAT64 = IPv6Network("64:ff9b::/96")
# All addresses assigned to the public internet. Outside are loopback, link-local, site-local and unique local
# addresses, multicast, ::a.b.c.d, ::ffff:a.b.c.d and translators of private networks (64:ff9b:1::/48).
_UNICAST = IPv6Network("2000::/3")
_SPECIAL = [
    IPv6Network(one)
    for one in (
        "2001::/23",  # reserved by the IETF: Teredo, benchmarks, identifiers that are not addresses
        "2001:db8::/32",  # for documentation, as is the next
        "3fff::/20",
        "2002::/16",  # 6to4
    )
]
_RELAYS = IPv4Network("192.88.99.0/24")  # 6to4's
_ISATAP, _ISATAP_BITS = 0x00005EFE, 0x03000000  # in the lower half; these two bits may be set
_OWN_ENDINGS = (".local", ".localhost", ".internal", ".home.arpa", ".lan", ".intranet")


def check_webhook(url: str, allow_private: bool, longest: int = LONGEST) -> None:
    """Raises Declined unless notices may be sent there. A name may resolve to a private address: check when calling."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Declined("bad_webhook") from None
    fit = url.isascii() and url.isprintable() and " " not in url and len(url) <= longest
    schemes = ("https", "http") if allow_private else ("https",)
    if not fit or parts.scheme not in schemes or not host or parts.username is not None or parts.fragment:
        raise Declined("bad_webhook")
    if not allow_private and port not in PORTS:
        raise Declined("webhook_port")
    if not allow_private and _is_private_host(host):
        raise Declined("private_webhook")


def is_public(address: str) -> bool:
    """Whether this numeric address is on the public internet."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found in _NAT64:  # leads from IPv6 to an IPv4 address, which counts
            return _is_public_v4(IPv4Address(int(found) & 0xFFFFFFFF))
        return _is_public_v6(found)
    return _is_public_v4(found)


def _is_public_v4(address: IPv4Address) -> bool:
    return address.is_global and not address.is_multicast and address not in _RELAYS


def _is_public_v6(address: IPv6Address) -> bool:
    """Whether the address is public. No form that embeds an IPv4 address is: the network decides where it leads."""
    isatap = (int(address) >> 32 & 0xFFFFFFFF) & ~_ISATAP_BITS == _ISATAP
    unicast = address in _UNICAST and not any(address in network for network in _SPECIAL)
    return unicast and address.is_global and address.scope_id is None and not isatap


def _is_private_host(host: str) -> bool:
    host = host.rstrip(".").lower()
    try:
        return not is_public(host)
    except ValueError:
        # A public name has a dot and does not end in a number (2130706433 and 0x7f.1 are addresses too).
        last = host.rpartition(".")[2]
        return "." not in host or host.endswith(_OWN_ENDINGS) or last.isdigit() or last.startswith("0x")
