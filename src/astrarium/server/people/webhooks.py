"""Addresses that people ask us to call. A server must not be talked into calling its own neighbours."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from .declined import Declined

LONGEST = 500
_NAT64 = IPv6Network("64:ff9b::/96")
_OWN_ENDINGS = (".local", ".localhost", ".internal", ".home.arpa", ".lan", ".intranet")


def check_webhook(url: str, allow_private: bool, longest: int = LONGEST) -> None:
    """Declined unless notices may be sent there. A name may still lead to a private address: ask again when calling."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise Declined("bad_webhook") from None
    fit = url.isascii() and url.isprintable() and " " not in url and len(url) <= longest
    schemes = ("https", "http") if allow_private else ("https",)
    if not fit or parts.scheme not in schemes or not host or parts.username is not None or parts.fragment:
        raise Declined("bad_webhook")
    if not allow_private and _is_private_host(host):
        raise Declined("private_webhook")


def is_public(address: str) -> bool:
    """Is this numeric address one of the open internet?"""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        found = _inner(found) or found
    return found.is_global and not found.is_multicast


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The address of version 4 that one of version 6 stands for."""
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def _is_private_host(host: str) -> bool:
    host = host.rstrip(".").lower()
    try:
        return not is_public(host)
    except ValueError:
        # A name of the open internet has a dot and does not end in figures (2130706433 and 0x7f.1 are addresses too).
        last = host.rpartition(".")[2]
        return "." not in host or host.endswith(_OWN_ENDINGS) or last.isdigit() or last.startswith("0x")
