"""Under which addresses others on the network find this computer, as far as it can know."""

import socket
from contextlib import suppress
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (names of it)  # nosec B104
THIS_COMPUTER = ("127.0.0.1", "::1", "localhost")
# Reserved for documentation: nothing is sent, the system only says from which address it would be.
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def own_addresses() -> list[str]:
    """Addresses of this computer that others may reach, the most likely first. May be empty."""
    found: list[str] = []
    for family, somewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return [address for address in dict.fromkeys(found) if _is_reachable(address)]


def _is_reachable(address: str) -> bool:
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return not (number.is_loopback or number.is_link_local or number.is_unspecified)


def links(host: str, port: int) -> tuple[str, list[str]]:
    """The link for this computer, and those for friends on the network if the server listens to them."""
    if host in EVERYWHERE:
        wanted = own_addresses()
        if host == EVERYWHERE[0]:
            wanted = [address for address in wanted if ":" not in address]
        return f"http://localhost:{port}", [link(address, port) for address in wanted]
    return link("localhost" if host in THIS_COMPUTER else host, port), []


def link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
